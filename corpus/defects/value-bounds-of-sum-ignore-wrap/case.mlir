// The smaller one of 2^63 - 1 and the next number, which wraps around to -2^63. Expected: -9223372036854775808. Wrong: 9223372036854775807.
func.func @least(%a: index) -> index {
  %one = arith.constant 1 : index
  %next = arith.addi %a, %one : index
  %r = affine.min affine_map<(a, next) -> (a, next)>(%a, %next)
  return %r : index
}
func.func @main() {
  %a = arith.constant 9223372036854775807 : index
  %r = call @least(%a) : (index) -> index
  %printed = arith.index_cast %r : index to i64
  vector.print %printed : i64
  return
}
