// Gives the results of the region.

func.func @main(%a: !shape.shape {padlab.value = "[*]"}, %b: !shape.size {padlab.value = "invalid"})
    -> (!shape.size, !shape.shape, !shape.witness) attributes {padlab.seed = 0 : i64} {
  %w = shape.const_witness true
  %r:3 = shape.assuming %w -> (!shape.size, !shape.shape, !shape.witness) {
    shape.assuming_yield %b, %a, %w : !shape.size, !shape.shape, !shape.witness
  }
  check.expect_error(%r#0) "" : !shape.size
  check.expect_eq(%r#1, %a) : !shape.shape
  check.expect_eq(%r#2, %w) : !shape.witness
  return %r#0, %r#1, %r#2 : !shape.size, !shape.shape, !shape.witness
}

// -----

// EXPECT-ERROR: expects parent op 'shape.assuming'
func.func @main() attributes {padlab.seed = 0 : i64} {
  shape.assuming_yield
}
