// Brings arith.maximumf, func.func, func.return, linalg.ceil, linalg.max, linalg.yield, math.ceil, tensor.empty.
module {
  func.func @main(%arg0: tensor<5xf64>) -> tensor<5xf64> attributes {padlab.passes = "linalg-fold-into-elementwise,func.func(lower-vector-mask)", padlab.seed = 711906517 : i64} {
    %0 = linalg.max ins(%arg0, %arg0 : tensor<5xf64>, tensor<5xf64>) outs(%arg0 : tensor<5xf64>) -> tensor<5xf64>
    %1 = tensor.empty() : tensor<5xf64>
    %2 = linalg.ceil ins(%0 : tensor<5xf64>) outs(%1 : tensor<5xf64>) -> tensor<5xf64>
    return %2 : tensor<5xf64>
  }
}

