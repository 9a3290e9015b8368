// Each iteration has an element of its own.
func.func @main() {
  %ten = arith.constant 10 : i32
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<2x4xi32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      affine.store %ten, %m[%i, %j] : memref<2x4xi32>
    }
  }
  %r = affine.load %m[1, 3] : memref<2x4xi32>
  vector.print %r : i32
  return
}
