// A loop without results: the two versions in the branches of an scf.if are right.
func.func @f(%m: memref<8xi32>, %n: index, %x: i32)  {
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %upper = affine.min affine_map<(n) -> (n, 4)>(%n)
  scf.for %i = %zero to %upper step %step {
    memref.store %x, %m[%i] : memref<8xi32>
  }
  return
}
