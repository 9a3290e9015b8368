// Functions of two arguments.

func.func @main(%a: tensor<40xf32>, %b: tensor<40xf32>, %c: tensor<20xf8E5M2>, %d: tensor<20xf8E5M2>)
    -> (tensor<40xf32>, tensor<40xf32>, tensor<20xf8E5M2>) attributes {padlab.seed = 5 : i64} {
  %three = arith.constant 3.0 : f64
  %two = arith.constant 2.0 : f64
  %nine = arith.constant 9.0 : f64
  %square = math.powf %three, %two : f64
  check.expect_eq(%square, %nine) : f64
  %zero = arith.constant 0.0 : f16
  %one = arith.constant 1.0 : f16
  %angle = math.atan2 %zero, %one : f16
  check.expect_eq(%angle, %zero) : f16
  %p = math.powf %a, %b : tensor<40xf32>
  %q = math.atan2 %a, %b : tensor<40xf32>
  %r = math.powf %c, %d : tensor<20xf8E5M2>
  return %p, %q, %r : tensor<40xf32>, tensor<40xf32>, tensor<20xf8E5M2>
}

// -----

// A vector, element by element.
func.func @main(%a: f32, %b: f32) -> (f32, f32, f16) attributes {padlab.seed = 6 : i64} {
  %v = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  %w = math.exp %v : vector<2x2xf32>
  %x = vector.extract %w[0, 0] : f32 from vector<2x2xf32>
  %y = vector.extract %w[1, 0] : f32 from vector<2x2xf32>
  %h = arith.truncf %v : vector<2x2xf32> to vector<2x2xf16>
  %i = math.tanh %h : vector<2x2xf16>
  %z = vector.extract %i[0, 1] : f16 from vector<2x2xf16>
  return %x, %y, %z : f32, f32, f16
}

// -----

// Both at once: as each alone.
func.func @main(%a: tensor<20xf32>, %b: f64) -> (tensor<20xf32>, tensor<20xf32>, f64) attributes {padlab.seed = 8 : i64} {
  %s, %c = math.sincos %a : tensor<20xf32>
  %sin, %cos = math.sincos %b : f64
  %alone = math.sin %b : f64
  check.expect_eq(%sin, %alone) : f64
  %other = math.cos %b : f64
  check.expect_eq(%cos, %other) : f64
  return %s, %c, %cos : tensor<20xf32>, tensor<20xf32>, f64
}
