// Claims about sparse tensors are checked by the reference, since no lowering
// supports the checks. The dialect shape does not take such tensors.

// RUN: padlab-opt %s --padlab-call-shape-functions -o %t && FileCheck %s --input-file=%t
// RUN: padlab-run %t --pipeline=reference | FileCheck %s --check-prefix=HOLDS
// HOLDS: [0, 5, 0]

// CHECK: %[[EMPTY:.*]] = tensor.empty
// CHECK: %[[EXTENT:.*]] = tensor.dim %[[EMPTY]]
// CHECK: %[[LIST:.*]] = tensor.from_elements %[[EXTENT]]
// CHECK: check.expect_eq
// CHECK-NOT: shape.shape_of %[[EMPTY]]
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @main() -> tensor<3xi32> attributes {padlab.seed = 1 : i64} {
  %place = arith.constant 1 : index
  %value = arith.constant 5 : i32
  %empty = tensor.empty() : tensor<3xi32, #vector>
  %inserted = tensor.insert %value into %empty[%place] : tensor<3xi32, #vector>
  %loaded = sparse_tensor.load %inserted hasInserts : tensor<3xi32, #vector>
  %dense = sparse_tensor.convert %loaded : tensor<3xi32, #vector> to tensor<3xi32>
  return %dense : tensor<3xi32>
}
