// A shape function.

shape.func @half(%s: !shape.size) -> !shape.size {
  %c2 = shape.const_size 2
  %0 = shape.div %s, %c2 : !shape.size, !shape.size -> !shape.size
  shape.return %0 : !shape.size
}
func.func private @call_half(!shape.size) -> !shape.size attributes {padlab.shape_function = @half}
func.func @main(%n: !shape.size {padlab.value = 7 : index}, %invalid: !shape.size {padlab.value = "invalid"})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %0 = call @call_half(%n) : (!shape.size) -> !shape.size
  %1 = call @call_half(%0) : (!shape.size) -> !shape.size
  %c1 = shape.const_size 1
  check.expect_eq(%1, %c1) : !shape.size
  %2 = call @call_half(%invalid) : (!shape.size) -> !shape.size
  check.expect_error(%2) "" : !shape.size
  return %1 : !shape.size
}

// -----

// Errors that stop the program, and the document's with_shape example: one
// shape function calls others.
shape.func @checked(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  %w = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %0 = shape.assuming %w -> !shape.shape {
    %1 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
    shape.assuming_yield %1 : !shape.shape
  }
  shape.return %0 : !shape.shape
}
func.func private @f(!shape.shape, !shape.shape) -> !shape.shape attributes {padlab.shape_function = @checked}
func.func @main(%a: !shape.shape {padlab.value = "[2]"}, %b: !shape.shape {padlab.value = "[3]"}) -> !shape.shape
    attributes {padlab.seed = 0 : i64} {
  check.expect_error "required broadcastable shapes"
  %0 = call @f(%a, %a) : (!shape.shape, !shape.shape) -> !shape.shape
  %1 = call @f(%a, %b) : (!shape.shape, !shape.shape) -> !shape.shape
  return %1 : !shape.shape
}
