// Brings arith.divsi, tensor.extract_slice.
module {
  func.func @main(%arg0: tensor<1x11xi32>, %arg1: tensor<1x11xi32>) -> (tensor<11x1xi32>, i8, tensor<?xi32>) attributes {padlab.seed = 2150938956 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<1x11xi32> to memref<1x11xi32>
    %1 = bufferization.to_buffer %arg1 : tensor<1x11xi32> to memref<1x11xi32>
    %alloc = memref.alloc() : memref<11x1xi32>
    %c5_i32 = arith.constant 5 : i32
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<1x11xi32>
    %extracted_slice = tensor.extract_slice %arg1[0, 10] [%dim, 1] [1, 1] : tensor<1x11xi32> to tensor<?xi32>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c-7_i32 = arith.constant -7 : i32
    %c3_i32_0 = arith.constant 3 : i32
    %2 = arith.andi %c-7_i32, %c3_i32_0 : i32
    %c1_i32 = arith.constant 1 : i32
    %3 = arith.ori %2, %c1_i32 : i32
    %4 = arith.divsi %c2_i32, %3 : i32
    linalg.fill ins(%4 : i32) outs(%alloc : memref<11x1xi32>)
    %c7_i8 = arith.constant 7 : i8
    %5 = bufferization.to_tensor %alloc restrict : memref<11x1xi32> to tensor<11x1xi32>
    return %5, %c7_i8, %extracted_slice : tensor<11x1xi32>, i8, tensor<?xi32>
  }
}

