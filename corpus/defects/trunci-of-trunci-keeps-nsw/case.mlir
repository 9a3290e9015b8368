// Truncates twice; only the second may not overflow, which x = 131071 (-1 as i16) allows. Wrong: the one truncation must not overflow.
func.func @f(%x: i32) -> i8 {
  %y = arith.trunci %x : i32 to i16
  %z = arith.trunci %y overflow<nsw> : i16 to i8
  return %z : i8
}
