// Brings linalg.pack, tensor.concat, tensor.pad element index.
module {
  func.func @main(%arg0: tensor<1x5xindex>) -> (tensor<5x1x1x2xindex>, tensor<?x9xindex>) attributes {padlab.seed = 4284563586 : i64} {
    %0 = tensor.empty() : tensor<5x1x1x2xindex>
    %c1 = arith.constant 1 : index
    %pack = linalg.pack %arg0 padding_value(%c1 : index) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [1, 2] into %0 : tensor<1x5xindex> -> tensor<5x1x1x2xindex>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg0 low[1, 3] high[%c0, 1] {
    ^bb0(%arg1: index, %arg2: index):
      %c0_1 = arith.constant 0 : index
      tensor.yield %c0_1 : index
    } : tensor<1x5xindex> to tensor<?x9xindex>
    %concat = tensor.concat dim(0) %0 : (tensor<5x1x1x2xindex>) -> tensor<5x1x1x2xindex>
    %concat_0 = tensor.concat dim(0) %pack : (tensor<5x1x1x2xindex>) -> tensor<5x1x1x2xindex>
    return %concat_0, %padded : tensor<5x1x1x2xindex>, tensor<?x9xindex>
  }
}

