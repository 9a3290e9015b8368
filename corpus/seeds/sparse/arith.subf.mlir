// Brings arith.subf, tensor.pad before func.return, tensor.pad element f32, tensor.pad high positive, tensor.pad of an argument, tensor.pad rank 2.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @main(%arg0: tensor<6x2xf32> {padlab.value = dense<0.000000e+00> : tensor<6x2xf32>}) -> (tensor<6x2xf32>, tensor<9x3xf32>) attributes {padlab.passes = "pre-sparsification-rewrite,sparsifier{enable-runtime-library=true parallelization-strategy=dense-any-loop}", padlab.seed = 443124200 : i64} {
    %cst = arith.constant 1.401300e-45 : f32
    %padded = tensor.pad %arg0 low[2, 1] high[1, 0] {
    ^bb0(%arg1: index, %arg2: index):
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.index_cast %arg2 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.index_castui %arg1 : index to i64
      %8 = arith.sitofp %7 : i64 to f32
      %9 = arith.subf %6, %8 : f32
      %10 = arith.index_cast %arg2 : index to i64
      %11 = arith.sitofp %10 : i64 to f32
      %12 = arith.index_cast %arg2 : index to i64
      %13 = arith.sitofp %12 : i64 to f32
      %14 = arith.index_castui %arg1 : index to i64
      %15 = arith.sitofp %14 : i64 to f32
      %16 = arith.subf %13, %15 : f32
      tensor.yield %16 : f32
    } : tensor<6x2xf32> to tensor<9x3xf32>
    %0 = sparse_tensor.convert %arg0 : tensor<6x2xf32> to tensor<6x2xf32, #sparse>
    %1 = sparse_tensor.convert %0 : tensor<6x2xf32, #sparse> to tensor<6x2xf32, #sparse1>
    %2 = sparse_tensor.convert %1 : tensor<6x2xf32, #sparse1> to tensor<6x2xf32>
    return %2, %padded : tensor<6x2xf32>, tensor<9x3xf32>
  }
}

