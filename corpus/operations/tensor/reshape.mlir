// The document's examples: a. a shape of static size.
func.func @main(%src: tensor<4x1xf32> {padlab.value = dense<[[0.0], [1.0], [2.0], [3.0]]> : tensor<4x1xf32>},
                %u: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}) -> tensor<?xf32>
    attributes {padlab.seed = 1 : i64} {
  // A tensor of static shape.
  %shape = arith.constant dense<4> : tensor<1xi32>
  %shape0 = arith.constant dense<2> : tensor<2xi32>
  %dst = tensor.reshape %src(%shape)
           : (tensor<4x1xf32>, tensor<1xi32>) -> tensor<4xf32>
  %dst0 = tensor.reshape %src(%shape0)
           : (tensor<4x1xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  %e = arith.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  check.expect_eq(%dst, %e) : tensor<4xf32>
  %e0 = arith.constant dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>
  check.expect_eq(%dst0, %e0) : tensor<2x2xf32>

  // A tensor of unknown rank, made flat.
  %six = arith.constant dense<6> : tensor<1xi32>
  %flat = tensor.reshape %u(%six)
           : (tensor<*xf32>, tensor<1xi32>) -> tensor<?xf32>
  check.expect_shape(%flat, [6]) : tensor<?xf32>
  return %flat : tensor<?xf32>
}

// -----
// b. A shape of dynamic size.
func.func @main(%src: tensor<?xf32> {padlab.extents = array<i64: 12>}) -> (tensor<*xf32>, tensor<*xf32>)
    attributes {padlab.seed = 1 : i64} {
  // A flat tensor.
  %s = arith.constant dense<[2, 3, 2]> : tensor<3xi32>
  %shape = tensor.cast %s : tensor<3xi32> to tensor<?xi32>
  %dst = tensor.reshape %src(%shape)
           : (tensor<?xf32>, tensor<?xi32>) -> tensor<*xf32>
  check.expect_shape(%dst, [2, 3, 2]) : tensor<*xf32>
  // A tensor of unknown rank.
  %s2 = arith.constant dense<[4, 3]> : tensor<2xi32>
  %shape2 = tensor.cast %s2 : tensor<2xi32> to tensor<?xi32>
  %dst2 = tensor.reshape %dst(%shape2)
           : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  check.expect_shape(%dst2, [4, 3]) : tensor<*xf32>
  return %dst, %dst2 : tensor<*xf32>, tensor<*xf32>
}

// -----
// Extents of any integer type, odd elements.
func.func @main(%a: tensor<6xui8>, %b: tensor<2x3xcomplex<f64>>, %c: tensor<*xf8E5M2> {padlab.extents = array<i64: 6>}, %d: tensor<6xi4>)
    -> (tensor<?x?xui8>, tensor<3x2xcomplex<f64>>, tensor<?x?xf8E5M2>, tensor<?x?xi4>) attributes {padlab.seed = 1 : i64} {
  %s8 = arith.constant dense<[2, 3]> : tensor<2xi8>
  %s4 = arith.constant dense<[3, 2]> : tensor<2xi4>
  %si = arith.constant dense<[3, 2]> : tensor<2xindex>
  %s64 = arith.constant dense<[1, 6]> : tensor<2xi64>
  %0 = tensor.reshape %a(%s8) : (tensor<6xui8>, tensor<2xi8>) -> tensor<?x?xui8>
  %1 = tensor.reshape %b(%si) : (tensor<2x3xcomplex<f64>>, tensor<2xindex>) -> tensor<3x2xcomplex<f64>>
  %2 = tensor.reshape %c(%s4) : (tensor<*xf8E5M2>, tensor<2xi4>) -> tensor<?x?xf8E5M2>
  %3 = tensor.reshape %d(%s64) : (tensor<6xi4>, tensor<2xi64>) -> tensor<?x?xi4>
  return %0, %1, %2, %3 : tensor<?x?xui8>, tensor<3x2xcomplex<f64>>, tensor<?x?xf8E5M2>, tensor<?x?xi4>
}

// -----
// Rank 0, no elements, a slice that is not contiguous.
func.func @main(%a: tensor<1xf32>, %b: tensor<0x?xf32> {padlab.extents = array<i64: 3>}, %c: tensor<4x4xf32>)
    -> (tensor<f32>, tensor<?x?xf32>, tensor<4xf32>, tensor<*xf32>) attributes {padlab.seed = 1 : i64} {
  %none = arith.constant dense<> : tensor<0xi32>
  %0 = tensor.reshape %a(%none) : (tensor<1xf32>, tensor<0xi32>) -> tensor<f32>
  %s = arith.constant dense<[5, 0]> : tensor<2xi64>
  %1 = tensor.reshape %b(%s) : (tensor<0x?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  check.expect_shape(%1, [5, 0]) : tensor<?x?xf32>
  %slice = tensor.extract_slice %c[0, 1] [2, 2] [2, 2] : tensor<4x4xf32> to tensor<2x2xf32>
  %four = arith.constant dense<4> : tensor<1xi8>
  %2 = tensor.reshape %slice(%four) : (tensor<2x2xf32>, tensor<1xi8>) -> tensor<4xf32>
  %dyn = tensor.cast %none : tensor<0xi32> to tensor<?xi32>
  %3 = tensor.reshape %a(%dyn) : (tensor<1xf32>, tensor<?xi32>) -> tensor<*xf32>
  check.expect_shape(%3, []) : tensor<*xf32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<?x?xf32>, tensor<4xf32>, tensor<*xf32>
}

// -----
// EXPECT-UNDEFINED: 6 elements do not fit shape [4]
func.func @main(%a: tensor<6xf32>) -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %s = arith.constant dense<4> : tensor<1xi32>
  %0 = tensor.reshape %a(%s) : (tensor<6xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----
// Extents are signed.
// EXPECT-UNDEFINED: negative extent in shape [-56]
func.func @main(%a: tensor<200xf32>) -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %s = arith.constant dense<200> : tensor<1xi8>
  %0 = tensor.reshape %a(%s) : (tensor<200xf32>, tensor<1xi8>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----
// EXPECT-UNDEFINED: shape [2, 3] is not one of tensor<3x2xf32>
func.func @main(%a: tensor<6xf32>) -> tensor<3x2xf32> attributes {padlab.seed = 1 : i64} {
  %s = arith.constant dense<[2, 3]> : tensor<2xi32>
  %0 = tensor.reshape %a(%s) : (tensor<6xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----
// EXPECT-ERROR: source and destination tensor should have the same number of elements
func.func @main(%a: tensor<6xf32>, %s: tensor<1xi32>) -> tensor<4xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.reshape %a(%s) : (tensor<6xf32>, tensor<1xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// EXPECT-ERROR: cannot use shape operand with dynamic length to reshape to statically-ranked tensor type
func.func @main(%a: tensor<?xf32>, %s: tensor<?xi32>) -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<?xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----
// To an unknown rank by a part of a shape.
func.func @main(%a: tensor<6xf32>, %s: tensor<?xi16> {padlab.value = dense<[9, 3, 7, 2, 8]> : tensor<5xi16>, padlab.extents = array<i64: 5>},
                %i: tensor<5xindex> {padlab.value = dense<[9, 3, 7, 2, 8]> : tensor<5xindex>})
    -> (tensor<*xf32>, tensor<*xf32>) attributes {padlab.seed = 1 : i64} {
  %p = tensor.extract_slice %s[1] [2] [2] : tensor<?xi16> to tensor<2xi16>
  %0 = tensor.reshape %a(%p) : (tensor<6xf32>, tensor<2xi16>) -> tensor<*xf32>
  check.expect_shape(%0, [3, 2]) : tensor<*xf32>
  %q = tensor.extract_slice %i[1] [2] [2] : tensor<5xindex> to tensor<2xindex>
  %1 = tensor.reshape %a(%q) : (tensor<6xf32>, tensor<2xindex>) -> tensor<*xf32>
  check.expect_shape(%1, [3, 2]) : tensor<*xf32>
  return %0, %1 : tensor<*xf32>, tensor<*xf32>
}

// -----
// A slice of unknown rank.
func.func @main(%a: tensor<3x3xi32> {padlab.value = dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>}) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract_slice %a[1, 1] [2, 2] [1, 1] : tensor<3x3xi32> to tensor<2x2xi32>
  %1 = tensor.cast %0 : tensor<2x2xi32> to tensor<*xi32>
  %s = arith.constant dense<4> : tensor<1xindex>
  %2 = tensor.reshape %1(%s) : (tensor<*xi32>, tensor<1xindex>) -> tensor<4xi32>
  %e = arith.constant dense<[5, 6, 8, 9]> : tensor<4xi32>
  check.expect_eq(%2, %e) : tensor<4xi32>
  return
}
