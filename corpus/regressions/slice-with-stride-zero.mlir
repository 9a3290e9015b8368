// A slice with stride 0 has one element three times; writing to one of them must not change the others.
func.func @main(%t: tensor<4xi32>) -> tensor<3xi32> attributes {padlab.seed = 1 : i64} {
  %c1 = arith.constant 1 : index
  %k = arith.constant 99 : i32
  %slice = tensor.extract_slice %t[1] [3] [0] : tensor<4xi32> to tensor<3xi32>
  %written = tensor.insert %k into %slice[%c1] : tensor<3xi32>
  return %written : tensor<3xi32>
}
