// Splits a shape at an index.

func.func @main(
    %s_4_5_6: !shape.shape {padlab.value = "[4, 5, 6]"},
    %i0: index {padlab.value = 0 : index},
    %scalar: !shape.shape {padlab.value = "[]"},
    %i1: index {padlab.value = 1 : index},
    %s_4: !shape.shape {padlab.value = "[4]"},
    %s_5_6: !shape.shape {padlab.value = "[5, 6]"},
    %i2: index {padlab.value = 2 : index},
    %s_4_5: !shape.shape {padlab.value = "[4, 5]"},
    %s_6: !shape.shape {padlab.value = "[6]"},
    %i3: index {padlab.value = 3 : index},
    %i4: index {padlab.value = 4 : index},
    %im1: index {padlab.value = -1 : index},
    %im2: index {padlab.value = -2 : index},
    %im3: index {padlab.value = -3 : index},
    %im4: index {padlab.value = -4 : index})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  // The document:
  %r0, %r1 = "shape.split_at"(%s_4_5_6, %i0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r0, %scalar) : !shape.shape
  check.expect_eq(%r1, %s_4_5_6) : !shape.shape
  %r2, %r3 = "shape.split_at"(%s_4_5_6, %i1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r2, %s_4) : !shape.shape
  check.expect_eq(%r3, %s_5_6) : !shape.shape
  %r4, %r5 = "shape.split_at"(%s_4_5_6, %i2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r4, %s_4_5) : !shape.shape
  check.expect_eq(%r5, %s_6) : !shape.shape
  %r6, %r7 = "shape.split_at"(%s_4_5_6, %i3) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r6, %s_4_5_6) : !shape.shape
  check.expect_eq(%r7, %scalar) : !shape.shape
  %r8, %r9 = "shape.split_at"(%s_4_5_6, %i4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_error(%r8) "index is out of bounds" : !shape.shape
  check.expect_error(%r9) "index is out of bounds" : !shape.shape
  %r10, %r11 = "shape.split_at"(%s_4_5_6, %im1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r10, %s_4_5) : !shape.shape
  check.expect_eq(%r11, %s_6) : !shape.shape
  %r12, %r13 = "shape.split_at"(%s_4_5_6, %im2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r12, %s_4) : !shape.shape
  check.expect_eq(%r13, %s_5_6) : !shape.shape
  %r14, %r15 = "shape.split_at"(%s_4_5_6, %im3) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r14, %scalar) : !shape.shape
  check.expect_eq(%r15, %s_4_5_6) : !shape.shape
  %r16, %r17 = "shape.split_at"(%s_4_5_6, %im4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_error(%r16) "index is out of bounds" : !shape.shape
  check.expect_error(%r17) "index is out of bounds" : !shape.shape
  return %r0 : !shape.shape
}

// -----

func.func @main(
    %unranked: !shape.shape {padlab.value = "[*]"},
    %n2: !shape.size {padlab.value = 2 : index},
    %s_u_u: !shape.shape {padlab.value = "[?, ?]"},
    %im1: index {padlab.value = -1 : index},
    %s_u: !shape.shape {padlab.value = "[?]"},
    %i0: index {padlab.value = 0 : index},
    %scalar: !shape.shape {padlab.value = "[]"},
    %s_4_u: !shape.shape {padlab.value = "[4, ?]"},
    %n1: !shape.size {padlab.value = 1 : index},
    %s_4: !shape.shape {padlab.value = "[4]"},
    %unknown: !shape.size {padlab.value = "?"},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"},
    %invalid_size: !shape.size {padlab.value = "invalid"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  // Counted from an end that is known, even where the rank is not.
  %r0, %r1 = "shape.split_at"(%unranked, %n2) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r0, %s_u_u) : !shape.shape
  check.expect_eq(%r1, %unranked) : !shape.shape
  %r2, %r3 = "shape.split_at"(%unranked, %im1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r2, %unranked) : !shape.shape
  check.expect_eq(%r3, %s_u) : !shape.shape
  %r4, %r5 = "shape.split_at"(%unranked, %i0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r4, %scalar) : !shape.shape
  check.expect_eq(%r5, %unranked) : !shape.shape
  %r6, %r7 = "shape.split_at"(%s_4_u, %n1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r6, %s_4) : !shape.shape
  check.expect_eq(%r7, %s_u) : !shape.shape
  %r8, %r9 = "shape.split_at"(%s_4_u, %unknown) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r8, %unranked) : !shape.shape
  check.expect_eq(%r9, %unranked) : !shape.shape
  %r10, %r11 = "shape.split_at"(%invalid_shape, %unknown) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  check.expect_error(%r10) "" : !shape.shape
  check.expect_error(%r11) "" : !shape.shape
  %r12, %r13 = "shape.split_at"(%unranked, %invalid_size) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  check.expect_error(%r12) "" : !shape.shape
  check.expect_error(%r13) "" : !shape.shape
  return %r0 : !shape.shape
}

// -----

func.func @main(
    %t_4_5_6: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[4, 5, 6]> : tensor<3xindex>},
    %i1: index {padlab.value = 1 : index},
    %t_4: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[4]> : tensor<1xindex>},
    %t_5_6: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[5, 6]> : tensor<2xindex>},
    %im3: index {padlab.value = -3 : index},
    %empty: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>},
    %n3: !shape.size {padlab.value = 3 : index},
    %s_4_5_6: !shape.shape {padlab.value = "[4, 5, 6]"})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  // Extent tensors.
  %r0, %r1 = "shape.split_at"(%t_4_5_6, %i1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  check.expect_eq(%r0, %t_4) : tensor<?xindex>
  check.expect_eq(%r1, %t_5_6) : tensor<?xindex>
  %r2, %r3 = "shape.split_at"(%t_4_5_6, %im3) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  check.expect_eq(%r2, %empty) : tensor<?xindex>
  check.expect_eq(%r3, %t_4_5_6) : tensor<?xindex>
  %r4, %r5 = "shape.split_at"(%t_4_5_6, %n3) : (tensor<?xindex>, !shape.size) -> (!shape.shape, tensor<?xindex>)
  check.expect_eq(%r4, %s_4_5_6) : !shape.shape
  check.expect_eq(%r5, %empty) : tensor<?xindex>
  return %r0 : tensor<?xindex>
}

// -----

// EXPECT-UNDEFINED: cannot hold the shape [invalid]
func.func @main(
    %t_4_5: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[4, 5]> : tensor<2xindex>},
    %i3: index {padlab.value = 3 : index},
    %t_4: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[4]> : tensor<1xindex>},
    %t_5: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[5]> : tensor<1xindex>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  %r0, %r1 = "shape.split_at"(%t_4_5, %i3) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  check.expect_eq(%r0, %t_4) : tensor<?xindex>
  check.expect_eq(%r1, %t_5) : tensor<?xindex>
  return %r0 : tensor<?xindex>
}

// -----

// EXPECT-UNDEFINED: splits 1025 extents off an unranked shape
func.func @main(
    %unranked: !shape.shape {padlab.value = "[*]"},
    %i1025: index {padlab.value = 1025 : index},
    %s_4: !shape.shape {padlab.value = "[4]"},
    %s_5: !shape.shape {padlab.value = "[5]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %r0, %r1 = "shape.split_at"(%unranked, %i1025) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  check.expect_eq(%r0, %s_4) : !shape.shape
  check.expect_eq(%r1, %s_5) : !shape.shape
  return %r0 : !shape.shape
}
