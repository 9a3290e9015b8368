func.func @main(%a: tensor<2xi32>) -> tensor<3xi32> attributes {padlab.seed = 1 : i64} {
  %c = arith.constant 7 : i32
  %p = tensor.pad %a low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %c : i32
  } : tensor<2xi32> to tensor<3xi32>
  return %p : tensor<3xi32>
}
