// Brings tensor.scatter.
module {
  func.func @main(%arg0: tensor<?xf32> {padlab.extents = array<i64: 24>}, %arg1: tensor<2x1xf32>, %arg2: tensor<2x1xf32>) -> tensor<?xf32> attributes {padlab.seed = 802001456 : i64} {
    %alloc = memref.alloc() : memref<18xi32>
    affine.for %arg3 = 0 to 18 {
      %0 = arith.index_cast %arg3 : index to i32
      %1 = arith.index_castui %arg3 : index to i32
      %c100_i32 = arith.constant 100 : i32
      %2 = arith.addi %1, %c100_i32 : i32
      memref.store %2, %alloc[%arg3] : memref<18xi32>
    }
    %cst = arith.constant dense<[[10], [12]]> : tensor<2x1xindex>
    %scatter = tensor.scatter %arg1 into %arg0[%cst] scatter_dims([0]) unique : (tensor<2x1xf32>, tensor<?xf32>, tensor<2x1xindex>) -> tensor<?xf32>
    %c18 = arith.constant 18 : index
    %cst_0 = arith.constant dense<[[10], [12]]> : tensor<2x1xindex>
    %scatter_1 = tensor.scatter %arg2 into %scatter[%cst_0] scatter_dims([0]) unique : (tensor<2x1xf32>, tensor<?xf32>, tensor<2x1xindex>) -> tensor<?xf32>
    %alloc_2 = memref.alloc(%c18) : memref<?xi32>
    memref.copy %alloc, %alloc_2 : memref<18xi32> to memref<?xi32>
    return %scatter_1 : tensor<?xf32>
  }
}

