// The result is returned: its rounding stays.
func.func @f(%x: bf16) -> bf16 attributes {no_inline} {
  %e = math.exp %x : bf16
  return %e : bf16
}
func.func @main() {
  %x = arith.constant 2.078125 : bf16
  %r = call @f(%x) : (bf16) -> bf16
  %y = arith.extf %r : bf16 to f32
  vector.print %y : f32
  return
}
