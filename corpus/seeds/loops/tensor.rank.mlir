// Brings tensor.rank.
#map = affine_map<(d0) -> (d0, d0 + 3)>
#map1 = affine_map<(d0, d1, d2) -> (d0 + d1, d2 mod 8, d0)>
#set = affine_set<() : (0 >= 0)>
module {
  func.func @main(%arg0: tensor<1x11xi16>) -> (tensor<11x1xi16>, index, index, index) attributes {padlab.seed = 2772393613 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<1x11xi16> to memref<1x11xi16>
    %alloc = memref.alloc() : memref<11x1xi16>
    affine.for %arg1 = 0 to 11 {
      affine.for %arg2 = 0 to 1 {
        %c7_i16 = arith.constant 7 : i16
        affine.store %c7_i16, %alloc[%arg1, %arg2] : memref<11x1xi16>
      }
    }
    %1 = affine.load %alloc[5, 0] : memref<11x1xi16>
    %c1_i16 = arith.constant 1 : i16
    %2 = arith.maxui %1, %1 : i16
    affine.store %2, %alloc[5, 0] : memref<11x1xi16>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %3 = scf.while (%arg1 = %c0) : (index) -> index {
      %5 = arith.cmpi slt, %arg1, %c4 : index
      affine.parallel (%arg2) = (max(0, 5, 6)) to (7) {
        %7 = affine.load %alloc[(%arg2 - 3) ceildiv 16 + %arg2, %arg2 mod 3] : memref<11x1xi16>
      }
      %6 = affine.load %alloc[6, 0] : memref<11x1xi16>
      affine.store %6, %alloc[10, 0] : memref<11x1xi16>
      scf.condition(%5) %arg1 : index
    } do {
    ^bb0(%arg1: index):
      affine.if #set() {
        affine.for %arg2 = 0 to 4 {
          %6 = affine.max #map(%arg1)
          %7 = affine.min #map1(%6, %arg1, %arg2)
        }
      } else {
        %6 = affine.load %alloc[9, 0] : memref<11x1xi16>
        %7 = arith.index_cast %arg1 : index to i16
        affine.store %7, %alloc[0, 0] : memref<11x1xi16>
      }
      %alloc_2 = memref.alloc() : memref<11x1xi16>
      linalg.fill ins(%1 : i16) outs(%alloc_2 : memref<11x1xi16>)
      memref.copy %alloc_2, %alloc : memref<11x1xi16> to memref<11x1xi16>
      %5 = arith.addi %arg1, %c1 : index
      memref.dealloc %alloc_2 : memref<11x1xi16>
      scf.yield %5 : index
    }
    %subview = memref.subview %alloc[0, 0] [4, 1] [2, 1] : memref<11x1xi16> to memref<4x1xi16, strided<[2, 1]>>
    %4 = bufferization.to_tensor %alloc restrict : memref<11x1xi16> to tensor<11x1xi16>
    %rank = tensor.rank %4 : tensor<11x1xi16>
    %rank_0 = tensor.rank %4 : tensor<11x1xi16>
    %rank_1 = tensor.rank %4 : tensor<11x1xi16>
    return %4, %rank, %rank_0, %rank_1 : tensor<11x1xi16>, index, index, index
  }
}

