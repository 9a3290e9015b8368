// Brings linalg.conv_1d.
module {
  func.func @main(%arg0: tensor<2x?x0xi8> {padlab.extents = array<i64: 3>}, %arg1: tensor<4x0xi8>, %arg2: tensor<1xi8>, %arg3: tensor<?x1xi8> {padlab.extents = array<i64: 0>}, %arg4: tensor<?xindex> {padlab.extents = array<i64: 1>}, %arg5: tensor<3xi8>) -> (tensor<1xi8>, tensor<index>, tensor<3x1x1x1x3xui16>, tensor<1xi8>) attributes {padlab.seed = 1768018969 : i64} {
    %inserted_slice = tensor.insert_slice %arg2 into %arg2[0] [1] [2] : tensor<1xi8> into tensor<1xi8>
    %cst = arith.constant dense<> : tensor<0x1xindex>
    %cast = tensor.cast %arg3 : tensor<?x1xi8> to tensor<0x1xi8>
    %scatter = tensor.scatter %cast into %inserted_slice[%cst] scatter_dims([0]) unique : (tensor<0x1xi8>, tensor<1xi8>, tensor<0x1xindex>) -> tensor<1xi8>
    %extracted_slice = tensor.extract_slice %arg4[0] [1] [-1] : tensor<?xindex> to tensor<index>
    %0 = tensor.empty() : tensor<3x1x1x1x3xui16>
    %1 = tensor.empty() : tensor<1xi8>
    %c2_i8 = arith.constant 2 : i8
    %2 = linalg.fill ins(%c2_i8 : i8) outs(%1 : tensor<1xi8>) -> tensor<1xi8>
    %3 = linalg.conv_1d ins(%arg5, %arg5 : tensor<3xi8>, tensor<3xi8>) outs(%2 : tensor<1xi8>) -> tensor<1xi8>
    return %scatter, %extracted_slice, %0, %3 : tensor<1xi8>, tensor<index>, tensor<3x1x1x1x3xui16>, tensor<1xi8>
  }
}

