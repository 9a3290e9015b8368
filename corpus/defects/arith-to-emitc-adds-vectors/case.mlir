// Adds vectors.
func.func @f(%x: vector<4xf32>) -> vector<4xf32> {
  %r = arith.addf %x, %x : vector<4xf32>
  return %r : vector<4xf32>
}
