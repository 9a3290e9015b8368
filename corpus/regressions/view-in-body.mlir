// The body of a structured operation takes a view: the lowering to loops clones it.
module {
  func.func @main(%arg0: tensor<2x3xi64>) -> tensor<2xi64> attributes {padlab.seed = 0 : i64} {
    %c0 = arith.constant 0 : index
    %0 = bufferization.to_buffer %arg0 read_only : tensor<2x3xi64> to memref<2x3xi64>
    %alloc = memref.alloc() : memref<2xi64>
    linalg.map outs(%alloc : memref<2xi64>)
      (%init: i64) {
        %2 = linalg.index 0 : index
        %subview = memref.subview %0[%2, 1] [1, 1] [1, 1] : memref<2x3xi64> to memref<1x1xi64, strided<[3, 1], offset: ?>>
        %3 = memref.load %subview[%c0, %c0] : memref<1x1xi64, strided<[3, 1], offset: ?>>
        linalg.yield %3 : i64
      }
    %1 = bufferization.to_tensor %alloc restrict : memref<2xi64> to tensor<2xi64>
    return %1 : tensor<2xi64>
  }
}
