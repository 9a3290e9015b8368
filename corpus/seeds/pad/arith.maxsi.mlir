// Brings arith.maxsi, linalg.pooling_ndhwc_max, scf.forall, scf.forall.in_parallel, tensor.pad empty source, tensor.pad high negative, tensor.pad low negative, tensor.parallel_insert_slice.
module {
  func.func @main(%arg0: tensor<0x2xi8>, %arg1: tensor<5x3xi8>, %arg2: tensor<5x2xi8>, %arg3: index {padlab.value = 2 : index}, %arg4: i8, %arg5: tensor<?x2x3x3x2xi64> {padlab.extents = array<i64: 1>}, %arg6: tensor<1x2x1x3x2xi64>) -> (tensor<5x3xi8>, tensor<?x0xi8>, tensor<1x2x1x3x2xi64>) attributes {padlab.seed = 1927154550 : i64} {
    %0 = scf.forall (%arg7) in (0) shared_outs(%arg8 = %arg1) -> (tensor<5x3xi8>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg8[0, %arg7] [5, 2] [1, 1] : tensor<5x2xi8> into tensor<5x3xi8>
      }
    }
    %padded = tensor.pad %arg0 low[1, -1] high[%arg3, -1] {
    ^bb0(%arg7: index, %arg8: index):
      tensor.yield %arg4 : i8
    } : tensor<0x2xi8> to tensor<?x0xi8>
    %1 = tensor.empty() : tensor<1x3x1xi64>
    %2 = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg5, %1 : tensor<?x2x3x3x2xi64>, tensor<1x3x1xi64>) outs(%arg6 : tensor<1x2x1x3x2xi64>) -> tensor<1x2x1x3x2xi64>
    return %0, %padded, %2 : tensor<5x3xi8>, tensor<?x0xi8>, tensor<1x2x1x3x2xi64>
  }
}

