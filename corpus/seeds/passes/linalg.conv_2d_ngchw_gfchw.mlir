// Brings linalg.conv_2d_ngchw_gfchw, tensor.pad before linalg.add, tensor.pad dynamic source, tensor.pad element f16, transform.apply_patterns.linalg.pad_vectorization, transform.apply_patterns.tensor.fold_tensor_empty.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<?x?x?xf16> {padlab.extents = array<i64: 6, 3, 2>}, %arg1: f16, %arg2: tensor<?x?x?xf16> {padlab.extents = array<i64: 9, 4, 5>}, %arg3: tensor<?x?x?x?x?xf16> {padlab.extents = array<i64: 1, 1, 2, 2, 4>}, %arg4: tensor<?x?x?x?x?xf16> {padlab.extents = array<i64: 1, 1, 2, 2, 3>}, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = 2 : index}) -> (tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<?x?x?x?x?xf16>) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},topological-sort,func.func(linalg-morph-ops{named-to-generic}),symbol-dce", padlab.seed = 4111649700 : i64} {
    %padded = tensor.pad %arg0 low[0, 0, 3] high[3, 1, 0] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index):
      %5 = arith.index_cast %arg9 : index to i16
      %6 = arith.uitofp %5 : i16 to f16
      %7 = arith.index_castui %arg8 : index to i16
      %8 = arith.sitofp %7 : i16 to f16
      %9 = arith.subf %arg1, %8 : f16
      %cst_1 = arith.constant -1.500000e+00 : f16
      %10 = arith.negf %cst_1 : f16
      %11 = arith.index_castui %arg8 : index to i16
      %12 = arith.sitofp %11 : i16 to f16
      %13 = arith.subf %10, %12 : f16
      tensor.yield %13 : f16
    } : tensor<?x?x?xf16> to tensor<?x?x?xf16>
    %0 = linalg.add ins(%padded, %padded : tensor<?x?x?xf16>, tensor<?x?x?xf16>) outs(%arg2 : tensor<?x?x?xf16>) -> tensor<?x?x?xf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg4, %c0 : tensor<?x?x?x?x?xf16>
    %c0_0 = arith.constant 0 : index
    %1 = arith.addi %dim, %c0_0 : index
    %2 = tensor.empty(%1, %arg5, %arg5, %arg5, %arg6) : tensor<?x?x?x?x?xf16>
    %cst = arith.constant 1.000000e+00 : f16
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<?x?x?x?x?xf16>) -> tensor<?x?x?x?x?xf16>
    %4 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg3, %arg4 : tensor<?x?x?x?x?xf16>, tensor<?x?x?x?x?xf16>) outs(%3 : tensor<?x?x?x?x?xf16>) -> tensor<?x?x?x?x?xf16>
    return %padded, %0, %4 : tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<?x?x?x?x?xf16>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.tensor.fold_tensor_empty
          transform.apply_patterns.linalg.pad_vectorization
        } {apply_cse} : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

