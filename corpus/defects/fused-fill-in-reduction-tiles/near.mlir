module attributes {transform.with_named_sequence} {

// The init is an argument: nothing is fused.
func.func @sum(%t: tensor<4xi32>, %init: tensor<i32>) -> tensor<i32> {
  %r = linalg.reduce ins(%t : tensor<4xi32>) outs(%init : tensor<i32>) dimensions = [0]
    (%x: i32, %sum: i32) {
      %next = arith.addi %x, %sum : i32
      linalg.yield %next : i32
    }
  return %r : tensor<i32>
}
func.func @main() {
  %t = arith.constant dense<1> : tensor<4xi32>
  %init = arith.constant dense<0> : tensor<i32>
  %r = call @sum(%t, %init) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  %x = tensor.extract %r[] : tensor<i32>
  vector.print %x : i32
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %reduce = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.fuse %reduce tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
