// Brings affine.apply, affine.max, affine.min, arith.trunci, func.call, memref.copy, memref.store, scf.forall, scf.forall.in_parallel, scf.if, scf.yield.
#map = affine_map<(d0) -> (d0 ceildiv 4, d0, d0)>
#map1 = affine_map<() -> (2)>
#map2 = affine_map<()[s0] -> ((-s0) floordiv 16)>
#map3 = affine_map<(d0, d1) -> (d0, d1, d1 ceildiv 4 - 16)>
module {
  func.func @main(%arg0: tensor<30xi32>) -> (tensor<30xi32>, i32, i1) attributes {padlab.seed = 2636537901 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<30xi32> to memref<30xi32>
    %alloc = memref.alloc() : memref<30xi32>
    memref.copy %0, %alloc : memref<30xi32> to memref<30xi32>
    %1 = affine.load %alloc[5] : memref<30xi32>
    %c4 = arith.constant 4 : index
    memref.store %1, %alloc[%c4] : memref<30xi32>
    %c0 = arith.constant 0 : index
    call @callee1(%alloc, %c0) : (memref<30xi32>, index) -> ()
    %2 = arith.trunci %1 : i32 to i1
    %3 = arith.trunci %1 : i32 to i1
    %4 = arith.trunci %1 : i32 to i1
    %5 = arith.maxsi %3, %4 : i1
    scf.if %5 {
      %c2 = arith.constant 2 : index
      %c30 = arith.constant 30 : index
      %c1 = arith.constant 1 : index
      %c1_0 = arith.constant 1 : index
      scf.forall (%arg1) = (2) to (1) step (1) {
        %8 = affine.max #map(%arg1)
      }
      %7 = affine.apply #map1()
    }
    %6 = bufferization.to_tensor %alloc restrict : memref<30xi32> to tensor<30xi32>
    return %6, %1, %5 : tensor<30xi32>, i32, i1
  }
  func.func private @callee1(%arg0: memref<30xi32>, %arg1: index) {
    %0 = affine.apply #map2()[%arg1]
    %1 = affine.min #map3(%arg1, %0)
    return
  }
}

