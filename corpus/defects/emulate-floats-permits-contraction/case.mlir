// Adds 0.00390625, half of the distance to the next bf16, to 1 twice. Expected: 1, since each sum rounds back. Wrong: 1.00781.
func.func @f(%x: bf16, %half: bf16) -> bf16 attributes {no_inline} {
  %once = arith.addf %x, %half : bf16
  %twice = arith.addf %once, %half : bf16
  return %twice : bf16
}
func.func @main() {
  %x = arith.constant 1.0 : bf16
  %half = arith.constant 0.00390625 : bf16
  %r = call @f(%x, %half) : (bf16, bf16) -> bf16
  %y = arith.extf %r : bf16 to f32
  vector.print %y : f32
  return
}
