// m[i] = c ? i + x : x. Expected: the scf.if stays in the loop, since it uses %number. Wrong: it moves before the loop, where %number does not exist.
func.func @f(%m: memref<8xi32>, %x: i32, %c: i1) {
  affine.for %i = 0 to 8 {
    %number = arith.index_cast %i : index to i32
    %y = scf.if %c -> i32 {
      %next = arith.addi %number, %x : i32
      scf.yield %next : i32
    } else {
      scf.yield %x : i32
    }
    affine.store %y, %m[%i] : memref<8xi32>
  }
  return
}
