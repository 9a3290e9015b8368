// RUN: %mlir_tblgen -gen-rewriters %s | FileCheck %s

// Tests the example of the section "Combining constraints": all constraints of AllAttrOf must hold.

include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"

def TEST_Dialect : Dialect {
  let name = "test";
}
class TEST_Op<string mnemonic, list<Trait> traits = []>
    : Op<TEST_Dialect, mnemonic, traits>;

def OpAllAttrConstraint1 : TEST_Op<"all_attr_constraint_of1"> {
  let arguments = (ins I64ArrayAttr:$attr);
  let results = (outs I32);
}
def OpAllAttrConstraint2 : TEST_Op<"all_attr_constraint_of2"> {
  let arguments = (ins I64ArrayAttr:$attr);
  let results = (outs I32);
}
def Constraint0 : AttrConstraint<
    CPred<"::llvm::cast<::mlir::IntegerAttr>(::llvm::cast<ArrayAttr>($_self)[0]).getInt() == 0">,
    "[0] == 0">;
def Constraint1 : AttrConstraint<
    CPred<"::llvm::cast<::mlir::IntegerAttr>(::llvm::cast<ArrayAttr>($_self)[1]).getInt() == 1">,
    "[1] == 1">;
def : Pat<(OpAllAttrConstraint1
            AllAttrOf<[Constraint0, Constraint1]>:$attr),
          (OpAllAttrConstraint2 $attr)>;

// CHECK:      if (!(((::llvm::cast<::mlir::IntegerAttr>(::llvm::cast<ArrayAttr>(attr)[0]).getInt() == 0)) &&
// CHECK-SAME:       ((::llvm::cast<::mlir::IntegerAttr>(::llvm::cast<ArrayAttr>(attr)[1]).getInt() == 1))))
// CHECK:      failureStr << ": [0] == 0 and [1] == 1"
// CHECK:      struct GeneratedConvert0 : public ::mlir::RewritePattern
// CHECK:      ::mlir::RewritePattern("test.all_attr_constraint_of1", 1, context, {"test.all_attr_constraint_of2"})
// CHECK:      attr = tblgen_attr;
// CHECK:      tblgen_props.attr = {{.*}}(attr);
// CHECK:      test::OpAllAttrConstraint2::create(
// CHECK:      rewriter.replaceOp(op0, tblgen_repl_values);
