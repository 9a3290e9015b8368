// Brings linalg.min.
module {
  func.func @main(%arg0: tensor<?x?xf16> {padlab.extents = array<i64: 7, 2>}, %arg1: tensor<7x2xf16>) -> (tensor<7x2xf16>, tensor<2x7xf16>, tensor<14xf16>, tensor<2xi64>) attributes {padlab.seed = 2523873848 : i64} {
    %0 = linalg.min ins(%arg0, %arg0 : tensor<?x?xf16>, tensor<?x?xf16>) outs(%arg1 : tensor<7x2xf16>) -> tensor<7x2xf16>
    %cst = arith.constant dense<[2, 7]> : tensor<2xi64>
    %reshape = tensor.reshape %arg1(%cst) : (tensor<7x2xf16>, tensor<2xi64>) -> tensor<2x7xf16>
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<7x2xf16> into tensor<14xf16>
    %collapsed_0 = tensor.collapse_shape %reshape [[0, 1]] : tensor<2x7xf16> into tensor<14xf16>
    %collapsed_1 = tensor.collapse_shape %cst [[0]] : tensor<2xi64> into tensor<2xi64>
    return %0, %reshape, %collapsed_0, %collapsed_1 : tensor<7x2xf16>, tensor<2x7xf16>, tensor<14xf16>, tensor<2xi64>
  }
}

