// Divides and rounds down. Of -1 and 2, expected: -1. Wrong: 2^64 - 1.
func.func @divide(%a: i65, %b: i65) -> i65 {
  %r = arith.floordivsi %a, %b : i65
  return %r : i65
}
