// What the file is about.

func.func @main(%a: i32) -> i32 attributes {padlab.seed = 1 : i64} {
  return %a : i32
}

// -----

// EXPECT-UNDEFINED: division by zero
func.func @main(%a: i32) -> i32 attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %q = arith.divsi %a, %zero : i32
  return %q : i32
}

// -----

// EXPECT-STOP: a message
func.func @main() attributes {padlab.seed = 1 : i64} {
  %never = arith.constant false
  cf.assert %never, "this is a message"
  return
}

// -----

// EXPECT-ERROR: 'arith.addi' op operand #0 must be
func.func @main(%a: f32) -> f32 attributes {padlab.seed = 1 : i64} {
  %0 = arith.addi %a, %a : f32
  return %0 : f32
}
