// A value with the shape that it is said to have.

func.func @shape_of_pair(%v: !shape.value_shape) -> !shape.shape {
  %0 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  return %0 : !shape.shape
}
func.func @main(%t: tensor<?x3xf32> {padlab.extents = array<i64: 2>},
                %same: !shape.shape {padlab.value = "[2, 3]"}, %partly: !shape.shape {padlab.value = "[?, 3]"},
                %unranked: !shape.shape {padlab.value = "[*]"}, %other: !shape.shape {padlab.value = "[2, 4]"},
                %shorter: !shape.shape {padlab.value = "[2]"}, %invalid: !shape.shape {padlab.value = "[invalid]"},
                %extents: tensor<2xindex> {padlab.value = dense<[2, 3]> : tensor<2xindex>})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %v0 = shape.with_shape %t, %same : tensor<?x3xf32>, !shape.shape
  %0 = call @shape_of_pair(%v0) : (!shape.value_shape) -> !shape.shape
  check.expect_eq(%0, %same) : !shape.shape
  // The document: this need not be a refinement of the shape.
  %v1 = shape.with_shape %v0, %partly : !shape.value_shape, !shape.shape
  %1 = call @shape_of_pair(%v1) : (!shape.value_shape) -> !shape.shape
  check.expect_eq(%1, %partly) : !shape.shape
  %v2 = shape.with_shape %v1, %unranked : !shape.value_shape, !shape.shape
  %2 = call @shape_of_pair(%v2) : (!shape.value_shape) -> !shape.shape
  check.expect_eq(%2, %unranked) : !shape.shape
  %v3 = shape.with_shape %v2, %extents : !shape.value_shape, tensor<2xindex>
  %3 = call @shape_of_pair(%v3) : (!shape.value_shape) -> !shape.shape
  check.expect_eq(%3, %same) : !shape.shape
  // Not conformant, also where what the shape was said to be left it open.
  %v4 = shape.with_shape %t, %shorter : tensor<?x3xf32>, !shape.shape
  %4 = call @shape_of_pair(%v4) : (!shape.value_shape) -> !shape.shape
  check.expect_error(%4) "value and shape do not conform" : !shape.shape
  %v5 = shape.with_shape %v2, %other : !shape.value_shape, !shape.shape
  %5 = call @shape_of_pair(%v5) : (!shape.value_shape) -> !shape.shape
  check.expect_error(%5) "value and shape do not conform" : !shape.shape
  // An error is propagated, the first one.
  %v6 = shape.with_shape %v5, %invalid : !shape.value_shape, !shape.shape
  %6 = call @shape_of_pair(%v6) : (!shape.value_shape) -> !shape.shape
  check.expect_error(%6) "value and shape do not conform" : !shape.shape
  %v7 = shape.with_shape %v0, %invalid : !shape.value_shape, !shape.shape
  %7 = call @shape_of_pair(%v7) : (!shape.value_shape) -> !shape.shape
  check.expect_error(%7) "" : !shape.shape
  return %1 : !shape.shape
}

// -----

