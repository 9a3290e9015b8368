// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s --implicit-check-not="deprecated("

// Tests the section "Deprecation in C++": an operation and a builder are deprecated.

include "mlir/IR/OpBase.td"

def MyDialect : Dialect {
  let name = "my";
}
def MyOp : Op<MyDialect, "my.op">, CppDeprecated<"use 'your.op' instead"> {
  let builders = [
    DeprecatedOpBuilder<"use 'build' with foo instead", (ins "int":$bar)>
  ];
}

// The generator of operations marks the builder, but not the class (LLVM 22.1.8).
// CHECK:      class MyOp : public
// CHECK:      ::llvm::StringLiteral("my.my.op")
// CHECK:      {{\[\[}}deprecated("use 'build' with foo instead"){{]]}}
// CHECK-NEXT: static void build(::mlir::OpBuilder &odsBuilder, ::mlir::OperationState &odsState, int bar);
