// As far as the analysis knows the divisor is from 0 to 3, and no caller passes 0. The quotient is at most 7.
func.func @f(%number: index) -> i1 {
  %three = arith.constant 3 : index
  %seven = arith.constant 7 : index
  %divisor = arith.minui %number, %three : index
  %quotient = affine.apply affine_map<(n)[d] -> (n floordiv d)>(%seven)[%divisor]
  %isSmall = arith.cmpi ule, %quotient, %seven : index
  return %isSmall : i1
}
