// The divisor is 2, and 7 floordiv 2 becomes a constant.
func.func @f(%n: index, %divides: i1) -> index {
  %seven = arith.constant 7 : index
  %r = scf.if %divides -> index {
    %quotient = affine.apply affine_map<(n) -> (n floordiv 2)>(%seven)
    scf.yield %quotient : index
  } else {
    scf.yield %n : index
  }
  return %r : index
}
