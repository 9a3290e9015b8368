// Calls a function that returns its argument, through its address.
func.func private @same(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
  %callee = constant @same : (memref<4xf32>) -> memref<4xf32>
  %r = call_indirect %callee(%m) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}
