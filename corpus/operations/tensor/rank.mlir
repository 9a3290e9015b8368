// The document's examples.
func.func @main(%arg0: tensor<*xf32> {padlab.extents = array<i64: 2, 3, 1>},
                %arg1: tensor<?x?xf32> {padlab.extents = array<i64: 2, 3>})
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.rank %arg0 : tensor<*xf32>
  %1 = tensor.rank %arg1 : tensor<?x?xf32>
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  check.expect_eq(%0, %c3) : index
  check.expect_eq(%1, %c2) : index
  return
}

// -----
// Rank 0, no elements, odd elements.
func.func @main(%a: tensor<*xui8> {padlab.extents = array<i64>}, %b: tensor<f8E5M2>,
                %c: tensor<0x?xcomplex<f32>> {padlab.extents = array<i64: 2>}, %d: tensor<*xi1> {padlab.extents = array<i64: 0>})
    -> (index, index, index, index) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.rank %a : tensor<*xui8>
  %1 = tensor.rank %b : tensor<f8E5M2>
  %2 = tensor.rank %c : tensor<0x?xcomplex<f32>>
  %3 = tensor.rank %d : tensor<*xi1>
  %c0 = arith.constant 0 : index
  check.expect_eq(%0, %c0) : index
  return %0, %1, %2, %3 : index, index, index, index
}

// -----
// EXPECT-ERROR: invalid kind of type specified
func.func @main(%a: f32) -> index attributes {padlab.seed = 1 : i64} {
  %0 = tensor.rank %a : f32
  return %0 : index
}
