// The region uses nothing of the loop: the scf.if is invariant and is hoisted.
func.func @f(%m: memref<8xi32>, %x: i32, %c: i1) {
  affine.for %i = 0 to 8 {
    %y = scf.if %c -> i32 {
      %next = arith.addi %x, %x : i32
      scf.yield %next : i32
    } else {
      scf.yield %x : i32
    }
    affine.store %y, %m[%i] : memref<8xi32>
  }
  return
}
