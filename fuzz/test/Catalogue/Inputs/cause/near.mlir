// The same input twice: one block argument is enough. Prints [1, 2] either way.
#row = affine_map<(i, j) -> (i)>
#cell = affine_map<(i, j) -> (i, j)>
module attributes {transform.with_named_sequence} {
func.func @main() {
  %zero = arith.constant dense<0> : tensor<2x3xi32>
  %constant = arith.constant dense<[1, 2]> : tensor<2xi32>
  %a = func.call @opaque(%constant) : (tensor<2xi32>) -> tensor<2xi32>
  %sum = linalg.generic {indexing_maps = [#cell, #cell, #row], iterator_types = ["parallel", "reduction"]}
      ins(%zero, %zero : tensor<2x3xi32>, tensor<2x3xi32>) outs(%a : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32, %sum_so_far: i32):
    %0 = arith.addi %sum_so_far, %x : i32
    %1 = arith.addi %0, %y : i32
    linalg.yield %1 : i32
  } -> tensor<2xi32>
  %printed = tensor.cast %sum : tensor<2xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%a: tensor<2xi32>) -> tensor<2xi32> attributes {no_inline} { return %a : tensor<2xi32> }
func.func private @printMemrefI32(tensor<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.erase_unnecessary_inputs
  } : !transform.any_op
  transform.yield
}
}
