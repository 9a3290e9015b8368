// Counts the elements of a tensor of three. Expected: [3]. Wrong: [1].
module attributes {transform.with_named_sequence} {
func.func @main() {
  %one = arith.constant 1 : i32
  %constant = arith.constant dense<1> : tensor<3xi32>
  %numbers = call @opaque(%constant) : (tensor<3xi32>) -> tensor<3xi32>
  %zero = arith.constant dense<0> : tensor<i32>
  %count = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%numbers : tensor<3xi32>) outs(%zero : tensor<i32>) {
  ^bb0(%number: i32, %so_far: i32):
    %next = arith.addi %so_far, %one : i32
    linalg.yield %next : i32
  } -> tensor<i32>
  %printed = tensor.cast %count : tensor<i32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%x: tensor<3xi32>) -> tensor<3xi32> attributes {no_inline} { return %x : tensor<3xi32> }
func.func private @printMemrefI32(tensor<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op : !transform.any_op
  transform.yield
}
}
