// One sum is returned: its rounding stays.
func.func @f(%x: bf16, %half: bf16) -> bf16 attributes {no_inline} {
  %once = arith.addf %x, %half : bf16
  return %once : bf16
}
func.func @main() {
  %x = arith.constant 1.0 : bf16
  %half = arith.constant 0.00390625 : bf16
  %r = call @f(%x, %half) : (bf16, bf16) -> bf16
  %y = arith.extf %r : bf16 to f32
  vector.print %y : f32
  return
}
