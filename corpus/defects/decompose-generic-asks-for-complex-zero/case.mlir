// Yields complex numbers.
#id = affine_map<(i) -> (i)>
func.func @f(%a: tensor<2xf32>, %init: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<2xf32>) outs(%init : tensor<2xcomplex<f32>>) {
  ^bb0(%x: f32, %out: complex<f32>):
    %0 = arith.mulf %x, %x : f32
    %1 = complex.create %0, %x : complex<f32>
    linalg.yield %1 : complex<f32>
  } -> tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}
