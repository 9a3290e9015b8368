func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<16xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %view = memref.collapse_shape %m [[0, 1]] : memref<4x4xi32> into memref<16xi32>
  %r = bufferization.to_tensor %view restrict : memref<16xi32> to tensor<16xi32>
  %k = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi32>
  check.expect_eq(%r, %k) : tensor<16xi32>
  return %r : tensor<16xi32>
}

// -----

// EXPECT-UNDEFINED: are not contiguous
// Rows of 2 in rows of 4: nothing that one stride walks along.
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<?xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %a = memref.subview %m[0, 0] [%c2, %c2] [1, 1] : memref<4x4xi32> to memref<?x?xi32, strided<[4, 1]>>
  %b = memref.cast %a : memref<?x?xi32, strided<[4, 1]>> to memref<?x?xi32, strided<[?, ?]>>
  %view = memref.collapse_shape %b [[0, 1]] : memref<?x?xi32, strided<[?, ?]>> into memref<?xi32, strided<[?]>>
  %r = bufferization.to_tensor %view restrict : memref<?xi32, strided<[?]>> to tensor<?xi32>
  return %r : tensor<?xi32>
}
