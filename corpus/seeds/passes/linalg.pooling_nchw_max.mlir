// Brings linalg.pooling_nchw_max, tensor.pad of tensor.cast, transform.apply_patterns.vector.transfer_permutation_patterns, transform.apply_patterns.vector.transfer_to_scf.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<3xindex>, %arg1: index {padlab.value = -2 : index}, %arg2: tensor<1x2x2x3xi16>, %arg3: tensor<2x2xi16>) -> (tensor<?xindex>, tensor<1x7xindex>, tensor<1x2x1x1xi16>) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},func.func(affine-simplify-min-max),transform-interpreter{entry-point=__transform_1},sroa,transform-interpreter{entry-point=__transform_2}", padlab.seed = 4076595343 : i64} {
    %0 = linalg.copy ins(%arg0 : tensor<3xindex>) outs(%arg0 : tensor<3xindex>) -> tensor<3xindex>
    %cast = tensor.cast %0 : tensor<3xindex> to tensor<3xindex>
    %c-7 = arith.constant -7 : index
    %padded = tensor.pad %cast nofold low[-1] high[%arg1] {
    ^bb0(%arg4: index):
      tensor.yield %c-7 : index
    } : tensor<3xindex> to tensor<?xindex>
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg4 : index
    } : tensor<1x7xindex>
    %1 = tensor.empty() : tensor<1x2x1x1xi16>
    %c1_i16 = arith.constant 1 : i16
    %2 = linalg.fill ins(%c1_i16 : i16) outs(%1 : tensor<1x2x1x1xi16>) -> tensor<1x2x1x1xi16>
    %3 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg2, %arg3 : tensor<1x2x2x3xi16>, tensor<2x2xi16>) outs(%2 : tensor<1x2x1x1xi16>) -> tensor<1x2x1x1xi16>
    return %padded, %generated, %3 : tensor<?xindex>, tensor<1x7xindex>, tensor<1x2x1x1xi16>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.vectorize_children_and_apply_patterns %arg2 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
  transform.named_sequence @__transform_1(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.vector.transfer_to_scf
          transform.apply_patterns.vector.transfer_permutation_patterns
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
  transform.named_sequence @__transform_2(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.vector.transfer_to_scf
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

