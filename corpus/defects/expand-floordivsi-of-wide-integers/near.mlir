// Has 64 bits, as many as the constant has that the expansion adds.
func.func @divide(%a: i64, %b: i64) -> i64 {
  %r = arith.floordivsi %a, %b : i64
  return %r : i64
}
