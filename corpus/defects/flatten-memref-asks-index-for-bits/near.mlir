// Elements of 32 bits.
func.func @f(%m: memref<4x4xi32>, %i: index) -> i32 {
  %r = memref.load %m[%i, %i] : memref<4x4xi32>
  return %r : i32
}
