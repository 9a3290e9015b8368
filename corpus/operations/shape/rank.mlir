// The number of extents.

func.func @main(
    %s_2_u: !shape.shape {padlab.value = "[2, ?]"},
    %n2: !shape.size {padlab.value = 2 : index},
    %scalar: !shape.shape {padlab.value = "[]"},
    %n0: !shape.size {padlab.value = 0 : index},
    %unranked: !shape.shape {padlab.value = "[*]"},
    %unknown: !shape.size {padlab.value = "?"},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"},
    %t_4_5_6: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[4, 5, 6]> : tensor<3xindex>},
    %i3: index {padlab.value = 3 : index},
    %empty: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.rank %s_2_u : !shape.shape -> !shape.size
  check.expect_eq(%r0, %n2) : !shape.size
  %r1 = shape.rank %scalar : !shape.shape -> !shape.size
  check.expect_eq(%r1, %n0) : !shape.size
  %r2 = shape.rank %unranked : !shape.shape -> !shape.size
  check.expect_eq(%r2, %unknown) : !shape.size
  %r3 = shape.rank %invalid_shape : !shape.shape -> !shape.size
  check.expect_error(%r3) "" : !shape.size
  %r4 = shape.rank %t_4_5_6 : tensor<?xindex> -> index
  check.expect_eq(%r4, %i3) : index
  %r5 = shape.rank %empty : tensor<?xindex> -> !shape.size
  check.expect_eq(%r5, %n0) : !shape.size
  return %r0 : !shape.size
}
