// Brings affine.store, arith.constant, arith.maxsi, arith.subi, bufferization.to_buffer, bufferization.to_tensor, func.func, func.return, linalg.fill, linalg.yield, memref.alloc, memref.load.
module {
  func.func @main(%arg0: tensor<22xi1>) -> (tensor<22xi1>, i1) attributes {padlab.seed = 3304607100 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<22xi1> to memref<22xi1>
    %alloc = memref.alloc() : memref<22xi1>
    %true = arith.constant true
    linalg.fill ins(%true : i1) outs(%alloc : memref<22xi1>)
    %c20 = arith.constant 20 : index
    %1 = memref.load %alloc[%c20] : memref<22xi1>
    %true_0 = arith.constant true
    %2 = arith.maxsi %1, %true_0 : i1
    %3 = arith.subi %2, %1 : i1
    affine.store %3, %0[14] : memref<22xi1>
    %4 = bufferization.to_tensor %alloc restrict : memref<22xi1> to tensor<22xi1>
    return %4, %1 : tensor<22xi1>, i1
  }
}

