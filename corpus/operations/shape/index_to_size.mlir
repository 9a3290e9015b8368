// An index as a size.

func.func @main(
    %i7: index {padlab.value = 7 : index},
    %n7: !shape.size {padlab.value = 7 : index},
    %i0: index {padlab.value = 0 : index},
    %n0: !shape.size {padlab.value = 0 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.index_to_size %i7
  check.expect_eq(%r0, %n7) : !shape.size
  %r1 = shape.index_to_size %i0
  check.expect_eq(%r1, %n0) : !shape.size
  return %r0 : !shape.size
}

// -----

// EXPECT-UNDEFINED: the size -7 is negative
func.func @main(
    %im7: index {padlab.value = -7 : index},
    %n7: !shape.size {padlab.value = 7 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.index_to_size %im7
  check.expect_eq(%r0, %n7) : !shape.size
  return %r0 : !shape.size
}
