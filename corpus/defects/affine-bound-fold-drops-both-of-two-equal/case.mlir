// A loop from 0 to 0 around one that begins at max(0, i). Expected: valid IR. Wrong: an affine.for without a lower bound.
func.func @f(%m: memref<4xf32>, %x: f32) {
  affine.for %i = 0 to 0 {
    affine.for %j = max affine_map<(d0) -> (0, d0)>(%i) to 4 {
      affine.store %x, %m[%j] : memref<4xf32>
    }
  }
  return
}
