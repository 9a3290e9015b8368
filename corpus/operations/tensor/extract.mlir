// The document's examples.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23], [30, 31, 32, 33]]> : tensor<4x4xi32>
  %rt = tensor.cast %t : tensor<4x4xi32> to tensor<?x?xi32>
  %1 = arith.constant 3 : index
  %2 = arith.constant 1 : index
  %4 = tensor.extract %t[%1, %2] : tensor<4x4xi32>
  %5 = tensor.extract %rt[%1, %2] : tensor<?x?xi32>
  %e = arith.constant 31 : i32
  check.expect_eq(%4, %e) : i32
  check.expect_eq(%5, %e) : i32
  return
}

// -----
// Rank 0, and every kind of element as a result of the program.
func.func @main(%a: tensor<f32>, %b: tensor<?xui8> {padlab.extents = array<i64: 3>},
                %c: tensor<2xcomplex<f32>>, %d: tensor<2xf8E5M2>, %e: tensor<2xi4>, %f: tensor<2xsi16>)
    -> (f32, ui8, complex<f32>, f8E5M2, i4, si16) attributes {padlab.seed = 1 : i64} {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract %a[] : tensor<f32>
  %1 = tensor.extract %b[%c1] : tensor<?xui8>
  %2 = tensor.extract %c[%c1] : tensor<2xcomplex<f32>>
  %3 = tensor.extract %d[%c1] : tensor<2xf8E5M2>
  %4 = tensor.extract %e[%c1] : tensor<2xi4>
  %5 = tensor.extract %f[%c1] : tensor<2xsi16>
  return %0, %1, %2, %3, %4, %5 : f32, ui8, complex<f32>, f8E5M2, i4, si16
}

// -----
// EXPECT-UNDEFINED: index [0, 3] is out of bounds of shape [2, 3]
func.func @main(%a: tensor<?x3xf32> {padlab.extents = array<i64: 2>}, %i: index {padlab.value = 3 : index}) -> f32
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract %a[%c0, %i] : tensor<?x3xf32>
  return %0 : f32
}

// -----
// EXPECT-UNDEFINED: index [-1] is out of bounds of shape [2]
func.func @main(%a: tensor<2xf32>, %i: index {padlab.value = -1 : index}) -> f32
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract %a[%i] : tensor<2xf32>
  return %0 : f32
}

// -----
// EXPECT-ERROR: incorrect number of indices for extract_element
func.func @main(%a: tensor<2x2xf32>, %i: index) -> f32 attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract %a[%i] : tensor<2x2xf32>
  return %0 : f32
}

// -----
// EXPECT-ERROR: invalid kind of type specified
func.func @main(%a: tensor<*xf32>, %i: index) -> f32 attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract %a[%i] : tensor<*xf32>
  return %0 : f32
}
