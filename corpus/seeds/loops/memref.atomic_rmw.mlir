// Brings memref.atomic_rmw.
#map = affine_map<() -> (2)>
#map1 = affine_map<() -> (0)>
module {
  func.func @main(%arg0: tensor<32xi32>, %arg1: tensor<4x6x1xi32>) -> tensor<4x6x1xi32> attributes {padlab.seed = 857548538 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<32xi32> to memref<32xi32>
    %1 = bufferization.to_buffer %arg1 : tensor<4x6x1xi32> to memref<4x6x1xi32>
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<4x6x1xi32>
    memref.copy %1, %alloc : memref<4x6x1xi32> to memref<4x6x1xi32>
    affine.for %arg2 = 0 to 4 step 2 {
      %3 = arith.index_castui %arg2 : index to i32
      %4 = arith.index_cast %arg2 : index to i32
      %5 = arith.index_cast %arg2 : index to i32
      %6 = arith.addi %4, %5 : i32
      %7 = affine.apply #map()
      %8 = affine.apply #map1()
      %9 = memref.atomic_rmw andi %6, %alloc[%7, %arg2, %8] : (i32, memref<4x6x1xi32>) -> i32
    }
    %2 = bufferization.to_tensor %alloc restrict : memref<4x6x1xi32> to tensor<4x6x1xi32>
    return %2 : tensor<4x6x1xi32>
  }
}
