// One extent of a shape.

func.func @main(
    %s_2_3: !shape.shape {padlab.value = "[2, 3]"},
    %n1: !shape.size {padlab.value = 1 : index},
    %n3: !shape.size {padlab.value = 3 : index},
    %s_2_u: !shape.shape {padlab.value = "[2, ?]"},
    %i1: index {padlab.value = 1 : index},
    %unknown: !shape.size {padlab.value = "?"},
    %t_4_5_6: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[4, 5, 6]> : tensor<3xindex>},
    %i2: index {padlab.value = 2 : index},
    %i6: index {padlab.value = 6 : index},
    %n0: !shape.size {padlab.value = 0 : index},
    %n4: !shape.size {padlab.value = 4 : index},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"},
    %unranked: !shape.shape {padlab.value = "[*]"},
    %invalid_size: !shape.size {padlab.value = "invalid"},
    %im1: index {padlab.value = -1 : index})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.get_extent %s_2_3, %n1 : !shape.shape, !shape.size -> !shape.size
  check.expect_eq(%r0, %n3) : !shape.size
  %r1 = shape.get_extent %s_2_u, %i1 : !shape.shape, index -> !shape.size
  check.expect_eq(%r1, %unknown) : !shape.size
  %r2 = shape.get_extent %t_4_5_6, %i2 : tensor<?xindex>, index -> index
  check.expect_eq(%r2, %i6) : index
  %r3 = shape.get_extent %t_4_5_6, %n0 : tensor<?xindex>, !shape.size -> !shape.size
  check.expect_eq(%r3, %n4) : !shape.size
  // The shape is an error, or the index, or out of bounds.
  %r4 = shape.get_extent %invalid_shape, %n1 : !shape.shape, !shape.size -> !shape.size
  check.expect_error(%r4) "" : !shape.size
  %r5 = shape.get_extent %unranked, %invalid_size : !shape.shape, !shape.size -> !shape.size
  check.expect_error(%r5) "" : !shape.size
  %r6 = shape.get_extent %s_2_3, %i2 : !shape.shape, index -> !shape.size
  check.expect_error(%r6) "index is out of bounds" : !shape.size
  %r7 = shape.get_extent %unranked, %im1 : !shape.shape, index -> !shape.size
  check.expect_error(%r7) "index is out of bounds" : !shape.size
  %r8 = shape.get_extent %t_4_5_6, %n3 : tensor<?xindex>, !shape.size -> !shape.size
  check.expect_error(%r8) "index is out of bounds" : !shape.size
  // What is not known.
  %r9 = shape.get_extent %unranked, %n1 : !shape.shape, !shape.size -> !shape.size
  check.expect_eq(%r9, %unknown) : !shape.size
  %r10 = shape.get_extent %s_2_3, %unknown : !shape.shape, !shape.size -> !shape.size
  check.expect_eq(%r10, %unknown) : !shape.size
  return %r0 : !shape.size
}

// -----

// EXPECT-UNDEFINED: an index cannot hold the size [invalid]
func.func @main(
    %t_4_5_6: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[4, 5, 6]> : tensor<3xindex>},
    %i3: index {padlab.value = 3 : index},
    %i0: index {padlab.value = 0 : index})
    -> index attributes {padlab.seed = 0 : i64} {
  %r0 = shape.get_extent %t_4_5_6, %i3 : tensor<?xindex>, index -> index
  check.expect_eq(%r0, %i0) : index
  return %r0 : index
}
