// Brings tensor.generate.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : dense, d0 : compressed, d1 : compressed) }>
module {
  func.func @main(%arg0: i16) -> (index, tensor<4x2x1xf32>, tensor<6x1x6xi16>) attributes {padlab.passes = "sparsifier{enable-runtime-library=true parallelization-strategy=none vl=2}", padlab.seed = 2078762572 : i64} {
    %cst = arith.constant dense<> : tensor<0xf32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %arg0 : i16
    } : tensor<6x1x6xi16>
    %cst_0 = arith.constant dense<0> : tensor<2xindex>
    %cst_1 = arith.constant dense<> : tensor<0xindex>
    %cst_2 = arith.constant dense<0> : tensor<1xindex>
    %cst_3 = arith.constant dense<> : tensor<0xindex>
    %0 = sparse_tensor.assemble (%cst_0, %cst_1, %cst_2, %cst_3), %cst : (tensor<2xindex>, tensor<0xindex>, tensor<1xindex>, tensor<0xindex>), tensor<0xf32> to tensor<4x2x1xf32, #sparse>
    %1 = sparse_tensor.convert %0 : tensor<4x2x1xf32, #sparse> to tensor<4x2x1xf32>
    %2 = sparse_tensor.number_of_entries %0 : tensor<4x2x1xf32, #sparse>
    return %2, %1, %generated : index, tensor<4x2x1xf32>, tensor<6x1x6xi16>
  }
}

