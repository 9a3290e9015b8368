// Brings tensor.pad element f8E5M2, tensor.pad empty source, tensor.pad of tensor.gather, tensor.pad rank 4.
module {
  func.func @main(%arg0: tensor<7x1xf8E5M2>, %arg1: tensor<2x3x4x2x1xf8E5M2>) -> (tensor<0x1x1x1xf8E5M2>, tensor<3x0x2x5xf8E5M2>, index) attributes {padlab.seed = 2233719264 : i64} {
    %cst = arith.constant dense<> : tensor<0x1x2xindex>
    %gather = tensor.gather %arg0[%cst] gather_dims([0, 1]) : (tensor<7x1xf8E5M2>, tensor<0x1x2xindex>) -> tensor<0x1x1x1xf8E5M2>
    %rank = tensor.rank %arg1 : tensor<2x3x4x2x1xf8E5M2>
    %cst_0 = arith.constant -1.500000e+00 : f8E5M2
    %padded = tensor.pad %gather low[0, -1, 1, 3] high[3, 0, 0, 1] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst_0 : f8E5M2
    } : tensor<0x1x1x1xf8E5M2> to tensor<3x0x2x5xf8E5M2>
    return %gather, %padded, %rank : tensor<0x1x1x1xf8E5M2>, tensor<3x0x2x5xf8E5M2>, index
  }
}

