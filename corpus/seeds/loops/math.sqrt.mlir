// Brings math.sqrt, math.trunc.
#map = affine_map<(d0) -> (d0 ceildiv 8)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x6xi32>, %arg1: index {padlab.value = 2 : index}) -> (tensor<?x?xf32>, tensor<?xi32>, i32, i32, f64) attributes {padlab.seed = 2828974640 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<5x6xi32> to memref<5x6xi32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc(%c1, %c3) : memref<?x?xf32>
    affine.for %arg2 = 0 to 1 {
      affine.for %arg3 = 0 to 3 {
        %13 = arith.index_cast %arg3 : index to i64
        %14 = arith.sitofp %13 : i64 to f32
        %c2 = arith.constant 2 : index
        %c7 = arith.constant 7 : index
        %15 = arith.cmpi slt, %c2, %c7 : index
        %cst_4 = arith.constant 4.000000e+00 : f32
        %16 = arith.index_cast %arg3 : index to i64
        %17 = arith.sitofp %16 : i64 to f32
        %18 = arith.select %15, %cst_4, %17 : f32
        memref.store %18, %alloc[%arg2, %arg3] : memref<?x?xf32>
      }
    }
    %alloc_0 = memref.alloc(%arg1) : memref<?xi32>
    affine.for %arg2 = 0 to 2 {
      %c5_i32 = arith.constant 5 : i32
      %c1_i32 = arith.constant 1 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %13 = arith.xori %c1_i32, %c0_i32_4 : i32
      memref.store %13, %alloc_0[%arg2] : memref<?xi32>
    }
    %c3_i32 = arith.constant 3 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c7_i32 = arith.constant 7 : i32
    %1 = arith.divsi %c-1_i32, %c7_i32 : i32
    %2 = arith.cmpi sle, %1, %1 : i32
    %c-2_i32 = arith.constant -2 : i32
    %3 = arith.select %2, %c-2_i32, %1 : i32
    %c15_i32 = arith.constant 15 : i32
    %4 = arith.shrsi %3, %c15_i32 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-2_i32_1 = arith.constant -2 : i32
    %5 = arith.maxsi %c0_i32, %c-2_i32_1 : i32
    %6 = arith.addi %5, %5 : i32
    %7 = arith.andi %6, %5 : i32
    %cst = arith.constant 0x7FF0000000000000 : f64
    %cst_2 = arith.constant 4.000000e+00 : f64
    %cst_3 = arith.constant 0xFFF0000000000000 : f64
    %8 = arith.minimumf %cst_2, %cst_3 : f64
    %9 = arith.divf %8, %8 : f64
    %10:3 = affine.for %arg2 = 0 to 3 step 5 iter_args(%arg3 = %4, %arg4 = %7, %arg5 = %9) -> (i32, i32, f64) {
      %13 = arith.index_cast %arg2 : index to i32
      %14 = arith.maxsi %arg3, %13 : i32
      %cst_4 = arith.constant 2.000000e+00 : f64
      %15 = arith.cmpf uno, %arg5, %cst_4 : f64
      %16 = arith.extui %15 : i1 to i32
      %c0_i32_5 = arith.constant 0 : i32
      %17 = arith.andi %arg4, %c0_i32_5 : i32
      %18:2 = affine.for %arg6 = -3 to #map(%arg2) step 7 iter_args(%arg7 = %14, %arg8 = %17) -> (i32, i32) {
        %c8 = arith.constant 8 : index
        %c3_7 = arith.constant 3 : index
        %21 = arith.muli %arg6, %c3_7 : index
        %22 = arith.index_cast %21 : index to i32
        affine.yield %arg8, %22 : i32, i32
      }
      %alloc_6 = memref.alloc() : memref<1x3xf32>
      memref.copy %alloc, %alloc_6 : memref<?x?xf32> to memref<1x3xf32>
      linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_6 : memref<1x3xf32>) outs(%alloc : memref<?x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %21 = arith.cmpf ule, %in, %in : f32
        %cst_7 = arith.constant 1.500000e+00 : f32
        %22 = arith.select %21, %cst_7, %in : f32
        %cst_8 = arith.constant 1.500000e+00 : f32
        %23 = arith.cmpf ueq, %22, %cst_8 : f32
        %cst_9 = arith.constant 4.000000e+00 : f32
        %24 = arith.select %23, %out, %cst_9 : f32
        %25 = arith.sitofp %23 : i1 to f32
        %cst_10 = arith.constant 2.000000e+00 : f32
        %26 = math.trunc %25 : f32
        %27 = math.sqrt %25 : f32
        linalg.yield %27 : f32
      }
      %19 = arith.minui %18#0, %18#0 : i32
      %20 = arith.uitofp %arg4 : i32 to f64
      affine.yield %18#1, %19, %20 : i32, i32, f64
    }
    %11 = bufferization.to_tensor %alloc restrict : memref<?x?xf32> to tensor<?x?xf32>
    %12 = bufferization.to_tensor %alloc_0 restrict : memref<?xi32> to tensor<?xi32>
    return %11, %12, %10#0, %10#1, %10#2 : tensor<?x?xf32>, tensor<?xi32>, i32, i32, f64
  }
}

