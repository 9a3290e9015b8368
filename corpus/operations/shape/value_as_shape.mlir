// A value as the shape that it spells out.

func.func @main() -> !shape.shape attributes {padlab.seed = 0 : i64} {
  // The document: the following
  %0 = arith.constant dense<[1,2]> : tensor<2xi32>
  %shape = shape.value_as_shape %0 : tensor<2xi32> -> !shape.shape
  // is equivalent to
  %shape_ = shape.const_shape [1, 2] : !shape.shape
  check.expect_eq(%shape, %shape_) : !shape.shape
  return %shape : !shape.shape
}

// -----

func.func @main(%t: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[4, 5]> : tensor<2xindex>},
                %negative: tensor<1xi8> {padlab.value = dense<-1> : tensor<1xi8>},
                %unsigned: tensor<1xui8> {padlab.value = dense<200> : tensor<1xui8>},
                %bits: tensor<2xi1> {padlab.value = dense<[false, true]> : tensor<2xi1>},
                %empty: tensor<0xi64> {padlab.value = dense<> : tensor<0xi64>})
    -> (!shape.shape, tensor<?xindex>) attributes {padlab.seed = 0 : i64} {
  %0 = shape.value_as_shape %t : tensor<?xindex> -> !shape.shape
  check.expect_shape(%0, [4, 5]) : !shape.shape
  %1 = shape.value_as_shape %t : tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%1, %t) : tensor<?xindex>
  %2 = shape.value_as_shape %empty : tensor<0xi64> -> !shape.shape
  check.expect_shape(%2, []) : !shape.shape
  %3 = shape.value_as_shape %unsigned : tensor<1xui8> -> !shape.shape
  check.expect_shape(%3, [200]) : !shape.shape
  // No sizes: negative ones, and true, which is -1.
  %4 = shape.value_as_shape %negative : tensor<1xi8> -> !shape.shape
  check.expect_error(%4) "value is not a shape" : !shape.shape
  %5 = shape.value_as_shape %bits : tensor<2xi1> -> !shape.shape
  check.expect_error(%5) "value is not a shape" : !shape.shape
  return %0, %1 : !shape.shape, tensor<?xindex>
}

// -----

// The complement of shape_of: the value counts, not the shape.
func.func @as_shape(%v: !shape.value_shape) -> !shape.shape {
  %0 = shape.value_as_shape %v : !shape.value_shape -> !shape.shape
  return %0 : !shape.shape
}
func.func @main(%t: tensor<?xi32> {padlab.extents = array<i64: 2>, padlab.value = dense<[4, 5]> : tensor<2xi32>},
                %f: tensor<2xf32>, %m: tensor<1x1xi32>, %unranked: !shape.shape {padlab.value = "[*]"},
                %three: !shape.shape {padlab.value = "[3]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %v0 = shape.with_shape %t, %unranked : tensor<?xi32>, !shape.shape
  %0 = call @as_shape(%v0) : (!shape.value_shape) -> !shape.shape
  check.expect_shape(%0, [4, 5]) : !shape.shape
  // Not a 1D tensor of integral values, or an error already.
  %v1 = shape.with_shape %f, %unranked : tensor<2xf32>, !shape.shape
  %1 = call @as_shape(%v1) : (!shape.value_shape) -> !shape.shape
  check.expect_error(%1) "value is not a shape" : !shape.shape
  %v2 = shape.with_shape %m, %unranked : tensor<1x1xi32>, !shape.shape
  %2 = call @as_shape(%v2) : (!shape.value_shape) -> !shape.shape
  check.expect_error(%2) "value is not a shape" : !shape.shape
  %v3 = shape.with_shape %t, %three : tensor<?xi32>, !shape.shape
  %3 = call @as_shape(%v3) : (!shape.value_shape) -> !shape.shape
  check.expect_error(%3) "value and shape do not conform" : !shape.shape
  return %0 : !shape.shape
}

// -----

// EXPECT-UNDEFINED: cannot hold the shape [invalid]
func.func @main(%t: tensor<1xi8> {padlab.value = dense<-1> : tensor<1xi8>}) -> tensor<?xindex>
    attributes {padlab.seed = 0 : i64} {
  %0 = shape.value_as_shape %t : tensor<1xi8> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// Of an unknown value only the number of the extents can be known.
func.func @main(%two: !shape.value_shape {padlab.value = "(?, [2])"},
                %some: !shape.value_shape {padlab.value = "(?, [?])"},
                %any: !shape.value_shape {padlab.value = "(?, [*])"},
                %matrix: !shape.value_shape {padlab.value = "(?, [?, 2])"},
                %invalid: !shape.value_shape {padlab.value = "(?, [invalid])"},
                %bits: vector<2xi8>, %unranked: !shape.shape {padlab.value = "[*]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %0 = shape.value_as_shape %two : !shape.value_shape -> !shape.shape
  check.expect_shape(%0, [?, ?]) : !shape.shape
  %1 = shape.value_as_shape %some : !shape.value_shape -> !shape.shape
  check.expect_eq(%1, %unranked) : !shape.shape
  %2 = shape.value_as_shape %any : !shape.value_shape -> !shape.shape
  check.expect_eq(%2, %unranked) : !shape.shape
  %3 = shape.value_as_shape %matrix : !shape.value_shape -> !shape.shape
  check.expect_error(%3) "value is not a shape" : !shape.shape
  %4 = shape.value_as_shape %invalid : !shape.value_shape -> !shape.shape
  check.expect_error(%4) "" : !shape.shape
  // Its own shape counts, not the one that it was said to have.
  %5 = shape.with_shape %two, %unranked : !shape.value_shape, !shape.shape
  %6 = shape.value_as_shape %5 : !shape.value_shape -> !shape.shape
  check.expect_shape(%6, [?, ?]) : !shape.shape
  // A vector is not a tensor.
  %7 = shape.with_shape %bits, %unranked : vector<2xi8>, !shape.shape
  %8 = shape.value_as_shape %7 : !shape.value_shape -> !shape.shape
  check.expect_error(%8) "value is not a shape" : !shape.shape
  return %0 : !shape.shape
}
