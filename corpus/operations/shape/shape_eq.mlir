// Whether shapes are equal.

func.func @main(
    %s_1_2: !shape.shape {padlab.value = "[1, 2]"},
    %yes: i1 {padlab.value = true},
    %s_1_3: !shape.shape {padlab.value = "[1, 3]"},
    %no: i1 {padlab.value = false},
    %t_1_2: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[1, 2]> : tensor<2xindex>},
    %t_1: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[1]> : tensor<1xindex>},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"},
    %empty: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>},
    %s_u: !shape.shape {padlab.value = "[?]"},
    %s_1: !shape.shape {padlab.value = "[1]"},
    %unranked: !shape.shape {padlab.value = "[*]"},
    %scalar: !shape.shape {padlab.value = "[]"})
    -> i1 attributes {padlab.seed = 0 : i64} {
  %r0 = shape.shape_eq %s_1_2, %s_1_2 : !shape.shape, !shape.shape
  check.expect_eq(%r0, %yes) : i1
  %r1 = shape.shape_eq %s_1_2, %s_1_2, %s_1_3 : !shape.shape, !shape.shape, !shape.shape
  check.expect_eq(%r1, %no) : i1
  %r2 = shape.shape_eq %t_1_2, %t_1_2 : tensor<?xindex>, tensor<?xindex>
  check.expect_eq(%r2, %yes) : i1
  %r3 = shape.shape_eq %t_1_2, %t_1 : tensor<?xindex>, tensor<?xindex>
  check.expect_eq(%r3, %no) : i1
  // An extent tensor is regarded as the equivalent shape.
  %r4 = shape.shape_eq %s_1_2, %t_1_2 : !shape.shape, tensor<?xindex>
  check.expect_eq(%r4, %yes) : i1
  // An error is equal to itself.
  %r5 = shape.shape_eq %invalid_shape, %invalid_shape : !shape.shape, !shape.shape
  check.expect_eq(%r5, %yes) : i1
  %r6 = shape.shape_eq %invalid_shape, %empty : !shape.shape, tensor<?xindex>
  check.expect_eq(%r6, %no) : i1
  // Unknown extents are equal as they stand.
  %r7 = shape.shape_eq %s_u, %s_u : !shape.shape, !shape.shape
  check.expect_eq(%r7, %yes) : i1
  %r8 = shape.shape_eq %s_u, %s_1 : !shape.shape, !shape.shape
  check.expect_eq(%r8, %no) : i1
  %r9 = shape.shape_eq %unranked, %unranked : !shape.shape, !shape.shape
  check.expect_eq(%r9, %yes) : i1
  %r10 = shape.shape_eq %unranked, %scalar : !shape.shape, !shape.shape
  check.expect_eq(%r10, %no) : i1
  %r11 = shape.shape_eq %s_u : !shape.shape
  check.expect_eq(%r11, %yes) : i1
  return %r0 : i1
}
