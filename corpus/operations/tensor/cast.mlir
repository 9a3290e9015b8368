// The document's examples, one after the other.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %0 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %1 = tensor.cast %0 : tensor<4x2xf32> to tensor<*xf32>

  // From unknown rank to rank 2 with unknown extents.
  %2 = tensor.cast %1 : tensor<*xf32> to tensor<?x?xf32>

  // To a type with more extents known.
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x?xf32>

  // Discarding static extents and rank.
  %4 = tensor.cast %3 : tensor<4x?xf32> to tensor<?x?xf32>
  %5 = tensor.cast %4 : tensor<?x?xf32> to tensor<*xf32>

  %6 = tensor.cast %5 : tensor<*xf32> to tensor<4x2xf32>
  check.expect_eq(%6, %0) : tensor<4x2xf32>
  return
}

// -----
// Every type of element.
func.func @main(%a: tensor<2x?xi1> {padlab.extents = array<i64: 3>},
                %b: tensor<2x?xi4> {padlab.extents = array<i64: 3>},
                %c: tensor<2x?xui8> {padlab.extents = array<i64: 3>},
                %d: tensor<2x?xindex> {padlab.extents = array<i64: 3>},
                %e: tensor<2x?xbf16> {padlab.extents = array<i64: 3>},
                %f: tensor<2x?xf8E5M2> {padlab.extents = array<i64: 3>},
                %g: tensor<2x?xcomplex<f64>> {padlab.extents = array<i64: 3>})
    -> (tensor<?x3xi1>, tensor<?x3xi4>, tensor<?x3xui8>, tensor<?x3xindex>,
        tensor<?x3xbf16>, tensor<?x3xf8E5M2>, tensor<*xcomplex<f64>>)
    attributes {padlab.seed = 3 : i64} {
  %0 = tensor.cast %a : tensor<2x?xi1> to tensor<?x3xi1>
  %1 = tensor.cast %b : tensor<2x?xi4> to tensor<?x3xi4>
  %2 = tensor.cast %c : tensor<2x?xui8> to tensor<?x3xui8>
  %3 = tensor.cast %d : tensor<2x?xindex> to tensor<?x3xindex>
  %4 = tensor.cast %e : tensor<2x?xbf16> to tensor<?x3xbf16>
  %5 = tensor.cast %f : tensor<2x?xf8E5M2> to tensor<?x3xf8E5M2>
  %6 = tensor.cast %g : tensor<2x?xcomplex<f64>> to tensor<*xcomplex<f64>>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<?x3xi1>, tensor<?x3xi4>, tensor<?x3xui8>, tensor<?x3xindex>, tensor<?x3xbf16>, tensor<?x3xf8E5M2>, tensor<*xcomplex<f64>>
}

// -----
// Rank 0 and no elements.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<5> : tensor<i32>
  %u = tensor.cast %a : tensor<i32> to tensor<*xi32>
  check.expect_shape(%u, []) : tensor<*xi32>
  %r = tensor.cast %u : tensor<*xi32> to tensor<i32>
  check.expect_eq(%r, %a) : tensor<i32>
  %z = arith.constant dense<> : tensor<2x0xi32>
  %d = tensor.cast %z : tensor<2x0xi32> to tensor<?x?xi32>
  check.expect_shape(%d, [2, 0]) : tensor<?x?xi32>
  return
}

// -----
// EXPECT-UNDEFINED: shape [3] is not one of tensor<4xf32>
func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 3>}) -> tensor<4xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// EXPECT-UNDEFINED: shape [3] is not one of tensor<?x?xf32>
func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 3>}) -> tensor<?x?xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----
// EXPECT-ERROR: are cast incompatible
func.func @main(%a: tensor<3xf32>) -> tensor<4xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.cast %a : tensor<3xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// EXPECT-ERROR: are cast incompatible
func.func @main(%a: tensor<3xf32>) -> tensor<3xi32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.cast %a : tensor<3xf32> to tensor<3xi32>
  return %0 : tensor<3xi32>
}
