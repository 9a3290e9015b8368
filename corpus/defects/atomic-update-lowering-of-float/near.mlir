// The elements are integers.
func.func @f(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    %new = arith.maxsi %old, %x : i32
    memref.atomic_yield %new : i32
  }
  return %r : i32
}
