// Brings arith.addi, arith.constant, arith.extsi, arith.muli, func.func, func.return, linalg.conv_1d_ncw_fcw, linalg.yield, tensor.pad, tensor.pad before linalg.conv_1d_ncw_fcw, tensor.pad element i16, tensor.pad high zero, tensor.pad low positive, tensor.pad low zero, tensor.pad nofold, tensor.pad of an argument, tensor.pad rank 3, tensor.pad static source, tensor.pad value from outside, tensor.yield, tosa.const, tosa.mul.
module {
  func.func @main(%arg0: tensor<2x1x1x1xi8>, %arg1: tensor<2x6x6xi16>, %arg2: i16, %arg3: tensor<1x6x1xi16>) -> (tensor<2x1x1x1xi32>, tensor<2x1x7xi32>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 2222448402 : i64} {
    %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = tosa.mul %arg0, %arg0, %0 : (tensor<2x1x1x1xi8>, tensor<2x1x1x1xi8>, tensor<1xi8>) -> tensor<2x1x1x1xi32>
    %padded = tensor.pad %arg1 nofold low[0, 0, 1] high[0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %arg2 : i16
    } : tensor<2x6x6xi16> to tensor<2x6x7xi16>
    %cst = arith.constant dense<[[[0, 100, 5, 1, 2, 0, -1]], [[1, 100, 1, -7, -1, 1, 5]]]> : tensor<2x1x7xi32>
    %2 = linalg.conv_1d_ncw_fcw {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%padded, %arg3 : tensor<2x6x7xi16>, tensor<1x6x1xi16>) outs(%cst : tensor<2x1x7xi32>) -> tensor<2x1x7xi32>
    return %1, %2 : tensor<2x1x1x1xi32>, tensor<2x1x7xi32>
  }
}

