// A witness that is known.

func.func @main(
    %passing: !shape.witness {padlab.value = true},
    %failing: !shape.witness {padlab.value = false})
    -> !shape.witness attributes {padlab.seed = 0 : i64} {
  %r0 = shape.const_witness true
  check.expect_eq(%r0, %passing) : !shape.witness
  // It fails, and stops nothing.
  %r1 = shape.const_witness false
  check.expect_eq(%r1, %failing) : !shape.witness
  return %r0 : !shape.witness
}
