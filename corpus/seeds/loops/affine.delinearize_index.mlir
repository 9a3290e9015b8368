// Brings affine.delinearize_index, affine.max, affine.parallel, func.call.
#map = affine_map<(d0, d1) -> (d0 ceildiv 4, d0 + d1 - d1, d1)>
#map1 = affine_map<(d0) -> (9, d0, d0)>
#map2 = affine_map<(d0) -> (d0 mod 3)>
#map3 = affine_map<()[s0] -> ((-s0) floordiv 16)>
module {
  func.func @main(%arg0: tensor<30xi32>) -> (tensor<30xi32>, i32) attributes {padlab.seed = 2636537901 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<30xi32> to memref<30xi32>
    %alloc = memref.alloc() : memref<30xi32>
    memref.copy %0, %alloc : memref<30xi32> to memref<30xi32>
    %1 = affine.load %alloc[5] : memref<30xi32>
    %c4 = arith.constant 4 : index
    memref.store %1, %alloc[%c4] : memref<30xi32>
    %c0 = arith.constant 0 : index
    call @callee1(%alloc, %c0) : (memref<30xi32>, index) -> ()
    %2 = affine.parallel (%arg1) = (0) to (min(30, 12)) reduce ("addi") -> (i32) {
      %4 = affine.load %alloc[%arg1] : memref<30xi32>
      %5 = arith.andi %1, %1 : i32
      affine.store %5, %alloc[%arg1] : memref<30xi32>
      %c2 = arith.constant 2 : index
      %c30 = arith.constant 30 : index
      %c1 = arith.constant 1 : index
      scf.forall (%arg2) = (2) to (%arg1) step (1) {
        %8 = affine.max #map(%arg1, %arg2)
        %9 = affine.min #map1(%arg2)
      }
      %6 = affine.apply #map2(%arg1)
      %7 = affine.delinearize_index %6 into (3) : index
      affine.yield %1 : i32
    }
    %3 = bufferization.to_tensor %alloc restrict : memref<30xi32> to tensor<30xi32>
    return %3, %2 : tensor<30xi32>, i32
  }
  func.func private @callee1(%arg0: memref<30xi32>, %arg1: index) {
    %0 = affine.apply #map3()[%arg1]
    return
  }
}

