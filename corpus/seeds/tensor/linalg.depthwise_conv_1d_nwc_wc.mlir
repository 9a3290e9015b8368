// Brings linalg.depthwise_conv_1d_nwc_wc.
module {
  func.func @main(%arg0: tensor<3xi8>, %arg1: tensor<1x2x2xi8>, %arg2: tensor<2x2xi8>, %arg3: tensor<1x1x2xi8>, %arg4: tensor<2x4xsi8>) -> (tensor<1x1x2xi8>, tensor<1x?x2x1xsi8>) attributes {padlab.seed = 612775589 : i64} {
    %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg1, %arg2 : tensor<1x2x2xi8>, tensor<2x2xi8>) outs(%arg3 : tensor<1x1x2xi8>) -> tensor<1x1x2xi8>
    %cst = arith.constant dense<0> : tensor<1x1x1xi16>
    %cast = tensor.cast %cst : tensor<1x1x1xi16> to tensor<1x?x1xi16>
    %gather = tensor.gather %arg4[%cast] gather_dims([1]) unique : (tensor<2x4xsi8>, tensor<1x?x1xi16>) -> tensor<1x?x2x1xsi8>
    return %0, %gather : tensor<1x1x2xi8>, tensor<1x?x2x1xsi8>
  }
}

