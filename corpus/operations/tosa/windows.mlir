// Zero points are taken off each factor.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi8>} : () -> tensor<1x2x2xi8>
  %b = "tosa.const"() {values = dense<[[[5], [-6]]]> : tensor<1x2x1xi8>} : () -> tensor<1x2x1xi8>
  %za = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %zb = "tosa.const"() {values = dense<-2> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.matmul %a, %b, %za, %zb : (tensor<1x2x2xi8>, tensor<1x2x1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x1xi32>
  %e = arith.constant dense<[[[-4], [2]]]> : tensor<1x2x1xi32>
  check.expect_eq(%0, %e) : tensor<1x2x1xi32>
  return
}

// -----
// Small whole numbers: every order of the sum gives the same.
func.func @main(%a: tensor<2x3x4xf32>, %b: tensor<2x4x2xf32>) -> tensor<2x3x2xf32> attributes {padlab.seed = 1 : i64} {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<2x3x4xf32>, tensor<2x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x2xf32>
  return %0 : tensor<2x3x2xf32>
}

// -----
// Padding is the zero point: it adds nothing.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %x = "tosa.const"() {values = dense<[[[[1], [2]], [[3], [4]]]]> : tensor<1x2x2x1xi8>} : () -> tensor<1x2x2x1xi8>
  %w = "tosa.const"() {values = dense<[[[[1], [10]]]]> : tensor<1x1x2x1xi8>} : () -> tensor<1x1x2x1xi8>
  %b = "tosa.const"() {values = dense<100> : tensor<1xi32>} : () -> tensor<1xi32>
  %zx = "tosa.const"() {values = dense<-1> : tensor<1xi8>} : () -> tensor<1xi8>
  %zw = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = "tosa.conv2d"(%x, %w, %b, %zx, %zw) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 1, 0>, stride = array<i64: 1, 1>}>
      : (tensor<1x2x2x1xi8>, tensor<1x1x2x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x1xi32>
  %e = arith.constant dense<[[[[120], [132]], [[140], [154]]]]> : tensor<1x2x2x1xi32>
  check.expect_eq(%0, %e) : tensor<1x2x2x1xi32>
  return
}

