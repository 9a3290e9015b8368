// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s

// Tests the section "Operation results": one of the results is variadic.

include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my";
}

def My_ExampleOp : Op<My_Dialect, "example"> {
  let results = (outs
    I32:$result_name,
    Variadic<F32>:$others
  );
}

// CHECK:      class ExampleOp : public
// CHECK-SAME: ::mlir::OpTrait::AtLeastNResults<1>::Impl
// CHECK:      ::mlir::TypedValue<::mlir::IntegerType> getResultName() {
// CHECK:      ::mlir::Operation::result_range getOthers() {
// CHECK-NEXT:   return getODSResults(1);
// CHECK:      static void build({{.*}}, ::mlir::Type result_name, ::mlir::TypeRange others);
