// The result has a rank.
func.func @f(%m: memref<4xi32>, %s: memref<2xindex>) -> memref<?x?xi32> {
  %r = memref.reshape %m(%s) : (memref<4xi32>, memref<2xindex>) -> memref<?x?xi32>
  return %r : memref<?x?xi32>
}
