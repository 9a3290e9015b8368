// The callee returns a slice of dynamic extents, which is not packed; the caller
// writes to it and returns both.
func.func private @inner(%a: tensor<2x4xi16>, %n: index) -> tensor<2x?xi16> {
  %0 = tensor.extract_slice %a[0, 0] [2, %n] [1, 1] : tensor<2x4xi16> to tensor<2x?xi16>
  return %0 : tensor<2x?xi16>
}
func.func @main(%a: tensor<2x4xi16>, %n: index {padlab.value = 3 : index}) -> (tensor<2x?xi16>, tensor<2x?xi16>) attributes {padlab.seed = 7 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 99 : i16
  %0 = call @inner(%a, %n) : (tensor<2x4xi16>, index) -> tensor<2x?xi16>
  %1 = tensor.insert %k into %0[%c1, %c0] : tensor<2x?xi16>
  return %0, %1 : tensor<2x?xi16>, tensor<2x?xi16>
}
