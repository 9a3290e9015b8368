// Cases, the default, and operands of each edge.

func.func @choose(%flag: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  cf.switch %flag : i32, [
    default: ^end(%c3 : i32),
    -1: ^end(%c1 : i32),
    5: ^more(%c2, %flag : i32, i32)
  ]
^more(%a: i32, %b: i32):
  %sum = arith.addi %a, %b : i32
  cf.br ^end(%sum : i32)
^end(%r: i32):
  return %r : i32
}

func.func @main(%a: i32 {padlab.value = -1 : i32}, %b: i32 {padlab.value = 5 : i32}, %c: i32 {padlab.value = 4 : i32})
    -> (i32, i32, i32) attributes {padlab.seed = 0 : i64} {
  %0 = func.call @choose(%a) : (i32) -> i32
  %1 = func.call @choose(%b) : (i32) -> i32
  %2 = func.call @choose(%c) : (i32) -> i32
  %c1 = arith.constant 1 : i32
  check.expect_eq(%0, %c1) : i32
  %c7 = arith.constant 7 : i32
  check.expect_eq(%1, %c7) : i32
  %c3 = arith.constant 3 : i32
  check.expect_eq(%2, %c3) : i32
  return %0, %1, %2 : i32, i32, i32
}
