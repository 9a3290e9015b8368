// The type of a pad that never runs has less room than its padding takes, and
// its crop takes more than there is.
func.func @main(%n: index {padlab.value = 5 : index}, %a: tensor<?xi64> {padlab.extents = array<i64: 5>})
    -> tensor<6xi64> attributes {padlab.expect = "invalid-ir upstream-fused", padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c-1 = arith.constant -1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %hundred = arith.constant dense<100> : tensor<6xi64>
  %empty = tensor.empty(%n) : tensor<?xi64>
  %b = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xi64>) outs(%empty : tensor<?xi64>) {
  ^bb0(%in: i64, %out: i64):
    %sum = arith.addi %in, %in : i64
    linalg.yield %sum : i64
  } -> tensor<?xi64>
  %result = scf.for %i = %c2 to %c0 step %c1 iter_args(%carried = %hundred) -> (tensor<6xi64>) {
    %padded = tensor.pad %b low[%c5] high[%c-1] {
    ^bb0(%j: index):
      %two = arith.constant 2 : i64
      tensor.yield %two : i64
    } : tensor<?xi64> to tensor<4xi64>
    %cast = tensor.cast %padded : tensor<4xi64> to tensor<?xi64>
    %again = tensor.cast %cast : tensor<?xi64> to tensor<6xi64>
    scf.yield %again : tensor<6xi64>
  }
  return %result : tensor<6xi64>
}
