// What is in it is open; its extents are not.
func.func @main(%n: index {padlab.value = 3 : index}) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.empty(%n) : tensor<2x?xf32>
  check.expect_shape(%0, [2, 3]) : tensor<2x?xf32>
  %1 = tensor.empty() : tensor<f8E5M2>
  check.expect_shape(%1, []) : tensor<f8E5M2>
  %c0 = arith.constant 0 : index
  %2 = tensor.empty(%c0, %n) : tensor<?x?xcomplex<f32>>
  check.expect_shape(%2, [0, 3]) : tensor<?x?xcomplex<f32>>
  return
}

// -----
// As a destination.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %e = tensor.empty() : tensor<2xui8>
  %c_bits = arith.constant dense<[7, 250]> : tensor<2xi8>
  %c = tensor.bitcast %c_bits : tensor<2xi8> to tensor<2xui8>
  %0 = tensor.insert_slice %c into %e[0] [2] [1] : tensor<2xui8> into tensor<2xui8>
  check.expect_eq(%0, %c) : tensor<2xui8>
  return
}

// -----
// EXPECT-UNDEFINED: negative extent
func.func @main(%n: index {padlab.value = -1 : index}) -> tensor<?xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----
// EXPECT-UNDEFINED: poison
func.func @main() attributes {padlab.seed = 1 : i64} {
  %0 = tensor.empty() : tensor<2xi32>
  check.expect_eq(%0, %0) : tensor<2xi32>
  return
}

// -----
// EXPECT-ERROR: incorrect number of dynamic sizes, has 0, expected 1
func.func @main() -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.empty() : tensor<?xf32>
  return %0 : tensor<?xf32>
}
