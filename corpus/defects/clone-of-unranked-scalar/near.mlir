// The buffer has a dimension.
func.func @f(%a: memref<4xi32>) -> memref<*xi32> {
  %u = memref.cast %a : memref<4xi32> to memref<*xi32>
  %r = bufferization.clone %u : memref<*xi32> to memref<*xi32>
  return %r : memref<*xi32>
}
