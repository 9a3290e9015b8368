// The least general shape or size.

func.func @main(
    %unranked: !shape.shape {padlab.value = "[*]"},
    %s_1_u: !shape.shape {padlab.value = "[1, ?]"},
    %s_1_2: !shape.shape {padlab.value = "[1, 2]"},
    %scalar: !shape.shape {padlab.value = "[]"},
    %s_u_u: !shape.shape {padlab.value = "[?, ?]"},
    %s_2_u_u: !shape.shape {padlab.value = "[2, ?, ?]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  // The document:
  %r0 = shape.meet %unranked, %unranked : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r0, %unranked) : !shape.shape
  %r1 = shape.meet %unranked, %s_1_u : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r1, %s_1_u) : !shape.shape
  %r2 = shape.meet %s_1_2, %s_1_u : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r2, %s_1_2) : !shape.shape
  %r3 = shape.meet %unranked, %s_1_2 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r3, %s_1_2) : !shape.shape
  %r4 = shape.meet %scalar, %scalar : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r4, %scalar) : !shape.shape
  %r5 = shape.meet %scalar, %unranked : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r5, %scalar) : !shape.shape
  %r6 = shape.meet %scalar, %s_u_u : !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%r6) "operands contradict each other" : !shape.shape
  %r7 = shape.meet %s_1_u, %s_2_u_u : !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%r7) "operands contradict each other" : !shape.shape
  return %r0 : !shape.shape
}

// -----

func.func @main(
    %s_1_2: !shape.shape {padlab.value = "[1, 2]"},
    %s_2_1: !shape.shape {padlab.value = "[2, 1]"},
    %n2: !shape.size {padlab.value = 2 : index},
    %i3: index {padlab.value = 3 : index},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"},
    %s_1_u: !shape.shape {padlab.value = "[1, ?]"},
    %t_1_2: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[1, 2]> : tensor<2xindex>},
    %unknown: !shape.size {padlab.value = "?"},
    %n3: !shape.size {padlab.value = 3 : index},
    %invalid_size: !shape.size {padlab.value = "invalid"},
    %im3: index {padlab.value = -3 : index})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  // The failure can be seen, with its message.
  %r0 = shape.meet %s_1_2, %s_2_1, error = "why" : !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%r0) "why" : !shape.shape
  %r1 = shape.meet %n2, %i3, error = "why" : !shape.size, index -> !shape.size
  check.expect_error(%r1) "why" : !shape.size
  %r2 = shape.meet %invalid_shape, %s_1_2, error = "why" : !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%r2) "" : !shape.shape
  %r3 = shape.meet %s_1_u, %t_1_2 : !shape.shape, tensor<?xindex> -> !shape.shape
  check.expect_eq(%r3, %s_1_2) : !shape.shape
  // Sizes and indices.
  %r4 = shape.meet %n2, %unknown : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r4, %n2) : !shape.size
  %r5 = shape.meet %unknown, %i3 : !shape.size, index -> !shape.size
  check.expect_eq(%r5, %n3) : !shape.size
  %r6 = shape.meet %unknown, %unknown : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r6, %unknown) : !shape.size
  %r7 = shape.meet %unknown, %invalid_size : !shape.size, !shape.size -> !shape.size
  check.expect_error(%r7) "" : !shape.size
  %r8 = shape.meet %im3, %im3 : index, index -> index
  check.expect_eq(%r8, %im3) : index
  %r9 = shape.meet %t_1_2, %t_1_2 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r9, %t_1_2) : tensor<?xindex>
  return %r0 : !shape.shape
}

// -----

// EXPECT-UNDEFINED: cannot hold the shape [invalid]
func.func @main(
    %t_1: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[1]> : tensor<1xindex>},
    %t_2: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[2]> : tensor<1xindex>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  %r0 = shape.meet %t_1, %t_2 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r0, %t_1) : tensor<?xindex>
  return %r0 : tensor<?xindex>
}

// -----

// EXPECT-UNDEFINED: an index cannot hold an error
func.func @main(
    %i1: index {padlab.value = 1 : index},
    %i2: index {padlab.value = 2 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  %r0 = shape.meet %i1, %i2 : index, index -> index
  check.expect_eq(%r0, %i1) : index
  return %r0 : index
}

// -----

// An index holds what is known of sizes, whichever operand knows it.
func.func @main(%unknown: !shape.size {padlab.value = "?"}, %n3: !shape.size {padlab.value = 3 : index},
                %i3: index {padlab.value = 3 : index}) -> (index, index) attributes {padlab.seed = 0 : i64} {
  %0 = shape.meet %unknown, %n3 : !shape.size, !shape.size -> index
  check.expect_eq(%0, %i3) : index
  %1 = shape.meet %unknown, %i3 : !shape.size, index -> index
  check.expect_eq(%1, %i3) : index
  return %0, %1 : index, index
}
