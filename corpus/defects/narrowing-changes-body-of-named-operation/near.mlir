// The same by a linalg.generic, whose body is its own.
#left = affine_map<(i, j, k) -> (i, k)>
#right = affine_map<(i, j, k) -> (k, j)>
#result = affine_map<(i, j, k) -> (i, j)>
func.func @multiply(%a: tensor<2x2xi8>, %b: tensor<2x2xi8>, %c: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %r = linalg.generic {indexing_maps = [#left, #right, #result], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x2xi8>, tensor<2x2xi8>) outs(%c : tensor<2x2xi32>) {
  ^bb0(%x: i8, %y: i8, %sum: i32):
    %wide = arith.extsi %x : i8 to i32
    %wider = arith.extsi %y : i8 to i32
    %product = arith.muli %wide, %wider : i32
    %new = arith.addi %sum, %product : i32
    linalg.yield %new : i32
  } -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
