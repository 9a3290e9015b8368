module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<4x1x3x1x2xf16>) -> tensor<6x2x7x1x2xbf16> attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},canonicalize{region-simplify=disabled},mem2reg", padlab.seed = 1635374715 : i64} {
    %padded = tensor.pad %arg0 nofold low[2, -1, 1, 0, 0] high[0, 2, 3, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index):
      %cst = arith.constant 1.500000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<4x1x3x1x2xf16> to tensor<6x2x7x1x2xf16>
    %0 = tensor.empty() : tensor<6x2x7x1x2xbf16>
    %mapped = linalg.map ins(%padded : tensor<6x2x7x1x2xf16>) outs(%0 : tensor<6x2x7x1x2xbf16>)
      (%in: f16, %init: bf16) {
        %1 = arith.extf %in : f16 to f32
        %2 = arith.truncf %1 : f32 to bf16
        %3 = arith.extf %in : f16 to f32
        %4 = arith.truncf %3 : f32 to bf16
        %5 = arith.negf %4 : bf16
        linalg.yield %5 : bf16
      }
    return %mapped : tensor<6x2x7x1x2xbf16>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.linalg.decompose_pad
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

