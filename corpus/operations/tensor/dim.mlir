// The document's examples.
func.func @main(%A: tensor<4x?xf32> {padlab.extents = array<i64: 7>})
    attributes {padlab.seed = 1 : i64} {
  // Always returns 4, can be constant folded.
  %c0 = arith.constant 0 : index
  %x = tensor.dim %A, %c0 : tensor<4x?xf32>

  // Returns the dynamic extent of %A.
  %c1 = arith.constant 1 : index
  %y = tensor.dim %A, %c1 : tensor<4x?xf32>

  // Equivalent generic form.
  %x2 = "tensor.dim"(%A, %c0) : (tensor<4x?xf32>, index) -> index
  %y2 = "tensor.dim"(%A, %c1) : (tensor<4x?xf32>, index) -> index

  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  check.expect_eq(%x, %c4) : index
  check.expect_eq(%x2, %c4) : index
  check.expect_eq(%y, %c7) : index
  check.expect_eq(%y2, %c7) : index
  return
}

// -----
// Of unknown rank, a dimension known at run time only, no elements.
func.func @main(%a: tensor<*xcomplex<f64>> {padlab.extents = array<i64: 2, 0, 5>},
                %i: index {padlab.value = 1 : index}) -> (index, index)
    attributes {padlab.seed = 1 : i64} {
  %c2 = arith.constant 2 : index
  %0 = tensor.dim %a, %i : tensor<*xcomplex<f64>>
  %1 = tensor.dim %a, %c2 : tensor<*xcomplex<f64>>
  %c0 = arith.constant 0 : index
  check.expect_eq(%0, %c0) : index
  return %0, %1 : index, index
}

// -----
// EXPECT-UNDEFINED: dimension 2 is out of bounds of rank 2
func.func @main(%a: tensor<*xf32> {padlab.extents = array<i64: 2, 3>},
                %i: index {padlab.value = 2 : index}) -> index
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.dim %a, %i : tensor<*xf32>
  return %0 : index
}

// -----
// EXPECT-UNDEFINED: dimension 0 is out of bounds of rank 0
func.func @main(%a: tensor<*xf32> {padlab.extents = array<i64>}) -> index
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %a, %c0 : tensor<*xf32>
  return %0 : index
}

// -----
// EXPECT-ERROR: operand #0 must be non-0-ranked or unranked tensor
func.func @main(%a: tensor<f32>) -> index attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %a, %c0 : tensor<f32>
  return %0 : index
}
