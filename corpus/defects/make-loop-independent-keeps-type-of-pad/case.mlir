// Pads the first i of four elements to four, for i from 0 to n. Wrong: i elements are padded by 4, and the type says that this makes four.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<4xf32> {
    %rest = affine.apply affine_map<(i) -> (4 - i)>(%i)
    %slice = tensor.extract_slice %a[0] [%i] [1] : tensor<4xf32> to tensor<?xf32>
    %padded = tensor.pad %slice low[0] high[%rest] {
    ^bb0(%j: index):
      tensor.yield %zero : f32
    } : tensor<?xf32> to tensor<4xf32>
    scf.yield %padded : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.tensor.make_loop_independent %op {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
