// Multiplies the transpose of [[1, 2], [3, 4]] by the unit matrix. Expected: [[1, 3], [2, 4]]. Wrong: [[1, 2], [3, 4]].
func.func @multiply(%a: tensor<2x2xi32>, %b: tensor<2x2xi32>, %init: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<2x2xi32>, tensor<2x2xi32>) outs(%init : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32, %sum: i32):
    %product = arith.muli %x, %y : i32
    %next = arith.addi %sum, %product : i32
    linalg.yield %next : i32
  } -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
func.func @main() {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %unit = arith.constant dense<[[1, 0], [0, 1]]> : tensor<2x2xi32>
  %init = arith.constant dense<0> : tensor<2x2xi32>
  %r = call @multiply(%a, %unit, %init) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  %printed = tensor.cast %r : tensor<2x2xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(tensor<*xi32>)
