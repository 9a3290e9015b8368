// RUN: %mlir_tblgen --gen-op-decls %s | FileCheck %s --check-prefix=OP-DECL
// RUN: %mlir_tblgen --gen-op-defs %s | FileCheck %s --check-prefix=OP-DEF
// RUN: %mlir_tblgen --gen-dialect-doc %s | FileCheck %s --check-prefix=DIALECT-DOC
// RUN: %mlir_tblgen --gen-op-interface-decls %s | FileCheck %s --check-prefix=INTERFACE-DECL
// RUN: %mlir_tblgen --gen-op-interface-defs %s | FileCheck %s --check-prefix=INTERFACE-DEF
// RUN: %mlir_tblgen --gen-op-interface-docs %s | FileCheck %s --check-prefix=INTERFACE-DOC
// RUN: not %mlir_tblgen --gen-op-interface-doc %s 2>&1 | FileCheck %s --check-prefix=DOCUMENTED

// Tests all commands of the section "Run mlir-tblgen to see the generated content". Today, the last command is spelled
// `--gen-op-interface-docs`, with an `s`.

include "mlir/IR/OpBase.td"

def My_Dialect : Dialect {
  let name = "my";
}
def My_NumberInterface : OpInterface<"NumberInterface"> {
  let description = "An operation that has a number.";
  let methods = [InterfaceMethod<"Its number.", "int", "getNumber">];
}
def My_ExampleOp
    : Op<My_Dialect, "example", [DeclareOpInterfaceMethods<My_NumberInterface>]> {
  let summary = "An operation with an interface";
}

// OP-DECL:            class ExampleOp : public ::mlir::Op<ExampleOp
// OP-DECL-SAME:         NumberInterface::Trait
// OP-DECL:            int getNumber();
// OP-DEF:             my::ExampleOp
// DIALECT-DOC:        # 'my' Dialect
// DIALECT-DOC:        ### `my.example` (my::ExampleOp)
// DIALECT-DOC:        _An operation with an interface_
// DIALECT-DOC:        Interfaces: `NumberInterface`
// INTERFACE-DECL:     class NumberInterface : public ::mlir::OpInterface<NumberInterface,
// INTERFACE-DECL:     int getNumber();
// INTERFACE-DEF:      int NumberInterface::getNumber() {
// INTERFACE-DOC:      ## NumberInterface (`My_NumberInterface`)
// INTERFACE-DOC:      #### `getNumber`
// DOCUMENTED:         Did you mean '--gen-op-interface-docs'?
