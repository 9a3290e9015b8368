// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s
// RUN: not %mlir_tblgen -gen-op-decls -DAS_DOCUMENTED %s 2>&1 | FileCheck %s --check-prefix=DOCUMENTED

// Tests the section "Operation arguments": each operand, attribute and property has a getter of its name.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def My_Dialect : Dialect {
  let name = "my";
}

def My_ExampleOp : Op<My_Dialect, "example"> {
  let arguments = (ins
    I32:$operand_name,
    F32:$other_operand,
    I32Attr:$attr_name,
    I32Prop:$property_name
#ifdef AS_DOCUMENTED
    ,
#endif
  );
}

// The document's example has a trailing comma, which TableGen rejects.
// DOCUMENTED: error: Unknown or reserved token when parsing a value

// Properties are stored in the operation itself. Today, inherent attributes are, too.
// CHECK:     struct Properties {
// CHECK:     using attr_nameTy = ::mlir::IntegerAttr;
// CHECK:     using property_nameTy = int32_t;

// The adaptor's getters have the same names as the operation's.
// CHECK:     class ExampleOpGenericAdaptor :
// CHECK:     ValueT getOperandName() {
// CHECK:     ValueT getOtherOperand() {

// CHECK:     class ExampleOp : public
// CHECK:     using Adaptor = ExampleOpAdaptor;
// CHECK:     TypedValue<::mlir::IntegerType> getOperandName() {
// CHECK:     TypedValue<::mlir::FloatType> getOtherOperand() {
// CHECK:     int32_t getPropertyName() {
// One getter returns the attribute, and the other one its value.
// CHECK:     ::mlir::IntegerAttr getAttrNameAttr() {
// CHECK:     uint32_t getAttrName();
