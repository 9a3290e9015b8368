// Brings tensor.scatter.
module {
  func.func @main(%arg0: tensor<2x3x4xf64>, %arg1: tensor<4xi32>, %arg2: tensor<1x3xui8>, %arg3: index {padlab.value = 1 : index}, %arg4: tensor<1x0x1x?xui8> {padlab.extents = array<i64: 1>}) -> (tensor<1x3xui8>, i1, ui8) attributes {padlab.seed = 1207199407 : i64} {
    %0 = std.constant dense<1> : tensor<1x3xui8>
    %1 = std.or %arg2, %0 : tensor<1x3xui8>
    %2 = std.constant dense<[true, false]> : vector<2xi1>
    %3 = std.and %2, %2 : vector<2xi1>
    %4 = std.xor %3, %2 : vector<2xi1>
    %5 = std.constant 2 : ui8
    %6 = std.extract_element %4[%arg3] : vector<2xi1>
    %cst = arith.constant dense<> : tensor<1x0x2xi9>
    %cast = tensor.cast %cst : tensor<1x0x2xi9> to tensor<1x?x2xi9>
    %cast_0 = tensor.cast %arg4 : tensor<1x0x1x?xui8> to tensor<1x?x1x1xui8>
    %scatter = tensor.scatter %cast_0 into %arg2[%cast] scatter_dims([0, 1]) unique : (tensor<1x?x1x1xui8>, tensor<1x3xui8>, tensor<1x?x2xi9>) -> tensor<1x3xui8>
    std.return %scatter, %6, %5 : tensor<1x3xui8>, i1, ui8
  }
}

