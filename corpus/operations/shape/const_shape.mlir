// A constant shape or extent tensor.

func.func @main(
    %scalar: !shape.shape {padlab.value = "[]"},
    %s_1_2_3: !shape.shape {padlab.value = "[1, 2, 3]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  // The document:
  %r0 = shape.const_shape [] : !shape.shape
  check.expect_eq(%r0, %scalar) : !shape.shape
  %r1 = shape.const_shape [1, 2, 3] : !shape.shape
  check.expect_eq(%r1, %s_1_2_3) : !shape.shape
  return %r0 : !shape.shape
}

// -----

func.func @main() -> tensor<3xindex> attributes {padlab.seed = 0 : i64} {
  // The document:
  %0 = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %expected = arith.constant dense<[4, 5, 6]> : tensor<3xindex>
  check.expect_eq(%0, %expected) : tensor<3xindex>
  return %0 : tensor<3xindex>
}

// -----

// EXPECT-UNDEFINED: the extent -1 is negative
func.func @main(
    %s_1: !shape.shape {padlab.value = "[1]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %r0 = shape.const_shape [-1] : !shape.shape
  check.expect_eq(%r0, %s_1) : !shape.shape
  return %r0 : !shape.shape
}
