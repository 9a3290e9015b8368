// The sum must not wrap around.
func.func @least(%a: index) -> index {
  %one = arith.constant 1 : index
  %next = arith.addi %a, %one overflow<nsw> : index
  %r = affine.min affine_map<(a, next) -> (a, next)>(%a, %next)
  return %r : index
}
func.func @main() {
  %a = arith.constant 5 : index
  %r = call @least(%a) : (index) -> index
  %printed = arith.index_cast %r : index to i64
  vector.print %printed : i64
  return
}
