// Calls a function without tensors. Expected: both stay as they are. Wrong: the callee returns another type than the call expects.
func.func @make() -> memref<4xi32, strided<[?], offset: ?>> {
  %m = memref.alloc() : memref<4xi32>
  %cast = memref.cast %m : memref<4xi32> to memref<4xi32, strided<[?], offset: ?>>
  return %cast : memref<4xi32, strided<[?], offset: ?>>
}
func.func @use() -> memref<4xi32, strided<[?], offset: ?>> {
  %r = call @make() : () -> memref<4xi32, strided<[?], offset: ?>>
  return %r : memref<4xi32, strided<[?], offset: ?>>
}
