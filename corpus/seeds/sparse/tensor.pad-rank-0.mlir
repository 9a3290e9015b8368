// Brings tensor.pad rank 0, tensor.pad value from outside.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), posWidth = 8, crdWidth = 8 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense), posWidth = 32, crdWidth = 32 }>
module {
  func.func @main(%arg0: tensor<i16>) -> (tensor<2x8xf32>, tensor<i16>, tensor<i16>) attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=none enable-buffer-initialization=true}", padlab.seed = 2310174113 : i64} {
    %extracted = tensor.extract %arg0[] : tensor<i16>
    %padded = tensor.pad %arg0 low[] high[] {
      tensor.yield %extracted : i16
    } : tensor<i16> to tensor<i16>
    %padded_0 = tensor.pad %arg0 low[] high[] {
      tensor.yield %extracted : i16
    } : tensor<i16> to tensor<i16>
    %cst = arith.constant dense<[[2.000000e+00, 0.000000e+00, 4.000000e+00, 0.000000e+00, 5.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 3.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, 3.000000e+00, 5.000000e+00, 0.000000e+00]]> : tensor<2x8xf32>
    %0 = sparse_tensor.convert %cst : tensor<2x8xf32> to tensor<2x8xf32, #sparse>
    %1 = sparse_tensor.convert %0 : tensor<2x8xf32, #sparse> to tensor<2x8xf32, #sparse1>
    %2 = sparse_tensor.convert %1 : tensor<2x8xf32, #sparse1> to tensor<2x8xf32>
    return %2, %padded, %padded_0 : tensor<2x8xf32>, tensor<i16>, tensor<i16>
  }
}

