// Both reductions are sums. Prints 38.
func.func @main() {
  %v = arith.constant dense<[3, 5]> : vector<2xi32>
  %w = arith.constant dense<[10, 20]> : vector<2xi32>
  call @print(%v, %w) : (vector<2xi32>, vector<2xi32>) -> ()
  return
}
func.func private @print(%v: vector<2xi32>, %w: vector<2xi32>) {
  %first = vector.reduction <add>, %v : vector<2xi32> into i32
  %sum = vector.reduction <add>, %w, %first : vector<2xi32> into i32
  vector.print %sum : i32
  return
}
