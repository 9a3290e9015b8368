// Stores min(n, 4) to all elements. Expected: a broadcast of the affine.min, or the loop stays. Wrong: an affine.min on vector<4xindex>, which does not verify.
func.func @f(%m: memref<8xindex>, %n: index) {
  affine.for %i = 0 to 8 {
    %x = affine.min affine_map<()[n] -> (n, 4)>()[%n]
    affine.store %x, %m[%i] : memref<8xindex>
  }
  return
}
