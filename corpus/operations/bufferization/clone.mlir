// A buffer with the same elements; the source may go before it.
func.func @main(%t: tensor<3xi32> {padlab.value = dense<[4, 5, 6]> : tensor<3xi32>})
    -> tensor<?xi32> attributes {padlab.seed = 0 : i64} {
  %m = memref.alloc() : memref<3xi32>
  %s = bufferization.to_buffer %t read_only : tensor<3xi32> to memref<3xi32>
  memref.copy %s, %m : memref<3xi32> to memref<3xi32>
  %c = bufferization.clone %m : memref<3xi32> to memref<?xi32>
  memref.dealloc %m : memref<3xi32>
  %r = bufferization.to_tensor %c restrict : memref<?xi32> to tensor<?xi32>
  %got = tensor.cast %r : tensor<?xi32> to tensor<3xi32>
  check.expect_eq(%got, %t) : tensor<3xi32>
  return %r : tensor<?xi32>
}

// -----

// Of a dynamic extent, and every second element.
func.func @main(%n: index {padlab.value = 4 : index}, %v: f32 {padlab.value = 2.5 : f32})
    -> f32 attributes {padlab.seed = 0 : i64} {
  %two = arith.constant 2 : index
  %one = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %m[%two] : memref<?xf32>
  %s = memref.subview %m[0] [%two] [2] : memref<?xf32> to memref<?xf32, strided<[2]>>
  %c = bufferization.clone %s : memref<?xf32, strided<[2]>> to memref<?xf32>
  %r = memref.load %c[%one] : memref<?xf32>
  check.expect_eq(%r, %v) : f32
  memref.dealloc %c : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %r : f32
}

// -----

// EXPECT-UNDEFINED: writes to what may not be written
func.func @main(%v: f32) -> f32 attributes {padlab.seed = 0 : i64} {
  %zero = arith.constant 0 : index
  %m = memref.alloc() : memref<1xf32>
  %c = bufferization.clone %m : memref<1xf32> to memref<1xf32>
  memref.store %v, %m[%zero] : memref<1xf32>
  return %v : f32
}
