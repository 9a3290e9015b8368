// A size as an index.

func.func @main(
    %n7: !shape.size {padlab.value = 7 : index},
    %i7: index {padlab.value = 7 : index},
    %im7: index {padlab.value = -7 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  %r0 = shape.size_to_index %n7 : !shape.size
  check.expect_eq(%r0, %i7) : index
  // An index is one already.
  %r1 = shape.size_to_index %im7 : index
  check.expect_eq(%r1, %im7) : index
  return %r0 : index
}

// -----

// EXPECT-UNDEFINED: an index cannot hold the size ?
func.func @main(
    %unknown: !shape.size {padlab.value = "?"},
    %i7: index {padlab.value = 7 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  %r0 = shape.size_to_index %unknown : !shape.size
  check.expect_eq(%r0, %i7) : index
  return %r0 : index
}

// -----

// EXPECT-UNDEFINED: an index cannot hold the size [invalid]
func.func @main(
    %invalid_size: !shape.size {padlab.value = "invalid"},
    %i7: index {padlab.value = 7 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  %r0 = shape.size_to_index %invalid_size : !shape.size
  check.expect_eq(%r0, %i7) : index
  return %r0 : index
}
