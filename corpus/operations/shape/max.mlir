// Elementwise maximum of sizes or shapes.

func.func @main(
    %n2: !shape.size {padlab.value = 2 : index},
    %n3: !shape.size {padlab.value = 3 : index},
    %s_1_5: !shape.shape {padlab.value = "[1, 5]"},
    %s_4_2: !shape.shape {padlab.value = "[4, 2]"},
    %s_4_5: !shape.shape {padlab.value = "[4, 5]"},
    %scalar: !shape.shape {padlab.value = "[]"},
    %unknown: !shape.size {padlab.value = "?"},
    %n0: !shape.size {padlab.value = 0 : index},
    %s_1_u: !shape.shape {padlab.value = "[1, ?]"},
    %s_1_0: !shape.shape {padlab.value = "[1, 0]"},
    %unranked: !shape.shape {padlab.value = "[*]"},
    %s_1: !shape.shape {padlab.value = "[1]"},
    %invalid_size: !shape.size {padlab.value = "invalid"},
    %invalid_shape: !shape.shape {padlab.value = "[invalid]"})
    -> !shape.size attributes {padlab.seed = 0 : i64} {
  %r0 = shape.max %n2, %n3 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r0, %n3) : !shape.size
  %r1 = shape.max %s_1_5, %s_4_2 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r1, %s_4_5) : !shape.shape
  %r2 = shape.max %scalar, %scalar : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r2, %scalar) : !shape.shape
  %r3 = shape.max %unknown, %n0 : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%r3, %unknown) : !shape.size
  %r4 = shape.max %s_1_u, %s_1_0 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r4, %s_1_u) : !shape.shape
  %r5 = shape.max %unranked, %s_1 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_eq(%r5, %unranked) : !shape.shape
  // The ranks do not match, or the types: an error.
  %r6 = shape.max %s_1_5, %s_1 : !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%r6) "ranks do not match" : !shape.shape
  %r7 = shape.max %n2, %s_1 : !shape.size, !shape.shape -> !shape.size
  check.expect_error(%r7) "operands are not both sizes or both shapes" : !shape.size
  %r8 = shape.max %n2, %invalid_size : !shape.size, !shape.size -> !shape.size
  check.expect_error(%r8) "" : !shape.size
  %r9 = shape.max %invalid_shape, %unranked : !shape.shape, !shape.shape -> !shape.shape
  check.expect_error(%r9) "" : !shape.shape
  %r10 = shape.max %s_1, %invalid_size : !shape.shape, !shape.size -> !shape.size
  check.expect_error(%r10) "" : !shape.size
  return %r0 : !shape.size
}
