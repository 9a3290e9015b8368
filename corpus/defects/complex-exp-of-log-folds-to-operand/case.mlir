// The imaginary part of exp(log(NaN + i)). Expected: NaN. Wrong: 1.
func.func @f(%a: complex<f32>) -> complex<f32> {
  %logarithm = complex.log %a : complex<f32>
  %r = complex.exp %logarithm : complex<f32>
  return %r : complex<f32>
}
func.func @main() {
  %a = complex.constant [0x7FC00000 : f32, 1.0 : f32] : complex<f32>
  %r = call @f(%a) : (complex<f32>) -> complex<f32>
  %part = complex.im %r : complex<f32>
  vector.print %part : f32
  return
}
