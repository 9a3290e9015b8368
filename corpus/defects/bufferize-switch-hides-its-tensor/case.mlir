// Returns a tensor as it was, beside one that is negated. Expected: 1, -1. Wrong: -1, -1.
#map = affine_map<(i) -> (i)>
func.func @negate(%t: tensor<1xi32>, %which: index) -> (i32, i32) {
  %zero = arith.constant 0 : index
  %none = arith.constant 0 : i32
  %same = scf.index_switch %which -> tensor<1xi32>
  default {
    scf.yield %t : tensor<1xi32>
  }
  %negated = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%t : tensor<1xi32>) {
  ^bb0(%old: i32):
    %new = arith.subi %none, %old : i32
    linalg.yield %new : i32
  } -> tensor<1xi32>
  %a = tensor.extract %same[%zero] : tensor<1xi32>
  %b = tensor.extract %negated[%zero] : tensor<1xi32>
  return %a, %b : i32, i32
}
func.func @main() {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : index
  %t = tensor.from_elements %one : tensor<1xi32>
  %a, %b = call @negate(%t, %zero) : (tensor<1xi32>, index) -> (i32, i32)
  vector.print %a : i32
  vector.print %b : i32
  return
}
