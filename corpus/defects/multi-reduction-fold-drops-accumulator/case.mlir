// Adds [1, 2] to [10, 20] along no dimension. Expected: (11, 22). Wrong: (1, 2).
func.func @add(%v: vector<2xi32>, %sum: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <add>, %v, %sum [] : vector<2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @main() {
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %sum = arith.constant dense<[10, 20]> : vector<2xi32>
  %r = call @add(%v, %sum) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  vector.print %r : vector<2xi32>
  return
}
