// The document's example: i -> (i', j') and k -> k', two unknown extents in
// one group.
func.func @main(%a: tensor<?x32xf32> {padlab.extents = array<i64: 6>},
                %sz0: index {padlab.value = 2 : index},
                %sz1: index {padlab.value = 3 : index}) -> tensor<?x?x32xf32>
    attributes {padlab.seed = 1 : i64} {
  %b = tensor.expand_shape %a [[0, 1], [2]] output_shape [%sz0, %sz1, 32]
      : tensor<?x32xf32> into tensor<?x?x32xf32>
  check.expect_shape(%b, [2, 3, 32]) : tensor<?x?x32xf32>
  return %b : tensor<?x?x32xf32>
}

// -----
func.func @main(%n: index {padlab.value = 2 : index}, %m: index {padlab.value = 3 : index})
    attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi8>
  %d = tensor.cast %a : tensor<6xi8> to tensor<?xi8>
  %0 = tensor.expand_shape %d [[0, 1]] output_shape [%n, %m] : tensor<?xi8> into tensor<?x?xi8>
  %1 = tensor.cast %0 : tensor<?x?xi8> to tensor<2x3xi8>
  %e = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi8>
  check.expect_eq(%1, %e) : tensor<2x3xi8>
  return
}

// -----
// Three unknown extents in a group, two such groups, of odd elements.
func.func @main(%a: tensor<?x?xcomplex<f32>> {padlab.extents = array<i64: 8, 6>},
                %n: index {padlab.value = 2 : index}, %m: index {padlab.value = 3 : index})
    -> tensor<?x?x?x?x?xcomplex<f32>> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.expand_shape %a [[0, 1, 2], [3, 4]] output_shape [%n, %n, %n, %m, %n]
      : tensor<?x?xcomplex<f32>> into tensor<?x?x?x?x?xcomplex<f32>>
  return %0 : tensor<?x?x?x?x?xcomplex<f32>>
}

// -----
// Unknown extents beside a zero, and that are zero.
func.func @main(%a: tensor<?xui8> {padlab.extents = array<i64: 0>},
                %n: index {padlab.value = 5 : index}, %z: index {padlab.value = 0 : index})
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, 0] : tensor<?xui8> into tensor<?x0xui8>
  check.expect_shape(%0, [5, 0]) : tensor<?x0xui8>
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [%n, %z] : tensor<?xui8> into tensor<?x?xui8>
  check.expect_shape(%1, [5, 0]) : tensor<?x?xui8>
  %2 = tensor.expand_shape %a [[0, 1]] output_shape [3, %z] : tensor<?xui8> into tensor<3x?xui8>
  check.expect_shape(%2, [3, 0]) : tensor<3x?xui8>
  return
}

// -----
// Rank 0, static, and of a slice that is not contiguous.
func.func @main(%a: tensor<f8E4M3FN>, %b: tensor<4x?xi1> {padlab.extents = array<i64: 12>},
                %n: index {padlab.value = 2 : index}, %m: index {padlab.value = 3 : index})
    -> (tensor<1x1xf8E4M3FN>, tensor<2x2x?xi1>, tensor<2x?x?xi1>)
    attributes {padlab.seed = 4 : i64} {
  %0 = tensor.expand_shape %a [] output_shape [1, 1] : tensor<f8E4M3FN> into tensor<1x1xf8E4M3FN>
  %c12 = arith.constant 12 : index
  %1 = tensor.expand_shape %b [[0, 1], [2]] output_shape [2, 2, %c12] : tensor<4x?xi1> into tensor<2x2x?xi1>
  %c6 = arith.constant 6 : index
  %s = tensor.extract_slice %b[1, 0] [2, %c6] [2, 2] : tensor<4x?xi1> to tensor<2x?xi1>
  %2 = tensor.expand_shape %s [[0], [1, 2]] output_shape [2, %n, %m] : tensor<2x?xi1> into tensor<2x?x?xi1>
  return %0, %1, %2 : tensor<1x1xf8E4M3FN>, tensor<2x2x?xi1>, tensor<2x?x?xi1>
}

// -----
// EXPECT-UNDEFINED: shape [2, 4] does not match shape [6]
func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 6>},
                %n: index {padlab.value = 2 : index}, %m: index {padlab.value = 4 : index})
    -> tensor<?x?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----
// EXPECT-UNDEFINED: negative extent
func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 6>},
                %n: index {padlab.value = -2 : index}, %m: index {padlab.value = -3 : index})
    -> tensor<?x?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----
// EXPECT-ERROR: expected dimension 0 of collapsed type to be static value of 6
func.func @main(%a: tensor<5xf32>) -> tensor<2x3xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<5xf32> into tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----
// Of a slice that is read backwards, after a copy of it: addresses that wrap
// around as unsigned numbers are fine.
func.func @main(%a: tensor<2x?xi8> {padlab.extents = array<i64: 5>}, %two: index {padlab.value = 2 : index},
                %none: tensor<1x0xi8>, %one: index {padlab.value = 1 : index}, %zero: index {padlab.value = 0 : index})
    -> (tensor<?x1x2x1xi8>, i8) attributes {padlab.seed = 1730762964 : i64} {
  %s = tensor.extract_slice %a[0, 3] [%two, 2] [1, -1] : tensor<2x?xi8> to tensor<?x2xi8>
  %0 = tensor.expand_shape %s [[0, 1], [2, 3]] output_shape [%two, 1, 2, 1] : tensor<?x2xi8> into tensor<?x1x2x1xi8>
  %i = arith.constant dense<> : tensor<1x0x4xi64>
  %1 = tensor.scatter %none into %0[%i] scatter_dims([0, 1, 2, 3]) unique
    : (tensor<1x0xi8>, tensor<?x1x2x1xi8>, tensor<1x0x4xi64>) -> tensor<?x1x2x1xi8>
  %c1 = arith.constant 1 : index
  %2 = tensor.extract %0[%one, %zero, %c1, %zero] : tensor<?x1x2x1xi8>
  return %1, %2 : tensor<?x1x2x1xi8>, i8
}
