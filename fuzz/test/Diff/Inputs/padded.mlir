func.func @main(%a: tensor<3x?xi32> {padlab.extents = array<i64: 2>})
    -> tensor<6x?xi32> attributes {padlab.seed = 1 : i64} {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c1 : tensor<3x?xi32>
  %empty = tensor.empty(%n) : tensor<3x?xi32>
  %twice = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<3x?xi32>) outs(%empty : tensor<3x?xi32>) {
  ^bb0(%x: i32, %out: i32):
    %y = arith.addi %x, %x : i32
    linalg.yield %y : i32
  } -> tensor<3x?xi32>
  %c7 = arith.constant 7 : i32
  %padded = tensor.pad %twice low[1, 0] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c7 : i32
  } : tensor<3x?xi32> to tensor<6x?xi32>
  return %padded : tensor<6x?xi32>
}
