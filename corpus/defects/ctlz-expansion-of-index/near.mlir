// An i32 has a width.
func.func @zeros(%x: i32) -> i32 {
  %n = math.ctlz %x : i32
  return %n : i32
}
