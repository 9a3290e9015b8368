// n floordiv 0 stands under a condition that is false wherever the function is called. Expected: the analysis knows nothing of the result. Wrong: mlir-opt divides by zero and dies.
func.func @f(%n: index, %divides: i1) -> index {
  %r = scf.if %divides -> index {
    %quotient = affine.apply affine_map<(n) -> (n floordiv 0)>(%n)
    scf.yield %quotient : index
  } else {
    scf.yield %n : index
  }
  return %r : index
}
