// The elements 2 and 3 are a whole byte.
func.func @load(%one: i4, %two: i4) -> vector<2xi4> {
  %i = arith.constant 2 : index
  %j = arith.constant 3 : index
  %buffer = memref.alloc() : memref<4xi4>
  memref.store %one, %buffer[%i] : memref<4xi4>
  memref.store %two, %buffer[%j] : memref<4xi4>
  %numbers = vector.load %buffer[%i] : memref<4xi4>, vector<2xi4>
  return %numbers : vector<2xi4>
}
