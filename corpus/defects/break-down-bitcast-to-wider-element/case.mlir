// Takes four bytes each for an integer.
func.func @cast(%v: vector<8xi8>) -> vector<2xi32> {
  %r = vector.bitcast %v : vector<8xi8> to vector<2xi32>
  return %r : vector<2xi32>
}
