// Brings tensor.bitcast.
module {
  func.func @main(%arg0: tensor<29xi32>) -> (tensor<29xi32>, i32, tensor<?xui32>, tensor<?xui32>, tensor<?xui32>) attributes {padlab.seed = 1880362733 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<29xi32> to memref<29xi32>
    %alloc = memref.alloc() : memref<29xi32>
    %c-1_i32 = arith.constant -1 : i32
    %c-7_i32 = arith.constant -7 : i32
    %c0_i32 = arith.constant 0 : i32
    %1 = arith.muli %c-7_i32, %c0_i32 : i32
    %c3_i32 = arith.constant 3 : i32
    %2 = arith.cmpi uge, %1, %c3_i32 : i32
    %3 = arith.select %2, %1, %1 : i32
    linalg.fill ins(%3 : i32) outs(%alloc : memref<29xi32>)
    %4 = affine.load %alloc[8] : memref<29xi32>
    affine.store %4, %0[0] : memref<29xi32>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32_0 = arith.constant 3 : i32
    %5 = arith.andi %4, %c3_i32_0 : i32
    %c1_i32 = arith.constant 1 : i32
    %6 = arith.ori %5, %c1_i32 : i32
    %7 = arith.remsi %4, %6 : i32
    %c100_i32 = arith.constant 100 : i32
    %8 = arith.maxui %4, %c100_i32 : i32
    %9 = arith.minsi %8, %4 : i32
    linalg.fill ins(%9 : i32) outs(%alloc : memref<29xi32>)
    %10 = bufferization.to_tensor %alloc restrict : memref<29xi32> to tensor<29xi32>
    %11 = tensor.bitcast %arg0 : tensor<29xi32> to tensor<?xui32>
    %12 = tensor.bitcast %11 : tensor<?xui32> to tensor<?xui32>
    %13 = tensor.bitcast %arg0 : tensor<29xi32> to tensor<?xui32>
    return %10, %4, %11, %12, %13 : tensor<29xi32>, i32, tensor<?xui32>, tensor<?xui32>, tensor<?xui32>
  }
}

