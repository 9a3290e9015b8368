// There is no mask.
func.func @f(%v: vector<2xi32>, %init: vector<2xi32>, %on: vector<2xi1>) -> vector<2xi32> {
  %column = vector.shape_cast %v : vector<2xi32> to vector<2x1xi32>
  %mask = vector.shape_cast %on : vector<2xi1> to vector<2x1xi1>
  %r = vector.multi_reduction <add>, %column, %init [1] : vector<2x1xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @main() {
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %init = arith.constant dense<[10, 20]> : vector<2xi32>
  %on = arith.constant dense<[true, false]> : vector<2xi1>
  %r = call @f(%v, %init, %on) : (vector<2xi32>, vector<2xi32>, vector<2xi1>) -> vector<2xi32>
  vector.print %r : vector<2xi32>
  return
}
