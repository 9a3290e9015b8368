// check.expect_eq: the extents and every bit, where every NaN equals every NaN.
func.func @main(%padded: tensor<3xf32> {padlab.value = dense<[0.0, 1.5, 0.0]> : tensor<3xf32>})
    attributes {padlab.seed = 1 : i64} {
  %expected = arith.constant dense<[0.0, 1.5, 0.0]> : tensor<3xf32>
  check.expect_eq(%padded, %expected) : tensor<3xf32>
  return
}

// -----

// EXPECT-ERROR: requires all operands to have the same type
func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) attributes {padlab.seed = 1 : i64} {
  "check.expect_eq"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> ()
  return
}

// -----

// EXPECT-UNDEFINED: poison
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = tensor.empty() : tensor<2xf32>
  check.expect_eq(%a, %a) : tensor<2xf32>
  return
}
