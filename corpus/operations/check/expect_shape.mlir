// check.expect_shape: the rank, and each extent that is given.
func.func @main(%t: tensor<?x?x4xf32> {padlab.extents = array<i64: 2, 3>}, %scalar: tensor<f32>)
    attributes {padlab.seed = 1 : i64} {
  check.expect_shape(%t, [2, ?, 4]) : tensor<?x?x4xf32>
  check.expect_shape(%t, [?, 3, ?]) : tensor<?x?x4xf32>
  check.expect_shape(%scalar, []) : tensor<f32>
  return
}

// -----

// Unranked tensors and vectors.
func.func @main(%t: tensor<?x0xi1> {padlab.extents = array<i64: 2>}) attributes {padlab.seed = 1 : i64} {
  %u = tensor.cast %t : tensor<?x0xi1> to tensor<*xi1>
  check.expect_shape(%u, [2, 0]) : tensor<*xi1>
  %v = arith.constant dense<1> : vector<2x3xi8>
  check.expect_shape(%v, [2, ?]) : vector<2x3xi8>
  return
}

// -----

// Shapes: only `?` admits an extent that is unknown.
func.func @main(%shape: !shape.shape {padlab.value = "[2, ?]"}, %nothing: !shape.shape {padlab.value = "[]"})
    attributes {padlab.seed = 1 : i64} {
  check.expect_shape(%shape, [2, ?]) : !shape.shape
  check.expect_shape(%shape, [?, ?]) : !shape.shape
  check.expect_shape(%nothing, []) : !shape.shape
  return
}

// -----

// A plain tensor<?xindex> has rank 1; an encoded one stands for a shape.
func.func @main(%code: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[0, 2, -1]> : tensor<3xindex>})
    attributes {padlab.seed = 1 : i64} {
  check.expect_shape(%code, [3]) : tensor<?xindex>
  check.expect_shape(%code, [2, ?]) encoded : tensor<?xindex>
  return
}

// -----

// EXPECT-ERROR: expects 1 extents of a value of rank 2
func.func @main(%t: tensor<2x2xf32>) attributes {padlab.seed = 1 : i64} {
  check.expect_shape(%t, [2]) : tensor<2x2xf32>
  return
}

// -----

// EXPECT-ERROR: an extent is not negative
func.func @main(%t: tensor<2xf32>) attributes {padlab.seed = 1 : i64} {
  check.expect_shape(%t, [-1]) : tensor<2xf32>
  return
}

// -----

// EXPECT-ERROR: whose extents are not negative, or `?`
func.func @main(%t: tensor<2xf32>) attributes {padlab.seed = 1 : i64} {
  "check.expect_shape"(%t) <{extents = array<i64: -7>}> : (tensor<2xf32>) -> ()
  return
}

// -----

// EXPECT-ERROR: has an encoded shape of type 'tensor<2xf32>', which no shape is encoded as
func.func @main(%t: tensor<2xf32>) attributes {padlab.seed = 1 : i64} {
  check.expect_shape(%t, [2]) encoded : tensor<2xf32>
  return
}

// -----

// EXPECT-ERROR: operand #0 must be tensor, fixed vector or !shape.shape
func.func @main(%t: f32) attributes {padlab.seed = 1 : i64} {
  check.expect_shape(%t, []) : f32
  return
}
