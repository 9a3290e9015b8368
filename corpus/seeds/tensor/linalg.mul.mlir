// Brings linalg.mul, linalg.round, math.round.
#map = affine_map<(d0) -> (-d0 + 5)>
module {
  func.func @main(%arg0: tensor<5x7xbf16>, %arg1: tensor<3xbf16>, %arg2: index {padlab.value = 0 : index}, %arg3: tensor<2xbf16>, %arg4: tensor<2x1xbf16>, %arg5: tensor<5x7xbf16>, %arg6: index {padlab.value = 1 : index}, %arg7: index {padlab.value = 9 : index}) -> (tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<2x1xbf16>, tensor<7xbf16>, tensor<5x7xbf16>) attributes {padlab.seed = 570693323 : i64} {
    %0 = call @callee_0(%arg1, %arg0) : (tensor<3xbf16>, tensor<5x7xbf16>) -> tensor<5x7xbf16>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %1:3 = scf.for %arg8 = %arg2 to %c1 step %c1_0 iter_args(%arg9 = %0, %arg10 = %0, %arg11 = %0) -> (tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>) {
      %5 = affine.apply #map(%arg8)
      %extracted_slice = tensor.extract_slice %arg9[0, %5] [5, 2] [1, 1] : tensor<5x7xbf16> to tensor<5x2xbf16>
      %inserted_slice_2 = tensor.insert_slice %extracted_slice into %arg9[0, %5] [5, 2] [1, 1] : tensor<5x2xbf16> into tensor<5x7xbf16>
      %6 = tensor.empty() : tensor<5x7xbf16>
      %cst_3 = arith.constant -1.000000e+00 : bf16
      %7 = linalg.fill ins(%cst_3 : bf16) outs(%6 : tensor<5x7xbf16>) -> tensor<5x7xbf16>
      %8 = linalg.round ins(%inserted_slice_2 : tensor<5x7xbf16>) outs(%7 : tensor<5x7xbf16>) -> tensor<5x7xbf16>
      scf.yield %arg10, %arg11, %arg9 : tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>
    }
    %inserted_slice = tensor.insert_slice %arg3 into %1#1[2, 2] [1, 2] [3, 2] : tensor<2xbf16> into tensor<5x7xbf16>
    %inserted_slice_1 = tensor.insert_slice %arg4 into %1#2[1, 4] [2, 1] [1, -1] : tensor<2x1xbf16> into tensor<5x7xbf16>
    %2 = linalg.mul ins(%0, %inserted_slice_1 : tensor<5x7xbf16>, tensor<5x7xbf16>) outs(%arg5 : tensor<5x7xbf16>) -> tensor<5x7xbf16>
    %c3 = arith.constant 3 : index
    %3:2 = scf.for %arg8 = %arg6 to %arg7 step %c3 iter_args(%arg9 = %arg4, %arg10 = %arg4) -> (tensor<2x1xbf16>, tensor<2x1xbf16>) {
      scf.yield %arg4, %arg10 : tensor<2x1xbf16>, tensor<2x1xbf16>
    }
    %cst = arith.constant dense<4> : tensor<1xi16>
    %gather = tensor.gather %inserted_slice_1[%cst] gather_dims([0]) unique : (tensor<5x7xbf16>, tensor<1xi16>) -> tensor<7xbf16>
    %4 = call @callee_0(%arg1, %0) : (tensor<3xbf16>, tensor<5x7xbf16>) -> tensor<5x7xbf16>
    return %1#0, %1#1, %inserted_slice, %inserted_slice_1, %2, %3#1, %gather, %4 : tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<2x1xbf16>, tensor<7xbf16>, tensor<5x7xbf16>
  }
  func.func private @callee_0(%arg0: tensor<3xbf16>, %arg1: tensor<5x7xbf16>) -> tensor<5x7xbf16> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[4, 3] [1, 3] [1, 1] : tensor<3xbf16> into tensor<5x7xbf16>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0, 0] [5, 7] [1, 1] : tensor<5x7xbf16> into tensor<5x7xbf16>
    return %inserted_slice_0 : tensor<5x7xbf16>
  }
}

