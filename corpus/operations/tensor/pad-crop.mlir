// REQUIRES: negative-padding
// Negative padding crops (docs/negative-padding.md): statically,
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %v = arith.constant 9 : i32
  %0 = tensor.pad %a low[-2] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<5xi32> to tensor<4xi32>
  %e = arith.constant dense<[2, 3, 4, 9]> : tensor<4xi32>
  check.expect_eq(%0, %e) : tensor<4xi32>
  %1 = tensor.pad %a low[-2] high[-3] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<5xi32> to tensor<0xi32>
  check.expect_shape(%1, [0]) : tensor<0xi32>
  return
}

// -----
// and dynamically.
func.func @main(%a: tensor<?x?xcomplex<f32>> {padlab.extents = array<i64: 4, 3>}, %v: complex<f32>,
                %l: index {padlab.value = -1 : index}, %h: index {padlab.value = -3 : index}) -> tensor<?x?xcomplex<f32>>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.pad %a low[%l, 2] high[2, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : complex<f32>
  } : tensor<?x?xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  check.expect_shape(%0, [5, 2]) : tensor<?x?xcomplex<f32>>
  return %0 : tensor<?x?xcomplex<f32>>
}

// -----
// EXPECT-UNDEFINED: makes a negative extent
func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 2>}, %v: f32, %h: index {padlab.value = -3 : index})
    -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.pad %a low[0] high[%h] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----
// EXPECT-UNDEFINED: crops more than the source has
func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 2>}, %v: f32, %h: index {padlab.value = -3 : index})
    -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.pad %a low[2] high[%h] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
