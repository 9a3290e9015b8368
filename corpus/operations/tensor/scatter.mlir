// The document's first example: single elements, all coordinates given.
func.func @main(%source: tensor<1x2x1x1x1xf32>, %dest: tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    attributes {padlab.seed = 1 : i64} {
  %indices = arith.constant dense<[[[0, 1, 2], [3, 3, 0]]]> : tensor<1x2x3xindex>
  %out = tensor.scatter %source into %dest[%indices]
      scatter_dims([0, 1, 2]) unique :
    (tensor<1x2x 1x1x1xf32>, tensor<4x4x4xf32>, tensor<1x2x 3xindex>)
      -> tensor<4x4x4xf32>

  // The source's rank may be reduced further.
  %flat = tensor.collapse_shape %source [[0], [1, 2, 3, 4]] : tensor<1x2x1x1x1xf32> into tensor<1x2xf32>
  %out2 = tensor.scatter %flat into %dest[%indices]
      scatter_dims([0, 1, 2]) unique :
    (tensor<1x2x f32>, tensor<4x4x4xf32>, tensor<1x2x 3xindex>)
      -> tensor<4x4x4xf32>
  check.expect_eq(%out2, %out) : tensor<4x4x4xf32>
  return %out : tensor<4x4x4xf32>
}

// -----
// The document's second example: slices.
func.func @main(%source: tensor<3x4x1x6xf32>, %dest: tensor<4x5x6xf32>) -> tensor<4x5x6xf32>
    attributes {padlab.seed = 1 : i64} {
  %indices = arith.constant dense<[[4], [0], [2]]> : tensor<3x1xindex>
  %out = tensor.scatter %source into %dest[%indices] scatter_dims([1]) unique :
    (tensor<3x 4x1x6xf32>, tensor<4x5x6xf32>, tensor<3x 1xindex>)
      -> tensor<4x5x6xf32>
  return %out : tensor<4x5x6xf32>
}

// -----
// Any integers as coordinates; the destination keeps the rest, and itself.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %d_bits = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>
  %d = tensor.bitcast %d_bits : tensor<3x2xi8> to tensor<3x2xui8>
  %s_bits = arith.constant dense<[[70, 80], [90, 100]]> : tensor<2x2xi8>
  %s = tensor.bitcast %s_bits : tensor<2x2xi8> to tensor<2x2xui8>
  %i = arith.constant dense<[[2], [0]]> : tensor<2x1xi8>
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) unique : (tensor<2x2xui8>, tensor<3x2xui8>, tensor<2x1xi8>) -> tensor<3x2xui8>
  %e_bits = arith.constant dense<[[90, 100], [3, 4], [70, 80]]> : tensor<3x2xi8>
  %e = tensor.bitcast %e_bits : tensor<3x2xi8> to tensor<3x2xui8>
  check.expect_eq(%0, %e) : tensor<3x2xui8>
  %same_bits = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>
  %same = tensor.bitcast %same_bits : tensor<3x2xi8> to tensor<3x2xui8>
  check.expect_eq(%d, %same) : tensor<3x2xui8>
  return
}

// -----
// A permutation of itself, by coordinates that are the destination's elements.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %d = arith.constant dense<[2, 0, 1]> : tensor<3xindex>
  %i = tensor.expand_shape %d [[0, 1]] output_shape [3, 1] : tensor<3xindex> into tensor<3x1xindex>
  %0 = tensor.scatter %d into %d[%i] scatter_dims([0]) unique : (tensor<3xindex>, tensor<3xindex>, tensor<3x1xindex>) -> tensor<3xindex>
  %e = arith.constant dense<[0, 1, 2]> : tensor<3xindex>
  check.expect_eq(%0, %e) : tensor<3xindex>
  return
}

// -----
// Unknown extents, no coordinates, a single tuple, odd elements.
func.func @main(%s: tensor<?x?x1x?x1xcomplex<f32>> {padlab.extents = array<i64: 1, 2, 3>},
                %d: tensor<?x?x?xcomplex<f32>> {padlab.extents = array<i64: 2, 3, 4>},
                %t: tensor<f8E5M2>, %f: tensor<?xf8E5M2> {padlab.extents = array<i64: 5>})
    -> (tensor<?x?x?xcomplex<f32>>, tensor<?xf8E5M2>) attributes {padlab.seed = 1 : i64} {
  %c = arith.constant dense<[[[0, 3], [1, 0]]]> : tensor<1x2x2xi32>
  %i = tensor.cast %c : tensor<1x2x2xi32> to tensor<?x?x2xi32>
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 2]) unique :
    (tensor<?x?x1x?x1xcomplex<f32>>, tensor<?x?x?xcomplex<f32>>, tensor<?x?x2xi32>) -> tensor<?x?x?xcomplex<f32>>
  %one = arith.constant dense<4> : tensor<1xi32>
  %1 = tensor.scatter %t into %f[%one] scatter_dims([0]) unique : (tensor<f8E5M2>, tensor<?xf8E5M2>, tensor<1xi32>) -> tensor<?xf8E5M2>
  %none = arith.constant dense<> : tensor<0x1xi32>
  %nothing = tensor.empty() : tensor<0xf8E5M2>
  %2 = tensor.scatter %nothing into %1[%none] scatter_dims([0]) unique : (tensor<0xf8E5M2>, tensor<?xf8E5M2>, tensor<0x1xi32>) -> tensor<?xf8E5M2>
  check.expect_eq(%2, %1) : tensor<?xf8E5M2>
  return %0, %2 : tensor<?x?x?xcomplex<f32>>, tensor<?xf8E5M2>
}

// -----
// EXPECT-UNDEFINED: coordinates [1] are not unique
func.func @main(%s: tensor<2xf32>, %d: tensor<3xf32>) -> tensor<3xf32> attributes {padlab.seed = 1 : i64} {
  %i = arith.constant dense<1> : tensor<2x1xindex>
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) unique : (tensor<2xf32>, tensor<3xf32>, tensor<2x1xindex>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----
// EXPECT-UNDEFINED: coordinate -1 is out of bounds of extent 3
func.func @main(%s: tensor<1xf32>, %d: tensor<3xf32>) -> tensor<3xf32> attributes {padlab.seed = 1 : i64} {
  %i = arith.constant dense<-1> : tensor<1x1xi16>
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) unique : (tensor<1xf32>, tensor<3xf32>, tensor<1x1xi16>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----
// EXPECT-ERROR: requires 'unique' attribute to be set
func.func @main(%s: tensor<2xf32>, %d: tensor<3xf32>, %i: tensor<2x1xindex>) -> tensor<3xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) : (tensor<2xf32>, tensor<3xf32>, tensor<2x1xindex>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----
// EXPECT-ERROR: source type mismatch
func.func @main(%s: tensor<2x5xf32>, %d: tensor<3x4xf32>, %i: tensor<2x1xindex>) -> tensor<3x4xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) unique : (tensor<2x5xf32>, tensor<3x4xf32>, tensor<2x1xindex>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----
// EXPECT-ERROR: 'tensor.scatter' op the result must have the type of dest, 'tensor<3xf32>', but has 'tensor<?xf32>'
func.func @main(%s: tensor<1xf32>, %d: tensor<3xf32>, %i: tensor<1x1xindex>) -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) unique : (tensor<1xf32>, tensor<3xf32>, tensor<1x1xindex>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
