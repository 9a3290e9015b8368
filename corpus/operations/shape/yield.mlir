// Gives the values of the next round.

func.func @main(%s: !shape.shape {padlab.value = "[5, 6]"}, %a: !shape.size {padlab.value = 1 : index},
                %b: !shape.size {padlab.value = 2 : index})
    -> (!shape.size, !shape.size) attributes {padlab.seed = 0 : i64} {
  // Swapped in each round.
  %r:2 = shape.reduce(%s, %a, %b) : !shape.shape -> (!shape.size, !shape.size) {
    ^bb0(%i: index, %extent: !shape.size, %x: !shape.size, %y: !shape.size):
      %z = shape.add %x, %extent : !shape.size, !shape.size -> !shape.size
      shape.yield %y, %z : !shape.size, !shape.size
  }
  %c6 = shape.const_size 6
  check.expect_eq(%r#0, %c6) : !shape.size
  %c8 = shape.const_size 8
  check.expect_eq(%r#1, %c8) : !shape.size
  return %r#0, %r#1 : !shape.size, !shape.size
}

// -----

// EXPECT-ERROR: expects parent op to be one of 'shape.reduce, shape.function_library'
func.func @main() attributes {padlab.seed = 0 : i64} {
  shape.yield
}
