// To the nearest, ties to even; into the range; integers are cut off.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[2.5, -3.5, 300.0, -0.0]> : tensor<4xf32>} : () -> tensor<4xf32>
  %0 = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi8>
  %e0 = arith.constant dense<[2, -4, 127, 0]> : tensor<4xi8>
  check.expect_eq(%0, %e0) : tensor<4xi8>
  %b = "tosa.const"() {values = dense<[257, -1, 128, 0]> : tensor<4xi32>} : () -> tensor<4xi32>
  %1 = tosa.cast %b : (tensor<4xi32>) -> tensor<4xi8>
  %e1 = arith.constant dense<[1, -1, -128, 0]> : tensor<4xi8>
  check.expect_eq(%1, %e1) : tensor<4xi8>
  %2 = tosa.cast %b : (tensor<4xi32>) -> tensor<4xi1>
  %3 = tosa.cast %2 : (tensor<4xi1>) -> tensor<4xi32>
  %e3 = arith.constant dense<[1, 1, 1, 0]> : tensor<4xi32>
  check.expect_eq(%3, %e3) : tensor<4xi32>
  %4 = tosa.cast %b : (tensor<4xi32>) -> tensor<4xf16>
  %e4 = arith.constant dense<[257.0, -1.0, 128.0, 0.0]> : tensor<4xf16>
  check.expect_eq(%4, %e4) : tensor<4xf16>
  return
}

// -----
// A factor of a half for one channel, and of 3 eighths for the other.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[[5, 8], [-5, -8]]> : tensor<2x2xi8>} : () -> tensor<2x2xi8>
  %m = "tosa.const"() {values = dense<[1073741824, 805306368]> : tensor<2xi32>} : () -> tensor<2xi32>
  %s = "tosa.const"() {values = dense<31> : tensor<2xi8>} : () -> tensor<2xi8>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<100> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}>
      : (tensor<2x2xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x2xi8>
  %e = arith.constant dense<[[103, 103], [98, 97]]> : tensor<2x2xi8>
  check.expect_eq(%0, %e) : tensor<2x2xi8>
  return
}

// -----
// EXPECT-UNDEFINED: is too large to be scaled by a shift of 2
func.func @main() -> tensor<1xi8> attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<100> : tensor<1xi8>} : () -> tensor<1xi8>
  %m = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = "tosa.rescale"(%a, %m, %s, %z, %z) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}>
      : (tensor<1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return %0 : tensor<1xi8>
}

// -----
// Unsigned bits become signed ones about a zero point of 128.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[-1, 0, 127, -128]> : tensor<4xi8>} : () -> tensor<4xi8>
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %zi = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %zo = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = "tosa.rescale"(%a, %m, %s, %zi, %zo) <{input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, scale32 = true}>
      : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %e = arith.constant dense<[127, -128, -1, 0]> : tensor<4xi8>
  check.expect_eq(%0, %e) : tensor<4xi8>
  return
}

// -----
func.func @main(%a: tensor<5xi8>) -> tensor<5xi8> attributes {padlab.seed = 2 : i64} {
  %t = "tosa.const"() {values = dense<17> : tensor<256xi8>} : () -> tensor<256xi8>
  %0 = tosa.table %a, %t : (tensor<5xi8>, tensor<256xi8>) -> tensor<5xi8>
  return %0 : tensor<5xi8>
}

// -----
func.func @main(%a: tensor<5xi16>) -> tensor<5xi32> attributes {padlab.seed = 2 : i64} {
  %t = "tosa.const"() {values = dense<17> : tensor<513xi16>} : () -> tensor<513xi16>
  %0 = tosa.table %a, %t : (tensor<5xi16>, tensor<513xi16>) -> tensor<5xi32>
  return %0 : tensor<5xi32>
}

