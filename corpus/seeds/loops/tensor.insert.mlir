// Brings tensor.insert.
module {
  func.func @main(%arg0: tensor<10x3xi16>, %arg1: tensor<3x10xi16>, %arg2: index {padlab.value = 0 : index}) -> (tensor<3x10xi16>, tensor<6x6xi16>, i16, i16) attributes {padlab.seed = 1877198529 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<10x3xi16> to memref<10x3xi16>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<3x10xi16> to memref<3x10xi16>
    %alloc = memref.alloc() : memref<3x10xi16>
    memref.copy %1, %alloc : memref<3x10xi16> to memref<3x10xi16>
    %alloc_0 = memref.alloc() : memref<6x6xi16>
    %c-2_i16 = arith.constant -2 : i16
    %c-1_i16 = arith.constant -1 : i16
    %c12_i16 = arith.constant 12 : i16
    %2 = arith.shrsi %c-1_i16, %c12_i16 : i16
    %c5_i16 = arith.constant 5 : i16
    %3 = arith.minsi %2, %c5_i16 : i16
    linalg.fill ins(%3 : i16) outs(%alloc_0 : memref<6x6xi16>)
    %4 = bufferization.to_tensor %alloc restrict : memref<3x10xi16> to tensor<3x10xi16>
    %5 = bufferization.to_tensor %alloc_0 restrict : memref<6x6xi16> to tensor<6x6xi16>
    %c2_i16 = arith.constant 2 : i16
    %c5 = arith.constant 5 : index
    %inserted = tensor.insert %c2_i16 into %5[%c5, %arg2] : tensor<6x6xi16>
    return %4, %inserted, %c-1_i16, %3 : tensor<3x10xi16>, tensor<6x6xi16>, i16, i16
  }
}

