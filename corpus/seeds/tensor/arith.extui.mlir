// Brings arith.extui, arith.mului_extended, arith.shrui, linalg.elementwise, math.absi, math.floor.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf64> {padlab.extents = array<i64: 5>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 5 : index}) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xi16>, f64) attributes {padlab.seed = 616783813 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant -1.000000e+00 : f64
      %cst_0 = arith.constant 0.000000e+00 : f64
      %4 = arith.mulf %cst, %cst_0 : f64
      %5 = arith.subf %4, %4 : f64
      linalg.yield %5 : f64
    } -> tensor<?xf64>
    %extracted = tensor.extract %0[%arg1] : tensor<?xf64>
    %1 = tensor.empty(%arg2) : tensor<?xi16>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %0 : tensor<?xf64>, tensor<?xf64>) outs(%1, %0 : tensor<?xi16>, tensor<?xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: i16, %out_1: f64):
      %cst = arith.constant 5.000000e-01 : f64
      %4 = arith.cmpf ogt, %in_0, %cst : f64
      %5 = arith.extui %4 : i1 to i16
      %cst_2 = arith.constant -5.000000e-01 : f64
      %6 = arith.cmpf ogt, %in, %cst_2 : f64
      %7 = arith.extui %6 : i1 to i16
      %c7_i16 = arith.constant 7 : i16
      %8 = arith.shrui %7, %c7_i16 : i16
      %cst_3 = arith.constant 1.000000e+00 : f64
      %9 = arith.cmpf ule, %in_0, %cst_3 : f64
      %10 = arith.extui %9 : i1 to i16
      %cst_4 = arith.constant 0.000000e+00 : f64
      %11 = arith.cmpf une, %in_0, %cst_4 : f64
      %12 = arith.extsi %11 : i1 to i16
      %13 = arith.maxui %10, %12 : i16
      %14 = arith.sitofp %13 : i16 to f64
      %15 = arith.uitofp %8 : i16 to f64
      %16 = arith.subf %14, %15 : f64
      %cst_5 = arith.constant 1.500000e+00 : f64
      %17 = arith.cmpf oge, %15, %cst_5 : f64
      %18 = arith.extui %17 : i1 to i16
      %19 = math.absi %18 : i16
      %cst_6 = arith.constant 1.500000e+00 : f64
      %20 = arith.cmpf oge, %16, %cst_6 : f64
      %21 = arith.extui %20 : i1 to i16
      %22 = math.absi %21 : i16
      %cst_7 = arith.constant 1.500000e+00 : f64
      %23 = arith.cmpf oge, %14, %cst_7 : f64
      %24 = arith.extui %23 : i1 to i16
      %cst_8 = arith.constant 2.500000e+00 : f64
      %25 = arith.cmpf uno, %14, %cst_8 : f64
      %26 = arith.extsi %25 : i1 to i16
      %low, %high = arith.mului_extended %24, %26 : i16
      linalg.yield %low, %16 : i16, f64
    } -> (tensor<?xi16>, tensor<?xf64>)
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<floor> ins(%0 : tensor<?xf64>) outs(%2#1 : tensor<?xf64>) -> tensor<?xf64>
    %cast = tensor.cast %2#1 : tensor<?xf64> to tensor<?xf64>
    %collapsed = tensor.collapse_shape %2#0 [[0]] : tensor<?xi16> into tensor<?xi16>
    return %3, %cast, %collapsed, %extracted : tensor<?xf64>, tensor<?xf64>, tensor<?xi16>, f64
  }
}

