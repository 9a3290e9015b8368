// Stores x to a place that a call gives, in a loop of blocks. Expected: the loop stays, or the affine.store becomes a memref.store. Wrong: in the body of the scf.while the affine.store does not verify.
func.func @f(%m: memref<8xi32>, %x: i32, %again: i1) {
  cf.br ^loop
^loop:
  %place = func.call @place() : () -> index
  affine.store %x, %m[symbol(%place)] : memref<8xi32>
  cf.cond_br %again, ^loop, ^end
^end:
  return
}
func.func private @place() -> index
