// Stores four of four i4, two whole bytes.
func.func @store(%numbers: vector<4xi4>) {
  %zero = arith.constant 0 : index
  %buffer = memref.alloc() : memref<4xi4>
  vector.store %numbers, %buffer[%zero] : memref<4xi4>, vector<4xi4>
  return
}
