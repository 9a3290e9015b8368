// A constant size.

func.func @main(
    %n10: !shape.size {padlab.value = 10 : index},
    %n0: !shape.size {padlab.value = 0 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  // The document:
  %r0 = shape.const_size 10
  check.expect_eq(%r0, %n10) : !shape.size
  %r1 = shape.const_size 0
  check.expect_eq(%r1, %n0) : !shape.size
  return %r0 : !shape.size
}

// -----

// EXPECT-UNDEFINED: the size -1 is negative
func.func @main(
    %n1: !shape.size {padlab.value = 1 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.const_size -1
  check.expect_eq(%r0, %n1) : !shape.size
  return %r0 : !shape.size
}
