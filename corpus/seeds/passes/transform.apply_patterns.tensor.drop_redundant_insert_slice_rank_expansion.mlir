// Brings transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion, transform.apply_patterns.tensor.fold_tensor_subset_ops.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<3x?x2xi32> {padlab.extents = array<i64: 2>}) -> (tensor<2x1x1xi32>, tensor<?x1x1xi32>) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},scf-for-loop-range-folding,eliminate-empty-tensors", padlab.seed = 960328356 : i64} {
    %extracted_slice = tensor.extract_slice %arg0[0, 1, 1] [2, 1, 1] [1, 1, 1] : tensor<3x?x2xi32> to tensor<2x1x1xi32>
    %cast = tensor.cast %extracted_slice : tensor<2x1x1xi32> to tensor<?x1x1xi32>
    return %extracted_slice, %cast : tensor<2x1x1xi32>, tensor<?x1x1xi32>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
          transform.apply_patterns.tensor.fold_tensor_subset_ops
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

