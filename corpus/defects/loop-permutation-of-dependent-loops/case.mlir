// A triangle.
func.func @f(%m: memref<4xi32>, %x: i32) {
  affine.for %i = 0 to 4 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 4 {
      affine.store %x, %m[%j] : memref<4xi32>
    }
  }
  return
}
