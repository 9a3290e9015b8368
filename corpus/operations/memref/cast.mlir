func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<4x?xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %d = memref.cast %m : memref<4x4xi32> to memref<*xi32>
  %view = memref.cast %d : memref<*xi32> to memref<4x?xi32>
  %r = bufferization.to_tensor %view restrict : memref<4x?xi32> to tensor<4x?xi32>
  %k = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %e = tensor.cast %k : tensor<4x4xi32> to tensor<4x?xi32>
  check.expect_eq(%r, %e) : tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}

// -----

// EXPECT-UNDEFINED: shape [4, 4] is not one of memref<3x?xi32>
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<3x?xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %d = memref.cast %m : memref<4x4xi32> to memref<?x?xi32>
  %view = memref.cast %d : memref<?x?xi32> to memref<3x?xi32>
  %r = bufferization.to_tensor %view restrict : memref<3x?xi32> to tensor<3x?xi32>
  return %r : tensor<3x?xi32>
}

// -----

// EXPECT-UNDEFINED: its layout is not the one of
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<4x2xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %a = memref.subview %m[0, %c1] [4, 2] [1, 1] : memref<4x4xi32> to memref<4x2xi32, strided<[4, 1], offset: ?>>
  %view = memref.cast %a : memref<4x2xi32, strided<[4, 1], offset: ?>> to memref<4x2xi32, strided<[4, 1], offset: 2>>
  %r = bufferization.to_tensor %view restrict : memref<4x2xi32, strided<[4, 1], offset: 2>> to tensor<4x2xi32>
  return %r : tensor<4x2xi32>
}
