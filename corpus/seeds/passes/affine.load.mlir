// Brings affine.load, affine.store.
module {
  func.func @main(%arg0: tensor<20xi32>) -> tensor<20xi32> attributes {padlab.passes = "convert-linalg-to-loops,sccp,func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=3})", padlab.seed = 715257811 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<20xi32> to memref<20xi32>
    %alloc = memref.alloc() : memref<20xi32>
    memref.copy %0, %alloc : memref<20xi32> to memref<20xi32>
    %1 = affine.load %alloc[9] : memref<20xi32>
    %2 = arith.xori %1, %1 : i32
    affine.store %2, %alloc[0] : memref<20xi32>
    %3 = bufferization.to_tensor %alloc restrict : memref<20xi32> to tensor<20xi32>
    return %3 : tensor<20xi32>
  }
}

