// Brings linalg.conv_3d_ndhwc_dhwcf_q.
module {
  func.func @main(%arg0: tensor<?x?x?x?x?xi8> {padlab.extents = array<i64: 1, 1, 1, 1, 1>}, %arg1: tensor<?x?x?x?x?xi8> {padlab.extents = array<i64: 1, 1, 1, 1, 3>}, %arg2: index {padlab.value = 1 : index}, %arg3: tensor<?xbf16> {padlab.extents = array<i64: 3>}, %arg4: tensor<?xbf16> {padlab.extents = array<i64: 2>}) -> (tensor<?x?x?x?x?xi32>, tensor<?xbf16>) attributes {padlab.seed = 3548393620 : i64} {
    %c3_i32 = arith.constant 3 : i32
    %c3_i32_0 = arith.constant 3 : i32
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %dim = tensor.dim %arg1, %c4 : tensor<?x?x?x?x?xi8>
    %0 = tensor.empty(%c1, %arg2, %arg2, %arg2, %dim) : tensor<?x?x?x?x?xi32>
    %c-7_i32 = arith.constant -7 : i32
    %1 = linalg.fill ins(%c-7_i32 : i32) outs(%0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    %2 = linalg.conv_3d_ndhwc_dhwcf_q ins(%arg0, %arg1, %c3_i32, %c3_i32_0 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%1 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    %3 = linalg.conv_1d ins(%arg3, %arg4 : tensor<?xbf16>, tensor<?xbf16>) outs(%arg4 : tensor<?xbf16>) -> tensor<?xbf16>
    %cst = arith.constant 4.000000e+00 : bf16
    %padded = tensor.pad %3 low[4] high[0] {
    ^bb0(%arg5: index):
      tensor.yield %cst : bf16
    } : tensor<?xbf16> to tensor<?xbf16>
    return %2, %padded : tensor<?x?x?x?x?xi32>, tensor<?xbf16>
  }
}

