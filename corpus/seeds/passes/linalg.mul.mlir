// Brings linalg.mul, tensor.pad before linalg.mul, tensor.pad element i16, tensor.pad rank 3, tensor.pad value from outside.
module {
  func.func @main(%arg0: tensor<5x5x1xi16>, %arg1: i16, %arg2: tensor<3x4xindex>, %arg3: tensor<3x4xindex>) -> (tensor<6x6x5xi16>, tensor<6x4xindex>) attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops allow-unknown-ops buffer-alignment=0}", padlab.seed = 1983735728 : i64} {
    %padded = tensor.pad %arg0 low[1, 1, 1] high[0, 0, 3] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %arg1 : i16
    } : tensor<5x5x1xi16> to tensor<6x6x5xi16>
    %concat = tensor.concat dim(0) %arg2, %arg3 : (tensor<3x4xindex>, tensor<3x4xindex>) -> tensor<6x4xindex>
    %0 = tensor.empty() : tensor<6x6x5xi16>
    %1 = linalg.mul ins(%padded, %padded : tensor<6x6x5xi16>, tensor<6x6x5xi16>) outs(%0 : tensor<6x6x5xi16>) -> tensor<6x6x5xi16>
    return %1, %concat : tensor<6x6x5xi16>, tensor<6x4xindex>
  }
}

