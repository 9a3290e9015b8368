// Nobody calls the function.
func.func @make() -> memref<4xi32, strided<[?], offset: ?>> {
  %m = memref.alloc() : memref<4xi32>
  %cast = memref.cast %m : memref<4xi32> to memref<4xi32, strided<[?], offset: ?>>
  return %cast : memref<4xi32, strided<[?], offset: ?>>
}
