// linalg.matmul would extend with the sign.
func.func @multiply(%a: tensor<1x?xi8>, %b: tensor<?x1xi8>, %init: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<1x?xi8>, tensor<?x1xi8>) outs(%init : tensor<1x1xi32>) {
  ^bb0(%x: i8, %y: i8, %sum: i32):
    %wide_x = arith.extui %x : i8 to i32
    %wide_y = arith.extui %y : i8 to i32
    %product = arith.muli %wide_x, %wide_y : i32
    %next = arith.addi %sum, %product : i32
    linalg.yield %next : i32
  } -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}
