// The vector has one dimension.
func.func @extend(%number: vector<1xi32>) -> vector<1xi64> {
  %wide = arith.extui %number : vector<1xi32> to vector<1xi64>
  return %wide : vector<1xi64>
}
