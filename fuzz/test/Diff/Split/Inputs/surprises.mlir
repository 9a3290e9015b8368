// EXPECT-UNDEFINED: division by zero
func.func @main(%a: i32) -> i32 attributes {padlab.seed = 1 : i64} {
  return %a : i32
}

// -----

// EXPECT-ERROR: another message
func.func @main(%a: i32) -> i32 attributes {padlab.seed = 1 : i64} {
  return %b : i32
}

// -----

func.func @main(%a: i32) -> i32 attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %q = arith.divsi %a, %zero : i32
  return %q : i32
}

// -----

func.func @main() attributes {padlab.seed = 1 : i64} {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  check.expect_eq(%one, %two) : i32
  return
}

// -----

func.func @main() attributes {padlab.seed = 1 : i64} {
  %never = arith.constant false
  cf.assert %never, "what follows is not checked"
  return
}

// -----

// EXPECT-STOP: another message
func.func @main() attributes {padlab.seed = 1 : i64} {
  %never = arith.constant false
  cf.assert %never, "a message"
  return
}

// -----

func.func @main(%a: i32) -> i32 attributes {padlab.seed = 1 : i64} {
  // EXPECT-ERROR: nobody reads this
  return %a : i32
}
