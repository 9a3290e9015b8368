// Stores 1 in round 0 and 2 in round 1. Expected: 2. Wrong: the rounds have no order, and m may be 1.
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
