// Brings affine.parallel, arith.addi, arith.xori, memref.cast, memref.subview, scf.execute_region.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<12x3xi16>, %arg1: tensor<12x3xi32>) -> tensor<12x3xi16> attributes {padlab.seed = 2831492315 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<12x3xi16> to memref<12x3xi16>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<12x3xi32> to memref<12x3xi32>
    %alloc = memref.alloc() : memref<12x3xi16>
    %c-7_i16 = arith.constant -7 : i16
    linalg.fill ins(%c-7_i16 : i16) outs(%alloc : memref<12x3xi16>)
    affine.parallel (%arg2) = (0) to (min(3, 7)) {
      %cast = memref.cast %1 : memref<12x3xi32> to memref<?x3xi32>
      %c3_i16 = arith.constant 3 : i16
      %c-1_i16 = arith.constant -1 : i16
      %c100_i16 = arith.constant 100 : i16
      %3 = arith.xori %c-1_i16, %c100_i16 : i16
      %c-2_i16 = arith.constant -2 : i16
      %4 = arith.maxsi %3, %c-2_i16 : i16
      %5 = arith.minui %3, %3 : i16
      %6 = scf.execute_region -> i16 {
        func.call @callee1(%1, %arg2) : (memref<12x3xi32>, index) -> ()
        %c0 = arith.constant 0 : index
        %subview_0 = memref.subview %cast[%arg2, %c0] [4, 3] [1, 1] : memref<?x3xi32> to memref<4x3xi32, strided<[3, 1], offset: ?>>
        scf.yield %5 : i16
      }
      %7 = affine.apply #map(%arg2)
      %subview = memref.subview %1[%7, 0] [9, 2] [1, 1] : memref<12x3xi32> to memref<9x2xi32, strided<[3, 1], offset: ?>>
    }
    %2 = bufferization.to_tensor %alloc restrict : memref<12x3xi16> to tensor<12x3xi16>
    return %2 : tensor<12x3xi16>
  }
  func.func private @callee1(%arg0: memref<12x3xi32>, %arg1: index) {
    %c2 = arith.constant 2 : index
    %0 = arith.addi %c2, %arg1 : index
    return
  }
}

