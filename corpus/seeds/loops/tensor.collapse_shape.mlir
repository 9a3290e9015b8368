// Brings tensor.collapse_shape.
module {
  func.func @main(%arg0: tensor<8x5xi32>, %arg1: tensor<8x5xi32>, %arg2: tensor<8x5xi32>) -> (tensor<1x1x1xi32>, tensor<40xi32>, tensor<i32>) attributes {padlab.seed = 2465612451 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<8x5xi32> to memref<8x5xi32>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<8x5xi32> to memref<8x5xi32>
    %2 = bufferization.to_buffer %arg2 read_only : tensor<8x5xi32> to memref<8x5xi32>
    %alloc = memref.alloc() : memref<1x1x1xi32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 1 {
        affine.for %arg5 = 0 to 1 {
          %5 = arith.index_castui %arg3 : index to i32
          %c-1_i32 = arith.constant -1 : i32
          %6 = arith.index_cast %arg3 : index to i32
          %7 = arith.andi %c-1_i32, %6 : i32
          memref.store %7, %alloc[%arg3, %arg4, %arg5] : memref<1x1x1xi32>
        }
      }
    }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3 = memref.load %2[%c0, %c1] : memref<8x5xi32>
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    memref.store %3, %alloc[%c0_0, %c0_1, %c0_2] : memref<1x1x1xi32>
    %4 = bufferization.to_tensor %alloc restrict : memref<1x1x1xi32> to tensor<1x1x1xi32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<8x5xi32> into tensor<40xi32>
    %collapsed_3 = tensor.collapse_shape %4 [] : tensor<1x1x1xi32> into tensor<i32>
    return %4, %collapsed, %collapsed_3 : tensor<1x1x1xi32>, tensor<40xi32>, tensor<i32>
  }
}

