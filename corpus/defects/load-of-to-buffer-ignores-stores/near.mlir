// Nothing is stored to the buffer: the element of the tensor is right.
func.func @get(%t: tensor<2xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  %r = memref.load %m[%zero] : memref<2xi32>
  return %r : i32
}
func.func @main() {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %r = call @get(%t) : (tensor<2xi32>) -> i32
  vector.print %r : i32
  return
}
