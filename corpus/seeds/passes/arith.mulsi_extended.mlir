// Brings arith.mulsi_extended, math.cttz, transform.structured.convert_to_loops.
#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<?x3x2xi1> {padlab.extents = array<i64: 3>}, %arg1: tensor<?x2xf32, "layout"> {padlab.extents = array<i64: 3>}) -> (tensor<3x3x?xi1>, tensor<?x3x2xi1>) attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map analysis-heuristic=fuzzer},loop-invariant-code-motion,sccp,transform-interpreter{entry-point=__transform_0}", padlab.seed = 34219927 : i64} {
    %0 = tensor.empty() : tensor<3x3x2xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<3x3x2xi1>) -> tensor<3x3x2xi1>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0 : tensor<3x3x2xi1>
    %c-1 = arith.constant -1 : index
    %2 = arith.addi %dim, %c-1 : index
    %3 = tensor.empty(%2) : tensor<3x3x?xi1>
    %true_0 = arith.constant true
    %4 = linalg.fill ins(%true_0 : i1) outs(%3 : tensor<3x3x?xi1>) -> tensor<3x3x?xi1>
    %5 = linalg.copy ins(%1 : tensor<3x3x2xi1>) outs(%4 : tensor<3x3x?xi1>) -> tensor<3x3x?xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?x2xf32, "layout">) outs(%arg0 : tensor<?x3x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %cst = arith.constant -3.000000e+00 : f32
      %7 = arith.cmpf uno, %in, %cst : f32
      %cst_1 = arith.constant 0x7F800000 : f32
      %8 = arith.cmpf une, %in, %cst_1 : f32
      %true_2 = arith.constant true
      %low, %high = arith.mulsi_extended %8, %true_2 : i1
      %true_3 = arith.constant true
      %9 = math.cttz %low : i1
      linalg.yield %9 : i1
    } -> tensor<?x3x2xi1>
    return %5, %6 : tensor<3x3x?xi1>, tensor<?x3x2xi1>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["linalg.fill"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %2 = transform.structured.convert_to_loops %1 : (!transform.any_op) -> !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

