// Sums, products and choices, broadcast in both directions.
func.func @main(%a: tensor<2x3xf32>, %b: tensor<1x3xf32>) -> tensor<2x3xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.sub %0, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %shift = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %2 = tosa.mul %1, %b, %shift : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// -----
// Extents that are 1 at run time only.
func.func @main(%a: tensor<?x3xi32> {padlab.extents = array<i64: 1>, padlab.value = dense<[[1, -2, 3]]> : tensor<1x3xi32>},
                %b: tensor<?x?xi32> {padlab.extents = array<i64: 2, 1>, padlab.value = dense<[[5], [7]]> : tensor<2x1xi32>})
    attributes {padlab.seed = 1 : i64} {
  %0 = tosa.add %a, %b : (tensor<?x3xi32>, tensor<?x?xi32>) -> tensor<?x3xi32>
  %e = arith.constant dense<[[6, 3, 8], [8, 5, 10]]> : tensor<2x3xi32>
  %c = tensor.cast %0 : tensor<?x3xi32> to tensor<2x3xi32>
  check.expect_eq(%c, %e) : tensor<2x3xi32>
  return
}

// -----
// EXPECT-UNDEFINED: does not fit i32
func.func @main() -> tensor<1xi32> attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<2147483647> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.add %a, %a : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

// -----
// A shift of i32 rounds halves up.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[3, -3, 5, 2147483647]> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<[1, 1, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
  %shift = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %shift : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %e = arith.constant dense<[2, -1, 3, 2147483647]> : tensor<4xi32>
  check.expect_eq(%0, %e) : tensor<4xi32>
  return
}

// -----
func.func @main(%a: tensor<2x4xi8>, %b: tensor<2x4xi8>, %p: tensor<2x4xi1>)
    -> (tensor<2x4xi8>, tensor<2x4xi8>, tensor<2x4xi8>, tensor<2x4xi8>, tensor<2x4xi1>, tensor<2x4xi1>, tensor<2x4xi1>, tensor<2x4xi1>)
    attributes {padlab.seed = 1 : i64} {
  %0 = tosa.bitwise_and %a, %b : (tensor<2x4xi8>, tensor<2x4xi8>) -> tensor<2x4xi8>
  %1 = tosa.bitwise_or %a, %b : (tensor<2x4xi8>, tensor<2x4xi8>) -> tensor<2x4xi8>
  %2 = tosa.bitwise_xor %a, %b : (tensor<2x4xi8>, tensor<2x4xi8>) -> tensor<2x4xi8>
  %3 = tosa.bitwise_not %a : (tensor<2x4xi8>) -> tensor<2x4xi8>
  %4 = tosa.logical_and %p, %p : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
  %5 = tosa.logical_or %p, %4 : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
  %6 = tosa.logical_xor %p, %5 : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
  %7 = tosa.logical_not %p : (tensor<2x4xi1>) -> tensor<2x4xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x4xi8>, tensor<2x4xi8>, tensor<2x4xi8>, tensor<2x4xi8>, tensor<2x4xi1>, tensor<2x4xi1>, tensor<2x4xi1>, tensor<2x4xi1>
}

// -----
// Shifts to the right round up where the last bit that goes is set.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[7, -7, 100, -1]> : tensor<4xi32>} : () -> tensor<4xi32>
  %n = "tosa.const"() {values = dense<[1, 1, 31, 0]> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = "tosa.arithmetic_right_shift"(%a, %n) <{round = true}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %e0 = arith.constant dense<[4, -3, 0, -1]> : tensor<4xi32>
  check.expect_eq(%0, %e0) : tensor<4xi32>
  %1 = tosa.logical_right_shift %a, %n : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %e1 = arith.constant dense<[3, 2147483644, 0, -1]> : tensor<4xi32>
  check.expect_eq(%1, %e1) : tensor<4xi32>
  %2 = tosa.logical_left_shift %a, %n : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %e2 = arith.constant dense<[14, -14, 0, -1]> : tensor<4xi32>
  check.expect_eq(%2, %e2) : tensor<4xi32>
  return
}

