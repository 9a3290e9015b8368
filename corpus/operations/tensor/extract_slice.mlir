// The document's examples: rank-reducing, and rank-reducing by dynamic numbers.
func.func @main(%0: tensor<8x16x4xf32>, %2: tensor<8x16x4xf32>,
                %o0: index {padlab.value = 3 : index}, %o2: index {padlab.value = 1 : index},
                %sz1: index {padlab.value = 4 : index}, %st1: index {padlab.value = 2 : index})
    -> (tensor<16x4xf32>, tensor<1x?xf32>) attributes {padlab.seed = 1 : i64} {
  %1 = tensor.extract_slice %0[0, 0, 0][1, 16, 4][1, 1, 1] :
    tensor<8x16x4xf32> to tensor<16x4xf32>
  %3 = tensor.extract_slice %2[%o0, 4, %o2][1, %sz1, 1][1, %st1, 1] :
    tensor<8x16x4xf32> to tensor<1x?xf32>
  check.expect_shape(%3, [1, 4]) : tensor<1x?xf32>
  return %1, %3 : tensor<16x4xf32>, tensor<1x?xf32>
}

// -----
func.func @main(%o: index {padlab.value = 1 : index}, %n: index {padlab.value = 2 : index},
                %k: index {padlab.value = 3 : index}, %m: index {padlab.value = -2 : index})
    attributes {padlab.seed = 1 : i64} {
  %t_bits = arith.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi8>
  %t = tensor.bitcast %t_bits : tensor<7xi8> to tensor<7xui8>
  %0 = tensor.extract_slice %t[%o] [%n] [%k] : tensor<7xui8> to tensor<?xui8>
  %1 = tensor.cast %0 : tensor<?xui8> to tensor<2xui8>
  %e1_bits = arith.constant dense<[1, 4]> : tensor<2xi8>
  %e1 = tensor.bitcast %e1_bits : tensor<2xi8> to tensor<2xui8>
  check.expect_eq(%1, %e1) : tensor<2xui8>
  // Backwards, and the same element again.
  %2 = tensor.extract_slice %t[5] [3] [%m] : tensor<7xui8> to tensor<3xui8>
  %e2_bits = arith.constant dense<[5, 3, 1]> : tensor<3xi8>
  %e2 = tensor.bitcast %e2_bits : tensor<3xi8> to tensor<3xui8>
  check.expect_eq(%2, %e2) : tensor<3xui8>
  %3 = tensor.extract_slice %t[6] [2] [0] : tensor<7xui8> to tensor<2xui8>
  %e3_bits = arith.constant dense<[6, 6]> : tensor<2xi8>
  %e3 = tensor.bitcast %e3_bits : tensor<2xi8> to tensor<2xui8>
  check.expect_eq(%3, %e3) : tensor<2xui8>
  // Nothing, at the very end.
  %4 = tensor.extract_slice %t[%o] [0] [1] : tensor<7xui8> to tensor<0xui8>
  check.expect_shape(%4, [0]) : tensor<0xui8>
  return
}

// -----
// All of rank 0; to rank 0; odd elements.
func.func @main(%a: tensor<f8E5M2>, %b: tensor<1x3xcomplex<f32>>, %c: tensor<4x4xi4>)
    -> (tensor<f8E5M2>, tensor<complex<f32>>, tensor<2xi4>) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract_slice %a[] [] [] : tensor<f8E5M2> to tensor<f8E5M2>
  %1 = tensor.extract_slice %b[0, 2] [1, 1] [1, 1] : tensor<1x3xcomplex<f32>> to tensor<complex<f32>>
  %2 = tensor.extract_slice %c[1, 1] [2, 1] [2, 1] : tensor<4x4xi4> to tensor<2xi4>
  return %0, %1, %2 : tensor<f8E5M2>, tensor<complex<f32>>, tensor<2xi4>
}

