// Reshapes by extents of type i32. Expected: LLVM. Wrong: a cast from i32 to i64 is left that nothing removes.
func.func @f(%m: memref<4xi32>, %shape: memref<2xi32>) -> memref<?x?xi32> {
  %r = memref.reshape %m(%shape) : (memref<4xi32>, memref<2xi32>) -> memref<?x?xi32>
  return %r : memref<?x?xi32>
}
