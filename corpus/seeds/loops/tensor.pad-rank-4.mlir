// Brings tensor.pad rank 4.
#map = affine_map<(d0, d1, d2, d3) -> (d3, d2, d1, d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x?x?x?xindex> {padlab.extents = array<i64: 3, 4, 4, 1>}, %arg1: index {padlab.value = 3 : index}, %arg2: index, %arg3: index) -> (tensor<?x4x?x1xindex>, tensor<1x4x?x?xindex>, index, tensor<?x?x?x3xindex>) attributes {padlab.seed = 2857221112 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<?x?x?x?xindex> to memref<?x?x?x?xindex>
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c3, %c4) : memref<?x4x?x1xindex>
    affine.for %arg4 = 0 to 3 {
      affine.for %arg5 = 0 to 4 {
        affine.for %arg6 = 0 to 4 {
          affine.for %arg7 = 0 to 1 {
            affine.store %arg7, %alloc[%arg4, %arg5, %arg6, %arg7] : memref<?x4x?x1xindex>
          }
        }
      }
    }
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %1 = arith.index_cast %c0 : index to i8
    %2 = arith.index_cast %arg1 : index to i8
    %c3_0 = arith.constant 3 : index
    %padded = tensor.pad %arg0 low[-3, 2, 0, -1] high[2, 0, -1, 3] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      %c-2 = arith.constant -2 : index
      tensor.yield %arg3 : index
    } : tensor<?x?x?x?xindex> to tensor<?x?x?x3xindex>
    %3 = arith.index_cast %c3_0 : index to i8
    scf.for %arg4 = %1 to %2 step %3  : i8 {
      %7 = arith.index_cast %arg4 : i8 to index
      %8 = affine.load %alloc[%c9 - 8, %c9 - 7, %c9 - 9, %c9 - 9] : memref<?x4x?x1xindex>
    }
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x?x?xindex>
    %alloc_1 = memref.alloc(%dim, %arg1) : memref<1x4x?x?xindex>
    affine.for %arg4 = 0 to 1 {
      affine.for %arg5 = 0 to 4 {
        affine.for %arg6 = 0 to 4 {
          affine.for %arg7 = 0 to 3 {
            %c3_7 = arith.constant 3 : index
            %7 = arith.remsi %arg6, %c3_7 : index
            %8 = arith.cmpi sle, %arg6, %arg6 : index
            %9 = arith.select %8, %7, %7 : index
            %c100 = arith.constant 100 : index
            %10 = arith.addi %c100, %arg6 : index
            affine.store %10, %alloc_1[%arg4, %arg5, %arg6, %arg7] : memref<1x4x?x?xindex>
          }
        }
      }
    }
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_1 : memref<1x4x?x?xindex>) outs(%alloc : memref<?x4x?x1xindex>) {
    ^bb0(%in: index, %out: index):
      %c-7 = arith.constant -7 : index
      %7 = arith.subi %in, %c-7 : index
      %c2 = arith.constant 2 : index
      %8 = arith.cmpi sge, %in, %c2 : index
      %9 = arith.select %8, %7, %7 : index
      linalg.yield %9 : index
    }
    %c0_2 = arith.constant 0 : index
    %dim_3 = memref.dim %alloc_1, %c0_2 : memref<1x4x?x?xindex>
    %c4_4 = arith.constant 4 : index
    %c3_5 = arith.constant 3 : index
    %alloc_6 = memref.alloc(%dim_3, %c4_4, %c3_5) : memref<?x4x?x?xindex>
    affine.for %arg4 = 0 to 1 {
      affine.for %arg5 = 0 to 4 {
        affine.for %arg6 = 0 to 4 {
          affine.for %arg7 = 0 to 3 {
            %7 = arith.addi %c9, %c9 : index
            %8 = arith.maxui %c9, %c9 : index
            affine.store %8, %alloc_6[%arg4, %arg5, %arg6, %arg7] : memref<?x4x?x?xindex>
          }
        }
      }
    }
    memref.copy %alloc_6, %alloc_1 : memref<?x4x?x?xindex> to memref<1x4x?x?xindex>
    %4 = affine.load %alloc_1[symbol(%c9) - 9, (symbol(%c9) * 2 - 5) mod 4, symbol(%c9) * 2 - 17, symbol(%c9) - 7] : memref<1x4x?x?xindex>
    affine.store %4, %alloc_1[0, symbol(%c9) * 2 - 18, symbol(%c9) - 8, symbol(%c9) - 7] : memref<1x4x?x?xindex>
    %5 = bufferization.to_tensor %alloc restrict : memref<?x4x?x1xindex> to tensor<?x4x?x1xindex>
    %6 = bufferization.to_tensor %alloc_1 restrict : memref<1x4x?x?xindex> to tensor<1x4x?x?xindex>
    memref.dealloc %alloc_6 : memref<?x4x?x?xindex>
    return %5, %6, %4, %padded : tensor<?x4x?x1xindex>, tensor<1x4x?x?xindex>, index, tensor<?x?x?x3xindex>
  }
}

