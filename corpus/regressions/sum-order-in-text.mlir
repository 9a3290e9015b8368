// Fusion makes a map d0 + (d1 + 2), whose text is read back as (d0 + d1) + 2:
// that is no other program.
func.func @main(%source: tensor<5x1xi32>, %init: tensor<1x1x5xi32>, %v: i32) -> (tensor<1x1x5xi32>, tensor<4x2x4xi32>) attributes {padlab.expect = "invalid-ir upstream-fused", padlab.seed = 0 : i64} {
  %window = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i + k, j floordiv 2)>, affine_map<(i, j, k) -> (i, j, k)>],
                            iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%source : tensor<5x1xi32>) outs(%init : tensor<1x1x5xi32>) {
  ^bb0(%x: i32, %o: i32):
    linalg.yield %x : i32
  } -> tensor<1x1x5xi32>
  %padded = tensor.pad %window low[0, 1, -2] high[3, 0, 1] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : i32
  } : tensor<1x1x5xi32> to tensor<4x2x4xi32>
  return %window, %padded : tensor<1x1x5xi32>, tensor<4x2x4xi32>
}
