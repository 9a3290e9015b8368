// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s
// RUN: not %mlir_tblgen -gen-op-decls -DAS_DOCUMENTED %s 2>&1 | FileCheck %s --check-prefix=DOCUMENTED

// "Operation arguments": operands, attributes and properties, each with a getter of its name.

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

// The document has a comma at the end.
// DOCUMENTED: error: Unknown or reserved token when parsing a value

// Properties stand in the operation itself. Today inherent attributes do too.
// CHECK:     struct Properties {
// CHECK:     using attr_nameTy = ::mlir::IntegerAttr;
// CHECK:     using property_nameTy = int32_t;

// The adaptor has the names of the operation.
// CHECK:     class ExampleOpGenericAdaptor :
// CHECK:     ValueT getOperandName() {
// CHECK:     ValueT getOtherOperand() {

// CHECK:     class ExampleOp : public
// CHECK:     using Adaptor = ExampleOpAdaptor;
// CHECK:     TypedValue<::mlir::IntegerType> getOperandName() {
// CHECK:     TypedValue<::mlir::FloatType> getOtherOperand() {
// CHECK:     int32_t getPropertyName() {
// The attribute as it is stored, and as what it is.
// CHECK:     ::mlir::IntegerAttr getAttrNameAttr() {
// CHECK:     uint32_t getAttrName();
