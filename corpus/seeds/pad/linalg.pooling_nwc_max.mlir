// Brings linalg.pooling_nwc_max, tensor.pad of scf.if.
module {
  func.func @main(%arg0: tensor<f64>, %arg1: i1, %arg2: tensor<2x3x2xi16>) -> (tensor<f64>, tensor<f64>, tensor<2x2x2xi16>) attributes {padlab.seed = 1046948796 : i64} {
    %0 = scf.if %arg1 -> (tensor<f64>) {
      scf.yield %arg0 : tensor<f64>
    } else {
      scf.yield %arg0 : tensor<f64>
    }
    %cst = arith.constant 0.000000e+00 : f64
    %padded = tensor.pad %0 low[] high[] {
      tensor.yield %cst : f64
    } : tensor<f64> to tensor<f64>
    %1 = tensor.empty() : tensor<2xi16>
    %2 = tensor.empty() : tensor<2x2x2xi16>
    %c7_i16 = arith.constant 7 : i16
    %3 = linalg.fill ins(%c7_i16 : i16) outs(%2 : tensor<2x2x2xi16>) -> tensor<2x2x2xi16>
    %4 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg2, %1 : tensor<2x3x2xi16>, tensor<2xi16>) outs(%3 : tensor<2x2x2xi16>) -> tensor<2x2x2xi16>
    return %0, %padded, %4 : tensor<f64>, tensor<f64>, tensor<2x2x2xi16>
  }
}

