// Brings memref.expand_shape.
module {
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 4>}, %arg1: index {padlab.value = 1 : index}) -> tensor<4xi32> attributes {padlab.seed = 1363576 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<?xi32> to memref<?xi32>
    %alloc = memref.alloc() : memref<4xi32>
    affine.for %arg2 = 0 to 4 {
      %3 = arith.index_castui %arg2 : index to i32
      %c-1_i32 = arith.constant -1 : i32
      %4 = arith.index_cast %arg2 : index to i32
      %c-7_i32 = arith.constant -7 : i32
      %5 = arith.minui %c-7_i32, %4 : i32
      affine.store %5, %alloc[%arg2] : memref<4xi32>
    }
    %1 = call @callee1(%alloc, %alloc, %arg1) : (memref<4xi32>, memref<4xi32>, index) -> memref<4xi32>
    %2 = bufferization.to_tensor %alloc restrict : memref<4xi32> to tensor<4xi32>
    return %2 : tensor<4xi32>
  }
  func.func private @callee1(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: index) -> memref<4xi32> {
    %expand_shape = memref.expand_shape %arg1 [[0, 1]] output_shape [4, 1] : memref<4xi32> into memref<4x1xi32>
    return %arg1 : memref<4xi32>
  }
}

