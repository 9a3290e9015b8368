// Brings linalg.pooling_nwc_sum.
module {
  func.func @main(%arg0: tensor<?x6xf32> {padlab.extents = array<i64: 1>}, %arg1: tensor<1x4x2xf32>, %arg2: tensor<3xf32>, %arg3: index {padlab.value = 1 : index}) -> (tensor<?x2x2xf64>, tensor<?x?x2xf32>, tensor<?x?x?x?xi4>) attributes {padlab.seed = 3831240010 : i64} {
    %0 = tensor.empty(%arg3) : tensor<?x2x2xf64>
    %cst = arith.constant 2.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x2x2xf64>) -> tensor<?x2x2xf64>
    %2 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg1, %arg2 : tensor<1x4x2xf32>, tensor<3xf32>) outs(%1 : tensor<?x2x2xf64>) -> tensor<?x2x2xf64>
    %3 = tensor.bitcast %arg1 : tensor<1x4x2xf32> to tensor<?x?x2xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<3xf32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg2, %c0_0 : tensor<3xf32>
    %c0_2 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %generated = tensor.generate %dim, %dim_1, %c0_2, %c4 {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      %4 = arith.index_castui %dim_1 : index to i4
      %5 = arith.index_cast %arg4 : index to i4
      %c7_i4 = arith.constant 7 : i4
      %6 = arith.remui %5, %c7_i4 : i4
      %7 = arith.index_cast %arg5 : index to i4
      %c0_i4 = arith.constant 0 : i4
      %8 = arith.shrsi %7, %c0_i4 : i4
      tensor.yield %8 : i4
    } : tensor<?x?x?x?xi4>
    return %2, %3, %generated : tensor<?x2x2xf64>, tensor<?x?x2xf32>, tensor<?x?x?x?xi4>
  }
}

