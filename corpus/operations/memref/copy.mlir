func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<4x4xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %view = memref.alloc() : memref<4x4xi32>
  %a = memref.transpose %m (i, j) -> (j, i) : memref<4x4xi32> to memref<4x4xi32, strided<[1, 4]>>
  memref.copy %a, %view : memref<4x4xi32, strided<[1, 4]>> to memref<4x4xi32>
  %r = bufferization.to_tensor %view restrict : memref<4x4xi32> to tensor<4x4xi32>
  %k = arith.constant dense<[[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]]> : tensor<4x4xi32>
  check.expect_eq(%r, %k) : tensor<4x4xi32>
  return %r : tensor<4x4xi32>
}

// -----

// EXPECT-UNDEFINED: shape [4, 4] does not fill a memref of shape [3, 4]
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<?x4xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %view = memref.alloc(%c3) : memref<?x4xi32>
  memref.copy %m, %view : memref<4x4xi32> to memref<?x4xi32>
  %r = bufferization.to_tensor %view restrict : memref<?x4xi32> to tensor<?x4xi32>
  return %r : tensor<?x4xi32>
}

// -----

// EXPECT-UNDEFINED: source and target overlap
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<?x4xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %a = memref.subview %m[0, 0] [3, 4] [1, 1] : memref<4x4xi32> to memref<3x4xi32, strided<[4, 1]>>
  %b = memref.subview %m[1, 0] [3, 4] [1, 1] : memref<4x4xi32> to memref<3x4xi32, strided<[4, 1], offset: 4>>
  memref.copy %a, %b : memref<3x4xi32, strided<[4, 1]>> to memref<3x4xi32, strided<[4, 1], offset: 4>>
  %view = memref.cast %m : memref<4x4xi32> to memref<?x4xi32>
  %r = bufferization.to_tensor %view restrict : memref<?x4xi32> to tensor<?x4xi32>
  return %r : tensor<?x4xi32>
}
