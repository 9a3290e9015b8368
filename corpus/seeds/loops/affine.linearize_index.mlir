// Brings affine.linearize_index, arith.floordivsi, arith.remsi.
#map = affine_map<() -> (2, 9)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (-14, 4)>
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i16>) -> tensor<i16> attributes {padlab.seed = 1286123501 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<i32> to memref<i32>
    %1 = bufferization.to_buffer %arg1 : tensor<i16> to memref<i16>
    %alloc = memref.alloc() : memref<i16>
    memref.copy %1, %alloc : memref<i16> to memref<i16>
    affine.for %arg2 = 0 to 2 step 3 {
      %c1 = arith.constant 1 : index
      %3 = arith.remsi %arg2, %c1 : index
      affine.for %arg3 = max #map() to #map1(%arg2) {
        %c2 = arith.constant 2 : index
        %4 = arith.floordivsi %arg3, %c2 : index
        %c2_0 = arith.constant 2 : index
        %c11 = arith.constant 11 : index
        %c4 = arith.constant 4 : index
        scf.for %arg4 = %c2_0 to %c11 step %c4 {
          %c2_1 = arith.constant 2 : index
          %5 = affine.linearize_index [%c2_1, %3] by (4, 1) : index
        }
        affine.for %arg4 = 0 to 6 step 4 {
          affine.for %arg5 = 2 to min #map2() step 16 {
            %5 = memref.load %alloc[] : memref<i16>
            memref.store %5, %1[] : memref<i16>
          }
        }
      }
    }
    %2 = bufferization.to_tensor %alloc restrict : memref<i16> to tensor<i16>
    return %2 : tensor<i16>
  }
}

