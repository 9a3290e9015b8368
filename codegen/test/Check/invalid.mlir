// What native code cannot compare is refused by the conversion; what a verifier
// refuses: corpus/operations/check.
// RUN: padlab-opt %s --split-input-file --verify-diagnostics --convert-check-to-runtime

func.func @noStorage(%a: tensor<2xi129>) {
  // expected-error @+1 {{has no native comparison of 'tensor<2xi129>'}}
  check.expect_eq(%a, %a) : tensor<2xi129>
  return
}

// -----

func.func @signed(%a: ui8) {
  // expected-error @+1 {{has no native comparison of 'ui8'}}
  check.expect_eq(%a, %a) : ui8
  return
}

// -----

func.func @size(%a: !shape.size) {
  // expected-error @+1 {{has no native comparison of '!shape.size'}}
  check.expect_error(%a) "" : !shape.size
  return
}

// -----

func.func @shape(%a: !shape.shape) {
  // expected-error @+1 {{has no native comparison of '!shape.shape'}}
  check.expect_shape(%a, []) : !shape.shape
  return
}
