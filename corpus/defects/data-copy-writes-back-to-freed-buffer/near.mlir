// Nobody frees the buffer.
func.func @f(%one: i32) -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  affine.store %one, %a[1] : memref<4xi32>
  return %a : memref<4xi32>
}
