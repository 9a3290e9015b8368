// Zero is subtracted, which folds rightly.
func.func @f(%a: complex<f32>) -> complex<f32> {
  %logarithm = complex.log %a : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %logarithm, %zero : complex<f32>
  return %r : complex<f32>
}
func.func @main() {
  %a = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = call @f(%a) : (complex<f32>) -> complex<f32>
  %part = complex.re %r : complex<f32>
  vector.print %part : f32
  return
}
