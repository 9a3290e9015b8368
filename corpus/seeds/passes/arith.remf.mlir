// Brings arith.remf, tensor.pad before linalg.generic, tensor.pad before scf.for, transform.structured.eliminate_empty_tensors.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<1x2xbf16>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 3 : index}) -> (tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<1x2xbf16>) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},func.func(scf-for-loop-peeling)", padlab.seed = 1767757167 : i64} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant -3.000000e+00 : bf16
    %padded = tensor.pad %arg0 low[%c0, 1] high[3, %arg1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %cst : bf16
    } : tensor<1x2xbf16> to tensor<?x?xbf16>
    %0:3 = scf.index_switch %arg2 -> tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<1x2xbf16> 
    case 1 {
      scf.yield %padded, %padded, %arg0 : tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<1x2xbf16>
    }
    default {
      %c3 = arith.constant 3 : index
      %c3_0 = arith.constant 3 : index
      %1 = scf.for %arg3 = %arg1 to %c3 step %c3_0 iter_args(%arg4 = %padded) -> (tensor<?x?xbf16>) {
        %2 = tensor.empty() : tensor<4xbf16>
        %cst_1 = arith.constant 4.000000e+00 : bf16
        %3 = linalg.fill ins(%cst_1 : bf16) outs(%2 : tensor<4xbf16>) -> tensor<4xbf16>
        %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%padded : tensor<?x?xbf16>) outs(%3 : tensor<4xbf16>) {
        ^bb0(%in: bf16, %out: bf16):
          %5 = arith.maximumf %out, %in : bf16
          %6 = arith.remf %out, %5 : bf16
          linalg.yield %6 : bf16
        } -> tensor<4xbf16>
        scf.yield %arg4 : tensor<?x?xbf16>
      }
      scf.yield %1, %1, %arg0 : tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<1x2xbf16>
    }
    return %0#0, %0#1, %0#2 : tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<1x2xbf16>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.structured.eliminate_empty_tensors %arg2 : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

