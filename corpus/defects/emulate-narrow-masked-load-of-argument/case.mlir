// Loads by a mask that is an argument. Expected: the operation is refused. Wrong: the pattern asks for the mask's defining operation, which is null.
func.func @load(%buffer: memref<4xi4>, %mask: vector<2xi1>, %other: vector<2xi4>) -> vector<2xi4> {
  %c0 = arith.constant 0 : index
  %numbers = vector.maskedload %buffer[%c0], %mask, %other : memref<4xi4>, vector<2xi1>, vector<2xi4> into vector<2xi4>
  return %numbers : vector<2xi4>
}