// The document's example, with functions for it to call.
func.func @shape_foo(%a: !shape.value_shape, %b: !shape.value_shape) -> !shape.shape {
  %0 = shape.shape_of %a : !shape.value_shape -> !shape.shape
  %1 = shape.shape_of %b : !shape.value_shape -> !shape.shape
  %2 = shape.meet %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  return %2 : !shape.shape
}
func.func @shape_bah(%a: !shape.value_shape, %b: !shape.value_shape) -> !shape.shape {
  %0 = shape.shape_of %a : !shape.value_shape -> !shape.shape
  %1 = shape.shape_of %b : !shape.value_shape -> !shape.shape
  %2 = shape.concat %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  return %2 : !shape.shape
}
func.func @shape_foobah(%a: !shape.value_shape,
                   %b: !shape.value_shape,
                   %c: !shape.value_shape) -> !shape.shape {
  %0 = call @shape_foo(%a, %b) :
    (!shape.value_shape, !shape.value_shape) -> !shape.shape
  %1 = shape.with_shape %b, %0 : !shape.value_shape, !shape.shape
  %2 = call @shape_bah(%c, %1) :
    (!shape.value_shape, !shape.value_shape) -> !shape.shape
  return %2 : !shape.shape
}
func.func @main(%ta: tensor<2x3xf32>, %tb: tensor<*xi8> {padlab.extents = array<i64: 2, 3>}, %tc: tensor<4xi16>,
                %td: tensor<?xi8> {padlab.extents = array<i64: 5>}, %partly: !shape.shape {padlab.value = "[2, ?]"},
                %unranked: !shape.shape {padlab.value = "[*]"})
    -> (!shape.shape, !shape.shape) attributes {padlab.seed = 0 : i64} {
  %a = shape.with_shape %ta, %partly : tensor<2x3xf32>, !shape.shape
  %b = shape.with_shape %tb, %unranked : tensor<*xi8>, !shape.shape
  %c = shape.with_shape %tc, %unranked : tensor<4xi16>, !shape.shape
  %sc = shape.shape_of %tc : tensor<4xi16> -> !shape.shape
  %c4 = shape.with_shape %tc, %sc : tensor<4xi16>, !shape.shape
  %d = shape.with_shape %td, %unranked : tensor<?xi8>, !shape.shape
  %0 = call @shape_foobah(%a, %b, %c4) : (!shape.value_shape, !shape.value_shape, !shape.value_shape) -> !shape.shape
  check.expect_shape(%0, [4, 2, ?]) : !shape.shape
  %1 = call @shape_foobah(%a, %b, %c) : (!shape.value_shape, !shape.value_shape, !shape.value_shape) -> !shape.shape
  check.expect_eq(%1, %unranked) : !shape.shape
  // Its shape is not that of what it is met with.
  %2 = call @shape_foobah(%a, %d, %c4) : (!shape.value_shape, !shape.value_shape, !shape.value_shape) -> !shape.shape
  check.expect_error(%2) "value and shape do not conform" : !shape.shape
  return %0, %1 : !shape.shape, !shape.shape
}

// -----

// What is not known of an unknown value does not contradict a shape.
func.func @main(%partly: !shape.value_shape {padlab.value = "(?, [?, 3])"},
                %any: !shape.value_shape {padlab.value = "(?, [*])"},
                %fits: !shape.shape {padlab.value = "[2, ?]"}, %other: !shape.shape {padlab.value = "[2, 4]"},
                %shorter: !shape.shape {padlab.value = "[2]"})
    -> (!shape.shape, !shape.shape, !shape.shape) attributes {padlab.seed = 0 : i64} {
  %v0 = shape.with_shape %partly, %fits : !shape.value_shape, !shape.shape
  %0 = shape.shape_of %v0 : !shape.value_shape -> !shape.shape
  check.expect_shape(%0, [2, ?]) : !shape.shape
  %v1 = shape.with_shape %any, %shorter : !shape.value_shape, !shape.shape
  %1 = shape.shape_of %v1 : !shape.value_shape -> !shape.shape
  check.expect_shape(%1, [2]) : !shape.shape
  // What was said before is not known of the value.
  %v2 = shape.with_shape %v1, %other : !shape.value_shape, !shape.shape
  %2 = shape.shape_of %v2 : !shape.value_shape -> !shape.shape
  check.expect_shape(%2, [2, 4]) : !shape.shape
  %v3 = shape.with_shape %partly, %other : !shape.value_shape, !shape.shape
  %3 = shape.shape_of %v3 : !shape.value_shape -> !shape.shape
  check.expect_error(%3) "value and shape do not conform" : !shape.shape
  %v4 = shape.with_shape %partly, %shorter : !shape.value_shape, !shape.shape
  %4 = shape.shape_of %v4 : !shape.value_shape -> !shape.shape
  check.expect_error(%4) "value and shape do not conform" : !shape.shape
  return %0, %1, %3 : !shape.shape, !shape.shape, !shape.shape
}
