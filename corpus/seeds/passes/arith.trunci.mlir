// Brings arith.trunci, linalg.tanh, math.ctlz, math.tanh.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<?xf16> {padlab.extents = array<i64: 1>}, %arg1: tensor<?xf16> {padlab.extents = array<i64: 1>}, %arg2: tensor<?x?xf16> {padlab.extents = array<i64: 4, 4>}, %arg3: tensor<4x?xi8> {padlab.extents = array<i64: 2>}) -> (tensor<?xf16>, tensor<1xf16>, tensor<?x4xi1>, tensor<4xi8>) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},math-expand-ops{ops=ceilf},fold-tensor-subset-ops", padlab.seed = 1275978426 : i64} {
    %0 = linalg.tanh ins(%arg0 : tensor<?xf16>) outs(%arg1 : tensor<?xf16>) -> tensor<?xf16>
    %1 = tensor.empty() : tensor<1xf16>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg1, %arg1 : tensor<?xf16>, tensor<?xf16>) outs(%1 : tensor<1xf16>) -> tensor<1xf16>
    %c4 = arith.constant 4 : index
    %3 = tensor.empty(%c4) : tensor<?x4xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg3 : tensor<?x?xf16>, tensor<4x?xi8>) outs(%3 : tensor<?x4xi1>) {
    ^bb0(%in: f16, %in_0: i8, %out: i1):
      %cst = arith.constant -1.500000e+00 : f16
      %8 = arith.cmpf ord, %in, %cst : f16
      %9 = arith.trunci %in_0 : i8 to i1
      %false = arith.constant false
      %10 = arith.minui %9, %false : i1
      %cst_1 = arith.constant 1.500000e+00 : f16
      %11 = arith.cmpf ogt, %in, %cst_1 : f16
      %12 = arith.andi %11, %10 : i1
      %13 = arith.maxsi %12, %12 : i1
      %14 = math.ctlz %9 : i1
      linalg.yield %14 : i1
    } -> tensor<?x4xi1>
    %5 = tensor.empty() : tensor<4xi8>
    %c3_i8 = arith.constant 3 : i8
    %6 = linalg.fill ins(%c3_i8 : i8) outs(%5 : tensor<4xi8>) -> tensor<4xi8>
    %7 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg2 : tensor<?x?xf16>) outs(%6 : tensor<4xi8>) {
    ^bb0(%in: f16, %out: i8):
      %cst = arith.constant 2.500000e+00 : f16
      %8 = arith.cmpf une, %in, %cst : f16
      %9 = arith.extui %8 : i1 to i8
      %10 = arith.maxsi %out, %9 : i8
      linalg.yield %10 : i8
    } -> tensor<4xi8>
    return %0, %2, %4, %7 : tensor<?xf16>, tensor<1xf16>, tensor<?x4xi1>, tensor<4xi8>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["linalg.elementwise"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %tiled_linalg_op, %loops = transform.structured.tile_using_for %1 tile_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

