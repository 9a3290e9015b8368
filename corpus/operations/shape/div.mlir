// Division of sizes and indices, rounded towards negative infinity.

func.func @main(
    %n6: !shape.size {padlab.value = 6 : index},
    %n2: !shape.size {padlab.value = 2 : index},
    %n3: !shape.size {padlab.value = 3 : index},
    %n7: !shape.size {padlab.value = 7 : index},
    %i2: index {padlab.value = 2 : index},
    %i6: index {padlab.value = 6 : index},
    %unknown: !shape.size {padlab.value = "?"},
    %n0: !shape.size {padlab.value = 0 : index},
    %invalid_size: !shape.size {padlab.value = "invalid"},
    %i0: index {padlab.value = 0 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.div %n6, %n2 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r0, %n3) : !shape.size
  %r1 = shape.div %n7, %n2 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r1, %n3) : !shape.size
  // Either form, and a result that may hold more than the operands do.
  %r2 = shape.div %n6, %i2 : !shape.size, index -> !shape.size
  check.expect_eq(%r2, %n3) : !shape.size
  %r3 = shape.div %i6, %i2 : index, index -> !shape.size
  check.expect_eq(%r3, %n3) : !shape.size
  // <unknown> absorbs, also beside 0.
  %r4 = shape.div %unknown, %n2 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r4, %unknown) : !shape.size
  %r5 = shape.div %n0, %unknown : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r5, %unknown) : !shape.size
  // An error is propagated, before what is unknown.
  %r6 = shape.div %invalid_size, %n2 : !shape.size, !shape.size -> !shape.size
  check.expect_error(%r6) "" : !shape.size
  %r7 = shape.div %unknown, %invalid_size : !shape.size, !shape.size -> !shape.size
  check.expect_error(%r7) "" : !shape.size
  // No dividend makes a division by zero right, not even an unknown one.
  %r8 = shape.div %n6, %n0 : !shape.size, !shape.size -> !shape.size
  check.expect_error(%r8) "division by zero" : !shape.size
  %r9 = shape.div %unknown, %i0 : !shape.size, index -> !shape.size
  check.expect_error(%r9) "division by zero" : !shape.size
  %r10 = shape.div %i6, %i0 : index, index -> !shape.size
  check.expect_error(%r10) "division by zero" : !shape.size
  %r11 = shape.div %invalid_size, %n0 : !shape.size, !shape.size -> !shape.size
  check.expect_error(%r11) "" : !shape.size
  return %r0 : !shape.size
}

// -----

func.func @main(
    %im7: index {padlab.value = -7 : index},
    %i2: index {padlab.value = 2 : index},
    %im4: index {padlab.value = -4 : index},
    %i7: index {padlab.value = 7 : index},
    %im2: index {padlab.value = -2 : index},
    %i3: index {padlab.value = 3 : index},
    %im6: index {padlab.value = -6 : index},
    %im3: index {padlab.value = -3 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  // The document: floor(lhs / rhs), so that div(lhs, rhs) * rhs + mod(lhs, rhs) = lhs.
  %r0 = shape.div %im7, %i2 : index, index -> index
  check.expect_eq(%r0, %im4) : index
  %r1 = shape.div %i7, %im2 : index, index -> index
  check.expect_eq(%r1, %im4) : index
  %r2 = shape.div %im7, %im2 : index, index -> index
  check.expect_eq(%r2, %i3) : index
  %r3 = shape.div %im6, %i2 : index, index -> index
  check.expect_eq(%r3, %im3) : index
  %r4 = shape.div %i7, %i2 : index, index -> index
  check.expect_eq(%r4, %i3) : index
  return %r0 : index
}

// -----

// EXPECT-UNDEFINED: division by zero
func.func @main(
    %i7: index {padlab.value = 7 : index},
    %i0: index {padlab.value = 0 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  %r0 = shape.div %i7, %i0 : index, index -> index
  check.expect_eq(%r0, %i0) : index
  return %r0 : index
}

// -----

// EXPECT-UNDEFINED: the quotient overflows
func.func @main(
    %im9223372036854775808: index {padlab.value = -9223372036854775808 : index},
    %im1: index {padlab.value = -1 : index},
    %i0: index {padlab.value = 0 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  %r0 = shape.div %im9223372036854775808, %im1 : index, index -> index
  check.expect_eq(%r0, %i0) : index
  return %r0 : index
}

// -----

// EXPECT-UNDEFINED: the size -7 is negative
func.func @main(
    %im7: index {padlab.value = -7 : index},
    %n2: !shape.size {padlab.value = 2 : index},
    %n0: !shape.size {padlab.value = 0 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.div %im7, %n2 : index, !shape.size -> !shape.size
  check.expect_eq(%r0, %n0) : !shape.size
  return %r0 : !shape.size
}
