// The document's example 1: 3 zeros before, 5 behind.
func.func @main(%arg0: tensor<10xi32>) attributes {padlab.seed = 1 : i64} {
  %c0_i32 = arith.constant 0 : i32
  %padded = tensor.pad %arg0 low[3] high[5] {
  ^bb0(%arg1: index):
    tensor.yield %c0_i32 : i32
  } : tensor<10xi32> to tensor<18xi32>
  %z = arith.constant dense<0> : tensor<18xi32>
  %e = tensor.insert_slice %arg0 into %z[3] [10] [1] : tensor<10xi32> into tensor<18xi32>
  check.expect_eq(%padded, %e) : tensor<18xi32>
  return
}

// -----
// Example 2.
func.func @main(%arg: tensor<?x?xf32> {padlab.extents = array<i64: 2, 3>}, %pad_value: f32) -> tensor<?x?xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.pad %arg low[1, 2] high[2, 3] {
  ^bb0(%arg0 : index, %arg1 : index):
    tensor.yield %pad_value : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  check.expect_shape(%0, [5, 8]) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----
// Example 3.
func.func @main(%arg0: tensor<1x2x2x?xf32> {padlab.extents = array<i64: 3>},
                %arg1: index {padlab.value = 1 : index}, %pad_value: f32) -> tensor<6x?x?x?xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.pad %arg0 low[2, %arg1, 3, 3] high[3, 3, %arg1, 2] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %pad_value : f32
  } : tensor<1x2x2x?xf32> to tensor<6x?x?x?xf32>
  check.expect_shape(%0, [6, 6, 6, 8]) : tensor<6x?x?x?xf32>
  return %0 : tensor<6x?x?x?xf32>
}

// -----
// Example 4.
func.func @main(%arg0: tensor<2x3xf32>, %ub0: index {padlab.value = 0 : index},
                %ub1: index {padlab.value = 4 : index}, %pad_value: f32) -> tensor<?x?xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.pad %arg0 low[0, 0] high[%ub0, %ub1] {
  ^bb0(%arg1: index, %arg2: index):
    tensor.yield %pad_value : f32
  } : tensor<2x3xf32> to tensor<?x?xf32>
  check.expect_shape(%0, [2, 7]) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----
// Example 5: nofold.
func.func @main(%arg0: tensor<2x3xf32>, %pad_value: f32) -> tensor<2x3xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
  ^bb0(%arg1: index, %arg2: index):
    tensor.yield %pad_value : f32
  } : tensor<2x3xf32> to tensor<2x3xf32>
  check.expect_eq(%0, %arg0) : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----
// Values that depend on the index, which is the result's.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[100, 101]> : tensor<2xi64>
  %0 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    %v = arith.index_cast %i : index to i64
    tensor.yield %v : i64
  } : tensor<2xi64> to tensor<5xi64>
  %e = arith.constant dense<[0, 100, 101, 3, 4]> : tensor<5xi64>
  check.expect_eq(%0, %e) : tensor<5xi64>
  return
}

// -----
// Rank 0, a source without elements, odd elements.
func.func @main(%a: tensor<f8E5M2>, %av: f8E5M2, %b: tensor<0x2xcomplex<f32>>, %bv: complex<f32>,
                %c: tensor<?xui8> {padlab.extents = array<i64: 3>}, %cv: ui8, %d: tensor<2xi1>, %dv: i1)
    -> (tensor<f8E5M2>, tensor<3x4xcomplex<f32>>, tensor<?xui8>, tensor<4xi1>) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.pad %a low[] high[] {
    tensor.yield %av : f8E5M2
  } : tensor<f8E5M2> to tensor<f8E5M2>
  check.expect_eq(%0, %a) : tensor<f8E5M2>
  %1 = tensor.pad %b low[1, 1] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %bv : complex<f32>
  } : tensor<0x2xcomplex<f32>> to tensor<3x4xcomplex<f32>>
  %2 = tensor.pad %c low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %cv : ui8
  } : tensor<?xui8> to tensor<?xui8>
  %3 = tensor.pad %d low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %dv : i1
  } : tensor<2xi1> to tensor<4xi1>
  return %0, %1, %2, %3 : tensor<f8E5M2>, tensor<3x4xcomplex<f32>>, tensor<?xui8>, tensor<4xi1>
}

// -----
// EXPECT-ERROR: does not match the inferred type
func.func @main(%a: tensor<2xf32>, %v: f32) -> tensor<6xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<2xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----
// EXPECT-ERROR: expected yield type to match shape element type
func.func @main(%a: tensor<2xf32>, %v: f64) -> tensor<5xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : f64
  } : tensor<2xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----
// EXPECT-ERROR: 'tensor.pad' op source and result must have one element type
func.func @main(%a: tensor<4xi8>, %v: i16) -> tensor<6xi16> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i16
  } : tensor<4xi8> to tensor<6xi16>
  return %0 : tensor<6xi16>
}

// -----
// EXPECT-ERROR: low and high must have a value for each dynamic entry
func.func @main(%a: tensor<4xi8>, %v: i8) -> tensor<?xi8> attributes {padlab.seed = 1 : i64} {
  %0 = "tensor.pad"(%a) ({
  ^bb0(%i: index):
    tensor.yield %v : i8
  }) {operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: -9223372036854775808>,
      static_high = array<i64: 1>} : (tensor<4xi8>) -> tensor<?xi8>
  return %0 : tensor<?xi8>
}
