// Brings arith.addui_extended, transform.apply_patterns.vector.lower_interleave, transform.apply_patterns.vector.sink_ops, transform.structured.vectorize_children_and_apply_patterns.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<6x1xi4>, %arg1: tensor<1x?xi4> {padlab.extents = array<i64: 1>}) -> (tensor<1xi4>, tensor<1xi4>) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},int-range-optimizations,transform-interpreter{entry-point=__transform_1},func.func(linalg-morph-ops{named-to-generic})", padlab.seed = 4075740472 : i64} {
    %0 = tensor.empty() : tensor<1xi4>
    %c5_i4 = arith.constant 5 : i4
    %1 = linalg.fill ins(%c5_i4 : i4) outs(%0 : tensor<1xi4>) -> tensor<1xi4>
    %2 = tensor.empty() : tensor<1xi4>
    %c5_i4_0 = arith.constant 5 : i4
    %3 = linalg.fill ins(%c5_i4_0 : i4) outs(%2 : tensor<1xi4>) -> tensor<1xi4>
    %4:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1, %arg1 : tensor<1x?xi4>, tensor<1x?xi4>) outs(%1, %3 : tensor<1xi4>, tensor<1xi4>) {
    ^bb0(%in: i4, %in_1: i4, %out: i4, %out_2: i4):
      %5 = arith.minui %in_1, %in : i4
      %sum, %overflow = arith.addui_extended %in, %5 : i4, i1
      linalg.yield %5, %sum : i4, i4
    } -> (tensor<1xi4>, tensor<1xi4>)
    return %4#0, %4#1 : tensor<1xi4>, tensor<1xi4>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.vectorize_children_and_apply_patterns %arg2 : (!transform.any_op) -> !transform.any_op
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
          transform.apply_patterns.vector.sink_ops
          transform.apply_patterns.vector.lower_interleave
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

