// RUN: %mlir_tblgen -gen-op-decls %s 2>&1 | FileCheck %s

// The sections "Builder methods" and "Optional and default-valued properties" use old names of properties.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def My_Dialect : Dialect {
  let name = "my";
}

def MyOp : Op<My_Dialect, "my_op"> {
  let arguments = (ins
    I32Property:$i32_prop,
    DefaultValuedProperty<I32Prop, "1">:$defaulted,
    OptionalProperty<I32Prop>:$optional
  );
}

// CHECK-DAG: note: moved to shorter name I32Prop
// CHECK-DAG: note: moved to shorter name DefaultValuedProp
// CHECK-DAG: note: moved to shorter name OptionalProp
// CHECK-DAG: int32_t getI32Prop() {
// CHECK-DAG: int32_t getDefaulted() {
// CHECK-DAG: std::optional<int32_t> getOptional() {
