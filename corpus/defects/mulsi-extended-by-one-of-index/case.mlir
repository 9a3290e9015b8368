// Multiplies an index by 1. Expected: valid IR. Wrong: an arith.extsi to index.
func.func @f(%a: index) -> (index, index) {
  %one = arith.constant 1 : index
  %l, %h = arith.mulsi_extended %a, %one : index
  return %l, %h : index, index
}
