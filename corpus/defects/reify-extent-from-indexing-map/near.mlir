// The result is written at i, its extent is that of the input. Prints [2] either way.
#in = affine_map<(i) -> (i)>
#out = affine_map<(i) -> (i)>
func.func @extent(%a: tensor<?xi32>, %init: tensor<?xi32>) -> index {
  %zero = arith.constant 0 : index
  %r = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel"]} ins(%a : tensor<?xi32>) outs(%init : tensor<?xi32>) {
  ^bb0(%x: i32, %out: i32):
    linalg.yield %x : i32
  } -> tensor<?xi32>
  %extent = tensor.dim %r, %zero : tensor<?xi32>
  return %extent : index
}
func.func @main() {
  %a_constant = arith.constant dense<[1, 2]> : tensor<2xi32>
  %a = func.call @hide_input(%a_constant) : (tensor<2xi32>) -> tensor<2xi32>
  %init_constant = arith.constant dense<0> : tensor<2xi32>
  %init = func.call @hide_input(%init_constant) : (tensor<2xi32>) -> tensor<2xi32>
  %a_open = tensor.cast %a : tensor<2xi32> to tensor<?xi32>
  %init_open = tensor.cast %init : tensor<2xi32> to tensor<?xi32>
  %extent = call @extent(%a_open, %init_open) : (tensor<?xi32>, tensor<?xi32>) -> index
  %r = tensor.from_elements %extent : tensor<1xindex>
  %printed = tensor.cast %r : tensor<1xindex> to tensor<*xindex>
  call @printMemrefInd(%printed) : (tensor<*xindex>) -> ()
  return
}
func.func private @hide_input(%a: tensor<2xi32>) -> tensor<2xi32> attributes {no_inline} { return %a : tensor<2xi32> }
func.func private @printMemrefInd(tensor<*xindex>)
