// The document's first example: single elements, all coordinates given.
func.func @main(%source: tensor<4x4x4xf32>) -> (tensor<1x2x1x1x1xf32>, tensor<1x2xf32>)
    attributes {padlab.seed = 1 : i64} {
  %indices = arith.constant dense<[[[0, 1, 2], [3, 3, 0]]]> : tensor<1x2x3xindex>
  %out = tensor.gather %source[%indices] gather_dims([0, 1, 2]) :
    (tensor<4x4x4xf32>, tensor<1x2x 3xindex>) -> tensor<1x2x 1x1x1xf32>

  // The result's rank may be reduced further.
  %reduced = tensor.gather %source[%indices] gather_dims([0, 1, 2]) :
    (tensor<4x4x4xf32>, tensor<1x2x 3xindex>) -> tensor<1x2x f32>

  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = tensor.extract %source[%c0, %c1, %c2] : tensor<4x4x4xf32>
  %b = tensor.extract %source[%c3, %c3, %c0] : tensor<4x4x4xf32>
  %e = tensor.from_elements %a, %b : tensor<1x2xf32>
  check.expect_eq(%reduced, %e) : tensor<1x2xf32>
  return %out, %reduced : tensor<1x2x1x1x1xf32>, tensor<1x2xf32>
}

// -----
// The document's second example: slices.
func.func @main(%source: tensor<3x4x5xf32>,
                %indices: tensor<6x7x1xindex> {padlab.value = dense<2> : tensor<6x7x1xindex>})
    -> (tensor<6x7x3x1x5xf32>, tensor<6x7x3x5xf32>) attributes {padlab.seed = 1 : i64} {
  %out = tensor.gather %source[%indices] gather_dims([1]) :
    (tensor<3x4x5xf32>, tensor<6x7x 1xindex>) -> tensor<6x7x 3x1x5xf32>
  %reduced = tensor.gather %source[%indices] gather_dims([1]) :
    (tensor<3x4x5xf32>, tensor<6x7x 1xindex>) -> tensor<6x7x 3x5xf32>
  return %out, %reduced : tensor<6x7x3x1x5xf32>, tensor<6x7x3x5xf32>
}

// -----
// Any integers as coordinates; the same one twice is fine.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %t_bits = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>
  %t = tensor.bitcast %t_bits : tensor<3x2xi8> to tensor<3x2xui8>
  %i8 = arith.constant dense<[[2], [0], [2]]> : tensor<3x1xi8>
  %0 = tensor.gather %t[%i8] gather_dims([0]) : (tensor<3x2xui8>, tensor<3x1xi8>) -> tensor<3x2xui8>
  %e0_bits = arith.constant dense<[[5, 6], [1, 2], [5, 6]]> : tensor<3x2xi8>
  %e0 = tensor.bitcast %e0_bits : tensor<3x2xi8> to tensor<3x2xui8>
  check.expect_eq(%0, %e0) : tensor<3x2xui8>
  %i64 = arith.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %u_bits = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %u = tensor.bitcast %u_bits : tensor<2x3xi8> to tensor<2x3xui8>
  %1 = tensor.gather %u[%i64] gather_dims([0, 1]) unique : (tensor<2x3xui8>, tensor<1x2xi64>) -> tensor<1xui8>
  %e1_bits = arith.constant dense<6> : tensor<1xi8>
  %e1 = tensor.bitcast %e1_bits : tensor<1xi8> to tensor<1xui8>
  check.expect_eq(%1, %e1) : tensor<1xui8>
  %i1 = arith.constant dense<false> : tensor<1x1xi1>
  %2 = tensor.gather %u[%i1] gather_dims([0]) : (tensor<2x3xui8>, tensor<1x1xi1>) -> tensor<1x1x3xui8>
  %e2_bits = arith.constant dense<[[[1, 2, 3]]]> : tensor<1x1x3xi8>
  %e2 = tensor.bitcast %e2_bits : tensor<1x1x3xi8> to tensor<1x1x3xui8>
  check.expect_eq(%2, %e2) : tensor<1x1x3xui8>
  return
}

