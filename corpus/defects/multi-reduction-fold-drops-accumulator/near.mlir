// The accumulator is neutral: the source alone is right.
func.func @add(%v: vector<2xi32>) -> vector<2xi32> {
  %zero = arith.constant dense<0> : vector<2xi32>
  %r = vector.multi_reduction <add>, %v, %zero [] : vector<2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @main() {
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %r = call @add(%v) : (vector<2xi32>) -> vector<2xi32>
  vector.print %r : vector<2xi32>
  return
}
