// The clone of a buffer that has no dimensions, and whose type does not say so.
func.func @f(%a: memref<i32>) -> memref<*xi32> {
  %u = memref.cast %a : memref<i32> to memref<*xi32>
  %r = bufferization.clone %u : memref<*xi32> to memref<*xi32>
  return %r : memref<*xi32>
}
