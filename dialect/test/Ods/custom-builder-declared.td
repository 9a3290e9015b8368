// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s --check-prefix=DECL
// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s --check-prefix=DEF --implicit-check-not="MyOp::build({{.*}}float val"

// Tests the section "Custom builder methods": a builder is only declared, and must be defined in C++.

include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my";
}

// Today, the first argument of Op is the dialect; the document does not have it.
def MyOp : Op<My_Dialect, "my_op", []> {
  let arguments = (ins F32Attr:$attr);

  let builders = [
    OpBuilder<(ins "float":$val)>
  ];
}

// The parameters that the document calls `builder` and `state` have different names today.
// DECL:      class MyOp : public
// DECL:      static void build(::mlir::OpBuilder &odsBuilder, ::mlir::OperationState &odsState, float val);

// DEF:       MyOp MyOp::create({{.*}}float val) {
