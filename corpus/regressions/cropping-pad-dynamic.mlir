// Upstream copies the source to before the result's first element.
module {
  func.func @main(%arg0: index {padlab.value = 3 : index}, %arg1: tensor<1x2xi32>) -> tensor<2x?xi32> attributes {padlab.seed = 0 : i64} {
    %c-4 = arith.constant -4 : index
    %0 = arith.addi %arg0, %c-4 : index
    %padded = tensor.pad %arg1 low[1, %0] high[0, 0] {
    ^bb0(%arg2: index, %arg3: index):
      %c0_i32 = arith.constant 0 : i32
      tensor.yield %c0_i32 : i32
    } : tensor<1x2xi32> to tensor<2x?xi32>
    return %padded : tensor<2x?xi32>
  }
}
