// A shape of a tensor of extents.

func.func @main(
    %t_2_3: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[2, 3]> : tensor<2xindex>},
    %s_2_3: !shape.shape {padlab.value = "[2, 3]"},
    %empty: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>},
    %scalar: !shape.shape {padlab.value = "[]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %r0 = shape.from_extent_tensor %t_2_3 : tensor<?xindex>
  check.expect_eq(%r0, %s_2_3) : !shape.shape
  %r1 = shape.from_extent_tensor %empty : tensor<?xindex>
  check.expect_eq(%r1, %scalar) : !shape.shape
  return %r0 : !shape.shape
}

// -----

// EXPECT-UNDEFINED: the extent -3 is negative
func.func @main(
    %t_2_m3: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[2, -3]> : tensor<2xindex>},
    %s_2_3: !shape.shape {padlab.value = "[2, 3]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %r0 = shape.from_extent_tensor %t_2_m3 : tensor<?xindex>
  check.expect_eq(%r0, %s_2_3) : !shape.shape
  return %r0 : !shape.shape
}
