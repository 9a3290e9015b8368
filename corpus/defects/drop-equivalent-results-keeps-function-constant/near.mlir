// A direct call.
func.func private @same(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
  %r = call @same(%m) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}
