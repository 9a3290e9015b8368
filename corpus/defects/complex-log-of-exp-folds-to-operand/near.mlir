// Zero is subtracted, which folds rightly.
func.func @f(%a: complex<f32>) -> complex<f32> {
  %power = complex.exp %a : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %power, %zero : complex<f32>
  return %r : complex<f32>
}
func.func @main() {
  %a = complex.constant [0.0 : f32, 4.0 : f32] : complex<f32>
  %r = call @f(%a) : (complex<f32>) -> complex<f32>
  %part = complex.im %r : complex<f32>
  vector.print %part : f32
  return
}
