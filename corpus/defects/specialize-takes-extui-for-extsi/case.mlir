// Multiplies 200, as an unsigned number of 8 bits, by 2. Expected: 400. Wrong: -112.
func.func @multiply(%a: tensor<1x1xi8>, %b: tensor<1x1xi8>, %init: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<1x1xi8>, tensor<1x1xi8>) outs(%init : tensor<1x1xi32>) {
  ^bb0(%x: i8, %y: i8, %sum: i32):
    %wide_x = arith.extui %x : i8 to i32
    %wide_y = arith.extui %y : i8 to i32
    %product = arith.muli %wide_x, %wide_y : i32
    %next = arith.addi %sum, %product : i32
    linalg.yield %next : i32
  } -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}
func.func @main() {
  %a = arith.constant dense<200> : tensor<1x1xi8>
  %two = arith.constant dense<2> : tensor<1x1xi8>
  %init = arith.constant dense<0> : tensor<1x1xi32>
  %r = call @multiply(%a, %two, %init) : (tensor<1x1xi8>, tensor<1x1xi8>, tensor<1x1xi32>) -> tensor<1x1xi32>
  %printed = tensor.cast %r : tensor<1x1xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(tensor<*xi32>)
