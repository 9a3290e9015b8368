// Brings tensor.gather, tensor.splat.
module {
  func.func @main(%arg0: tensor<?x5x4xindex> {padlab.extents = array<i64: 1>}, %arg1: tensor<1x?x4xindex> {padlab.extents = array<i64: 5>}, %arg2: index {padlab.value = 7 : index}) -> (tensor<?x5x4xindex>, i1, tensor<1x1x1xindex>, tensor<?x1x1xindex>, tensor<2x2x6xi4>) attributes {padlab.seed = 2104993275 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<?x5x4xindex> to memref<?x5x4xindex>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<1x?x4xindex> to memref<1x?x4xindex>
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%c1) : memref<?x5x4xindex>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 5 {
        affine.for %arg5 = 0 to 4 {
          %c5_2 = arith.constant 5 : index
          %5 = arith.ori %arg3, %c5_2 : index
          %c1_3 = arith.constant 1 : index
          %6 = arith.subi %c1_3, %arg5 : index
          %7 = arith.maxui %arg3, %6 : index
          affine.store %7, %alloc[%arg3, %arg4, %arg5] : memref<?x5x4xindex>
        }
      }
    }
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %2 = arith.subi %c5, %c3 : index
    affine.for %arg3 = -4 to %arg2 {
      memref.copy %0, %alloc : memref<?x5x4xindex> to memref<?x5x4xindex>
    }
    %c2 = arith.constant 2 : index
    %3 = arith.cmpi sgt, %2, %c2 : index
    %4 = bufferization.to_tensor %alloc restrict : memref<?x5x4xindex> to tensor<?x5x4xindex>
    %cst = arith.constant dense<[0, 2]> : tensor<2xi64>
    %gather = tensor.gather %arg1[%cst] gather_dims([1, 2]) unique : (tensor<1x?x4xindex>, tensor<2xi64>) -> tensor<1x1x1xindex>
    %cst_0 = arith.constant dense<[0, 2]> : tensor<2xi64>
    %gather_1 = tensor.gather %4[%cst_0] gather_dims([1, 2]) unique : (tensor<?x5x4xindex>, tensor<2xi64>) -> tensor<?x1x1xindex>
    %c1_i4 = arith.constant 1 : i4
    %splat = tensor.splat %c1_i4 : tensor<2x2x6xi4>
    return %4, %3, %gather, %gather_1, %splat : tensor<?x5x4xindex>, i1, tensor<1x1x1xindex>, tensor<?x1x1xindex>, tensor<2x2x6xi4>
  }
}

