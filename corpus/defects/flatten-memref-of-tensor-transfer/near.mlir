// Reads a row of a memref, which is flattened.
func.func @read(%source: memref<4x4xi32>, %i: index) -> i32 {
  %e = memref.load %source[%i, %i] : memref<4x4xi32>
  return %e : i32
}
