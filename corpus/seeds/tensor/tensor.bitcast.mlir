// Brings tensor.bitcast, tensor.collapse_shape, tensor.concat.
module {
  func.func @main(%arg0: tensor<4xi1>) -> (tensor<4xi1>, tensor<*xui1>) attributes {padlab.seed = 861287384 : i64} {
    %concat = tensor.concat dim(0) %arg0 : (tensor<4xi1>) -> tensor<4xi1>
    %0 = tensor.bitcast %concat : tensor<4xi1> to tensor<*xui1>
    %collapsed = tensor.collapse_shape %concat [[0]] : tensor<4xi1> into tensor<4xi1>
    return %collapsed, %0 : tensor<4xi1>, tensor<*xui1>
  }
}

