// Brings arith.minnumf, arith.remf.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<?x?xbf16> {padlab.extents = array<i64: 2, 4>}, %arg1: index {padlab.value = 4 : index}) -> (tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<?x?xbf16>) attributes {padlab.seed = 1653148867 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xbf16>
    %0 = tensor.empty(%arg1, %dim) : tensor<?x?xbf16>
    %1:2 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xbf16>) outs(%arg0, %0 : tensor<?x?xbf16>, tensor<?x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16, %out_2: bf16):
      %2 = arith.cmpf ueq, %in, %out : bf16
      %3 = arith.select %2, %out, %out : bf16
      %4 = arith.subf %in, %3 : bf16
      %5 = arith.cmpf one, %in, %in : bf16
      %6 = arith.select %5, %in, %4 : bf16
      %cst = arith.constant -5.000000e-01 : bf16
      %7 = arith.cmpf ule, %out, %cst : bf16
      %cst_3 = arith.constant 1.000000e+00 : bf16
      %8 = arith.select %7, %cst_3, %in : bf16
      %9 = arith.sitofp %5 : i1 to bf16
      %10 = arith.remf %9, %cst : bf16
      %11 = arith.minnumf %9, %10 : bf16
      %12 = arith.sitofp %7 : i1 to bf16
      %13 = arith.remf %12, %11 : bf16
      linalg.yield %13, %8 : bf16, bf16
    } -> (tensor<?x?xbf16>, tensor<?x?xbf16>)
    %padded = tensor.pad %1#0 low[3, 2] high[1, 0] {
    ^bb0(%arg2: index, %arg3: index):
      %c4 = arith.constant 4 : index
      %2 = arith.remui %arg3, %c4 : index
      %c2 = arith.constant 2 : index
      %3 = arith.remui %arg2, %c2 : index
      %extracted_2 = tensor.extract %1#1[%2, %3] : tensor<?x?xbf16>
      tensor.yield %extracted_2 : bf16
    } : tensor<?x?xbf16> to tensor<?x?xbf16>
    %c3 = arith.constant 3 : index
    %c0_0 = arith.constant 0 : index
    %extracted = tensor.extract %1#1[%c3, %c0_0] : tensor<?x?xbf16>
    %padded_1 = tensor.pad %padded low[0, 0] high[-1, 3] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : bf16
    } : tensor<?x?xbf16> to tensor<?x?xbf16>
    return %1#0, %1#1, %padded, %padded_1 : tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<?x?xbf16>
  }
}

