// Brings affine.min, linalg.pack, transform.apply_patterns.linalg.decompose_pack_unpack, transform.apply_patterns.linalg.fold_pack_unpack_into_empty, transform.apply_patterns.tensor.rewrite_as_constant.
#map = affine_map<(d0) -> (d0 + 1, 1)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<8xi32>, %arg1: index {padlab.value = 4 : index}) -> (tensor<3x3xi32>, index) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0}", padlab.seed = 1978806996 : i64} {
    %0 = affine.min #map(%arg1)
    %1 = tensor.empty() : tensor<3x3xi32>
    %c-7_i32 = arith.constant -7 : i32
    %pack = linalg.pack %arg0 padding_value(%c-7_i32 : i32) inner_dims_pos = [0] inner_tiles = [3] into %1 : tensor<8xi32> -> tensor<3x3xi32>
    return %pack, %0 : tensor<3x3xi32>, index
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.tensor.rewrite_as_constant aggressive
          transform.apply_patterns.linalg.fold_pack_unpack_into_empty
          transform.apply_patterns.linalg.decompose_pack_unpack
        } {apply_cse} : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

