// For i = 1 alone the remainder is 1: the bound folds to a constant.
func.func @main() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %count = affine.for %i = 1 to 2 iter_args(%outer = %zero) -> i32 {
    %inner_count = affine.for %j = 0 to affine_map<(i) -> (i mod 5)>(%i) iter_args(%inner = %outer) -> i32 {
      %next = arith.addi %inner, %one : i32
      affine.yield %next : i32
    }
    affine.yield %inner_count : i32
  }
  %printed = tensor.from_elements %count : tensor<i32>
  %unranked = tensor.cast %printed : tensor<i32> to tensor<*xi32>
  call @printMemrefI32(%unranked) : (tensor<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(tensor<*xi32>)
