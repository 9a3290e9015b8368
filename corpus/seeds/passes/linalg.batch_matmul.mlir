// Brings linalg.batch_matmul, transform.structured.transpose_matmul.
#map = affine_map<(d0, d1, d2) -> (d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<7x1xi4>, %arg1: tensor<5xi4>, %arg2: tensor<5x5xi4>, %arg3: tensor<5x5xi4>, %arg4: tensor<3x3x1xi4>, %arg5: tensor<3x1x3xi4>) -> (tensor<4x1xi4>, tensor<5x5xi4>, tensor<3x3x3xi4>) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=infer-layout-map analysis-heuristic=bottom-up buffer-alignment=128}", padlab.seed = 1056541768 : i64} {
    %extracted_slice = tensor.extract_slice %arg0[3, 0] [4, 1] [1, 1] : tensor<7x1xi4> to tensor<4x1xi4>
    %0 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg1, %arg2 : tensor<5xi4>, tensor<5x5xi4>) outs(%arg3 : tensor<5x5xi4>) -> tensor<5x5xi4>
    %1 = tensor.empty() : tensor<3x3x3xi4>
    %c5_i4 = arith.constant 5 : i4
    %2 = linalg.fill ins(%c5_i4 : i4) outs(%1 : tensor<3x3x3xi4>) -> tensor<3x3x3xi4>
    %3 = linalg.batch_matmul ins(%arg4, %arg5 : tensor<3x3x1xi4>, tensor<3x1x3xi4>) outs(%2 : tensor<3x3x3xi4>) -> tensor<3x3x3xi4>
    return %extracted_slice, %0, %3 : tensor<4x1xi4>, tensor<5x5xi4>, tensor<3x3x3xi4>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["linalg.matmul"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %2 = transform.structured.transpose_matmul %1<rhs> : (!transform.any_op) -> !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

