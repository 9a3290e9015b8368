// Stores the elements 1 and 2 and loads them. Expected: what was stored. Wrong: the elements 0, which was never written, and 1.
func.func @load(%one: i4, %two: i4) -> vector<2xi4> {
  %i = arith.constant 1 : index
  %j = arith.constant 2 : index
  %buffer = memref.alloc() : memref<4xi4>
  memref.store %one, %buffer[%i] : memref<4xi4>
  memref.store %two, %buffer[%j] : memref<4xi4>
  %numbers = vector.load %buffer[%i] : memref<4xi4>, vector<2xi4>
  return %numbers : vector<2xi4>
}
