// Brings tensor.rank.
module {
  func.func @main(%arg0: tensor<3xi1>) -> index attributes {padlab.seed = 2086858405 : i64} {
    %rank = tensor.rank %arg0 : tensor<3xi1>
    return %rank : index
  }
}

