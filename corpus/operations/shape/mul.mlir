// Multiplication of sizes and indices.

func.func @main(
    %n6: !shape.size {padlab.value = 6 : index},
    %n2: !shape.size {padlab.value = 2 : index},
    %n12: !shape.size {padlab.value = 12 : index},
    %n0: !shape.size {padlab.value = 0 : index},
    %i2: index {padlab.value = 2 : index},
    %i6: index {padlab.value = 6 : index},
    %unknown: !shape.size {padlab.value = "?"},
    %invalid_size: !shape.size {padlab.value = "invalid"})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.mul %n6, %n2 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r0, %n12) : !shape.size
  %r1 = shape.mul %n6, %n0 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r1, %n0) : !shape.size
  // Either form, and a result that may hold more than the operands do.
  %r2 = shape.mul %n6, %i2 : !shape.size, index -> !shape.size
  check.expect_eq(%r2, %n12) : !shape.size
  %r3 = shape.mul %i6, %i2 : index, index -> !shape.size
  check.expect_eq(%r3, %n12) : !shape.size
  // <unknown> absorbs, also beside 0.
  %r4 = shape.mul %unknown, %n2 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r4, %unknown) : !shape.size
  %r5 = shape.mul %n0, %unknown : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r5, %unknown) : !shape.size
  // An error is propagated, before what is unknown.
  %r6 = shape.mul %invalid_size, %n2 : !shape.size, !shape.size -> !shape.size
  check.expect_error(%r6) "" : !shape.size
  %r7 = shape.mul %unknown, %invalid_size : !shape.size, !shape.size -> !shape.size
  check.expect_error(%r7) "" : !shape.size
  return %r0 : !shape.size
}

// -----

func.func @main(
    %im6: index {padlab.value = -6 : index},
    %i2: index {padlab.value = 2 : index},
    %im12: index {padlab.value = -12 : index},
    %i4611686018427387904: index {padlab.value = 4611686018427387904 : index},
    %i4: index {padlab.value = 4 : index},
    %i0: index {padlab.value = 0 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  // Indices may be negative, and wrap around.
  %r0 = shape.mul %im6, %i2 : index, index -> index
  check.expect_eq(%r0, %im12) : index
  %r1 = shape.mul %i4611686018427387904, %i4 : index, index -> index
  check.expect_eq(%r1, %i0) : index
  return %r0 : index
}

// -----

// EXPECT-UNDEFINED: the size -2 is negative
func.func @main(
    %im2: index {padlab.value = -2 : index},
    %i6: index {padlab.value = 6 : index},
    %n4: !shape.size {padlab.value = 4 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.mul %im2, %i6 : index, index -> !shape.size
  check.expect_eq(%r0, %n4) : !shape.size
  return %r0 : !shape.size
}

// -----

// EXPECT-UNDEFINED: the size overflows
func.func @main(
    %n4611686018427387904: !shape.size {padlab.value = 4611686018427387904 : index},
    %n2: !shape.size {padlab.value = 2 : index},
    %n0: !shape.size {padlab.value = 0 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.mul %n4611686018427387904, %n2 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r0, %n0) : !shape.size
  return %r0 : !shape.size
}
