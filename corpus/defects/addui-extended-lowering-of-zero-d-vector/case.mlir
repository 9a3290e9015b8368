// Adds a vector without dimensions to itself. Wrong: an llvm.extractvalue of type vector<i32>.
func.func @twice(%a: vector<i32>) -> vector<i32> {
  %sum, %overflow = arith.addui_extended %a, %a : vector<i32>, vector<i1>
  return %sum : vector<i32>
}
