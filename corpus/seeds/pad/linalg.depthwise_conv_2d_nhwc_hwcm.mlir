// Brings linalg.depthwise_conv_2d_nhwc_hwcm, linalg.pooling_nhwc_max_unsigned, scf.index_switch, tensor.pad of linalg.pooling_nhwc_max_unsigned.
module {
  func.func @main(%arg0: tensor<1x4x5x2xi8>, %arg1: tensor<?x2xi8> {padlab.extents = array<i64: 2>}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: i8, %arg5: index {padlab.value = 2 : index}, %arg6: index {padlab.value = 2 : index}, %arg7: index {padlab.value = 0 : index}, %arg8: tensor<2x2x2x1xi8>) -> (tensor<?x?x6x?xi8>, tensor<?x?x6x?xi8>) attributes {padlab.seed = 4058118751 : i64} {
    %0 = tensor.empty(%arg2) : tensor<?x2x4x2xi8>
    %c-128_i8 = arith.constant -128 : i8
    %1 = linalg.fill ins(%c-128_i8 : i8) outs(%0 : tensor<?x2x4x2xi8>) -> tensor<?x2x4x2xi8>
    %2 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x4x5x2xi8>, tensor<?x2xi8>) outs(%1 : tensor<?x2x4x2xi8>) -> tensor<?x2x4x2xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2, %c0 : tensor<?x2x4x2xi8>
    %c2 = arith.constant 2 : index
    %3 = arith.addi %dim, %c2 : index
    %padded = tensor.pad %2 nofold low[1, %3, 2, %arg3] high[1, %arg3, 0, %arg3] {
    ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: index):
      tensor.yield %arg4 : i8
    } : tensor<?x2x4x2xi8> to tensor<?x?x6x?xi8>
    %c1 = arith.constant 1 : index
    %4 = scf.index_switch %c1 -> tensor<?x?x6x?xi8> 
    case 1 {
      %cast = tensor.cast %2 : tensor<?x2x4x2xi8> to tensor<?x2x?x?xi8>
      %5 = tensor.empty(%arg2) : tensor<?x1x3x2x1xi8>
      %c-128_i8_0 = arith.constant -128 : i8
      %6 = linalg.fill ins(%c-128_i8_0 : i8) outs(%5 : tensor<?x1x3x2x1xi8>) -> tensor<?x1x3x2x1xi8>
      %7 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%2, %arg8 : tensor<?x2x4x2xi8>, tensor<2x2x2x1xi8>) outs(%6 : tensor<?x1x3x2x1xi8>) -> tensor<?x1x3x2x1xi8>
      scf.yield %padded : tensor<?x?x6x?xi8>
    }
    case 3 {
      scf.yield %padded : tensor<?x?x6x?xi8>
    }
    default {
      %5 = tensor.empty(%arg5, %arg6) : tensor<?x4x?xi8>
      %c1_i8 = arith.constant 1 : i8
      %6 = linalg.fill ins(%c1_i8 : i8) outs(%5 : tensor<?x4x?xi8>) -> tensor<?x4x?xi8>
      %cast = tensor.cast %6 : tensor<?x4x?xi8> to tensor<2x4x2xi8>
      %cst = arith.constant dense<[[[127, -1], [-2, -7], [127, 0], [7, -1]], [[-1, -128], [-1, 3], [3, 7], [7, 0]]]> : tensor<2x4x2xi8>
      %reduced:2 = linalg.reduce ins(%2, %2 : tensor<?x2x4x2xi8>, tensor<?x2x4x2xi8>) outs(%cast, %cst : tensor<2x4x2xi8>, tensor<2x4x2xi8>) dimensions = [0] 
        (%in: i8, %in_1: i8, %init: i8, %init_2: i8) {
          %7 = arith.maxsi %init, %in : i8
          %8 = arith.addi %init_2, %in_1 : i8
          linalg.yield %7, %8 : i8, i8
        }
      %c0_0 = arith.constant 0 : index
      %extracted = tensor.extract %reduced#0[%arg7, %c0_0, %arg2] : tensor<2x4x2xi8>
      scf.yield %padded : tensor<?x?x6x?xi8>
    }
    return %padded, %4 : tensor<?x?x6x?xi8>, tensor<?x?x6x?xi8>
  }
}

