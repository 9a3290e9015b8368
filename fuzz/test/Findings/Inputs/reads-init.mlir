#id = affine_map<(d0) -> (d0)>
func.func @main(%init: tensor<1xi32>) -> tensor<2xi32>
    attributes {padlab.seed = 0 : i64} {
  %c0 = arith.constant 0 : i32
  %g = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%init : tensor<1xi32>) {
  ^bb0(%o: i32):
    linalg.yield %o : i32
  } -> tensor<1xi32>
  %p = tensor.pad %g low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %c0 : i32
  } : tensor<1xi32> to tensor<2xi32>
  return %p : tensor<2xi32>
}
