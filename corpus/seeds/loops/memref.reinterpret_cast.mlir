// Brings memref.reinterpret_cast.
module {
  func.func @main(%arg0: tensor<5x3xf32>) -> tensor<3x5xf32> attributes {padlab.seed = 1924155260 : i64} {
    %alloc = memref.alloc() : memref<3x5xf32>
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 2.500000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = arith.subf %cst_0, %cst_1 : f32
    %1 = arith.maximumf %0, %0 : f32
    linalg.fill ins(%1 : f32) outs(%alloc : memref<3x5xf32>)
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [1], sizes: [7, 2], strides: [2, 1] : memref<3x5xf32> to memref<7x2xf32, strided<[2, 1], offset: 1>>
    %2 = bufferization.to_tensor %alloc restrict : memref<3x5xf32> to tensor<3x5xf32>
    return %2 : tensor<3x5xf32>
  }
}

