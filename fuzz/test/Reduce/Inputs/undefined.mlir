func.func @main(%a: i32) -> i32 attributes {padlab.seed = 1 : i64} {
  %c = arith.constant 0 : i32
  %d = arith.divsi %a, %c : i32
  return %d : i32
}
