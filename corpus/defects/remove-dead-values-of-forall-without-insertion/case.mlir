// A loop that inserts nothing: its result is what it begins with. Wrong: the result is poison.
func.func @f(%t: tensor<1xi32>, %x: tensor<1xi32>) -> tensor<1xi32> {
  %n = arith.constant 0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<1xi32> {
    scf.forall.in_parallel {
    }
  }
  return %r : tensor<1xi32>
}
