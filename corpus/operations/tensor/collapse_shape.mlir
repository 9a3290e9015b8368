// The document's example: (i, j) -> i' and k -> k'.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %s = arith.constant dense<[[[0.0, 1.0], [2.0, 3.0]], [[4.0, 5.0], [6.0, 7.0]]]> : tensor<2x2x2xf32>
  %a = tensor.cast %s : tensor<2x2x2xf32> to tensor<?x?x?xf32>
  %b = tensor.collapse_shape %a [[0, 1], [2]]
      : tensor<?x?x?xf32> into tensor<?x?xf32>
  %e = arith.constant dense<[[0.0, 1.0], [2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]> : tensor<4x2xf32>
  %c = tensor.cast %b : tensor<?x?xf32> to tensor<4x2xf32>
  check.expect_eq(%c, %e) : tensor<4x2xf32>
  return
}

// -----
// Extents of zero: known ones times unknown ones are unknown to the types.
func.func @main(%n: tensor<0x?x4xf32> {padlab.extents = array<i64: 3>},
                %m: tensor<?x0x4xui8> {padlab.extents = array<i64: 3>},
                %k: tensor<0x?x?xcomplex<f32>> {padlab.extents = array<i64: 2, 3>},
                %d: tensor<?x?xi4> {padlab.extents = array<i64: 0, 5>})
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.collapse_shape %n [[0, 1], [2]] : tensor<0x?x4xf32> into tensor<?x4xf32>
  check.expect_shape(%0, [0, 4]) : tensor<?x4xf32>
  %1 = tensor.collapse_shape %m [[0, 1], [2]] : tensor<?x0x4xui8> into tensor<?x4xui8>
  check.expect_shape(%1, [0, 4]) : tensor<?x4xui8>
  %2 = tensor.collapse_shape %k [[0], [1, 2]] : tensor<0x?x?xcomplex<f32>> into tensor<0x?xcomplex<f32>>
  check.expect_shape(%2, [0, 6]) : tensor<0x?xcomplex<f32>>
  %3 = tensor.collapse_shape %d [[0, 1]] : tensor<?x?xi4> into tensor<?xi4>
  check.expect_shape(%3, [0]) : tensor<?xi4>
  return
}

// -----
// To rank 0, to the same rank, of a slice that is not contiguous.
func.func @main(%a: tensor<4x6xf16>) -> (tensor<f8E4M3FN>, tensor<4x6xf16>, tensor<6xf16>)
    attributes {padlab.seed = 5 : i64} {
  %one = arith.constant dense<2.0> : tensor<1x1xf8E4M3FN>
  %0 = tensor.collapse_shape %one [] : tensor<1x1xf8E4M3FN> into tensor<f8E4M3FN>
  %1 = tensor.collapse_shape %a [[0], [1]] : tensor<4x6xf16> into tensor<4x6xf16>
  %s = tensor.extract_slice %a[0, 1] [2, 3] [2, 2] : tensor<4x6xf16> to tensor<2x3xf16>
  %2 = tensor.collapse_shape %s [[0, 1]] : tensor<2x3xf16> into tensor<6xf16>
  return %0, %1, %2 : tensor<f8E4M3FN>, tensor<4x6xf16>, tensor<6xf16>
}

// -----
// EXPECT-ERROR: expected dimension 0 of collapsed type to be static value of 6
func.func @main(%a: tensor<2x3xf32>) -> tensor<5xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<5xf32>
  return %0 : tensor<5xf32>
}
