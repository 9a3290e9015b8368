// RUN: padlab-opt %s --convert-check-to-runtime | FileCheck %s

// CHECK: llvm.func @padlab_expect_error(!llvm.ptr, !llvm.ptr)
// CHECK: llvm.mlir.global internal constant @padlab_message_{{.*}}check.expect_eq does not hold: the values differ\00
// CHECK: llvm.func @padlab_check_failed(!llvm.ptr)

// CHECK-LABEL: func.func @tensor
// CHECK-SAME:    (%[[A:.*]]: tensor<?xf32>, %[[B:.*]]: tensor<?xf32>)
// Only dynamic extents are compared; the loop stays within both.
// CHECK-DAG:     %[[DA:.*]] = tensor.dim %[[A]]
// CHECK-DAG:     %[[DB:.*]] = tensor.dim %[[B]]
// CHECK:         arith.cmpi eq, %[[DA]], %[[DB]]
// CHECK:         %[[END:.*]] = arith.minsi %[[DA]], %[[DB]]
// CHECK:         scf.for {{.*}} to %[[END]]
// No floating-point operation: the check must not depend on what it checks.
// CHECK-NOT:     cmpf
// CHECK:         scf.if
// CHECK:           llvm.call @padlab_check_failed
// CHECK-NOT:     check.expect_eq
func.func @tensor(%a: tensor<?xf32>, %b: tensor<?xf32>) {
  check.expect_eq(%a, %b) : tensor<?xf32>
  return
}

// CHECK-LABEL: func.func @scalar
// CHECK:         arith.cmpi eq
// CHECK-NOT:     scf.for
// CHECK:         llvm.call @padlab_check_failed
func.func @scalar(%a: i7, %b: i7) {
  check.expect_eq(%a, %b) : i7
  return
}

// Distances are counted in integers too.
// CHECK-LABEL: func.func @close
// CHECK-NOT:     cmpf
// CHECK:         arith.cmpi ule
// CHECK:         llvm.call @padlab_check_failed
func.func @close(%a: f32, %b: f32) {
  check.expect_close(%a, %b) ulps(4) : f32
  return
}

// An extent beyond the rank at run time is not asked for.
// CHECK-LABEL: func.func @shape
// CHECK:         %[[RANK:.*]] = tensor.rank
// CHECK:         %[[SAME:.*]] = arith.cmpi eq, %[[RANK]]
// CHECK:         scf.if %[[SAME]]
// CHECK:           tensor.dim
func.func @shape(%a: tensor<*xf32>) {
  check.expect_shape(%a, [2, ?]) : tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @announce
// CHECK:         llvm.call @padlab_expect_error(%{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NOT:     llvm.call @padlab_check_failed
func.func @announce() {
  check.expect_error "text"
  return
}

// An empty tensor, which is an invalid shape, has no first element.
// CHECK-LABEL: func.func @error
// CHECK:         %[[LENGTH:.*]] = tensor.dim
// CHECK:         %[[ANY:.*]] = arith.cmpi ne, %[[LENGTH]]
// CHECK:         scf.if %[[ANY]]
// CHECK:           tensor.extract
// CHECK-NOT:     tensor.extract
func.func @error(%a: tensor<?xindex>) {
  check.expect_error(%a) "" : tensor<?xindex>
  return
}
