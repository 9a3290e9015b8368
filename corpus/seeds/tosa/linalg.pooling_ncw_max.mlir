// Brings linalg.pooling_ncw_max, tensor.pad before linalg.pooling_ncw_max, tensor.pad of tosa.cast.
module {
  func.func @main(%arg0: tensor<?x?x4xi8> {padlab.extents = array<i64: 5, 1>}, %arg1: tensor<?x?x?xi8> {padlab.extents = array<i64: 1, 1, 5>}, %arg2: tensor<?x?x1xi16> {padlab.extents = array<i64: 1, 1>}, %arg3: tensor<?x1x?xi16> {padlab.extents = array<i64: 1, 1>}, %arg4: tensor<1xi16>) -> (tensor<?x?x?xi32>, tensor<?x?x?xi16>, tensor<?x?x?xi32>, tensor<1x4x4xi16>, tensor<1x7x4xi16>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-reduce-transposes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 4249810687 : i64} {
    %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = tosa.mul %arg2, %arg3, %0 : (tensor<?x?x1xi16>, tensor<?x1x?xi16>, tensor<1xi8>) -> tensor<?x?x?xi32>
    %2 = tosa.cast %1 : (tensor<?x?x?xi32>) -> tensor<?x?x?xi16>
    %3 = "tosa.const"() <{values = dense<6> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %4 = tosa.intdiv %1, %3 : (tensor<?x?x?xi32>, tensor<1x1x1xi32>) -> tensor<?x?x?xi32>
    %padded = tensor.pad %2 low[0, 1, 2] high[0, 2, 1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %c-1_i16 = arith.constant -1 : i16
      tensor.yield %c-1_i16 : i16
    } : tensor<?x?x?xi16> to tensor<?x?x?xi16>
    %5 = tensor.empty() : tensor<1x4x4xi16>
    %c100_i16 = arith.constant 100 : i16
    %6 = linalg.fill ins(%c100_i16 : i16) outs(%5 : tensor<1x4x4xi16>) -> tensor<1x4x4xi16>
    %7 = linalg.pooling_ncw_max {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%padded, %arg4 : tensor<?x?x?xi16>, tensor<1xi16>) outs(%6 : tensor<1x4x4xi16>) -> tensor<1x4x4xi16>
    %padded_0 = tensor.pad %padded low[0, 1, 0] high[0, 2, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %c-1_i16 = arith.constant -1 : i16
      tensor.yield %c-1_i16 : i16
    } : tensor<?x?x?xi16> to tensor<?x?x?xi16>
    %8 = tensor.empty() : tensor<1x7x4xi16>
    %c7_i16 = arith.constant 7 : i16
    %9 = linalg.fill ins(%c7_i16 : i16) outs(%8 : tensor<1x7x4xi16>) -> tensor<1x7x4xi16>
    %10 = linalg.pooling_ncw_max {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%padded_0, %arg4 : tensor<?x?x?xi16>, tensor<1xi16>) outs(%9 : tensor<1x7x4xi16>) -> tensor<1x7x4xi16>
    return %1, %2, %4, %7, %10 : tensor<?x?x?xi32>, tensor<?x?x?xi16>, tensor<?x?x?xi32>, tensor<1x4x4xi16>, tensor<1x7x4xi16>
  }
}

