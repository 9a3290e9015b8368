// Brings tensor.pad before tensor.insert, tensor.pad element i16, tensor.pad of tensor.cast.
module {
  func.func @main(%arg0: tensor<5xi16>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: i16, %arg4: tensor<3xi16>, %arg5: i16, %arg6: index {padlab.value = 3 : index}, %arg7: tensor<1xi16>) -> (tensor<5xi16>, tensor<?xi16>, tensor<5xi16>, tensor<?xi16>, tensor<3xi16>, tensor<3xi16>) attributes {padlab.seed = 2008712254 : i64} {
    %cast = tensor.cast %arg0 : tensor<5xi16> to tensor<5xi16>
    %padded = tensor.pad %cast nofold low[%arg1] high[%arg2] {
    ^bb0(%arg8: index):
      tensor.yield %arg3 : i16
    } : tensor<5xi16> to tensor<?xi16>
    %inserted_slice = tensor.insert_slice %arg4 into %cast[1] [3] [1] : tensor<3xi16> into tensor<5xi16>
    %inserted = tensor.insert %arg5 into %padded[%arg6] : tensor<?xi16>
    %0 = tensor.empty() : tensor<3xi16>
    %inserted_slice_0 = tensor.insert_slice %arg7 into %0[1] [1] [1] : tensor<1xi16> into tensor<3xi16>
    return %cast, %padded, %inserted_slice, %inserted, %0, %inserted_slice_0 : tensor<5xi16>, tensor<?xi16>, tensor<5xi16>, tensor<?xi16>, tensor<3xi16>, tensor<3xi16>
  }
}

