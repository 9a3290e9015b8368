// Addition of sizes and indices.

func.func @main(
    %n6: !shape.size {padlab.value = 6 : index},
    %n2: !shape.size {padlab.value = 2 : index},
    %n8: !shape.size {padlab.value = 8 : index},
    %n0: !shape.size {padlab.value = 0 : index},
    %i2: index {padlab.value = 2 : index},
    %i6: index {padlab.value = 6 : index},
    %unknown: !shape.size {padlab.value = "?"},
    %invalid_size: !shape.size {padlab.value = "invalid"})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.add %n6, %n2 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r0, %n8) : !shape.size
  %r1 = shape.add %n0, %n0 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r1, %n0) : !shape.size
  // Either form, and a result that may hold more than the operands do.
  %r2 = shape.add %n6, %i2 : !shape.size, index -> !shape.size
  check.expect_eq(%r2, %n8) : !shape.size
  %r3 = shape.add %i6, %i2 : index, index -> !shape.size
  check.expect_eq(%r3, %n8) : !shape.size
  // <unknown> absorbs, also beside 0.
  %r4 = shape.add %unknown, %n2 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r4, %unknown) : !shape.size
  %r5 = shape.add %n0, %unknown : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r5, %unknown) : !shape.size
  // An error is propagated, before what is unknown.
  %r6 = shape.add %invalid_size, %n2 : !shape.size, !shape.size -> !shape.size
  check.expect_error(%r6) "" : !shape.size
  %r7 = shape.add %unknown, %invalid_size : !shape.size, !shape.size -> !shape.size
  check.expect_error(%r7) "" : !shape.size
  return %r0 : !shape.size
}

// -----

func.func @main(
    %im6: index {padlab.value = -6 : index},
    %i2: index {padlab.value = 2 : index},
    %im4: index {padlab.value = -4 : index},
    %i9223372036854775807: index {padlab.value = 9223372036854775807 : index},
    %im9223372036854775807: index {padlab.value = -9223372036854775807 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  // Indices may be negative, and wrap around.
  %r0 = shape.add %im6, %i2 : index, index -> index
  check.expect_eq(%r0, %im4) : index
  %r1 = shape.add %i9223372036854775807, %i2 : index, index -> index
  check.expect_eq(%r1, %im9223372036854775807) : index
  return %r0 : index
}

// -----

// EXPECT-UNDEFINED: the size -2 is negative
func.func @main(
    %n6: !shape.size {padlab.value = 6 : index},
    %im2: index {padlab.value = -2 : index},
    %n4: !shape.size {padlab.value = 4 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.add %n6, %im2 : !shape.size, index -> !shape.size
  check.expect_eq(%r0, %n4) : !shape.size
  return %r0 : !shape.size
}

// -----

// EXPECT-UNDEFINED: the size overflows
func.func @main(
    %n9223372036854775807: !shape.size {padlab.value = 9223372036854775807 : index},
    %n1: !shape.size {padlab.value = 1 : index},
    %n0: !shape.size {padlab.value = 0 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.add %n9223372036854775807, %n1 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r0, %n0) : !shape.size
  return %r0 : !shape.size
}

// -----

// EXPECT-ERROR: the result must be of type `size` to propagate them
func.func @main(%a: !shape.size {padlab.value = 1 : index}) -> index
    attributes {padlab.seed = 0 : i64} {
  %0 = shape.add %a, %a : !shape.size, !shape.size -> index
  return %0 : index
}
