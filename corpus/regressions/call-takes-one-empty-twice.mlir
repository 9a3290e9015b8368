// Equal unwritten tensors become one where common subexpressions are eliminated; the callee writes both of its arguments.
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<index>) -> tensor<i32> attributes {padlab.seed = 0 : i64} {
    %0 = tensor.empty() : tensor<i32>
    %1 = tensor.empty() : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %2:3 = call @callee_0(%c0_i32, %1, %arg0, %0) : (i32, tensor<i32>, tensor<index>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>)
    return %2#0 : tensor<i32>
  }
  func.func private @callee_0(%arg0: i32, %arg1: tensor<i32>, %arg2: tensor<index>, %arg3: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<f32>) {
    %0:2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} outs(%arg3, %arg1 : tensor<i32>, tensor<i32>) {
    ^bb0(%out: i32, %out_0: i32):
      %c1_i32 = arith.constant 1 : i32
      %c0_i32 = arith.constant 0 : i32
      linalg.yield %c1_i32, %c0_i32 : i32, i32
    } -> (tensor<i32>, tensor<i32>)
    %1 = tensor.empty() : tensor<f32>
    return %0#0, %0#1, %1 : tensor<i32>, tensor<i32>, tensor<f32>
  }
}
