// The body does not read the init.
#id = affine_map<(i) -> (i)>
func.func @add(%a: tensor<1xi32>, %init: tensor<1xi32>) -> tensor<2xi32> {
  %five = arith.constant 5 : i32
  %sum = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<1xi32>) outs(%init : tensor<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %next = arith.addi %x, %x : i32
    linalg.yield %next : i32
  } -> tensor<1xi32>
  %r = tensor.pad %sum low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %five : i32
  } : tensor<1xi32> to tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @main() {
  %a = arith.constant dense<1> : tensor<1xi32>
  %init = arith.constant dense<10> : tensor<1xi32>
  %r = call @add(%a, %init) : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %printed = tensor.cast %r : tensor<2xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(tensor<*xi32>)
