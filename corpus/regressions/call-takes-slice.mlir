// Fused, the producer's result is a slice of the padded destination, which the callee took for packed. The producer reads its
// init: upstream's fusion is wrong, too.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x?xf32> {padlab.extents = array<i64: 1>}, %arg1: index) -> (tensor<2x?xf32>, tensor<2x?xf32>) attributes {padlab.expect = "mismatch upstream-fused", padlab.seed = 0 : i64} {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<2x?xf32>) {
    ^bb0(%out: f32):
      linalg.yield %out : f32
    } -> tensor<2x?xf32>
    %1:2 = call @callee_0(%arg1, %0) : (index, tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xf32>)
    %padded = tensor.pad %0 low[0, 0] high[0, 1] {
    ^bb0(%arg2: index, %arg3: index):
      %cst = arith.constant 0.000000e+00 : f32
      tensor.yield %cst : f32
    } : tensor<2x?xf32> to tensor<2x?xf32>
    return %1#0, %padded : tensor<2x?xf32>, tensor<2x?xf32>
  }
  func.func private @callee_0(%arg0: index, %arg1: tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %arg0 to %c0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (tensor<2x?xf32>, tensor<2x?xf32>) {
      scf.yield %arg4, %arg4 : tensor<2x?xf32>, tensor<2x?xf32>
    }
    return %0#0, %0#1 : tensor<2x?xf32>, tensor<2x?xf32>
  }
}
