// A view without the last dimension. Expected: extents 1 and n. Wrong: extents n and 1, which does not verify.
func.func @part(%m: memref<?x?x?xi32, strided<[?, ?, ?]>>, %n: index) -> memref<1x?xi32, strided<[?, ?]>> {
  %v = memref.subview %m[0, 0, 0] [1, %n, 1] [1, 1, 1] : memref<?x?x?xi32, strided<[?, ?, ?]>> to memref<1x?xi32, strided<[?, ?]>>
  return %v : memref<1x?xi32, strided<[?, ?]>>
}
