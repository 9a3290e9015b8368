// The size is an argument of the function, which is a symbol.
func.func @f(%x: i32, %n: index) {
  scf.forall (%i) in (8) {
    %m = memref.alloca(%n) : memref<?xi32>
    linalg.fill ins(%x : i32) outs(%m : memref<?xi32>)
  }
  return
}
