// The subview has all rows: an element of row 1 is loaded.
func.func @store(%numbers: vector<2x2xi32>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %buffer = memref.alloca() : memref<4x4xi32>
  %rows = memref.subview %buffer[0, 0] [2, 4] [1, 1] : memref<4x4xi32> to memref<2x4xi32, strided<[4, 1]>>
  vector.store %numbers, %rows[%c0, %c0] : memref<2x4xi32, strided<[4, 1]>>, vector<2x2xi32>
  %number = memref.load %buffer[%c1, %c0] : memref<4x4xi32>
  return %number : i32
}
