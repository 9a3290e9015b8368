// The product of the extents.

func.func @main(
    %s_2_3: !shape.shape {padlab.value = "[2, 3]"},
    %n6: !shape.size {padlab.value = 6 : index},
    %scalar: !shape.shape {padlab.value = "[]"},
    %n1: !shape.size {padlab.value = 1 : index},
    %s_2_0: !shape.shape {padlab.value = "[2, 0]"},
    %n0: !shape.size {padlab.value = 0 : index},
    %s_0_u: !shape.shape {padlab.value = "[0, ?]"},
    %unknown: !shape.size {padlab.value = "?"},
    %unranked: !shape.shape {padlab.value = "[*]"},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"},
    %t_4_5_6: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[4, 5, 6]> : tensor<3xindex>},
    %i120: index {padlab.value = 120 : index},
    %empty: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>},
    %i1: index {padlab.value = 1 : index},
    %t_7: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[7]> : tensor<1xindex>},
    %n7: !shape.size {padlab.value = 7 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.num_elements %s_2_3 : !shape.shape -> !shape.size
  check.expect_eq(%r0, %n6) : !shape.size
  %r1 = shape.num_elements %scalar : !shape.shape -> !shape.size
  check.expect_eq(%r1, %n1) : !shape.size
  %r2 = shape.num_elements %s_2_0 : !shape.shape -> !shape.size
  check.expect_eq(%r2, %n0) : !shape.size
  %r3 = shape.num_elements %s_0_u : !shape.shape -> !shape.size
  check.expect_eq(%r3, %unknown) : !shape.size
  %r4 = shape.num_elements %unranked : !shape.shape -> !shape.size
  check.expect_eq(%r4, %unknown) : !shape.size
  %r5 = shape.num_elements %invalid_shape : !shape.shape -> !shape.size
  check.expect_error(%r5) "" : !shape.size
  %r6 = shape.num_elements %t_4_5_6 : tensor<?xindex> -> index
  check.expect_eq(%r6, %i120) : index
  %r7 = shape.num_elements %empty : tensor<?xindex> -> index
  check.expect_eq(%r7, %i1) : index
  %r8 = shape.num_elements %t_7 : tensor<?xindex> -> !shape.size
  check.expect_eq(%r8, %n7) : !shape.size
  return %r0 : !shape.size
}

// -----

// EXPECT-UNDEFINED: the size overflows
func.func @main(
    %t_4611686018427387904_2: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[4611686018427387904, 2]> : tensor<2xindex>},
    %i0: index {padlab.value = 0 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  %r0 = shape.num_elements %t_4611686018427387904_2 : tensor<?xindex> -> index
  check.expect_eq(%r0, %i0) : index
  return %r0 : index
}
