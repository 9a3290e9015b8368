// Integers and floats beyond 64 bits, where a size, a sign or a comparison was
// lost on the way to code.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=unfused --opt-level=3

// The buffer that is copied has room for 16 bytes an element, not for 12.
func.func @room(%a: tensor<3xi65>, %x: i65) -> (tensor<3xi65>, tensor<3xi65>) {
  %i = arith.constant 2 : index
  %0 = tensor.insert %x into %a[%i] : tensor<3xi65>
  return %0, %a : tensor<3xi65>, tensor<3xi65>
}

// A bound below zero has 128 bits.
func.func @short(%x: i128) -> (f8E3M4, f8E5M2) {
  %0 = arith.sitofp %x : i128 to f8E3M4
  %1 = arith.sitofp %x : i128 to f8E5M2
  return %0, %1 : f8E3M4, f8E5M2
}

// One rounding, whatever the magnitude.
func.func @bfloat(%x: i128) -> (bf16, bf16) {
  %0 = arith.sitofp %x : i128 to bf16
  %1 = arith.uitofp %x : i128 to bf16
  return %0, %1 : bf16, bf16
}

func.func @extrema(%x: f128, %y: f128) -> (i128, i128) {
  %0 = arith.maximumf %x, %y : f128
  %1 = arith.minimumf %x, %y : f128
  %2 = arith.bitcast %0 : f128 to i128
  %3 = arith.bitcast %1 : f128 to i128
  return %2, %3 : i128, i128
}

func.func @not_a_number(%x: f128, %y: f128) -> (i1, i1) {
  %0 = arith.maximumf %x, %y : f128
  %1 = arith.minimumf %x, %y : f128
  %2 = arith.cmpf uno, %0, %0 : f128
  %3 = arith.cmpf uno, %1, %1 : f128
  return %2, %3 : i1, i1
}

func.func @main(%a: tensor<3xi65>, %six: i128 {padlab.value = -6 : i128},
                %tie: i128 {padlab.value = 18518801667747479553 : i128},
                %far: i128 {padlab.value = 79537647524085682662268731393 : i128},
                %zero: f128 {padlab.value = 0.0 : f128}, %minus_zero: f128 {padlab.value = -0.0 : f128},
                %one: f128 {padlab.value = 1.0 : f128}, %two: f128 {padlab.value = 2.0 : f128},
                %nan: f128 {padlab.value = 0x7FFF8000000000000000000000000000 : f128})
    attributes {padlab.seed = 1 : i64} {
  %i = arith.constant 2 : index
  %x = arith.constant -5 : i65
  %0:2 = call @room(%a, %x) : (tensor<3xi65>, i65) -> (tensor<3xi65>, tensor<3xi65>)
  check.expect_eq(%0#1, %a) : tensor<3xi65>
  %y = tensor.extract %0#0[%i] : tensor<3xi65>
  check.expect_eq(%x, %y) : i65

  %1:2 = call @short(%six) : (i128) -> (f8E3M4, f8E5M2)
  %e1 = arith.constant -6.0 : f8E3M4
  %e2 = arith.constant -6.0 : f8E5M2
  check.expect_eq(%1#0, %e1) : f8E3M4
  check.expect_eq(%1#1, %e2) : f8E5M2

  // 2^64 + 2^56 + 1 and 2^96 + 2^88 + 1: just above half-way to the next one.
  %2:2 = call @bfloat(%tie) : (i128) -> (bf16, bf16)
  %e3 = arith.constant 0x5F81 : bf16
  check.expect_eq(%2#0, %e3) : bf16
  check.expect_eq(%2#1, %e3) : bf16
  %3:2 = call @bfloat(%far) : (i128) -> (bf16, bf16)
  %e4 = arith.constant 0x6F81 : bf16
  check.expect_eq(%3#0, %e4) : bf16
  check.expect_eq(%3#1, %e4) : bf16

  %positive = arith.constant 0 : i128
  %negative = arith.bitcast %minus_zero : f128 to i128
  %4:2 = call @extrema(%zero, %minus_zero) : (f128, f128) -> (i128, i128)
  check.expect_eq(%4#0, %positive) : i128
  check.expect_eq(%4#1, %negative) : i128
  %5:2 = call @extrema(%one, %two) : (f128, f128) -> (i128, i128)
  %bits1 = arith.bitcast %one : f128 to i128
  %bits2 = arith.bitcast %two : f128 to i128
  check.expect_eq(%5#0, %bits2) : i128
  check.expect_eq(%5#1, %bits1) : i128
  %true = arith.constant true
  %6:2 = call @not_a_number(%nan, %one) : (f128, f128) -> (i1, i1)
  check.expect_eq(%6#0, %true) : i1
  check.expect_eq(%6#1, %true) : i1
  %7:2 = call @not_a_number(%one, %nan) : (f128, f128) -> (i1, i1)
  check.expect_eq(%7#0, %true) : i1
  check.expect_eq(%7#1, %true) : i1
  return
}
