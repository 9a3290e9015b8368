// Brings linalg.copy.
module {
  func.func @main(%arg0: tensor<0x2xui1>) -> (tensor<0x2xui1>, tensor<0xui1>, tensor<1xindex>) attributes {padlab.seed = 541249245 : i64} {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1]] : tensor<0x2xui1> into tensor<0x2xui1>
    %cst = arith.constant dense<0> : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%cst) : (tensor<0x2xui1>, tensor<1xindex>) -> tensor<0xui1>
    %0 = linalg.copy ins(%cst : tensor<1xindex>) outs(%cst : tensor<1xindex>) -> tensor<1xindex>
    return %collapsed, %reshape, %0 : tensor<0x2xui1>, tensor<0xui1>, tensor<1xindex>
  }
}

