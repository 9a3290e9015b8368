// The extents of a shape as a tensor.

func.func @main(
    %s_2_3: !shape.shape {padlab.value = "[2, 3]"},
    %t_2_3: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[2, 3]> : tensor<2xindex>},
    %scalar: !shape.shape {padlab.value = "[]"},
    %empty: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>},
    %t_4: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[4]> : tensor<1xindex>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  %r0 = shape.to_extent_tensor %s_2_3 : !shape.shape -> tensor<?xindex>
  check.expect_eq(%r0, %t_2_3) : tensor<?xindex>
  %r1 = shape.to_extent_tensor %scalar : !shape.shape -> tensor<?xindex>
  check.expect_eq(%r1, %empty) : tensor<?xindex>
  %r2 = shape.to_extent_tensor %t_4 : tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r2, %t_4) : tensor<?xindex>
  return %r0 : tensor<?xindex>
}

// -----

func.func @main(%shape: !shape.shape {padlab.value = "[2, 3]"}) -> (tensor<2xindex>, tensor<*xindex>)
    attributes {padlab.seed = 0 : i64} {
  // A static type says the rank, an unranked one nothing.
  %0 = shape.to_extent_tensor %shape : !shape.shape -> tensor<2xindex>
  %1 = shape.to_extent_tensor %shape : !shape.shape -> tensor<*xindex>
  %expected = arith.constant dense<[2, 3]> : tensor<2xindex>
  check.expect_eq(%0, %expected) : tensor<2xindex>
  check.expect_shape(%1, [2]) : tensor<*xindex>
  return %0, %1 : tensor<2xindex>, tensor<*xindex>
}

// -----

// EXPECT-UNDEFINED: cannot hold the shape [2, ?]
func.func @main(
    %s_2_u: !shape.shape {padlab.value = "[2, ?]"},
    %t_2: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[2]> : tensor<1xindex>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  %r0 = shape.to_extent_tensor %s_2_u : !shape.shape -> tensor<?xindex>
  check.expect_eq(%r0, %t_2) : tensor<?xindex>
  return %r0 : tensor<?xindex>
}

// -----

// EXPECT-UNDEFINED: cannot hold the shape [*]
func.func @main(
    %unranked: !shape.shape {padlab.value = "[*]"},
    %t_2: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[2]> : tensor<1xindex>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  %r0 = shape.to_extent_tensor %unranked : !shape.shape -> tensor<?xindex>
  check.expect_eq(%r0, %t_2) : tensor<?xindex>
  return %r0 : tensor<?xindex>
}

// -----

// EXPECT-UNDEFINED: cannot hold the shape [invalid]
func.func @main(
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"},
    %t_2: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[2]> : tensor<1xindex>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  %r0 = shape.to_extent_tensor %invalid_shape : !shape.shape -> tensor<?xindex>
  check.expect_eq(%r0, %t_2) : tensor<?xindex>
  return %r0 : tensor<?xindex>
}
