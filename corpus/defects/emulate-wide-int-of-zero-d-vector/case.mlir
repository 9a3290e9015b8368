// Extends a 0-D vector from i32 to i64. Expected: a vector of two words, or a failure that says why. Wrong: an arith.extui of types of different shapes.
func.func @extend(%number: vector<i32>) -> vector<i64> {
  %wide = arith.extui %number : vector<i32> to vector<i64>
  return %wide : vector<i64>
}
