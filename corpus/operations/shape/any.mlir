// Some combination of the shapes.

func.func @main(
    %s_2_u: !shape.shape {padlab.value = "[2, ?]"},
    %s_u_3: !shape.shape {padlab.value = "[?, 3]"},
    %s_2_3: !shape.shape {padlab.value = "[2, 3]"},
    %s_u_u: !shape.shape {padlab.value = "[?, ?]"},
    %s_1_2: !shape.shape {padlab.value = "[1, 2]"},
    %t_2_3: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[2, 3]> : tensor<2xindex>},
    %unranked: !shape.shape {padlab.value = "[*]"},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  // The document:
  %r0 = shape.any %s_2_u, %s_u_3 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r0, %s_2_3) : !shape.shape
  %r1 = shape.any %s_u_u, %s_1_2 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r1, %s_1_2) : !shape.shape
  %r2 = shape.any %t_2_3, %t_2_3 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r2, %t_2_3) : tensor<?xindex>
  %r3 = shape.any %s_u_3, %t_2_3 : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r3, %t_2_3) : tensor<?xindex>
  %r4 = shape.any %unranked, %s_u_u, %s_u_3 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r4, %s_u_3) : !shape.shape
  %r5 = shape.any %unranked, %unranked : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r5, %unranked) : !shape.shape
  %r6 = shape.any %s_1_2, %invalid_shape : !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%r6) "" : !shape.shape
  return %r0 : !shape.shape
}

// -----

// EXPECT-UNDEFINED: a value that is not specified
func.func @main(
    %s_1: !shape.shape {padlab.value = "[1]"},
    %s_2: !shape.shape {padlab.value = "[2]"})
    -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %r0 = shape.any %s_1, %s_2 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r0, %s_1) : !shape.shape
  return %r0 : !shape.shape
}

// -----

// EXPECT-UNDEFINED: a value that is not specified
func.func @main(
    %t_1: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[1]> : tensor<1xindex>},
    %t_1_1: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[1, 1]> : tensor<2xindex>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  %r0 = shape.any %t_1, %t_1_1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  check.expect_eq(%r0, %t_1) : tensor<?xindex>
  return %r0 : tensor<?xindex>
}

// -----

// An error wins over shapes that differ, wherever it stands, and keeps its message.
func.func @main(%a: !shape.shape {padlab.value = "[1]"}, %b: !shape.shape {padlab.value = "[1, 1]"}) -> !shape.shape
    attributes {padlab.seed = 0 : i64} {
  %error = shape.meet %a, %b, error = "why" : !shape.shape, !shape.shape -> !shape.shape
  %0 = shape.any %a, %b, %error : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%0) "why" : !shape.shape
  return %0 : !shape.shape
}

// -----

// What shapes that differ give matters only where it is read, not where it is moved.
func.func private @any(%a: tensor<2xindex>, %b: tensor<3xindex>) -> (tensor<3xindex>, tensor<2xindex>) {
  %0 = shape.any %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
  return %0, %a : tensor<3xindex>, tensor<2xindex>
}

func.func @main(%s: !shape.shape {padlab.value = "[1, 4]"}, %a: tensor<2xindex> {padlab.value = dense<[1, 2]> : tensor<2xindex>},
                %b: tensor<3xindex> {padlab.value = dense<[1, 2, 3]> : tensor<3xindex>}, %c: i1 {padlab.value = true})
    -> (!shape.shape, tensor<2xindex>) attributes {padlab.seed = 0 : i64} {
  %one = shape.const_shape [1] : !shape.shape
  %0 = shape.any %s, %one : !shape.shape, !shape.shape -> !shape.shape
  %1 = arith.select %c, %s, %0 : !shape.shape
  %2:2 = scf.if %c -> (!shape.shape, !shape.shape) {
    scf.yield %0, %1 : !shape.shape, !shape.shape
  } else {
    scf.yield %s, %0 : !shape.shape, !shape.shape
  }
  %3:2 = func.call @any(%a, %b) : (tensor<2xindex>, tensor<3xindex>) -> (tensor<3xindex>, tensor<2xindex>)
  return %2#1, %3#1 : !shape.shape, tensor<2xindex>
}

// -----

// EXPECT-UNDEFINED: a value that is not specified
func.func @main(%s: !shape.shape {padlab.value = "[1, 4]"}) -> !shape.shape attributes {padlab.seed = 0 : i64} {
  %one = shape.const_shape [1] : !shape.shape
  %0 = shape.any %s, %one : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}
