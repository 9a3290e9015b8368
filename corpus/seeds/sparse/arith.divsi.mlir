// Brings arith.divsi.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
module {
  func.func @main(%arg0: tensor<4x3xi32> {padlab.value = dense<[[0, 3, 0], [0, 0, 0], [1, 1, 5], [1, 0, 0]]> : tensor<4x3xi32>}) -> (tensor<2x3xi32>, tensor<4x2xi32>, tensor<4x2xi32>) attributes {padlab.passes = "cse,sparsifier{enable-runtime-library=false parallelization-strategy=any-storage-outer-loop vl=4 enable-buffer-initialization=true}", padlab.seed = 2874337490 : i64} {
    %0 = tensor.empty() : tensor<2x4xi32, #sparse>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c-4_i32 = arith.constant -4 : i32
    %inserted = tensor.insert %c-4_i32 into %0[%c0, %c0_0] : tensor<2x4xi32, #sparse>
    %c0_1 = arith.constant 0 : index
    %1 = call @callee_0(%inserted) : (tensor<2x4xi32, #sparse>) -> tensor<2x4xi32, #sparse>
    %c0_2 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c-5_i32 = arith.constant -5 : i32
    %inserted_3 = tensor.insert %c-5_i32 into %1[%c0_2, %c2] : tensor<2x4xi32, #sparse>
    %c1 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %c3_i32 = arith.constant 3 : i32
    %inserted_5 = tensor.insert %c3_i32 into %inserted_3[%c1, %c0_4] : tensor<2x4xi32, #sparse>
    %c1_6 = arith.constant 1 : index
    %c2_7 = arith.constant 2 : index
    %c3_i32_8 = arith.constant 3 : i32
    %inserted_9 = tensor.insert %c3_i32_8 into %inserted_5[%c1_6, %c2_7] : tensor<2x4xi32, #sparse>
    %2 = sparse_tensor.load %inserted_9 hasInserts : tensor<2x4xi32, #sparse>
    %3 = tensor.empty() : tensor<2x3xi32>
    %c0_i32 = arith.constant 0 : i32
    %4 = linalg.fill ins(%c0_i32 : i32) outs(%3 : tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = linalg.matmul ins(%2, %arg0 : tensor<2x4xi32, #sparse>, tensor<4x3xi32>) outs(%4 : tensor<2x3xi32>) -> tensor<2x3xi32>
    %cst = arith.constant dense<[[5, -5], [0, 0], [2, 1]]> : tensor<3x2xi32>
    %6 = tensor.empty() : tensor<4x2xi32, #sparse>
    %7 = linalg.matmul ins(%arg0, %cst : tensor<4x3xi32>, tensor<3x2xi32>) outs(%6 : tensor<4x2xi32, #sparse>) -> tensor<4x2xi32, #sparse>
    %8 = sparse_tensor.convert %7 : tensor<4x2xi32, #sparse> to tensor<4x2xi32>
    %c2_i32 = arith.constant 2 : i32
    %9 = tensor.empty() : tensor<4x2xi32, #sparse1>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<4x2xi32, #sparse>) outs(%9 : tensor<4x2xi32, #sparse1>) {
    ^bb0(%in: i32, %out: i32):
      %12 = arith.divsi %in, %c2_i32 : i32
      linalg.yield %12 : i32
    } -> tensor<4x2xi32, #sparse1>
    %11 = sparse_tensor.convert %10 : tensor<4x2xi32, #sparse1> to tensor<4x2xi32>
    return %5, %8, %11 : tensor<2x3xi32>, tensor<4x2xi32>, tensor<4x2xi32>
  }
  func.func private @callee_0(%arg0: tensor<2x4xi32, #sparse>) -> tensor<2x4xi32, #sparse> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1_i32 = arith.constant -1 : i32
    %inserted = tensor.insert %c-1_i32 into %arg0[%c0, %c1] : tensor<2x4xi32, #sparse>
    return %inserted : tensor<2x4xi32, #sparse>
  }
}

