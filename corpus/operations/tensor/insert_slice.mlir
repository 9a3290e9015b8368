// The document's examples: into a greater rank, and by dynamic numbers.
func.func @main(%t: tensor<16x4xf32>, %0: tensor<8x16x4xf32>,
                %tt: tensor<1x?xf32> {padlab.extents = array<i64: 4>}, %2: tensor<8x16x4xf32>,
                %o0: index {padlab.value = 3 : index}, %o2: index {padlab.value = 1 : index},
                %sz1: index {padlab.value = 4 : index}, %st1: index {padlab.value = 2 : index})
    -> (tensor<8x16x4xf32>, tensor<8x16x4xf32>) attributes {padlab.seed = 1 : i64} {
  %1 = tensor.insert_slice %t into %0[0, 0, 0][1, 16, 4][1, 1, 1] :
    tensor<16x4xf32> into tensor<8x16x4xf32>
  %3 = tensor.insert_slice %tt into %2[%o0, 4, %o2][1, %sz1, 1][1, %st1, 1] :
    tensor<1x?xf32> into tensor<8x16x4xf32>
  return %1, %3 : tensor<8x16x4xf32>, tensor<8x16x4xf32>
}

// -----
func.func @main(%o: index {padlab.value = 1 : index}, %n: index {padlab.value = 2 : index},
                %k: index {padlab.value = 3 : index}, %m: index {padlab.value = -2 : index})
    attributes {padlab.seed = 1 : i64} {
  %t_bits = arith.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi8>
  %t = tensor.bitcast %t_bits : tensor<7xi8> to tensor<7xui8>
  %s_bits = arith.constant dense<[8, 9]> : tensor<2xi8>
  %s = tensor.bitcast %s_bits : tensor<2xi8> to tensor<2xui8>
  %d = tensor.cast %s : tensor<2xui8> to tensor<?xui8>
  %0 = tensor.insert_slice %d into %t[%o] [%n] [%k] : tensor<?xui8> into tensor<7xui8>
  %e0_bits = arith.constant dense<[0, 8, 2, 3, 9, 5, 6]> : tensor<7xi8>
  %e0 = tensor.bitcast %e0_bits : tensor<7xi8> to tensor<7xui8>
  check.expect_eq(%0, %e0) : tensor<7xui8>
  // Backwards.
  %1 = tensor.insert_slice %s into %t[5] [2] [%m] : tensor<2xui8> into tensor<7xui8>
  %e1_bits = arith.constant dense<[0, 1, 2, 9, 4, 8, 6]> : tensor<7xi8>
  %e1 = tensor.bitcast %e1_bits : tensor<7xi8> to tensor<7xui8>
  check.expect_eq(%1, %e1) : tensor<7xui8>
  // A part of itself.
  %p = tensor.extract_slice %t[0] [3] [1] : tensor<7xui8> to tensor<3xui8>
  %2 = tensor.insert_slice %p into %t[2] [3] [1] : tensor<3xui8> into tensor<7xui8>
  %e2_bits = arith.constant dense<[0, 1, 0, 1, 2, 5, 6]> : tensor<7xi8>
  %e2 = tensor.bitcast %e2_bits : tensor<7xi8> to tensor<7xui8>
  check.expect_eq(%2, %e2) : tensor<7xui8>
  // Nothing.
  %z = tensor.extract_slice %t[0] [0] [1] : tensor<7xui8> to tensor<0xui8>
  %3 = tensor.insert_slice %z into %t[%o] [0] [1] : tensor<0xui8> into tensor<7xui8>
  check.expect_eq(%3, %t) : tensor<7xui8>
  return
}

// -----
// Rank 0 and odd elements.
func.func @main(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>, %c: tensor<complex<f32>>, %d: tensor<1x3xcomplex<f32>>,
                %e: tensor<2xi4>, %f: tensor<4x4xi4>)
    -> (tensor<f8E5M2>, tensor<1x3xcomplex<f32>>, tensor<4x4xi4>) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.insert_slice %a into %b[] [] [] : tensor<f8E5M2> into tensor<f8E5M2>
  %1 = tensor.insert_slice %c into %d[0, 2] [1, 1] [1, 1] : tensor<complex<f32>> into tensor<1x3xcomplex<f32>>
  %2 = tensor.insert_slice %e into %f[1, 1] [2, 1] [2, 1] : tensor<2xi4> into tensor<4x4xi4>
  return %0, %1, %2 : tensor<f8E5M2>, tensor<1x3xcomplex<f32>>, tensor<4x4xi4>
}

// -----
// EXPECT-UNDEFINED: source of shape [3] does not fill a slice of shape [2]
func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 3>}, %b: tensor<5xf32>, %n: index {padlab.value = 2 : index})
    -> tensor<5xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.insert_slice %a into %b[0] [%n] [1] : tensor<?xf32> into tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----
// EXPECT-UNDEFINED: is out of bounds of extent 5
func.func @main(%a: tensor<3xf32>, %b: tensor<5xf32>, %o: index {padlab.value = 3 : index})
    -> tensor<5xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.insert_slice %a into %b[%o] [3] [1] : tensor<3xf32> into tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----
// EXPECT-UNDEFINED: stride 0 writes an element several times
func.func @main(%a: tensor<3xf32>, %b: tensor<5xf32>, %k: index {padlab.value = 0 : index})
    -> tensor<5xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.insert_slice %a into %b[0] [3] [%k] : tensor<3xf32> into tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----
// EXPECT-ERROR: slice along dimension 0 runs out-of-bounds
func.func @main(%a: tensor<3xf32>, %b: tensor<5xf32>) -> tensor<5xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.insert_slice %a into %b[4] [3] [1] : tensor<3xf32> into tensor<5xf32>
  return %0 : tensor<5xf32>
}
