// Adds 10 and four ones. Expected: 14. Wrong: 4.
func.func @f(%v: vector<4xf32>, %acc: f32) -> f32 {
  %r = vector.reduction <add>, %v, %acc : vector<4xf32> into f32
  return %r : f32
}
func.func @main() {
  %v = arith.constant dense<1.0> : vector<4xf32>
  %acc = arith.constant 10.0 : f32
  %r = call @f(%v, %acc) : (vector<4xf32>, f32) -> f32
  vector.print %r : f32
  return
}
