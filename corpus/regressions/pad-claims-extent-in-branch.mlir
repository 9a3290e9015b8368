// Fusion moved the pad up to its producer, out of a branch that is not taken, where
// its type claims an extent that only holds there.
#id = affine_map<(i) -> (i)>
func.func @main(%n: index {padlab.value = 3 : index}) -> (tensor<2xi32>, tensor<?xi32>) attributes {padlab.seed = 1 : i64} {
  %false = arith.constant false
  %c7 = arith.constant 7 : i32
  %one = arith.constant 1 : i32
  %init = tensor.empty(%n) : tensor<?xi32>
  %m = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%init : tensor<?xi32>) {
  ^bb0(%y: i32):
    %i = linalg.index 0 : index
    %x = arith.index_cast %i : index to i32
    linalg.yield %x : i32
  } -> tensor<?xi32>
  %r = scf.if %false -> tensor<2xi32> {
    %p = tensor.pad %m low[1] high[0] {
    ^bb0(%i: index):
      tensor.yield %c7 : i32
    } : tensor<?xi32> to tensor<2xi32>
    scf.yield %p : tensor<2xi32>
  } else {
    %e = tensor.splat %one : tensor<2xi32>
    scf.yield %e : tensor<2xi32>
  }
  return %r, %m : tensor<2xi32>, tensor<?xi32>
}
