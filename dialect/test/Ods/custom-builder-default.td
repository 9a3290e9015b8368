// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s --check-prefix=DECL
// RUN: %mlir_tblgen -gen-op-defs %s | FileCheck %s --check-prefix=DEF

// Tests the section "Custom builder methods": a default argument is in the declaration, not in the definition.

include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my";
}

def MyOp : Op<My_Dialect, "my_op", []> {
  let arguments = (ins F32Attr:$attr);

  let builders = [
    OpBuilder<(ins CArg<"float", "0.5f">:$val), [{
      $_state.addAttribute("attr", $_builder.getF32FloatAttr(val));
    }]>
  ];
}

// The parameters that the document calls `builder` and `state` have different names today.
// DECL:      class MyOp : public
// DECL:      static void build(::mlir::OpBuilder &odsBuilder, ::mlir::OperationState &odsState, float val = 0.5f);
// Today, each builder has two functions that also create the operation.
// DECL-NEXT: static MyOp create(::mlir::OpBuilder &builder, ::mlir::Location location, float val = 0.5f);
// DECL-NEXT: static MyOp create(::mlir::ImplicitLocOpBuilder &builder, float val = 0.5f);

// DEF:       void MyOp::build(::mlir::OpBuilder &odsBuilder, ::mlir::OperationState &odsState, float val) {
// DEF-NEXT:    odsState.addAttribute("attr", odsBuilder.getF32FloatAttr(val));
