func.func @main(%a: i32) -> i32 attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %q = arith.divsi %a, %zero : i32
  return %q : i32
}
