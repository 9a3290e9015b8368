// Loads an index.
func.func @f(%m: memref<4x4xindex>, %i: index) -> index {
  %r = memref.load %m[%i, %i] : memref<4x4xindex>
  return %r : index
}
