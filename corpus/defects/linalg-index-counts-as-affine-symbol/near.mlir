// A memref.load takes any index.
func.func @f(%m: memref<8xi32>, %out: memref<8xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%out : memref<8xi32>) {
  ^bb0(%unused: i32):
    %i = linalg.index 0 : index
    %x = memref.load %m[%i] : memref<8xi32>
    linalg.yield %x : i32
  }
  return
}
