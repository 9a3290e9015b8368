// The flag says that there is no infinity: the partial maxima begin with the lowest number.
module attributes {transform.with_named_sequence} {
func.func @maximum(%numbers: tensor<4xf4E2M1FN>, %start: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%numbers : tensor<4xf4E2M1FN>) outs(%start : tensor<f4E2M1FN>) {
  ^bb0(%number: f4E2M1FN, %largest: f4E2M1FN):
    %next = arith.maximumf %number, %largest fastmath<ninf> : f4E2M1FN
    linalg.yield %next : f4E2M1FN
  } -> tensor<f4E2M1FN>
  return %r : tensor<f4E2M1FN>
}
func.func @main() {
  %numbers = arith.constant dense<[-4.0, -1.0, -2.0, -1.0]> : tensor<4xf4E2M1FN>
  %start = arith.constant dense<-6.0> : tensor<f4E2M1FN>
  %r = call @maximum(%numbers, %start) : (tensor<4xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  %x = tensor.extract %r[] : tensor<f4E2M1FN>
  %wide = arith.extf %x : f4E2M1FN to f32
  vector.print %wide : f32
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c, %d = transform.structured.tile_reduction_using_for %op by tile_sizes = [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
