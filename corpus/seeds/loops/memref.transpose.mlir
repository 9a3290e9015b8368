// Brings memref.transpose.
#map = affine_map<(d0) -> (d0 + 4)>
#map1 = affine_map<(d0) -> ((d0 * 6 + 12) floordiv 8)>
module {
  func.func @main(%arg0: tensor<?x9xf32> {padlab.extents = array<i64: 4>}, %arg1: tensor<?x?xf32> {padlab.extents = array<i64: 9, 4>}, %arg2: tensor<4x9xf32>, %arg3: index {padlab.value = 4 : index}, %arg4: index {padlab.value = 1 : index}) -> (tensor<?x?xf32>, i32) attributes {padlab.seed = 1735052574 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<?x9xf32> to memref<?x9xf32>
    %1 = bufferization.to_buffer %arg1 : tensor<?x?xf32> to memref<?x?xf32>
    %2 = bufferization.to_buffer %arg2 read_only : tensor<4x9xf32> to memref<4x9xf32>
    %c11 = arith.constant 11 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c11, %c4) : memref<?x?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?x?xf32>)
    %c-2 = arith.constant -2 : index
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c100_i32 = arith.constant 100 : i32
    %3 = arith.muli %c2_i32, %c100_i32 : i32
    %4 = scf.parallel (%arg5) = (%c-2) to (%arg3) step (%arg4) init (%3) -> i32 {
      %6 = affine.apply #map(%arg5)
      %7 = affine.apply #map1(%arg5)
      %8 = memref.load %alloc[%6, %7] : memref<?x?xf32>
      %transpose = memref.transpose %1 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
      %cst_0 = arith.constant -1.000000e+00 : f32
      %9 = arith.cmpf une, %8, %cst_0 : f32
      %10 = arith.extui %9 : i1 to i32
      %cst_1 = arith.constant 4.000000e+00 : f32
      %11 = arith.cmpf une, %8, %cst_1 : f32
      %12 = arith.extui %11 : i1 to i32
      %13 = arith.index_cast %arg5 : index to i32
      %14 = arith.andi %12, %13 : i32
      scf.reduce(%14 : i32) {
      ^bb0(%arg6: i32, %arg7: i32):
        %15 = arith.maxsi %arg6, %arg7 : i32
        scf.reduce.return %15 : i32
      }
    }
    %5 = bufferization.to_tensor %alloc restrict : memref<?x?xf32> to tensor<?x?xf32>
    return %5, %4 : tensor<?x?xf32>, i32
  }
}

