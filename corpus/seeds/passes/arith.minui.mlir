// Brings arith.minui, tensor.pad before func.return, tensor.pad before tensor.extract, tensor.pad before tensor.pad, tensor.pad element index, tensor.pad high zero, tensor.pad low positive, tensor.pad nofold, tensor.pad of a source with other uses, tensor.pad of tensor.pad, tensor.pad rank 2, tensor.pad value computed, tensor.pad with several uses.
module {
  func.func @main(%arg0: tensor<1x2xindex>, %arg1: index) -> (tensor<5x5xindex>, tensor<5x8xindex>) attributes {padlab.passes = "scf-forall-to-for,one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops},arith-expand,convert-linalg-to-parallel-loops", padlab.seed = 1421795242 : i64} {
    %padded = tensor.pad %arg0 nofold low[2, 1] high[2, 2] {
    ^bb0(%arg2: index, %arg3: index):
      %c-7 = arith.constant -7 : index
      %0 = arith.minui %arg1, %arg1 : index
      %1 = arith.xori %0, %0 : index
      %2 = arith.xori %1, %0 : index
      tensor.yield %2 : index
    } : tensor<1x2xindex> to tensor<5x5xindex>
    %padded_0 = tensor.pad %padded low[0, 3] high[0, 0] {
    ^bb0(%arg2: index, %arg3: index):
      %c5 = arith.constant 5 : index
      %0 = arith.remui %arg3, %c5 : index
      %c5_1 = arith.constant 5 : index
      %1 = arith.remui %arg3, %c5_1 : index
      %extracted = tensor.extract %padded[%0, %1] : tensor<5x5xindex>
      tensor.yield %extracted : index
    } : tensor<5x5xindex> to tensor<5x8xindex>
    return %padded, %padded_0 : tensor<5x5xindex>, tensor<5x8xindex>
  }
}

