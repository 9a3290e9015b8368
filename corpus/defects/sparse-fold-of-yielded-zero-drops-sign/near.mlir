// The zero has no sign.
func.func @zeros() -> tensor<2xf32> {
  %zero = arith.constant 0.0 : f32
  %init = tensor.empty() : tensor<2xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%init : tensor<2xf32>) {
  ^bb0(%old: f32):
    linalg.yield %zero : f32
  } -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @main() {
  %one = arith.constant 1.0 : f32
  %i = arith.constant 0 : index
  %zeros = call @zeros() : () -> tensor<2xf32>
  %x = tensor.extract %zeros[%i] : tensor<2xf32>
  %sign = math.copysign %one, %x : f32
  vector.print %sign : f32
  return
}
