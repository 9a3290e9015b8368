// The vector has the rank of the native shape.
func.func @store(%numbers: vector<4x4xf32>, %i: index) -> f32 {
  %buffer = memref.alloc() : memref<4x4xf32>
  vector.store %numbers, %buffer[%i, %i] : memref<4x4xf32>, vector<4x4xf32>
  %number = memref.load %buffer[%i, %i] : memref<4x4xf32>
  memref.dealloc %buffer : memref<4x4xf32>
  return %number : f32
}
