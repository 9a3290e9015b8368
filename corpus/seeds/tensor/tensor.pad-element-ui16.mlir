// Brings tensor.pad element ui16, tensor.pad of tensor.insert_slice.
module {
  func.func @main(%arg0: tensor<ui16>) -> (tensor<ui16>, tensor<ui16>) attributes {padlab.seed = 3902177573 : i64} {
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[] [] [] : tensor<ui16> into tensor<ui16>
    %extracted = tensor.extract %arg0[] : tensor<ui16>
    %padded = tensor.pad %inserted_slice nofold low[] high[] {
      %extracted_0 = tensor.extract %arg0[] : tensor<ui16>
      tensor.yield %extracted_0 : ui16
    } : tensor<ui16> to tensor<ui16>
    return %inserted_slice, %padded : tensor<ui16>, tensor<ui16>
  }
}

