// A loop of one round stores x to m[0]. Expected: the loop stays. Wrong: a vector.transfer_write with permutation map (d0) -> (0), which does not verify.
func.func @f(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 1 {
    affine.store %x, %m[0] : memref<8xi32>
  }
  return
}
