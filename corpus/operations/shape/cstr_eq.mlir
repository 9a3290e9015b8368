// A constraint: required equal shapes.

func.func @main(
    %s_1_2: !shape.shape {padlab.value = "[1, 2]"},
    %passing: !shape.witness {padlab.value = true},
    %t_1_2: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[1, 2]> : tensor<2xindex>},
    %s_u: !shape.shape {padlab.value = "[?]"},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"})
    -> !shape.witness attributes {padlab.seed = 0 : i64} {
  // The document: passing.
  %r0 = shape.cstr_eq %s_1_2, %s_1_2, %s_1_2 : !shape.shape, !shape.shape, !shape.shape
  check.expect_eq(%r0, %passing) : !shape.witness
  %r1 = shape.cstr_eq %t_1_2, %t_1_2 : tensor<?xindex>, tensor<?xindex>
  check.expect_eq(%r1, %passing) : !shape.witness
  %r2 = shape.cstr_eq %s_u, %s_u : !shape.shape, !shape.shape
  check.expect_eq(%r2, %passing) : !shape.witness
  %r3 = shape.cstr_eq %invalid_shape, %invalid_shape : !shape.shape, !shape.shape
  check.expect_eq(%r3, %passing) : !shape.witness
  return %r0 : !shape.witness
}

// -----

func.func @main(
    %s_2_2: !shape.shape {padlab.value = "[2, 2]"},
    %s_1_2: !shape.shape {padlab.value = "[1, 2]"}) attributes {padlab.seed = 0 : i64} {
  check.expect_error "required equal shapes"
  // The document: failure.
  %w = shape.cstr_eq %s_2_2, %s_1_2 : !shape.shape, !shape.shape
  return
}

// -----

func.func @main(
    %t_1: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[1]> : tensor<1xindex>},
    %t_1_1: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[1, 1]> : tensor<2xindex>}) attributes {padlab.seed = 0 : i64} {
  check.expect_error "required equal shapes"
  %w = shape.cstr_eq %t_1, %t_1_1 : tensor<?xindex>, tensor<?xindex>
  return
}

// -----

func.func @main(
    %s_u: !shape.shape {padlab.value = "[?]"},
    %s_1: !shape.shape {padlab.value = "[1]"}) attributes {padlab.seed = 0 : i64} {
  check.expect_error "required equal shapes"
  %w = shape.cstr_eq %s_u, %s_1 : !shape.shape, !shape.shape
  return
}
