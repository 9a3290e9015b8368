// Stores four bits and loads one of them. Expected: the bit. Wrong: a byte that was never written, unless the index is 0.
func.func @store(%numbers: vector<4xi1>, %i: index) -> i1 {
  %c0 = arith.constant 0 : index
  %buffer = memref.alloca() : memref<4xi1>
  vector.store %numbers, %buffer[%c0] : memref<4xi1>, vector<4xi1>
  %number = memref.load %buffer[%i] : memref<4xi1>
  return %number : i1
}
