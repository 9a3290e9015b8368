// Offset and strides count from the buffer, not from the source.
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<2x?xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %a = memref.subview %m[2, 0] [2, 2] [1, 1] : memref<4x4xi32> to memref<2x2xi32, strided<[4, 1], offset: 8>>
  %view = memref.reinterpret_cast %a to offset: [%c1], sizes: [2, %c2], strides: [%c3, 2]
      : memref<2x2xi32, strided<[4, 1], offset: 8>> to memref<2x?xi32, strided<[?, 2], offset: ?>>
  %r = bufferization.to_tensor %view restrict : memref<2x?xi32, strided<[?, 2], offset: ?>> to tensor<2x?xi32>
  %k = arith.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xi32>
  %e = tensor.cast %k : tensor<2x2xi32> to tensor<2x?xi32>
  check.expect_eq(%r, %e) : tensor<2x?xi32>
  return %r : tensor<2x?xi32>
}

// -----

// EXPECT-UNDEFINED: lies outside of the buffer
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<17xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %view = memref.reinterpret_cast %m to offset: [0], sizes: [17], strides: [1] : memref<4x4xi32> to memref<17xi32>
  %r = bufferization.to_tensor %view restrict : memref<17xi32> to tensor<17xi32>
  return %r : tensor<17xi32>
}
