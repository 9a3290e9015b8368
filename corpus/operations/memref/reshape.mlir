func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<2x8xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %shape = memref.alloc() : memref<2xindex>
  %c8 = arith.constant 8 : index
  memref.store %c2, %shape[%c0] : memref<2xindex>
  memref.store %c8, %shape[%c1] : memref<2xindex>
  %view = memref.reshape %m(%shape) : (memref<4x4xi32>, memref<2xindex>) -> memref<2x8xi32>
  %r = bufferization.to_tensor %view restrict : memref<2x8xi32> to tensor<2x8xi32>
  %k = arith.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15]]> : tensor<2x8xi32>
  check.expect_eq(%r, %k) : tensor<2x8xi32>
  return %r : tensor<2x8xi32>
}

// -----

// EXPECT-UNDEFINED: 16 elements do not fit shape [3]
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<?xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %shape = memref.alloc() : memref<1xindex>
  memref.store %c3, %shape[%c0] : memref<1xindex>
  %view = memref.reshape %m(%shape) : (memref<4x4xi32>, memref<1xindex>) -> memref<?xi32>
  %r = bufferization.to_tensor %view restrict : memref<?xi32> to tensor<?xi32>
  return %r : tensor<?xi32>
}
