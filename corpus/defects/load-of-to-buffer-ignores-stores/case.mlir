// Stores 7 to the buffer of a tensor and loads it. Expected: 7. Wrong: 1.
func.func @set(%t: tensor<2xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  memref.store %seven, %m[%zero] : memref<2xi32>
  %r = memref.load %m[%zero] : memref<2xi32>
  return %r : i32
}
func.func @main() {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %r = call @set(%t) : (tensor<2xi32>) -> i32
  vector.print %r : i32
  return
}
