// Computes a * a + b, with b as init. Expected: [11, 24]. Wrong: [2, 8].
#id = affine_map<(i) -> (i)>
func.func @main() {
  %a_constant = arith.constant dense<[1, 2]> : tensor<2xi32>
  %a = func.call @opaque(%a_constant) : (tensor<2xi32>) -> tensor<2xi32>
  %b_constant = arith.constant dense<[10, 20]> : tensor<2xi32>
  %b = func.call @opaque(%b_constant) : (tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<2xi32>) outs(%b : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %0 = arith.muli %x, %x : i32
    %1 = arith.addi %0, %y : i32
    linalg.yield %1 : i32
  } -> tensor<2xi32>
  %printed = tensor.cast %r : tensor<2xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%a: tensor<2xi32>) -> tensor<2xi32> attributes {no_inline} { return %a : tensor<2xi32> }
func.func private @printMemrefI32(tensor<*xi32>)
