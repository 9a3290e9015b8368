// Raises an element to a power, atomically.
func.func @f(%m: memref<4xf32>, %i: index, %x: f32) -> f32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %new = math.powf %old, %x : f32
    memref.atomic_yield %new : f32
  }
  return %r : f32
}
