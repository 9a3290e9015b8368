// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s --implicit-check-not="static void build("
// RUN: %mlir_tblgen -gen-op-decls -DWITHOUT_INFERENCE %s | FileCheck %s --check-prefix=PLAIN

// "Builder methods": those that every operation has. I32Property is I32Prop today (see old-property.td).

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

// Types are inferred only where the interface for it is known.
// PLAIN:      class MyOp : public
// PLAIN-NOT:  static void build({{.*}}odsState, ::mlir::Value

// CHECK:      class MyOp : public

// A parameter for each result type, operand and attribute.
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState,
// CHECK-SAME:   ::mlir::Type i32_result, ::mlir::Type f32_result,
// CHECK-SAME:   ::mlir::Value i32_operand, ::mlir::Value f32_operand,
// CHECK-SAME:   ::mlir::IntegerAttr i32_attr, ::mlir::FloatAttr f32_attr, int32_t i32_prop);
// The same without result types: both are buildable, so they can be inferred.
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState, ::mlir::Value i32_operand, ::mlir::Value f32_operand,
// CHECK-SAME:   ::mlir::IntegerAttr i32_attr, ::mlir::FloatAttr f32_attr, int32_t i32_prop);
// One parameter for all result types.
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState,
// CHECK-SAME:   ::mlir::TypeRange resultTypes,
// CHECK-SAME:   ::mlir::Value i32_operand, ::mlir::Value f32_operand,
// CHECK-SAME:   ::mlir::IntegerAttr i32_attr, ::mlir::FloatAttr f32_attr, int32_t i32_prop);
// Attributes as what they are: the document has `APInt i32_attr, StringRef f32_attr`.
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
// One parameter for all of each kind, with and without result types.
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState,
// CHECK-SAME:   ::mlir::TypeRange resultTypes,
// CHECK-SAME:   ::mlir::ValueRange operands, ::llvm::ArrayRef<::mlir::NamedAttribute> attributes = {});
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState, ::mlir::ValueRange operands,
// CHECK-SAME:   ::llvm::ArrayRef<::mlir::NamedAttribute> attributes = {});
// Today the same with the properties.
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState,
// CHECK-SAME:   ::mlir::TypeRange resultTypes,
// CHECK-SAME:   ::mlir::ValueRange operands, const Properties &properties, ::llvm::ArrayRef<::mlir::NamedAttribute> discardableAttributes = {});
// CHECK:      static void build(::mlir::OpBuilder &{{(odsBuilder)?}}, ::mlir::OperationState &odsState, ::mlir::ValueRange operands,
// CHECK-SAME:   const Properties &properties, ::llvm::ArrayRef<::mlir::NamedAttribute> discardableAttributes = {});
