// Returns a buffer of memory space 1.
func.func @f(%m: memref<4xf32, 1>) -> tensor<4xf32> {
  %t = bufferization.to_tensor %m restrict writable : memref<4xf32, 1> to tensor<4xf32>
  return %t : tensor<4xf32>
}
