// The document's example.
func.func @main(%m: index {padlab.value = 2 : index}, %n: index {padlab.value = 4 : index})
    attributes {padlab.seed = 1 : i64} {
  %tnsr = tensor.generate %m, %n {
  ^bb0(%i : index, %j : index, %k : index):
    %c10 = arith.constant 10 : index
    %0 = arith.muli %i, %c10 : index
    %1 = arith.addi %0, %j : index
    %2 = arith.muli %1, %c10 : index
    %3 = arith.addi %2, %k : index
    %4 = arith.index_cast %3 : index to i32
    %elem = arith.sitofp %4 : i32 to f32
    tensor.yield %elem : f32
  } : tensor<?x3x?xf32>
  check.expect_shape(%tnsr, [2, 3, 4]) : tensor<?x3x?xf32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %last = tensor.extract %tnsr[%c1, %c2, %c3] : tensor<?x3x?xf32>
  %e = arith.constant 123.0 : f32
  check.expect_eq(%last, %e) : f32
  return
}

// -----
// Rank 0, no elements, elements of another tensor, odd elements.
func.func @main(%t: tensor<?xui8> {padlab.extents = array<i64: 3>}, %c: complex<f32>,
                %z: index {padlab.value = 0 : index}, %n: index {padlab.value = 3 : index})
    -> (tensor<2x?xui8>, tensor<complex<f32>>, tensor<?x2xcomplex<f32>>) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %e = tensor.extract %t[%j] : tensor<?xui8>
    tensor.yield %e : ui8
  } : tensor<2x?xui8>
  %1 = tensor.generate {
    tensor.yield %c : complex<f32>
  } : tensor<complex<f32>>
  %2 = tensor.generate %z {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : complex<f32>
  } : tensor<?x2xcomplex<f32>>
  return %0, %1, %2 : tensor<2x?xui8>, tensor<complex<f32>>, tensor<?x2xcomplex<f32>>
}

// -----
// EXPECT-UNDEFINED: negative extent
func.func @main(%n: index {padlab.value = -1 : index}, %c: f32) -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----
// EXPECT-ERROR: incorrect number of dynamic sizes, has 2, expected 1
func.func @main(%n: index, %c: f32) -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.generate %n, %n {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----
// EXPECT-ERROR: must have one body argument per input dimension
func.func @main(%n: index, %c: f32) -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<?xf32>
  return %0 : tensor<?xf32>
}
