// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s --implicit-check-not="static void build("
// RUN: %mlir_tblgen -gen-op-decls -DWITHOUT_INFERENCE %s | FileCheck %s --check-prefix=PLAIN

// Tests the section "Builder methods": the builders that every operation has. I32Property is called I32Prop today (see
// old-property.td).

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
#ifndef WITHOUT_INFERENCE
include "mlir/Interfaces/InferTypeOpInterface.td"
#endif
def My_Dialect : Dialect {
  let name = "my";
}

def MyOp : Op<My_Dialect, "my_op"> {
  let arguments = (ins
    I32:$i32_operand,
    F32:$f32_operand,

    I32Attr:$i32_attr,
    F32Attr:$f32_attr,

    I32Prop:$i32_prop
  );

  let results = (outs
    I32:$i32_result,
    F32:$f32_result
  );
}

// Result types are inferred only if InferTypeOpInterface.td is included.
// PLAIN:      class MyOp : public
// PLAIN-NOT:  static void build({{.*}}odsState, ::mlir::Value

// CHECK:      class MyOp : public

// This builder has a parameter for each result type, operand and attribute.
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState,
// CHECK-SAME:   ::mlir::Type i32_result, ::mlir::Type f32_result,
// CHECK-SAME:   ::mlir::Value i32_operand, ::mlir::Value f32_operand,
// CHECK-SAME:   ::mlir::IntegerAttr i32_attr, ::mlir::FloatAttr f32_attr, int32_t i32_prop);
// This one has the same parameters without result types: both are buildable, so they can be inferred.
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState, ::mlir::Value i32_operand, ::mlir::Value f32_operand,
// CHECK-SAME:   ::mlir::IntegerAttr i32_attr, ::mlir::FloatAttr f32_attr, int32_t i32_prop);
// This one has one parameter for all result types.
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState,
// CHECK-SAME:   ::mlir::TypeRange resultTypes,
// CHECK-SAME:   ::mlir::Value i32_operand, ::mlir::Value f32_operand,
// CHECK-SAME:   ::mlir::IntegerAttr i32_attr, ::mlir::FloatAttr f32_attr, int32_t i32_prop);
// These take the values of the attributes. The document has `APInt i32_attr, StringRef f32_attr` here.
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState,
// CHECK-SAME:   ::mlir::Type i32_result, ::mlir::Type f32_result,
// CHECK-SAME:   ::mlir::Value i32_operand, ::mlir::Value f32_operand,
// CHECK-SAME:   uint32_t i32_attr, ::llvm::APFloat f32_attr, int32_t i32_prop);
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState, ::mlir::Value i32_operand, ::mlir::Value f32_operand,
// CHECK-SAME:   uint32_t i32_attr, ::llvm::APFloat f32_attr, int32_t i32_prop);
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState,
// CHECK-SAME:   ::mlir::TypeRange resultTypes,
// CHECK-SAME:   ::mlir::Value i32_operand, ::mlir::Value f32_operand,
// CHECK-SAME:   uint32_t i32_attr, ::llvm::APFloat f32_attr, int32_t i32_prop);
// These have one parameter for all operands and one for all attributes, with and without result types.
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState,
// CHECK-SAME:   ::mlir::TypeRange resultTypes,
// CHECK-SAME:   ::mlir::ValueRange operands, ::llvm::ArrayRef<::mlir::NamedAttribute> attributes = {});
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState, ::mlir::ValueRange operands,
// CHECK-SAME:   ::llvm::ArrayRef<::mlir::NamedAttribute> attributes = {});
// Today, there are also builders that take the properties.
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState,
// CHECK-SAME:   ::mlir::TypeRange resultTypes,
// CHECK-SAME:   ::mlir::ValueRange operands, const Properties &properties, ::llvm::ArrayRef<::mlir::NamedAttribute> discardableAttributes = {});
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState, ::mlir::ValueRange operands,
// CHECK-SAME:   const Properties &properties, ::llvm::ArrayRef<::mlir::NamedAttribute> discardableAttributes = {});
