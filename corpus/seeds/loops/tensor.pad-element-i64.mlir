// Brings tensor.pad element i64.
module {
  func.func @main(%arg0: tensor<8x5xi64>, %arg1: tensor<5x8xi64>, %arg2: tensor<5x8xi64>) -> (tensor<5x8xi16>, tensor<6x6xi64>, tensor<5x8xi64>, tensor<8x5xi16>, tensor<8x5xi64>) attributes {padlab.seed = 3694220276 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<8x5xi64> to memref<8x5xi64>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<5x8xi64> to memref<5x8xi64>
    %2 = bufferization.to_buffer %arg2 : tensor<5x8xi64> to memref<5x8xi64>
    %alloc = memref.alloc() : memref<5x8xi16>
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 8 {
        %8 = arith.index_cast %arg3 : index to i16
        %9 = arith.index_cast %arg3 : index to i16
        %10 = arith.index_cast %arg3 : index to i16
        %11 = arith.minui %9, %10 : i16
        %12 = arith.index_cast %arg3 : index to i16
        %13 = arith.xori %11, %12 : i16
        affine.store %13, %alloc[%arg3, %arg4] : memref<5x8xi16>
      }
    }
    %alloc_0 = memref.alloc() : memref<6x6xi64>
    %c3_i64 = arith.constant 3 : i64
    %c3_i64_1 = arith.constant 3 : i64
    %c-1_i64 = arith.constant -1 : i64
    %3 = arith.ori %c3_i64_1, %c-1_i64 : i64
    %c7_i64 = arith.constant 7 : i64
    %4 = arith.xori %3, %c7_i64 : i64
    linalg.fill ins(%4 : i64) outs(%alloc_0 : memref<6x6xi64>)
    %alloc_2 = memref.alloc() : memref<5x8xi64>
    memref.copy %2, %alloc_2 : memref<5x8xi64> to memref<5x8xi64>
    %5 = bufferization.to_tensor %alloc restrict : memref<5x8xi16> to tensor<5x8xi16>
    %6 = bufferization.to_tensor %alloc_0 restrict : memref<6x6xi64> to tensor<6x6xi64>
    %7 = bufferization.to_tensor %alloc_2 restrict : memref<5x8xi64> to tensor<5x8xi64>
    %padded = tensor.pad %5 nofold low[0, 0] high[3, -3] {
    ^bb0(%arg3: index, %arg4: index):
      %c32767_i16 = arith.constant 32767 : i16
      tensor.yield %c32767_i16 : i16
    } : tensor<5x8xi16> to tensor<8x5xi16>
    %padded_3 = tensor.pad %arg1 nofold low[0, 0] high[3, -3] {
    ^bb0(%arg3: index, %arg4: index):
      %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
      tensor.yield %c9223372036854775807_i64 : i64
    } : tensor<5x8xi64> to tensor<8x5xi64>
    return %5, %6, %7, %padded, %padded_3 : tensor<5x8xi16>, tensor<6x6xi64>, tensor<5x8xi64>, tensor<8x5xi16>, tensor<8x5xi64>
  }
}

