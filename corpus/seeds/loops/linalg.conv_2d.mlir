// Brings linalg.conv_2d.
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> (10, 3, 9)>
#map3 = affine_map<(d0) -> (d0 * -2 + 6)>
#map4 = affine_map<() -> (-6, 11)>
#map5 = affine_map<(d0) -> (d0, 12)>
#map6 = affine_map<(d0) -> (d0 - 2)>
#map7 = affine_map<(d0) -> (d0 - 12)>
#set = affine_set<(d0) : (d0 - 12 >= 0)>
#set1 = affine_set<(d0) : (d0 - 12 >= 0, -(d0 mod 4) >= 0, -(d0 + 8) + 20 >= 0)>
module {
  func.func @main(%arg0: tensor<1x6xindex>, %arg1: tensor<?x6xindex> {padlab.extents = array<i64: 1>}, %arg2: index {padlab.value = 2 : index}, %arg3: tensor<3x5xf32>, %arg4: tensor<3x2xf32>, %arg5: tensor<3x5xf32>, %arg6: tensor<1x4xf32>) -> (tensor<10x4xindex>, index, index, tensor<1x4xf32>, tensor<1x4xf32>) attributes {padlab.seed = 361056473 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<1x6xindex> to memref<1x6xindex>
    %1 = bufferization.to_buffer %arg1 : tensor<?x6xindex> to memref<?x6xindex>
    %alloc = memref.alloc() : memref<10x4xindex>
    %c3 = arith.constant 3 : index
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %c-7 = arith.constant -7 : index
    %2 = arith.minsi %c-9223372036854775808, %c-7 : index
    linalg.fill ins(%2 : index) outs(%alloc : memref<10x4xindex>)
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %3 = memref.load %1[%c0, %c4] : memref<?x6xindex>
    affine.store %3, %alloc[5, 2] : memref<10x4xindex>
    %alloc_0 = memref.alloc() : memref<4x10xindex>
    linalg.fill ins(%3 : index) outs(%alloc_0 : memref<4x10xindex>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_0 : memref<4x10xindex>) outs(%alloc : memref<10x4xindex>) {
    ^bb0(%in: index, %out: index):
      %10 = arith.minui %in, %in : index
      linalg.yield %10 : index
    }
    affine.for %arg7 = 12 to min #map2() step 7 {
      affine.if #set(%arg7) {
        %c4_1 = arith.constant 4 : index
        %c1 = arith.constant 1 : index
        scf.parallel (%arg8) = (%arg2) to (%c4_1) step (%c1) {
          affine.if #set1(%arg7) {
            %11 = affine.apply #map3(%arg8)
            %12 = memref.load %alloc[%arg8, %11] : memref<10x4xindex>
            memref.store %12, %alloc[%arg8, %arg8] : memref<10x4xindex>
          }
          %c0_3 = arith.constant 0 : index
          %dim = memref.dim %alloc_0, %c0_3 : memref<4x10xindex>
          affine.for %arg9 = max #map4() to min #map5(%dim) {
            %11 = affine.load %alloc_0[%arg7 - 12, %arg9 - 10] : memref<4x10xindex>
            %12 = affine.apply #map6(%arg8)
            memref.store %11, %alloc[%arg8, %12] : memref<10x4xindex>
            %c1_4 = arith.constant 1 : index
            %13 = memref.load %alloc[%arg8, %c1_4] : memref<10x4xindex>
            %c56 = arith.constant 56 : index
            %14 = arith.shrsi %3, %c56 : index
            %15 = arith.ori %3, %13 : index
            memref.store %15, %alloc[%arg8, %arg8] : memref<10x4xindex>
            %c1_5 = arith.constant 1 : index
            %16 = memref.load %alloc[%arg8, %c1_5] : memref<10x4xindex>
            %c-9223372036854775808_6 = arith.constant -9223372036854775808 : index
            %17 = arith.minsi %c-9223372036854775808_6, %11 : index
            %c3_7 = arith.constant 3 : index
            %18 = arith.andi %13, %c3_7 : index
            %c1_8 = arith.constant 1 : index
            %19 = arith.minsi %3, %c1_8 : index
            %20 = affine.apply #map7(%arg7)
            memref.store %19, %alloc[%arg8, %20] : memref<10x4xindex>
          }
          scf.reduce 
        }
        %reinterpret_cast = memref.reinterpret_cast %alloc_0 to offset: [4], sizes: [3, 11], strides: [11, 1] : memref<4x10xindex> to memref<3x11xindex, strided<[11, 1], offset: 4>>
        %c12 = arith.constant 12 : index
        %alloc_2 = memref.alloc(%c12) : memref<?x6xindex>
        affine.for %arg8 = 0 to 12 {
          affine.for %arg9 = 0 to 6 {
            %11 = arith.subi %arg9, %3 : index
            affine.store %11, %alloc_2[%arg8, %arg9] : memref<?x6xindex>
          }
        }
        memref.dealloc %alloc_2 : memref<?x6xindex>
      } else {
        %11 = affine.load %alloc_0[(%arg7 - 16) * -2 - 5, %arg7 - 12] : memref<4x10xindex>
        %c-2 = arith.constant -2 : index
        affine.store %c-2, %alloc[%arg7 ceildiv 4 - 3, %arg7 - 12] : memref<10x4xindex>
      }
      %10 = affine.load %alloc[%arg7 - 10, 2] : memref<10x4xindex>
      affine.store %10, %alloc_0[%arg7 - 12, (%arg7 * 2) floordiv 16] : memref<4x10xindex>
    }
    %4 = affine.load %alloc_0[1, 1] : memref<4x10xindex>
    affine.store %4, %alloc_0[0, 4] : memref<4x10xindex>
    %5 = bufferization.to_tensor %alloc restrict : memref<10x4xindex> to tensor<10x4xindex>
    memref.dealloc %alloc_0 : memref<4x10xindex>
    %6 = tensor.empty() : tensor<1x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x4xf32>) -> tensor<1x4xf32>
    %8 = linalg.conv_2d ins(%arg3, %arg4 : tensor<3x5xf32>, tensor<3x2xf32>) outs(%7 : tensor<1x4xf32>) -> tensor<1x4xf32>
    %9 = linalg.conv_2d ins(%arg5, %arg4 : tensor<3x5xf32>, tensor<3x2xf32>) outs(%arg6 : tensor<1x4xf32>) -> tensor<1x4xf32>
    return %5, %3, %4, %8, %9 : tensor<10x4xindex>, index, index, tensor<1x4xf32>, tensor<1x4xf32>
  }
}

