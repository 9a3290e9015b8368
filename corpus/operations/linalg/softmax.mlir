// The results are known where all terms are alike, or but one is none.

func.func @main(%a: tensor<3x4xf32> {padlab.value = dense<[[7.0, 7.0, 7.0, 7.0], [0xFF800000, 3.0, 0xFF800000, 0xFF800000], [0.0, -0.0, 0.0, -0.0]]> : tensor<3x4xf32>})
    -> tensor<3x4xf32> attributes {padlab.seed = 0 : i64} {
  %e = tensor.empty() : tensor<3x4xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<3x4xf32>) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>
  %expected = arith.constant dense<[[0.25, 0.25, 0.25, 0.25], [0.0, 1.0, 0.0, 0.0], [0.25, 0.25, 0.25, 0.25]]> : tensor<3x4xf32>
  check.expect_eq(%0, %expected) : tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// Along columns; the second is too far below the largest to count.
func.func @main(%a: tensor<2x3xf64> {padlab.value = dense<[[1000.0, -1.0, 5.0], [0.0, -1.0, 800.0]]> : tensor<2x3xf64>})
    -> tensor<2x3xf64> attributes {padlab.seed = 0 : i64} {
  %e = tensor.empty() : tensor<2x3xf64>
  %0 = linalg.softmax dimension(0) ins(%a : tensor<2x3xf64>) outs(%e : tensor<2x3xf64>) -> tensor<2x3xf64>
  %expected = arith.constant dense<[[1.0, 0.5, 0.0], [0.0, 0.5, 1.0]]> : tensor<2x3xf64>
  check.expect_eq(%0, %expected) : tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}

// -----

// A NaN, an infinity, or nothing but what is below all numbers make a row of
// NaNs.
func.func @main(%a: tensor<3x2xf32> {padlab.value = dense<[[0x7FC00000, 1.0], [0x7F800000, 1.0], [0xFF800000, 0xFF800000]]> : tensor<3x2xf32>})
    -> tensor<3x2xf32> attributes {padlab.seed = 0 : i64} {
  %e = tensor.empty() : tensor<3x2xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<3x2xf32>) outs(%e : tensor<3x2xf32>) -> tensor<3x2xf32>
  %expected = arith.constant dense<0x7FC00000> : tensor<3x2xf32>
  check.expect_eq(%0, %expected) : tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

// Each step rounds to the element's type, and the terms are added in the order
// of the row: what lies between the ends is too small to be seen beside 1, but
// not by itself.
func.func @main(%a: tensor<?x3x?xf16> {padlab.extents = array<i64: 2, 5>}, %d: tensor<?x3x?xbf16> {padlab.extents = array<i64: 2, 5>}) -> (tensor<?x3x?xf16>, tensor<?x3x?xbf16>)
    attributes {padlab.seed = 3 : i64} {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<?x3x?xf16>) outs(%a : tensor<?x3x?xf16>) -> tensor<?x3x?xf16>
  %1 = linalg.softmax dimension(2) ins(%d : tensor<?x3x?xbf16>) outs(%d : tensor<?x3x?xbf16>) -> tensor<?x3x?xbf16>
  return %0, %1 : tensor<?x3x?xf16>, tensor<?x3x?xbf16>
}

// -----

// Random numbers: the reference's steps against those of the lowering.
func.func @main(%a: tensor<2x3x17xf32>, %b: tensor<4xf8E5M2>) -> (tensor<2x3x17xf32>, tensor<4xf8E5M2>) attributes {padlab.seed = 5 : i64} {
  %e = tensor.empty() : tensor<2x3x17xf32>
  %0 = linalg.softmax dimension(2) ins(%a : tensor<2x3x17xf32>) outs(%e : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %f = tensor.empty() : tensor<4xf8E5M2>
  %1 = linalg.softmax dimension(0) ins(%b : tensor<4xf8E5M2>) outs(%f : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  return %0, %1 : tensor<2x3x17xf32>, tensor<4xf8E5M2>
}

// -----

// Input and output say different extents, of which some are known.
func.func @main(%a: tensor<?x3xf32> {padlab.extents = array<i64: 2>}, %b: tensor<2x?xf32> {padlab.extents = array<i64: 3>}) -> tensor<2x?xf32> attributes {padlab.seed = 7 : i64} {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<?x3xf32>) outs(%b : tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// No elements, no rows.
func.func @main(%a: tensor<0x3xf32>, %b: tensor<3x0xf32>) -> (tensor<0x3xf32>, tensor<3x0xf32>) attributes {padlab.seed = 0 : i64} {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<0x3xf32>) outs(%a : tensor<0x3xf32>) -> tensor<0x3xf32>
  %1 = linalg.softmax dimension(1) ins(%b : tensor<3x0xf32>) outs(%b : tensor<3x0xf32>) -> tensor<3x0xf32>
  return %0, %1 : tensor<0x3xf32>, tensor<3x0xf32>
}

// -----

// EXPECT-UNDEFINED: shapes [3] and [4] differ
func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 3>}, %b: tensor<?xf32> {padlab.extents = array<i64: 4>}) -> tensor<?xf32> attributes {padlab.seed = 0 : i64} {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// EXPECT-UNSUPPORTED: type i32
func.func @main(%a: tensor<3xi32>) -> tensor<3xi32> attributes {padlab.seed = 0 : i64} {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<3xi32>) outs(%a : tensor<3xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
