// Named operations that generators make seldom.

func.func @main(%low: f64 {padlab.value = -4.0 : f64}, %high: f64 {padlab.value = 12.0 : f64}, %seed: i32) -> tensor<3x4xf32>
    attributes {padlab.seed = 3 : i64} {
  %e = tensor.empty() : tensor<3x4xf32>
  %0 = linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

func.func @main(%i: tensor<1x3x3x3x2xf32>, %k: tensor<2x2x2x2x3xf32>, %o: tensor<1x2x2x2x2x3xf32>) -> tensor<1x2x2x2x2x3xf32>
    attributes {padlab.seed = 3 : i64} {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
    ins(%i, %k : tensor<1x3x3x3x2xf32>, tensor<2x2x2x2x3xf32>) outs(%o : tensor<1x2x2x2x2x3xf32>) -> tensor<1x2x2x2x2x3xf32>
  return %0 : tensor<1x2x2x2x2x3xf32>
}

// -----

func.func @main(%i: tensor<1x3x3x3x2xi8>, %k: tensor<2x2x2x2x3xi8>, %zi: i32, %zk: i32, %o: tensor<1x2x2x2x3xi32>) -> tensor<1x2x2x2x3xi32>
    attributes {padlab.seed = 3 : i64} {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
    ins(%i, %k, %zi, %zk : tensor<1x3x3x3x2xi8>, tensor<2x2x2x2x3xi8>, i32, i32) outs(%o : tensor<1x2x2x2x3xi32>) -> tensor<1x2x2x2x3xi32>
  return %0 : tensor<1x2x2x2x3xi32>
}

// -----

// Batch, group, channels of the group, rows, columns.
func.func @main(%i: tensor<1x2x3x4x4xi8>, %k: tensor<2x2x3x2x2xi8>, %zi: i32, %zk: i32, %o: tensor<1x2x2x3x3xi32>) -> tensor<1x2x2x3x3xi32>
    attributes {padlab.seed = 3 : i64} {
  %0 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%i, %k, %zi, %zk : tensor<1x2x3x4x4xi8>, tensor<2x2x3x2x2xi8>, i32, i32) outs(%o : tensor<1x2x2x3x3xi32>) -> tensor<1x2x2x3x3xi32>
  return %0 : tensor<1x2x2x3x3xi32>
}

// -----

func.func @main(%i: tensor<1x4x4x2x3xi8>, %k: tensor<2x2x2x2x3xi8>, %zi: i32, %zk: i32, %o: tensor<1x3x3x2x2xi32>) -> tensor<1x3x3x2x2xi32>
    attributes {padlab.seed = 3 : i64} {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%i, %k, %zi, %zk : tensor<1x4x4x2x3xi8>, tensor<2x2x2x2x3xi8>, i32, i32) outs(%o : tensor<1x3x3x2x2xi32>) -> tensor<1x3x3x2x2xi32>
  return %0 : tensor<1x3x3x2x2xi32>
}
