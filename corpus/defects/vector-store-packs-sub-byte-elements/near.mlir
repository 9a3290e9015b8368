// The elements fill bytes.
func.func @store(%numbers: vector<4xi8>, %i: index) -> i8 {
  %c0 = arith.constant 0 : index
  %buffer = memref.alloca() : memref<4xi8>
  vector.store %numbers, %buffer[%c0] : memref<4xi8>, vector<4xi8>
  %number = memref.load %buffer[%i] : memref<4xi8>
  return %number : i8
}
