// The shape of a value.

func.func @main(%t: tensor<?x3xf32> {padlab.extents = array<i64: 2>}, %u: tensor<*xi8> {padlab.extents = array<i64: 4, 0>},
                %c: tensor<f64>)
    -> (!shape.shape, tensor<?xindex>, tensor<2xindex>) attributes {padlab.seed = 0 : i64} {
  %0 = shape.shape_of %t : tensor<?x3xf32> -> !shape.shape
  check.expect_shape(%0, [2, 3]) : !shape.shape
  %1 = shape.shape_of %u : tensor<*xi8> -> tensor<?xindex>
  %e1 = arith.constant dense<[4, 0]> : tensor<2xindex>
  %d1 = tensor.cast %e1 : tensor<2xindex> to tensor<?xindex>
  check.expect_eq(%1, %d1) : tensor<?xindex>
  %2 = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
  %e2 = arith.constant dense<[2, 3]> : tensor<2xindex>
  check.expect_eq(%2, %e2) : tensor<2xindex>
  %3 = shape.shape_of %c : tensor<f64> -> !shape.shape
  check.expect_shape(%3, []) : !shape.shape
  %4 = shape.shape_of %u : tensor<*xi8> -> !shape.shape
  check.expect_shape(%4, [4, 0]) : !shape.shape
  return %0, %1, %2 : !shape.shape, tensor<?xindex>, tensor<2xindex>
}

// -----

// Of a memref, a vector and a value_shape.
func.func @main(%n: index {padlab.value = 3 : index}, %s: !shape.shape {padlab.value = "[?]"}) -> !shape.shape
    attributes {padlab.seed = 0 : i64} {
  %m = memref.alloc(%n) : memref<?x2xf32>
  %0 = shape.shape_of %m : memref<?x2xf32> -> !shape.shape
  check.expect_shape(%0, [3, 2]) : !shape.shape
  memref.dealloc %m : memref<?x2xf32>
  %v = arith.constant dense<1> : vector<4xi8>
  %1 = shape.shape_of %v : vector<4xi8> -> tensor<?xindex>
  %e1 = arith.constant dense<4> : tensor<1xindex>
  %d1 = tensor.cast %e1 : tensor<1xindex> to tensor<?xindex>
  check.expect_eq(%1, %d1) : tensor<?xindex>
  %t = arith.constant dense<1> : tensor<4xi8>
  %vs = shape.with_shape %t, %s : tensor<4xi8>, !shape.shape
  %2 = shape.shape_of %vs : !shape.value_shape -> !shape.shape
  check.expect_eq(%2, %s) : !shape.shape
  return %0 : !shape.shape
}

// -----

// EXPECT-ERROR: the result must be of type `shape` to propagate them
func.func @f(%v: !shape.value_shape) -> tensor<?xindex> {
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
func.func @main() attributes {padlab.seed = 0 : i64} {
  return
}
