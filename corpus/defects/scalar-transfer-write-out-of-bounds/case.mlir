// Nothing is written where %i is 2. Wrong: stores to m[%i], whatever %i is.
func.func @main(%m: memref<2xi32>, %i: index, %v: vector<1xi32>) {
  vector.transfer_write %v, %m[%i] {in_bounds = [false]} : vector<1xi32>, memref<2xi32>
  return
}
