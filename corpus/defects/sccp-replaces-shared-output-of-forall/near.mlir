// The loop starts from an argument, which is not constant; sccp folds the addition beside it.
func.func @f(%start: tensor<2xi32>, %one: tensor<1xi32>) -> (tensor<2xi32>, i32) {
  %two = arith.constant 2 : i32
  %four = arith.addi %two, %two : i32
  %all = scf.forall (%i) in (2) shared_outs(%out = %start) -> tensor<2xi32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %one into %out[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  return %all, %four : tensor<2xi32>, i32
}
