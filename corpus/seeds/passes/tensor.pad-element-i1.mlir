// Brings tensor.pad element i1, transform.structured.tile_using_forall.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<?x?xi1> {padlab.extents = array<i64: 1, 10>}, %arg1: i1) -> tensor<?x?xi1> attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},loop-invariant-code-motion,func.func(scf-for-loop-peeling)", padlab.seed = 2319231591 : i64} {
    %false = arith.constant false
    %padded = tensor.pad %arg0 low[1, 1] high[1, 3] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %false : i1
    } : tensor<?x?xi1> to tensor<?x?xi1>
    return %padded : tensor<?x?xi1>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["tensor.pad"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %tiled_op, %forall_op = transform.structured.tile_using_forall %1 tile_sizes [16, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

