// check.expect_close: at most so many steps from one representable number to the next.
func.func @main(%root: tensor<?xf32> {padlab.extents = array<i64: 2>, padlab.value = dense<[0x3FB504F2, 0x3FB504F5]> : tensor<2xf32>})
    attributes {padlab.seed = 1 : i64} {
  %static = arith.constant dense<0x3FB504F3> : tensor<2xf32>
  %expected = tensor.cast %static : tensor<2xf32> to tensor<?xf32>
  check.expect_close(%root, %expected) ulps(2) : tensor<?xf32>
  return
}

// -----

// Across zero: both zeros are one number, and the smallest numbers of both signs lie two steps apart.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %least = arith.constant 0x00000001 : f32
  %negated = arith.constant 0x80000001 : f32
  check.expect_close(%least, %negated) ulps(2) : f32
  %zero = arith.constant 0.0 : f64
  %minus = arith.constant -0.0 : f64
  check.expect_close(%zero, %minus) ulps(1) : f64
  return
}

// -----

// Every NaN is close to every NaN; infinity is one step beyond the largest number.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %nan = arith.constant 0x7E00 : f16
  %other = arith.constant 0xFC01 : f16
  check.expect_close(%nan, %other) ulps(1) : f16
  %inf = arith.constant 0x7F80 : bf16
  %largest = arith.constant 0x7F7F : bf16
  check.expect_close(%inf, %largest) ulps(1) : bf16
  return
}

// -----

// f8 in both formats, with a number of steps beyond their bits.
func.func @main(%a: f8E5M2 {padlab.value = 1.0 : f8E5M2}, %b: f8E5M2 {padlab.value = 1.25 : f8E5M2},
                %c: tensor<2xf8E4M3FN> {padlab.value = dense<[448.0, -448.0]> : tensor<2xf8E4M3FN>},
                %d: tensor<2xf8E4M3FN> {padlab.value = dense<[-448.0, 448.0]> : tensor<2xf8E4M3FN>})
    attributes {padlab.seed = 1 : i64} {
  check.expect_close(%a, %b) ulps(1) : f8E5M2
  check.expect_close(%c, %d) ulps(252) : tensor<2xf8E4M3FN>
  check.expect_close(%c, %d) ulps(100000) : tensor<2xf8E4M3FN>
  return
}

// -----

// Complex numbers in each part, unranked tensors, vectors.
func.func @main(%a: complex<f64>, %b: tensor<2x2xf32>) attributes {padlab.seed = 1 : i64} {
  check.expect_close(%a, %a) ulps(1) : complex<f64>
  %unranked = tensor.cast %b : tensor<2x2xf32> to tensor<*xf32>
  check.expect_close(%unranked, %unranked) ulps(3) : tensor<*xf32>
  %v = arith.constant dense<[0x3F800000, 0xBF800001]> : vector<2xf32>
  %w = arith.constant dense<[0x3F800001, 0xBF800000]> : vector<2xf32>
  check.expect_close(%v, %w) ulps(1) : vector<2xf32>
  return
}

// -----

// EXPECT-ERROR: property 'ulps' failed to satisfy constraint: positive number of ULP
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  check.expect_close(%a, %a) ulps(0) : f32
  return
}

// -----

// EXPECT-ERROR: operand #0 must be float or complex of floats
func.func @main(%a: i32) attributes {padlab.seed = 1 : i64} {
  check.expect_close(%a, %a) ulps(1) : i32
  return
}

// -----

// EXPECT-ERROR: requires all operands to have the same type
func.func @main(%a: f32, %b: f64) attributes {padlab.seed = 1 : i64} {
  "check.expect_close"(%a, %b) <{ulps = 1 : i32}> : (f32, f64) -> ()
  return
}

// -----

// EXPECT-UNDEFINED: compares a poison element
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = tensor.empty() : tensor<2xf32>
  check.expect_close(%a, %a) ulps(1) : tensor<2xf32>
  return
}
