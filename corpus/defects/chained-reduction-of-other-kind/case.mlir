// The sum of 10 and 20, to which the smaller of 3 and 5 is added. Expected: 33. Wrong: 38, the sum of all four.
func.func @main() {
  %v = arith.constant dense<[3, 5]> : vector<2xi32>
  %w = arith.constant dense<[10, 20]> : vector<2xi32>
  call @print(%v, %w) : (vector<2xi32>, vector<2xi32>) -> ()
  return
}
func.func private @print(%v: vector<2xi32>, %w: vector<2xi32>) {
  %least = vector.reduction <minsi>, %v : vector<2xi32> into i32
  %sum = vector.reduction <add>, %w, %least : vector<2xi32> into i32
  vector.print %sum : i32
  return
}
