// A load is verified by its extents.
func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %r = memref.load %m[%i] : memref<4xf32>
  return %r : f32
}
