// Where only %a has an element, the result is the element of %b, which is 0. For 1 0 0 and 0 0 5: expected 0 0 5, wrong 5 0 5.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#map = affine_map<(i) -> (i)>
func.func @either(%a: tensor<3xi32, #vector>, %b: tensor<3xi32, #vector>) -> tensor<3xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<3xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %r = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%a, %b : tensor<3xi32, #vector>, tensor<3xi32, #vector>) outs(%f : tensor<3xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %w = sparse_tensor.binary %x, %y : i32, i32 to i32
      overlap={}
      left={
      ^bb0(%p: i32):
        sparse_tensor.yield %y : i32
      }
      right={
      ^bb0(%q: i32):
        sparse_tensor.yield %q : i32
      }
    linalg.yield %w : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}
