// The tensor stays what it is.
func.func @main(%t: tensor<2x3xi16>, %i: index {padlab.value = 1 : index}) -> i16
    attributes {padlab.seed = 4 : i64} {
  %m = bufferization.to_buffer %t read_only : tensor<2x3xi16> to memref<2x3xi16, strided<[?, ?], offset: ?>>
  %0 = memref.load %m[%i, %i] : memref<2x3xi16, strided<[?, ?], offset: ?>>
  %1 = tensor.extract %t[%i, %i] : tensor<2x3xi16>
  check.expect_eq(%0, %1) : i16
  return %0 : i16
}

// -----

// EXPECT-UNDEFINED: writes to what may not be written
func.func @main(%t: tensor<2xi16>, %i: index {padlab.value = 1 : index}, %v: i16)
    attributes {padlab.seed = 4 : i64} {
  %m = bufferization.to_buffer %t read_only : tensor<2xi16> to memref<2xi16>
  memref.store %v, %m[%i] : memref<2xi16>
  return
}

// -----

// What is written may, or may not, be seen through the other one.
// EXPECT-UNDEFINED: reads what was written to another buffer of the same tensor
func.func @main(%t: tensor<2xi16>, %i: index {padlab.value = 1 : index}, %v: i16) -> i16
    attributes {padlab.seed = 4 : i64} {
  %m = bufferization.to_buffer %t : tensor<2xi16> to memref<2xi16>
  %n = bufferization.to_buffer %t : tensor<2xi16> to memref<2xi16>
  memref.store %v, %m[%i] : memref<2xi16>
  %0 = memref.load %n[%i] : memref<2xi16>
  return %0 : i16
}

// -----

// The only buffer may be written; the tensor stays what it is.
func.func @main(%t: tensor<2xi16>, %i: index {padlab.value = 1 : index}, %v: i16)
    attributes {padlab.seed = 4 : i64} {
  %0 = tensor.extract %t[%i] : tensor<2xi16>
  %m = bufferization.to_buffer %t : tensor<2xi16> to memref<2xi16>
  memref.store %v, %m[%i] : memref<2xi16>
  %1 = tensor.extract %t[%i] : tensor<2xi16>
  %2 = memref.load %m[%i] : memref<2xi16>
  check.expect_eq(%0, %1) : i16
  check.expect_eq(%2, %v) : i16
  return
}
