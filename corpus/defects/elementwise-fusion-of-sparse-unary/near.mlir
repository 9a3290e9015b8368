// The same with an ordinary product in place of the unary operation: 2 0 3 plus 10 0 15.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#map = affine_map<(i) -> (i)>
func.func @sums(%s: tensor<3xi32, #vector>) -> tensor<3xi32, #vector> {
  %zero = arith.constant 0 : i32
  %five = arith.constant 5 : i32
  %e = tensor.empty() : tensor<3xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %u = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%s : tensor<3xi32, #vector>) outs(%f : tensor<3xi32>) {
  ^bb0(%x: i32, %o: i32):
    %y = arith.muli %x, %five : i32
    linalg.yield %y : i32
  } -> tensor<3xi32>
  %empty = tensor.empty() : tensor<3xi32, #vector>
  %r = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%s, %u : tensor<3xi32, #vector>, tensor<3xi32>) outs(%empty : tensor<3xi32, #vector>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %w = sparse_tensor.binary %x, %y : i32, i32 to i32
      overlap={
      ^bb0(%p: i32, %q: i32):
        %t = arith.addi %p, %q : i32
        sparse_tensor.yield %t : i32
      }
      left={}
      right={}
    linalg.yield %w : i32
  } -> tensor<3xi32, #vector>
  return %r : tensor<3xi32, #vector>
}
func.func @main() {
  %a = arith.constant dense<[2, 0, 3]> : tensor<3xi32>
  %s = sparse_tensor.convert %a : tensor<3xi32> to tensor<3xi32, #vector>
  %r = func.call @sums(%s) : (tensor<3xi32, #vector>) -> tensor<3xi32, #vector>
  %d = sparse_tensor.convert %r : tensor<3xi32, #vector> to tensor<3xi32>
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %d[%c0], %zero {in_bounds = [true]} : tensor<3xi32>, vector<3xi32>
  vector.print %v : vector<3xi32>
  return
}
