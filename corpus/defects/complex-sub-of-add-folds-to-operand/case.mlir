// (1 + 1e10) - 1e10 in f32. Expected: 0. Wrong: 1.
func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %sum = complex.add %a, %b : complex<f32>
  %r = complex.sub %sum, %b : complex<f32>
  return %r : complex<f32>
}
func.func @main() {
  %a = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %b = complex.constant [1.0e10 : f32, 0.0 : f32] : complex<f32>
  %r = call @f(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>
  %part = complex.re %r : complex<f32>
  vector.print %part : f32
  return
}
