// The vector has the rank of the native shape.
func.func @read(%a: memref<4x4x4xf32>, %i: index, %padding: f32) -> vector<4x4xf32> {
  %r = vector.transfer_read %a[%i, %i, %i], %padding : memref<4x4x4xf32>, vector<4x4xf32>
  return %r : vector<4x4xf32>
}
