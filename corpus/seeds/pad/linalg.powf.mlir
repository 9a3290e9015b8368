// Brings linalg.powf, math.powf, tensor.pad of linalg.powf.
module {
  func.func @main(%arg0: tensor<7xf64>, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 3 : index}) -> (tensor<7xf64>, tensor<?xf64>, tensor<7xf64>, tensor<?xf64>) attributes {padlab.seed = 3412630090 : i64} {
    %0:2 = call @callee_0(%arg0, %arg1, %arg2) : (tensor<7xf64>, index, index) -> (tensor<7xf64>, tensor<?xf64>)
    %1:2 = call @callee_0(%arg0, %arg1, %arg2) : (tensor<7xf64>, index, index) -> (tensor<7xf64>, tensor<?xf64>)
    return %0#0, %0#1, %1#0, %1#1 : tensor<7xf64>, tensor<?xf64>, tensor<7xf64>, tensor<?xf64>
  }
  func.func private @callee_0(%arg0: tensor<7xf64>, %arg1: index, %arg2: index) -> (tensor<7xf64>, tensor<?xf64>) {
    %0 = linalg.powf ins(%arg0, %arg0 : tensor<7xf64>, tensor<7xf64>) outs(%arg0 : tensor<7xf64>) -> tensor<7xf64>
    %padded = tensor.pad %0 low[%arg1] high[%arg2] {
    ^bb0(%arg3: index):
      %cst = arith.constant 1.000000e+00 : f64
      tensor.yield %cst : f64
    } : tensor<7xf64> to tensor<?xf64>
    return %0, %padded : tensor<7xf64>, tensor<?xf64>
  }
}

