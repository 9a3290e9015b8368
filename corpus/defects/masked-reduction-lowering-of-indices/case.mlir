// Sums a masked vector of indices. Expected: llvm.intr.vp.reduce.add of vector<4xi64>. Wrong: of vector<4xindex>.
func.func @sum(%mask: vector<4xi1>, %numbers: vector<4xindex>) -> index {
  %sum = vector.mask %mask { vector.reduction <add>, %numbers : vector<4xindex> into index } : vector<4xi1> -> index
  return %sum : index
}
