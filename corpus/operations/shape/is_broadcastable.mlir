// Whether shapes can be broadcast.

func.func @main(
    %s_2_2: !shape.shape {padlab.value = "[2, 2]"},
    %s_3_1_2: !shape.shape {padlab.value = "[3, 1, 2]"},
    %yes: i1 {padlab.value = true},
    %s_3_2: !shape.shape {padlab.value = "[3, 2]"},
    %no: i1 {padlab.value = false},
    %t_2_2: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[2, 2]> : tensor<2xindex>},
    %t_3_1_2: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[3, 1, 2]> : tensor<3xindex>},
    %s_4: !shape.shape {padlab.value = "[4]"},
    %s_u: !shape.shape {padlab.value = "[?]"},
    %unranked: !shape.shape {padlab.value = "[*]"},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"})
    -> i1 attributes {padlab.seed = 0 : i64} {
  // The document:
  %r0 = shape.is_broadcastable %s_2_2, %s_3_1_2 : !shape.shape, !shape.shape
  check.expect_eq(%r0, %yes) : i1
  %r1 = shape.is_broadcastable %s_2_2, %s_3_2 : !shape.shape, !shape.shape
  check.expect_eq(%r1, %no) : i1
  %r2 = shape.is_broadcastable %t_2_2, %t_3_1_2 : tensor<?xindex>, tensor<?xindex>
  check.expect_eq(%r2, %yes) : i1
  %r3 = shape.is_broadcastable %t_2_2, %t_3_1_2, %s_4 : tensor<?xindex>, tensor<?xindex>, !shape.shape
  check.expect_eq(%r3, %no) : i1
  %r4 = shape.is_broadcastable %s_u, %s_4 : !shape.shape, !shape.shape
  check.expect_eq(%r4, %yes) : i1
  %r5 = shape.is_broadcastable %unranked, %s_4 : !shape.shape, !shape.shape
  check.expect_eq(%r5, %yes) : i1
  %r6 = shape.is_broadcastable %s_4, %invalid_shape : !shape.shape, !shape.shape
  check.expect_eq(%r6, %no) : i1
  return %r0 : i1
}
