// Brings affine.for, affine.yield, arith.cmpi, arith.index_cast, arith.index_castui, arith.maxsi, arith.minui, arith.select, bufferization.to_buffer, bufferization.to_tensor, tensor.extract.
module {
  func.func @main(%arg0: tensor<30xi64>) -> (tensor<28xi64>, i64) attributes {padlab.seed = 2994243900 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<30xi64> to memref<30xi64>
    %alloc = memref.alloc() : memref<28xi64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<30xi64>
    affine.for %arg1 = 0 to 28 {
      %4 = arith.index_cast %c1 : index to i64
      %5 = arith.index_cast %arg1 : index to i64
      %6 = arith.index_cast %arg1 : index to i64
      %7 = arith.maxsi %5, %6 : i64
      %8 = arith.index_castui %7 : i64 to index
      %9 = arith.cmpi ugt, %8, %arg1 : index
      %c-7_i64 = arith.constant -7 : i64
      %10 = arith.select %9, %c-7_i64, %7 : i64
      affine.store %10, %alloc[%arg1] : memref<28xi64>
    }
    %1 = affine.load %alloc[0] : memref<28xi64>
    %2 = arith.minui %1, %1 : i64
    affine.store %2, %alloc[7] : memref<28xi64>
    %3 = bufferization.to_tensor %alloc restrict : memref<28xi64> to tensor<28xi64>
    return %3, %extracted : tensor<28xi64>, i64
  }
}

