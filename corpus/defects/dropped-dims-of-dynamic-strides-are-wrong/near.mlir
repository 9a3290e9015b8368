// The first dimension is the only one that can be dropped.
func.func @part(%m: memref<?x?x?xi32, strided<[?, ?, ?]>>, %n: index) -> memref<?x2xi32, strided<[?, ?]>> {
  %v = memref.subview %m[0, 0, 0] [1, %n, 2] [1, 1, 1] : memref<?x?x?xi32, strided<[?, ?, ?]>> to memref<?x2xi32, strided<[?, ?]>>
  return %v : memref<?x2xi32, strided<[?, ?]>>
}
