// Brings linalg.batch_vecmat, linalg.min, math.ctpop, transform.structured.pack_greedily.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<4x4x2xi16>, %arg1: tensor<3x5x3xi16>, %arg2: tensor<3xi16>, %arg3: tensor<3x5xi16>, %arg4: tensor<2x5xi16>, %arg5: tensor<2x5x5xi16>, %arg6: tensor<2x5xi16>) -> (tensor<5xi16>, tensor<3xi16>, tensor<2x5xi16>) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0}", padlab.seed = 1042250300 : i64} {
    %0 = tensor.empty() : tensor<3xi16>
    %c0_i16 = arith.constant 0 : i16
    %1 = linalg.fill ins(%c0_i16 : i16) outs(%0 : tensor<3xi16>) -> tensor<3xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%arg1 : tensor<3x5x3xi16>) outs(%1 : tensor<3xi16>) {
    ^bb0(%in: i16, %out: i16):
      %6 = arith.xori %in, %in : i16
      %7 = arith.xori %out, %6 : i16
      %8 = math.ctpop %6 : i16
      linalg.yield %8 : i16
    } -> tensor<3xi16>
    %cst = arith.constant dense<[32767, -1, 1, -2, 5]> : tensor<5xi16>
    %3 = linalg.vecmat ins(%arg2, %arg3 : tensor<3xi16>, tensor<3x5xi16>) outs(%cst : tensor<5xi16>) -> tensor<5xi16>
    %4 = linalg.min ins(%2, %arg2 : tensor<3xi16>, tensor<3xi16>) outs(%0 : tensor<3xi16>) -> tensor<3xi16>
    %5 = linalg.batch_vecmat ins(%arg4, %arg5 : tensor<2x5xi16>, tensor<2x5x5xi16>) outs(%arg6 : tensor<2x5xi16>) -> tensor<2x5xi16>
    return %3, %4, %5 : tensor<5xi16>, tensor<3xi16>, tensor<2x5xi16>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["linalg.generic"]} attributes {iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %2 = transform.structured.pack_greedily %1 matmul_packed_sizes = [4, 0, 3] matmul_padded_sizes_next_multiple_of = [0, 4, 0] matmul_inner_dims_order = [0, 2, 1] : (!transform.any_op) -> !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

