// Brings linalg.conv_2d_nhwc_fhwc, linalg.conv_3d_ncdhw_fcdhw, tensor.pad element i4, tensor.pad high negative, tensor.pad low negative, tensor.pad of linalg.conv_2d_nhwc_fhwc, tensor.pad rank 4.
module {
  func.func @main(%arg0: tensor<2x1x2x3x3xi4>, %arg1: tensor<2x1x2x1x2xi4>, %arg2: tensor<1x2x3x1xi4>, %arg3: tensor<1x1x2x1xi4>, %arg4: i4, %arg5: index {padlab.value = 2 : index}, %arg6: index {padlab.value = 0 : index}, %arg7: index {padlab.value = 1 : index}) -> (tensor<2x2x1x3x1xi4>, tensor<4x4x3x4xi4>, tensor<1x2x3x1xi4>, tensor<0x1x5x4x1xi4>, tensor<1x1x2x1xi4>, tensor<5x4x4x1x2xi4>, tensor<1x1x2x1xi4>) attributes {padlab.passes = "arith-emulate-unsupported-floats{source-types=bf16,f16 target-type=f32}", padlab.seed = 3465033770 : i64} {
    %0 = tensor.empty() : tensor<2x2x1x3x1xi4>
    %c7_i4 = arith.constant 7 : i4
    %1 = linalg.fill ins(%c7_i4 : i4) outs(%0 : tensor<2x2x1x3x1xi4>) -> tensor<2x2x1x3x1xi4>
    %2 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 1, 3]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<2x1x2x3x3xi4>, tensor<2x1x2x1x2xi4>) outs(%1 : tensor<2x2x1x3x1xi4>) -> tensor<2x2x1x3x1xi4>
    %3 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%arg2, %arg3 : tensor<1x2x3x1xi4>, tensor<1x1x2x1xi4>) outs(%arg3 : tensor<1x1x2x1xi4>) -> tensor<1x1x2x1xi4>
    %padded = tensor.pad %3 low[2, 0, 0, 1] high[1, 3, 1, 2] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index):
      %5 = arith.cmpi slt, %arg4, %arg4 : i4
      %c-2_i4 = arith.constant -2 : i4
      %6 = arith.select %5, %arg4, %c-2_i4 : i4
      tensor.yield %6 : i4
    } : tensor<1x1x2x1xi4> to tensor<4x4x3x4xi4>
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %3, %c2 : tensor<1x1x2x1xi4>
    %c1 = arith.constant 1 : index
    %4 = scf.for %arg8 = %dim to %arg5 step %c1 iter_args(%arg9 = %arg2) -> (tensor<1x2x3x1xi4>) {
      scf.yield %arg9 : tensor<1x2x3x1xi4>
    }
    %extracted = tensor.extract %3[%arg6, %arg6, %arg7, %arg6] : tensor<1x1x2x1xi4>
    %padded_0 = tensor.pad %arg1 low[0, -1, 1, 3, -2] high[-2, 1, 2, 0, 1] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index):
      tensor.yield %extracted : i4
    } : tensor<2x1x2x1x2xi4> to tensor<0x1x5x4x1xi4>
    %cast = tensor.cast %3 : tensor<1x1x2x1xi4> to tensor<1x1x2x1xi4>
    %c-8_i4 = arith.constant -8 : i4
    %padded_1 = tensor.pad %arg1 low[0, 3, 0, 0, 0] high[3, 0, 2, 0, 0] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index):
      tensor.yield %c-8_i4 : i4
    } : tensor<2x1x2x1x2xi4> to tensor<5x4x4x1x2xi4>
    return %2, %padded, %4, %padded_0, %cast, %padded_1, %arg3 : tensor<2x2x1x3x1xi4>, tensor<4x4x3x4xi4>, tensor<1x2x3x1xi4>, tensor<0x1x5x4x1xi4>, tensor<1x1x2x1xi4>, tensor<5x4x4x1x2xi4>, tensor<1x1x2x1xi4>
  }
}

