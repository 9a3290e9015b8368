// Brings linalg.floor, math.floor.
#map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
module {
  func.func @main(%arg0: tensor<?x1x5xf16> {padlab.extents = array<i64: 4>}, %arg1: tensor<4x?x5xf16> {padlab.extents = array<i64: 1>}, %arg2: tensor<?x1x5xf16> {padlab.extents = array<i64: 4>}) -> (tensor<?x1x5xf16>, tensor<?x1x5xf16>, tensor<?x1x9xf16>) attributes {padlab.seed = 799878503 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x1x5xf16>, tensor<4x?x5xf16>) outs(%arg0 : tensor<?x1x5xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %cst = arith.constant -1.500000e+00 : f16
      %2 = arith.negf %cst : f16
      linalg.yield %2 : f16
    } -> tensor<?x1x5xf16>
    %1 = linalg.floor ins(%0 : tensor<?x1x5xf16>) outs(%arg2 : tensor<?x1x5xf16>) -> tensor<?x1x5xf16>
    %padded = tensor.pad %0 low[2, 0, 3] high[1, 0, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %c3 = arith.constant 3 : index
      %2 = arith.xori %arg3, %c3 : index
      %c0 = arith.constant 0 : index
      %3 = arith.xori %arg4, %c0 : index
      %4 = arith.ori %2, %3 : index
      %c6 = arith.constant 6 : index
      %5 = arith.xori %arg5, %c6 : index
      %6 = arith.ori %4, %5 : index
      %7 = arith.remui %arg3, %6 : index
      %8 = arith.index_cast %7 : index to i16
      %9 = arith.sitofp %8 : i16 to f16
      tensor.yield %9 : f16
    } : tensor<?x1x5xf16> to tensor<?x1x9xf16>
    return %0, %1, %padded : tensor<?x1x5xf16>, tensor<?x1x5xf16>, tensor<?x1x9xf16>
  }
}

