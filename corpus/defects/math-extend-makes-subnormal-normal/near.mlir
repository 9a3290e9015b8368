// The sine of zero. Prints 0 either way.
func.func private @ask(%x: f16) -> f16 {
  %r = math.sin %x : f16
  return %r : f16
}
func.func @main() {
  %x = arith.constant 0.0 : f16
  %r = call @ask(%x) : (f16) -> f16
  %printed = arith.extf %r : f16 to f32
  vector.print %printed : f32
  return
}
