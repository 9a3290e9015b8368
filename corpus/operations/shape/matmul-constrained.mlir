// The document's matmul in its second stage: constraints (docs/shape-matmul.md).

func.func @matmul_shape1(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  // We allow `shape.shape_of` to return either a `!shape.shape` or
  // `tensor<?xindex>` type, in the case where the input is a tensor the most
  // refined type is a tensor of `index` but not required.
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> !shape.shape
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> !shape.shape
  %lhs_rank = shape.rank %lhs_shape : !shape.shape -> !shape.size
  %rhs_rank = shape.rank %rhs_shape : !shape.shape -> !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : !shape.size
  %rhs_ranks = shape.from_extents %rhs_rank : !shape.size
  %p1 = shape.shape_eq %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %res = shape.assuming %w1 -> tensor<?xindex> {
    %ranks = shape.any %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape -> !shape.shape
    // Error message needs an addition, currently only on cstr_require.
    %twos = shape.from_extents %c2 : !shape.size
    %p2 = shape.shape_eq %twos, %ranks : !shape.shape, !shape.shape
    %w2 = shape.cstr_require %p2, "requires rank 2 operands"
    %res_1 = shape.assuming %w2 -> tensor<?xindex> {
      // Here the lowered
      //   %rank = shape.any %c2, %r1 (!shape.size, !shape.size) -> !shape.size
      // is dead and so elided further. But if `%rank` was actually consumed,
      // then it could have been folded in `shape.any`.
      %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %c = shape.meet %l1, %r0, error="inner dimensions required to match" :
        !shape.shape, !shape.shape -> !shape.shape
      // The meet did not fail.
      %p3 = shape.shape_eq %c, %l1 : !shape.shape, !shape.shape
      %w3 = shape.cstr_require %p3, "inner dimensions required to match"
      %res_2 = shape.assuming %w3 -> tensor<?xindex> {
        %res_3 = shape.concat %l0, %r1 : !shape.shape, !shape.shape -> tensor<?xindex>
        shape.assuming_yield %res_3 : tensor<?xindex>
      }
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%m2x3: tensor<*xf32> {padlab.extents = array<i64: 2, 3>},
                %m3x4: tensor<*xf32> {padlab.extents = array<i64: 3, 4>},
                %m0x3: tensor<*xf32> {padlab.extents = array<i64: 0, 3>})
    -> (tensor<?xindex>, tensor<?xindex>) attributes {padlab.seed = 0 : i64} {
  %m2x3_m3x4 = call @matmul_shape1(%m2x3, %m3x4) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  %e0 = arith.constant dense<[2, 4]> : tensor<2xindex>
  %d0 = tensor.cast %e0 : tensor<2xindex> to tensor<?xindex>
  check.expect_eq(%m2x3_m3x4, %d0) : tensor<?xindex>
  %m0x3_m3x4 = call @matmul_shape1(%m0x3, %m3x4) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  %e1 = arith.constant dense<[0, 4]> : tensor<2xindex>
  %d1 = tensor.cast %e1 : tensor<2xindex> to tensor<?xindex>
  check.expect_eq(%m0x3_m3x4, %d1) : tensor<?xindex>
  return %m2x3_m3x4, %m0x3_m3x4 : tensor<?xindex>, tensor<?xindex>
}

// -----

func.func @matmul_shape1(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  // We allow `shape.shape_of` to return either a `!shape.shape` or
  // `tensor<?xindex>` type, in the case where the input is a tensor the most
  // refined type is a tensor of `index` but not required.
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> !shape.shape
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> !shape.shape
  %lhs_rank = shape.rank %lhs_shape : !shape.shape -> !shape.size
  %rhs_rank = shape.rank %rhs_shape : !shape.shape -> !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : !shape.size
  %rhs_ranks = shape.from_extents %rhs_rank : !shape.size
  %p1 = shape.shape_eq %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %res = shape.assuming %w1 -> tensor<?xindex> {
    %ranks = shape.any %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape -> !shape.shape
    // Error message needs an addition, currently only on cstr_require.
    %twos = shape.from_extents %c2 : !shape.size
    %p2 = shape.shape_eq %twos, %ranks : !shape.shape, !shape.shape
    %w2 = shape.cstr_require %p2, "requires rank 2 operands"
    %res_1 = shape.assuming %w2 -> tensor<?xindex> {
      // Here the lowered
      //   %rank = shape.any %c2, %r1 (!shape.size, !shape.size) -> !shape.size
      // is dead and so elided further. But if `%rank` was actually consumed,
      // then it could have been folded in `shape.any`.
      %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %c = shape.meet %l1, %r0, error="inner dimensions required to match" :
        !shape.shape, !shape.shape -> !shape.shape
      // The meet did not fail.
      %p3 = shape.shape_eq %c, %l1 : !shape.shape, !shape.shape
      %w3 = shape.cstr_require %p3, "inner dimensions required to match"
      %res_2 = shape.assuming %w3 -> tensor<?xindex> {
        %res_3 = shape.concat %l0, %r1 : !shape.shape, !shape.shape -> tensor<?xindex>
        shape.assuming_yield %res_3 : tensor<?xindex>
      }
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "inner dimensions required to match"
  %0 = call @matmul_shape1(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape1(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  // We allow `shape.shape_of` to return either a `!shape.shape` or
  // `tensor<?xindex>` type, in the case where the input is a tensor the most
  // refined type is a tensor of `index` but not required.
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> !shape.shape
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> !shape.shape
  %lhs_rank = shape.rank %lhs_shape : !shape.shape -> !shape.size
  %rhs_rank = shape.rank %rhs_shape : !shape.shape -> !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : !shape.size
  %rhs_ranks = shape.from_extents %rhs_rank : !shape.size
  %p1 = shape.shape_eq %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %res = shape.assuming %w1 -> tensor<?xindex> {
    %ranks = shape.any %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape -> !shape.shape
    // Error message needs an addition, currently only on cstr_require.
    %twos = shape.from_extents %c2 : !shape.size
    %p2 = shape.shape_eq %twos, %ranks : !shape.shape, !shape.shape
    %w2 = shape.cstr_require %p2, "requires rank 2 operands"
    %res_1 = shape.assuming %w2 -> tensor<?xindex> {
      // Here the lowered
      //   %rank = shape.any %c2, %r1 (!shape.size, !shape.size) -> !shape.size
      // is dead and so elided further. But if `%rank` was actually consumed,
      // then it could have been folded in `shape.any`.
      %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %c = shape.meet %l1, %r0, error="inner dimensions required to match" :
        !shape.shape, !shape.shape -> !shape.shape
      // The meet did not fail.
      %p3 = shape.shape_eq %c, %l1 : !shape.shape, !shape.shape
      %w3 = shape.cstr_require %p3, "inner dimensions required to match"
      %res_2 = shape.assuming %w3 -> tensor<?xindex> {
        %res_3 = shape.concat %l0, %r1 : !shape.shape, !shape.shape -> tensor<?xindex>
        shape.assuming_yield %res_3 : tensor<?xindex>
      }
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 0, 3>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "inner dimensions required to match"
  %0 = call @matmul_shape1(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape1(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  // We allow `shape.shape_of` to return either a `!shape.shape` or
  // `tensor<?xindex>` type, in the case where the input is a tensor the most
  // refined type is a tensor of `index` but not required.
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> !shape.shape
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> !shape.shape
  %lhs_rank = shape.rank %lhs_shape : !shape.shape -> !shape.size
  %rhs_rank = shape.rank %rhs_shape : !shape.shape -> !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : !shape.size
  %rhs_ranks = shape.from_extents %rhs_rank : !shape.size
  %p1 = shape.shape_eq %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %res = shape.assuming %w1 -> tensor<?xindex> {
    %ranks = shape.any %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape -> !shape.shape
    // Error message needs an addition, currently only on cstr_require.
    %twos = shape.from_extents %c2 : !shape.size
    %p2 = shape.shape_eq %twos, %ranks : !shape.shape, !shape.shape
    %w2 = shape.cstr_require %p2, "requires rank 2 operands"
    %res_1 = shape.assuming %w2 -> tensor<?xindex> {
      // Here the lowered
      //   %rank = shape.any %c2, %r1 (!shape.size, !shape.size) -> !shape.size
      // is dead and so elided further. But if `%rank` was actually consumed,
      // then it could have been folded in `shape.any`.
      %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %c = shape.meet %l1, %r0, error="inner dimensions required to match" :
        !shape.shape, !shape.shape -> !shape.shape
      // The meet did not fail.
      %p3 = shape.shape_eq %c, %l1 : !shape.shape, !shape.shape
      %w3 = shape.cstr_require %p3, "inner dimensions required to match"
      %res_2 = shape.assuming %w3 -> tensor<?xindex> {
        %res_3 = shape.concat %l0, %r1 : !shape.shape, !shape.shape -> tensor<?xindex>
        shape.assuming_yield %res_3 : tensor<?xindex>
      }
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 3>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape1(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape1(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  // We allow `shape.shape_of` to return either a `!shape.shape` or
  // `tensor<?xindex>` type, in the case where the input is a tensor the most
  // refined type is a tensor of `index` but not required.
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> !shape.shape
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> !shape.shape
  %lhs_rank = shape.rank %lhs_shape : !shape.shape -> !shape.size
  %rhs_rank = shape.rank %rhs_shape : !shape.shape -> !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : !shape.size
  %rhs_ranks = shape.from_extents %rhs_rank : !shape.size
  %p1 = shape.shape_eq %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %res = shape.assuming %w1 -> tensor<?xindex> {
    %ranks = shape.any %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape -> !shape.shape
    // Error message needs an addition, currently only on cstr_require.
    %twos = shape.from_extents %c2 : !shape.size
    %p2 = shape.shape_eq %twos, %ranks : !shape.shape, !shape.shape
    %w2 = shape.cstr_require %p2, "requires rank 2 operands"
    %res_1 = shape.assuming %w2 -> tensor<?xindex> {
      // Here the lowered
      //   %rank = shape.any %c2, %r1 (!shape.size, !shape.size) -> !shape.size
      // is dead and so elided further. But if `%rank` was actually consumed,
      // then it could have been folded in `shape.any`.
      %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %c = shape.meet %l1, %r0, error="inner dimensions required to match" :
        !shape.shape, !shape.shape -> !shape.shape
      // The meet did not fail.
      %p3 = shape.shape_eq %c, %l1 : !shape.shape, !shape.shape
      %w3 = shape.cstr_require %p3, "inner dimensions required to match"
      %res_2 = shape.assuming %w3 -> tensor<?xindex> {
        %res_3 = shape.concat %l0, %r1 : !shape.shape, !shape.shape -> tensor<?xindex>
        shape.assuming_yield %res_3 : tensor<?xindex>
      }
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3, 1>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3, 1>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape1(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape1(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  // We allow `shape.shape_of` to return either a `!shape.shape` or
  // `tensor<?xindex>` type, in the case where the input is a tensor the most
  // refined type is a tensor of `index` but not required.
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> !shape.shape
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> !shape.shape
  %lhs_rank = shape.rank %lhs_shape : !shape.shape -> !shape.size
  %rhs_rank = shape.rank %rhs_shape : !shape.shape -> !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : !shape.size
  %rhs_ranks = shape.from_extents %rhs_rank : !shape.size
  %p1 = shape.shape_eq %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %res = shape.assuming %w1 -> tensor<?xindex> {
    %ranks = shape.any %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape -> !shape.shape
    // Error message needs an addition, currently only on cstr_require.
    %twos = shape.from_extents %c2 : !shape.size
    %p2 = shape.shape_eq %twos, %ranks : !shape.shape, !shape.shape
    %w2 = shape.cstr_require %p2, "requires rank 2 operands"
    %res_1 = shape.assuming %w2 -> tensor<?xindex> {
      // Here the lowered
      //   %rank = shape.any %c2, %r1 (!shape.size, !shape.size) -> !shape.size
      // is dead and so elided further. But if `%rank` was actually consumed,
      // then it could have been folded in `shape.any`.
      %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %c = shape.meet %l1, %r0, error="inner dimensions required to match" :
        !shape.shape, !shape.shape -> !shape.shape
      // The meet did not fail.
      %p3 = shape.shape_eq %c, %l1 : !shape.shape, !shape.shape
      %w3 = shape.cstr_require %p3, "inner dimensions required to match"
      %res_2 = shape.assuming %w3 -> tensor<?xindex> {
        %res_3 = shape.concat %l0, %r1 : !shape.shape, !shape.shape -> tensor<?xindex>
        shape.assuming_yield %res_3 : tensor<?xindex>
      }
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3, 1>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 3, 4>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape1(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape1(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  // We allow `shape.shape_of` to return either a `!shape.shape` or
  // `tensor<?xindex>` type, in the case where the input is a tensor the most
  // refined type is a tensor of `index` but not required.
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> !shape.shape
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> !shape.shape
  %lhs_rank = shape.rank %lhs_shape : !shape.shape -> !shape.size
  %rhs_rank = shape.rank %rhs_shape : !shape.shape -> !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : !shape.size
  %rhs_ranks = shape.from_extents %rhs_rank : !shape.size
  %p1 = shape.shape_eq %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %res = shape.assuming %w1 -> tensor<?xindex> {
    %ranks = shape.any %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape -> !shape.shape
    // Error message needs an addition, currently only on cstr_require.
    %twos = shape.from_extents %c2 : !shape.size
    %p2 = shape.shape_eq %twos, %ranks : !shape.shape, !shape.shape
    %w2 = shape.cstr_require %p2, "requires rank 2 operands"
    %res_1 = shape.assuming %w2 -> tensor<?xindex> {
      // Here the lowered
      //   %rank = shape.any %c2, %r1 (!shape.size, !shape.size) -> !shape.size
      // is dead and so elided further. But if `%rank` was actually consumed,
      // then it could have been folded in `shape.any`.
      %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %c = shape.meet %l1, %r0, error="inner dimensions required to match" :
        !shape.shape, !shape.shape -> !shape.shape
      // The meet did not fail.
      %p3 = shape.shape_eq %c, %l1 : !shape.shape, !shape.shape
      %w3 = shape.cstr_require %p3, "inner dimensions required to match"
      %res_2 = shape.assuming %w3 -> tensor<?xindex> {
        %res_3 = shape.concat %l0, %r1 : !shape.shape, !shape.shape -> tensor<?xindex>
        shape.assuming_yield %res_3 : tensor<?xindex>
      }
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64>}, %rhs: tensor<*xf32> {padlab.extents = array<i64>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape1(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape1(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  // We allow `shape.shape_of` to return either a `!shape.shape` or
  // `tensor<?xindex>` type, in the case where the input is a tensor the most
  // refined type is a tensor of `index` but not required.
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> !shape.shape
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> !shape.shape
  %lhs_rank = shape.rank %lhs_shape : !shape.shape -> !shape.size
  %rhs_rank = shape.rank %rhs_shape : !shape.shape -> !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : !shape.size
  %rhs_ranks = shape.from_extents %rhs_rank : !shape.size
  %p1 = shape.shape_eq %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %res = shape.assuming %w1 -> tensor<?xindex> {
    %ranks = shape.any %lhs_ranks, %rhs_ranks : !shape.shape, !shape.shape -> !shape.shape
    // Error message needs an addition, currently only on cstr_require.
    %twos = shape.from_extents %c2 : !shape.size
    %p2 = shape.shape_eq %twos, %ranks : !shape.shape, !shape.shape
    %w2 = shape.cstr_require %p2, "requires rank 2 operands"
    %res_1 = shape.assuming %w2 -> tensor<?xindex> {
      // Here the lowered
      //   %rank = shape.any %c2, %r1 (!shape.size, !shape.size) -> !shape.size
      // is dead and so elided further. But if `%rank` was actually consumed,
      // then it could have been folded in `shape.any`.
      %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
        (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      %c = shape.meet %l1, %r0, error="inner dimensions required to match" :
        !shape.shape, !shape.shape -> !shape.shape
      // The meet did not fail.
      %p3 = shape.shape_eq %c, %l1 : !shape.shape, !shape.shape
      %w3 = shape.cstr_require %p3, "inner dimensions required to match"
      %res_2 = shape.assuming %w3 -> tensor<?xindex> {
        %res_3 = shape.concat %l0, %r1 : !shape.shape, !shape.shape -> tensor<?xindex>
        shape.assuming_yield %res_3 : tensor<?xindex>
      }
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape1(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
