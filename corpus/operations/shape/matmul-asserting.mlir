// The document's matmul in its third stage: assertions (docs/shape-matmul.md).

func.func @matmul_shape3(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %w1 = arith.cmpi eq, %lhs_rank, %rhs_rank : index
  %w2 = arith.cmpi eq, %c2, %lhs_rank : index
  %w3 = arith.andi %w1, %w2 : i1
  cf.assert %w3, "requires rank 2 operands"
  %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %w4 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
  cf.assert %w4, "inner dimensions required to match"
  %res = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %res : tensor<?xindex>
}
func.func @main(%m2x3: tensor<*xf32> {padlab.extents = array<i64: 2, 3>},
                %m3x4: tensor<*xf32> {padlab.extents = array<i64: 3, 4>},
                %m0x3: tensor<*xf32> {padlab.extents = array<i64: 0, 3>})
    -> (tensor<?xindex>, tensor<?xindex>) attributes {padlab.seed = 0 : i64} {
  %m2x3_m3x4 = call @matmul_shape3(%m2x3, %m3x4) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  %e0 = arith.constant dense<[2, 4]> : tensor<2xindex>
  %d0 = tensor.cast %e0 : tensor<2xindex> to tensor<?xindex>
  check.expect_eq(%m2x3_m3x4, %d0) : tensor<?xindex>
  %m0x3_m3x4 = call @matmul_shape3(%m0x3, %m3x4) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  %e1 = arith.constant dense<[0, 4]> : tensor<2xindex>
  %d1 = tensor.cast %e1 : tensor<2xindex> to tensor<?xindex>
  check.expect_eq(%m0x3_m3x4, %d1) : tensor<?xindex>
  return %m2x3_m3x4, %m0x3_m3x4 : tensor<?xindex>, tensor<?xindex>
}

// -----

func.func @matmul_shape3(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %w1 = arith.cmpi eq, %lhs_rank, %rhs_rank : index
  %w2 = arith.cmpi eq, %c2, %lhs_rank : index
  %w3 = arith.andi %w1, %w2 : i1
  cf.assert %w3, "requires rank 2 operands"
  %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %w4 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
  cf.assert %w4, "inner dimensions required to match"
  %res = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "inner dimensions required to match"
  %0 = call @matmul_shape3(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape3(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %w1 = arith.cmpi eq, %lhs_rank, %rhs_rank : index
  %w2 = arith.cmpi eq, %c2, %lhs_rank : index
  %w3 = arith.andi %w1, %w2 : i1
  cf.assert %w3, "requires rank 2 operands"
  %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %w4 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
  cf.assert %w4, "inner dimensions required to match"
  %res = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 0, 3>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "inner dimensions required to match"
  %0 = call @matmul_shape3(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape3(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %w1 = arith.cmpi eq, %lhs_rank, %rhs_rank : index
  %w2 = arith.cmpi eq, %c2, %lhs_rank : index
  %w3 = arith.andi %w1, %w2 : i1
  cf.assert %w3, "requires rank 2 operands"
  %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %w4 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
  cf.assert %w4, "inner dimensions required to match"
  %res = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 3>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape3(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape3(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %w1 = arith.cmpi eq, %lhs_rank, %rhs_rank : index
  %w2 = arith.cmpi eq, %c2, %lhs_rank : index
  %w3 = arith.andi %w1, %w2 : i1
  cf.assert %w3, "requires rank 2 operands"
  %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %w4 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
  cf.assert %w4, "inner dimensions required to match"
  %res = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3, 1>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3, 1>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape3(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape3(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %w1 = arith.cmpi eq, %lhs_rank, %rhs_rank : index
  %w2 = arith.cmpi eq, %c2, %lhs_rank : index
  %w3 = arith.andi %w1, %w2 : i1
  cf.assert %w3, "requires rank 2 operands"
  %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %w4 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
  cf.assert %w4, "inner dimensions required to match"
  %res = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3, 1>}, %rhs: tensor<*xf32> {padlab.extents = array<i64: 3, 4>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape3(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape3(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %w1 = arith.cmpi eq, %lhs_rank, %rhs_rank : index
  %w2 = arith.cmpi eq, %c2, %lhs_rank : index
  %w3 = arith.andi %w1, %w2 : i1
  cf.assert %w3, "requires rank 2 operands"
  %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %w4 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
  cf.assert %w4, "inner dimensions required to match"
  %res = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64>}, %rhs: tensor<*xf32> {padlab.extents = array<i64>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape3(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @matmul_shape3(%lhs: tensor<*xf32>, %rhs: tensor<*xf32>) -> tensor<?xindex> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %lhs_shape = shape.shape_of %lhs : tensor<*xf32> -> tensor<?xindex>
  %rhs_shape = shape.shape_of %rhs : tensor<*xf32> -> tensor<?xindex>
  %lhs_rank = shape.rank %lhs_shape : tensor<?xindex> -> index
  %rhs_rank = shape.rank %rhs_shape : tensor<?xindex> -> index
  %w1 = arith.cmpi eq, %lhs_rank, %rhs_rank : index
  %w2 = arith.cmpi eq, %c2, %lhs_rank : index
  %w3 = arith.andi %w1, %w2 : i1
  cf.assert %w3, "requires rank 2 operands"
  %l0, %l1 = "shape.split_at"(%lhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %r0, %r1 = "shape.split_at"(%rhs_shape, %c1) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %w4 = shape.shape_eq %l1, %r0 : tensor<?xindex>, tensor<?xindex>
  cf.assert %w4, "inner dimensions required to match"
  %res = shape.concat %l0, %r1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %res : tensor<?xindex>
}
func.func @main(%lhs: tensor<*xf32> {padlab.extents = array<i64: 2, 3>}, %rhs: tensor<*xf32> {padlab.extents = array<i64>})
    -> tensor<?xindex> attributes {padlab.seed = 0 : i64} {
  check.expect_error "requires rank 2 operands"
  %0 = call @matmul_shape3(%lhs, %rhs) : (tensor<*xf32>, tensor<*xf32>) -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
