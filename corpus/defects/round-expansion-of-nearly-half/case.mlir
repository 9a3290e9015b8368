// Rounds 0.49999997. Expected: 0. Wrong: 1.
func.func @f(%x: f32) -> f32 attributes {no_inline} {
  %r = math.round %x : f32
  return %r : f32
}
func.func @main() {
  %x = arith.constant 0x3EFFFFFF : f32
  %r = call @f(%x) : (f32) -> f32
  vector.print %r : f32
  return
}
