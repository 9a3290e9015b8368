// With numbers that need no rounding the folded result is right.
func.func @cancel(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %difference = complex.sub %a, %b : complex<f32>
  %r = complex.add %difference, %b : complex<f32>
  return %r : complex<f32>
}
func.func @main() {
  %a = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %b = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %r = call @cancel(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>
  %re = complex.re %r : complex<f32>
  vector.print %re : f32
  return
}
