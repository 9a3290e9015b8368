// The number fits in i64. Prints 2 either way.
func.func @f(%x: f32) -> f32 attributes {no_inline} {
  %r = math.ceil %x : f32
  return %r : f32
}
func.func @main() {
  %x = arith.constant 1.500000e+00 : f32
  %r = call @f(%x) : (f32) -> f32
  vector.print %r : f32
  return
}