// -----
// EXPECT-UNDEFINED: is not between 0 and 31
func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> attributes {padlab.seed = 1 : i64} {
  %n = "tosa.const"() {values = dense<32> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = tosa.logical_left_shift %a, %n : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[7, -7, 1, 0]> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<[2, 2, -1, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = tosa.intdiv %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %e0 = arith.constant dense<[3, -3, -1, 0]> : tensor<4xi32>
  check.expect_eq(%0, %e0) : tensor<4xi32>
  %1 = tosa.clz %a : (tensor<4xi32>) -> tensor<4xi32>
  %e1 = arith.constant dense<[29, 0, 31, 32]> : tensor<4xi32>
  check.expect_eq(%1, %e1) : tensor<4xi32>
  %2 = tosa.abs %a : (tensor<4xi32>) -> tensor<4xi32>
  %e2 = arith.constant dense<[7, 7, 1, 0]> : tensor<4xi32>
  check.expect_eq(%2, %e2) : tensor<4xi32>
  return
}

// -----
// EXPECT-UNDEFINED: division by zero
func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> attributes {padlab.seed = 1 : i64} {
  %b = "tosa.const"() {values = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = tosa.intdiv %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----
// Negation with zero points is clipped.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[-128, 0, 127, 5]> : tensor<4xi8>} : () -> tensor<4xi8>
  %in = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %out = "tosa.const"() {values = dense<-4> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.negate %a, %in, %out : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %e = arith.constant dense<[127, -1, -128, -6]> : tensor<4xi8>
  check.expect_eq(%0, %e) : tensor<4xi8>
  return
}

// -----
func.func @main(%a: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    attributes {padlab.seed = 1 : i64} {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.abs %a : (tensor<12xf32>) -> tensor<12xf32>
  %1 = tosa.negate %a, %z, %z : (tensor<12xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<12xf32>
  %2 = tosa.floor %a : (tensor<12xf32>) -> tensor<12xf32>
  %3 = tosa.ceil %a : (tensor<12xf32>) -> tensor<12xf32>
  %4 = tosa.reciprocal %a : (tensor<12xf32>) -> tensor<12xf32>
  return %0, %1, %2, %3, %4 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
}

// -----
// A NaN passes through clamp, or is ignored.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<[0x7FC00000, 9.0, -9.0, 0.5]> : tensor<4xf32>} : () -> tensor<4xf32>
  %0 = "tosa.clamp"(%a) <{min_val = -1.0 : f32, max_val = 6.0 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4xf32>) -> tensor<4xf32>
  %e0 = arith.constant dense<[0x7FC00000, 6.0, -1.0, 0.5]> : tensor<4xf32>
  check.expect_eq(%0, %e0) : tensor<4xf32>
  %1 = "tosa.clamp"(%a) <{min_val = -1.0 : f32, max_val = 6.0 : f32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4xf32>) -> tensor<4xf32>
  %e1 = arith.constant dense<[-1.0, 6.0, -1.0, 0.5]> : tensor<4xf32>
  check.expect_eq(%1, %e1) : tensor<4xf32>
  return
}

// -----
func.func @main(%a: tensor<3x4xf32>, %b: tensor<3x1xf32>)
    -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xf32>) attributes {padlab.seed = 3 : i64} {
  %0 = tosa.maximum %a, %b : (tensor<3x4xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
  %1 = "tosa.minimum"(%a, %b) <{nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<3x4xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
  %2 = tosa.equal %a, %b : (tensor<3x4xf32>, tensor<3x1xf32>) -> tensor<3x4xi1>
  %3 = tosa.greater %a, %b : (tensor<3x4xf32>, tensor<3x1xf32>) -> tensor<3x4xi1>
  %4 = tosa.greater_equal %a, %b : (tensor<3x4xf32>, tensor<3x1xf32>) -> tensor<3x4xi1>
  %5 = tosa.select %3, %a, %b : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xf32>
}

// -----
// EXPECT-UNSUPPORTED: the specification bounds the error of this function
func.func @main(%a: tensor<3xf32>) -> tensor<3xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tosa.pow %a, %a : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----
// Functions are decided at infinities, and where they have no real value; every other result is right.
func.func @main(%a: tensor<4xf32> {padlab.value = dense<[0xFF800000, 0x7F800000, 0x7FC00000, -2.0]> : tensor<4xf32>})
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    attributes {padlab.seed = 1 : i64} {
  %0 = tosa.exp %a : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.log %a : (tensor<4xf32>) -> tensor<4xf32>
  %2 = tosa.tanh %a : (tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.erf %a : (tensor<4xf32>) -> tensor<4xf32>
  %4 = tosa.sigmoid %a : (tensor<4xf32>) -> tensor<4xf32>
  %5 = tosa.rsqrt %a : (tensor<4xf32>) -> tensor<4xf32>
  %6 = tosa.sin %a : (tensor<4xf32>) -> tensor<4xf32>
  %7 = tosa.cos %a : (tensor<4xf32>) -> tensor<4xf32>
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %minus = arith.constant -1.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %exp0 = tensor.extract %0[%i0] : tensor<4xf32>
  %exp1 = tensor.extract %0[%i1] : tensor<4xf32>
  %exp2 = tensor.extract %0[%i2] : tensor<4xf32>
  check.expect_eq(%exp0, %zero) : f32
  check.expect_eq(%exp1, %inf) : f32
  check.expect_eq(%exp2, %nan) : f32
  %log0 = tensor.extract %1[%i0] : tensor<4xf32>
  %log1 = tensor.extract %1[%i1] : tensor<4xf32>
  %log3 = tensor.extract %1[%i3] : tensor<4xf32>
  check.expect_eq(%log0, %nan) : f32
  check.expect_eq(%log1, %inf) : f32
  check.expect_eq(%log3, %nan) : f32
  %tanh0 = tensor.extract %2[%i0] : tensor<4xf32>
  %erf1 = tensor.extract %3[%i1] : tensor<4xf32>
  check.expect_eq(%tanh0, %minus) : f32
  check.expect_eq(%erf1, %one) : f32
  %sigmoid0 = tensor.extract %4[%i0] : tensor<4xf32>
  %sigmoid1 = tensor.extract %4[%i1] : tensor<4xf32>
  check.expect_eq(%sigmoid0, %zero) : f32
  check.expect_eq(%sigmoid1, %one) : f32
  %rsqrt1 = tensor.extract %5[%i1] : tensor<4xf32>
  %rsqrt3 = tensor.extract %5[%i3] : tensor<4xf32>
  check.expect_eq(%rsqrt1, %zero) : f32
  check.expect_eq(%rsqrt3, %nan) : f32
  %sin0 = tensor.extract %6[%i0] : tensor<4xf32>
  %cos1 = tensor.extract %7[%i1] : tensor<4xf32>
  check.expect_eq(%sin0, %nan) : f32
  check.expect_eq(%cos1, %nan) : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----
// EXPECT-UNDEFINED: poison
func.func @main() -> i32 attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.exp %a : (tensor<1xf32>) -> tensor<1xf32>
  %1 = tosa.greater %0, %a : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %i0 = arith.constant 0 : index
  %c = tensor.extract %1[%i0] : tensor<1xi1>
  %r = scf.if %c -> i32 {
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 2 : i32
    scf.yield %y : i32
  }
  return %r : i32
}

// -----
// A product of i32 without a shift keeps its low bits: 10^10 - 2 * 2^32 = 1410065408.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = "tosa.const"() {values = dense<100000> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %a, %s : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
  %e = arith.constant dense<1410065408> : tensor<1xi32>
  check.expect_eq(%0, %e) : tensor<1xi32>
  return
}
