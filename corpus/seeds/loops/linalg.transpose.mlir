// Brings linalg.transpose.
module {
  func.func @main() -> (tensor<?xi32>, tensor<?xi32>) attributes {padlab.seed = 96988686 : i64} {
    %c36 = arith.constant 36 : index
    %alloc = memref.alloc(%c36) : memref<?xi32>
    %c-7_i32 = arith.constant -7 : i32
    %c100_i32 = arith.constant 100 : i32
    %0 = arith.andi %c-7_i32, %c100_i32 : i32
    linalg.fill ins(%0 : i32) outs(%alloc : memref<?xi32>)
    %c0 = arith.constant 0 : index
    %1 = affine.load %alloc[symbol(%c0)] : memref<?xi32>
    affine.store %1, %alloc[symbol(%c0)] : memref<?xi32>
    %c36_0 = arith.constant 36 : index
    %alloc_1 = memref.alloc(%c36_0) : memref<?xi32>
    memref.copy %alloc, %alloc_1 : memref<?xi32> to memref<?xi32>
    %2 = bufferization.to_tensor %alloc_1 restrict : memref<?xi32> to tensor<?xi32>
    %transposed = linalg.transpose ins(%2 : tensor<?xi32>) outs(%2 : tensor<?xi32>) permutation = [0] 
    memref.dealloc %alloc : memref<?xi32>
    return %2, %transposed : tensor<?xi32>, tensor<?xi32>
  }
}

