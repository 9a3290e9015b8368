// Brings tensor.pad before tensor.extract, tensor.pad element i8, tensor.pad rank 0, tensor.pad value computed.
module {
  func.func @main(%arg0: tensor<5x4xi32>, %arg1: tensor<5x4xi32>, %arg2: index {padlab.value = 7 : index}, %arg3: index {padlab.value = 4 : index}, %arg4: tensor<i8>, %arg5: i8, %arg6: tensor<i8>) -> (tensor<?x4xi32>, tensor<5x?xi32>, i32, tensor<i8>) attributes {padlab.seed = 2918089818 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<5x4xi32> to memref<5x4xi32>
    %1 = bufferization.to_buffer %arg1 : tensor<5x4xi32> to memref<5x4xi32>
    %c5 = arith.constant 5 : index
    %alloc = memref.alloc(%c5) : memref<?x4xi32>
    affine.for %arg7 = 0 to 5 {
      affine.for %arg8 = 0 to 4 {
        %c1_i32 = arith.constant 1 : i32
        %c-2_i32 = arith.constant -2 : i32
        %5 = arith.index_cast %arg8 : index to i32
        %6 = arith.andi %c-2_i32, %5 : i32
        %7 = arith.index_cast %arg8 : index to i32
        %8 = arith.addi %6, %7 : i32
        affine.store %8, %alloc[%arg7, %arg8] : memref<?x4xi32>
      }
    }
    %c1 = arith.constant 1 : index
    %dim = memref.dim %alloc, %c1 : memref<?x4xi32>
    %alloc_0 = memref.alloc(%dim) : memref<5x?xi32>
    memref.copy %1, %alloc_0 : memref<5x4xi32> to memref<5x?xi32>
    %2 = affine.load %alloc_0[symbol(%arg3), ((%arg2 floordiv 16) floordiv 16) mod 2] : memref<5x?xi32>
    %3 = bufferization.to_tensor %alloc restrict : memref<?x4xi32> to tensor<?x4xi32>
    %4 = bufferization.to_tensor %alloc_0 restrict : memref<5x?xi32> to tensor<5x?xi32>
    %padded = tensor.pad %arg4 nofold low[] high[] {
      %extracted = tensor.extract %arg4[] : tensor<i8>
      tensor.yield %extracted : i8
    } : tensor<i8> to tensor<i8>
    %padded_1 = tensor.pad %arg6 nofold low[] high[] {
      %extracted = tensor.extract %padded[] : tensor<i8>
      tensor.yield %extracted : i8
    } : tensor<i8> to tensor<i8>
    return %3, %4, %2, %padded_1 : tensor<?x4xi32>, tensor<5x?xi32>, i32, tensor<i8>
  }
}

