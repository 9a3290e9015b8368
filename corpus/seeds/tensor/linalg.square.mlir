// Brings linalg.square.
module {
  func.func @main(%arg0: tensor<2x0xi1>, %arg1: tensor<7x?xf8E4M3FN> {padlab.extents = array<i64: 6>}, %arg2: index {padlab.value = 3 : index}, %arg3: tensor<2xf8E4M3FN>, %arg4: index {padlab.value = 7 : index}, %arg5: index {padlab.value = 6 : index}, %arg6: index {padlab.value = 7 : index}) -> (tensor<7x?xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<?x?xf8E4M3FN>, tensor<?x?xf8E4M3FN>) attributes {padlab.seed = 1537954713 : i64} {
    %0 = tensor.empty(%arg4, %arg5) : tensor<?x?xf8E4M3FN>
    %1 = linalg.square ins(%arg1 : tensor<7x?xf8E4M3FN>) outs(%0 : tensor<?x?xf8E4M3FN>) -> tensor<?x?xf8E4M3FN>
    %2 = call @callee_0(%arg2, %arg1) : (index, tensor<7x?xf8E4M3FN>) -> tensor<7x?xf8E4M3FN>
    %collapsed = tensor.collapse_shape %arg3 [[0]] : tensor<2xf8E4M3FN> into tensor<2xf8E4M3FN>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %2, %c1 : tensor<7x?xf8E4M3FN>
    %3 = tensor.empty(%arg6, %dim) : tensor<?x?xf8E4M3FN>
    %4 = linalg.square ins(%2 : tensor<7x?xf8E4M3FN>) outs(%3 : tensor<?x?xf8E4M3FN>) -> tensor<?x?xf8E4M3FN>
    return %2, %collapsed, %1, %4 : tensor<7x?xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<?x?xf8E4M3FN>, tensor<?x?xf8E4M3FN>
  }
  func.func private @callee_0(%arg0: index, %arg1: tensor<7x?xf8E4M3FN>) -> tensor<7x?xf8E4M3FN> {
    %0 = scf.forall (%arg2) in (%arg0) shared_outs(%arg3 = %arg1) -> (tensor<7x?xf8E4M3FN>) {
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2] [7, 1] [1, 1] : tensor<7x?xf8E4M3FN> to tensor<7xf8E4M3FN>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg3[0, %arg2] [7, 1] [1, 1] : tensor<7xf8E4M3FN> into tensor<7x?xf8E4M3FN>
      }
    }
    return %0 : tensor<7x?xf8E4M3FN>
  }
}