// -----
// Twice as large: places between two rows are means of both.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[[[[2], [4]], [[8], [16]]]]> : tensor<1x2x2x1xi8>} : () -> tensor<1x2x2x1xi8>
  %s = "tosa.const_shape"() <{values = dense<[2, 1, 2, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %o = "tosa.const_shape"() <{values = dense<[0, 0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %0 = "tosa.resize"(%a, %s, %o, %o) <{mode = #tosa.resize_mode<BILINEAR>}>
      : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x3x1xi32>
  %e0 = arith.constant dense<[[[[8], [12], [16]], [[20], [30], [40]], [[32], [48], [64]]]]> : tensor<1x3x3x1xi32>
  check.expect_eq(%0, %e0) : tensor<1x3x3x1xi32>
  %1 = "tosa.resize"(%a, %s, %o, %o) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}>
      : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x3x1xi8>
  %e1 = arith.constant dense<[[[[2], [4], [4]], [[8], [16], [16]], [[8], [16], [16]]]]> : tensor<1x3x3x1xi8>
  check.expect_eq(%1, %e1) : tensor<1x3x3x1xi8>
  return
}

// -----
// What upstream makes of a rescaling: one factor, one element.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %v = arith.constant -5 : i32
  %m = arith.constant 1073741824 : i32
  %s = arith.constant 31 : i8
  %0 = "tosa.apply_scale"(%v, %m, %s) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}> : (i32, i32, i8) -> i32
  %e = arith.constant -2 : i32
  check.expect_eq(%0, %e) : i32
  return
}

// -----
// Numbers of 8 bits are numbers of the longer types.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[57344.0, -1.5, 1.52587890625e-05]> : tensor<3xf8E5M2>} : () -> tensor<3xf8E5M2>
  %0 = tosa.cast %a : (tensor<3xf8E5M2>) -> tensor<3xf16>
  %e0 = arith.constant dense<[57344.0, -1.5, 1.52587890625e-05]> : tensor<3xf16>
  check.expect_eq(%0, %e0) : tensor<3xf16>
  %b = "tosa.const"() {values = dense<[448.0, -0.0, 0.001953125]> : tensor<3xf8E4M3FN>} : () -> tensor<3xf8E4M3FN>
  %1 = tosa.cast %b : (tensor<3xf8E4M3FN>) -> tensor<3xbf16>
  %e1 = arith.constant dense<[448.0, -0.0, 0.001953125]> : tensor<3xbf16>
  check.expect_eq(%1, %e1) : tensor<3xbf16>
  %2 = tosa.cast %b : (tensor<3xf8E4M3FN>) -> tensor<3xf32>
  %e2 = arith.constant dense<[448.0, -0.0, 0.001953125]> : tensor<3xf32>
  check.expect_eq(%2, %e2) : tensor<3xf32>
  return
}

// -----
// EXPECT-UNSUPPORTED: the specification leaves numbers that are too large for f8E5M2 open
func.func @main(%a: tensor<2xf16>) -> tensor<2xf8E5M2> attributes {padlab.seed = 1 : i64} {
  %0 = tosa.cast %a : (tensor<2xf16>) -> tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}

// -----
// EXPECT-UNSUPPORTED: the specification has no cast between f16 and bf16
func.func @main(%a: tensor<2xf16>) -> tensor<2xbf16> attributes {padlab.seed = 1 : i64} {
  %0 = tosa.cast %a : (tensor<2xf16>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

// -----
// EXPECT-UNDEFINED: the input has no elements
func.func @main(%a: tensor<1x?x4x1xf32> {padlab.extents = array<i64: 0>}) -> tensor<1x?x4x1xf32> attributes {padlab.seed = 1 : i64} {
  %s = "tosa.const_shape"() <{values = dense<[2, 1, 1, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %o = "tosa.const_shape"() <{values = dense<[-2, 0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %b = "tosa.const_shape"() <{values = dense<[1, 0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %0 = "tosa.resize"(%a, %s, %o, %b) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x?x4x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x4x1xf32>
  return %0 : tensor<1x?x4x1xf32>
}
