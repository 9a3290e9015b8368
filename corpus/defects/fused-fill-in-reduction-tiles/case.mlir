module attributes {transform.with_named_sequence} {

// Adds four ones. Expected: 4. Wrong: 2.
func.func @sum(%t: tensor<4xi32>, %init: tensor<i32>, %zero: i32) -> tensor<i32> {
  %filled = linalg.fill ins(%zero : i32) outs(%init : tensor<i32>) -> tensor<i32>
  %r = linalg.reduce ins(%t : tensor<4xi32>) outs(%filled : tensor<i32>) dimensions = [0]
    (%x: i32, %sum: i32) {
      %next = arith.addi %x, %sum : i32
      linalg.yield %next : i32
    }
  return %r : tensor<i32>
}
func.func @main() {
  %zero = arith.constant 0 : i32
  %t = arith.constant dense<1> : tensor<4xi32>
  %init = arith.constant dense<0> : tensor<i32>
  %r = call @sum(%t, %init, %zero) : (tensor<4xi32>, tensor<i32>, i32) -> tensor<i32>
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
