// Packing greedily interchanges the loops of convolutions by what is no permutation: the reduction of a window becomes parallel.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<1x1x3xi32>, %arg1: tensor<2xi32>, %arg2: tensor<1x1x1xi32>) -> tensor<1x1x1xi32> attributes {padlab.expect = "introduces-ub passes", padlab.passes = "transform-interpreter{entry-point=__transform_0}", padlab.seed = 0 : i64} {
    %0 = linalg.pooling_ncw_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<1x1x3xi32>, tensor<2xi32>) outs(%arg2 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    return %0 : tensor<1x1x1xi32>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pooling_ncw_sum"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.pack_greedily %0 matmul_packed_sizes = [0, 0, 0] matmul_padded_sizes_next_multiple_of = [0, 0, 0] matmul_inner_dims_order = [0, 1, 2] : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
}

