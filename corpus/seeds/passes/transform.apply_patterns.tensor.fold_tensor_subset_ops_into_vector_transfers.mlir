// Brings transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers, transform.apply_patterns.vector.rewrite_narrow_types.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<5xi8>, %arg1: tensor<1xi8>) -> tensor<5xi8> attributes {padlab.passes = "cse,transform-interpreter{entry-point=__transform_1}", padlab.seed = 3795169678 : i64} {
    %0 = tensor.empty() : tensor<5xi8>
    %c5_i8 = arith.constant 5 : i8
    %1 = linalg.fill ins(%c5_i8 : i8) outs(%0 : tensor<5xi8>) -> tensor<5xi8>
    %inserted_slice = tensor.insert_slice %arg1 into %1[1] [1] [-1] : tensor<1xi8> into tensor<5xi8>
    return %inserted_slice : tensor<5xi8>
  }
  transform.named_sequence @__transform_1(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
          transform.apply_patterns.vector.rewrite_narrow_types
        } {apply_cse} : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

