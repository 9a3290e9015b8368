// Two rounds write 1 to the two elements of a constant tensor of zeros. Expected: the loop stays as it is. Wrong: the loop inserts into the constant, which does not verify.
func.func @f() -> tensor<2xi32> {
  %start = arith.constant dense<0> : tensor<2xi32>
  %one = arith.constant dense<1> : tensor<1xi32>
  %all = scf.forall (%i) in (2) shared_outs(%out = %start) -> tensor<2xi32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %one into %out[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  return %all : tensor<2xi32>
}
