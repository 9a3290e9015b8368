// There is no accumulator.
func.func @f(%v: vector<4xf32>) -> f32 {
  %r = vector.reduction <add>, %v : vector<4xf32> into f32
  return %r : f32
}
func.func @main() {
  %v = arith.constant dense<1.0> : vector<4xf32>
  %r = call @f(%v) : (vector<4xf32>) -> f32
  vector.print %r : f32
  return
}
