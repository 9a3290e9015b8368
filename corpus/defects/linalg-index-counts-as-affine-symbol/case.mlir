// Copies m by affine.load with linalg.index as a symbol. Expected: a program that verifies, or linalg.index is rejected as a symbol. Wrong: the affine.load in the scf.parallel does not verify.
func.func @f(%m: memref<8xi32>, %out: memref<8xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%out : memref<8xi32>) {
  ^bb0(%unused: i32):
    %i = linalg.index 0 : index
    %x = affine.load %m[symbol(%i)] : memref<8xi32>
    linalg.yield %x : i32
  }
  return
}
