// Brings affine.vector_load, memref.cast.
module {
  func.func @main(%arg0: tensor<38xf16>, %arg1: index {padlab.value = 5 : index}) -> tensor<38xi8> attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries},buffer-results-to-out-params{add-result-attr=true},func.func(optimize-allocation-liveness),func.func(promote-buffers-to-stack),convert-linalg-to-parallel-loops", padlab.seed = 1719356233 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<38xf16> to memref<38xf16>
    %alloc = memref.alloc() : memref<38xf16, 2>
    memref.copy %0, %alloc : memref<38xf16> to memref<38xf16, 2>
    affine.for %arg2 = 0 to 36 step 3 {
      %4 = affine.vector_load %alloc[%arg2] : memref<38xf16, 2>, vector<3xf16>
      %5 = affine.vector_load %alloc[%arg2] : memref<38xf16, 2>, vector<3xf16>
      %6 = affine.vector_load %alloc[%arg2] : memref<38xf16, 2>, vector<3xf16>
      %7 = affine.vector_load %alloc[%arg2] : memref<38xf16, 2>, vector<3xf16>
    }
    %cast = memref.cast %alloc : memref<38xf16, 2> to memref<38xf16, 2>
    %c4 = arith.constant 4 : index
    %1 = arith.cmpi ule, %arg1, %c4 : index
    %2 = scf.if %1 -> (memref<38xf16>) {
      scf.yield %0 : memref<38xf16>
    } else {
      %alloc_1 = memref.alloc() : memref<38xf16>
      affine.for %arg2 = 0 to 38 {
        %4 = arith.index_cast %arg1 : index to i16
        %5 = arith.sitofp %4 : i16 to f16
        %6 = arith.uitofp %1 : i1 to f16
        %7 = arith.sitofp %1 : i1 to f16
        %8 = arith.minimumf %6, %7 : f16
        affine.store %8, %alloc_1[%arg2] : memref<38xf16>
      }
      scf.yield %alloc_1 : memref<38xf16>
    }
    %alloc_0 = memref.alloc() : memref<38xi8>
    affine.for %arg2 = 0 to 38 {
      %4 = arith.extsi %1 : i1 to i8
      %5 = arith.index_cast %arg2 : index to i8
      %6 = arith.index_cast %arg2 : index to i8
      %7 = arith.ori %5, %6 : i8
      affine.store %7, %alloc_0[%arg2] : memref<38xi8>
    }
    %3 = bufferization.to_tensor %alloc_0 restrict : memref<38xi8> to tensor<38xi8>
    return %3 : tensor<38xi8>
  }
}

