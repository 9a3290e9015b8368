// Brings linalg.reduce.
module {
  func.func @main(%arg0: tensor<2x7xi64>) -> (tensor<6x4xi64>, tensor<i64>) attributes {padlab.seed = 3406362728 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<2x7xi64> to memref<2x7xi64>
    %alloc = memref.alloc() : memref<6x4xi64>
    affine.for %arg1 = 0 to 6 {
      affine.for %arg2 = 0 to 4 {
        %6 = arith.index_cast %arg1 : index to i64
        %7 = arith.index_cast %arg1 : index to i64
        %8 = arith.index_castui %arg1 : index to i64
        %9 = arith.maxui %7, %8 : i64
        affine.store %9, %alloc[%arg1, %arg2] : memref<6x4xi64>
      }
    }
    %c2 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %1 = arith.minui %true_0, %true_1 : i1
    %2 = arith.select %1, %c2, %c6 : index
    %3 = bufferization.to_tensor %alloc restrict : memref<6x4xi64> to tensor<6x4xi64>
    %4 = tensor.empty() : tensor<i64>
    %c-1_i64 = arith.constant -1 : i64
    %5 = linalg.fill ins(%c-1_i64 : i64) outs(%4 : tensor<i64>) -> tensor<i64>
    %reduced = linalg.reduce { arith.xori } ins(%arg0 : tensor<2x7xi64>) outs(%5 : tensor<i64>) dimensions = [0, 1] 
    return %3, %reduced : tensor<6x4xi64>, tensor<i64>
  }
}

