// The document's matmul in its first stage: values carry errors (docs/shape-matmul.md).

shape.function_library @shplib {
  func.func @matmul(%lhs: !shape.value_shape, %rhs: !shape.value_shape) -> !shape.shape {
    %c1 = shape.const_size 1
    %c2 = shape.const_size 2
    // We could also allow rank etc operations directly on value_shape too, that
    // would make it nicer as "input" language, but keeping it explicit inside the
    // IR instead and then we could have helper methods in front-end language.
    %lhs_shape = shape.shape_of %lhs : !shape.value_shape -> !shape.shape
    %rhs_shape = shape.shape_of %rhs : !shape.value_shape -> !shape.shape
    %lhs_rank = shape.rank %lhs_shape : !shape.shape -> !shape.size
    %rhs_rank = shape.rank %rhs_shape : !shape.shape -> !shape.size
    // This is not minimal as one could ensure the ranks are the same below, also a
    // variadic meet would make it more concise too.
    %r = "shape.meet"(%lhs_rank, %rhs_rank) {error = "requires rank 2 operands"} :
      (!shape.size, !shape.size) -> !shape.size
    %rank = shape.meet %c2, %r, error="requires rank 2 operands" :
      !shape.size, !shape.size -> !shape.size
    %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
      (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
      (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %c = shape.meet %l1, %r0, error="inner dimensions required to match" :
      !shape.shape, !shape.shape -> !shape.shape
    %res = shape.concat %l0, %r1 : !shape.shape, !shape.shape -> !shape.shape
    // Should have `shape.return %res requires %c, %rank` to enable
    %checked = call @requires(%res, %rank, %c) : (!shape.shape, !shape.size, !shape.shape) -> !shape.shape
    return %checked : !shape.shape
  }
  // The error join: %res, unless %rank or %c is an error. An error of what
  // stands in front of %res stays when that is split off again.
  func.func @requires(%res: !shape.shape, %rank: !shape.size, %c: !shape.shape) -> !shape.shape {
    %r = shape.from_extents %rank : !shape.size
    %required = shape.concat %r, %c : !shape.shape, !shape.shape -> !shape.shape
    %all = shape.concat %required, %res : !shape.shape, !shape.shape -> !shape.shape
    %n = shape.rank %required : !shape.shape -> !shape.size
    %head, %tail = "shape.split_at"(%all, %n) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    return %tail : !shape.shape
  }
} mapping {
  foo.matmul = @matmul
}
func.func private @shape_of_matmul(!shape.value_shape, !shape.value_shape) -> !shape.shape
    attributes {padlab.shape_function = "foo.matmul"}
func.func @matmul_shape(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> !shape.shape {
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> !shape.shape
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> !shape.shape
  %l = shape.with_shape %lhs, %lhs_shape : tensor<*xf32>, !shape.shape
  %r = shape.with_shape %rhs, %rhs_shape : tensor<*xf32>, !shape.shape
  %res = call @shape_of_matmul(%l, %r) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
  return %res : !shape.shape
}
func.func @main(%m2x3: tensor<*xf32> {padlab.extents = array<i64: 2, 3>},
                %m3x4: tensor<*xf32> {padlab.extents = array<i64: 3, 4>},
                %m0x3: tensor<*xf32> {padlab.extents = array<i64: 0, 3>},
                %v3: tensor<*xf32> {padlab.extents = array<i64: 3>},
                %m2x3x1: tensor<*xf32> {padlab.extents = array<i64: 2, 3, 1>},
                %scalar: tensor<*xf32> {padlab.extents = array<i64>})
    -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape) attributes {padlab.seed = 0 : i64} {
  %m2x3_m3x4 = call @matmul_shape(%m2x3, %m3x4) : (tensor<*xf32>, tensor<*xf32>) -> !shape.shape
  check.expect_shape(%m2x3_m3x4, [2, 4]) : !shape.shape
  %m0x3_m3x4 = call @matmul_shape(%m0x3, %m3x4) : (tensor<*xf32>, tensor<*xf32>) -> !shape.shape
  check.expect_shape(%m0x3_m3x4, [0, 4]) : !shape.shape
  %m2x3_m2x3 = call @matmul_shape(%m2x3, %m2x3) : (tensor<*xf32>, tensor<*xf32>) -> !shape.shape
  check.expect_error(%m2x3_m2x3) "inner dimensions required to match" : !shape.shape
  %m2x3_m0x3 = call @matmul_shape(%m2x3, %m0x3) : (tensor<*xf32>, tensor<*xf32>) -> !shape.shape
  check.expect_error(%m2x3_m0x3) "inner dimensions required to match" : !shape.shape
  %m2x3_v3 = call @matmul_shape(%m2x3, %v3) : (tensor<*xf32>, tensor<*xf32>) -> !shape.shape
  check.expect_error(%m2x3_v3) "requires rank 2 operands" : !shape.shape
  %m2x3x1_m2x3x1 = call @matmul_shape(%m2x3x1, %m2x3x1) : (tensor<*xf32>, tensor<*xf32>) -> !shape.shape
  check.expect_error(%m2x3x1_m2x3x1) "requires rank 2 operands" : !shape.shape
  %m2x3x1_m3x4 = call @matmul_shape(%m2x3x1, %m3x4) : (tensor<*xf32>, tensor<*xf32>) -> !shape.shape
  check.expect_error(%m2x3x1_m3x4) "requires rank 2 operands" : !shape.shape
  %scalar_scalar = call @matmul_shape(%scalar, %scalar) : (tensor<*xf32>, tensor<*xf32>) -> !shape.shape
  check.expect_error(%scalar_scalar) "requires rank 2 operands" : !shape.shape
  %m2x3_scalar = call @matmul_shape(%m2x3, %scalar) : (tensor<*xf32>, tensor<*xf32>) -> !shape.shape
  check.expect_error(%m2x3_scalar) "requires rank 2 operands" : !shape.shape
  return %m2x3_m3x4, %m0x3_m3x4, %m2x3_m2x3, %m2x3_v3
      : !shape.shape, !shape.shape, !shape.shape, !shape.shape
}

// -----

// What is known of shapes that are not known entirely.
shape.function_library @shplib {
  func.func @matmul(%lhs: !shape.value_shape, %rhs: !shape.value_shape) -> !shape.shape {
    %c1 = shape.const_size 1
    %c2 = shape.const_size 2
    // We could also allow rank etc operations directly on value_shape too, that
    // would make it nicer as "input" language, but keeping it explicit inside the
    // IR instead and then we could have helper methods in front-end language.
    %lhs_shape = shape.shape_of %lhs : !shape.value_shape -> !shape.shape
    %rhs_shape = shape.shape_of %rhs : !shape.value_shape -> !shape.shape
    %lhs_rank = shape.rank %lhs_shape : !shape.shape -> !shape.size
    %rhs_rank = shape.rank %rhs_shape : !shape.shape -> !shape.size
    // This is not minimal as one could ensure the ranks are the same below, also a
    // variadic meet would make it more concise too.
    %r = "shape.meet"(%lhs_rank, %rhs_rank) {error = "requires rank 2 operands"} :
      (!shape.size, !shape.size) -> !shape.size
    %rank = shape.meet %c2, %r, error="requires rank 2 operands" :
      !shape.size, !shape.size -> !shape.size
    %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
      (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
      (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %c = shape.meet %l1, %r0, error="inner dimensions required to match" :
      !shape.shape, !shape.shape -> !shape.shape
    %res = shape.concat %l0, %r1 : !shape.shape, !shape.shape -> !shape.shape
    // Should have `shape.return %res requires %c, %rank` to enable
    %checked = call @requires(%res, %rank, %c) : (!shape.shape, !shape.size, !shape.shape) -> !shape.shape
    return %checked : !shape.shape
  }
  // The error join: %res, unless %rank or %c is an error. An error of what
  // stands in front of %res stays when that is split off again.
  func.func @requires(%res: !shape.shape, %rank: !shape.size, %c: !shape.shape) -> !shape.shape {
    %r = shape.from_extents %rank : !shape.size
    %required = shape.concat %r, %c : !shape.shape, !shape.shape -> !shape.shape
    %all = shape.concat %required, %res : !shape.shape, !shape.shape -> !shape.shape
    %n = shape.rank %required : !shape.shape -> !shape.size
    %head, %tail = "shape.split_at"(%all, %n) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    return %tail : !shape.shape
  }
} mapping {
  foo.matmul = @matmul
}
func.func private @shape_of_matmul(!shape.value_shape, !shape.value_shape) -> !shape.shape
    attributes {padlab.shape_function = "foo.matmul"}
func.func @main(%lhs: tensor<2x3xf32>, %rhs: tensor<3x4xf32>, %unranked: !shape.shape {padlab.value = "[*]"},
                %u3: !shape.shape {padlab.value = "[?, 3]"}, %m3x4: !shape.shape {padlab.value = "[3, 4]"},
                %uu: !shape.shape {padlab.value = "[?, ?]"}, %invalid: !shape.shape {padlab.value = "[invalid]"})
    -> (!shape.shape, !shape.shape, !shape.shape) attributes {padlab.seed = 0 : i64} {
  %l0 = shape.with_shape %lhs, %u3 : tensor<2x3xf32>, !shape.shape
  %r0 = shape.with_shape %rhs, %m3x4 : tensor<3x4xf32>, !shape.shape
  %0 = call @shape_of_matmul(%l0, %r0) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
  check.expect_shape(%0, [?, 4]) : !shape.shape
  %l1 = shape.with_shape %lhs, %unranked : tensor<2x3xf32>, !shape.shape
  %1 = call @shape_of_matmul(%l1, %r0) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
  check.expect_shape(%1, [?, 4]) : !shape.shape
  %r2 = shape.with_shape %rhs, %unranked : tensor<3x4xf32>, !shape.shape
  %2 = call @shape_of_matmul(%l1, %r2) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
  check.expect_eq(%2, %unranked) : !shape.shape
  %r3 = shape.with_shape %rhs, %uu : tensor<3x4xf32>, !shape.shape
  %3 = call @shape_of_matmul(%l0, %r3) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
  check.expect_shape(%3, [?, ?]) : !shape.shape
  // Errors of the operands come before those of the function.
  %r4 = shape.with_shape %rhs, %u3 : tensor<3x4xf32>, !shape.shape
  %4 = call @shape_of_matmul(%l0, %r4) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
  check.expect_error(%4) "value and shape do not conform" : !shape.shape
  %l5 = shape.with_shape %lhs, %invalid : tensor<2x3xf32>, !shape.shape
  %5 = call @shape_of_matmul(%l5, %r4) : (!shape.value_shape, !shape.value_shape) -> !shape.shape
  check.expect_error(%5) "" : !shape.shape
  return %0, %1, %2 : !shape.shape, !shape.shape, !shape.shape
}
