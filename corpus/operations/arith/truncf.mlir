// Each rounding mode, of numbers between two, halfway, below the smallest and beyond the largest.

func.func private @all(%x: f64) -> (f32, f32, f32, f32, f32) {
  %even = arith.truncf %x to_nearest_even : f64 to f32
  %down = arith.truncf %x downward : f64 to f32
  %up = arith.truncf %x upward : f64 to f32
  %zero = arith.truncf %x toward_zero : f64 to f32
  %away = arith.truncf %x to_nearest_away : f64 to f32
  return %even, %down, %up, %zero, %away : f32, f32, f32, f32, f32
}

func.func private @short(%x: f32) -> (f16, bf16, f16, bf16, f16, bf16, f16, bf16) {
  %0 = arith.truncf %x downward : f32 to f16
  %1 = arith.truncf %x downward : f32 to bf16
  %2 = arith.truncf %x upward : f32 to f16
  %3 = arith.truncf %x upward : f32 to bf16
  %4 = arith.truncf %x toward_zero : f32 to f16
  %5 = arith.truncf %x toward_zero : f32 to bf16
  %6 = arith.truncf %x to_nearest_away : f32 to f16
  %7 = arith.truncf %x to_nearest_away : f32 to bf16
  return %0, %1, %2, %3, %4, %5, %6, %7 : f16, bf16, f16, bf16, f16, bf16, f16, bf16
}

func.func @main(%half: f64 {padlab.value = 16777217.0 : f64}, %minus: f64 {padlab.value = -16777217.0 : f64},
                %tiny: f64 {padlab.value = 1.0e-60 : f64}, %minusTiny: f64 {padlab.value = -1.0e-60 : f64},
                %huge: f64 {padlab.value = 1.0e60 : f64}, %minusHuge: f64 {padlab.value = -1.0e60 : f64},
                %inf: f64 {padlab.value = 0x7FF0000000000000 : f64}, %third: f32 {padlab.value = -0.333333343 : f32})
    -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32,
        f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32,
        f16, bf16, f16, bf16, f16, bf16, f16, bf16) attributes {padlab.seed = 0 : i64} {
  %0:5 = func.call @all(%half) : (f64) -> (f32, f32, f32, f32, f32)
  %1:5 = func.call @all(%minus) : (f64) -> (f32, f32, f32, f32, f32)
  %2:5 = func.call @all(%tiny) : (f64) -> (f32, f32, f32, f32, f32)
  %3:5 = func.call @all(%minusTiny) : (f64) -> (f32, f32, f32, f32, f32)
  %4:5 = func.call @all(%huge) : (f64) -> (f32, f32, f32, f32, f32)
  %5:5 = func.call @all(%minusHuge) : (f64) -> (f32, f32, f32, f32, f32)
  %6:5 = func.call @all(%inf) : (f64) -> (f32, f32, f32, f32, f32)
  %7:8 = func.call @short(%third) : (f32) -> (f16, bf16, f16, bf16, f16, bf16, f16, bf16)
  %above = arith.constant 16777218.0 : f32
  %bits = arith.bitcast %0#4 : f32 to i32
  %expected = arith.bitcast %above : f32 to i32
  check.expect_eq(%bits, %expected) : i32
  return %0#0, %0#1, %0#2, %0#3, %0#4, %1#0, %1#1, %1#2, %1#3, %1#4, %2#0, %2#1, %2#2, %2#3, %2#4, %3#0, %3#1, %3#2, %3#3, %3#4,
         %4#0, %4#1, %4#2, %4#3, %4#4, %5#0, %5#1, %5#2, %5#3, %5#4, %6#0, %6#1, %6#2, %6#3, %6#4,
         %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7
    : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32,
      f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32,
      f16, bf16, f16, bf16, f16, bf16, f16, bf16
}

// -----

// EXPECT-NOT-COMPILED: has no native rounding to so short a float
func.func @main(%x: f32 {padlab.value = 1.1 : f32}) -> f8E5M2 attributes {padlab.seed = 0 : i64} {
  %0 = arith.truncf %x upward : f32 to f8E5M2
  return %0 : f8E5M2
}
