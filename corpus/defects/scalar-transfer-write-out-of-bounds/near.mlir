// The write is in bounds.
func.func @main(%m: memref<2xi32>, %i: index, %v: vector<1xi32>) {
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<1xi32>, memref<2xi32>
  return
}
