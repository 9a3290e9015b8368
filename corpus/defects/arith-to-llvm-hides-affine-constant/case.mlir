// An affine.store with a constant in the loop as symbol. Expected: the arith.constant stays for the affine.store, or the pass reports that it is used. Wrong: the affine.store does not verify.
func.func @f(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    %one = arith.constant 1 : index
    affine.store %x, %m[symbol(%one)] : memref<8xi32>
  }
  return
}
