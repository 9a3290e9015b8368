// Named operations that generators make seldom.

func.func @main(%a: tensor<2x3xi16> {padlab.value = dense<[[-1, 7, 9], [100, -32768, 5]]> : tensor<2x3xi16>},
                %b: tensor<2x3xi16> {padlab.value = dense<[[2, 2, 4], [-1, 3, 5]]> : tensor<2x3xi16>})
    -> tensor<2x3xi16> attributes {padlab.seed = 0 : i64} {
  %e = tensor.empty() : tensor<2x3xi16>
  %0 = linalg.div_unsigned ins(%a, %b : tensor<2x3xi16>, tensor<2x3xi16>) outs(%e : tensor<2x3xi16>) -> tensor<2x3xi16>
  %expected = arith.constant dense<[[32767, 3, 2], [0, 10922, 1]]> : tensor<2x3xi16>
  check.expect_eq(%0, %expected) : tensor<2x3xi16>
  return %0 : tensor<2x3xi16>
}

// -----

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
