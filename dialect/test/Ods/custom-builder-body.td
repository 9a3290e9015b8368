// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s --check-prefix=DECL
// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s --check-prefix=DEF

// Tests the section "Custom builder methods": a builder with its body.

include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my";
}

def MyOp : Op<My_Dialect, "my_op", []> {
  let arguments = (ins F32Attr:$attr);

  let builders = [
    OpBuilder<(ins "float":$val), [{
      $_state.addAttribute("attr", $_builder.getF32FloatAttr(val));
    }]>
  ];
}

// The parameters that the document calls `builder` and `state` have different names today.
// DECL:      class MyOp : public
// DECL:      static void build(::mlir::OpBuilder &odsBuilder, ::mlir::OperationState &odsState, float val);

// DEF:       void MyOp::build(::mlir::OpBuilder &odsBuilder, ::mlir::OperationState &odsState, float val) {
// DEF-NEXT:    odsState.addAttribute("attr", odsBuilder.getF32FloatAttr(val));
