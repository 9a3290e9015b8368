// EXPECT-NOT-READ-BACK: expected non-function type
// A shape of its extents.

func.func @main(
    %n2: !shape.size {padlab.value = 2 : index},
    %n3: !shape.size {padlab.value = 3 : index},
    %s_2_3: !shape.shape {padlab.value = "[2, 3]"},
    %scalar: !shape.shape {padlab.value = "[]"},
    %i2: index {padlab.value = 2 : index},
    %unknown: !shape.size {padlab.value = "?"},
    %s_2_u: !shape.shape {padlab.value = "[2, ?]"},
    %invalid_size: !shape.size {padlab.value = "invalid"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  // The document: a rank 2 shape, then rank 0 (whose custom form does not parse).
  %r0 = shape.from_extents %n2, %n3 : !shape.size, !shape.size
  check.expect_eq(%r0, %s_2_3) : !shape.shape
  %r1 = "shape.from_extents"() : () -> !shape.shape
  check.expect_eq(%r1, %scalar) : !shape.shape
  %r2 = shape.from_extents %i2, %unknown : index, !shape.size
  check.expect_eq(%r2, %s_2_u) : !shape.shape
  %r3 = shape.from_extents %invalid_size, %n2 : !shape.size, !shape.size
  check.expect_error(%r3) "" : !shape.shape
  return %r0 : !shape.shape
}

// -----

// EXPECT-UNDEFINED: the size -1 is negative
func.func @main(
    %im1: index {padlab.value = -1 : index},
    %s_1: !shape.shape {padlab.value = "[1]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %r0 = shape.from_extents %im1 : index
  check.expect_eq(%r0, %s_1) : !shape.shape
  return %r0 : !shape.shape
}
