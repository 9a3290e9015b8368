// Stores 1 in the first round and 2 in the second. Expected: a loop. Wrong: the rounds run at once.
func.func @store(%m: memref<i32>) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  affine.for %i = 0 to 2 {
    affine.if affine_set<(i) : (i == 0)>(%i) {
      affine.store %one, %m[] : memref<i32>
    } else {
      affine.store %two, %m[] : memref<i32>
    }
  }
  return
}
