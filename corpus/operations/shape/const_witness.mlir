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

// -----

func.func @main() -> !shape.witness attributes {padlab.seed = 0 : i64} {
  // The document (its sketch lacks types and assumes itself):
  %0 = shape.const_shape [1,2,3] : !shape.shape
  %1 = shape.const_shape [1,2,3] : !shape.shape
  %w0 = shape.cstr_eq %0, %1 : !shape.shape, !shape.shape // Can be folded to "const_witness true"
  %w1 = shape.const_witness true
  %w2 = shape.assuming_all %w0, %w1 // Can be folded to "const_witness true"
  check.expect_eq(%w2, %w1) : !shape.witness
  return %w2 : !shape.witness
}
