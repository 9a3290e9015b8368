// Stores a vector of 4x4x4 and loads an element. Expected: the element that was stored. Wrong: nothing is stored, the load reads memory that was never written.
func.func @store(%numbers: vector<4x4x4xf32>, %i: index) -> f32 {
  %buffer = memref.alloc() : memref<4x4x4xf32>
  vector.store %numbers, %buffer[%i, %i, %i] : memref<4x4x4xf32>, vector<4x4x4xf32>
  %number = memref.load %buffer[%i, %i, %i] : memref<4x4x4xf32>
  memref.dealloc %buffer : memref<4x4x4xf32>
  return %number : f32
}
