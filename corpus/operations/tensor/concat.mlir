// The document's examples.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %0 = arith.constant dense<1.0> : tensor<3x6xf32>
  %1 = arith.constant dense<2.0> : tensor<3x6xf32>
  %2 = arith.constant dense<3.0> : tensor<1x6xf32>
  %3 = tensor.concat dim(0) %0, %1, %2 :
      (tensor<3x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>) -> tensor<7x6xf32>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %f1 = arith.constant 1.0 : f32
  %f2 = arith.constant 2.0 : f32
  %f3 = arith.constant 3.0 : f32
  %e2 = tensor.extract %3[%c2, %c5] : tensor<7x6xf32>
  check.expect_eq(%e2, %f1) : f32
  %e3 = tensor.extract %3[%c3, %c0] : tensor<7x6xf32>
  check.expect_eq(%e3, %f2) : f32
  %e6 = tensor.extract %3[%c6, %c0] : tensor<7x6xf32>
  check.expect_eq(%e6, %f3) : f32
  return
}

// -----
// Dynamic + dynamic -> static.
func.func @main(%a: tensor<3x?xf32> {padlab.extents = array<i64: 5>},
                %b: tensor<3x2xf32>,
                %c: tensor<3x?xf32> {padlab.extents = array<i64: 3>}) -> tensor<3x10xf32>
    attributes {padlab.seed = 9 : i64} {
  %0 = tensor.concat dim(1) %a, %b, %c :
      (tensor<3x?xf32>, tensor<3x2xf32>, tensor<3x?xf32>) -> tensor<3x10xf32>
  return %0 : tensor<3x10xf32>
}

// -----
// One operand, operands without elements, odd elements.
func.func @main(%a: tensor<?x2xui8> {padlab.extents = array<i64: 0>},
                %b: tensor<3x2xui8>,
                %c: tensor<?xcomplex<f32>> {padlab.extents = array<i64: 4>},
                %d: tensor<2x?xi1> {padlab.extents = array<i64: 3>})
    -> (tensor<?x2xui8>, tensor<?xcomplex<f32>>, tensor<2x?xi1>)
    attributes {padlab.seed = 2 : i64} {
  %0 = tensor.concat dim(0) %a, %b, %a : (tensor<?x2xui8>, tensor<3x2xui8>, tensor<?x2xui8>) -> tensor<?x2xui8>
  check.expect_shape(%0, [3, 2]) : tensor<?x2xui8>
  %1 = tensor.concat dim(0) %c : (tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>>
  %2 = tensor.concat dim(1) %d, %d : (tensor<2x?xi1>, tensor<2x?xi1>) -> tensor<2x?xi1>
  return %0, %1, %2 : tensor<?x2xui8>, tensor<?xcomplex<f32>>, tensor<2x?xi1>
}

// -----
// EXPECT-UNDEFINED: operands differ in dimension 0
func.func @main(%a: tensor<?x2xf32> {padlab.extents = array<i64: 3>},
                %b: tensor<?x2xf32> {padlab.extents = array<i64: 4>}) -> tensor<?x4xf32>
    attributes {padlab.seed = 2 : i64} {
  %0 = tensor.concat dim(1) %a, %b : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----
// EXPECT-UNDEFINED: shape [8] is not one of tensor<9xf32>
func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 4>}) -> tensor<9xf32>
    attributes {padlab.seed = 2 : i64} {
  %0 = tensor.concat dim(0) %a, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}

// -----
// EXPECT-ERROR: concatenation dim must be less than the tensor rank
func.func @main(%a: tensor<2xf32>) -> tensor<4xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.concat dim(1) %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// Operands without elements whose extents count, and that count for nothing.
func.func @main(%a: tensor<?x?xi8> {padlab.extents = array<i64: 2, 0>}, %z: tensor<3x0xi8>, %b: tensor<2x2xi8>, %n: tensor<2x0xi8>)
    -> (tensor<?x0xi8>, tensor<2x4xi8>, tensor<2x0xi8>) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.concat dim(0) %a, %z : (tensor<?x?xi8>, tensor<3x0xi8>) -> tensor<?x0xi8>
  check.expect_shape(%0, [5, 0]) : tensor<?x0xi8>
  %1 = tensor.concat dim(1) %b, %n, %b, %n : (tensor<2x2xi8>, tensor<2x0xi8>, tensor<2x2xi8>, tensor<2x0xi8>) -> tensor<2x4xi8>
  %2 = tensor.concat dim(1) %n, %n : (tensor<2x0xi8>, tensor<2x0xi8>) -> tensor<2x0xi8>
  return %0, %1, %2 : tensor<?x0xi8>, tensor<2x4xi8>, tensor<2x0xi8>
}

// -----
// EXPECT-ERROR: 'tensor.concat' op the concatenation dim must not be negative
func.func @main(%a: tensor<2xi8>) -> tensor<4xi8> attributes {padlab.seed = 1 : i64} {
  %0 = "tensor.concat"(%a, %a) {dim = -1 : i64} : (tensor<2xi8>, tensor<2xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
