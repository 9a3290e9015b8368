// Brings memref.collapse_shape.
#map = affine_map<(d0) -> (d0 - 4)>
#map1 = affine_map<(d0) -> (d0 mod 4)>
#set = affine_set<(d0, d1) : (d0 + 2 >= 0, d1 * -3 + 9 >= 0, d1 - 1 == 0)>
module {
  func.func @main(%arg0: tensor<6x9xi64>) -> i64 attributes {padlab.seed = 2666510046 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<6x9xi64> to memref<6x9xi64>
    %alloc = memref.alloc() : memref<6x9xi64>
    affine.for %arg1 = 0 to 6 {
      affine.for %arg2 = 0 to 9 {
        %c1_i64 = arith.constant 1 : i64
        affine.store %c1_i64, %alloc[%arg1, %arg2] : memref<6x9xi64>
      }
    }
    %c5_i64 = arith.constant 5 : i64
    %c0_i64 = arith.constant 0 : i64
    %1 = arith.subi %c5_i64, %c0_i64 : i64
    %2 = arith.ori %1, %1 : i64
    %c3_i64 = arith.constant 3 : i64
    %3 = arith.divsi %2, %c3_i64 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c-1_i64_0 = arith.constant -1 : i64
    %4 = arith.minui %c-1_i64, %c-1_i64_0 : i64
    %5 = arith.maxsi %4, %4 : i64
    %6:2 = affine.for %arg1 = 0 to 6 iter_args(%arg2 = %3, %arg3 = %5) -> (i64, i64) {
      affine.parallel (%arg4) = (0) to (min(%arg1, 7)) {
        %collapse_shape = memref.collapse_shape %0 [[0, 1]] : memref<6x9xi64> into memref<54xi64>
        %12 = memref.load %alloc[%arg4, %arg4] : memref<6x9xi64>
        affine.store %12, %alloc[%arg1, %arg4] : memref<6x9xi64>
      }
      affine.for %arg4 = #map(%arg1) to #map1(%arg1) step 4 {
        affine.if #set(%arg4, %arg1) {
          %13 = arith.minsi %arg4, %arg4 : index
          %14 = memref.load %alloc[%arg1, %arg1] : memref<6x9xi64>
          affine.store %14, %alloc[5, (%arg1 + 1) floordiv 8] : memref<6x9xi64>
        }
        %12 = affine.load %alloc[%arg1, %arg1] : memref<6x9xi64>
        affine.store %12, %alloc[%arg1, %arg1] : memref<6x9xi64>
      }
      %10 = arith.cmpi ult, %arg3, %arg3 : i64
      %11 = arith.select %10, %arg3, %arg3 : i64
      affine.yield %arg2, %11 : i64, i64
    }
    %c3 = arith.constant 3 : index
    %c3_1 = arith.constant 3 : index
    %7 = memref.load %alloc[%c3, %c3_1] : memref<6x9xi64>
    %c0_i64_2 = arith.constant 0 : i64
    %8 = arith.andi %c0_i64_2, %6#1 : i64
    %9 = arith.andi %8, %6#1 : i64
    %c0 = arith.constant 0 : index
    %c3_3 = arith.constant 3 : index
    memref.store %9, %alloc[%c0, %c3_3] : memref<6x9xi64>
    return %7 : i64
  }
}