// -----
// Which unit dimensions go: 1x6x1 to 1x6 and to 6x1, told by the result's type.
func.func @main(%a: tensor<1x6x1xi16>, %b: tensor<1x1x2x1x1x4x1xi16>)
    -> (tensor<1x6xi16>, tensor<6x1xi16>, tensor<1x2x1x4xi16>) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract_slice %a[0, 0, 0] [1, 6, 1] [1, 1, 1] : tensor<1x6x1xi16> to tensor<1x6xi16>
  %1 = tensor.extract_slice %a[0, 0, 0] [1, 6, 1] [1, 1, 1] : tensor<1x6x1xi16> to tensor<6x1xi16>
  %2 = tensor.extract_slice %b[0, 0, 0, 0, 0, 0, 0] [1, 1, 2, 1, 1, 4, 1] [1, 1, 1, 1, 1, 1, 1]
    : tensor<1x1x2x1x1x4x1xi16> to tensor<1x2x1x4xi16>
  return %0, %1, %2 : tensor<1x6xi16>, tensor<6x1xi16>, tensor<1x2x1x4xi16>
}

// -----
// EXPECT-UNDEFINED: is out of bounds of extent 5
func.func @main(%a: tensor<5xf32>, %o: index {padlab.value = 3 : index}) -> tensor<3xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract_slice %a[%o] [3] [1] : tensor<5xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----
// EXPECT-UNDEFINED: negative size
func.func @main(%a: tensor<5xf32>, %n: index {padlab.value = -1 : index}) -> tensor<?xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract_slice %a[0] [%n] [1] : tensor<5xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----
// EXPECT-ERROR: slice along dimension 0 runs out-of-bounds
func.func @main(%a: tensor<5xf32>) -> tensor<3xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract_slice %a[3] [3] [1] : tensor<5xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----
// EXPECT-ERROR: expected type to be 'tensor<3xf32>' or a rank-reduced version
func.func @main(%a: tensor<5xf32>) -> tensor<2xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract_slice %a[0] [3] [1] : tensor<5xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----
// The same element three times, of which one is overwritten.
func.func @main(%k: index {padlab.value = 0 : index}) attributes {padlab.seed = 1 : i64} {
  %t = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %v = arith.constant 9 : i32
  %c1 = arith.constant 1 : index
  %e = arith.constant dense<[3, 9, 3]> : tensor<3xi32>
  %0 = tensor.extract_slice %t[2] [3] [0] : tensor<3xi32> to tensor<3xi32>
  %1 = tensor.insert %v into %0[%c1] : tensor<3xi32>
  check.expect_eq(%1, %e) : tensor<3xi32>
  %2 = tensor.extract_slice %t[2] [3] [%k] : tensor<3xi32> to tensor<3xi32>
  %3 = tensor.insert %v into %2[%c1] : tensor<3xi32>
  check.expect_eq(%3, %e) : tensor<3xi32>
  %same = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  check.expect_eq(%t, %same) : tensor<3xi32>
  return
}

// -----
// One of two unit extents is dropped, of a source whose strides are not known:
// a view in memory does not tell which.
func.func @main(%a: tensor<2x?x3xi32> {padlab.extents = array<i64: 4>, padlab.value =
                    dense<[[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]],
                           [[12, 13, 14], [15, 16, 17], [18, 19, 20], [21, 22, 23]]]>
                        : tensor<2x4x3xi32>},
                %o: index {padlab.value = 1 : index}, %n: index {padlab.value = 2 : index})
    -> (tensor<1x?xi32>, tensor<2x?x3xi32>) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.extract_slice %a[%o, 0, %n] [1, %n, 1] [1, %n, 1]
      : tensor<2x?x3xi32> to tensor<1x?xi32>
  %e = arith.constant dense<[[14, 20]]> : tensor<1x2xi32>
  %ed = tensor.cast %e : tensor<1x2xi32> to tensor<1x?xi32>
  check.expect_eq(%0, %ed) : tensor<1x?xi32>
  %1 = tensor.insert_slice %0 into %a[0, %o, 0] [1, %n, 1] [1, 1, 1]
      : tensor<1x?xi32> into tensor<2x?x3xi32>
  %f = arith.constant dense<[[[0, 1, 2], [14, 4, 5], [20, 7, 8], [9, 10, 11]],
                             [[12, 13, 14], [15, 16, 17], [18, 19, 20], [21, 22, 23]]]>
      : tensor<2x4x3xi32>
  %fd = tensor.cast %f : tensor<2x4x3xi32> to tensor<2x?x3xi32>
  check.expect_eq(%1, %fd) : tensor<2x?x3xi32>
  return %0, %1 : tensor<1x?xi32>, tensor<2x?x3xi32>
}
