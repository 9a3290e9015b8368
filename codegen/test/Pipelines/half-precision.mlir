// Each operation on f16 and bf16 rounds its result, also when the next one
// widens it again.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=unfused --opt-level=3

// The sum overflows: infinity, not a number that only f32 holds.
func.func @overflow(%x: f16) -> f16 {
  %0 = arith.addf %x, %x : f16
  %1 = arith.subf %0, %x : f16
  return %1 : f16
}

// Adding one to 256 is lost in bf16.
func.func @absorb(%x: bf16) -> bf16 {
  %c1 = arith.constant 1.0 : bf16
  %0 = arith.addf %x, %c1 : bf16
  %1 = arith.subf %0, %x : bf16
  return %1 : bf16
}

// The converted integer is rounded before it divides.
func.func @convert(%x: i16, %y: f16) -> f16 {
  %0 = arith.uitofp %x : i16 to f16
  %1 = arith.divf %y, %0 : f16
  return %1 : f16
}

func.func @main() attributes {padlab.seed = 1 : i64} {
  %max = arith.constant 65504.0 : f16
  %infinity = arith.constant 0x7C00 : f16
  %0 = call @overflow(%max) : (f16) -> f16
  check.expect_eq(%0, %infinity) : f16

  %256 = arith.constant 256.0 : bf16
  %zero = arith.constant 0.0 : bf16
  %1 = call @absorb(%256) : (bf16) -> bf16
  check.expect_eq(%1, %zero) : bf16

  // 65535 rounds to infinity.
  %m1 = arith.constant -1 : i16
  %c7 = arith.constant 7.0 : f16
  %zero_f16 = arith.constant 0.0 : f16
  %2 = call @convert(%m1, %c7) : (i16, f16) -> f16
  check.expect_eq(%2, %zero_f16) : f16

  return
}
