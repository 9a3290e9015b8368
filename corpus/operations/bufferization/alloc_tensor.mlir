// A new tensor, with the elements of another one or with none.

func.func @main(%a: tensor<4xi32>, %n: index {padlab.value = 3 : index}) -> (tensor<4xi32>, tensor<4xi32>, tensor<?xi32>)
    attributes {padlab.seed = 0 : i64} {
  %i = arith.constant 2 : index
  %k = arith.constant 7 : i32
  %copy = bufferization.alloc_tensor() copy(%a) : tensor<4xi32>
  %written = tensor.insert %k into %copy[%i] : tensor<4xi32>
  %x = tensor.extract %written[%i] : tensor<4xi32>
  check.expect_eq(%x, %k) : i32
  %new = bufferization.alloc_tensor(%n) : tensor<?xi32>
  %filled = linalg.fill ins(%k : i32) outs(%new : tensor<?xi32>) -> tensor<?xi32>
  return %written, %a, %filled : tensor<4xi32>, tensor<4xi32>, tensor<?xi32>
}
