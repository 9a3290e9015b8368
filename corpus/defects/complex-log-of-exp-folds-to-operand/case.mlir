// The imaginary part of log(exp(4i)). Expected: 4 - 2 pi, which is -2.28319. Wrong: 4.
func.func @f(%a: complex<f32>) -> complex<f32> {
  %power = complex.exp %a : complex<f32>
  %r = complex.log %power : complex<f32>
  return %r : complex<f32>
}
func.func @main() {
  %a = complex.constant [0.0 : f32, 4.0 : f32] : complex<f32>
  %r = call @f(%a) : (complex<f32>) -> complex<f32>
  %part = complex.im %r : complex<f32>
  vector.print %part : f32
  return
}
