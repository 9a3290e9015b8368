func.func private @next(memref<2xi32>)
func.func @f(%v: i32, %i: index) -> memref<2xi32> {
  %m = memref.alloc() : memref<2xi32>
  %other = memref.alloc() : memref<2xi32>
  call @next(%m) : (memref<2xi32>) -> ()
  memref.store %v, %other[%i] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %other : memref<2xi32>
}
