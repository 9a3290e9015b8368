// Brings affine.vector_load, affine.vector_store, arith.shrui, vector.broadcast, vector.extract.
module {
  func.func @main(%arg0: tensor<12x?xi64> {padlab.extents = array<i64: 6>}, %arg1: tensor<12x6xi64>, %arg2: tensor<2x?x?xi64> {padlab.extents = array<i64: 4, 3>}) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) attributes {padlab.seed = 4240422163 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<12x?xi64> to memref<12x?xi64>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<12x6xi64> to memref<12x6xi64>
    %2 = bufferization.to_buffer %arg2 : tensor<2x?x?xi64> to memref<2x?x?xi64>
    %alloc = memref.alloc() : memref<4xi64>
    affine.for %arg3 = 0 to 4 {
      %c-1_i64 = arith.constant -1 : i64
      %c1_i64 = arith.constant 1 : i64
      %c-7_i64 = arith.constant -7 : i64
      %6 = arith.cmpi ule, %c1_i64, %c-7_i64 : i64
      %c-1_i64_3 = arith.constant -1 : i64
      %c5_i64 = arith.constant 5 : i64
      %7 = arith.select %6, %c-1_i64_3, %c5_i64 : i64
      %c-1_i64_4 = arith.constant -1 : i64
      %8 = arith.xori %7, %c-1_i64_4 : i64
      affine.store %8, %alloc[%arg3] : memref<4xi64>
    }
    %c4 = arith.constant 4 : index
    %alloc_0 = memref.alloc(%c4) : memref<?xi64>
    memref.copy %alloc, %alloc_0 : memref<4xi64> to memref<?xi64>
    %alloc_1 = memref.alloc() : memref<4xi64>
    memref.copy %alloc, %alloc_1 : memref<4xi64> to memref<4xi64>
    affine.for %arg3 = 0 to 3 {
      %6 = affine.vector_load %alloc_0[%arg3] : memref<?xi64>, vector<2xi64>
      %7 = vector.extract %6[1] : i64 from vector<2xi64>
      %8 = arith.ori %7, %7 : i64
      %c40_i64 = arith.constant 40 : i64
      %9 = arith.shrui %7, %c40_i64 : i64
      affine.store %9, %alloc_1[%arg3] : memref<4xi64>
    }
    %alloc_2 = memref.alloc() : memref<4xi64>
    affine.for %arg3 = 0 to 4 {
      %6 = arith.index_castui %arg3 : index to i64
      affine.store %6, %alloc_2[%arg3] : memref<4xi64>
    }
    affine.for %arg3 = 0 to 3 step 2 {
      %6 = affine.load %alloc_1[%arg3] : memref<4xi64>
      %c7_i64 = arith.constant 7 : i64
      %7 = arith.maxsi %c7_i64, %6 : i64
      %8 = vector.broadcast %7 : i64 to vector<2xi64>
      affine.vector_store %8, %alloc_2[%arg3] : memref<4xi64>, vector<2xi64>
    }
    %3 = bufferization.to_tensor %alloc restrict : memref<4xi64> to tensor<4xi64>
    %4 = bufferization.to_tensor %alloc_1 restrict : memref<4xi64> to tensor<4xi64>
    %5 = bufferization.to_tensor %alloc_2 restrict : memref<4xi64> to tensor<4xi64>
    memref.dealloc %alloc_0 : memref<?xi64>
    return %3, %4, %5 : tensor<4xi64>, tensor<4xi64>, tensor<4xi64>
  }
}

