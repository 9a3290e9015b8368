func.func private @main(%a: i32) -> i32 {
  return %a : i32
}
