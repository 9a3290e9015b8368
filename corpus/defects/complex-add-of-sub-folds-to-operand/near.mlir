// Zero is added, which needs no rounding: the folded result is right.
func.func @cancel(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %difference = complex.sub %a, %b : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %difference, %zero : complex<f32>
  return %r : complex<f32>
}
func.func @main() {
  %a = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %b = complex.constant [0.5 : f32, 0.0 : f32] : complex<f32>
  %r = call @cancel(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>
  %re = complex.re %r : complex<f32>
  vector.print %re : f32
  return
}
