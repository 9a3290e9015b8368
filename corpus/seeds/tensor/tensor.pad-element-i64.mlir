// Brings tensor.pad element i64, tensor.pad element si64, tensor.pad of arith.constant, tensor.pad of tensor.expand_shape.
module {
  func.func @main(%arg0: tensor<?xsi64> {padlab.extents = array<i64: 5>}, %arg1: si64, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 3 : index}, %arg4: i64) -> (tensor<?xsi64>, tensor<?xi64>) attributes {padlab.seed = 2495427805 : i64} {
    %c5 = arith.constant 5 : index
    %expanded = tensor.expand_shape %arg0 [[0]] output_shape [%c5] : tensor<?xsi64> into tensor<?xsi64>
    %cst = arith.constant dense<[5, 1]> : tensor<2xi64>
    %reshape = tensor.reshape %arg0(%cst) : (tensor<?xsi64>, tensor<2xi64>) -> tensor<?x?xsi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %reshape, %c0 : tensor<?x?xsi64>
    %expanded_0 = tensor.expand_shape %expanded [[0]] output_shape [%dim] : tensor<?xsi64> into tensor<?xsi64>
    %padded = tensor.pad %expanded_0 low[1] high[2] {
    ^bb0(%arg5: index):
      %c5_2 = arith.constant 5 : index
      %0 = arith.remui %arg5, %c5_2 : index
      %extracted = tensor.extract %expanded[%0] : tensor<?xsi64>
      tensor.yield %extracted : si64
    } : tensor<?xsi64> to tensor<?xsi64>
    %padded_1 = tensor.pad %cst nofold low[%arg2] high[%arg3] {
    ^bb0(%arg5: index):
      tensor.yield %arg4 : i64
    } : tensor<2xi64> to tensor<?xi64>
    return %padded, %padded_1 : tensor<?xsi64>, tensor<?xi64>
  }
}

