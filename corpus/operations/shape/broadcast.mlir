// The shape to which several shapes broadcast.

func.func @main(
    %s_2_2: !shape.shape {padlab.value = "[2, 2]"},
    %s_3_1_2: !shape.shape {padlab.value = "[3, 1, 2]"},
    %s_3_2_2: !shape.shape {padlab.value = "[3, 2, 2]"},
    %t_2_2: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[2, 2]> : tensor<2xindex>},
    %t_3_1_2: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[3, 1, 2]> : tensor<3xindex>},
    %t_3_2_2: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[3, 2, 2]> : tensor<3xindex>},
    %scalar: !shape.shape {padlab.value = "[]"},
    %t_4: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[4]> : tensor<1xindex>},
    %s_4: !shape.shape {padlab.value = "[4]"},
    %empty: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>},
    %s_1: !shape.shape {padlab.value = "[1]"},
    %s_2_1: !shape.shape {padlab.value = "[2, 1]"},
    %s_2_4: !shape.shape {padlab.value = "[2, 4]"},
    %s_0: !shape.shape {padlab.value = "[0]"},
    %s_3_2: !shape.shape {padlab.value = "[3, 2]"},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  // The document: the shorter one is padded with ones on the left; then equal extents, or one of them 1.
  %r0 = shape.broadcast %s_2_2, %s_3_1_2 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r0, %s_3_2_2) : !shape.shape
  %r1 = shape.broadcast %t_2_2, %t_3_1_2 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r1, %t_3_2_2) : tensor<?xindex>
  %r2 = shape.broadcast %scalar, %t_4 : !shape.shape, tensor<?xindex> -> !shape.shape
  check.expect_eq(%r2, %s_4) : !shape.shape
  %r3 = shape.broadcast %empty, %empty : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r3, %empty) : tensor<?xindex>
  %r4 = shape.broadcast %s_1, %s_2_1, %t_4 : !shape.shape, !shape.shape, tensor<?xindex> -> !shape.shape
  check.expect_eq(%r4, %s_2_4) : !shape.shape
  %r5 = shape.broadcast %s_0, %s_1 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r5, %s_0) : !shape.shape
  %r6 = shape.broadcast %s_2_2 : !shape.shape -> !shape.shape
  check.expect_eq(%r6, %s_2_2) : !shape.shape
  // The document: otherwise an error shape, described by the attribute.
  %r7 = shape.broadcast %s_2_2, %s_3_2 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%r7) "shapes cannot be broadcast" : !shape.shape
  %r8 = "shape.broadcast"(%s_2_2, %s_3_2) <{error = "why"}> : (!shape.shape, !shape.shape) -> !shape.shape
  check.expect_error(%r8) "why" : !shape.shape
  %r9 = "shape.broadcast"(%s_2_2, %invalid_shape) <{error = "why"}> : (!shape.shape, !shape.shape) -> !shape.shape
  check.expect_error(%r9) "" : !shape.shape
  return %r0 : !shape.shape
}

// -----

func.func @main(
    %s_u: !shape.shape {padlab.value = "[?]"},
    %s_3: !shape.shape {padlab.value = "[3]"},
    %s_0: !shape.shape {padlab.value = "[0]"},
    %s_1: !shape.shape {padlab.value = "[1]"},
    %s_2: !shape.shape {padlab.value = "[2]"},
    %unranked: !shape.shape {padlab.value = "[*]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  // What is unknown must be 1 or the extent that another shape asks for.
  %r0 = shape.broadcast %s_u, %s_3 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r0, %s_3) : !shape.shape
  %r1 = shape.broadcast %s_0, %s_u : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r1, %s_0) : !shape.shape
  %r2 = shape.broadcast %s_u, %s_1 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r2, %s_u) : !shape.shape
  %r3 = shape.broadcast %s_u, %s_u : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r3, %s_u) : !shape.shape
  %r4 = shape.broadcast %s_2, %s_u, %s_3 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%r4) "shapes cannot be broadcast" : !shape.shape
  %r5 = shape.broadcast %unranked, %s_2 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r5, %unranked) : !shape.shape
  %r6 = shape.broadcast %unranked, %s_2, %s_3 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%r6) "shapes cannot be broadcast" : !shape.shape
  return %r0 : !shape.shape
}

// -----

// EXPECT-UNDEFINED: cannot hold the shape [invalid]
func.func @main(
    %t_2: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[2]> : tensor<1xindex>},
    %t_3: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[3]> : tensor<1xindex>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  %r0 = shape.broadcast %t_2, %t_3 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r0, %t_2) : tensor<?xindex>
  return %r0 : tensor<?xindex>
}
