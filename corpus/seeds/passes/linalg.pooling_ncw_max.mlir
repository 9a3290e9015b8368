// Brings linalg.pooling_ncw_max, transform.get_operand, transform.structured.promote_tensor.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<3x3x?xi64> {padlab.extents = array<i64: 2>}, %arg1: tensor<2xi64>, %arg2: tensor<3x3x?xi64> {padlab.extents = array<i64: 1>}) -> tensor<3x3x?xi64> attributes {padlab.passes = "linalg-fold-unit-extent-dims{use-rank-reducing-slices=true},transform-interpreter{entry-point=__transform_0},arith-emulate-unsupported-floats{source-types=bf16,f16 target-type=f32}", padlab.seed = 2056788270 : i64} {
    %0 = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<3x3x?xi64>, tensor<2xi64>) outs(%arg2 : tensor<3x3x?xi64>) -> tensor<3x3x?xi64>
    return %0 : tensor<3x3x?xi64>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["linalg.pooling_ncw_max"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %2 = transform.param.constant 0 : i64 -> !transform.param<i64>
        %3 = transform.merge_handles %2 : !transform.param<i64>
        %4 = transform.foreach %1, %3 with_zip_shortest : !transform.any_op, !transform.param<i64> -> !transform.any_op {
        ^bb0(%arg3: !transform.any_op, %arg4: !transform.param<i64>):
          transform.yield %arg3 : !transform.any_op
        }
        %5 = transform.split_handle %4 {fail_on_payload_too_small = false} : (!transform.any_op) -> !transform.any_op
        %6 = transform.get_operand %5[0] : (!transform.any_op) -> !transform.any_value
        %7 = transform.structured.promote_tensor %6 : !transform.any_value
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

