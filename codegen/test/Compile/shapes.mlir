// Extents of results: from the extents and scalars that they depend on, and
// from the elements of a tensor where they must.

// RUN: padlab-compile %s --function-name=resize -o %t.o --header=%t.h
// RUN: FileCheck %s --input-file=%t.h
// RUN: llvm-nm --defined-only --extern-only %t.o | FileCheck %s --check-prefix=DEFINES

// DEFINES: T resize
// DEFINES: T resize_result0_shape
// DEFINES: T resize_result2_shape
// DEFINES-NOT: {{.}}

// CHECK: Computes the 2 extents of result0
// CHECK: int resize_result0_shape(int64_t a_dim0, const int64_t *lengths, int64_t low,
// CHECK-NEXT: int64_t extents[2]);
// CHECK: Computes the 1 extents of result2
// CHECK: int resize_result2_shape(int64_t a_dim0, const int64_t *lengths, int64_t low,
// CHECK-NEXT: int64_t extents[1]);

// CHECK: a        tensor<?x4xf64>: a_dim0 x 4 elements
// CHECK: lengths  tensor<1xindex>: 1 element, 8 bytes
// CHECK: low      index
// CHECK: result0  tensor<?x5xf64>: ? x 5 elements, see resize_result0_shape
// CHECK: result1  index
// CHECK: result2  tensor<?xf64>: ? elements, see resize_result2_shape
// CHECK: int resize(const double *a, int64_t a_dim0, const int64_t *lengths, int64_t low,
// CHECK-NEXT: double *result0, int64_t *result1, double *result2);

func.func @main(%a: tensor<?x4xf64> {padlab.extents = array<i64: 3>},
                %lengths: tensor<1xindex> {padlab.value = dense<[2]> : tensor<1xindex>},
                %low: index {padlab.value = 1 : index})
    -> (tensor<?x5xf64>, index, tensor<?xf64>) attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %v = arith.constant 2.0 : f64
  %padded = tensor.pad %a low[%low, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f64
  } : tensor<?x4xf64> to tensor<?x5xf64>
  %rows = tensor.dim %padded, %c0 : tensor<?x5xf64>
  %length = tensor.extract %lengths[%c0] : tensor<1xindex>
  %splat = tensor.splat %v[%length] : tensor<?xf64>
  return %padded, %rows, %splat : tensor<?x5xf64>, index, tensor<?xf64>
}
