// The document's examples.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %s = arith.constant 1.0 : f32
  %t = tensor.splat %s : tensor<8x16xf32>
  %e = arith.constant dense<1.0> : tensor<8x16xf32>
  check.expect_eq(%t, %e) : tensor<8x16xf32>

  // %m and %n are the extents of the dimensions 0 and 2.
  %m = arith.constant 10 : index
  %n = arith.constant 30 : index
  %t2 = tensor.splat %s[%m, %n] : tensor<?x20x?xf32>
  check.expect_shape(%t2, [10, 20, 30]) : tensor<?x20x?xf32>
  %e2 = arith.constant dense<1.0> : tensor<10x20x30xf32>
  %d2 = tensor.cast %t2 : tensor<?x20x?xf32> to tensor<10x20x30xf32>
  check.expect_eq(%d2, %e2) : tensor<10x20x30xf32>
  return
}

// -----
// Rank 0, no elements, odd elements.
func.func @main(%a: ui8, %b: complex<f32>, %c: f8E4M3FN, %d: i1, %e: index, %z: index {padlab.value = 0 : index})
    -> (tensor<ui8>, tensor<2xcomplex<f32>>, tensor<?x3xf8E4M3FN>, tensor<3xi1>, tensor<2xindex>) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.splat %a : tensor<ui8>
  %1 = tensor.splat %b : tensor<2xcomplex<f32>>
  %2 = tensor.splat %c[%z] : tensor<?x3xf8E4M3FN>
  %3 = tensor.splat %d : tensor<3xi1>
  %4 = tensor.splat %e : tensor<2xindex>
  return %0, %1, %2, %3, %4 : tensor<ui8>, tensor<2xcomplex<f32>>, tensor<?x3xf8E4M3FN>, tensor<3xi1>, tensor<2xindex>
}

// -----
// EXPECT-UNDEFINED: negative extent
func.func @main(%a: f32, %n: index {padlab.value = -2 : index}) -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.splat %a[%n] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----
// EXPECT-ERROR: incorrect number of dynamic sizes, has 0, expected 1
func.func @main(%a: f32) -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.splat %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
