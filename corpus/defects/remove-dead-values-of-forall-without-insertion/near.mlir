// A function whose argument nothing uses: it is removed.
func.func private @f(%x: i32, %dead: i32) -> i32 {
  return %x : i32
}
func.func @main(%x: i32) -> i32 {
  %r = call @f(%x, %x) : (i32, i32) -> i32
  return %r : i32
}
