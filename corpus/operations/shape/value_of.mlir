// The value of a value_shape.

func.func @values(%a: !shape.value_shape, %b: !shape.value_shape) -> (tensor<2xi8>, tensor<*xf32>) {
  %0 = shape.value_of %a : tensor<2xi8>
  %1 = shape.value_of %b : tensor<*xf32>
  return %0, %1 : tensor<2xi8>, tensor<*xf32>
}
func.func @main(%t: tensor<?xi8> {padlab.extents = array<i64: 2>, padlab.value = dense<[3, 4]> : tensor<2xi8>},
                %u: tensor<1x2xf32> {padlab.value = dense<[[1.5, 2.5]]> : tensor<1x2xf32>},
                %partly: !shape.shape {padlab.value = "[?]"}, %unranked: !shape.shape {padlab.value = "[*]"})
    -> (tensor<2xi8>, tensor<*xf32>) attributes {padlab.seed = 0 : i64} {
  %a = shape.with_shape %t, %partly : tensor<?xi8>, !shape.shape
  %b = shape.with_shape %u, %unranked : tensor<1x2xf32>, !shape.shape
  %r:2 = call @values(%a, %b) : (!shape.value_shape, !shape.value_shape) -> (tensor<2xi8>, tensor<*xf32>)
  %e0 = tensor.cast %t : tensor<?xi8> to tensor<2xi8>
  check.expect_eq(%r#0, %e0) : tensor<2xi8>
  %e1 = tensor.cast %u : tensor<1x2xf32> to tensor<*xf32>
  check.expect_eq(%r#1, %e1) : tensor<*xf32>
  return %r#0, %r#1 : tensor<2xi8>, tensor<*xf32>
}

// -----

// EXPECT-UNDEFINED: the value_shape is invalid
func.func @main(%t: tensor<2xi8>, %s: !shape.shape {padlab.value = "[3]"}) -> tensor<2xi8>
    attributes {padlab.seed = 0 : i64} {
  %v = shape.with_shape %t, %s : tensor<2xi8>, !shape.shape
  %0 = shape.value_of %v : tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// EXPECT-UNDEFINED: shape [2] is not one of tensor<3xi8>
func.func @main(%t: tensor<2xi8>, %s: !shape.shape {padlab.value = "[2]"}) -> tensor<3xi8>
    attributes {padlab.seed = 0 : i64} {
  %v = shape.with_shape %t, %s : tensor<2xi8>, !shape.shape
  %0 = shape.value_of %v : tensor<3xi8>
  return %0 : tensor<3xi8>
}

// -----

// EXPECT-UNDEFINED: the value is not a tensor<2xf32>
func.func @main(%t: tensor<2xi8>, %s: !shape.shape {padlab.value = "[2]"}) -> tensor<2xf32>
    attributes {padlab.seed = 0 : i64} {
  %v = shape.with_shape %t, %s : tensor<2xi8>, !shape.shape
  %0 = shape.value_of %v : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// A vector comes out as it went in.
func.func @vector(%v: !shape.value_shape) -> vector<2x3xi16> {
  %0 = shape.value_of %v : vector<2x3xi16>
  return %0 : vector<2x3xi16>
}
func.func @main(%v: vector<2x3xi16> {padlab.value = dense<[[1, 2, 3], [-4, 5, 6]]> : vector<2x3xi16>},
                %partly: !shape.shape {padlab.value = "[?, 3]"})
    -> vector<2x3xi16> attributes {padlab.seed = 0 : i64} {
  %a = shape.with_shape %v, %partly : vector<2x3xi16>, !shape.shape
  %0 = call @vector(%a) : (!shape.value_shape) -> vector<2x3xi16>
  check.expect_eq(%0, %v) : vector<2x3xi16>
  return %0 : vector<2x3xi16>
}

// -----

// EXPECT-UNDEFINED: the value is not a tensor<2xi8>
func.func @main(%v: vector<2xi8>, %s: !shape.shape {padlab.value = "[2]"}) -> tensor<2xi8>
    attributes {padlab.seed = 0 : i64} {
  %a = shape.with_shape %v, %s : vector<2xi8>, !shape.shape
  %0 = shape.value_of %a : tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// EXPECT-UNDEFINED: the value is unknown
func.func @main(%v: !shape.value_shape {padlab.value = "(?, [2])"}) -> tensor<2xi8>
    attributes {padlab.seed = 0 : i64} {
  %0 = shape.value_of %v : tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// EXPECT-UNDEFINED: the value is not a memref<2xi8, 1>
func.func @main(%s: !shape.shape {padlab.value = "[2]"}) -> i8
    attributes {padlab.seed = 0 : i64} {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi8>
  %a = shape.with_shape %m, %s : memref<2xi8>, !shape.shape
  %0 = shape.value_of %a : memref<2xi8, 1>
  %1 = memref.load %0[%c0] : memref<2xi8, 1>
  return %1 : i8
}
