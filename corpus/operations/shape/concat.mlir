// The extents of one shape, then those of another.

func.func @main(
    %s_2_3: !shape.shape {padlab.value = "[2, 3]"},
    %s_4_5: !shape.shape {padlab.value = "[4, 5]"},
    %s_2_3_4_5: !shape.shape {padlab.value = "[2, 3, 4, 5]"},
    %scalar: !shape.shape {padlab.value = "[]"},
    %s_4_5_6: !shape.shape {padlab.value = "[4, 5, 6]"},
    %t_2: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[2]> : tensor<1xindex>},
    %t_3: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[3]> : tensor<1xindex>},
    %t_2_3: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[2, 3]> : tensor<2xindex>},
    %empty: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>},
    %t_4_5_3: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[4, 5, 3]> : tensor<3xindex>},
    %s_u: !shape.shape {padlab.value = "[?]"},
    %s_u_3: !shape.shape {padlab.value = "[?, 3]"},
    %unranked: !shape.shape {padlab.value = "[*]"},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  // The document:
  %r0 = shape.concat %s_2_3, %s_4_5 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r0, %s_2_3_4_5) : !shape.shape
  %r1 = shape.concat %scalar, %scalar : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r1, %scalar) : !shape.shape
  %r2 = shape.concat %scalar, %s_4_5_6 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r2, %s_4_5_6) : !shape.shape
  %r3 = shape.concat %t_2, %t_3 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r3, %t_2_3) : tensor<?xindex>
  %r4 = shape.concat %empty, %empty : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r4, %empty) : tensor<?xindex>
  %r5 = shape.concat %s_4_5, %t_3 : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r5, %t_4_5_3) : tensor<?xindex>
  %r6 = shape.concat %s_u, %t_3 : !shape.shape, tensor<?xindex> -> !shape.shape
  check.expect_eq(%r6, %s_u_3) : !shape.shape
  %r7 = shape.concat %unranked, %s_4_5 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r7, %unranked) : !shape.shape
  %r8 = shape.concat %s_4_5, %unranked : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r8, %unranked) : !shape.shape
  %r9 = shape.concat %unranked, %invalid_shape : !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%r9) "" : !shape.shape
  return %r0 : !shape.shape
}

// -----

// EXPECT-UNDEFINED: cannot hold the shape [?, 3]
func.func @main(
    %s_u: !shape.shape {padlab.value = "[?]"},
    %t_3: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[3]> : tensor<1xindex>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  %r0 = shape.concat %s_u, %t_3 : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r0, %t_3) : tensor<?xindex>
  return %r0 : tensor<?xindex>
}
