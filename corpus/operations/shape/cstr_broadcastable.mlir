// A constraint: required broadcastable shapes.

func.func @main(
    %s_2_2: !shape.shape {padlab.value = "[2, 2]"},
    %s_3_1_2: !shape.shape {padlab.value = "[3, 1, 2]"},
    %passing: !shape.witness {padlab.value = true},
    %t_2_2: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[2, 2]> : tensor<2xindex>},
    %s_u: !shape.shape {padlab.value = "[?]"},
    %unranked: !shape.shape {padlab.value = "[*]"})
    -> !shape.witness attributes {padlab.seed = 0 : i64} {
  // The document: passing.
  %r0 = shape.cstr_broadcastable %s_2_2, %s_3_1_2 : !shape.shape, !shape.shape
  check.expect_eq(%r0, %passing) : !shape.witness
  %r1 = shape.cstr_broadcastable %t_2_2, %s_3_1_2, %s_u : tensor<?xindex>, !shape.shape, !shape.shape
  check.expect_eq(%r1, %passing) : !shape.witness
  %r2 = shape.cstr_broadcastable %unranked, %s_2_2 : !shape.shape, !shape.shape
  check.expect_eq(%r2, %passing) : !shape.witness
  return %r0 : !shape.witness
}

// -----

func.func @main(
    %s_2_2: !shape.shape {padlab.value = "[2, 2]"},
    %s_3_2: !shape.shape {padlab.value = "[3, 2]"}) attributes {padlab.seed = 0 : i64} {
  check.expect_error "required broadcastable shapes"
  // The document: failure.
  %w = shape.cstr_broadcastable %s_2_2, %s_3_2 : !shape.shape, !shape.shape
  return
}

// -----

func.func @main(
    %t_2: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[2]> : tensor<1xindex>},
    %t_3: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[3]> : tensor<1xindex>}) attributes {padlab.seed = 0 : i64} {
  check.expect_error "required broadcastable shapes"
  %w = shape.cstr_broadcastable %t_2, %t_3 : tensor<?xindex>, tensor<?xindex>
  return
}

// -----

func.func @main(
    %s_2: !shape.shape {padlab.value = "[2]"},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"}) attributes {padlab.seed = 0 : i64} {
  check.expect_error "required broadcastable shapes"
  %w = shape.cstr_broadcastable %s_2, %invalid_shape : !shape.shape, !shape.shape
  return
}
