// The tensor has the buffer's elements.
func.func @main(%v: i16) -> tensor<2xi16>
    attributes {padlab.seed = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi16>
  memref.store %v, %m[%c0] : memref<2xi16>
  memref.store %v, %m[%c1] : memref<2xi16>
  %0 = bufferization.to_tensor %m restrict : memref<2xi16> to tensor<2xi16>
  %1 = tensor.extract %0[%c1] : tensor<2xi16>
  check.expect_eq(%1, %v) : i16
  return %0 : tensor<2xi16>
}

// -----

// And the buffer itself: it cannot be freed.
// EXPECT-UNDEFINED: the buffer is not one that may be freed
func.func @main() -> tensor<1xindex> attributes {padlab.seed = 0 : i64} {
  %alloc = memref.alloc() : memref<1xindex>
  %0 = bufferization.to_tensor %alloc restrict : memref<1xindex> to tensor<1xindex>
  memref.dealloc %alloc : memref<1xindex>
  return %0 : tensor<1xindex>
}
