// Brings memref.cast.
module {
  func.func @main(%arg0: tensor<35xi8>, %arg1: tensor<35xi8>) -> tensor<35xi8> attributes {padlab.passes = "func.func(affine-loop-unroll-jam)", padlab.seed = 2186870645 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<35xi8> to memref<35xi8>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<35xi8> to memref<35xi8>
    %alloc = memref.alloc() : memref<35xi8>
    affine.for %arg2 = 0 to 35 {
      %c127_i8 = arith.constant 127 : i8
      memref.store %c127_i8, %alloc[%arg2] : memref<35xi8>
    }
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c3 = arith.constant 3 : index
    %2 = arith.muli %c1, %c3 : index
    %cast = memref.cast %1 : memref<35xi8> to memref<35xi8, strided<[?], offset: ?>>
    %3 = bufferization.to_tensor %alloc restrict : memref<35xi8> to tensor<35xi8>
    return %3 : tensor<35xi8>
  }
}

