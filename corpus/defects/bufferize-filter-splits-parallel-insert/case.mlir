// Two rounds write 9 to the two elements. Expected: the first is 9. Wrong: 1: the rounds write to a buffer that the result of the loop does not take part in.
func.func @main() {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %nine = arith.constant dense<9> : tensor<1xi32>
  %zero = arith.constant 0 : index
  %start = call @opaque(%t) : (tensor<2xi32>) -> tensor<2xi32>
  %all = scf.forall (%i) in (2) shared_outs(%out = %start) -> tensor<2xi32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %nine into %out[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  %first = tensor.extract %all[%zero] : tensor<2xi32>
  vector.print %first : i32
  return
}
func.func private @opaque(%t: tensor<2xi32>) -> tensor<2xi32> attributes {no_inline} { return %t : tensor<2xi32> }
