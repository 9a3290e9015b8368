// Brings arith.maximumf, linalg.matvec, tensor.pad low dynamic, tensor.pad of linalg.matvec.
module {
  func.func @main(%arg0: tensor<4x4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: f64) -> tensor<?xf64> attributes {padlab.seed = 1604399665 : i64} {
    %0 = linalg.matvec ins(%arg0, %arg1 : tensor<4x4xf64>, tensor<4xf64>) outs(%arg2 : tensor<4xf64>) -> tensor<4xf64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant -0.000000e+00 : f64
    %cst_0 = arith.constant -5.000000e-01 : f64
    %1 = arith.maximumf %arg3, %cst_0 : f64
    %padded = tensor.pad %0 nofold low[%c0] high[%c3] {
    ^bb0(%arg4: index):
      tensor.yield %1 : f64
    } : tensor<4xf64> to tensor<?xf64>
    return %padded : tensor<?xf64>
  }
}