// -----
func.func @main(%x: tensor<1x3x4x2xi16>, %w: tensor<3x2x2x2xi16>) -> tensor<1x2x2x3xi48> attributes {padlab.seed = 1 : i64} {
  %b = "tosa.const"() {values = dense<[1, -2, 3]> : tensor<3xi48>} : () -> tensor<3xi48>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = "tosa.conv2d"(%x, %w, %b, %z, %z) <{acc_type = i48, dilation = array<i64: 1, 2>, pad = array<i64: 0, 0, 1, 0>, stride = array<i64: 1, 2>}>
      : (tensor<1x3x4x2xi16>, tensor<3x2x2x2xi16>, tensor<3xi48>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x2x3xi48>
  return %0 : tensor<1x2x2x3xi48>
}

// -----
func.func @main(%x: tensor<1x2x3x3x2xi8>, %w: tensor<2x1x2x2x2xi8>) -> tensor<1x2x2x2x2xi32> attributes {padlab.seed = 1 : i64} {
  %b = "tosa.const"() {values = dense<[1, -2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = "tosa.conv3d"(%x, %w, %b, %z, %z) <{acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}>
      : (tensor<1x2x3x3x2xi8>, tensor<2x1x2x2x2xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x2x2xi32>
  return %0 : tensor<1x2x2x2x2xi32>
}

// -----
func.func @main(%x: tensor<1x3x3x2xi8>, %w: tensor<2x2x2x3xi8>) -> tensor<1x2x2x6xi32> attributes {padlab.seed = 1 : i64} {
  %b = "tosa.const"() {values = dense<7> : tensor<6xi32>} : () -> tensor<6xi32>
  %z = "tosa.const"() {values = dense<-3> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = "tosa.depthwise_conv2d"(%x, %w, %b, %z, %z) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}>
      : (tensor<1x3x3x2xi8>, tensor<2x2x2x3xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x6xi32>
  return %0 : tensor<1x2x2x6xi32>
}

// -----
func.func @main(%x: tensor<1x2x2x2xi8>, %w: tensor<3x2x3x2xi8>) -> tensor<1x4x5x3xi32> attributes {padlab.seed = 1 : i64} {
  %b = "tosa.const"() {values = dense<[1, 2, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = "tosa.transpose_conv2d"(%x, %w, %b, %z, %z) <{acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}>
      : (tensor<1x2x2x2xi8>, tensor<3x2x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x5x3xi32>
  return %0 : tensor<1x4x5x3xi32>
}

// -----
// Of a transposed convolution, a point takes only the taps that meet an element: out_pad moves them, strides skip some.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %x = "tosa.const"() {values = dense<[[[[1], [2]], [[3], [4]]]]> : tensor<1x2x2x1xi8>} : () -> tensor<1x2x2x1xi8>
  %w = "tosa.const"() {values = dense<[[[[1], [10]], [[100], [-1]]]]> : tensor<1x2x2x1xi8>} : () -> tensor<1x2x2x1xi8>
  %b = "tosa.const"() {values = dense<1000> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = "tosa.transpose_conv2d"(%x, %w, %b, %z, %z) <{acc_type = i32, out_pad = array<i64: 1, -1, -1, 1>, stride = array<i64: 1, 2>}>
      : (tensor<1x2x2x1xi8>, tensor<1x2x2x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x4x1xi32>
  %e = arith.constant dense<[[[[1000], [1000], [1000], [1000]], [[1010], [1002], [1020], [1000]], [[1029], [1204], [1038], [1000]]]]> : tensor<1x3x4x1xi32>
  check.expect_eq(%0, %e) : tensor<1x3x4x1xi32>
  return
}

// -----
// Sums of a matrix product have the type of the result: of f16, so that the order of these terms matters, and every sum is right.
func.func @main() -> tensor<1x1x1xf16> attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[[[8.0, 1.0, -8.0]]]> : tensor<1x1x3xf8E4M3FN>} : () -> tensor<1x1x3xf8E4M3FN>
  %b = "tosa.const"() {values = dense<[[[448.0], [1.0], [448.0]]]> : tensor<1x3x1xf8E4M3FN>} : () -> tensor<1x3x1xf8E4M3FN>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x1x3xf8E4M3FN>, tensor<1x3x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x1x1xf16>
  return %0 : tensor<1x1x1xf16>
}

// -----
func.func @main() attributes {padlab.seed = 1 : i64} {
  %x = "tosa.const"() {values = dense<[[[[1], [2]], [[3], [8]]]]> : tensor<1x2x2x1xi8>} : () -> tensor<1x2x2x1xi8>
  %0 = "tosa.max_pool2d"(%x) <{kernel = array<i64: 2, 2>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>}>
      : (tensor<1x2x2x1xi8>) -> tensor<1x2x1x1xi8>
  %e = arith.constant dense<[[[[2]], [[8]]]]> : tensor<1x2x1x1xi8>
  check.expect_eq(%0, %e) : tensor<1x2x1x1xi8>
  // Padding does not count: means of two and of four elements, halves up.
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = "tosa.avg_pool2d"(%x, %z, %z) <{acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>}>
      : (tensor<1x2x2x1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x1x1xi8>
  %e1 = arith.constant dense<[[[[2]], [[4]]]]> : tensor<1x2x1x1xi8>
  check.expect_eq(%1, %e1) : tensor<1x2x1x1xi8>
  return
}

// -----
// EXPECT-UNDEFINED: windows do not end where the padding does
func.func @main(%x: tensor<1x?x2x1xi8> {padlab.extents = array<i64: 4>}) -> tensor<1x?x1x1xi8> attributes {padlab.seed = 1 : i64} {
  %0 = "tosa.max_pool2d"(%x) <{kernel = array<i64: 1, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>}>
      : (tensor<1x?x2x1xi8>) -> tensor<1x?x1x1xi8>
  return %0 : tensor<1x?x1x1xi8>
}

// -----
// EXPECT-UNDEFINED: the input has no elements
func.func @main(%a: tensor<1x?x4x1xf32> {padlab.extents = array<i64: 0>}) -> tensor<1x?x4x1xf32> attributes {padlab.seed = 1 : i64} {
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 2, 1>, stride = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>}> : (tensor<1x?x4x1xf32>) -> tensor<1x?x4x1xf32>
  return %0 : tensor<1x?x4x1xf32>
}

// -----
// EXPECT-UNDEFINED: the input has no elements
func.func @main(%a: tensor<1x?x4x1xi8> {padlab.extents = array<i64: 0>}) -> tensor<1x?x4x1xi8> attributes {padlab.seed = 1 : i64} {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = "tosa.avg_pool2d"(%a, %z, %z) <{acc_type = i32, kernel = array<i64: 2, 1>, stride = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>}> : (tensor<1x?x4x1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x?x4x1xi8>
  return %0 : tensor<1x?x4x1xi8>
}
