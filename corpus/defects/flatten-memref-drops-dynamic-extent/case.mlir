// Stores into an allocation of n rows.
func.func @f(%n: index, %x: i32, %i: index) {
  %m = memref.alloc(%n) : memref<?x4xi32>
  memref.store %x, %m[%i, %i] : memref<?x4xi32>
  memref.dealloc %m : memref<?x4xi32>
  return
}
