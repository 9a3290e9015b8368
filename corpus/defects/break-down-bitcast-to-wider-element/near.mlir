// A quarter of the vector holds an integer.
func.func @cast(%v: vector<16xi8>) -> vector<4xi32> {
  %r = vector.bitcast %v : vector<16xi8> to vector<4xi32>
  return %r : vector<4xi32>
}
