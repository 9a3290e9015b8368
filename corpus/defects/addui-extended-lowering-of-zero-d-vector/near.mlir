// The vector has one dimension.
func.func @twice(%a: vector<1xi32>) -> vector<1xi32> {
  %sum, %overflow = arith.addui_extended %a, %a : vector<1xi32>, vector<1xi1>
  return %sum : vector<1xi32>
}
