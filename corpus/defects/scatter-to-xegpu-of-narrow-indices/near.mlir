// The places are of type index.
func.func @f(%m: memref<8xf32>, %i: index, %places: vector<4xindex>, %flags: vector<4xi1>, %v: vector<4xf32>) {
  vector.scatter %m[%i] [%places], %flags, %v : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}
