// Stores a 2x2 vector to the rows 0 and 2, and loads from row 2. Expected: an element of the vector. Wrong: the rows 0 and 1 are stored, and what is loaded was never written.
func.func @store(%numbers: vector<2x2xi32>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %buffer = memref.alloca() : memref<4x4xi32>
  %rows = memref.subview %buffer[0, 0] [2, 4] [2, 1] : memref<4x4xi32> to memref<2x4xi32, strided<[8, 1]>>
  vector.store %numbers, %rows[%c0, %c0] : memref<2x4xi32, strided<[8, 1]>>, vector<2x2xi32>
  %number = memref.load %buffer[%c2, %c0] : memref<4x4xi32>
  return %number : i32
}
