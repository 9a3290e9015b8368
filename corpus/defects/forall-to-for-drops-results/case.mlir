// The pass erases the loop while its result is returned.
func.func @main(%t: tensor<2xi32>, %slice: tensor<1xi32>) -> tensor<2xi32> {
  %r = scf.forall (%i) in (2) shared_outs(%out = %t) -> tensor<2xi32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %slice into %out[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  return %r : tensor<2xi32>
}
