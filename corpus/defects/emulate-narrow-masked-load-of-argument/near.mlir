// The load has no mask: it becomes a load of a byte.
func.func @load(%number: i4) -> vector<2xi4> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %buffer = memref.alloc() : memref<2xi4>
  memref.store %number, %buffer[%c0] : memref<2xi4>
  memref.store %number, %buffer[%c1] : memref<2xi4>
  %numbers = vector.load %buffer[%c0] : memref<2xi4>, vector<2xi4>
  return %numbers : vector<2xi4>
}
