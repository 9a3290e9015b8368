// Brings linalg.dot, transform.apply_patterns.vector.lower_masked_transfers, transform.apply_patterns.vector.lower_multi_reduction.
#map = affine_map<(d0, d1) -> (d0, d1)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<3x6xi8>) -> (tensor<4xi8>, tensor<i8>, tensor<3x6xi8>) attributes {padlab.passes = "arith-unsigned-when-equivalent,transform-interpreter{entry-point=__transform_0},cse,transform-interpreter{entry-point=__transform_1}", padlab.seed = 3331734060 : i64} {
    %0 = tensor.empty() : tensor<4xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x6xi8>) outs(%arg1 : tensor<3x6xi8>) {
    ^bb0(%in: i8, %out: i8):
      %7 = arith.maxsi %in, %in : i8
      linalg.yield %7 : i8
    } -> tensor<3x6xi8>
    %c0_i8 = arith.constant 0 : i8
    %2 = linalg.fill ins(%c0_i8 : i8) outs(%0 : tensor<4xi8>) -> tensor<4xi8>
    %3 = linalg.add ins(%arg0, %arg0 : tensor<4xi8>, tensor<4xi8>) outs(%2 : tensor<4xi8>) -> tensor<4xi8>
    %c1_i8 = arith.constant 1 : i8
    %4 = linalg.fill ins(%c1_i8 : i8) outs(%3 : tensor<4xi8>) -> tensor<4xi8>
    %5 = linalg.min ins(%4, %4 : tensor<4xi8>, tensor<4xi8>) outs(%3 : tensor<4xi8>) -> tensor<4xi8>
    %transposed = linalg.transpose ins(%5 : tensor<4xi8>) outs(%4 : tensor<4xi8>) permutation = [0] 
    %cst = arith.constant dense<-1> : tensor<i8>
    %6 = linalg.dot ins(%4, %4 : tensor<4xi8>, tensor<4xi8>) outs(%cst : tensor<i8>) -> tensor<i8>
    return %transposed, %6, %1 : tensor<4xi8>, tensor<i8>, tensor<3x6xi8>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.vector.lower_multi_reduction
          transform.apply_patterns.vector.lower_masked_transfers
        } : !transform.any_op
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
          transform.apply_patterns.vector.lower_multi_reduction
        } {apply_cse} : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

