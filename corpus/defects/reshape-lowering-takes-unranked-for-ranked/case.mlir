// Reshapes to a shape of two extents.
func.func @f(%m: memref<4xi32>, %s: memref<2xindex>) -> memref<*xi32> {
  %r = memref.reshape %m(%s) : (memref<4xi32>, memref<2xindex>) -> memref<*xi32>
  return %r : memref<*xi32>
}
