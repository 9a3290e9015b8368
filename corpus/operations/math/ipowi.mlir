// The document's example: signed, and products wrap around.

func.func @main(%b: i32, %c: i32) -> i32 attributes {padlab.seed = 1 : i64} {
  %three = arith.constant 3 : i32
  %five = arith.constant 5 : i32
  %two_hundred_forty_three = arith.constant 243 : i32
  %power = math.ipowi %three, %five : i32
  check.expect_eq(%power, %two_hundred_forty_three) : i32
  %minus_three = arith.constant -3 : i32
  %minus_two_hundred_forty_three = arith.constant -243 : i32
  %odd = math.ipowi %minus_three, %five : i32
  check.expect_eq(%odd, %minus_two_hundred_forty_three) : i32
  // 3 to the power of 30 is 205891132094649, which needs 48 bits.
  %thirty = arith.constant 30 : i32
  %wrapped = arith.constant -1010140999 : i32
  %large = math.ipowi %three, %thirty : i32
  check.expect_eq(%large, %wrapped) : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %empty = math.ipowi %zero, %zero : i32
  check.expect_eq(%empty, %one) : i32
  %bits = arith.constant 7 : i32
  %exponent = arith.andi %c, %bits : i32
  %a = math.ipowi %b, %exponent : i32
  return %a : i32
}

// -----

// With a negative exponent, the reciprocal is rounded towards zero. The square
// of 65536 wraps around to zero, but its reciprocal is still zero.
func.func @main() attributes {padlab.seed = 2 : i64} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %minus_one = arith.constant -1 : i32
  %minus_two = arith.constant -2 : i32
  %a = math.ipowi %one, %minus_two : i32
  check.expect_eq(%a, %one) : i32
  %b = math.ipowi %minus_one, %minus_one : i32
  check.expect_eq(%b, %minus_one) : i32
  %c = math.ipowi %minus_one, %minus_two : i32
  check.expect_eq(%c, %one) : i32
  %d = math.ipowi %two, %minus_one : i32
  check.expect_eq(%d, %zero) : i32
  %large = arith.constant 65536 : i32
  %e = math.ipowi %large, %minus_two : i32
  check.expect_eq(%e, %zero) : i32
  return
}

// -----

// Other widths, index, a tensor and a vector.
func.func @main(%t: tensor<20xi8>, %u: tensor<20xi64>, %x: index, %s: i8) -> (tensor<20xi8>, tensor<20xi64>, index, i8)
    attributes {padlab.seed = 3 : i64} {
  %ones_i8 = arith.constant dense<1> : tensor<20xi8>
  %ones_i64 = arith.constant dense<1> : tensor<20xi64>
  // No base is zero.
  %base_i8 = arith.ori %t, %ones_i8 : tensor<20xi8>
  %base_i64 = arith.ori %u, %ones_i64 : tensor<20xi64>
  %a = math.ipowi %base_i8, %t : tensor<20xi8>
  %b = math.ipowi %base_i64, %u : tensor<20xi64>
  %three = arith.constant 3 : index
  %c = math.ipowi %x, %three : index
  %v = vector.from_elements %s, %s, %s, %s : vector<2x2xi8>
  %exponents = arith.constant dense<[[0, 1], [2, 127]]> : vector<2x2xi8>
  %w = math.ipowi %v, %exponents : vector<2x2xi8>
  %d = vector.extract %w[1, 1] : i8 from vector<2x2xi8>
  // The signed number of one bit that is not zero is -1.
  %true = arith.constant true
  %e = math.ipowi %true, %true : i1
  check.expect_eq(%e, %true) : i1
  // -3 to the power of 41 needs 66 bits, and wraps around.
  %wide = arith.constant -3 : i65
  %exponent = arith.constant 41 : i65
  %f = math.ipowi %wide, %exponent : i65
  %power = arith.constant 420491770248316829 : i65
  check.expect_eq(%f, %power) : i65
  return %a, %b, %c, %d : tensor<20xi8>, tensor<20xi64>, index, i8
}

// -----

// EXPECT-UNDEFINED: poison
// Zero has no reciprocal.
func.func @main() -> i32 attributes {padlab.seed = 4 : i64} {
  %zero = arith.constant 0 : i32
  %minus_one = arith.constant -1 : i32
  %a = math.ipowi %zero, %minus_one : i32
  %b = arith.cmpi eq, %a, %zero : i32
  cf.assert %b, "observed"
  return %a : i32
}
