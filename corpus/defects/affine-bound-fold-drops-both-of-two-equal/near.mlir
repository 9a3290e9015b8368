// The outer loop has rounds.
func.func @f(%m: memref<4xf32>, %x: f32) {
  affine.for %i = 0 to 2 {
    affine.for %j = max affine_map<(d0) -> (0, d0)>(%i) to 4 {
      affine.store %x, %m[%j] : memref<4xf32>
    }
  }
  return
}
