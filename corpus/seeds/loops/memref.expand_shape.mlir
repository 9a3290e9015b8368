// Brings memref.expand_shape.
#map = affine_map<(d0) -> (d0 - 5)>
#map1 = affine_map<(d0) -> (d0 - 4)>
#map2 = affine_map<(d0) -> (-d0 + 5)>
module {
  func.func @main(%arg0: tensor<25xi32>, %arg1: tensor<25xi32>, %arg2: tensor<6xi32>, %arg3: index {padlab.value = 5 : index}) -> (tensor<1x8xi32>, i32) attributes {padlab.seed = 1330860828 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<25xi32> to memref<25xi32>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<25xi32> to memref<25xi32>
    %2 = bufferization.to_buffer %arg2 : tensor<6xi32> to memref<6xi32>
    %alloc = memref.alloc() : memref<1x8xi32>
    %c-1_i32 = arith.constant -1 : i32
    linalg.fill ins(%c-1_i32 : i32) outs(%alloc : memref<1x8xi32>)
    %c2_i32 = arith.constant 2 : i32
    %3 = affine.for %arg4 = 2 to 6 iter_args(%arg5 = %c2_i32) -> (i32) {
      %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [1, 4, 2] : memref<1x8xi32> into memref<1x4x2xi32>
      %5 = affine.load %alloc[%arg3 - 5, %arg4] : memref<1x8xi32>
      %c100_i32 = arith.constant 100 : i32
      %6 = arith.index_castui %arg3 : index to i32
      %7 = arith.andi %6, %5 : i32
      %c2_i32_0 = arith.constant 2 : i32
      %8 = arith.index_cast %arg3 : index to i32
      %9 = arith.ori %c2_i32_0, %8 : i32
      %10 = arith.index_castui %arg4 : index to i32
      %11 = arith.maxui %10, %5 : i32
      %12 = affine.apply #map(%arg3)
      %13 = affine.apply #map1(%arg3)
      %14 = affine.apply #map2(%arg3)
      memref.store %11, %expand_shape[%12, %13, %14] : memref<1x4x2xi32>
      %c0_i32 = arith.constant 0 : i32
      %15 = arith.ori %arg5, %c0_i32 : i32
      %c-7_i32 = arith.constant -7 : i32
      %c2_i32_1 = arith.constant 2 : i32
      %16 = arith.remsi %c-7_i32, %c2_i32_1 : i32
      affine.yield %16 : i32
    }
    %4 = bufferization.to_tensor %alloc restrict : memref<1x8xi32> to tensor<1x8xi32>
    return %4, %3 : tensor<1x8xi32>, i32
  }
}

