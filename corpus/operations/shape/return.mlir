// Returns from a shape function.

shape.func @swap(%a: !shape.size, %b: !shape.shape) -> (!shape.shape, !shape.size) {
  shape.return %b, %a : !shape.shape, !shape.size
}
func.func private @f(!shape.size, !shape.shape) -> (!shape.shape, !shape.size)
    attributes {padlab.shape_function = @swap}
func.func @main(%n: !shape.size {padlab.value = 7 : index}, %s: !shape.shape {padlab.value = "[?, 2]"})
    -> (!shape.shape, !shape.size) attributes {padlab.seed = 0 : i64} {
  %r:2 = call @f(%n, %s) : (!shape.size, !shape.shape) -> (!shape.shape, !shape.size)
  check.expect_eq(%r#0, %s) : !shape.shape
  check.expect_eq(%r#1, %n) : !shape.size
  return %r#0, %r#1 : !shape.shape, !shape.size
}

// -----

// Nothing.
shape.func @nothing() {
  shape.return
}
func.func private @f() attributes {padlab.shape_function = @nothing}
func.func @main() attributes {padlab.seed = 0 : i64} {
  call @f() : () -> ()
  return
}

// -----

// EXPECT-ERROR: expects parent op 'shape.func'
func.func @main() attributes {padlab.seed = 0 : i64} {
  shape.return
}

// -----

// EXPECT-ERROR: its operands must have the types of the results of @f, '(!shape.shape) -> !shape.size'
shape.func @f(%a: !shape.shape) -> !shape.size {
  shape.return %a : !shape.shape
}
func.func @main() attributes {padlab.seed = 0 : i64} {
  return
}
