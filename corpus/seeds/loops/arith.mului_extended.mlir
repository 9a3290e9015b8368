// Brings arith.mului_extended.
#map = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x4x3xi1>, %arg1: tensor<3x4x3xi1>) -> tensor<3x4x3xi1> attributes {padlab.seed = 2770125922 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<3x4x3xi1> to memref<3x4x3xi1>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<3x4x3xi1> to memref<3x4x3xi1>
    %alloc = memref.alloc() : memref<3x4x3xi1>
    memref.copy %1, %alloc : memref<3x4x3xi1> to memref<3x4x3xi1>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c3_0 = arith.constant 3 : index
    scf.for %arg2 = %c0 to %c3 step %c3_0 {
      linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : memref<3x4x3xi1>) outs(%alloc : memref<3x4x3xi1>) {
      ^bb0(%in: i1, %out: i1):
        %true = arith.constant true
        %3 = arith.andi %true, %out : i1
        %low, %high = arith.mului_extended %3, %out : i1
        %low_2, %high_3 = arith.mului_extended %low, %low : i1
        %low_4, %high_5 = arith.mului_extended %high, %low : i1
        linalg.yield %low_4 : i1
      }
    }
    %alloc_1 = memref.alloc() : memref<3x4x3xi1>
    %false = arith.constant false
    linalg.fill ins(%false : i1) outs(%alloc_1 : memref<3x4x3xi1>)
    %2 = bufferization.to_tensor %alloc_1 restrict : memref<3x4x3xi1> to tensor<3x4x3xi1>
    return %2 : tensor<3x4x3xi1>
  }
}

