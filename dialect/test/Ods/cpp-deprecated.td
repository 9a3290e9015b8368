// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s --implicit-check-not="deprecated("

// "Deprecation in C++": of an operation, and of a builder.

include "mlir/IR/OpBase.td"

def MyDialect : Dialect {
  let name = "my";
}
def MyOp : Op<MyDialect, "my.op">, CppDeprecated<"use 'your.op' instead"> {
  let builders = [
    DeprecatedOpBuilder<"use 'build' with foo instead", (ins "int":$bar)>
  ];
}

// The generator of operations marks the builder, but (LLVM 22.1.8) not the class.
// CHECK:      class MyOp : public
// CHECK:      ::llvm::StringLiteral("my.my.op")
// CHECK:      {{\[\[}}deprecated("use 'build' with foo instead"){{]]}}
// CHECK-NEXT: static void build(::mlir::OpBuilder &odsBuilder, ::mlir::OperationState &odsState, int bar);
