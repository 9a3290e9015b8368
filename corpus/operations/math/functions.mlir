// Transcendental functions: one implementation, called by every way, so that all
// give the same bits. Where the result is exact, it is as expected.

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 125 : i64} {
  %x_f64 = arith.constant 1.0 : f64
  %y_f64 = math.acos %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 1.0 : f32
  %y_f32 = math.acos %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 1.0 : f16
  %y_f16 = math.acos %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 1.0 : bf16
  %y_bf16 = math.acos %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 1.0 : f8E5M2
  %y_f8E5M2 = math.acos %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 1.0 : f8E4M3FN
  %y_f8E4M3FN = math.acos %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.acos %half : f64
  %tr = math.acos %t : tensor<24xf32>
  %ur = math.acos %u : tensor<24xf64>
  %vr = math.acos %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 132 : i64} {
  %x_f64 = arith.constant 1.0 : f64
  %y_f64 = math.acosh %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 1.0 : f32
  %y_f32 = math.acosh %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 1.0 : f16
  %y_f16 = math.acosh %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 1.0 : bf16
  %y_bf16 = math.acosh %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 1.0 : f8E5M2
  %y_f8E5M2 = math.acosh %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 1.0 : f8E4M3FN
  %y_f8E4M3FN = math.acosh %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.acosh %half : f64
  %tr = math.acosh %t : tensor<24xf32>
  %ur = math.acosh %u : tensor<24xf64>
  %vr = math.acosh %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 125 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.asin %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.asin %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.asin %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.asin %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.asin %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.asin %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.asin %half : f64
  %tr = math.asin %t : tensor<24xf32>
  %ur = math.asin %u : tensor<24xf64>
  %vr = math.asin %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 132 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.asinh %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.asinh %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.asinh %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.asinh %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.asinh %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.asinh %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.asinh %half : f64
  %tr = math.asinh %t : tensor<24xf32>
  %ur = math.asinh %u : tensor<24xf64>
  %vr = math.asinh %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 125 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.atan %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.atan %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.atan %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.atan %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.atan %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.atan %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.atan %half : f64
  %tr = math.atan %t : tensor<24xf32>
  %ur = math.atan %u : tensor<24xf64>
  %vr = math.atan %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 132 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.atanh %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.atanh %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.atanh %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.atanh %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.atanh %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.atanh %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.atanh %half : f64
  %tr = math.atanh %t : tensor<24xf32>
  %ur = math.atanh %u : tensor<24xf64>
  %vr = math.atanh %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 127 : i64} {
  %x_f64 = arith.constant 1.0 : f64
  %y_f64 = math.cbrt %x_f64 : f64
  %e_f64 = arith.constant 1.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 1.0 : f32
  %y_f32 = math.cbrt %x_f32 : f32
  %e_f32 = arith.constant 1.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 1.0 : f16
  %y_f16 = math.cbrt %x_f16 : f16
  %e_f16 = arith.constant 1.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 1.0 : bf16
  %y_bf16 = math.cbrt %x_bf16 : bf16
  %e_bf16 = arith.constant 1.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %half = arith.constant 0.7 : f64
  %r = math.cbrt %half : f64
  %tr = math.cbrt %t : tensor<24xf32>
  %ur = math.cbrt %u : tensor<24xf64>
  %vr = math.cbrt %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 120 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.cos %x_f64 : f64
  %e_f64 = arith.constant 1.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.cos %x_f32 : f32
  %e_f32 = arith.constant 1.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.cos %x_f16 : f16
  %e_f16 = arith.constant 1.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.cos %x_bf16 : bf16
  %e_bf16 = arith.constant 1.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.cos %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 1.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.cos %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 1.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.cos %half : f64
  %tr = math.cos %t : tensor<24xf32>
  %ur = math.cos %u : tensor<24xf64>
  %vr = math.cos %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 127 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.cosh %x_f64 : f64
  %e_f64 = arith.constant 1.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.cosh %x_f32 : f32
  %e_f32 = arith.constant 1.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.cosh %x_f16 : f16
  %e_f16 = arith.constant 1.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.cosh %x_bf16 : bf16
  %e_bf16 = arith.constant 1.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.cosh %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 1.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.cosh %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 1.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.cosh %half : f64
  %tr = math.cosh %t : tensor<24xf32>
  %ur = math.cosh %u : tensor<24xf64>
  %vr = math.cosh %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 122 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.erf %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.erf %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.erf %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.erf %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.erf %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.erf %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.erf %half : f64
  %tr = math.erf %t : tensor<24xf32>
  %ur = math.erf %u : tensor<24xf64>
  %vr = math.erf %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 129 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.erfc %x_f64 : f64
  %e_f64 = arith.constant 1.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.erfc %x_f32 : f32
  %e_f32 = arith.constant 1.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.erfc %x_f16 : f16
  %e_f16 = arith.constant 1.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.erfc %x_bf16 : bf16
  %e_bf16 = arith.constant 1.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.erfc %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 1.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.erfc %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 1.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.erfc %half : f64
  %tr = math.erfc %t : tensor<24xf32>
  %ur = math.erfc %u : tensor<24xf64>
  %vr = math.erfc %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 122 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.exp %x_f64 : f64
  %e_f64 = arith.constant 1.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.exp %x_f32 : f32
  %e_f32 = arith.constant 1.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.exp %x_f16 : f16
  %e_f16 = arith.constant 1.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.exp %x_bf16 : bf16
  %e_bf16 = arith.constant 1.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.exp %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 1.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.exp %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 1.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.exp %half : f64
  %tr = math.exp %t : tensor<24xf32>
  %ur = math.exp %u : tensor<24xf64>
  %vr = math.exp %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 129 : i64} {
  %x_f64 = arith.constant 5.0 : f64
  %y_f64 = math.exp2 %x_f64 : f64
  %e_f64 = arith.constant 32.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 5.0 : f32
  %y_f32 = math.exp2 %x_f32 : f32
  %e_f32 = arith.constant 32.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 5.0 : f16
  %y_f16 = math.exp2 %x_f16 : f16
  %e_f16 = arith.constant 32.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 5.0 : bf16
  %y_bf16 = math.exp2 %x_bf16 : bf16
  %e_bf16 = arith.constant 32.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 5.0 : f8E5M2
  %y_f8E5M2 = math.exp2 %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 32.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 5.0 : f8E4M3FN
  %y_f8E4M3FN = math.exp2 %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 32.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.exp2 %half : f64
  %tr = math.exp2 %t : tensor<24xf32>
  %ur = math.exp2 %u : tensor<24xf64>
  %vr = math.exp2 %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 136 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.expm1 %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.expm1 %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.expm1 %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.expm1 %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.expm1 %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.expm1 %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.expm1 %half : f64
  %tr = math.expm1 %t : tensor<24xf32>
  %ur = math.expm1 %u : tensor<24xf64>
  %vr = math.expm1 %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 129 : i64} {
  %x_f64 = arith.constant 1.0 : f64
  %y_f64 = math.log %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 1.0 : f32
  %y_f32 = math.log %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 1.0 : f16
  %y_f16 = math.log %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 1.0 : bf16
  %y_bf16 = math.log %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 1.0 : f8E5M2
  %y_f8E5M2 = math.log %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 1.0 : f8E4M3FN
  %y_f8E4M3FN = math.log %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.log %half : f64
  %tr = math.log %t : tensor<24xf32>
  %ur = math.log %u : tensor<24xf64>
  %vr = math.log %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 143 : i64} {
  %x_f64 = arith.constant 1000.0 : f64
  %y_f64 = math.log10 %x_f64 : f64
  %e_f64 = arith.constant 3.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 1000.0 : f32
  %y_f32 = math.log10 %x_f32 : f32
  %e_f32 = arith.constant 3.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 1000.0 : f16
  %y_f16 = math.log10 %x_f16 : f16
  %e_f16 = arith.constant 3.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 1000.0 : bf16
  %y_bf16 = math.log10 %x_bf16 : bf16
  %e_bf16 = arith.constant 3.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %half = arith.constant 0.7 : f64
  %r = math.log10 %half : f64
  %tr = math.log10 %t : tensor<24xf32>
  %ur = math.log10 %u : tensor<24xf64>
  %vr = math.log10 %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 143 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.log1p %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.log1p %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.log1p %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.log1p %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.log1p %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.log1p %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.log1p %half : f64
  %tr = math.log1p %t : tensor<24xf32>
  %ur = math.log1p %u : tensor<24xf64>
  %vr = math.log1p %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 136 : i64} {
  %x_f64 = arith.constant 8.0 : f64
  %y_f64 = math.log2 %x_f64 : f64
  %e_f64 = arith.constant 3.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 8.0 : f32
  %y_f32 = math.log2 %x_f32 : f32
  %e_f32 = arith.constant 3.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 8.0 : f16
  %y_f16 = math.log2 %x_f16 : f16
  %e_f16 = arith.constant 3.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 8.0 : bf16
  %y_bf16 = math.log2 %x_bf16 : bf16
  %e_bf16 = arith.constant 3.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 8.0 : f8E5M2
  %y_f8E5M2 = math.log2 %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 3.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 8.0 : f8E4M3FN
  %y_f8E4M3FN = math.log2 %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 3.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.log2 %half : f64
  %tr = math.log2 %t : tensor<24xf32>
  %ur = math.log2 %u : tensor<24xf64>
  %vr = math.log2 %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 149 : i64} {
  %x_f64 = arith.constant 16.0 : f64
  %y_f64 = math.rsqrt %x_f64 : f64
  %e_f64 = arith.constant 0.25 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 16.0 : f32
  %y_f32 = math.rsqrt %x_f32 : f32
  %e_f32 = arith.constant 0.25 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 16.0 : f16
  %y_f16 = math.rsqrt %x_f16 : f16
  %e_f16 = arith.constant 0.25 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 16.0 : bf16
  %y_bf16 = math.rsqrt %x_bf16 : bf16
  %e_bf16 = arith.constant 0.25 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 16.0 : f8E5M2
  %y_f8E5M2 = math.rsqrt %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.25 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 16.0 : f8E4M3FN
  %y_f8E4M3FN = math.rsqrt %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.25 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.rsqrt %half : f64
  %tr = math.rsqrt %t : tensor<24xf32>
  %ur = math.rsqrt %u : tensor<24xf64>
  %vr = math.rsqrt %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 136 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.sin %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.sin %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.sin %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.sin %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.sin %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.sin %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.sin %half : f64
  %tr = math.sin %t : tensor<24xf32>
  %ur = math.sin %u : tensor<24xf64>
  %vr = math.sin %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 143 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.sinh %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.sinh %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.sinh %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.sinh %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.sinh %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.sinh %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.sinh %half : f64
  %tr = math.sinh %t : tensor<24xf32>
  %ur = math.sinh %u : tensor<24xf64>
  %vr = math.sinh %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 137 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.tan %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.tan %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.tan %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.tan %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.tan %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.tan %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.tan %half : f64
  %tr = math.tan %t : tensor<24xf32>
  %ur = math.tan %u : tensor<24xf64>
  %vr = math.tan %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}

