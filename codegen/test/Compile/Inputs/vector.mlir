func.func @main(%a: vector<2xf32>) -> i32 attributes {padlab.seed = 1 : i64} {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
