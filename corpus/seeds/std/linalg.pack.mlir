// Brings linalg.pack.
module {
  func.func @main(%arg0: tensor<?x?x?xf8E4M3FN> {padlab.extents = array<i64: 4, 3, 5>}, %arg1: tensor<?xf8E4M3FN> {padlab.extents = array<i64: 1>}, %arg2: f8E4M3FN, %arg3: index {padlab.value = 5 : index}, %arg4: tensor<4x2x3x4xf8E4M3FN>, %arg5: tensor<1x2xf8E4M3FN>) -> (tensor<?x?x?xf8E4M3FN>, tensor<?x?x?x4xf8E4M3FN>, tensor<?x2xf8E4M3FN>, tensor<4x2x3x2x2xf8E4M3FN>) attributes {padlab.seed = 1240221091 : i64} {
    %0 = std.constant 2 : index
    %1 = std.constant 5 : index
    %cast = tensor.cast %arg5 : tensor<1x2xf8E4M3FN> to tensor<?x2xf8E4M3FN>
    %cst = arith.constant 2.500000e+00 : f8E4M3FN
    %2 = tensor.empty() : tensor<4x2x3x2x2xf8E4M3FN>
    %cst_0 = arith.constant 1.000000e+00 : f8E4M3FN
    %pack = linalg.pack %arg4 padding_value(%cst_0 : f8E4M3FN) inner_dims_pos = [3] inner_tiles = [2] into %2 : tensor<4x2x3x4xf8E4M3FN> -> tensor<4x2x3x2x2xf8E4M3FN>
    %pack_1 = linalg.pack %arg1 padding_value(%cst : f8E4M3FN) inner_dims_pos = [0] inner_tiles = [2] into %cast : tensor<?xf8E4M3FN> -> tensor<?x2xf8E4M3FN>
    %cast_2 = tensor.cast %arg4 : tensor<4x2x3x4xf8E4M3FN> to tensor<?x?x?x4xf8E4M3FN>
    %cst_3 = arith.constant 2.500000e+00 : f8E4M3FN
    %pack_4 = linalg.pack %arg0 padding_value(%cst_3 : f8E4M3FN) outer_dims_perm = [0, 2, 1] inner_dims_pos = [2] inner_tiles = [4] into %cast_2 : tensor<?x?x?xf8E4M3FN> -> tensor<?x?x?x4xf8E4M3FN>
    %3 = std.splat %arg2[%0, %arg3, %1] : tensor<?x?x?xf8E4M3FN>
    std.return %3, %pack_4, %pack_1, %pack : tensor<?x?x?xf8E4M3FN>, tensor<?x?x?x4xf8E4M3FN>, tensor<?x2xf8E4M3FN>, tensor<4x2x3x2x2xf8E4M3FN>
  }
}

