// Brings affine.for, affine.yield, arith.andi, arith.constant, arith.muli, arith.xori, bufferization.to_buffer, bufferization.to_tensor, memref.alloc, memref.load, memref.store.
module {
  func.func @main(%arg0: tensor<6x1x4xi32>) -> tensor<38xi16> attributes {padlab.passes = "lower-affine,func.func(lower-vector-multi-reduction)", padlab.seed = 3793312657 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<6x1x4xi32> to memref<6x1x4xi32>
    %alloc = memref.alloc() : memref<38xi16>
    affine.for %arg1 = 0 to 38 {
      %c-1_i16 = arith.constant -1 : i16
      memref.store %c-1_i16, %alloc[%arg1] : memref<38xi16>
    }
    %c8 = arith.constant 8 : index
    %1 = memref.load %alloc[%c8] : memref<38xi16>
    %2 = arith.xori %1, %1 : i16
    %3 = arith.muli %1, %1 : i16
    %4 = arith.andi %1, %3 : i16
    %c34 = arith.constant 34 : index
    memref.store %4, %alloc[%c34] : memref<38xi16>
    %5 = bufferization.to_tensor %alloc restrict : memref<38xi16> to tensor<38xi16>
    return %5 : tensor<38xi16>
  }
}

