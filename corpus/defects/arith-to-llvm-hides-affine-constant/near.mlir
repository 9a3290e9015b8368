// A memref.store takes any index, also one that a cast makes.
func.func @f(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    %one = arith.constant 1 : index
    memref.store %x, %m[%one] : memref<8xi32>
  }
  return
}
