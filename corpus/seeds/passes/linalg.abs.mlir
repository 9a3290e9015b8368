// Brings linalg.abs, linalg.powf, math.powf.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d2, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2 + 2)>
module {
  func.func @main(%arg0: tensor<?x?xf16> {padlab.extents = array<i64: 6, 1>}, %arg1: tensor<?x?x?x?xf16> {padlab.extents = array<i64: 5, 5, 2, 1>}, %arg2: tensor<?x?x?x?xf16> {padlab.extents = array<i64: 5, 1, 4, 4>}, %arg3: index {padlab.value = 4 : index}) -> (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) attributes {padlab.passes = "scf-for-loop-range-folding,canonicalize", padlab.seed = 2469016677 : i64} {
    %0 = call @callee_0(%arg1, %arg2) : (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<?x?x?x?xf16>
    %c-4 = arith.constant -4 : index
    %1 = arith.addi %dim, %c-4 : index
    %c5 = arith.constant 5 : index
    %2 = tensor.empty(%1, %c5, %arg3, %arg3) : tensor<?x?x?x?xf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<?x?x?x?xf16>) outs(%2 : tensor<?x?x?x?xf16>) permutation = [1, 0, 3, 2] 
    %3 = linalg.abs ins(%transposed : tensor<?x?x?x?xf16>) outs(%transposed : tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf16>
    %4 = call @callee_0(%arg1, %arg2) : (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf16>
    %5 = linalg.powf ins(%0, %4 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) outs(%4 : tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf16>
    return %5, %4 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>
  }
  func.func private @callee_0(%arg0: tensor<?x?x?x?xf16>, %arg1: tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf16> {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?x?xf16>) outs(%arg1 : tensor<?x?x?x?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %cst = arith.constant 2.500000e+00 : f16
      linalg.yield %cst : f16
    } -> tensor<?x?x?x?xf16>
    return %0 : tensor<?x?x?x?xf16>
  }
}

