// The conjunction of witnesses.

func.func @main(
    %passing: !shape.witness {padlab.value = true},
    %failing: !shape.witness {padlab.value = false})
    -> !shape.witness attributes {padlab.seed = 0 : i64} {
  %r0 = shape.assuming_all %passing, %passing
  check.expect_eq(%r0, %passing) : !shape.witness
  %r1 = shape.assuming_all %passing, %failing
  check.expect_eq(%r1, %failing) : !shape.witness
  %r2 = shape.assuming_all %failing
  check.expect_eq(%r2, %failing) : !shape.witness
  return %r0 : !shape.witness
}

// -----

// The document's example; its second constraint fails where it stands.
func.func @main(%a: !shape.shape {padlab.value = "[2, 2]"}, %b: !shape.shape {padlab.value = "[3, 1, 2]"},
                %c: !shape.shape {padlab.value = "[1, 2]"}) -> !shape.witness attributes {padlab.seed = 0 : i64} {
  %w0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %w2 = shape.cstr_eq %c, %c, %c : !shape.shape, !shape.shape, !shape.shape
  %wt = shape.assuming_all %w0, %w2
  %passing = shape.const_witness true
  check.expect_eq(%wt, %passing) : !shape.witness
  return %wt : !shape.witness
}

// -----

func.func @main(%a: !shape.shape {padlab.value = "[2, 2]"}, %b: !shape.shape {padlab.value = "[3, 1, 2]"},
                %c: !shape.shape {padlab.value = "[3, 2]"}) -> !shape.witness attributes {padlab.seed = 0 : i64} {
  check.expect_error "required broadcastable shapes"
  %w0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %w1 = shape.cstr_broadcastable %a, %c : !shape.shape, !shape.shape
  %wf = shape.assuming_all %w0, %w1
  return %wf : !shape.witness
}