// -----
// Unknown extents, no coordinates, a single tuple, odd elements.
func.func @main(%a: tensor<?x?x?xcomplex<f32>> {padlab.extents = array<i64: 2, 3, 4>},
                %b: tensor<?xf8E5M2> {padlab.extents = array<i64: 5>})
    -> (tensor<?x?x1x?x1xcomplex<f32>>, tensor<?x?x?xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<f8E5M2>)
    attributes {padlab.seed = 1 : i64} {
  %i = arith.constant dense<[[[0, 3], [1, 0]], [[1, 1], [0, 2]]]> : tensor<2x2x2xi32>
  %d = tensor.cast %i : tensor<2x2x2xi32> to tensor<?x?x2xi32>
  %0 = tensor.gather %a[%d] gather_dims([0, 2]) :
    (tensor<?x?x?xcomplex<f32>>, tensor<?x?x2xi32>) -> tensor<?x?x1x?x1xcomplex<f32>>
  %1 = tensor.gather %a[%d] gather_dims([0, 2]) :
    (tensor<?x?x?xcomplex<f32>>, tensor<?x?x2xi32>) -> tensor<?x?x?xcomplex<f32>>
  check.expect_shape(%1, [2, 2, 3]) : tensor<?x?x?xcomplex<f32>>
  %s = tensor.cast %a : tensor<?x?x?xcomplex<f32>> to tensor<2x3x4xcomplex<f32>>
  %none = arith.constant dense<> : tensor<0x2xi32>
  %2 = tensor.gather %s[%none] gather_dims([0, 2]) :
    (tensor<2x3x4xcomplex<f32>>, tensor<0x2xi32>) -> tensor<0x3xcomplex<f32>>
  %one = arith.constant dense<4> : tensor<1xi32>
  %3 = tensor.gather %b[%one] gather_dims([0]) : (tensor<?xf8E5M2>, tensor<1xi32>) -> tensor<f8E5M2>
  return %0, %1, %2, %3 : tensor<?x?x1x?x1xcomplex<f32>>, tensor<?x?x?xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<f8E5M2>
}

// -----
// EXPECT-UNDEFINED: coordinate 3 is out of bounds of extent 3
func.func @main(%a: tensor<3xf32>) -> tensor<1xf32> attributes {padlab.seed = 1 : i64} {
  %i = arith.constant dense<3> : tensor<1x1xindex>
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<3xf32>, tensor<1x1xindex>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// -----
// Coordinates are signed.
// EXPECT-UNDEFINED: coordinate -1 is out of bounds of extent 300
func.func @main(%a: tensor<300xf32>) -> tensor<1xf32> attributes {padlab.seed = 1 : i64} {
  %i = arith.constant dense<255> : tensor<1x1xi8>
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<300xf32>, tensor<1x1xi8>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// -----
// EXPECT-UNDEFINED: coordinates [1] are not unique
func.func @main(%a: tensor<3xf32>) -> tensor<2xf32> attributes {padlab.seed = 1 : i64} {
  %i = arith.constant dense<1> : tensor<2x1xindex>
  %0 = tensor.gather %a[%i] gather_dims([0]) unique : (tensor<3xf32>, tensor<2x1xindex>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----
// EXPECT-ERROR: gather_dims values must be strictly increasing
func.func @main(%a: tensor<3x3xf32>, %i: tensor<2x2xindex>) -> tensor<2xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.gather %a[%i] gather_dims([1, 0]) : (tensor<3x3xf32>, tensor<2x2xindex>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----
// EXPECT-ERROR: result type mismatch
func.func @main(%a: tensor<3x4xf32>, %i: tensor<2x1xindex>) -> tensor<2x5xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<3x4xf32>, tensor<2x1xindex>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

// -----
// Coordinates have no sign in their type.
// EXPECT-ERROR: ranked tensor of signless integer or index values
func.func @main(%a: tensor<3xf32>, %i: tensor<2x1xui8>) -> tensor<2xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<3xf32>, tensor<2x1xui8>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
