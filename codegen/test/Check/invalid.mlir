// RUN: padlab-opt %s --split-input-file --verify-diagnostics --convert-check-to-runtime

func.func @unranked(%a: tensor<*xf32>) {
  // expected-error @+1 {{operand #0 must be scalar or ranked tensor of scalars}}
  check.expect_eq(%a, %a) : tensor<*xf32>
  return
}

// -----

func.func @types(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{requires all operands to have the same type}}
  "check.expect_eq"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> ()
  return
}

// -----

func.func @noStorage(%a: tensor<2xi65>) {
  // expected-error @+1 {{has no native comparison of 'tensor<2xi65>'}}
  check.expect_eq(%a, %a) : tensor<2xi65>
  return
}
