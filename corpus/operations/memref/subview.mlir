// Strides multiply, offsets add.
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<2x2xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %view = memref.subview %m[1, 0] [2, 2] [2, 3] : memref<4x4xi32> to memref<2x2xi32, strided<[8, 3], offset: 4>>
  %r = bufferization.to_tensor %view restrict : memref<2x2xi32, strided<[8, 3], offset: 4>> to tensor<2x2xi32>
  %k = arith.constant dense<[[4, 7], [12, 15]]> : tensor<2x2xi32>
  check.expect_eq(%r, %k) : tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}

// -----

// A view of a view, of lower rank.
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<3xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %a = memref.subview %m[1, %c1] [3, 3] [1, 1] : memref<4x4xi32> to memref<3x3xi32, strided<[4, 1], offset: ?>>
  %view = memref.subview %a[%c0, 1] [3, 1] [1, 1]
      : memref<3x3xi32, strided<[4, 1], offset: ?>> to memref<3xi32, strided<[4], offset: ?>>
  %r = bufferization.to_tensor %view restrict : memref<3xi32, strided<[4], offset: ?>> to tensor<3xi32>
  %k = arith.constant dense<[6, 10, 14]> : tensor<3xi32>
  check.expect_eq(%r, %k) : tensor<3xi32>
  return %r : tensor<3xi32>
}

// -----

// Stores go through.
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<?x4xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %v = arith.constant 99 : i32
  %a = memref.subview %m[1, 1] [%c2, 2] [1, %c1]
      : memref<4x4xi32> to memref<?x2xi32, strided<[4, ?], offset: 5>>
  memref.store %v, %a[%c1, %c0] : memref<?x2xi32, strided<[4, ?], offset: 5>>
  %view = memref.cast %m : memref<4x4xi32> to memref<?x4xi32>
  %r = bufferization.to_tensor %view restrict : memref<?x4xi32> to tensor<?x4xi32>
  %k = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 99, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %e = tensor.cast %k : tensor<4x4xi32> to tensor<?x4xi32>
  check.expect_eq(%r, %e) : tensor<?x4xi32>
  return %r : tensor<?x4xi32>
}

// -----

// EXPECT-UNDEFINED: out of bounds of extent 4
func.func @main(%c0: index {padlab.value = 0 : index}, %c1: index {padlab.value = 1 : index},
                %c2: index {padlab.value = 2 : index}, %c3: index {padlab.value = 3 : index})
    -> tensor<?x4xi32> attributes {padlab.seed = 0 : i64} {
  %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %m = memref.alloc() : memref<4x4xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
  %view = memref.subview %m[%c2, 0] [%c3, 4] [1, 1]
      : memref<4x4xi32> to memref<?x4xi32, strided<[4, 1], offset: ?>>
  %r = bufferization.to_tensor %view restrict : memref<?x4xi32, strided<[4, 1], offset: ?>> to tensor<?x4xi32>
  return %r : tensor<?x4xi32>
}
