// The document's examples.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %dest = arith.constant dense<0> : tensor<4x4xi32>
  %dyn = tensor.cast %dest : tensor<4x4xi32> to tensor<?x?xi32>
  %t = arith.constant 7 : i32
  %1 = arith.constant 3 : index
  %2 = arith.constant 1 : index
  %4 = tensor.insert %t into %dest[%1, %2] : tensor<4x4xi32>
  %5 = tensor.insert %t into %dyn[%1, %2] : tensor<?x?xi32>
  %e = arith.constant dense<[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 7, 0, 0]]> : tensor<4x4xi32>
  check.expect_eq(%4, %e) : tensor<4x4xi32>
  %6 = tensor.cast %5 : tensor<?x?xi32> to tensor<4x4xi32>
  check.expect_eq(%6, %e) : tensor<4x4xi32>
  // The destination is what it was.
  %zero = arith.constant dense<0> : tensor<4x4xi32>
  check.expect_eq(%dest, %zero) : tensor<4x4xi32>
  return
}

// -----
// Rank 0, odd elements, onto an argument that is returned, too.
func.func @main(%a: tensor<f8E5M2>, %s: f8E5M2, %b: tensor<?xcomplex<f64>> {padlab.extents = array<i64: 3>},
                %c: complex<f64>, %d: tensor<2xui8>, %u: ui8, %f: tensor<3xi1>, %g: i1)
    -> (tensor<f8E5M2>, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<2xui8>, tensor<3xi1>) attributes {padlab.seed = 1 : i64} {
  %c1 = arith.constant 1 : index
  %0 = tensor.insert %s into %a[] : tensor<f8E5M2>
  %1 = tensor.insert %c into %b[%c1] : tensor<?xcomplex<f64>>
  %2 = tensor.insert %u into %d[%c1] : tensor<2xui8>
  %3 = tensor.insert %g into %f[%c1] : tensor<3xi1>
  return %0, %1, %b, %2, %3 : tensor<f8E5M2>, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<2xui8>, tensor<3xi1>
}

// -----
// EXPECT-UNDEFINED: index [2] is out of bounds of shape [2]
func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 2>}, %s: f32, %i: index {padlab.value = 2 : index})
    -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.insert %s into %a[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----
// EXPECT-ERROR: incorrect number of indices
func.func @main(%a: tensor<2xf32>, %s: f32) -> tensor<2xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.insert %s into %a[] : tensor<2xf32>
  return %0 : tensor<2xf32>
}
