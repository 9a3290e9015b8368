// Brings linalg.batch_matmul.
#map = affine_map<() -> (4, 5, 8)>
module {
  func.func @main(%arg0: tensor<25xindex>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: tensor<3x2x2xi64>, %arg5: tensor<3x2x1xi64>, %arg6: tensor<3x2x1xi64>, %arg7: tensor<3x1x2xi64>, %arg8: tensor<3x2x2xi64>) -> (tensor<25xindex>, tensor<25xindex>, tensor<3x2x1xi64>, tensor<3x2x2xi64>) attributes {padlab.seed = 3112500377 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<25xindex> to memref<25xindex>
    %alloc = memref.alloc() : memref<25xindex>
    memref.copy %0, %alloc : memref<25xindex> to memref<25xindex>
    %c1 = arith.constant 1 : index
    %c25 = arith.constant 25 : index
    %c7 = arith.constant 7 : index
    %c-6 = arith.constant -6 : index
    %c12 = arith.constant 12 : index
    %c1_0 = arith.constant 1 : index
    %c-4 = arith.constant -4 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<25xindex>
    %c0_1 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.forall (%arg9, %arg10, %arg11) = (1, -6, 0) to (25, 12, 4) step (7, 1, %arg1) {
      %6 = affine.load %0[8] : memref<25xindex>
    }
    %c25_2 = arith.constant 25 : index
    %c16 = arith.constant 16 : index
    %c-1 = arith.constant -1 : index
    %c25_3 = arith.constant 25 : index
    %c-3 = arith.constant -3 : index
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %arg0, %c0_4 : tensor<25xindex>
    %c0_6 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1_7 = arith.constant 1 : index
    scf.parallel (%arg9, %arg10, %arg11) = (%arg2, %c-1, %c0_6) to (%c25_2, %c25_3, %c5) step (%c16, %arg3, %c1_7) {
      %6 = affine.load %alloc[2] : memref<25xindex>
      affine.for %arg12 = 1 to 0 {
        %8 = affine.load %alloc[%arg12] : memref<25xindex>
      }
      %7 = affine.load %alloc[5] : memref<25xindex>
      scf.reduce 
    }
    %alloc_8 = memref.alloc() : memref<25xindex>
    memref.copy %alloc, %alloc_8 : memref<25xindex> to memref<25xindex>
    %1 = affine.max #map()
    %2 = bufferization.to_tensor %alloc restrict : memref<25xindex> to tensor<25xindex>
    %3 = bufferization.to_tensor %alloc_8 restrict : memref<25xindex> to tensor<25xindex>
    %4 = linalg.batch_matmul ins(%arg4, %arg5 : tensor<3x2x2xi64>, tensor<3x2x1xi64>) outs(%arg6 : tensor<3x2x1xi64>) -> tensor<3x2x1xi64>
    %5 = linalg.batch_matmul ins(%4, %arg7 : tensor<3x2x1xi64>, tensor<3x1x2xi64>) outs(%arg8 : tensor<3x2x2xi64>) -> tensor<3x2x2xi64>
    return %2, %3, %4, %5 : tensor<25xindex>, tensor<25xindex>, tensor<3x2x1xi64>, tensor<3x2x2xi64>
  }
}

