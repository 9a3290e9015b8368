// Adds 2 x 2 to the low half of 65537. Expected: 5. Wrong: 65541.
func.func @f(%a: tensor<1x1xi32>, %b: tensor<1x1xi32>, %c: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<1x1xi32>, tensor<1x1xi32>) outs(%c : tensor<1x1xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %p = arith.muli %x, %y : i32
    %low = arith.trunci %z : i32 to i16
    %old = arith.extui %low : i16 to i32
    %s = arith.addi %old, %p : i32
    linalg.yield %s : i32
  } -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}
func.func @main() {
  %a = arith.constant dense<2> : tensor<1x1xi32>
  %c = arith.constant dense<65537> : tensor<1x1xi32>
  %r = call @f(%a, %a, %c) : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
  %printed = tensor.cast %r : tensor<1x1xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(tensor<*xi32>)
