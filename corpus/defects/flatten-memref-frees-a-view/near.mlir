// Who allocates does not free.
func.func @f() -> memref<8x2xi32> {
  %m = memref.alloc() : memref<8x2xi32>
  return %m : memref<8x2xi32>
}
