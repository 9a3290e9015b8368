// Brings linalg.vecmat, scf.condition, scf.while, tensor.insert, tensor.pad before tensor.extract, tensor.pad before tensor.insert, tensor.pad of linalg.vecmat.
module {
  func.func @main(%arg0: tensor<5xi16>, %arg1: tensor<5x5xi16>, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 7 : index}) -> (tensor<?xi16>, tensor<?xi16>) attributes {padlab.seed = 479556264 : i64} {
    %0 = tensor.empty() : tensor<5xi16>
    %c0_i16 = arith.constant 0 : i16
    %1 = linalg.fill ins(%c0_i16 : i16) outs(%0 : tensor<5xi16>) -> tensor<5xi16>
    %2 = linalg.vecmat ins(%arg0, %arg1 : tensor<5xi16>, tensor<5x5xi16>) outs(%1 : tensor<5xi16>) -> tensor<5xi16>
    %padded = tensor.pad %2 low[%arg2] high[4] {
    ^bb0(%arg5: index):
      %c0_i16_0 = arith.constant 0 : i16
      tensor.yield %c0_i16_0 : i16
    } : tensor<5xi16> to tensor<?xi16>
    %extracted = tensor.extract %padded[%arg3] : tensor<?xi16>
    %inserted = tensor.insert %extracted into %padded[%arg4] : tensor<?xi16>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %3:3 = scf.while (%arg5 = %c0, %arg6 = %inserted, %arg7 = %inserted) : (index, tensor<?xi16>, tensor<?xi16>) -> (index, tensor<?xi16>, tensor<?xi16>) {
      %4 = arith.cmpi ult, %arg5, %c2 : index
      scf.condition(%4) %arg5, %arg7, %arg6 : index, tensor<?xi16>, tensor<?xi16>
    } do {
    ^bb0(%arg5: index, %arg6: tensor<?xi16>, %arg7: tensor<?xi16>):
      %4 = arith.addi %arg5, %c1 : index
      scf.yield %4, %arg6, %arg6 : index, tensor<?xi16>, tensor<?xi16>
    }
    return %3#1, %3#2 : tensor<?xi16>, tensor<?xi16>
  }
}

