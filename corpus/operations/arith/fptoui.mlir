// Rounds towards zero; what does not fit is poison, which may not decide.

func.func @main(%a: f32 {padlab.value = 255.9 : f32}, %b: f64 {padlab.value = -0.5 : f64}) -> (i8, i32) attributes {padlab.seed = 0 : i64} {
  %0 = arith.fptoui %a : f32 to i8
  %c255 = arith.constant 255 : i8
  check.expect_eq(%0, %c255) : i8
  %1 = arith.fptoui %b : f64 to i32
  %c0 = arith.constant 0 : i32
  check.expect_eq(%1, %c0) : i32
  return %0, %1 : i8, i32
}

// -----

// EXPECT-UNDEFINED: the condition is poison
func.func @main(%a: f32 {padlab.value = 256.0 : f32}) -> i8 attributes {padlab.seed = 0 : i64} {
  %0 = arith.fptoui %a : f32 to i8
  %c255 = arith.constant 255 : i8
  %is = arith.cmpi eq, %0, %c255 : i8
  %1 = scf.if %is -> i8 {
    scf.yield %0 : i8
  } else {
    scf.yield %c255 : i8
  }
  return %1 : i8
}
