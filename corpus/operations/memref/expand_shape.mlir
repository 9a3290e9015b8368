func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<2x2x2xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %a = memref.subview %m[0, 1] [4, 2] [1, 1] : memref<4x4xi32> to memref<4x2xi32, strided<[4, 1], offset: 1>>
  %view = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 2]
      : memref<4x2xi32, strided<[4, 1], offset: 1>> into memref<2x2x2xi32, strided<[8, 4, 1], offset: 1>>
  %r = bufferization.to_tensor %view restrict : memref<2x2x2xi32, strided<[8, 4, 1], offset: 1>> to tensor<2x2x2xi32>
  %k = arith.constant dense<[[[1, 2], [5, 6]], [[9, 10], [13, 14]]]> : tensor<2x2x2xi32>
  check.expect_eq(%r, %k) : tensor<2x2x2xi32>
  return %r : tensor<2x2x2xi32>
}

// -----

// EXPECT-UNDEFINED: shape [3, 1, 4] does not match shape [4, 4]
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<?x?x4xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %d = memref.cast %m : memref<4x4xi32> to memref<?x4xi32>
  %view = memref.expand_shape %d [[0, 1], [2]] output_shape [%c3, %c1, 4] : memref<?x4xi32> into memref<?x?x4xi32>
  %r = bufferization.to_tensor %view restrict : memref<?x?x4xi32> to tensor<?x?x4xi32>
  return %r : tensor<?x?x4xi32>
}
