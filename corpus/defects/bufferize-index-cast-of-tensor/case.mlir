// Widens a tensor of i32 to index. Wrong: its buffer of four bytes is read as one of eight.
func.func @widen(%a: tensor<2xi32>) -> tensor<2xindex> {
  %r = arith.index_cast %a : tensor<2xi32> to tensor<2xindex>
  return %r : tensor<2xindex>
}
