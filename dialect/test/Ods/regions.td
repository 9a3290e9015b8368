// RUN: %mlir_tblgen -gen-op-decls %s | FileCheck %s

// Tests the section "Operation regions": the last region is variadic.

include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my";
}

def My_ExampleOp : Op<My_Dialect, "example"> {
  let regions = (region
    AnyRegion:$region_name,
    VariadicRegion<AnyRegion>:$others
  );
}

// CHECK:      class ExampleOp : public
// CHECK-SAME: ::mlir::OpTrait::AtLeastNRegions<1>::Impl
// CHECK:      ::mlir::Region &getRegionName() {
// CHECK-NEXT:   return (*this)->getRegion(0);
// CHECK:      ::mlir::MutableArrayRef<::mlir::Region> getOthers() {
// CHECK-NEXT:   return (*this)->getRegions().drop_front(1);
// CHECK:      static void build({{.*}}, unsigned othersCount);
