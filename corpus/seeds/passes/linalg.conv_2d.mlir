// Brings linalg.conv_2d, tensor.expand_shape, transform.apply_patterns.canonicalization, transform.apply_patterns.memref.alloc_to_alloca, transform.apply_patterns.memref.extract_address_computations, transform.merge_handles, transform.param.constant, transform.split_handle, transform.structured.decompose.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<?xi16> {padlab.extents = array<i64: 1>}, %arg1: index {padlab.value = 1 : index}, %arg2: tensor<1x1xi32>) -> (tensor<1x?xi16>, tensor<1x1xi32>) attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops analysis-fuzzer-seed=2},convert-bufferization-to-memref,convert-bufferization-to-memref,transform-interpreter{entry-point=__transform_0}", padlab.seed = 3981695090 : i64} {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [1, %arg1] : tensor<?xi16> into tensor<1x?xi16>
    %cast = tensor.cast %expanded : tensor<1x?xi16> to tensor<1x1xi16>
    %0 = linalg.conv_2d ins(%cast, %cast : tensor<1x1xi16>, tensor<1x1xi16>) outs(%arg2 : tensor<1x1xi32>) -> tensor<1x1xi32>
    return %expanded, %0 : tensor<1x?xi16>, tensor<1x1xi32>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %2 = transform.structured.match ops{["linalg.conv_2d"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %3 = transform.param.constant 0 : i64 -> !transform.param<i64>
        %4 = transform.merge_handles %3 : !transform.param<i64>
        %5 = transform.foreach %2, %4 with_zip_shortest : !transform.any_op, !transform.param<i64> -> !transform.any_op {
        ^bb0(%arg3: !transform.any_op, %arg4: !transform.param<i64>):
          transform.yield %arg3 : !transform.any_op
        }
        %6 = transform.split_handle %5 {fail_on_payload_too_small = false} : (!transform.any_op) -> !transform.any_op
        %7 = transform.structured.decompose %6 : (!transform.any_op) -> !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    %1 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %1 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.memref.alloc_to_alloca
          transform.apply_patterns.memref.extract_address_computations
          transform.apply_patterns.canonicalization
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

