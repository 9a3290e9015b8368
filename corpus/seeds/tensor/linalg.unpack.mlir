// Brings linalg.unpack.
module {
  func.func @main(%arg0: complex<i32>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 3 : index}, %arg3: tensor<3x3x2x2xi16>) -> (tensor<?x?xcomplex<i32>>, tensor<6x5xi16>) attributes {padlab.seed = 519756711 : i64} {
    %generated = tensor.generate %arg1, %arg2 {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg0 : complex<i32>
    } : tensor<?x?xcomplex<i32>>
    %0 = tensor.empty() : tensor<6x5xi16>
    %unpack = linalg.unpack %arg3 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %0 : tensor<3x3x2x2xi16> -> tensor<6x5xi16>
    return %generated, %unpack : tensor<?x?xcomplex<i32>>, tensor<6x5xi16>
  }
}

