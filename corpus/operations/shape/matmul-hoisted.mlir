// The document's matmul in its second stage, constraints hoisted (docs/shape-matmul.md).

func.func @matmul_shape2(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %twos = shape.from_extents %c2 : !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : index
  %p1 = shape.shape_eq %twos, %lhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %rhs_ranks = shape.from_extents %rhs_rank : index
  %p2 = shape.shape_eq %twos, %rhs_ranks : !shape.shape, !shape.shape
  %w2 = shape.cstr_require %p2, "requires rank 2 operands"
  %w = shape.assuming_all %w1, %w2
  %res = shape.assuming %w -> tensor<?xindex> {
    %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %p3 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
    %w3 = shape.cstr_require %p3, "inner dimensions required to match"
    %res_1 = shape.assuming %w3 -> tensor<?xindex> {
      %res_2 = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
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
  %m2x3_m3x4 = call @matmul_shape2(%m2x3, %m3x4) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  %e0 = arith.constant dense<[2, 4]> : tensor<2xindex>
  %d0 = tensor.cast %e0 : tensor<2xindex> to tensor<?xindex>
  check.expect_eq(%m2x3_m3x4, %d0) : tensor<?xindex>
  %m0x3_m3x4 = call @matmul_shape2(%m0x3, %m3x4) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  %e1 = arith.constant dense<[0, 4]> : tensor<2xindex>
  %d1 = tensor.cast %e1 : tensor<2xindex> to tensor<?xindex>
  check.expect_eq(%m0x3_m3x4, %d1) : tensor<?xindex>
  return %m2x3_m3x4, %m0x3_m3x4 : tensor<?xindex>, tensor<?xindex>
}

// -----

func.func @matmul_shape2(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %twos = shape.from_extents %c2 : !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : index
  %p1 = shape.shape_eq %twos, %lhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %rhs_ranks = shape.from_extents %rhs_rank : index
  %p2 = shape.shape_eq %twos, %rhs_ranks : !shape.shape, !shape.shape
  %w2 = shape.cstr_require %p2, "requires rank 2 operands"
  %w = shape.assuming_all %w1, %w2
  %res = shape.assuming %w -> tensor<?xindex> {
    %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %p3 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
    %w3 = shape.cstr_require %p3, "inner dimensions required to match"
    %res_1 = shape.assuming %w3 -> tensor<?xindex> {
      %res_2 = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "inner dimensions required to match"
  %0 = call @matmul_shape2(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape2(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %twos = shape.from_extents %c2 : !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : index
  %p1 = shape.shape_eq %twos, %lhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %rhs_ranks = shape.from_extents %rhs_rank : index
  %p2 = shape.shape_eq %twos, %rhs_ranks : !shape.shape, !shape.shape
  %w2 = shape.cstr_require %p2, "requires rank 2 operands"
  %w = shape.assuming_all %w1, %w2
  %res = shape.assuming %w -> tensor<?xindex> {
    %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %p3 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
    %w3 = shape.cstr_require %p3, "inner dimensions required to match"
    %res_1 = shape.assuming %w3 -> tensor<?xindex> {
      %res_2 = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 0, 3>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "inner dimensions required to match"
  %0 = call @matmul_shape2(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape2(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %twos = shape.from_extents %c2 : !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : index
  %p1 = shape.shape_eq %twos, %lhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %rhs_ranks = shape.from_extents %rhs_rank : index
  %p2 = shape.shape_eq %twos, %rhs_ranks : !shape.shape, !shape.shape
  %w2 = shape.cstr_require %p2, "requires rank 2 operands"
  %w = shape.assuming_all %w1, %w2
  %res = shape.assuming %w -> tensor<?xindex> {
    %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %p3 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
    %w3 = shape.cstr_require %p3, "inner dimensions required to match"
    %res_1 = shape.assuming %w3 -> tensor<?xindex> {
      %res_2 = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 3>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape2(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape2(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %twos = shape.from_extents %c2 : !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : index
  %p1 = shape.shape_eq %twos, %lhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %rhs_ranks = shape.from_extents %rhs_rank : index
  %p2 = shape.shape_eq %twos, %rhs_ranks : !shape.shape, !shape.shape
  %w2 = shape.cstr_require %p2, "requires rank 2 operands"
  %w = shape.assuming_all %w1, %w2
  %res = shape.assuming %w -> tensor<?xindex> {
    %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %p3 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
    %w3 = shape.cstr_require %p3, "inner dimensions required to match"
    %res_1 = shape.assuming %w3 -> tensor<?xindex> {
      %res_2 = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3, 1>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3, 1>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape2(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape2(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %twos = shape.from_extents %c2 : !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : index
  %p1 = shape.shape_eq %twos, %lhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %rhs_ranks = shape.from_extents %rhs_rank : index
  %p2 = shape.shape_eq %twos, %rhs_ranks : !shape.shape, !shape.shape
  %w2 = shape.cstr_require %p2, "requires rank 2 operands"
  %w = shape.assuming_all %w1, %w2
  %res = shape.assuming %w -> tensor<?xindex> {
    %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %p3 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
    %w3 = shape.cstr_require %p3, "inner dimensions required to match"
    %res_1 = shape.assuming %w3 -> tensor<?xindex> {
      %res_2 = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3, 1>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 3, 4>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape2(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape2(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %twos = shape.from_extents %c2 : !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : index
  %p1 = shape.shape_eq %twos, %lhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %rhs_ranks = shape.from_extents %rhs_rank : index
  %p2 = shape.shape_eq %twos, %rhs_ranks : !shape.shape, !shape.shape
  %w2 = shape.cstr_require %p2, "requires rank 2 operands"
  %w = shape.assuming_all %w1, %w2
  %res = shape.assuming %w -> tensor<?xindex> {
    %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %p3 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
    %w3 = shape.cstr_require %p3, "inner dimensions required to match"
    %res_1 = shape.assuming %w3 -> tensor<?xindex> {
      %res_2 = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64>}, %rhs: tensor<*xf32> {padlab.extents = array<i64>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape2(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape2(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = shape.const_size 1
  %c2 = shape.const_size 2
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %twos = shape.from_extents %c2 : !shape.size
  %lhs_ranks = shape.from_extents %lhs_rank : index
  %p1 = shape.shape_eq %twos, %lhs_ranks : !shape.shape, !shape.shape
  %w1 = shape.cstr_require %p1, "requires rank 2 operands"
  %rhs_ranks = shape.from_extents %rhs_rank : index
  %p2 = shape.shape_eq %twos, %rhs_ranks : !shape.shape, !shape.shape
  %w2 = shape.cstr_require %p2, "requires rank 2 operands"
  %w = shape.assuming_all %w1, %w2
  %res = shape.assuming %w -> tensor<?xindex> {
    %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) :
      (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %p3 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
    %w3 = shape.cstr_require %p3, "inner dimensions required to match"
    %res_1 = shape.assuming %w3 -> tensor<?xindex> {
      %res_2 = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
      shape.assuming_yield %res_2 : tensor<?xindex>
    }
    shape.assuming_yield %res_1 : tensor<?xindex>
  }
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape2(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
