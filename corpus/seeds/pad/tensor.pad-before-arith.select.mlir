// Brings tensor.pad before arith.select, tensor.pad of linalg.fill.
module {
  func.func @main(%arg0: tensor<i16>) -> (tensor<i16>, tensor<i16>, tensor<i16>, i16) attributes {padlab.seed = 2924597006 : i64} {
    %0 = tensor.empty() : tensor<i16>
    %c2_i16 = arith.constant 2 : i16
    %1 = linalg.fill ins(%c2_i16 : i16) outs(%0 : tensor<i16>) -> tensor<i16>
    %padded = tensor.pad %1 low[] high[] {
      %c7_i16 = arith.constant 7 : i16
      tensor.yield %c7_i16 : i16
    } : tensor<i16> to tensor<i16>
    %extracted = tensor.extract %padded[] : tensor<i16>
    %2 = arith.trunci %extracted : i16 to i1
    %true = arith.constant true
    %true_0 = arith.constant true
    %3 = arith.ori %true, %true_0 : i1
    %4 = arith.select %3, %1, %padded : tensor<i16>
    return %1, %padded, %4, %extracted : tensor<i16>, tensor<i16>, tensor<i16>, i16
  }
}

