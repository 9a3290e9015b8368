// Stores three of four i4. Expected: a byte, and half of one. Wrong: vector<3xi4> is cast to vector<1xi8>, which does not verify.
func.func @store(%numbers: vector<3xi4>) {
  %zero = arith.constant 0 : index
  %buffer = memref.alloc() : memref<4xi4>
  vector.store %numbers, %buffer[%zero] : memref<4xi4>, vector<3xi4>
  return
}
