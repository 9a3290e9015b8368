// The extents are of type index.
func.func @f(%m: memref<4xi32>, %shape: memref<2xindex>) -> memref<?x?xi32> {
  %r = memref.reshape %m(%shape) : (memref<4xi32>, memref<2xindex>) -> memref<?x?xi32>
  return %r : memref<?x?xi32>
}
