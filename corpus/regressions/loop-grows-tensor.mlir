// A loop carries a tensor that grows: canonicalization gives it the extents that it begins with.
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: index {padlab.value = 3 : index}, %arg2: i32) -> tensor<?xi32> attributes {padlab.seed = 0 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cast = tensor.cast %arg0 : tensor<2xi32> to tensor<?xi32>
    %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %cast) -> (tensor<?xi32>) {
      %padded = tensor.pad %arg4 low[0] high[1] {
      ^bb0(%arg5: index):
        tensor.yield %arg2 : i32
      } : tensor<?xi32> to tensor<?xi32>
      scf.yield %padded : tensor<?xi32>
    }
    return %0 : tensor<?xi32>
  }
}