// -----

func.func @main(%t: tensor<24xf32>, %u: tensor<24xf64>, %v: tensor<24xbf16>) -> (f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>) attributes {padlab.seed = 144 : i64} {
  %x_f64 = arith.constant 0.0 : f64
  %y_f64 = math.tanh %x_f64 : f64
  %e_f64 = arith.constant 0.0 : f64
  check.expect_eq(%y_f64, %e_f64) : f64
  %x_f32 = arith.constant 0.0 : f32
  %y_f32 = math.tanh %x_f32 : f32
  %e_f32 = arith.constant 0.0 : f32
  check.expect_eq(%y_f32, %e_f32) : f32
  %x_f16 = arith.constant 0.0 : f16
  %y_f16 = math.tanh %x_f16 : f16
  %e_f16 = arith.constant 0.0 : f16
  check.expect_eq(%y_f16, %e_f16) : f16
  %x_bf16 = arith.constant 0.0 : bf16
  %y_bf16 = math.tanh %x_bf16 : bf16
  %e_bf16 = arith.constant 0.0 : bf16
  check.expect_eq(%y_bf16, %e_bf16) : bf16
  %x_f8E5M2 = arith.constant 0.0 : f8E5M2
  %y_f8E5M2 = math.tanh %x_f8E5M2 : f8E5M2
  %e_f8E5M2 = arith.constant 0.0 : f8E5M2
  check.expect_eq(%y_f8E5M2, %e_f8E5M2) : f8E5M2
  %x_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  %y_f8E4M3FN = math.tanh %x_f8E4M3FN : f8E4M3FN
  %e_f8E4M3FN = arith.constant 0.0 : f8E4M3FN
  check.expect_eq(%y_f8E4M3FN, %e_f8E4M3FN) : f8E4M3FN
  %half = arith.constant 0.7 : f64
  %r = math.tanh %half : f64
  %tr = math.tanh %t : tensor<24xf32>
  %ur = math.tanh %u : tensor<24xf64>
  %vr = math.tanh %v : tensor<24xbf16>
  return %r, %tr, %ur, %vr : f64, tensor<24xf32>, tensor<24xf64>, tensor<24xbf16>
}
