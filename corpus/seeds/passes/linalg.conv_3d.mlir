// Brings linalg.conv_3d, tensor.pad of linalg.conv_3d, transform.bufferization.buffer_loop_hoisting.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<?x1x4xf16> {padlab.extents = array<i64: 3>}, %arg1: tensor<2x3x3xf16>, %arg2: tensor<?x?x2xf16> {padlab.extents = array<i64: 1, 2>}, %arg3: tensor<2x2x2xf16>, %arg4: index {padlab.value = 2 : index}) -> (tensor<4x?x1xf16>, tensor<6x6x4xf16>, tensor<2x1x2x2xf16>, tensor<2x2x2xf16>) attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map},convert-linalg-to-affine-loops,math-extend-to-supported-types{target-type=f32},composite-fixed-point-pass{name=fixed pipeline=canonicalize},transform-interpreter{entry-point=__transform_0},sroa", padlab.seed = 4076331173 : i64} {
    %0 = tensor.empty() : tensor<4x3x1xf16>
    %cast = tensor.cast %0 : tensor<4x3x1xf16> to tensor<4x?x1xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x1x4xf16>) outs(%cast : tensor<4x?x1xf16>) permutation = [2, 0, 1] 
    %1 = linalg.conv_3d ins(%arg1, %arg2 : tensor<2x3x3xf16>, tensor<?x?x2xf16>) outs(%arg3 : tensor<2x2x2xf16>) -> tensor<2x2x2xf16>
    %padded = tensor.pad %1 low[2, 2, 2] high[2, 2, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %cst = arith.constant 1.500000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<2x2x2xf16> to tensor<6x6x4xf16>
    %expanded = tensor.expand_shape %1 [[0, 1], [2], [3]] output_shape [2, 1, 2, 2] : tensor<2x2x2xf16> into tensor<2x1x2x2xf16>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %transposed, %c1 : tensor<4x?x1xf16>
    %c1_0 = arith.constant 1 : index
    %2 = scf.for %arg5 = %arg4 to %dim step %c1_0 iter_args(%arg6 = %arg3) -> (tensor<2x2x2xf16>) {
      scf.yield %arg6 : tensor<2x2x2xf16>
    }
    return %transposed, %padded, %expanded, %2 : tensor<4x?x1xf16>, tensor<6x6x4xf16>, tensor<2x1x2x2xf16>, tensor<2x2x2xf16>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.bufferization.buffer_loop_hoisting %arg2 : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

