// Fills a buffer whose size is the induction variable of scf.forall. Expected: a loop of scf, or an error that there is no affine form. Wrong: an affine.for that does not verify.
func.func @f(%x: i32) {
  scf.forall (%i) in (8) {
    %m = memref.alloca(%i) : memref<?xi32>
    linalg.fill ins(%x : i32) outs(%m : memref<?xi32>)
  }
  return
}
