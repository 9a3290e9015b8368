// Poison that nobody looks at, and poison that decides.

func.func @main(%c: i1 {padlab.value = true}, %a: i32 {padlab.value = 4 : i32}) -> i32 attributes {padlab.seed = 0 : i64} {
  %p = ub.poison : i32
  %t = ub.poison : vector<2xi32>
  %q = arith.addi %p, %a : i32
  %0 = arith.select %c, %a, %q : i32
  check.expect_eq(%0, %a) : i32
  return %0 : i32
}

// -----

// EXPECT-UNDEFINED: poison
func.func @main(%a: i32) -> i32 attributes {padlab.seed = 0 : i64} {
  %p = ub.poison : i1
  %0 = scf.if %p -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}
