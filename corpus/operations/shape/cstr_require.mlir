// A constraint: that a condition holds.

func.func @main(
    %yes: i1 {padlab.value = true},
    %passing: !shape.witness {padlab.value = true})
    -> !shape.witness attributes {padlab.seed = 0 : i64} {
  // The document: passing if `%bool` is true.
  %r0 = shape.cstr_require %yes, "msg"
  check.expect_eq(%r0, %passing) : !shape.witness
  return %r0 : !shape.witness
}

// -----

func.func @main(
    %no: i1 {padlab.value = false}) attributes {padlab.seed = 0 : i64} {
  check.expect_error "msg"
  %w = shape.cstr_require %no, "msg"
  return
}
