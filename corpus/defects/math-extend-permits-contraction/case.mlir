// exp(2.078125) is 7.9895, which rounds to 8 in bf16. Expected: 8, which floor leaves. Wrong: 7, the floor of what was not rounded.
func.func @f(%x: bf16) -> bf16 attributes {no_inline} {
  %e = math.exp %x : bf16
  %r = math.floor %e : bf16
  return %r : bf16
}
func.func @main() {
  %x = arith.constant 2.078125 : bf16
  %r = call @f(%x) : (bf16) -> bf16
  %y = arith.extf %r : bf16 to f32
  vector.print %y : f32
  return
}
