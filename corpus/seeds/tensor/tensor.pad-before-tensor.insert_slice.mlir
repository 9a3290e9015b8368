// Brings tensor.pad before tensor.insert_slice, tensor.pad element index, tensor.pad of tensor.reshape, tensor.pad rank 0.
module {
  func.func @main(%arg0: tensor<3x4xindex>, %arg1: tensor<index>, %arg2: tensor<index>) -> (tensor<index>, tensor<index>) attributes {padlab.seed = 1819153380 : i64} {
    %cst = arith.constant dense<> : tensor<0xindex>
    %reshape = tensor.reshape %arg1(%cst) : (tensor<index>, tensor<0xindex>) -> tensor<index>
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %reshape low[] high[] {
      %extracted = tensor.extract %reshape[] : tensor<index>
      tensor.yield %extracted : index
    } : tensor<index> to tensor<index>
    %inserted_slice = tensor.insert_slice %arg2 into %padded[] [] [] : tensor<index> into tensor<index>
    return %padded, %inserted_slice : tensor<index>, tensor<index>
  }
}

