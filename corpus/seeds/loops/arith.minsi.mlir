// Brings arith.minsi, arith.shli, memref.dealloc.
module {
  func.func @main(%arg0: tensor<8x10xi32>) -> tensor<12x5xindex> attributes {padlab.seed = 284382209 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<8x10xi32> to memref<8x10xi32>
    %alloc = memref.alloc() : memref<12x5xindex>
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c-7 = arith.constant -7 : index
    %1 = arith.minsi %c0, %c-7 : index
    %2 = arith.ori %1, %1 : index
    %c32 = arith.constant 32 : index
    %3 = arith.shli %2, %c32 : index
    linalg.fill ins(%3 : index) outs(%alloc : memref<12x5xindex>)
    %alloc_0 = memref.alloc() : memref<12x5xindex>
    affine.for %arg1 = 0 to 12 {
      affine.for %arg2 = 0 to 5 {
        affine.store %arg2, %alloc_0[%arg1, %arg2] : memref<12x5xindex>
      }
    }
    %4 = bufferization.to_tensor %alloc_0 restrict : memref<12x5xindex> to tensor<12x5xindex>
    memref.dealloc %alloc : memref<12x5xindex>
    return %4 : tensor<12x5xindex>
  }
}

