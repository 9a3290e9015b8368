// Brings linalg.transpose.
module {
  func.func @main(%arg0: tensor<?xi1> {padlab.extents = array<i64: 5>}) -> tensor<?xi1> attributes {padlab.seed = 3504206698 : i64} {
    %concat = tensor.concat dim(0) %arg0 : (tensor<?xi1>) -> tensor<?xi1>
    %0 = tensor.empty() : tensor<5xi1>
    %cast = tensor.cast %0 : tensor<5xi1> to tensor<?xi1>
    %transposed = linalg.transpose ins(%concat : tensor<?xi1>) outs(%cast : tensor<?xi1>) permutation = [0] 
    return %transposed : tensor<?xi1>
  }
}

