// Brings tensor.from_elements, tensor.reshape.
module {
  func.func @main(%arg0: tensor<9x1xi64>, %arg1: tensor<2x2xi64>, %arg2: tensor<2x2xi64>) -> (tensor<2x2xi64>, i64, tensor<*xi64>) attributes {padlab.seed = 2364619875 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<9x1xi64> to memref<9x1xi64>
    %1 = bufferization.to_buffer %arg1 : tensor<2x2xi64> to memref<2x2xi64>
    %2 = bufferization.to_buffer %arg2 : tensor<2x2xi64> to memref<2x2xi64>
    %alloc = memref.alloc() : memref<2x2xi64>
    memref.copy %2, %alloc : memref<2x2xi64> to memref<2x2xi64>
    %3 = affine.load %alloc[1, 1] : memref<2x2xi64>
    %4 = arith.subi %3, %3 : i64
    %c7_i64 = arith.constant 7 : i64
    %5 = arith.maxui %c7_i64, %4 : i64
    affine.store %5, %1[1, 1] : memref<2x2xi64>
    %6 = bufferization.to_tensor %alloc restrict : memref<2x2xi64> to tensor<2x2xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %6, %c0 : tensor<2x2xi64>
    %c2 = arith.constant 2 : index
    %7 = arith.addi %dim, %c2 : index
    %from_elements = tensor.from_elements %7 : tensor<1xindex>
    %reshape = tensor.reshape %arg2(%from_elements) : (tensor<2x2xi64>, tensor<1xindex>) -> tensor<*xi64>
    return %6, %3, %reshape : tensor<2x2xi64>, i64, tensor<*xi64>
  }
}

