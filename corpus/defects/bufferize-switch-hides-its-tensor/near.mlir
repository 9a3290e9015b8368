// The same with scf.if.
#map = affine_map<(i) -> (i)>
func.func @negate(%t: tensor<1xi32>, %which: index) -> (i32, i32) {
  %zero = arith.constant 0 : index
  %none = arith.constant 0 : i32
  %is = arith.cmpi eq, %which, %zero : index
  %same = scf.if %is -> tensor<1xi32> {
    scf.yield %t : tensor<1xi32>
  } else {
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
