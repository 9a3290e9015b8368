// Stores x to every element where c is true. Expected: the scf.if in the affine.for stays, or the pass says that it cannot be lowered. Wrong: the affine.for gets several blocks.
func.func @f(%m: memref<8xi32>, %x: i32, %c: i1) {
  affine.for %i = 0 to 8 {
    scf.if %c {
      memref.store %x, %m[%i] : memref<8xi32>
    }
  }
  return
}
