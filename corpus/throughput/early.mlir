#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: index {padlab.value = 2 : index}, %arg2: tensor<4x7xf32>, %arg3: tensor<7x4xf32>, %arg4: tensor<4x7xf32>) -> (tensor<5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x7xf32>, f32) attributes {padlab.seed = 1400924468 : i64} {
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 4.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_2 = arith.constant 4.000000e+00 : f32
      %4 = arith.maximumf %cst_2, %out : f32
      %5 = arith.maximumf %out, %4 : f32
      %cst_3 = arith.constant -1.000000e+00 : f32
      %6 = arith.negf %cst_3 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %padded = tensor.pad %2 low[3] high[0] {
    ^bb0(%arg5: index):
      %cst_2 = arith.constant 5.000000e-01 : f32
      tensor.yield %cst_2 : f32
    } : tensor<2xf32> to tensor<5xf32>
    %padded_0 = tensor.pad %2 nofold low[4] high[0] {
    ^bb0(%arg5: index):
      %cst_2 = arith.constant 0.000000e+00 : f32
      tensor.yield %cst_2 : f32
    } : tensor<2xf32> to tensor<6xf32>
    %extracted = tensor.extract %padded_0[%arg1] : tensor<6xf32>
    %padded_1 = tensor.pad %2 low[3] high[1] {
    ^bb0(%arg5: index):
      %cst_2 = arith.constant -1.500000e+00 : f32
      tensor.yield %cst_2 : f32
    } : tensor<2xf32> to tensor<6xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg3 : tensor<4x7xf32>, tensor<7x4xf32>) outs(%arg4 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      linalg.yield %in_2 : f32
    } -> tensor<4x7xf32>
    return %padded, %padded_0, %padded_1, %3, %extracted : tensor<5xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4x7xf32>, f32
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<1x5xindex>, %arg1: tensor<index>) -> (tensor<1x5xindex>, tensor<index>, tensor<index>, tensor<index>, tensor<index>) attributes {padlab.seed = 2690760454 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x5xindex>) outs(%arg0 : tensor<1x5xindex>) {
    ^bb0(%in: index, %out: index):
      %c7 = arith.constant 7 : index
      %7 = arith.addi %in, %in : index
      %c-2_2 = arith.constant -2 : index
      %8 = arith.minsi %7, %c-2_2 : index
      linalg.yield %8 : index
    } -> tensor<1x5xindex>
    %1 = tensor.empty() : tensor<index>
    %c2 = arith.constant 2 : index
    %2 = linalg.fill ins(%c2 : index) outs(%1 : tensor<index>) -> tensor<index>
    %3:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%arg1 : tensor<index>) outs(%2, %arg1 : tensor<index>, tensor<index>) {
    ^bb0(%in: index, %out: index, %out_2: index):
      %7 = arith.xori %in, %out_2 : index
      %8 = arith.andi %7, %in : index
      %c3 = arith.constant 3 : index
      %c3_3 = arith.constant 3 : index
      %9 = arith.andi %7, %c3_3 : index
      %c1 = arith.constant 1 : index
      %10 = arith.ori %9, %c1 : index
      %11 = arith.remui %8, %10 : index
      linalg.yield %out, %11 : index, index
    } -> (tensor<index>, tensor<index>)
    %c2_0 = arith.constant 2 : index
    %padded = tensor.pad %3#1 nofold low[] high[] {
      tensor.yield %c2_0 : index
    } : tensor<index> to tensor<index>
    %extracted = tensor.extract %3#0[] : tensor<index>
    %padded_1 = tensor.pad %3#0 nofold low[] high[] {
      tensor.yield %extracted : index
    } : tensor<index> to tensor<index>
    %4 = tensor.empty() : tensor<index>
    %c-2 = arith.constant -2 : index
    %5 = linalg.fill ins(%c-2 : index) outs(%4 : tensor<index>) -> tensor<index>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%5 : tensor<index>) {
    ^bb0(%out: index):
      %c2_2 = arith.constant 2 : index
      %c100 = arith.constant 100 : index
      %c3 = arith.constant 3 : index
      %7 = arith.andi %c100, %c3 : index
      %c1 = arith.constant 1 : index
      %8 = arith.ori %7, %c1 : index
      %9 = arith.divui %out, %8 : index
      linalg.yield %9 : index
    } -> tensor<index>
    return %0, %3#1, %padded, %padded_1, %6 : tensor<1x5xindex>, tensor<index>, tensor<index>, tensor<index>, tensor<index>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<1x2xf32>, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<1x2xf32>, tensor<1x2xf32>, tensor<?x?xf32>, tensor<?x5xf32>, tensor<1x3xf32>, tensor<?x6xf32>) attributes {padlab.seed = 1099836558 : i64} {
    %0 = tensor.empty() : tensor<1x2xf32>
    %1:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1xf32>) outs(%arg1, %0 : tensor<1x2xf32>, tensor<1x2xf32>) {
    ^bb0(%in: f32, %out: f32, %out_9: f32):
      %9 = linalg.index 1 : index
      linalg.yield %in, %in : f32, f32
    } -> (tensor<1x2xf32>, tensor<1x2xf32>)
    %2 = tensor.empty() : tensor<1x2xf32>
    %3:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %1#1 : tensor<1x2xf32>, tensor<1x2xf32>) outs(%arg2, %2 : tensor<1x2xf32>, tensor<1x2xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32, %out_10: f32):
      %9 = arith.mulf %in_9, %in : f32
      %10 = arith.cmpf one, %in, %9 : f32
      %cst_11 = arith.constant 5.000000e-01 : f32
      %11 = arith.select %10, %cst_11, %9 : f32
      %12 = arith.divf %9, %11 : f32
      linalg.yield %12, %12 : f32, f32
    } -> (tensor<1x2xf32>, tensor<1x2xf32>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %3#1, %c0 : tensor<1x2xf32>
    %c-1 = arith.constant -1 : index
    %4 = arith.addi %dim, %c-1 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %3#1, %c0_0 : tensor<1x2xf32>
    %c-1_2 = arith.constant -1 : index
    %5 = arith.addi %dim_1, %c-1_2 : index
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %3#1, %c0_3 : tensor<1x2xf32>
    %c0_5 = arith.constant 0 : index
    %6 = arith.addi %dim_4, %c0_5 : index
    %extracted = tensor.extract %1#0[%5, %6] : tensor<1x2xf32>
    %padded = tensor.pad %3#1 nofold low[%4, %arg3] high[%c1, 1] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %extracted : f32
    } : tensor<1x2xf32> to tensor<?x?xf32>
    %c0_6 = arith.constant 0 : index
    %padded_7 = tensor.pad %3#0 low[%c0_6, 0] high[4, 3] {
    ^bb0(%arg5: index, %arg6: index):
      %cst_9 = arith.constant 2.500000e+00 : f32
      tensor.yield %cst_9 : f32
    } : tensor<1x2xf32> to tensor<?x5xf32>
    %7 = tensor.empty() : tensor<1x3xf32>
    %cst = arith.constant 1.500000e+00 : f32
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %inserted_slice = tensor.insert_slice %1#0 into %8[0, 1] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<1x3xf32>
    %padded_8 = tensor.pad %3#1 nofold low[%arg4, 0] high[1, 4] {
    ^bb0(%arg5: index, %arg6: index):
      %cst_9 = arith.constant 2.000000e+00 : f32
      tensor.yield %cst_9 : f32
    } : tensor<1x2xf32> to tensor<?x6xf32>
    return %1#0, %3#1, %padded, %padded_7, %inserted_slice, %padded_8 : tensor<1x2xf32>, tensor<1x2xf32>, tensor<?x?xf32>, tensor<?x5xf32>, tensor<1x3xf32>, tensor<?x6xf32>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x?xi1> {padlab.extents = array<i64: 1, 4, 4>}, %arg1: index {padlab.value = 4 : index}, %arg2: index {padlab.value = 4 : index}, %arg3: i64, %arg4: tensor<?x?xi64> {padlab.extents = array<i64: 2, 7>}, %arg5: tensor<?x?xi64> {padlab.extents = array<i64: 2, 7>}, %arg6: tensor<?x?xi1> {padlab.extents = array<i64: 2, 7>}) -> (tensor<?x?x?x?x?xi64>, tensor<?x?x?x?x?xi64>, tensor<?x?xi64>, tensor<?x?xi1>) attributes {padlab.seed = 989918083 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xi1>
    %c0_0 = arith.constant 0 : index
    %0 = arith.addi %dim, %c0_0 : index
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?x?x?xi1>
    %c1 = arith.constant 1 : index
    %1 = arith.addi %dim_2, %c1 : index
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%0, %1, %c2, %arg1, %arg2) : tensor<?x?x?x?x?xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?xi1>) outs(%2 : tensor<?x?x?x?x?xi64>) {
    ^bb0(%in: i1, %out: i64):
      %7 = arith.extsi %in : i1 to i64
      %8 = arith.extsi %in : i1 to i64
      %9 = arith.extsi %in : i1 to i64
      %10 = arith.addi %8, %9 : i64
      %11 = arith.xori %10, %10 : i64
      %c100_i64 = arith.constant 100 : i64
      %12 = arith.minsi %c100_i64, %11 : i64
      linalg.yield %12 : i64
    } -> tensor<?x?x?x?x?xi64>
    %c0_i64 = arith.constant 0 : i64
    %4 = arith.subi %arg3, %c0_i64 : i64
    %padded = tensor.pad %3 nofold low[2, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index):
      tensor.yield %4 : i64
    } : tensor<?x?x?x?x?xi64> to tensor<?x?x?x?x?xi64>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg4 : tensor<?x?xi64>, tensor<?x?xi64>) outs(%arg5 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_3: i64, %out: i64):
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.subi %in_3, %in : i64
      %10 = arith.cmpi sgt, %9, %arg3 : i64
      %11 = arith.index_castui %7 : index to i64
      %12 = arith.select %10, %arg3, %11 : i64
      linalg.yield %12 : i64
    } -> tensor<?x?xi64>
    %6 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%arg6 : tensor<?x?xi1>) {
    ^bb0(%out: i1):
      %7 = linalg.index 0 : index
      %8 = arith.index_castui %7 : index to i1
      %false = arith.constant false
      %false_3 = arith.constant false
      %9 = arith.subi %false, %false_3 : i1
      linalg.yield %9 : i1
    } -> tensor<?x?xi1>
    return %3, %padded, %5, %6 : tensor<?x?x?x?x?xi64>, tensor<?x?x?x?x?xi64>, tensor<?x?xi64>, tensor<?x?xi1>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xf64> {padlab.extents = array<i64: 4, 4>}, %arg1: tensor<?x?xf16> {padlab.extents = array<i64: 4, 4>}, %arg2: index {padlab.value = 4 : index}) -> (tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x7xf64>) attributes {padlab.seed = 4075215189 : i64} {
    %0 = tensor.empty(%arg2, %arg2) : tensor<?x?xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg0 : tensor<?x?xf64>, tensor<?x?xf16>, tensor<?x?xf64>) outs(%1 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %in_1: f16, %in_2: f64, %out: f64):
      %4 = arith.truncf %in_2 : f64 to f32
      %5 = arith.truncf %4 : f32 to f16
      %6 = arith.cmpf ogt, %5, %in_1 : f16
      %7 = arith.truncf %in : f64 to f32
      %8 = arith.truncf %7 : f32 to f16
      %9 = arith.truncf %in : f64 to f32
      %10 = arith.truncf %9 : f32 to f16
      %11 = arith.select %6, %8, %10 : f16
      %12 = arith.extf %in_1 : f16 to f64
      %13 = arith.extf %in_1 : f16 to f64
      %14 = arith.addf %12, %13 : f64
      linalg.yield %14 : f64
    } -> tensor<?x?xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x?xf64>) outs(%2 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.maximumf %in, %in : f64
      %cst_1 = arith.constant -1.500000e+00 : f64
      %5 = arith.negf %in : f64
      %6 = arith.addf %5, %5 : f64
      linalg.yield %6 : f64
    } -> tensor<?x?xf64>
    %padded = tensor.pad %3 nofold low[1, 0] high[0, 3] {
    ^bb0(%arg3: index, %arg4: index):
      %cst_1 = arith.constant -3.000000e+00 : f64
      tensor.yield %cst_1 : f64
    } : tensor<?x?xf64> to tensor<?x?xf64>
    %padded_0 = tensor.pad %2 nofold low[3, 0] high[1, 3] {
    ^bb0(%arg3: index, %arg4: index):
      %cst_1 = arith.constant 1.500000e+00 : f64
      tensor.yield %cst_1 : f64
    } : tensor<?x?xf64> to tensor<?x7xf64>
    return %2, %padded, %padded_0 : tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x7xf64>
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) attributes {padlab.seed = 2045347227 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%arg0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %c1_i32 = arith.constant 1 : i32
      %1 = arith.minsi %c1_i32, %in : i32
      %2 = arith.minsi %1, %1 : i32
      %c5_i32 = arith.constant 5 : i32
      %3 = arith.maxui %c5_i32, %in : i32
      linalg.yield %3 : i32
    } -> tensor<i32>
    %padded = tensor.pad %0 low[] high[] {
      %c3_i32 = arith.constant 3 : i32
      tensor.yield %c3_i32 : i32
    } : tensor<i32> to tensor<i32>
    %padded_0 = tensor.pad %0 low[] high[] {
      %c3_i32 = arith.constant 3 : i32
      tensor.yield %c3_i32 : i32
    } : tensor<i32> to tensor<i32>
    return %padded, %padded_0 : tensor<i32>, tensor<i32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x?xindex> {padlab.extents = array<i64: 2, 2, 4>}, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 1 : index}) -> (tensor<?x?x?xindex>, tensor<?x?x?xindex>, tensor<?x?x?xindex>) attributes {padlab.seed = 1096313036 : i64} {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%arg0 : tensor<?x?x?xindex>) {
    ^bb0(%out: index):
      %c-1 = arith.constant -1 : index
      %c-1_3 = arith.constant -1 : index
      %c7 = arith.constant 7 : index
      %2 = arith.divui %c-1_3, %c7 : index
      linalg.yield %2 : index
    } -> tensor<?x?x?xindex>
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %0 low[4, 2, 1] high[0, 2, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %c2 : index
    } : tensor<?x?x?xindex> to tensor<?x?x?xindex>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<?x?x?xindex>
    %c1 = arith.constant 1 : index
    %c2_0 = arith.constant 2 : index
    %dim_1 = tensor.dim %padded, %c2_0 : tensor<?x?x?xindex>
    %c-4 = arith.constant -4 : index
    %1 = arith.addi %dim_1, %c-4 : index
    %c2_2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %0[%arg1, %c1, %c2_2] [%arg2, %1, %arg2] [%dim, 1, 1] : tensor<?x?x?xindex> to tensor<?x?x?xindex>
    return %0, %padded, %extracted_slice : tensor<?x?x?xindex>, tensor<?x?x?xindex>, tensor<?x?x?xindex>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x2xindex>, %arg1: index {padlab.value = 3 : index}) -> (tensor<5x2xi1>, tensor<?x?xi1>) attributes {padlab.seed = 2780812627 : i64} {
    %0 = tensor.empty() : tensor<5x2xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<5x2xi1>) -> tensor<5x2xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<5x2xindex>, tensor<5x2xindex>) outs(%1 : tensor<5x2xi1>) {
    ^bb0(%in: index, %in_0: index, %out: i1):
      %3 = arith.index_cast %in_0 : index to i1
      %4 = arith.index_castui %in : index to i1
      %5 = arith.index_castui %in : index to i1
      %6 = arith.andi %4, %5 : i1
      %7 = arith.index_cast %in_0 : index to i1
      %true = arith.constant true
      %8 = arith.addi %7, %true : i1
      %true_1 = arith.constant true
      %9 = arith.maxui %true_1, %6 : i1
      linalg.yield %9 : i1
    } -> tensor<5x2xi1>
    %c4 = arith.constant 4 : index
    %padded = tensor.pad %2 low[%c4, %arg1] high[0, 1] {
    ^bb0(%arg2: index, %arg3: index):
      %3 = arith.index_cast %arg3 : index to i1
      %4 = arith.index_cast %arg3 : index to i1
      %5 = arith.index_castui %arg3 : index to i1
      %6 = arith.ori %4, %5 : i1
      %7 = arith.index_cast %arg3 : index to i1
      %8 = arith.muli %7, %6 : i1
      %9 = arith.cmpi sgt, %arg2, %arg3 : index
      %true = arith.constant true
      %10 = arith.index_castui %arg3 : index to i1
      %11 = arith.select %9, %true, %10 : i1
      tensor.yield %11 : i1
    } : tensor<5x2xi1> to tensor<?x?xi1>
    return %2, %padded : tensor<5x2xi1>, tensor<?x?xi1>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x1x5xbf16>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: tensor<2x6xbf16>, %arg4: tensor<4x1xbf16>, %arg5: tensor<1x5xbf16>) -> (tensor<4x1x5xbf16>, tensor<?x?x?xbf16>, tensor<8x2x6xbf16>, tensor<2x6xbf16>, tensor<4x1x5xbf16>, index) attributes {padlab.seed = 3500463700 : i64} {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%arg0 : tensor<4x1x5xbf16>) {
    ^bb0(%out: bf16):
      %cst_1 = arith.constant -5.000000e-01 : bf16
      %6 = arith.minimumf %out, %out : bf16
      %7 = arith.mulf %out, %6 : bf16
      %cst_2 = arith.constant 1.000000e+00 : bf16
      %8 = arith.addf %cst_2, %7 : bf16
      linalg.yield %8 : bf16
    } -> tensor<4x1x5xbf16>
    %padded = tensor.pad %0 nofold low[3, %arg2, %arg2] high[%arg1, 1, %arg1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %cst_1 = arith.constant 2.500000e+00 : bf16
      tensor.yield %cst_1 : bf16
    } : tensor<4x1x5xbf16> to tensor<?x?x?xbf16>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0, %c1 : tensor<4x1x5xbf16>
    %dim_0 = tensor.dim %0, %dim : tensor<4x1x5xbf16>
    %1 = tensor.empty() : tensor<8x2x6xbf16>
    %cst = arith.constant 1.000000e+00 : bf16
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<8x2x6xbf16>) -> tensor<8x2x6xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel", "parallel"]} ins(%2 : tensor<8x2x6xbf16>) outs(%arg3 : tensor<2x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %6 = arith.addf %out, %in : bf16
      linalg.yield %6 : bf16
    } -> tensor<2x6xbf16>
    %4 = tensor.empty() : tensor<4x1x5xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map2, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %arg4, %arg5 : tensor<4x1x5xbf16>, tensor<4x1xbf16>, tensor<1x5xbf16>) outs(%4 : tensor<4x1x5xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %in_2: bf16, %out: bf16):
      %cst_3 = arith.constant -5.000000e-01 : bf16
      %6 = arith.addf %in_1, %in : bf16
      %7 = arith.subf %6, %in_1 : bf16
      linalg.yield %7 : bf16
    } -> tensor<4x1x5xbf16>
    return %0, %padded, %2, %3, %5, %dim_0 : tensor<4x1x5xbf16>, tensor<?x?x?xbf16>, tensor<8x2x6xbf16>, tensor<2x6xbf16>, tensor<4x1x5xbf16>, index
  }
}

// -----
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1)>
#map5 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module {
  func.func @main(%arg0: tensor<i8>, %arg1: tensor<5x1xf64>, %arg2: tensor<1xi8>, %arg3: tensor<5xf64>, %arg4: index {padlab.value = 0 : index}, %arg5: tensor<6xf64>, %arg6: tensor<6xf64>) -> (tensor<5xf64>, tensor<1x3x5xi8>, tensor<6xi8>, tensor<6xf64>, tensor<6xf64>) attributes {padlab.seed = 245686939 : i64} {
    %0 = tensor.empty() : tensor<5xf64>
    %1 = tensor.empty() : tensor<5xf64>
    %2:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<i8>) outs(%0, %1 : tensor<5xf64>, tensor<5xf64>) {
    ^bb0(%in: i8, %out: f64, %out_1: f64):
      %7 = linalg.index 0 : index
      %cst = arith.constant 2.500000e+00 : f64
      %8 = arith.index_castui %7 : index to i64
      %9 = arith.sitofp %8 : i64 to f64
      %10 = arith.uitofp %in : i8 to f64
      %11 = arith.subf %9, %10 : f64
      %12 = arith.negf %11 : f64
      %c-1_i8 = arith.constant -1 : i8
      %c0_i8 = arith.constant 0 : i8
      %13 = arith.shrsi %c-1_i8, %c0_i8 : i8
      %14 = arith.sitofp %13 : i8 to f64
      %cst_2 = arith.constant 5.000000e-01 : f64
      %15 = arith.mulf %11, %cst_2 : f64
      linalg.yield %12, %15 : f64, f64
    } -> (tensor<5xf64>, tensor<5xf64>)
    %3 = tensor.empty() : tensor<1x3x5xi8>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %arg2, %arg3 : tensor<5x1xf64>, tensor<1xi8>, tensor<5xf64>) outs(%3 : tensor<1x3x5xi8>) {
    ^bb0(%in: f64, %in_1: i8, %in_2: f64, %out: i8):
      %c-7_i8 = arith.constant -7 : i8
      %c5_i8 = arith.constant 5 : i8
      %c2_i8 = arith.constant 2 : i8
      %7 = arith.maxui %c5_i8, %c2_i8 : i8
      %c-1_i8 = arith.constant -1 : i8
      %8 = arith.muli %in_1, %c-1_i8 : i8
      linalg.yield %8 : i8
    } -> tensor<1x3x5xi8>
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %2#1 low[%arg4] high[%c1] {
    ^bb0(%arg7: index):
      %cst = arith.constant -1.500000e+00 : f64
      tensor.yield %cst : f64
    } : tensor<5xf64> to tensor<?xf64>
    %5 = tensor.empty() : tensor<6xi8>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg5, %arg6 : tensor<6xf64>, tensor<6xf64>) outs(%5 : tensor<6xi8>) {
    ^bb0(%in: f64, %in_1: f64, %out: i8):
      %cst = arith.constant 1.000000e+00 : f64
      %7 = arith.cmpf oge, %in_1, %cst : f64
      %8 = arith.extsi %7 : i1 to i8
      %cst_2 = arith.constant 2.500000e+00 : f64
      %9 = arith.cmpf oeq, %in_1, %cst_2 : f64
      %10 = arith.extsi %9 : i1 to i8
      %cst_3 = arith.constant -3.000000e+00 : f64
      %11 = arith.cmpf oeq, %in, %cst_3 : f64
      %12 = arith.extsi %11 : i1 to i8
      %13 = arith.subi %10, %12 : i8
      linalg.yield %13 : i8
    } -> tensor<6xi8>
    %extracted_slice = tensor.extract_slice %padded[0] [6] [1] : tensor<?xf64> to tensor<6xf64>
    %padded_0 = tensor.pad %2#1 low[1] high[0] {
    ^bb0(%arg7: index):
      %cst = arith.constant -1.000000e+00 : f64
      tensor.yield %cst : f64
    } : tensor<5xf64> to tensor<6xf64>
    return %2#0, %4, %6, %extracted_slice, %padded_0 : tensor<5xf64>, tensor<1x3x5xi8>, tensor<6xi8>, tensor<6xf64>, tensor<6xf64>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<?x?x?x?x?xindex> {padlab.extents = array<i64: 3, 4, 2, 1, 2>}, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 4 : index}, %arg4: index {padlab.value = 3 : index}, %arg5: index {padlab.value = 3 : index}, %arg6: index {padlab.value = 0 : index}, %arg7: index {padlab.value = 0 : index}, %arg8: index {padlab.value = 0 : index}) -> (tensor<?x?x?x?x?xindex>, tensor<?x?x?x?x?xi1>, tensor<?x7x?x?x?xi1>) attributes {padlab.seed = 4182888230 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?x?x?xindex>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg0, %c0_0 : tensor<?x?x?x?x?xindex>
    %c1 = arith.constant 1 : index
    %0 = arith.addi %dim_1, %c1 : index
    %1 = tensor.empty(%dim, %0, %arg1, %arg2, %arg1) : tensor<?x?x?x?x?xindex>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %arg0, %c0_2 : tensor<?x?x?x?x?xindex>
    %c2 = arith.constant 2 : index
    %dim_4 = tensor.dim %arg0, %c2 : tensor<?x?x?x?x?xindex>
    %c3 = arith.constant 3 : index
    %dim_5 = tensor.dim %arg0, %c3 : tensor<?x?x?x?x?xindex>
    %c0_6 = arith.constant 0 : index
    %dim_7 = tensor.dim %arg0, %c0_6 : tensor<?x?x?x?x?xindex>
    %c-1 = arith.constant -1 : index
    %2 = arith.addi %dim_7, %c-1 : index
    %3 = tensor.empty(%dim_3, %arg3, %dim_4, %dim_5, %2) : tensor<?x?x?x?x?xi1>
    %4:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?x?x?xindex>) outs(%1, %3 : tensor<?x?x?x?x?xindex>, tensor<?x?x?x?x?xi1>) {
    ^bb0(%in: index, %out: index, %out_11: i1):
      %5 = arith.ori %in, %in : index
      %c-1_12 = arith.constant -1 : index
      %6 = arith.muli %in, %c-1_12 : index
      %7 = arith.minsi %5, %in : index
      %c-7 = arith.constant -7 : index
      %8 = arith.cmpi sgt, %c-7, %6 : index
      %c100 = arith.constant 100 : index
      %9 = arith.select %8, %c100, %in : index
      %10 = arith.xori %7, %5 : index
      %11 = arith.index_castui %9 : index to i1
      %12 = arith.index_castui %6 : index to i1
      %13 = arith.index_castui %in : index to i1
      %14 = arith.muli %12, %13 : i1
      %15 = arith.index_cast %14 : i1 to index
      %16 = arith.index_cast %14 : i1 to index
      %17 = arith.cmpi sge, %15, %16 : index
      %18 = arith.index_castui %9 : index to i1
      %19 = arith.index_castui %5 : index to i1
      %20 = arith.select %17, %18, %19 : i1
      %21 = arith.index_cast %7 : index to i1
      %22 = arith.muli %21, %14 : i1
      linalg.yield %9, %22 : index, i1
    } -> (tensor<?x?x?x?x?xindex>, tensor<?x?x?x?x?xi1>)
    %c3_8 = arith.constant 3 : index
    %dim_9 = tensor.dim %4#1, %c3_8 : tensor<?x?x?x?x?xi1>
    %c0_10 = arith.constant 0 : index
    %padded = tensor.pad %4#1 low[%arg4, %arg5, %arg7, %arg8, %c0_10] high[%dim_9, %arg6, %arg6, %arg6, %arg7] {
    ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index):
      %false = arith.constant false
      tensor.yield %false : i1
    } : tensor<?x?x?x?x?xi1> to tensor<?x7x?x?x?xi1>
    return %4#0, %4#1, %padded : tensor<?x?x?x?x?xindex>, tensor<?x?x?x?x?xi1>, tensor<?x7x?x?x?xi1>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<6x2x5xi1>, %arg1: tensor<5x6x2xi1>, %arg2: index {padlab.value = 3 : index}, %arg3: i1, %arg4: tensor<5x6xi1>) -> (tensor<5x6x2xi1>, tensor<?x10x2xi1>, tensor<5x6xi1>) attributes {padlab.seed = 1408503899 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<6x2x5xi1>, tensor<5x6x2xi1>) outs(%arg1 : tensor<5x6x2xi1>) {
    ^bb0(%in: i1, %in_1: i1, %out: i1):
      %5 = arith.extui %in : i1 to i32
      %c-7_i32 = arith.constant -7 : i32
      %6 = arith.addi %5, %c-7_i32 : i32
      %7 = arith.cmpi eq, %in_1, %in : i1
      %8 = arith.trunci %6 : i32 to i1
      %9 = arith.select %7, %in_1, %8 : i1
      %10 = arith.xori %9, %in_1 : i1
      linalg.yield %10 : i1
    } -> tensor<5x6x2xi1>
    %true = arith.constant true
    %1 = arith.minui %arg3, %true : i1
    %2 = arith.cmpi eq, %arg3, %arg3 : i1
    %true_0 = arith.constant true
    %3 = arith.select %2, %arg3, %true_0 : i1
    %padded = tensor.pad %0 low[1, 4, 0] high[%arg2, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %3 : i1
    } : tensor<5x6x2xi1> to tensor<?x10x2xi1>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%0 : tensor<5x6x2xi1>) outs(%arg4 : tensor<5x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %5 = arith.xori %out, %in : i1
      linalg.yield %5 : i1
    } -> tensor<5x6xi1>
    return %0, %padded, %4 : tensor<5x6x2xi1>, tensor<?x10x2xi1>, tensor<5x6xi1>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<1x3x?xf32> {padlab.extents = array<i64: 1>}, %arg1: tensor<1x1xf16>, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 2 : index}, %arg5: f16) -> (tensor<1x3x?xf32>, tensor<?x?x?xf16>, index) attributes {padlab.seed = 734136325 : i64} {
    %0 = tensor.empty() : tensor<1x1x3xf16>
    %cst = arith.constant 5.960460e-08 : f16
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<1x1x3xf16>) -> tensor<1x1x3xf16>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x3x?xf32>) outs(%arg0, %1 : tensor<1x3x?xf32>, tensor<1x1x3xf16>) {
    ^bb0(%in: f32, %out: f32, %out_3: f16):
      %8 = arith.negf %out : f32
      %9 = arith.divf %in, %in : f32
      %10 = arith.mulf %8, %8 : f32
      %11 = arith.truncf %8 : f32 to f16
      %12 = arith.truncf %out : f32 to f16
      %13 = arith.negf %12 : f16
      %14 = arith.truncf %9 : f32 to f16
      %cst_4 = arith.constant -1.000000e+00 : f16
      %15 = arith.mulf %14, %cst_4 : f16
      %16 = arith.truncf %8 : f32 to f16
      %17 = arith.minimumf %16, %13 : f16
      linalg.yield %10, %17 : f32, f16
    } -> (tensor<1x3x?xf32>, tensor<1x1x3xf16>)
    %3 = tensor.empty() : tensor<1x3x1xf32>
    %cst_0 = arith.constant -5.000000e-01 : f32
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %5:2 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x1xf16>) outs(%arg0, %4 : tensor<1x3x?xf32>, tensor<1x3x1xf32>) {
    ^bb0(%in: f16, %out: f32, %out_3: f32):
      %8 = arith.extf %in : f16 to f32
      %9 = arith.cmpf one, %8, %out_3 : f32
      %10 = arith.extf %in : f16 to f32
      %11 = arith.select %9, %out_3, %10 : f32
      %cst_4 = arith.constant 2.000000e+00 : f32
      %12 = arith.maximumf %cst_4, %out_3 : f32
      %cst_5 = arith.constant 0x7FC00000 : f32
      %13 = arith.addf %cst_5, %12 : f32
      %14 = arith.addf %12, %out_3 : f32
      %15 = arith.mulf %11, %14 : f32
      linalg.yield %13, %15 : f32, f32
    } -> (tensor<1x3x?xf32>, tensor<1x3x1xf32>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %5#1, %c0 : tensor<1x3x1xf32>
    %c1 = arith.constant 1 : index
    %6 = arith.addi %dim, %c1 : index
    %7 = arith.subf %arg5, %arg5 : f16
    %padded = tensor.pad %2#1 low[%arg2, %arg2, %6] high[%arg3, %arg3, %arg4] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %7 : f16
    } : tensor<1x1x3xf16> to tensor<?x?x?xf16>
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %2#0, %c1_1 : tensor<1x3x?xf32>
    return %5#0, %padded, %dim_2 : tensor<1x3x?xf32>, tensor<?x?x?xf16>, index
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
module {
  func.func @main(%arg0: tensor<3x2x3xi32>, %arg1: tensor<6x4xi32>, %arg2: tensor<3x3x2xi32>) -> (tensor<3x3x2xindex>, tensor<4x3x3xindex>, tensor<3x?x2xindex>, tensor<3x2x3xi32>, tensor<4x6xindex>, tensor<3x2x3xindex>, tensor<3x3x2xi32>) attributes {padlab.seed = 995051195 : i64} {
    %0 = tensor.empty() : tensor<3x3x2xindex>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<3x3x2xindex>) {
    ^bb0(%out: index):
      %c2 = arith.constant 2 : index
      linalg.yield %c2 : index
    } -> tensor<3x3x2xindex>
    %2 = tensor.empty() : tensor<3x3x2xindex>
    %c-1 = arith.constant -1 : index
    %3 = linalg.fill ins(%c-1 : index) outs(%2 : tensor<3x3x2xindex>) -> tensor<3x3x2xindex>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x2x3xi32>) outs(%3 : tensor<3x3x2xindex>) {
    ^bb0(%in: i32, %out: index):
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c14 = arith.constant 14 : index
      %11 = arith.shrsi %c3, %c14 : index
      %12 = arith.addi %11, %11 : index
      linalg.yield %12 : index
    } -> tensor<3x3x2xindex>
    %padded = tensor.pad %4 low[0, 0, 0] high[1, 0, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %c5 = arith.constant 5 : index
      %11 = arith.maxsi %arg5, %arg4 : index
      %12 = arith.maxui %11, %11 : index
      tensor.yield %12 : index
    } : tensor<3x3x2xindex> to tensor<4x3x3xindex>
    %cast = tensor.cast %4 : tensor<3x3x2xindex> to tensor<3x?x2xindex>
    %5 = tensor.empty() : tensor<3x2x3xi32>
    %c-7_i32 = arith.constant -7 : i32
    %6 = linalg.fill ins(%c-7_i32 : i32) outs(%5 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %7 = tensor.empty() : tensor<4x6xindex>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6x4xi32>) outs(%7 : tensor<4x6xindex>) {
    ^bb0(%in: i32, %out: index):
      %11 = linalg.index 1 : index
      %12 = arith.index_castui %in : i32 to index
      linalg.yield %12 : index
    } -> tensor<4x6xindex>
    %9 = tensor.empty() : tensor<3x2x3xindex>
    %10:2 = linalg.generic {indexing_maps = [#map5, #map2, #map6, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %cast, %4 : tensor<3x2x3xi32>, tensor<3x?x2xindex>, tensor<3x3x2xindex>) outs(%9, %arg2 : tensor<3x2x3xindex>, tensor<3x3x2xi32>) {
    ^bb0(%in: i32, %in_0: index, %in_1: index, %out: index, %out_2: i32):
      %11 = linalg.index 0 : index
      %12 = arith.index_castui %in : i32 to index
      %13 = arith.index_cast %in : i32 to index
      %14 = arith.xori %12, %13 : index
      %15 = arith.index_castui %in : i32 to index
      %c2 = arith.constant 2 : index
      %16 = arith.divsi %15, %c2 : index
      %17 = arith.index_cast %11 : index to i32
      %c0_i32 = arith.constant 0 : i32
      %18 = arith.minsi %17, %c0_i32 : i32
      linalg.yield %16, %in : index, i32
    } -> (tensor<3x2x3xindex>, tensor<3x3x2xi32>)
    return %1, %padded, %cast, %6, %8, %10#0, %10#1 : tensor<3x3x2xindex>, tensor<4x3x3xindex>, tensor<3x?x2xindex>, tensor<3x2x3xi32>, tensor<4x6xindex>, tensor<3x2x3xindex>, tensor<3x3x2xi32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xi32> {padlab.extents = array<i64: 1, 3>}, %arg1: i32) -> tensor<?x?xi32> attributes {padlab.seed = 3517341040 : i64} {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<?x?xi32>) {
    ^bb0(%out: i32):
      %1 = linalg.index 1 : index
      %c-7_i32 = arith.constant -7 : i32
      %c2_i32 = arith.constant 2 : i32
      %c7_i32 = arith.constant 7 : i32
      %c3_i32 = arith.constant 3 : i32
      %2 = arith.andi %out, %c3_i32 : i32
      %c1_i32 = arith.constant 1 : i32
      %3 = arith.ori %2, %c1_i32 : i32
      %4 = arith.divsi %c2_i32, %3 : i32
      linalg.yield %4 : i32
    } -> tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0, %c1 : tensor<?x?xi32>
    %padded = tensor.pad %0 nofold low[1, %dim] high[1, 1] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %arg1 : i32
    } : tensor<?x?xi32> to tensor<?x?xi32>
    return %padded : tensor<?x?xi32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
module {
  func.func @main(%arg0: tensor<?xi16> {padlab.extents = array<i64: 6>}, %arg1: tensor<?x?x1xindex> {padlab.extents = array<i64: 2, 6>}, %arg2: tensor<?x?x2xindex> {padlab.extents = array<i64: 6, 1>}, %arg3: index {padlab.value = 6 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 3 : index}) -> (tensor<?x?x2xi16>, tensor<?x3x?xi16>, tensor<10x?x?xi16>) attributes {padlab.seed = 1231027081 : i64} {
    %0 = tensor.empty(%arg3, %arg4) : tensor<?x?x2xi16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?x2xindex>
    %c0_0 = arith.constant 0 : index
    %1 = arith.addi %dim, %c0_0 : index
    %c1 = arith.constant 1 : index
    %dim_1 = tensor.dim %arg2, %c1 : tensor<?x?x2xindex>
    %2 = tensor.empty(%1, %dim_1) : tensor<?x2x?xi16>
    %c-1_i16 = arith.constant -1 : i16
    %3 = linalg.fill ins(%c-1_i16 : i16) outs(%2 : tensor<?x2x?xi16>) -> tensor<?x2x?xi16>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<?xi16>, tensor<?x?x1xindex>, tensor<?x?x2xindex>) outs(%0, %3 : tensor<?x?x2xi16>, tensor<?x2x?xi16>) {
    ^bb0(%in: i16, %in_2: index, %in_3: index, %out: i16, %out_4: i16):
      %7 = arith.index_castui %in_2 : index to i16
      %8 = arith.index_cast %in_3 : index to i16
      %9 = arith.index_cast %in_3 : index to i16
      %10 = arith.subi %8, %9 : i16
      %c1_i16 = arith.constant 1 : i16
      %11 = arith.index_castui %in_3 : index to i16
      %12 = arith.maxsi %c1_i16, %11 : i16
      linalg.yield %7, %12 : i16, i16
    } -> (tensor<?x?x2xi16>, tensor<?x2x?xi16>)
    %padded = tensor.pad %4#1 nofold low[4, 0, 1] high[0, 1, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %c-1_i16_2 = arith.constant -1 : i16
      tensor.yield %c-1_i16_2 : i16
    } : tensor<?x2x?xi16> to tensor<?x3x?xi16>
    %5 = tensor.empty(%arg5, %arg5) : tensor<10x?x?xi16>
    %c32767_i16 = arith.constant 32767 : i16
    %6 = linalg.fill ins(%c32767_i16 : i16) outs(%5 : tensor<10x?x?xi16>) -> tensor<10x?x?xi16>
    return %4#0, %padded, %6 : tensor<?x?x2xi16>, tensor<?x3x?xi16>, tensor<10x?x?xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<i16>, %arg1: tensor<2x1xbf16>, %arg2: tensor<bf16>) -> (tensor<2x2x1xbf16>, tensor<2x2x1xbf16>, tensor<2x2x1xbf16>, tensor<6x5x1xbf16>, tensor<1x2x1xbf16>, tensor<1x2x1xbf16>) attributes {padlab.seed = 1282471947 : i64} {
    %0 = tensor.empty() : tensor<2x2x1xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<i16>) outs(%0 : tensor<2x2x1xbf16>) {
    ^bb0(%in: i16, %out: bf16):
      %7 = arith.sitofp %in : i16 to bf16
      %8 = arith.sitofp %in : i16 to bf16
      %9 = arith.uitofp %in : i16 to bf16
      %10 = arith.divf %8, %9 : bf16
      linalg.yield %10 : bf16
    } -> tensor<2x2x1xbf16>
    %2 = tensor.empty() : tensor<2x2x1xbf16>
    %cst = arith.constant -1.500000e+00 : bf16
    %3 = linalg.fill ins(%cst : bf16) outs(%2 : tensor<2x2x1xbf16>) -> tensor<2x2x1xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x1xbf16>) outs(%3 : tensor<2x2x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %cst_1 = arith.constant 1.000000e+00 : bf16
      %7 = arith.addf %in, %cst_1 : bf16
      %cst_2 = arith.constant -3.000000e+00 : bf16
      %8 = arith.cmpf ord, %7, %cst_2 : bf16
      %9 = arith.select %8, %in, %7 : bf16
      %cst_3 = arith.constant -1.500000e+00 : bf16
      %10 = arith.divf %in, %cst_3 : bf16
      linalg.yield %10 : bf16
    } -> tensor<2x2x1xbf16>
    %5 = tensor.empty() : tensor<2x2x1xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<bf16>) outs(%5 : tensor<2x2x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x1xbf16>
    %padded = tensor.pad %6 nofold low[2, 3, 0] high[2, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %cst_1 = arith.constant 0.000000e+00 : bf16
      tensor.yield %cst_1 : bf16
    } : tensor<2x2x1xbf16> to tensor<6x5x1xbf16>
    %extracted_slice = tensor.extract_slice %padded[1, 2, 0] [1, 2, 1] [1, 2, 1] : tensor<6x5x1xbf16> to tensor<1x2x1xbf16>
    %extracted_slice_0 = tensor.extract_slice %4[1, 0, 0] [1, 2, 1] [1, 1, 2] : tensor<2x2x1xbf16> to tensor<1x2x1xbf16>
    return %1, %4, %6, %padded, %extracted_slice, %extracted_slice_0 : tensor<2x2x1xbf16>, tensor<2x2x1xbf16>, tensor<2x2x1xbf16>, tensor<6x5x1xbf16>, tensor<1x2x1xbf16>, tensor<1x2x1xbf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x7xi8>) -> tensor<6x11xi8> attributes {padlab.seed = 2037519938 : i64} {
    %0 = tensor.empty() : tensor<2x7xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x7xi8>, tensor<2x7xi8>) outs(%0 : tensor<2x7xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %c7_i8 = arith.constant 7 : i8
      %2 = arith.ori %c7_i8, %in_0 : i8
      linalg.yield %2 : i8
    } -> tensor<2x7xi8>
    %padded = tensor.pad %1 low[0, 1] high[4, 3] {
    ^bb0(%arg1: index, %arg2: index):
      %c127_i8 = arith.constant 127 : i8
      tensor.yield %c127_i8 : i8
    } : tensor<2x7xi8> to tensor<6x11xi8>
    return %padded : tensor<6x11xi8>
  }
}

// -----
#map = affine_map<(d0) -> (0)>
#map1 = affine_map<(d0) -> (1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<?xindex> {padlab.extents = array<i64: 1>}, %arg1: tensor<?xindex> {padlab.extents = array<i64: 2>}, %arg2: index {padlab.value = 8 : index}) -> (tensor<?xindex>, tensor<?xindex>, tensor<index>) attributes {padlab.seed = 2463725077 : i64} {
    %0 = tensor.empty(%arg2) : tensor<?xindex>
    %c9223372036854775807 = arith.constant 9223372036854775807 : index
    %1 = linalg.fill ins(%c9223372036854775807 : index) outs(%0 : tensor<?xindex>) -> tensor<?xindex>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<?xindex>, tensor<?xindex>) outs(%1 : tensor<?xindex>) {
    ^bb0(%in: index, %in_0: index, %out: index):
      %6 = arith.xori %in, %in_0 : index
      linalg.yield %6 : index
    } -> tensor<?xindex>
    %padded = tensor.pad %2 nofold low[3] high[1] {
    ^bb0(%arg3: index):
      %c0_0 = arith.constant 0 : index
      tensor.yield %c0_0 : index
    } : tensor<?xindex> to tensor<?xindex>
    %3 = tensor.empty() : tensor<index>
    %c0 = arith.constant 0 : index
    %4 = linalg.fill ins(%c0 : index) outs(%3 : tensor<index>) -> tensor<index>
    %5 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction"]} ins(%2 : tensor<?xindex>) outs(%4 : tensor<index>) {
    ^bb0(%in: index, %out: index):
      %6 = arith.minui %out, %in : index
      linalg.yield %6 : index
    } -> tensor<index>
    return %2, %padded, %5 : tensor<?xindex>, tensor<?xindex>, tensor<index>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d0, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d1, d0, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d4, d3, d0, d2)>
module {
  func.func @main(%arg0: tensor<4x0x0x3x?xi16> {padlab.extents = array<i64: 2>}, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<4x0x?x?x2xi8> {padlab.extents = array<i64: 8, 3>}, %arg3: tensor<0x4x8x?x2xi16> {padlab.extents = array<i64: 3>}, %arg4: index {padlab.value = 4 : index}, %arg5: index {padlab.value = 2 : index}) -> (tensor<?x?x0x?x2xi16>, tensor<?x?x0x?x2xi16>, tensor<?x?x0x?x2xi16>, tensor<4x?x3x?x?xi16>, tensor<8x?x0x3x?xi16>, tensor<?x?x0x?x2xi16>) attributes {padlab.seed = 3427554200 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<4x0x0x3x?xi16>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg0, %c0_0 : tensor<4x0x0x3x?xi16>
    %c-1 = arith.constant -1 : index
    %0 = arith.addi %dim_1, %c-1 : index
    %1 = tensor.empty(%dim, %arg1, %0) : tensor<?x?x0x?x2xi16>
    %c2_i16 = arith.constant 2 : i16
    %2 = linalg.fill ins(%c2_i16 : i16) outs(%1 : tensor<?x?x0x?x2xi16>) -> tensor<?x?x0x?x2xi16>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<4x0x0x3x?xi16>, tensor<4x0x0x3x?xi16>) outs(%2 : tensor<?x?x0x?x2xi16>) {
    ^bb0(%in: i16, %in_8: i16, %out: i16):
      %11 = linalg.index 3 : index
      %c0_i16 = arith.constant 0 : i16
      %12 = arith.index_castui %11 : index to i16
      %c7_i16 = arith.constant 7 : i16
      %13 = arith.remsi %12, %c7_i16 : i16
      linalg.yield %13 : i16
    } -> tensor<?x?x0x?x2xi16>
    %padded = tensor.pad %3 low[1, 2, 0, 0, 0] high[3, 2, 0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index):
      %c100_i16 = arith.constant 100 : i16
      tensor.yield %c100_i16 : i16
    } : tensor<?x?x0x?x2xi16> to tensor<?x?x0x?x2xi16>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x0x?x?x2xi8>) outs(%padded : tensor<?x?x0x?x2xi16>) {
    ^bb0(%in: i8, %out: i16):
      %c-7_i16 = arith.constant -7 : i16
      %c0_i8 = arith.constant 0 : i8
      %11 = arith.cmpi slt, %c0_i8, %in : i8
      %12 = arith.extsi %in : i8 to i16
      %13 = arith.extui %in : i8 to i16
      %14 = arith.select %11, %12, %13 : i16
      linalg.yield %14 : i16
    } -> tensor<?x?x0x?x2xi16>
    %c4 = arith.constant 4 : index
    %dim_2 = tensor.dim %arg3, %c4 : tensor<0x4x8x?x2xi16>
    %c1 = arith.constant 1 : index
    %dim_3 = tensor.dim %arg3, %c1 : tensor<0x4x8x?x2xi16>
    %c4_4 = arith.constant 4 : index
    %5 = arith.addi %dim_3, %c4_4 : index
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %arg3, %c0_5 : tensor<0x4x8x?x2xi16>
    %c0_7 = arith.constant 0 : index
    %6 = arith.addi %dim_6, %c0_7 : index
    %7 = tensor.empty(%dim_2, %5, %6) : tensor<4x?x3x?x?xi16>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<0x4x8x?x2xi16>) outs(%7 : tensor<4x?x3x?x?xi16>) {
    ^bb0(%in: i16, %out: i16):
      %11 = arith.andi %in, %in : i16
      %c-1_i16 = arith.constant -1 : i16
      %12 = arith.cmpi ult, %c-1_i16, %in : i16
      %13 = arith.select %12, %11, %in : i16
      linalg.yield %13 : i16
    } -> tensor<4x?x3x?x?xi16>
    %9 = tensor.empty(%arg4, %arg5) : tensor<8x?x0x3x?xi16>
    %10:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%4, %padded, %4 : tensor<?x?x0x?x2xi16>, tensor<?x?x0x?x2xi16>, tensor<?x?x0x?x2xi16>) outs(%9, %padded : tensor<8x?x0x3x?xi16>, tensor<?x?x0x?x2xi16>) {
    ^bb0(%in: i16, %in_8: i16, %in_9: i16, %out: i16, %out_10: i16):
      %11 = linalg.index 4 : index
      %12 = arith.index_castui %11 : index to i16
      %13 = arith.minui %in_8, %12 : i16
      %14 = arith.cmpi ule, %in_8, %in_8 : i16
      %15 = arith.index_castui %11 : index to i16
      %16 = arith.select %14, %15, %13 : i16
      %17 = arith.maxsi %in, %16 : i16
      %18 = arith.addi %17, %13 : i16
      linalg.yield %16, %18 : i16, i16
    } -> (tensor<8x?x0x3x?xi16>, tensor<?x?x0x?x2xi16>)
    return %3, %padded, %4, %8, %10#0, %10#1 : tensor<?x?x0x?x2xi16>, tensor<?x?x0x?x2xi16>, tensor<?x?x0x?x2xi16>, tensor<4x?x3x?x?xi16>, tensor<8x?x0x3x?xi16>, tensor<?x?x0x?x2xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: index {padlab.value = 1 : index}, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 2 : index}) -> tensor<?x?x?x1x?xi8> attributes {padlab.seed = 1584252049 : i64} {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<1x4x4x?x4xi8>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x4x4x?x4xi8>) {
    ^bb0(%out: i8):
      %c-1_i8_13 = arith.constant -1 : i8
      %c2_i8 = arith.constant 2 : i8
      %c1_i8_14 = arith.constant 1 : i8
      %5 = arith.maxsi %c2_i8, %c1_i8_14 : i8
      linalg.yield %5 : i8
    } -> tensor<1x4x4x?x4xi8>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c0_0 = arith.constant 0 : index
    %c1_i8 = arith.constant 1 : i8
    %padded = tensor.pad %1 low[%arg0, %arg1, %c2, %arg1, %arg2] high[%c0, %arg1, %arg2, %arg1, %c0_0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %c1_i8 : i8
    } : tensor<1x4x4x?x4xi8> to tensor<?x?x?x?x?xi8>
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0_2 : tensor<?x?x?x?x?xi8>
    %c-2 = arith.constant -2 : index
    %2 = arith.addi %dim, %c-2 : index
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %padded, %c0_4 : tensor<?x?x?x?x?xi8>
    %c-2_6 = arith.constant -2 : index
    %3 = arith.addi %dim_5, %c-2_6 : index
    %c0_7 = arith.constant 0 : index
    %c0_8 = arith.constant 0 : index
    %dim_9 = tensor.dim %padded, %c0_8 : tensor<?x?x?x?x?xi8>
    %c-2_10 = arith.constant -2 : index
    %4 = arith.addi %dim_9, %c-2_10 : index
    %c0_11 = arith.constant 0 : index
    %c-1_i8 = arith.constant -1 : i8
    %padded_12 = tensor.pad %1 low[%arg1, %c0_1, %2, %3, %4] high[%arg3, %arg2, %c0_3, %c0_7, %c0_11] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %c-1_i8 : i8
    } : tensor<1x4x4x?x4xi8> to tensor<?x?x?x1x?xi8>
    return %padded_12 : tensor<?x?x?x1x?xi8>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x5x?xi32> {padlab.extents = array<i64: 1>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 0 : index}) -> (tensor<5x?x1xi32>, tensor<5x5x1xi32>, tensor<3x2xi1>, tensor<3x2xi1>, tensor<3x2xi1>, tensor<9x9x1xi32>) attributes {padlab.seed = 3045014515 : i64} {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%c5) : tensor<5x?x1xi32>
    %c100_i32 = arith.constant 100 : i32
    %1 = linalg.fill ins(%c100_i32 : i32) outs(%0 : tensor<5x?x1xi32>) -> tensor<5x?x1xi32>
    %2 = tensor.empty() : tensor<5x5x1xi32>
    %3:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x5x?xi32>) outs(%1, %2 : tensor<5x?x1xi32>, tensor<5x5x1xi32>) {
    ^bb0(%in: i32, %out: i32, %out_0: i32):
      %7 = arith.cmpi sgt, %in, %out : i32
      %8 = arith.select %7, %out, %out : i32
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %9 = arith.xori %out, %out : i32
      %10 = arith.muli %8, %out : i32
      linalg.yield %8, %10 : i32, i32
    } -> (tensor<5x?x1xi32>, tensor<5x5x1xi32>)
    %4 = tensor.empty() : tensor<3x2xi1>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<3x2xi1>) {
    ^bb0(%out: i1):
      %false = arith.constant false
      %true = arith.constant true
      %true_0 = arith.constant true
      %7 = arith.subi %true, %true_0 : i1
      %8 = arith.minui %7, %7 : i1
      %false_1 = arith.constant false
      %9 = arith.ori %false_1, %8 : i1
      linalg.yield %9 : i1
    } -> tensor<3x2xi1>
    %6:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %5 : tensor<3x2xi1>, tensor<3x2xi1>) outs(%5, %5 : tensor<3x2xi1>, tensor<3x2xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1, %out_1: i1):
      %7 = arith.minsi %in_0, %in : i1
      %true = arith.constant true
      %8 = arith.ori %true, %in_0 : i1
      %false = arith.constant false
      %false_2 = arith.constant false
      %9 = arith.andi %false, %false_2 : i1
      linalg.yield %8, %9 : i1, i1
    } -> (tensor<3x2xi1>, tensor<3x2xi1>)
    %extracted = tensor.extract %3#0[%arg1, %arg2, %arg2] : tensor<5x?x1xi32>
    %padded = tensor.pad %3#1 nofold low[4, 4, 0] high[0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %extracted : i32
    } : tensor<5x5x1xi32> to tensor<9x9x1xi32>
    return %3#0, %3#1, %5, %6#0, %6#1, %padded : tensor<5x?x1xi32>, tensor<5x5x1xi32>, tensor<3x2xi1>, tensor<3x2xi1>, tensor<3x2xi1>, tensor<9x9x1xi32>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<5xf16>, %arg1: tensor<?x3x2xindex> {padlab.extents = array<i64: 2>}, %arg2: tensor<3x2x?xf64> {padlab.extents = array<i64: 2>}, %arg3: index {padlab.value = 4 : index}, %arg4: index {padlab.value = 2 : index}) -> (tensor<5xf64>, tensor<4x6x6xf64>, tensor<3x4x3xindex>, f64) attributes {padlab.seed = 2652296393 : i64} {
    %0 = tensor.empty() : tensor<5xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<5xf16>) outs(%0 : tensor<5xf64>) {
    ^bb0(%in: f16, %out: f64):
      %7 = arith.extf %in : f16 to f64
      %8 = arith.extf %in : f16 to f64
      %9 = arith.extf %in : f16 to f64
      %10 = arith.maximumf %8, %9 : f64
      linalg.yield %10 : f64
    } -> tensor<5xf64>
    %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?x3x2xindex>) outs(%arg2 : tensor<3x2x?xf64>) {
    ^bb0(%in: index, %out: f64):
      %7 = arith.index_castui %in : index to i64
      %8 = arith.uitofp %7 : i64 to f64
      %c2 = arith.constant 2 : index
      %9 = arith.cmpi uge, %c2, %in : index
      %cst_2 = arith.constant 0.000000e+00 : f64
      %10 = arith.index_castui %in : index to i64
      %11 = arith.sitofp %10 : i64 to f64
      %12 = arith.select %9, %cst_2, %11 : f64
      linalg.yield %12 : f64
    } -> tensor<3x2x?xf64>
    %padded = tensor.pad %2 low[1, 1, 0] high[0, 3, 4] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %cst_2 = arith.constant 1.500000e+00 : f64
      tensor.yield %cst_2 : f64
    } : tensor<3x2x?xf64> to tensor<4x6x6xf64>
    %3 = tensor.empty() : tensor<3x2x2xf64>
    %cst = arith.constant 0x7FF8000000000000 : f64
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %4, %c0 : tensor<3x2x2xf64>
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %padded[%dim, %c4, %arg3] : tensor<4x6x6xf64>
    %5 = tensor.empty() : tensor<3x4x3xindex>
    %c-2 = arith.constant -2 : index
    %6 = linalg.fill ins(%c-2 : index) outs(%5 : tensor<3x4x3xindex>) -> tensor<3x4x3xindex>
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %arg1 into %6[%c0_0, %c0_1, 0] [%arg4, 3, 2] [1, 1, 1] : tensor<?x3x2xindex> into tensor<3x4x3xindex>
    return %1, %padded, %inserted_slice, %extracted : tensor<5xf64>, tensor<4x6x6xf64>, tensor<3x4x3xindex>, f64
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, 0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<7x1xi32>, %arg1: index {padlab.value = 3 : index}) -> (tensor<7x6xi16>, tensor<10x?xindex>, tensor<?x9xindex>, tensor<8x6xi16>, tensor<11x10xindex>) attributes {padlab.seed = 1434614505 : i64} {
    %0 = tensor.empty() : tensor<7x6xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x1xi32>) outs(%0 : tensor<7x6xi16>) {
    ^bb0(%in: i32, %out: i16):
      %8 = linalg.index 0 : index
      %9 = arith.trunci %in : i32 to i16
      %10 = arith.trunci %in : i32 to i16
      %11 = arith.index_castui %8 : index to i16
      %12 = arith.maxsi %10, %11 : i16
      linalg.yield %12 : i16
    } -> tensor<7x6xi16>
    %2 = tensor.empty() : tensor<7x6xindex>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %1, %arg0 : tensor<7x6xi16>, tensor<7x6xi16>, tensor<7x1xi32>) outs(%2 : tensor<7x6xindex>) {
    ^bb0(%in: i16, %in_3: i16, %in_4: i32, %out: index):
      %8 = linalg.index 1 : index
      %9 = arith.index_cast %in_4 : i32 to index
      %c23 = arith.constant 23 : index
      %10 = arith.shrui %9, %c23 : index
      %11 = arith.index_castui %in_4 : i32 to index
      %12 = arith.index_castui %in_4 : i32 to index
      %13 = arith.ori %11, %12 : index
      %14 = arith.index_cast %in_4 : i32 to index
      %c-7 = arith.constant -7 : index
      %15 = arith.muli %14, %c-7 : index
      linalg.yield %15 : index
    } -> tensor<7x6xindex>
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %3 low[3, %c3] high[0, 0] {
    ^bb0(%arg2: index, %arg3: index):
      %c100 = arith.constant 100 : index
      tensor.yield %c100 : index
    } : tensor<7x6xindex> to tensor<10x?xindex>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<7x1xi32>
    %padded_0 = tensor.pad %3 low[%dim, 2] high[%arg1, 1] {
    ^bb0(%arg2: index, %arg3: index):
      %c100 = arith.constant 100 : index
      tensor.yield %c100 : index
    } : tensor<7x6xindex> to tensor<?x9xindex>
    %4 = tensor.empty() : tensor<8x6xi16>
    %c1_i16 = arith.constant 1 : i16
    %5 = linalg.fill ins(%c1_i16 : i16) outs(%4 : tensor<8x6xi16>) -> tensor<8x6xi16>
    %inserted_slice = tensor.insert_slice %1 into %5[1, 0] [7, 6] [1, 1] : tensor<7x6xi16> into tensor<8x6xi16>
    %6 = tensor.empty() : tensor<11x10xindex>
    %c5 = arith.constant 5 : index
    %7 = linalg.fill ins(%c5 : index) outs(%6 : tensor<11x10xindex>) -> tensor<11x10xindex>
    %c0 = arith.constant 0 : index
    %dim_1 = tensor.dim %padded_0, %c0 : tensor<?x9xindex>
    %inserted_slice_2 = tensor.insert_slice %padded_0 into %7[0, 1] [%dim_1, 9] [1, 1] : tensor<?x9xindex> into tensor<11x10xindex>
    return %1, %padded, %padded_0, %inserted_slice, %inserted_slice_2 : tensor<7x6xi16>, tensor<10x?xindex>, tensor<?x9xindex>, tensor<8x6xi16>, tensor<11x10xindex>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x?x?xf16> {padlab.extents = array<i64: 4, 4, 1>}, %arg1: tensor<?x?xf16> {padlab.extents = array<i64: 4, 4>}, %arg2: tensor<?x?x?xf16> {padlab.extents = array<i64: 4, 4, 1>}, %arg3: tensor<?x?xf16> {padlab.extents = array<i64: 1, 4>}, %arg4: index {padlab.value = 4 : index}, %arg5: tensor<f16>, %arg6: tensor<?x?xf16> {padlab.extents = array<i64: 4, 4>}, %arg7: tensor<?xf16> {padlab.extents = array<i64: 4>}, %arg8: tensor<?x?xf16> {padlab.extents = array<i64: 4, 4>}, %arg9: index {padlab.value = 1 : index}, %arg10: index {padlab.value = 3 : index}, %arg11: f16, %arg12: index {padlab.value = 0 : index}, %arg13: index {padlab.value = 2 : index}, %arg14: index {padlab.value = 1 : index}) -> (tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<?x?xf16>, tensor<?x?xf16>, index) attributes {padlab.seed = 2959775006 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?x?xf16>, tensor<?x?xf16>) outs(%arg0 : tensor<?x?x?xf16>) {
    ^bb0(%in: f16, %in_10: f16, %out: f16):
      %6 = arith.mulf %in, %in : f16
      linalg.yield %6 : f16
    } -> tensor<?x?x?xf16>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg3, %c1 : tensor<?x?xf16>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg3, %c0 : tensor<?x?xf16>
    %c0_1 = arith.constant 0 : index
    %1 = arith.addi %dim_0, %c0_1 : index
    %2 = tensor.empty(%arg4, %dim, %1) : tensor<?x?x?xf16>
    %cst = arith.constant -1.000000e+00 : f16
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<?x?x?xf16>) -> tensor<?x?x?xf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %arg3 : tensor<?x?x?xf16>, tensor<?x?xf16>) outs(%3 : tensor<?x?x?xf16>) {
    ^bb0(%in: f16, %in_10: f16, %out: f16):
      linalg.yield %in_10 : f16
    } -> tensor<?x?x?xf16>
    %5 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg5, %arg6, %arg7 : tensor<f16>, tensor<?x?xf16>, tensor<?xf16>) outs(%arg8 : tensor<?x?xf16>) {
    ^bb0(%in: f16, %in_10: f16, %in_11: f16, %out: f16):
      linalg.yield %in_11 : f16
    } -> tensor<?x?xf16>
    %c0_2 = arith.constant 0 : index
    %padded = tensor.pad %arg3 low[%arg9, %c0_2] high[1, %arg10] {
    ^bb0(%arg15: index, %arg16: index):
      %6 = arith.cmpf ueq, %arg11, %arg11 : f16
      %7 = arith.select %6, %arg11, %arg11 : f16
      tensor.yield %7 : f16
    } : tensor<?x?xf16> to tensor<?x7xf16>
    %dim_3 = tensor.dim %arg8, %arg12 : tensor<?x?xf16>
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %5, %c0_4 : tensor<?x?xf16>
    %c1_6 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %padded[%arg13, %dim_5] [%arg9, %c1_6] [%arg13, 3] : tensor<?x7xf16> to tensor<?x?xf16>
    %c0_7 = arith.constant 0 : index
    %dim_8 = tensor.dim %extracted_slice, %c0_7 : tensor<?x?xf16>
    %extracted_slice_9 = tensor.extract_slice %5[%arg10, %dim_8] [%arg14, %arg9] [2, 1] : tensor<?x?xf16> to tensor<?x?xf16>
    return %0, %4, %5, %extracted_slice_9, %dim_3 : tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<?x?xf16>, tensor<?x?xf16>, index
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<5x5x?xf32> {padlab.extents = array<i64: 2>}, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 0 : index}) -> (tensor<5x5x?xf32>, tensor<7x?x?xf32>, tensor<9x?x?xf32>) attributes {padlab.seed = 892579308 : i64} {
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<5x5x?xf32>, tensor<5x5x?xf32>) outs(%arg0, %arg0 : tensor<5x5x?xf32>, tensor<5x5x?xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32, %out_2: f32):
      %1 = arith.divf %in_1, %in_1 : f32
      %2 = arith.mulf %in_1, %1 : f32
      linalg.yield %in_1, %2 : f32, f32
    } -> (tensor<5x5x?xf32>, tensor<5x5x?xf32>)
    %padded = tensor.pad %0#1 low[0, %arg1, 0] high[2, 2, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %cst_1 = arith.constant -1.500000e+00 : f32
      tensor.yield %cst_1 : f32
    } : tensor<5x5x?xf32> to tensor<7x?x?xf32>
    %cst = arith.constant 2.500000e+00 : f32
    %padded_0 = tensor.pad %0#1 low[2, 4, 0] high[2, %arg2, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<5x5x?xf32> to tensor<9x?x?xf32>
    return %0#0, %padded, %padded_0 : tensor<5x5x?xf32>, tensor<7x?x?xf32>, tensor<9x?x?xf32>
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f16>) -> (tensor<f16>, tensor<f16>, tensor<f16>) attributes {padlab.seed = 67638552 : i64} {
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0 : tensor<f16>) outs(%arg0, %arg0 : tensor<f16>, tensor<f16>) {
    ^bb0(%in: f16, %out: f16, %out_0: f16):
      %1 = arith.maximumf %in, %in : f16
      %2 = arith.subf %in, %in : f16
      %cst = arith.constant -1.500000e+00 : f16
      %3 = arith.addf %cst, %1 : f16
      %4 = arith.mulf %1, %in : f16
      linalg.yield %3, %4 : f16, f16
    } -> (tensor<f16>, tensor<f16>)
    %padded = tensor.pad %0#1 low[] high[] {
      %cst = arith.constant 0.000000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<f16> to tensor<f16>
    return %0#0, %0#1, %padded : tensor<f16>, tensor<f16>, tensor<f16>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf64> {padlab.extents = array<i64: 5>}, %arg1: tensor<?xf64> {padlab.extents = array<i64: 5>}, %arg2: index {padlab.value = 5 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 2 : index}) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) attributes {padlab.seed = 3708653291 : i64} {
    %0 = tensor.empty(%arg2) : tensor<?xf64>
    %1 = tensor.empty(%arg2) : tensor<?xf64>
    %cst = arith.constant 1.500000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<?xf64>) -> tensor<?xf64>
    %3:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<?xf64>, tensor<?xf64>) outs(%0, %2 : tensor<?xf64>, tensor<?xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64, %out_5: f64):
      %4 = linalg.index 0 : index
      %cst_6 = arith.constant 2.500000e+00 : f64
      %5 = arith.index_castui %4 : index to i64
      %6 = arith.sitofp %5 : i64 to f64
      %7 = arith.maximumf %cst_6, %6 : f64
      %cst_7 = arith.constant -1.500000e+00 : f64
      %8 = arith.negf %cst_7 : f64
      %cst_8 = arith.constant 0.000000e+00 : f64
      %9 = arith.subf %out_5, %8 : f64
      %10 = arith.subf %7, %9 : f64
      linalg.yield %8, %10 : f64, f64
    } -> (tensor<?xf64>, tensor<?xf64>)
    %padded = tensor.pad %3#1 low[0] high[1] {
    ^bb0(%arg5: index):
      %cst_4 = arith.constant 5.000000e-01 : f64
      tensor.yield %cst_4 : f64
    } : tensor<?xf64> to tensor<?xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %3#1, %c0 : tensor<?xf64>
    %extracted_slice = tensor.extract_slice %padded[%dim] [%arg3] [1] : tensor<?xf64> to tensor<?xf64>
    %padded_0 = tensor.pad %extracted_slice low[1] high[1] {
    ^bb0(%arg5: index):
      %cst_4 = arith.constant 5.000000e-01 : f64
      tensor.yield %cst_4 : f64
    } : tensor<?xf64> to tensor<?xf64>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %extracted_slice, %c0_1 : tensor<?xf64>
    %extracted_slice_3 = tensor.extract_slice %padded_0[%dim_2] [%arg4] [1] : tensor<?xf64> to tensor<?xf64>
    return %3#0, %padded, %extracted_slice_3 : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?xi16> {padlab.extents = array<i64: 5>}, %arg1: tensor<4xi16>, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 4 : index}, %arg4: i32, %arg5: tensor<i32>, %arg6: tensor<?x?x1xi8> {padlab.extents = array<i64: 1, 1>}) -> (tensor<?x5xi16>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?xi8>, tensor<?x?x1xi8>, tensor<?x?x1xi8>) attributes {padlab.seed = 3611838577 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<4xi16>
    %c1 = arith.constant 1 : index
    %0 = arith.addi %dim, %c1 : index
    %1 = tensor.empty(%arg2, %0) : tensor<?x?xi32>
    %c-7_i32 = arith.constant -7 : i32
    %2 = linalg.fill ins(%c-7_i32 : i32) outs(%1 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %3 = tensor.empty(%arg3) : tensor<?x5xi16>
    %c-2_i16 = arith.constant -2 : i16
    %4 = linalg.fill ins(%c-2_i16 : i16) outs(%3 : tensor<?x5xi16>) -> tensor<?x5xi16>
    %5:2 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?xi16>, tensor<4xi16>) outs(%2, %4 : tensor<?x?xi32>, tensor<?x5xi16>) {
    ^bb0(%in: i16, %in_3: i16, %out: i32, %out_4: i16):
      %10 = arith.extsi %in : i16 to i32
      %11 = arith.extsi %in_3 : i16 to i32
      %c5_i32 = arith.constant 5 : i32
      %12 = arith.shrsi %11, %c5_i32 : i32
      %13 = arith.extsi %in : i16 to i32
      %c22_i32 = arith.constant 22 : i32
      %14 = arith.shrui %13, %c22_i32 : i32
      %15 = arith.extsi %in_3 : i16 to i32
      %16 = arith.extsi %in_3 : i16 to i32
      %17 = arith.addi %15, %16 : i32
      %18 = arith.trunci %12 : i32 to i16
      %c-32768_i16 = arith.constant -32768 : i16
      %19 = arith.trunci %17 : i32 to i16
      %20 = arith.minui %c-32768_i16, %19 : i16
      %21 = arith.trunci %out : i32 to i16
      %22 = arith.trunci %12 : i32 to i16
      %23 = arith.maxui %21, %22 : i16
      %24 = arith.trunci %14 : i32 to i16
      %25 = arith.minsi %24, %in_3 : i16
      linalg.yield %17, %25 : i32, i16
    } -> (tensor<?x?xi32>, tensor<?x5xi16>)
    %padded = tensor.pad %5#0 low[2, 1] high[1, 1] {
    ^bb0(%arg7: index, %arg8: index):
      %c-1_i32 = arith.constant -1 : i32
      tensor.yield %c-1_i32 : i32
    } : tensor<?x?xi32> to tensor<?x?xi32>
    %padded_0 = tensor.pad %padded low[1, 0] high[2, 3] {
    ^bb0(%arg7: index, %arg8: index):
      tensor.yield %arg4 : i32
    } : tensor<?x?xi32> to tensor<?x?xi32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %padded, %c0_1 : tensor<?x?xi32>
    %6 = tensor.empty(%dim_2) : tensor<?xi8>
    %c3_i8 = arith.constant 3 : i8
    %7 = linalg.fill ins(%c3_i8 : i8) outs(%6 : tensor<?xi8>) -> tensor<?xi8>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["reduction", "parallel"]} ins(%padded : tensor<?x?xi32>) outs(%7 : tensor<?xi8>) {
    ^bb0(%in: i32, %out: i8):
      %10 = arith.trunci %in : i32 to i8
      %11 = arith.minui %out, %10 : i8
      linalg.yield %11 : i8
    } -> tensor<?xi8>
    %9:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<i32>) outs(%arg6, %arg6 : tensor<?x?x1xi8>, tensor<?x?x1xi8>) {
    ^bb0(%in: i32, %out: i8, %out_3: i8):
      %10 = arith.trunci %in : i32 to i8
      %11 = arith.trunci %in : i32 to i8
      %12 = arith.minsi %out, %11 : i8
      %13 = arith.trunci %in : i32 to i8
      %14 = arith.xori %13, %out_3 : i8
      %15 = arith.trunci %in : i32 to i8
      %16 = arith.subi %out_3, %15 : i8
      linalg.yield %out_3, %16 : i8, i8
    } -> (tensor<?x?x1xi8>, tensor<?x?x1xi8>)
    return %5#1, %padded, %padded_0, %8, %9#0, %9#1 : tensor<?x5xi16>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?xi8>, tensor<?x?x1xi8>, tensor<?x?x1xi8>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x?x?x?xi1> {padlab.extents = array<i64: 3, 3, 3, 1>}, %arg1: tensor<?x?xi32> {padlab.extents = array<i64: 3, 3>}, %arg2: index {padlab.value = 3 : index}, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: tensor<3x?x3x1xi1> {padlab.extents = array<i64: 3>}, %arg6: tensor<3x3x?xi32> {padlab.extents = array<i64: 1>}, %arg7: tensor<3x1x?x?xi32> {padlab.extents = array<i64: 3, 1>}) -> (tensor<?x?x?x?xi32>, tensor<?x?x?x?xi1>, tensor<?x?x?x?xi32>, tensor<3x?x3x1xi1>, tensor<3x?x3x1xi1>, tensor<3x?x3x1xi1>) attributes {padlab.seed = 3481037636 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?x?xi1>) outs(%arg0 : tensor<?x?x?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %true_5 = arith.constant true
      %8 = arith.andi %true_5, %in : i1
      %9 = arith.ori %in, %8 : i1
      %10 = arith.maxsi %9, %in : i1
      linalg.yield %10 : i1
    } -> tensor<?x?x?x?xi1>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xi32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg1, %c0_0 : tensor<?x?xi32>
    %c-2 = arith.constant -2 : index
    %1 = arith.addi %dim_1, %c-2 : index
    %2 = tensor.empty(%arg2, %dim, %arg3, %1) : tensor<?x?x?x?xi32>
    %c1_i32 = arith.constant 1 : i32
    %3 = linalg.fill ins(%c1_i32 : i32) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    %4:2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?x?xi32>) outs(%3, %0 : tensor<?x?x?x?xi32>, tensor<?x?x?x?xi1>) {
    ^bb0(%in: i32, %out: i32, %out_5: i1):
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %8 = arith.maxsi %in, %in : i32
      %9 = arith.trunci %8 : i32 to i1
      %false = arith.constant false
      %10 = arith.trunci %in : i32 to i1
      %11 = arith.ori %false, %10 : i1
      %12 = arith.trunci %in : i32 to i1
      %false_6 = arith.constant false
      %13 = arith.maxsi %12, %false_6 : i1
      %14 = arith.trunci %8 : i32 to i1
      %15 = arith.xori %13, %14 : i1
      linalg.yield %8, %15 : i32, i1
    } -> (tensor<?x?x?x?xi32>, tensor<?x?x?x?xi1>)
    %c3 = arith.constant 3 : index
    %dim_2 = tensor.dim %4#1, %c3 : tensor<?x?x?x?xi1>
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %extracted = tensor.extract %4#0[%dim_2, %c0_3, %arg4, %c0_4] : tensor<?x?x?x?xi32>
    %padded = tensor.pad %4#0 low[0, 2, 1, 0] high[4, 0, 1, 0] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index):
      tensor.yield %extracted : i32
    } : tensor<?x?x?x?xi32> to tensor<?x?x?x?xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<3x?x3x1xi1>) outs(%arg5 : tensor<3x?x3x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %8 = arith.minsi %in, %in : i1
      %9 = arith.maxsi %in, %8 : i1
      %false = arith.constant false
      %10 = arith.subi %9, %false : i1
      linalg.yield %10 : i1
    } -> tensor<3x?x3x1xi1>
    %true = arith.constant true
    %6 = linalg.fill ins(%true : i1) outs(%5 : tensor<3x?x3x1xi1>) -> tensor<3x?x3x1xi1>
    %7:2 = linalg.generic {indexing_maps = [#map, #map2, #map3, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4#1, %arg6, %arg7 : tensor<?x?x?x?xi1>, tensor<3x3x?xi32>, tensor<3x1x?x?xi32>) outs(%5, %5 : tensor<3x?x3x1xi1>, tensor<3x?x3x1xi1>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i1, %out_7: i1):
      %8 = arith.andi %in, %in : i1
      %9 = arith.trunci %in_6 : i32 to i1
      %10 = arith.addi %8, %9 : i1
      %11 = arith.trunci %in_6 : i32 to i1
      %12 = arith.andi %11, %8 : i1
      %13 = arith.trunci %in_5 : i32 to i1
      %14 = arith.trunci %in_5 : i32 to i1
      %15 = arith.trunci %in_6 : i32 to i1
      %16 = arith.subi %14, %15 : i1
      %17 = arith.trunci %in_5 : i32 to i1
      %18 = arith.minui %17, %8 : i1
      linalg.yield %10, %18 : i1, i1
    } -> (tensor<3x?x3x1xi1>, tensor<3x?x3x1xi1>)
    return %4#0, %4#1, %padded, %6, %7#0, %7#1 : tensor<?x?x?x?xi32>, tensor<?x?x?x?xi1>, tensor<?x?x?x?xi32>, tensor<3x?x3x1xi1>, tensor<3x?x3x1xi1>, tensor<3x?x3x1xi1>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<5x1xi1>, %arg1: tensor<1x5xi1>, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 4 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 2 : index}) -> (tensor<1x5xi1>, tensor<?x?xi1>, tensor<?x?xi1>, i1) attributes {padlab.seed = 731632914 : i64} {
    %0 = tensor.empty() : tensor<1x5xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<1x5xi1>) -> tensor<1x5xi1>
    %2:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x1xi1>) outs(%1, %arg1 : tensor<1x5xi1>, tensor<1x5xi1>) {
    ^bb0(%in: i1, %out: i1, %out_7: i1):
      %4 = arith.maxui %out_7, %in : i1
      %true_8 = arith.constant true
      %5 = arith.ori %true_8, %4 : i1
      %6 = arith.ori %5, %in : i1
      %true_9 = arith.constant true
      %7 = arith.minsi %5, %true_9 : i1
      %8 = arith.addi %in, %4 : i1
      %9 = arith.addi %in, %4 : i1
      linalg.yield %6, %9 : i1, i1
    } -> (tensor<1x5xi1>, tensor<1x5xi1>)
    %c4 = arith.constant 4 : index
    %padded = tensor.pad %2#1 low[%c4, %arg3] high[%arg2, %arg2] {
    ^bb0(%arg7: index, %arg8: index):
      %true_7 = arith.constant true
      tensor.yield %true_7 : i1
    } : tensor<1x5xi1> to tensor<?x?xi1>
    %c0 = arith.constant 0 : index
    %padded_0 = tensor.pad %2#1 low[%c0, %arg3] high[%arg4, %arg5] {
    ^bb0(%arg7: index, %arg8: index):
      %true_7 = arith.constant true
      tensor.yield %true_7 : i1
    } : tensor<1x5xi1> to tensor<?x?xi1>
    %c0_1 = arith.constant 0 : index
    %dim = tensor.dim %padded_0, %c0_1 : tensor<?x?xi1>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %padded_0, %c0_2 : tensor<?x?xi1>
    %padded_4 = tensor.pad %2#1 low[%arg6, 1] high[%dim, %dim_3] {
    ^bb0(%arg7: index, %arg8: index):
      %true_7 = arith.constant true
      tensor.yield %true_7 : i1
    } : tensor<1x5xi1> to tensor<?x?xi1>
    %c1 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %padded_4, %c0_5 : tensor<?x?xi1>
    %c-4 = arith.constant -4 : index
    %3 = arith.addi %dim_6, %c-4 : index
    %extracted = tensor.extract %padded_4[%c1, %3] : tensor<?x?xi1>
    return %2#0, %padded, %padded_0, %extracted : tensor<1x5xi1>, tensor<?x?xi1>, tensor<?x?xi1>, i1
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) attributes {padlab.seed = 613056857 : i64} {
    %0 = tensor.empty() : tensor<f64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f64>) outs(%0 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant -1.000000e+00 : f64
      %cst_1 = arith.constant 1.000000e+00 : f64
      %3 = arith.subf %cst, %cst_1 : f64
      %4 = arith.divf %in, %3 : f64
      %5 = arith.minimumf %4, %in : f64
      linalg.yield %5 : f64
    } -> tensor<f64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f64>) outs(%1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %3 = arith.maximumf %in, %in : f64
      linalg.yield %3 : f64
    } -> tensor<f64>
    %padded = tensor.pad %2 low[] high[] {
      %cst = arith.constant 1.000000e+00 : f64
      tensor.yield %cst : f64
    } : tensor<f64> to tensor<f64>
    %padded_0 = tensor.pad %padded low[] high[] {
      %cst = arith.constant 5.000000e-01 : f64
      tensor.yield %cst : f64
    } : tensor<f64> to tensor<f64>
    return %2, %padded, %padded_0 : tensor<f64>, tensor<f64>, tensor<f64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<3x?xi1> {padlab.extents = array<i64: 4>}, %arg1: tensor<?xi1> {padlab.extents = array<i64: 6>}, %arg2: tensor<?xi1> {padlab.extents = array<i64: 6>}, %arg3: tensor<6xi1>, %arg4: tensor<?x?xi1> {padlab.extents = array<i64: 7, 1>}, %arg5: tensor<?x?xi1> {padlab.extents = array<i64: 1, 7>}, %arg6: index {padlab.value = 1 : index}, %arg7: index {padlab.value = 3 : index}, %arg8: index {padlab.value = 4 : index}) -> (tensor<3x4xi1>, tensor<?xi1>, tensor<10xi1>, tensor<?x?xi1>, tensor<?x?xi1>) attributes {padlab.seed = 4244919655 : i64} {
    %0 = tensor.empty() : tensor<3x4xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x?xi1>) outs(%0 : tensor<3x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %false = arith.constant false
      %false_3 = arith.constant false
      %4 = arith.xori %in, %false_3 : i1
      %5 = arith.subi %4, %in : i1
      %6 = arith.cmpi ne, %5, %4 : i1
      %true = arith.constant true
      %7 = arith.select %6, %in, %true : i1
      linalg.yield %7 : i1
    } -> tensor<3x4xi1>
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg1, %arg2 : tensor<?xi1>, tensor<?xi1>) outs(%arg3 : tensor<6xi1>) {
    ^bb0(%in: i1, %in_3: i1, %out: i1):
      %true = arith.constant true
      %4 = arith.addi %in, %in_3 : i1
      linalg.yield %4 : i1
    } -> tensor<6xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<?x?xi1>) outs(%arg5 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %true = arith.constant true
      linalg.yield %true : i1
    } -> tensor<?x?xi1>
    %padded = tensor.pad %2 low[0] high[%arg6] {
    ^bb0(%arg9: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<6xi1> to tensor<?xi1>
    %padded_0 = tensor.pad %2 low[4] high[0] {
    ^bb0(%arg9: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<6xi1> to tensor<10xi1>
    %c2 = arith.constant 2 : index
    %padded_1 = tensor.pad %3 low[2, 1] high[%c2, 0] {
    ^bb0(%arg9: index, %arg10: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<?x?xi1> to tensor<?x?xi1>
    %padded_2 = tensor.pad %3 low[%arg7, %arg8] high[0, 0] {
    ^bb0(%arg9: index, %arg10: index):
      %false = arith.constant false
      tensor.yield %false : i1
    } : tensor<?x?xi1> to tensor<?x?xi1>
    return %1, %padded, %padded_0, %padded_1, %padded_2 : tensor<3x4xi1>, tensor<?xi1>, tensor<10xi1>, tensor<?x?xi1>, tensor<?x?xi1>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?xi8> {padlab.extents = array<i64: 1, 6>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 6 : index}, %arg3: index {padlab.value = 3 : index}, %arg4: tensor<?x?x?xi16> {padlab.extents = array<i64: 6, 5, 1>}) -> (tensor<?x?xi16>, tensor<?x?xi16>, tensor<?x?x?xi16>) attributes {padlab.seed = 69989650 : i64} {
    %0 = tensor.empty(%arg1, %arg2) : tensor<?x?xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xi8>) outs(%0 : tensor<?x?xi16>) {
    ^bb0(%in: i8, %out: i16):
      %6 = arith.muli %in, %in : i8
      %c0_i16 = arith.constant 0 : i16
      %7 = arith.extsi %6 : i8 to i16
      %8 = arith.extui %6 : i8 to i16
      %9 = arith.addi %7, %8 : i16
      %10 = arith.extui %6 : i8 to i16
      %11 = arith.extsi %in : i8 to i16
      %12 = arith.subi %10, %11 : i16
      linalg.yield %12 : i16
    } -> tensor<?x?xi16>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %1, %c1 : tensor<?x?xi16>
    %2 = tensor.empty(%arg1, %dim) : tensor<?x?xi16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xi16>) outs(%2 : tensor<?x?xi16>) {
    ^bb0(%in: i16, %out: i16):
      %c100_i16 = arith.constant 100 : i16
      %c-32768_i16_1 = arith.constant -32768 : i16
      %6 = arith.maxui %c-32768_i16_1, %in : i16
      %c15_i16 = arith.constant 15 : i16
      %7 = arith.shli %6, %c15_i16 : i16
      %8 = arith.cmpi ugt, %in, %7 : i16
      %c100_i16_2 = arith.constant 100 : i16
      %9 = arith.select %8, %7, %c100_i16_2 : i16
      linalg.yield %9 : i16
    } -> tensor<?x?xi16>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %3, %c0 : tensor<?x?xi16>
    %c2 = arith.constant 2 : index
    %4 = arith.addi %dim_0, %c2 : index
    %c-32768_i16 = arith.constant -32768 : i16
    %padded = tensor.pad %3 low[%arg3, %arg1] high[%arg1, %4] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %c-32768_i16 : i16
    } : tensor<?x?xi16> to tensor<?x?xi16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %arg4 : tensor<?x?x?xi16>, tensor<?x?x?xi16>) outs(%arg4 : tensor<?x?x?xi16>) {
    ^bb0(%in: i16, %in_1: i16, %out: i16):
      %6 = arith.maxui %in_1, %in_1 : i16
      %c2_i16 = arith.constant 2 : i16
      %7 = arith.remui %in_1, %c2_i16 : i16
      %8 = arith.muli %6, %in : i16
      linalg.yield %8 : i16
    } -> tensor<?x?x?xi16>
    return %1, %padded, %5 : tensor<?x?xi16>, tensor<?x?xi16>, tensor<?x?x?xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d2, d1)>
module {
  func.func @main(%arg0: tensor<?x3x?x4xi64> {padlab.extents = array<i64: 4, 1>}, %arg1: index {padlab.value = 4 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: i8) -> tensor<?x6x4x?xi8> attributes {padlab.seed = 4187884603 : i64} {
    %0 = tensor.empty(%arg1) : tensor<1x3x4x?xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x3x?x4xi64>) outs(%0 : tensor<1x3x4x?xi8>) {
    ^bb0(%in: i64, %out: i8):
      %3 = arith.trunci %in : i64 to i8
      %4 = arith.trunci %in : i64 to i8
      %c1_i8 = arith.constant 1 : i8
      %5 = arith.maxsi %4, %c1_i8 : i8
      %6 = arith.trunci %in : i64 to i8
      %7 = arith.trunci %in : i64 to i8
      %8 = arith.maxui %6, %7 : i8
      linalg.yield %8 : i8
    } -> tensor<1x3x4x?xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0 : tensor<1x3x4x?xi8>
    %c-1 = arith.constant -1 : index
    %2 = arith.addi %dim, %c-1 : index
    %padded = tensor.pad %1 low[0, 3, 0, 0] high[%arg2, 0, %2, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      %c-7_i8 = arith.constant -7 : i8
      %3 = arith.ori %arg3, %arg3 : i8
      tensor.yield %3 : i8
    } : tensor<1x3x4x?xi8> to tensor<?x6x4x?xi8>
    return %padded : tensor<?x6x4x?xi8>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<6xi1>, %arg1: tensor<?x5xi1> {padlab.extents = array<i64: 6>}, %arg2: index {padlab.value = 5 : index}, %arg3: tensor<2x2x1x?xbf16> {padlab.extents = array<i64: 2>}) -> (tensor<6xi1>, tensor<?x6xi1>, tensor<10xbf16>, tensor<?x2x1x2xi1>) attributes {padlab.seed = 3460038231 : i64} {
    %0 = tensor.empty() : tensor<6xi1>
    %1 = tensor.empty() : tensor<6xbf16>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi1>) outs(%0, %1 : tensor<6xi1>, tensor<6xbf16>) {
    ^bb0(%in: i1, %out: i1, %out_0: bf16):
      %true = arith.constant true
      %8 = arith.minui %in, %true : i1
      %9 = arith.cmpi slt, %in, %8 : i1
      %10 = arith.select %9, %in, %in : i1
      %11 = arith.cmpi eq, %8, %10 : i1
      %12 = arith.select %11, %10, %in : i1
      %13 = arith.sitofp %12 : i1 to bf16
      %14 = arith.sitofp %10 : i1 to bf16
      %15 = arith.sitofp %10 : i1 to bf16
      %16 = arith.maximumf %14, %15 : bf16
      %17 = arith.uitofp %10 : i1 to bf16
      %18 = arith.divf %16, %17 : bf16
      linalg.yield %12, %18 : i1, bf16
    } -> (tensor<6xi1>, tensor<6xbf16>)
    %3 = tensor.empty(%arg2) : tensor<?x6xi1>
    %false = arith.constant false
    %4 = linalg.fill ins(%false : i1) outs(%3 : tensor<?x6xi1>) -> tensor<?x6xi1>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x5xi1>) outs(%4 : tensor<?x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %true = arith.constant true
      %8 = arith.xori %in, %true : i1
      %true_0 = arith.constant true
      linalg.yield %true_0 : i1
    } -> tensor<?x6xi1>
    %padded = tensor.pad %2#1 low[3] high[1] {
    ^bb0(%arg4: index):
      %8 = arith.index_cast %arg4 : index to i16
      %9 = arith.sitofp %8 : i16 to bf16
      %10 = arith.index_castui %arg4 : index to i16
      %11 = arith.uitofp %10 : i16 to bf16
      %12 = arith.index_cast %arg4 : index to i16
      %13 = arith.sitofp %12 : i16 to bf16
      %14 = arith.mulf %11, %13 : bf16
      tensor.yield %14 : bf16
    } : tensor<6xbf16> to tensor<10xbf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg3, %c0 : tensor<2x2x1x?xbf16>
    %6 = tensor.empty(%dim) : tensor<?x2x1x2xi1>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x2x1x?xbf16>) outs(%6 : tensor<?x2x1x2xi1>) {
    ^bb0(%in: bf16, %out: i1):
      %8 = arith.maximumf %in, %in : bf16
      %true = arith.constant true
      %false_0 = arith.constant false
      %true_1 = arith.constant true
      %9 = arith.andi %false_0, %true_1 : i1
      linalg.yield %9 : i1
    } -> tensor<?x2x1x2xi1>
    return %2#0, %5, %padded, %7 : tensor<6xi1>, tensor<?x6xi1>, tensor<10xbf16>, tensor<?x2x1x2xi1>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
module {
  func.func @main(%arg0: tensor<3x?x3xi1> {padlab.extents = array<i64: 3>}, %arg1: tensor<3x3x3xi1>, %arg2: tensor<?x3x?xi1> {padlab.extents = array<i64: 3, 3>}) -> (tensor<3x?x3xi1>, tensor<3x4x7xi1>) attributes {padlab.seed = 4191884495 : i64} {
    %0 = tensor.empty() : tensor<3x3x3xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x?x3xi1>) outs(%0 : tensor<3x3x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      %true = arith.constant true
      linalg.yield %true : i1
    } -> tensor<3x3x3xi1>
    %2 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %arg2 : tensor<3x3x3xi1>, tensor<?x3x?xi1>) outs(%arg0 : tensor<3x?x3xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %true = arith.constant true
      %5 = arith.subi %in_0, %in_0 : i1
      %6 = arith.minui %5, %in_0 : i1
      linalg.yield %6 : i1
    } -> tensor<3x?x3xi1>
    %padded = tensor.pad %1 nofold low[0, 0, 4] high[0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<3x3x3xi1> to tensor<3x3x7xi1>
    %3 = tensor.empty() : tensor<3x4x7xi1>
    %false = arith.constant false
    %4 = linalg.fill ins(%false : i1) outs(%3 : tensor<3x4x7xi1>) -> tensor<3x4x7xi1>
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %padded into %4[%c0, 0, 0] [3, 3, 7] [1, 1, 1] : tensor<3x3x7xi1> into tensor<3x4x7xi1>
    return %2, %inserted_slice : tensor<3x?x3xi1>, tensor<3x4x7xi1>
  }
}

// -----
#map = affine_map<(d0, d1) -> (0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<1x3xindex>, %arg1: tensor<3x3xi16>, %arg2: tensor<3x3xi16>, %arg3: index {padlab.value = 0 : index}, %arg4: i16, %arg5: i16) -> (tensor<?x4xi16>, tensor<4x7xi16>, tensor<4x7xi16>) attributes {padlab.seed = 4101815013 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<1x3xindex>, tensor<3x3xi16>, tensor<3x3xi16>) outs(%arg1 : tensor<3x3xi16>) {
    ^bb0(%in: index, %in_1: i16, %in_2: i16, %out: i16):
      linalg.yield %in_2 : i16
    } -> tensor<3x3xi16>
    %c4 = arith.constant 4 : index
    %c-7_i16 = arith.constant -7 : i16
    %1 = arith.ori %arg4, %arg4 : i16
    %2 = arith.ori %1, %1 : i16
    %padded = tensor.pad %0 nofold low[%c4, 0] high[%arg3, 1] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %2 : i16
    } : tensor<3x3xi16> to tensor<?x4xi16>
    %padded_0 = tensor.pad %0 nofold low[1, 1] high[0, 3] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg5 : i16
    } : tensor<3x3xi16> to tensor<4x7xi16>
    %inserted_slice = tensor.insert_slice %arg2 into %padded_0[1, 3] [3, 3] [1, 1] : tensor<3x3xi16> into tensor<4x7xi16>
    return %padded, %padded_0, %inserted_slice : tensor<?x4xi16>, tensor<4x7xi16>, tensor<4x7xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x3x4xindex> {padlab.extents = array<i64: 3>}, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index) -> tensor<?x?x?xindex> attributes {padlab.seed = 3207780112 : i64} {
    %0 = tensor.empty(%arg1, %arg2) : tensor<?x3x?xindex>
    %c7 = arith.constant 7 : index
    %1 = linalg.fill ins(%c7 : index) outs(%0 : tensor<?x3x?xindex>) -> tensor<?x3x?xindex>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x3x4xindex>) outs(%1 : tensor<?x3x?xindex>) {
    ^bb0(%in: index, %out: index):
      %3 = linalg.index 1 : index
      %c5_i16 = arith.constant 5 : i16
      %c9_i16 = arith.constant 9 : i16
      %4 = arith.shrsi %c5_i16, %c9_i16 : i16
      %5 = arith.index_castui %4 : i16 to index
      %6 = arith.andi %5, %3 : index
      %7 = arith.index_cast %4 : i16 to index
      %8 = arith.ori %3, %7 : index
      %c35 = arith.constant 35 : index
      %9 = arith.shrui %8, %c35 : index
      linalg.yield %9 : index
    } -> tensor<?x3x?xindex>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %padded = tensor.pad %2 nofold low[%c3, %arg2, %c0_1] high[%c0, %c0_0, %arg3] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %arg4 : index
    } : tensor<?x3x?xindex> to tensor<?x?x?xindex>
    return %padded : tensor<?x?x?xindex>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3x2xf64>, %arg2: tensor<1x1xf64>, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: tensor<4xf64>, %arg6: tensor<4x7xf64>) -> (tensor<1x1xf64>, tensor<3x5xf64>, tensor<4xf64>, tensor<4x7xf32>) attributes {padlab.seed = 2989428165 : i64} {
    %0 = tensor.empty() : tensor<3x2xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3xf32>, tensor<3x2xf64>) outs(%0 : tensor<3x2xf64>) {
    ^bb0(%in: f32, %in_0: f64, %out: f64):
      %cst_1 = arith.constant 2.500000e+00 : f64
      %9 = arith.extf %in : f32 to f64
      %10 = arith.mulf %in_0, %9 : f64
      linalg.yield %10 : f64
    } -> tensor<3x2xf64>
    %2 = tensor.empty() : tensor<1x1xf64>
    %cst = arith.constant 0x7FF0000000000000 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<1x1xf64>) -> tensor<1x1xf64>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<1x1xf64>) outs(%3 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_0 = arith.constant -3.000000e+00 : f64
      %cst_1 = arith.constant -3.000000e+00 : f64
      %9 = arith.divf %cst_1, %in : f64
      linalg.yield %9 : f64
    } -> tensor<1x1xf64>
    %extracted = tensor.extract %4[%arg3, %arg4] : tensor<1x1xf64>
    %padded = tensor.pad %1 nofold low[0, 2] high[0, 1] {
    ^bb0(%arg7: index, %arg8: index):
      tensor.yield %extracted : f64
    } : tensor<3x2xf64> to tensor<3x5xf64>
    %5 = tensor.empty() : tensor<4xf64>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg5 : tensor<4xf64>) outs(%5 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_0 = arith.constant 2.500000e+00 : f64
      %9 = arith.subf %in, %in : f64
      %10 = arith.minimumf %in, %in : f64
      %11 = arith.maximumf %10, %10 : f64
      linalg.yield %11 : f64
    } -> tensor<4xf64>
    %7 = tensor.empty() : tensor<4x7xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6, %arg6, %arg6 : tensor<4x7xf64>, tensor<4x7xf64>, tensor<4x7xf64>) outs(%7 : tensor<4x7xf32>) {
    ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f32):
      %9 = arith.truncf %in : f64 to f32
      %10 = arith.truncf %in : f64 to f32
      %11 = arith.truncf %in_0 : f64 to f32
      %12 = arith.maximumf %10, %11 : f32
      %cst_2 = arith.constant 1.401300e-45 : f32
      %cst_3 = arith.constant -0.000000e+00 : f32
      %13 = arith.mulf %cst_2, %cst_3 : f32
      %14 = arith.truncf %in : f64 to f32
      %15 = arith.divf %13, %14 : f32
      linalg.yield %15 : f32
    } -> tensor<4x7xf32>
    return %4, %padded, %6, %8 : tensor<1x1xf64>, tensor<3x5xf64>, tensor<4xf64>, tensor<4x7xf32>
  }
}

// -----
#map = affine_map<(d0) -> (0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (1)>
module {
  func.func @main(%arg0: tensor<1xbf16>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: bf16, %arg4: index {padlab.value = 2 : index}) -> (tensor<?xbf16>, tensor<2xbf16>, tensor<?xbf16>, tensor<2xbf16>) attributes {padlab.seed = 2893039328 : i64} {
    %0 = tensor.empty() : tensor<1xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<1xbf16>) outs(%0 : tensor<1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = linalg.index 0 : index
      %6 = arith.cmpf ueq, %in, %in : bf16
      %7 = arith.index_cast %5 : index to i16
      %8 = arith.sitofp %7 : i16 to bf16
      %9 = arith.select %6, %in, %8 : bf16
      %cst_1 = arith.constant -5.000000e-01 : bf16
      %10 = arith.mulf %9, %cst_1 : bf16
      %11 = arith.divf %9, %10 : bf16
      linalg.yield %11 : bf16
    } -> tensor<1xbf16>
    %padded = tensor.pad %1 nofold low[%arg1] high[%arg2] {
    ^bb0(%arg5: index):
      %cst_1 = arith.constant -1.500000e+00 : bf16
      %cst_2 = arith.constant 1.000000e+00 : bf16
      %5 = arith.addf %arg3, %cst_2 : bf16
      %6 = arith.negf %5 : bf16
      %7 = arith.mulf %5, %arg3 : bf16
      tensor.yield %7 : bf16
    } : tensor<1xbf16> to tensor<?xbf16>
    %2 = tensor.empty() : tensor<2xbf16>
    %cst = arith.constant -1.000000e+00 : bf16
    %3 = linalg.fill ins(%cst : bf16) outs(%2 : tensor<2xbf16>) -> tensor<2xbf16>
    %inserted_slice = tensor.insert_slice %padded into %3[0] [%arg4] [1] : tensor<?xbf16> into tensor<2xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%inserted_slice : tensor<2xbf16>) outs(%padded : tensor<?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = arith.mulf %in, %in : bf16
      linalg.yield %5 : bf16
    } -> tensor<?xbf16>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %4[0] [2] [1] : tensor<2xbf16> into tensor<?xbf16>
    %extracted_slice = tensor.extract_slice %4[0] [2] [1] : tensor<?xbf16> to tensor<2xbf16>
    return %padded, %inserted_slice, %inserted_slice_0, %extracted_slice : tensor<?xbf16>, tensor<2xbf16>, tensor<?xbf16>, tensor<2xbf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<?x?xi1> {padlab.extents = array<i64: 1, 6>}, %arg1: tensor<?x?xi1> {padlab.extents = array<i64: 6, 1>}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<1x?xf32>, tensor<?x6xbf16>, tensor<?x?xi1>) attributes {padlab.seed = 165452136 : i64} {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi1>
    %0 = tensor.empty(%dim) : tensor<1x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x?xf32>) -> tensor<1x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xi1>) outs(%1 : tensor<1x?xf32>) {
    ^bb0(%in: i1, %out: f32):
      %cst_0 = arith.constant 2.000000e+00 : f32
      linalg.yield %cst_0 : f32
    } -> tensor<1x?xf32>
    %3 = tensor.empty(%arg2) : tensor<?x6xbf16>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xi1>) outs(%3 : tensor<?x6xbf16>) {
    ^bb0(%in: i1, %out: bf16):
      %5 = arith.sitofp %in : i1 to bf16
      %6 = arith.sitofp %in : i1 to bf16
      %7 = arith.sitofp %in : i1 to bf16
      %8 = arith.divf %6, %7 : bf16
      linalg.yield %8 : bf16
    } -> tensor<?x6xbf16>
    %padded = tensor.pad %arg0 nofold low[2, %arg4] high[%arg3, %arg3] {
    ^bb0(%arg5: index, %arg6: index):
      %false = arith.constant false
      tensor.yield %false : i1
    } : tensor<?x?xi1> to tensor<?x?xi1>
    return %2, %4, %padded : tensor<1x?xf32>, tensor<?x6xbf16>, tensor<?x?xi1>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<3xindex>, %arg1: index {padlab.value = 3 : index}, %arg2: index, %arg3: tensor<index>) -> (tensor<3xindex>, tensor<?xindex>, tensor<?xindex>, tensor<6xindex>, tensor<6xindex>, tensor<6xindex>) attributes {padlab.seed = 1792239816 : i64} {
    %0 = tensor.empty() : tensor<3xindex>
    %c0 = arith.constant 0 : index
    %1 = linalg.fill ins(%c0 : index) outs(%0 : tensor<3xindex>) -> tensor<3xindex>
    %2 = tensor.empty(%arg1) : tensor<?xindex>
    %c7 = arith.constant 7 : index
    %3 = linalg.fill ins(%c7 : index) outs(%2 : tensor<?xindex>) -> tensor<?xindex>
    %4:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xindex>) outs(%1, %3 : tensor<3xindex>, tensor<?xindex>) {
    ^bb0(%in: index, %out: index, %out_4: index):
      %10 = arith.andi %in, %out_4 : index
      %c-2 = arith.constant -2 : index
      %c3 = arith.constant 3 : index
      %11 = arith.maxsi %10, %c3 : index
      %c3_5 = arith.constant 3 : index
      %12 = arith.cmpi slt, %in, %c3_5 : index
      %c5 = arith.constant 5 : index
      %13 = arith.select %12, %c5, %in : index
      %14 = arith.andi %out_4, %13 : index
      %c5_6 = arith.constant 5 : index
      %15 = arith.ori %c5_6, %out_4 : index
      linalg.yield %c-2, %15 : index, index
    } -> (tensor<3xindex>, tensor<?xindex>)
    %c0_0 = arith.constant 0 : index
    %5 = arith.subi %c0_0, %arg2 : index
    %c7_1 = arith.constant 7 : index
    %6 = arith.remsi %5, %c7_1 : index
    %padded = tensor.pad %4#1 low[0] high[4] {
    ^bb0(%arg4: index):
      tensor.yield %6 : index
    } : tensor<?xindex> to tensor<?xindex>
    %c0_2 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0_2 : tensor<?xindex>
    %c-1 = arith.constant -1 : index
    %7 = arith.addi %dim, %c-1 : index
    %extracted = tensor.extract %padded[%7] : tensor<?xindex>
    %padded_3 = tensor.pad %4#0 low[3] high[0] {
    ^bb0(%arg4: index):
      tensor.yield %extracted : index
    } : tensor<3xindex> to tensor<6xindex>
    %8 = tensor.empty() : tensor<6xindex>
    %9:2 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %arg3 : tensor<index>, tensor<index>) outs(%8, %padded_3 : tensor<6xindex>, tensor<6xindex>) {
    ^bb0(%in: index, %in_4: index, %out: index, %out_5: index):
      %10 = linalg.index 0 : index
      %11 = arith.maxui %10, %in_4 : index
      %c-1_6 = arith.constant -1 : index
      linalg.yield %in_4, %c-1_6 : index, index
    } -> (tensor<6xindex>, tensor<6xindex>)
    return %4#0, %4#1, %padded, %padded_3, %9#0, %9#1 : tensor<3xindex>, tensor<?xindex>, tensor<?xindex>, tensor<6xindex>, tensor<6xindex>, tensor<6xindex>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<4x?x3x?xi8> {padlab.extents = array<i64: 1, 1>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 3 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: i8) -> tensor<?x?x?x?xi8> attributes {padlab.seed = 1380911529 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<4x?x3x?xi8>
    %0 = tensor.empty(%dim, %arg1, %arg2) : tensor<?x?x?x1xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x?x3x?xi8>) outs(%0 : tensor<?x?x?x1xi8>) {
    ^bb0(%in: i8, %out: i8):
      %2 = linalg.index 2 : index
      %c-1_i8 = arith.constant -1 : i8
      %3 = arith.index_cast %2 : index to i8
      %4 = arith.maxui %3, %in : i8
      %5 = arith.maxui %4, %4 : i8
      %c-1_i8_1 = arith.constant -1 : i8
      %6 = arith.minui %in, %c-1_i8_1 : i8
      linalg.yield %6 : i8
    } -> tensor<?x?x?x1xi8>
    %c2 = arith.constant 2 : index
    %c0_0 = arith.constant 0 : index
    %padded = tensor.pad %1 nofold low[%arg3, %arg3, %arg4, %c0_0] high[%c2, %arg2, %arg3, %arg3] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %arg5 : i8
    } : tensor<?x?x?x1xi8> to tensor<?x?x?x?xi8>
    return %padded : tensor<?x?x?x?xi8>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<7xi8>) -> (tensor<7xbf16>, tensor<9xbf16>, tensor<?xbf16>) attributes {padlab.seed = 3284515510 : i64} {
    %0 = tensor.empty() : tensor<7xbf16>
    %cst = arith.constant -3.000000e+00 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<7xbf16>) -> tensor<7xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<7xi8>) outs(%1 : tensor<7xbf16>) {
    ^bb0(%in: i8, %out: bf16):
      %6 = arith.sitofp %in : i8 to bf16
      %7 = arith.sitofp %in : i8 to bf16
      %8 = arith.negf %7 : bf16
      linalg.yield %8 : bf16
    } -> tensor<7xbf16>
    %padded = tensor.pad %2 nofold low[0] high[2] {
    ^bb0(%arg1: index):
      %cst_4 = arith.constant 2.000000e+00 : bf16
      tensor.yield %cst_4 : bf16
    } : tensor<7xbf16> to tensor<9xbf16>
    %padded_0 = tensor.pad %arg0 nofold low[0] high[2] {
    ^bb0(%arg1: index):
      %c-2_i8 = arith.constant -2 : i8
      tensor.yield %c-2_i8 : i8
    } : tensor<7xi8> to tensor<9xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %padded_0, %c0 : tensor<9xi8>
    %c0_1 = arith.constant 0 : index
    %3 = arith.addi %dim, %c0_1 : index
    %4 = tensor.empty(%3) : tensor<?xbf16>
    %cst_2 = arith.constant 2.500000e+00 : bf16
    %5 = linalg.fill ins(%cst_2 : bf16) outs(%4 : tensor<?xbf16>) -> tensor<?xbf16>
    %c0_3 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %padded into %5[%c0_3] [9] [1] : tensor<9xbf16> into tensor<?xbf16>
    return %2, %padded, %inserted_slice : tensor<7xbf16>, tensor<9xbf16>, tensor<?xbf16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x4x5xi16>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 3 : index}) -> (tensor<2x?x5xi8>, tensor<?x?x?xi16>, tensor<?x?x?xi16>, tensor<2x4xi8>) attributes {padlab.seed = 1929599959 : i64} {
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<2x?x5xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x4x5xi16>, tensor<2x4x5xi16>) outs(%0 : tensor<2x?x5xi8>) {
    ^bb0(%in: i16, %in_4: i16, %out: i8):
      %10 = arith.trunci %in_4 : i16 to i8
      %c7_i8 = arith.constant 7 : i8
      %11 = arith.ori %10, %c7_i8 : i8
      %c7_i8_5 = arith.constant 7 : i8
      %12 = arith.remui %11, %c7_i8_5 : i8
      linalg.yield %12 : i8
    } -> tensor<2x?x5xi8>
    %2 = tensor.empty() : tensor<2x4x5xi16>
    %c-32768_i16 = arith.constant -32768 : i16
    %3 = linalg.fill ins(%c-32768_i16 : i16) outs(%2 : tensor<2x4x5xi16>) -> tensor<2x4x5xi16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x?x5xi8>) outs(%3 : tensor<2x4x5xi16>) {
    ^bb0(%in: i8, %out: i16):
      %10 = arith.extui %in : i8 to i16
      linalg.yield %10 : i16
    } -> tensor<2x4x5xi16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %4, %c0 : tensor<2x4x5xi16>
    %c-1 = arith.constant -1 : index
    %5 = arith.addi %dim, %c-1 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %4, %c0_0 : tensor<2x4x5xi16>
    %c-2 = arith.constant -2 : index
    %6 = arith.addi %dim_1, %c-2 : index
    %padded = tensor.pad %4 low[%arg1, %5, %6] high[%arg2, %arg3, %arg1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %c3_i16 = arith.constant 3 : i16
      tensor.yield %c3_i16 : i16
    } : tensor<2x4x5xi16> to tensor<?x?x?xi16>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %4, %c0_2 : tensor<2x4x5xi16>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %padded[3, %arg3, 2] [%arg4, %arg3, %dim_3] [1, 1, %c1] : tensor<?x?x?xi16> to tensor<?x?x?xi16>
    %7 = tensor.empty() : tensor<2x4xi8>
    %c3_i8 = arith.constant 3 : i8
    %8 = linalg.fill ins(%c3_i8 : i8) outs(%7 : tensor<2x4xi8>) -> tensor<2x4xi8>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<2x4x5xi16>) outs(%8 : tensor<2x4xi8>) {
    ^bb0(%in: i16, %out: i8):
      %10 = arith.trunci %in : i16 to i8
      %11 = arith.minui %out, %10 : i8
      linalg.yield %11 : i8
    } -> tensor<2x4xi8>
    return %1, %padded, %extracted_slice, %9 : tensor<2x?x5xi8>, tensor<?x?x?xi16>, tensor<?x?x?xi16>, tensor<2x4xi8>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<?x?x?x?x?xi16> {padlab.extents = array<i64: 4, 2, 1, 4, 1>}, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 4 : index}, %arg4: index {padlab.value = 3 : index}) -> (tensor<?x?x?x?x?xbf16>, tensor<?x?x?x?x?xi16>, tensor<?x?x?x?x?xi16>, tensor<?x?x?x?x?xi16>, tensor<?x?x?x?x?xi16>, tensor<?x?x?x6x?xi16>, index) attributes {padlab.seed = 962793107 : i64} {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?x?x?xi16>
    %c-3 = arith.constant -3 : index
    %0 = arith.addi %dim, %c-3 : index
    %c4_0 = arith.constant 4 : index
    %1 = tensor.empty(%c4, %arg1, %0, %c4_0, %arg2) : tensor<?x?x?x?x?xbf16>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?x?x?x?x?xi16>
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %arg0, %c0_3 : tensor<?x?x?x?x?xi16>
    %c-3_5 = arith.constant -3 : index
    %2 = arith.addi %dim_4, %c-3_5 : index
    %3 = tensor.empty(%dim_2, %arg1, %2, %arg3, %arg2) : tensor<?x?x?x?x?xbf16>
    %4:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?x?x?xi16>) outs(%1, %3 : tensor<?x?x?x?x?xbf16>, tensor<?x?x?x?x?xbf16>) {
    ^bb0(%in: i16, %out: bf16, %out_26: bf16):
      %11 = arith.sitofp %in : i16 to bf16
      %12 = arith.sitofp %in : i16 to bf16
      %13 = arith.sitofp %in : i16 to bf16
      %14 = arith.divf %12, %13 : bf16
      %15 = arith.uitofp %in : i16 to bf16
      %16 = arith.sitofp %in : i16 to bf16
      %17 = arith.addf %15, %16 : bf16
      %18 = arith.subf %14, %17 : bf16
      %19 = arith.negf %18 : bf16
      linalg.yield %17, %19 : bf16, bf16
    } -> (tensor<?x?x?x?x?xbf16>, tensor<?x?x?x?x?xbf16>)
    %c0_6 = arith.constant 0 : index
    %dim_7 = tensor.dim %4#1, %c0_6 : tensor<?x?x?x?x?xbf16>
    %c-3_8 = arith.constant -3 : index
    %5 = arith.addi %dim_7, %c-3_8 : index
    %c0_9 = arith.constant 0 : index
    %dim_10 = tensor.dim %4#1, %c0_9 : tensor<?x?x?x?x?xbf16>
    %c2 = arith.constant 2 : index
    %dim_11 = tensor.dim %4#1, %c2 : tensor<?x?x?x?x?xbf16>
    %6 = tensor.empty(%arg3, %arg1, %5, %dim_10, %dim_11) : tensor<?x?x?x?x?xi16>
    %c2_i16 = arith.constant 2 : i16
    %7 = linalg.fill ins(%c2_i16 : i16) outs(%6 : tensor<?x?x?x?x?xi16>) -> tensor<?x?x?x?x?xi16>
    %8:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%4#0 : tensor<?x?x?x?x?xbf16>) outs(%4#1, %7 : tensor<?x?x?x?x?xbf16>, tensor<?x?x?x?x?xi16>) {
    ^bb0(%in: bf16, %out: bf16, %out_26: i16):
      %11 = arith.sitofp %out_26 : i16 to bf16
      %12 = arith.sitofp %out_26 : i16 to bf16
      %13 = arith.mulf %12, %in : bf16
      %c-2_i16 = arith.constant -2 : i16
      %c5_i16 = arith.constant 5 : i16
      %cst = arith.constant 0.000000e+00 : bf16
      %14 = arith.cmpf olt, %in, %cst : bf16
      %15 = arith.extsi %14 : i1 to i16
      %16 = arith.minsi %c5_i16, %15 : i16
      %17 = arith.ori %out_26, %out_26 : i16
      linalg.yield %13, %17 : bf16, i16
    } -> (tensor<?x?x?x?x?xbf16>, tensor<?x?x?x?x?xi16>)
    %c4_12 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %dim_13 = tensor.dim %8#1, %c1 : tensor<?x?x?x?x?xi16>
    %c2_14 = arith.constant 2 : index
    %dim_15 = tensor.dim %8#1, %c2_14 : tensor<?x?x?x?x?xi16>
    %9 = tensor.empty(%c4_12, %dim_13, %dim_15, %arg3, %arg2) : tensor<?x?x?x?x?xi16>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%8#0, %8#0 : tensor<?x?x?x?x?xbf16>, tensor<?x?x?x?x?xbf16>) outs(%9 : tensor<?x?x?x?x?xi16>) {
    ^bb0(%in: bf16, %in_26: bf16, %out: i16):
      %11 = linalg.index 0 : index
      %12 = arith.index_cast %11 : index to i16
      %13 = arith.index_cast %11 : index to i16
      %14 = arith.muli %12, %13 : i16
      %cst = arith.constant 2.500000e+00 : bf16
      %15 = arith.cmpf une, %in_26, %cst : bf16
      %16 = arith.extui %15 : i1 to i16
      linalg.yield %16 : i16
    } -> tensor<?x?x?x?x?xi16>
    %c0_i16 = arith.constant 0 : i16
    %padded = tensor.pad %8#1 nofold low[1, 3, 0, 0, 0] high[3, 1, 0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %c0_i16 : i16
    } : tensor<?x?x?x?x?xi16> to tensor<?x?x?x?x?xi16>
    %padded_16 = tensor.pad %10 nofold low[0, 4, 0, 2, 0] high[1, 0, 0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %c-32768_i16 = arith.constant -32768 : i16
      tensor.yield %c-32768_i16 : i16
    } : tensor<?x?x?x?x?xi16> to tensor<?x?x?x?x?xi16>
    %padded_17 = tensor.pad %8#1 nofold low[0, 2, 0, 0, 0] high[2, 2, 0, 1, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %c3_i16 = arith.constant 3 : i16
      tensor.yield %c3_i16 : i16
    } : tensor<?x?x?x?x?xi16> to tensor<?x?x?x?x?xi16>
    %dim_18 = tensor.dim %padded_17, %arg4 : tensor<?x?x?x?x?xi16>
    %c2_19 = arith.constant 2 : index
    %dim_20 = tensor.dim %padded_17, %c2_19 : tensor<?x?x?x?x?xi16>
    %c0_21 = arith.constant 0 : index
    %c0_22 = arith.constant 0 : index
    %extracted = tensor.extract %8#1[%arg2, %dim_20, %c0_21, %arg1, %c0_22] : tensor<?x?x?x?x?xi16>
    %padded_23 = tensor.pad %10 nofold low[0, 0, 1, 0, 0] high[0, 0, 1, 0, 1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %extracted : i16
    } : tensor<?x?x?x?x?xi16> to tensor<?x?x?x?x?xi16>
    %c2_i16_24 = arith.constant 2 : i16
    %padded_25 = tensor.pad %padded_16 nofold low[0, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %c2_i16_24 : i16
    } : tensor<?x?x?x?x?xi16> to tensor<?x?x?x6x?xi16>
    return %4#1, %8#1, %padded, %padded_16, %padded_23, %padded_25, %dim_18 : tensor<?x?x?x?x?xbf16>, tensor<?x?x?x?x?xi16>, tensor<?x?x?x?x?xi16>, tensor<?x?x?x?x?xi16>, tensor<?x?x?x?x?xi16>, tensor<?x?x?x6x?xi16>, index
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<5xindex>, %arg1: tensor<5xindex>) -> tensor<9xindex> attributes {padlab.seed = 215130391 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<5xindex>, tensor<5xindex>) outs(%arg1 : tensor<5xindex>) {
    ^bb0(%in: index, %in_0: index, %out: index):
      %1 = arith.xori %in_0, %in_0 : index
      linalg.yield %1 : index
    } -> tensor<5xindex>
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %0 nofold low[%c4] high[%c0] {
    ^bb0(%arg2: index):
      %c100 = arith.constant 100 : index
      tensor.yield %c100 : index
    } : tensor<5xindex> to tensor<9xindex>
    return %padded : tensor<9xindex>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<5xi64>) -> (tensor<2xi8>, tensor<2xi64>, tensor<5xi64>) attributes {padlab.seed = 3945318206 : i64} {
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<2xi8>, tensor<2xi8>) outs(%0 : tensor<2xi32>) {
    ^bb0(%in: i8, %in_0: i8, %out: i32):
      %8 = arith.extsi %in_0 : i8 to i32
      %9 = arith.extsi %in_0 : i8 to i32
      %10 = arith.extui %in_0 : i8 to i32
      %11 = arith.maxsi %9, %10 : i32
      linalg.yield %11 : i32
    } -> tensor<2xi32>
    %2 = tensor.empty() : tensor<2xi8>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<2xi32>) outs(%2 : tensor<2xi8>) {
    ^bb0(%in: i32, %out: i8):
      %8 = arith.trunci %in : i32 to i8
      linalg.yield %8 : i8
    } -> tensor<2xi8>
    %4 = tensor.empty() : tensor<2xi64>
    %c2_i64 = arith.constant 2 : i64
    %5 = linalg.fill ins(%c2_i64 : i64) outs(%4 : tensor<2xi64>) -> tensor<2xi64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<2xi32>) outs(%5 : tensor<2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %8 = arith.extsi %in : i32 to i64
      %c100_i64 = arith.constant 100 : i64
      %c-7_i64 = arith.constant -7 : i64
      %9 = arith.minui %c100_i64, %c-7_i64 : i64
      %10 = arith.extsi %in : i32 to i64
      %c63_i64 = arith.constant 63 : i64
      %11 = arith.shrsi %10, %c63_i64 : i64
      %c2_i64_0 = arith.constant 2 : i64
      %12 = arith.cmpi uge, %11, %c2_i64_0 : i64
      %13 = arith.select %12, %11, %9 : i64
      linalg.yield %13 : i64
    } -> tensor<2xi64>
    %padded = tensor.pad %6 nofold low[1] high[2] {
    ^bb0(%arg2: index):
      %c0_i64 = arith.constant 0 : i64
      tensor.yield %c0_i64 : i64
    } : tensor<2xi64> to tensor<5xi64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%padded : tensor<5xi64>) outs(%arg1 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5xi64>
    return %3, %6, %7 : tensor<2xi8>, tensor<2xi64>, tensor<5xi64>
  }
}

// -----
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<index>, %arg1: tensor<index>, %arg2: tensor<index>, %arg3: tensor<?xindex> {padlab.extents = array<i64: 1>}, %arg4: tensor<4x?xindex> {padlab.extents = array<i64: 7>}) -> (tensor<index>, tensor<index>, tensor<?xindex>, tensor<7x4xindex>, tensor<7x4xindex>) attributes {padlab.seed = 119184204 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%arg0, %arg1, %arg2 : tensor<index>, tensor<index>, tensor<index>) outs(%arg1 : tensor<index>) {
    ^bb0(%in: index, %in_1: index, %in_2: index, %out: index):
      %c1 = arith.constant 1 : index
      %6 = arith.muli %c1, %in_2 : index
      %7 = arith.andi %in_1, %in_1 : index
      linalg.yield %7 : index
    } -> tensor<index>
    %padded = tensor.pad %0 low[] high[] {
      %c-2 = arith.constant -2 : index
      tensor.yield %c-2 : index
    } : tensor<index> to tensor<index>
    %padded_0 = tensor.pad %0 low[] high[] {
      %c-7 = arith.constant -7 : index
      tensor.yield %c-7 : index
    } : tensor<index> to tensor<index>
    %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<?xindex>) outs(%arg3 : tensor<?xindex>) {
    ^bb0(%in: index, %out: index):
      %6 = arith.muli %in, %in : index
      %7 = arith.cmpi slt, %6, %6 : index
      %c-1_1 = arith.constant -1 : index
      %8 = arith.select %7, %in, %c-1_1 : index
      linalg.yield %8 : index
    } -> tensor<?xindex>
    %2 = tensor.empty() : tensor<7x4xindex>
    %3 = tensor.empty() : tensor<7x4xindex>
    %c-1 = arith.constant -1 : index
    %4 = linalg.fill ins(%c-1 : index) outs(%3 : tensor<7x4xindex>) -> tensor<7x4xindex>
    %5:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4x?xindex>) outs(%2, %4 : tensor<7x4xindex>, tensor<7x4xindex>) {
    ^bb0(%in: index, %out: index, %out_1: index):
      %c-1_2 = arith.constant -1 : index
      %6 = arith.ori %c-1_2, %in : index
      %c-7 = arith.constant -7 : index
      %c1 = arith.constant 1 : index
      %7 = arith.minsi %in, %c1 : index
      %8 = arith.maxsi %6, %6 : index
      %c2 = arith.constant 2 : index
      %c61 = arith.constant 61 : index
      %9 = arith.shli %c2, %c61 : index
      linalg.yield %6, %9 : index, index
    } -> (tensor<7x4xindex>, tensor<7x4xindex>)
    return %padded, %padded_0, %1, %5#0, %5#1 : tensor<index>, tensor<index>, tensor<?xindex>, tensor<7x4xindex>, tensor<7x4xindex>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<?xi8> {padlab.extents = array<i64: 6>}, %arg1: index {padlab.value = 6 : index}, %arg2: i8, %arg3: index {padlab.value = 1 : index}, %arg4: i8, %arg5: tensor<?x?xi8> {padlab.extents = array<i64: 2, 7>}, %arg6: tensor<?x?xi8> {padlab.extents = array<i64: 2, 7>}, %arg7: tensor<?x?xi8> {padlab.extents = array<i64: 2, 7>}) -> (tensor<?xi8>, tensor<?xi8>, tensor<?x?xi8>, tensor<?x?xi8>) attributes {padlab.seed = 2906988749 : i64} {
    %0 = tensor.empty(%arg1) : tensor<?xi8>
    %c0_i8 = arith.constant 0 : i8
    %1 = linalg.fill ins(%c0_i8 : i8) outs(%0 : tensor<?xi8>) -> tensor<?xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi8>) outs(%1 : tensor<?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %10 = arith.maxsi %out, %out : i8
      linalg.yield %10 : i8
    } -> tensor<?xi8>
    %padded = tensor.pad %2 low[1] high[0] {
    ^bb0(%arg8: index):
      tensor.yield %arg2 : i8
    } : tensor<?xi8> to tensor<?xi8>
    %3 = arith.muli %arg4, %arg4 : i8
    %4 = arith.maxsi %3, %3 : i8
    %padded_0 = tensor.pad %2 low[3] high[%arg3] {
    ^bb0(%arg8: index):
      tensor.yield %4 : i8
    } : tensor<?xi8> to tensor<?xi8>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %arg6, %arg7 : tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>) outs(%arg6 : tensor<?x?xi8>) {
    ^bb0(%in: i8, %in_4: i8, %in_5: i8, %out: i8):
      %c-7_i8 = arith.constant -7 : i8
      %c3_i8_6 = arith.constant 3 : i8
      %10 = arith.andi %c3_i8_6, %out : i8
      %c7_i8 = arith.constant 7 : i8
      %c3_i8_7 = arith.constant 3 : i8
      %11 = arith.andi %out, %c3_i8_7 : i8
      %c1_i8 = arith.constant 1 : i8
      %12 = arith.ori %11, %c1_i8 : i8
      %13 = arith.remui %10, %12 : i8
      %14 = arith.addi %in_4, %10 : i8
      linalg.yield %14 : i8
    } -> tensor<?x?xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %5, %c0 : tensor<?x?xi8>
    %c0_1 = arith.constant 0 : index
    %6 = arith.addi %dim, %c0_1 : index
    %c1 = arith.constant 1 : index
    %dim_2 = tensor.dim %5, %c1 : tensor<?x?xi8>
    %c0_3 = arith.constant 0 : index
    %7 = arith.addi %dim_2, %c0_3 : index
    %8 = tensor.empty(%6, %7) : tensor<?x?xi8>
    %c3_i8 = arith.constant 3 : i8
    %9 = linalg.fill ins(%c3_i8 : i8) outs(%8 : tensor<?x?xi8>) -> tensor<?x?xi8>
    return %padded, %padded_0, %5, %9 : tensor<?xi8>, tensor<?xi8>, tensor<?x?xi8>, tensor<?x?xi8>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d2, d0)>
module {
  func.func @main(%arg0: tensor<?x?x?x?xf16> {padlab.extents = array<i64: 2, 4, 4, 1>}, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 4 : index}, %arg5: index {padlab.value = 2 : index}, %arg6: index {padlab.value = 0 : index}, %arg7: f16, %arg8: index {padlab.value = 3 : index}, %arg9: index {padlab.value = 2 : index}, %arg10: index {padlab.value = 0 : index}, %arg11: index {padlab.value = 2 : index}) -> (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, f16) attributes {padlab.seed = 3048051901 : i64} {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x?x?xf16>
    %0 = tensor.empty(%arg1, %dim, %arg2, %arg3) : tensor<?x?x?x?xf16>
    %c1_0 = arith.constant 1 : index
    %1 = tensor.empty(%arg2, %c1_0, %arg4, %arg5) : tensor<?x?x?x?xf16>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?x?xf16>) outs(%0, %1 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) {
    ^bb0(%in: f16, %out: f16, %out_16: f16):
      %8 = arith.subf %in, %in : f16
      %cst_17 = arith.constant 0xFC00 : f16
      %9 = arith.maximumf %cst_17, %in : f16
      %10 = arith.negf %9 : f16
      %11 = arith.negf %10 : f16
      %cst_18 = arith.constant 2.000000e+00 : f16
      %12 = arith.maximumf %cst_18, %in : f16
      linalg.yield %10, %12 : f16, f16
    } -> (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>)
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %2#1, %c1_1 : tensor<?x?x?x?xf16>
    %padded = tensor.pad %2#1 nofold low[0, %dim_2, 2, %arg6] high[0, 2, 0, 0] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index):
      tensor.yield %arg7 : f16
    } : tensor<?x?x?x?xf16> to tensor<?x?x?x?xf16>
    %c1_3 = arith.constant 1 : index
    %dim_4 = tensor.dim %2#1, %c1_3 : tensor<?x?x?x?xf16>
    %c1_5 = arith.constant 1 : index
    %dim_6 = tensor.dim %2#1, %c1_5 : tensor<?x?x?x?xf16>
    %c1_7 = arith.constant 1 : index
    %dim_8 = tensor.dim %2#1, %c1_7 : tensor<?x?x?x?xf16>
    %c1_9 = arith.constant 1 : index
    %dim_10 = tensor.dim %2#1, %c1_9 : tensor<?x?x?x?xf16>
    %extracted_slice = tensor.extract_slice %padded[%arg8, %dim_6, %arg9, %dim_8] [%arg3, %arg8, %arg2, %dim_10] [%dim_4, %arg3, %arg3, %arg3] : tensor<?x?x?x?xf16> to tensor<?x?x?x?xf16>
    %c0 = arith.constant 0 : index
    %dim_11 = tensor.dim %extracted_slice, %c0 : tensor<?x?x?x?xf16>
    %c0_12 = arith.constant 0 : index
    %3 = arith.addi %dim_11, %c0_12 : index
    %cst = arith.constant 5.960460e-08 : f16
    %4 = arith.negf %arg7 : f16
    %5 = arith.cmpf oeq, %4, %arg7 : f16
    %cst_13 = arith.constant 0x7C00 : f16
    %6 = arith.select %5, %arg7, %cst_13 : f16
    %padded_14 = tensor.pad %2#1 nofold low[0, 4, 0, 0] high[%3, 0, 0, %arg10] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index):
      tensor.yield %6 : f16
    } : tensor<?x?x?x?xf16> to tensor<?x?x?x?xf16>
    %c2 = arith.constant 2 : index
    %dim_15 = tensor.dim %padded_14, %c2 : tensor<?x?x?x?xf16>
    %c-4 = arith.constant -4 : index
    %7 = arith.addi %dim_15, %c-4 : index
    %extracted = tensor.extract %padded_14[%arg2, %arg1, %arg11, %7] : tensor<?x?x?x?xf16>
    return %2#0, %extracted_slice, %padded_14, %extracted : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, f16
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<2x7xindex>, %arg1: tensor<7x2xindex>, %arg2: tensor<3xi8>, %arg3: tensor<3xi64>, %arg4: tensor<3xi64>, %arg5: tensor<i64>, %arg6: i64) -> (tensor<3xi64>, tensor<i64>, tensor<7x6xindex>, i64) attributes {padlab.seed = 3378421436 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x7xindex>) outs(%arg1 : tensor<7x2xindex>) {
    ^bb0(%in: index, %out: index):
      %c5 = arith.constant 5 : index
      %c-2 = arith.constant -2 : index
      %5 = arith.maxsi %c-2, %in : index
      %c3 = arith.constant 3 : index
      %6 = arith.muli %5, %c3 : index
      %c15 = arith.constant 15 : index
      %7 = arith.shrsi %6, %c15 : index
      linalg.yield %7 : index
    } -> tensor<7x2xindex>
    %1 = tensor.empty() : tensor<3xi64>
    %c-2_i64 = arith.constant -2 : i64
    %2 = linalg.fill ins(%c-2_i64 : i64) outs(%1 : tensor<3xi64>) -> tensor<3xi64>
    %3 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg2, %arg3, %arg4 : tensor<3xi8>, tensor<3xi64>, tensor<3xi64>) outs(%2 : tensor<3xi64>) {
    ^bb0(%in: i8, %in_1: i64, %in_2: i64, %out: i64):
      %c100_i64 = arith.constant 100 : i64
      %5 = arith.muli %in_1, %c100_i64 : i64
      %6 = arith.extui %in : i8 to i64
      %7 = arith.extui %in : i8 to i64
      %8 = arith.maxui %6, %7 : i64
      linalg.yield %8 : i64
    } -> tensor<3xi64>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg5 : tensor<i64>) outs(%arg5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<i64>
    %padded = tensor.pad %4 low[] high[] {
      tensor.yield %arg6 : i64
    } : tensor<i64> to tensor<i64>
    %extracted = tensor.extract %padded[] : tensor<i64>
    %padded_0 = tensor.pad %0 low[0, 0] high[0, 4] {
    ^bb0(%arg7: index, %arg8: index):
      %c7 = arith.constant 7 : index
      tensor.yield %c7 : index
    } : tensor<7x2xindex> to tensor<7x6xindex>
    return %3, %padded, %padded_0, %extracted : tensor<3xi64>, tensor<i64>, tensor<7x6xindex>, i64
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<f16> attributes {padlab.seed = 3170942370 : i64} {
    %0 = tensor.empty() : tensor<f16>
    %cst = arith.constant 1.000000e+00 : f16
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<f16>) -> tensor<f16>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg1 : tensor<i16>, tensor<i16>) outs(%1 : tensor<f16>) {
    ^bb0(%in: i16, %in_1: i16, %out: f16):
      %3 = arith.uitofp %in_1 : i16 to f16
      %4 = arith.uitofp %in_1 : i16 to f16
      %5 = arith.uitofp %in : i16 to f16
      %6 = arith.subf %4, %5 : f16
      linalg.yield %6 : f16
    } -> tensor<f16>
    %cst_0 = arith.constant 4.000000e+00 : f16
    %padded = tensor.pad %2 low[] high[] {
      tensor.yield %cst_0 : f16
    } : tensor<f16> to tensor<f16>
    return %padded : tensor<f16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module {
  func.func @main(%arg0: tensor<?x2x3xbf16> {padlab.extents = array<i64: 4>}, %arg1: tensor<2x3x4xbf16>, %arg2: tensor<4x?x2xbf16> {padlab.extents = array<i64: 3>}, %arg3: tensor<?x4x3xbf16> {padlab.extents = array<i64: 2>}, %arg4: index {padlab.value = 3 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = 3 : index}, %arg7: bf16, %arg8: index {padlab.value = 4 : index}, %arg9: index {padlab.value = 0 : index}, %arg10: index {padlab.value = 1 : index}, %arg11: index {padlab.value = 2 : index}) -> (tensor<4x?x2xbf16>, tensor<2x?x4xbf16>, tensor<?x?x5xbf16>, tensor<?x?x?xbf16>, tensor<5x?x?xbf16>, tensor<5x?x?xbf16>) attributes {padlab.seed = 3198586409 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x2x3xbf16>, tensor<2x3x4xbf16>) outs(%arg2 : tensor<4x?x2xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %cst_13 = arith.constant -5.000000e-01 : bf16
      %cst_14 = arith.constant 2.500000e+00 : bf16
      %11 = arith.subf %cst_13, %cst_14 : bf16
      linalg.yield %11 : bf16
    } -> tensor<4x?x2xbf16>
    %1 = tensor.empty(%arg4) : tensor<2x?x4xbf16>
    %2 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<?x4x3xbf16>) outs(%1 : tensor<2x?x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %cst_12 = arith.constant 5.000000e-01 : bf16
      %11 = arith.mulf %cst_12, %in : bf16
      %cst_13 = arith.constant -3.000000e+00 : bf16
      %12 = arith.subf %11, %cst_13 : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x?x4xbf16>
    %3 = tensor.empty() : tensor<4x3x2xbf16>
    %4 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%3 : tensor<4x3x2xbf16>) {
    ^bb0(%out: bf16):
      %11 = linalg.index 2 : index
      %cst_12 = arith.constant -1.500000e+00 : bf16
      %12 = arith.index_cast %11 : index to i16
      %13 = arith.uitofp %12 : i16 to bf16
      %cst_13 = arith.constant 4.000000e+00 : bf16
      %14 = arith.divf %13, %cst_13 : bf16
      %15 = arith.index_castui %11 : index to i16
      %16 = arith.sitofp %15 : i16 to bf16
      %17 = arith.index_castui %11 : index to i16
      %18 = arith.uitofp %17 : i16 to bf16
      %19 = arith.subf %16, %18 : bf16
      linalg.yield %19 : bf16
    } -> tensor<4x3x2xbf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %4, %c0 : tensor<4x3x2xbf16>
    %c-3 = arith.constant -3 : index
    %5 = arith.addi %dim, %c-3 : index
    %c0_0 = arith.constant 0 : index
    %6 = arith.addf %arg7, %arg7 : bf16
    %7 = arith.subf %arg7, %6 : bf16
    %padded = tensor.pad %4 low[%arg5, %arg5, %arg6] high[%5, %arg5, %c0_0] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index):
      tensor.yield %7 : bf16
    } : tensor<4x3x2xbf16> to tensor<?x?x5xbf16>
    %c0_1 = arith.constant 0 : index
    %cst = arith.constant 2.000000e+00 : bf16
    %padded_2 = tensor.pad %4 nofold low[%arg8, %arg9, %arg9] high[%arg9, %arg5, %c0_1] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index):
      tensor.yield %cst : bf16
    } : tensor<4x3x2xbf16> to tensor<?x?x?xbf16>
    %c1 = arith.constant 1 : index
    %dim_3 = tensor.dim %padded_2, %c1 : tensor<?x?x?xbf16>
    %c-4 = arith.constant -4 : index
    %8 = arith.addi %dim_3, %c-4 : index
    %c1_4 = arith.constant 1 : index
    %dim_5 = tensor.dim %padded_2, %c1_4 : tensor<?x?x?xbf16>
    %c-3_6 = arith.constant -3 : index
    %9 = arith.addi %dim_5, %c-3_6 : index
    %c2 = arith.constant 2 : index
    %c0_7 = arith.constant 0 : index
    %padded_8 = tensor.pad %4 nofold low[%8, %c2, %arg4] high[%9, %arg10, %c0_7] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index):
      tensor.yield %arg7 : bf16
    } : tensor<4x3x2xbf16> to tensor<5x?x?xbf16>
    %c1_9 = arith.constant 1 : index
    %dim_10 = tensor.dim %padded_2, %c1_9 : tensor<?x?x?xbf16>
    %c-4_11 = arith.constant -4 : index
    %10 = arith.addi %dim_10, %c-4_11 : index
    %inserted_slice = tensor.insert_slice %arg3 into %padded_8[%10, 0, 0] [%arg11, 4, 3] [1, 1, 1] : tensor<?x4x3xbf16> into tensor<5x?x?xbf16>
    return %0, %2, %padded, %padded_2, %padded_8, %inserted_slice : tensor<4x?x2xbf16>, tensor<2x?x4xbf16>, tensor<?x?x5xbf16>, tensor<?x?x?xbf16>, tensor<5x?x?xbf16>, tensor<5x?x?xbf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<?x6xi1> {padlab.extents = array<i64: 4>}, %arg1: tensor<4x6xi1>, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: tensor<?xi1> {padlab.extents = array<i64: 6>}) -> (tensor<4x6xi1>, tensor<?x?xi1>, tensor<6x4xi1>) attributes {padlab.seed = 3959314503 : i64} {
    %0 = tensor.empty(%arg2) : tensor<?x6xi1>
    %1:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x6xi1>) outs(%arg1, %0 : tensor<4x6xi1>, tensor<?x6xi1>) {
    ^bb0(%in: i1, %out: i1, %out_4: i1):
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i1
      %9 = arith.addi %8, %out : i1
      %false = arith.constant false
      %10 = arith.maxui %out, %false : i1
      %11 = arith.maxui %out, %in : i1
      linalg.yield %10, %in : i1, i1
    } -> (tensor<4x6xi1>, tensor<?x6xi1>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1#1, %c0 : tensor<?x6xi1>
    %c-3 = arith.constant -3 : index
    %2 = arith.addi %dim, %c-3 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %1#1, %c0_0 : tensor<?x6xi1>
    %c-4 = arith.constant -4 : index
    %3 = arith.addi %dim_1, %c-4 : index
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %1#1, %c0_2 : tensor<?x6xi1>
    %padded = tensor.pad %1#1 low[%arg3, %3] high[%2, %dim_3] {
    ^bb0(%arg5: index, %arg6: index):
      %true_4 = arith.constant true
      tensor.yield %true_4 : i1
    } : tensor<?x6xi1> to tensor<?x?xi1>
    %4 = tensor.empty() : tensor<6x4xi1>
    %true = arith.constant true
    %5 = linalg.fill ins(%true : i1) outs(%4 : tensor<6x4xi1>) -> tensor<6x4xi1>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg4 : tensor<?xi1>, tensor<?xi1>) outs(%5 : tensor<6x4xi1>) {
    ^bb0(%in: i1, %in_4: i1, %out: i1):
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %in : i1 to index
      %9 = arith.cmpi sgt, %7, %8 : index
      %true_5 = arith.constant true
      %10 = arith.select %9, %in, %true_5 : i1
      %11 = arith.index_cast %7 : index to i1
      %12 = arith.xori %10, %11 : i1
      linalg.yield %12 : i1
    } -> tensor<6x4xi1>
    return %1#0, %padded, %6 : tensor<4x6xi1>, tensor<?x?xi1>, tensor<6x4xi1>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<5x2xi64>, %arg1: tensor<5x2xi64>, %arg2: tensor<8xi64>, %arg3: tensor<8xi64>, %arg4: tensor<6x6xi1>, %arg5: tensor<6x6xi1>, %arg6: tensor<4xi64>) -> (tensor<2x5xi1>, tensor<8xi64>, tensor<6x9xi1>, tensor<6x6xi1>, tensor<4xi64>) attributes {padlab.seed = 4213305093 : i64} {
    %0 = tensor.empty() : tensor<2x5xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<2x5xi1>) -> tensor<2x5xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<5x2xi64>, tensor<5x2xi64>) outs(%1 : tensor<2x5xi1>) {
    ^bb0(%in: i64, %in_0: i64, %out: i1):
      %8 = arith.trunci %in_0 : i64 to i1
      %9 = arith.trunci %in : i64 to i1
      %10 = arith.trunci %in : i64 to i1
      %11 = arith.xori %9, %10 : i1
      linalg.yield %11 : i1
    } -> tensor<2x5xi1>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg2 : tensor<8xi64>) outs(%arg3 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c100_i64_0 = arith.constant 100 : i64
      %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
      %c7_i64 = arith.constant 7 : i64
      %8 = arith.divsi %c9223372036854775807_i64, %c7_i64 : i64
      %9 = arith.muli %8, %in : i64
      %10 = arith.maxui %9, %in : i64
      linalg.yield %10 : i64
    } -> tensor<8xi64>
    %padded = tensor.pad %2 nofold low[1, 3] high[3, 1] {
    ^bb0(%arg7: index, %arg8: index):
      %true_0 = arith.constant true
      tensor.yield %true_0 : i1
    } : tensor<2x5xi1> to tensor<6x9xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<6x6xi1>) outs(%arg5 : tensor<6x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %8 = linalg.index 1 : index
      %9 = arith.index_castui %8 : index to i1
      %10 = arith.ori %out, %9 : i1
      %11 = arith.addi %10, %10 : i1
      linalg.yield %11 : i1
    } -> tensor<6x6xi1>
    %5 = tensor.empty() : tensor<4xi64>
    %c100_i64 = arith.constant 100 : i64
    %6 = linalg.fill ins(%c100_i64 : i64) outs(%5 : tensor<4xi64>) -> tensor<4xi64>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg6 : tensor<4xi64>) outs(%6 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %8 = arith.maxui %in, %in : i64
      %c0_i64 = arith.constant 0 : i64
      %9 = arith.maxsi %8, %c0_i64 : i64
      linalg.yield %9 : i64
    } -> tensor<4xi64>
    return %2, %3, %padded, %4, %7 : tensor<2x5xi1>, tensor<8xi64>, tensor<6x9xi1>, tensor<6x6xi1>, tensor<4xi64>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<7xf16>) -> (tensor<7xf16>, tensor<7xf16>, tensor<f16>, tensor<f16>) attributes {padlab.seed = 4222707965 : i64} {
    %0 = tensor.empty() : tensor<7xf16>
    %1 = tensor.empty() : tensor<7xf16>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<7xf16>) outs(%0, %1 : tensor<7xf16>, tensor<7xf16>) {
    ^bb0(%in: f16, %out: f16, %out_2: f16):
      %cst_3 = arith.constant 4.000000e+00 : f16
      %9 = arith.subf %in, %cst_3 : f16
      %10 = arith.maximumf %9, %9 : f16
      %cst_4 = arith.constant -1.000000e+00 : f16
      %11 = arith.maximumf %cst_4, %in : f16
      linalg.yield %9, %11 : f16, f16
    } -> (tensor<7xf16>, tensor<7xf16>)
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %2#1 nofold low[%c1] high[3] {
    ^bb0(%arg1: index):
      %cst_2 = arith.constant 0.000000e+00 : f16
      tensor.yield %cst_2 : f16
    } : tensor<7xf16> to tensor<?xf16>
    %3 = tensor.empty() : tensor<f16>
    %cst = arith.constant 0.000000e+00 : f16
    %4 = linalg.fill ins(%cst : f16) outs(%3 : tensor<f16>) -> tensor<f16>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%padded : tensor<?xf16>) outs(%4 : tensor<f16>) {
    ^bb0(%in: f16, %out: f16):
      %9 = arith.minimumf %out, %in : f16
      linalg.yield %9 : f16
    } -> tensor<f16>
    %6 = tensor.empty() : tensor<f16>
    %cst_0 = arith.constant -1.500000e+00 : f16
    %7 = linalg.fill ins(%cst_0 : f16) outs(%6 : tensor<f16>) -> tensor<f16>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%padded : tensor<?xf16>) outs(%7 : tensor<f16>) {
    ^bb0(%in: f16, %out: f16):
      %9 = arith.mulf %out, %in : f16
      linalg.yield %9 : f16
    } -> tensor<f16>
    %padded_1 = tensor.pad %8 nofold low[] high[] {
      %cst_2 = arith.constant 1.000000e+00 : f16
      tensor.yield %cst_2 : f16
    } : tensor<f16> to tensor<f16>
    return %2#0, %2#1, %5, %padded_1 : tensor<7xf16>, tensor<7xf16>, tensor<f16>, tensor<f16>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
module {
  func.func @main(%arg0: tensor<?x?xf64> {padlab.extents = array<i64: 3, 5>}, %arg1: tensor<?x?x?x?xf64> {padlab.extents = array<i64: 3, 2, 0, 5>}, %arg2: tensor<?x?x?x?xf64> {padlab.extents = array<i64: 3, 0, 5, 2>}, %arg3: tensor<?x?x?xf64> {padlab.extents = array<i64: 3, 0, 5>}, %arg4: index {padlab.value = 3 : index}, %arg5: index {padlab.value = 2 : index}) -> (tensor<?x?x?x?xf64>, tensor<?x?x6x?xf64>, tensor<?x?x?xf64>, tensor<?x?x?xf64>) attributes {padlab.seed = 2998632617 : i64} {
    %0:2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?xf64>) outs(%arg1, %arg2 : tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>) {
    ^bb0(%in: f64, %out: f64, %out_1: f64):
      %6 = arith.divf %out, %in : f64
      %7 = arith.minimumf %6, %6 : f64
      %cst_2 = arith.constant -1.000000e+00 : f64
      %8 = arith.cmpf one, %cst_2, %6 : f64
      %9 = arith.select %8, %out, %6 : f64
      %10 = arith.mulf %6, %9 : f64
      %cst_3 = arith.constant -1.000000e+00 : f64
      %11 = arith.minimumf %out, %cst_3 : f64
      linalg.yield %9, %11 : f64, f64
    } -> (tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>)
    %padded = tensor.pad %0#1 low[0, 3, 1, 0] high[0, 0, 0, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %cst_1 = arith.constant 0.000000e+00 : f64
      tensor.yield %cst_1 : f64
    } : tensor<?x?x?x?xf64> to tensor<?x?x6x?xf64>
    %1 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%0#1 : tensor<?x?x?x?xf64>) outs(%arg3 : tensor<?x?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %6 = arith.maximumf %out, %in : f64
      linalg.yield %6 : f64
    } -> tensor<?x?x?xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0 : tensor<?x?x?xf64>
    %c-3 = arith.constant -3 : index
    %2 = arith.addi %dim, %c-3 : index
    %3 = tensor.empty(%arg4, %2, %arg5) : tensor<?x?x?xf64>
    %cst = arith.constant 4.000000e+00 : f64
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %5 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%0#1 : tensor<?x?x?x?xf64>) outs(%4 : tensor<?x?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %6 = arith.addf %out, %in : f64
      linalg.yield %6 : f64
    } -> tensor<?x?x?xf64>
    %padded_0 = tensor.pad %5 low[2, 1, 1] high[0, 3, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %cst_1 = arith.constant 4.000000e+00 : f64
      tensor.yield %cst_1 : f64
    } : tensor<?x?x?xf64> to tensor<?x?x?xf64>
    return %0#0, %padded, %1, %padded_0 : tensor<?x?x?x?xf64>, tensor<?x?x6x?xf64>, tensor<?x?x?xf64>, tensor<?x?x?xf64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<1x5xi1>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 8 : index}, %arg3: tensor<5xindex>, %arg4: tensor<5xindex>) -> (tensor<?x?xindex>, tensor<1x?xindex>, tensor<1x8xi1>, tensor<5xindex>) attributes {padlab.seed = 2846802 : i64} {
    %0 = tensor.empty() : tensor<1x5xindex>
    %c1 = arith.constant 1 : index
    %1 = linalg.fill ins(%c1 : index) outs(%0 : tensor<1x5xindex>) -> tensor<1x5xindex>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x5xi1>) outs(%1 : tensor<1x5xindex>) {
    ^bb0(%in: i1, %out: index):
      %8 = arith.cmpi ne, %in, %in : i1
      %c3_0 = arith.constant 3 : index
      %9 = arith.index_cast %in : i1 to index
      %10 = arith.select %8, %c3_0, %9 : index
      linalg.yield %10 : index
    } -> tensor<1x5xindex>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2, %c0 : tensor<1x5xindex>
    %c-1 = arith.constant -1 : index
    %3 = arith.addi %dim, %c-1 : index
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %2 low[%arg1, 0] high[%3, %c3] {
    ^bb0(%arg5: index, %arg6: index):
      %c2 = arith.constant 2 : index
      tensor.yield %c2 : index
    } : tensor<1x5xindex> to tensor<?x?xindex>
    %4 = tensor.empty(%arg2) : tensor<1x?xindex>
    %5 = tensor.empty() : tensor<1x8xi1>
    %6:2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} outs(%4, %5 : tensor<1x?xindex>, tensor<1x8xi1>) {
    ^bb0(%out: index, %out_0: i1):
      %8 = linalg.index 0 : index
      %9 = arith.andi %8, %8 : index
      %10 = arith.xori %8, %8 : index
      %11 = arith.index_cast %8 : index to i1
      %true = arith.constant true
      %12 = arith.index_cast %10 : index to i1
      %13 = arith.andi %true, %12 : i1
      linalg.yield %10, %13 : index, i1
    } -> (tensor<1x?xindex>, tensor<1x8xi1>)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg3, %arg3 : tensor<5xindex>, tensor<5xindex>) outs(%arg4 : tensor<5xindex>) {
    ^bb0(%in: index, %in_0: index, %out: index):
      %8 = linalg.index 0 : index
      %9 = arith.subi %8, %in : index
      %10 = arith.cmpi sle, %in_0, %8 : index
      %11 = arith.select %10, %8, %in : index
      %c2 = arith.constant 2 : index
      %12 = arith.ori %8, %c2 : index
      linalg.yield %12 : index
    } -> tensor<5xindex>
    return %padded, %6#0, %6#1, %7 : tensor<?x?xindex>, tensor<1x?xindex>, tensor<1x8xi1>, tensor<5xindex>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<5x6xbf16>, %arg2: tensor<6x5xf32>, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<3x2x4xbf16>, tensor<?x?xbf16>, tensor<8x8xbf16>) attributes {padlab.seed = 1448752452 : i64} {
    %0 = tensor.empty() : tensor<3x2x4xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x4xbf16>) outs(%0 : tensor<3x2x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x2x4xbf16>
    %2 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg2 : tensor<5x6xbf16>, tensor<6x5xf32>) outs(%arg1 : tensor<5x6xbf16>) {
    ^bb0(%in: bf16, %in_1: f32, %out: bf16):
      %3 = arith.negf %in : bf16
      %4 = arith.truncf %in_1 : f32 to bf16
      %5 = arith.cmpf oge, %3, %4 : bf16
      %6 = arith.truncf %in_1 : f32 to bf16
      %7 = arith.select %5, %3, %6 : bf16
      %8 = arith.negf %in : bf16
      linalg.yield %8 : bf16
    } -> tensor<5x6xbf16>
    %padded = tensor.pad %2 low[1, %arg4] high[%arg3, 0] {
    ^bb0(%arg5: index, %arg6: index):
      %cst = arith.constant 5.000000e-01 : bf16
      tensor.yield %cst : bf16
    } : tensor<5x6xbf16> to tensor<?x?xbf16>
    %padded_0 = tensor.pad %2 low[0, 1] high[3, 1] {
    ^bb0(%arg5: index, %arg6: index):
      %cst = arith.constant -5.000000e-01 : bf16
      tensor.yield %cst : bf16
    } : tensor<5x6xbf16> to tensor<8x8xbf16>
    return %1, %padded, %padded_0 : tensor<3x2x4xbf16>, tensor<?x?xbf16>, tensor<8x8xbf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
module {
  func.func @main(%arg0: tensor<bf16>, %arg1: tensor<5x?xbf16> {padlab.extents = array<i64: 0>}, %arg2: tensor<bf16>, %arg3: tensor<?x6xbf16> {padlab.extents = array<i64: 0>}, %arg4: tensor<?x?xbf16> {padlab.extents = array<i64: 0, 0>}, %arg5: tensor<?x0x?xbf16> {padlab.extents = array<i64: 6, 0>}, %arg6: index {padlab.value = 0 : index}) -> (tensor<0x5xbf16>, tensor<8x2x4xbf16>, tensor<0x?xbf16>) attributes {padlab.seed = 2739902572 : i64} {
    %0 = tensor.empty() : tensor<0x5xbf16>
    %cst = arith.constant -1.500000e+00 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<0x5xbf16>) -> tensor<0x5xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<bf16>, tensor<5x?xbf16>, tensor<bf16>) outs(%1 : tensor<0x5xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %in_3: bf16, %out: bf16):
      %8 = arith.negf %in : bf16
      %cst_4 = arith.constant 2.500000e+00 : bf16
      %9 = arith.addf %cst_4, %in : bf16
      %10 = arith.addf %8, %in : bf16
      linalg.yield %10 : bf16
    } -> tensor<0x5xbf16>
    %3 = tensor.empty() : tensor<6x0x0xbf16>
    %4 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %arg4, %arg5 : tensor<?x6xbf16>, tensor<?x?xbf16>, tensor<?x0x?xbf16>) outs(%3 : tensor<6x0x0xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %in_3: bf16, %out: bf16):
      %8 = arith.maximumf %in, %in_2 : bf16
      linalg.yield %8 : bf16
    } -> tensor<6x0x0xbf16>
    %cst_0 = arith.constant 2.500000e+00 : bf16
    %padded = tensor.pad %4 low[2, 0, 3] high[0, 2, 1] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_0 : bf16
    } : tensor<6x0x0xbf16> to tensor<8x2x4xbf16>
    %5 = tensor.empty(%arg6) : tensor<0x?xbf16>
    %cst_1 = arith.constant 5.000000e-01 : bf16
    %6 = linalg.fill ins(%cst_1 : bf16) outs(%5 : tensor<0x?xbf16>) -> tensor<0x?xbf16>
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%6 : tensor<0x?xbf16>) {
    ^bb0(%out: bf16):
      %cst_2 = arith.constant -1.500000e+00 : bf16
      %cst_3 = arith.constant 2.500000e+00 : bf16
      %cst_4 = arith.constant -1.000000e+00 : bf16
      %8 = arith.addf %cst_3, %cst_4 : bf16
      %9 = arith.minimumf %8, %8 : bf16
      %10 = arith.divf %9, %8 : bf16
      linalg.yield %10 : bf16
    } -> tensor<0x?xbf16>
    return %2, %padded, %7 : tensor<0x5xbf16>, tensor<8x2x4xbf16>, tensor<0x?xbf16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d3, d2)>
module {
  func.func @main(%arg0: tensor<5xi64>, %arg1: tensor<2x4x5xi64>, %arg2: tensor<2x5x4xi8>, %arg3: tensor<6x6x5xi8>, %arg4: tensor<1x3x4x2xi1>, %arg5: tensor<3x1x2x4xi1>) -> (tensor<2x4x5xi64>, tensor<6x6x5xi64>, tensor<3x5x9xi64>, tensor<2x4x5xi64>, tensor<6x6x5xi1>, tensor<1x3x4x2xi64>) attributes {padlab.seed = 2918840513 : i64} {
    %0 = tensor.empty() : tensor<2x4x5xi64>
    %c7_i64 = arith.constant 7 : i64
    %1 = linalg.fill ins(%c7_i64 : i64) outs(%0 : tensor<2x4x5xi64>) -> tensor<2x4x5xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<5xi64>, tensor<2x4x5xi64>) outs(%1 : tensor<2x4x5xi64>) {
    ^bb0(%in: i64, %in_1: i64, %out: i64):
      %c7_i64_2 = arith.constant 7 : i64
      %10 = arith.ori %in, %in : i64
      %11 = arith.cmpi ule, %in, %in : i64
      %12 = arith.select %11, %10, %in : i64
      linalg.yield %12 : i64
    } -> tensor<2x4x5xi64>
    %padded = tensor.pad %2 low[4, 2, 0] high[0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %c7_i64_1 = arith.constant 7 : i64
      tensor.yield %c7_i64_1 : i64
    } : tensor<2x4x5xi64> to tensor<6x6x5xi64>
    %padded_0 = tensor.pad %2 low[0, 0, 2] high[1, 1, 2] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %c3_i64 = arith.constant 3 : i64
      tensor.yield %c3_i64 : i64
    } : tensor<2x4x5xi64> to tensor<3x5x9xi64>
    %3 = tensor.empty() : tensor<2x4x5xi64>
    %4 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x5x4xi8>) outs(%3 : tensor<2x4x5xi64>) {
    ^bb0(%in: i8, %out: i64):
      %10 = linalg.index 0 : index
      %c3_i64 = arith.constant 3 : i64
      %c100_i64 = arith.constant 100 : i64
      %c13_i64 = arith.constant 13 : i64
      %11 = arith.shli %c100_i64, %c13_i64 : i64
      %c7_i64_1 = arith.constant 7 : i64
      %12 = arith.maxsi %c7_i64_1, %11 : i64
      linalg.yield %12 : i64
    } -> tensor<2x4x5xi64>
    %5 = tensor.empty() : tensor<6x6x5xi1>
    %6 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<6x6x5xi8>) outs(%5 : tensor<6x6x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %10 = linalg.index 2 : index
      %11 = arith.trunci %in : i8 to i1
      %false = arith.constant false
      %12 = arith.trunci %in : i8 to i1
      %13 = arith.xori %false, %12 : i1
      linalg.yield %13 : i1
    } -> tensor<6x6x5xi1>
    %7 = tensor.empty() : tensor<1x3x4x2xi64>
    %c5_i64 = arith.constant 5 : i64
    %8 = linalg.fill ins(%c5_i64 : i64) outs(%7 : tensor<1x3x4x2xi64>) -> tensor<1x3x4x2xi64>
    %9 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %arg5 : tensor<1x3x4x2xi1>, tensor<3x1x2x4xi1>) outs(%8 : tensor<1x3x4x2xi64>) {
    ^bb0(%in: i1, %in_1: i1, %out: i64):
      %c3_i64 = arith.constant 3 : i64
      %10 = arith.extsi %in_1 : i1 to i64
      %11 = arith.extsi %in : i1 to i64
      %12 = arith.addi %10, %11 : i64
      linalg.yield %12 : i64
    } -> tensor<1x3x4x2xi64>
    return %2, %padded, %padded_0, %4, %6, %9 : tensor<2x4x5xi64>, tensor<6x6x5xi64>, tensor<3x5x9xi64>, tensor<2x4x5xi64>, tensor<6x6x5xi1>, tensor<1x3x4x2xi64>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<1xf64>, %arg1: f64, %arg2: index {padlab.value = 0 : index}) -> (tensor<1xf64>, tensor<1xf64>, tensor<2xf64>, f64) attributes {padlab.seed = 253327157 : i64} {
    %0 = tensor.empty() : tensor<1xf64>
    %1 = tensor.empty() : tensor<1xf64>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<1xf64>, tensor<1xf64>) outs(%0, %1 : tensor<1xf64>, tensor<1xf64>) {
    ^bb0(%in: f64, %in_1: f64, %out: f64, %out_2: f64):
      %3 = linalg.index 0 : index
      %4 = arith.negf %in_1 : f64
      %5 = arith.index_cast %3 : index to i64
      %6 = arith.sitofp %5 : i64 to f64
      %7 = arith.addf %4, %6 : f64
      %8 = arith.index_cast %3 : index to i64
      %9 = arith.sitofp %8 : i64 to f64
      %10 = arith.maximumf %9, %7 : f64
      linalg.yield %7, %10 : f64, f64
    } -> (tensor<1xf64>, tensor<1xf64>)
    %padded = tensor.pad %2#1 low[1] high[0] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f64
    } : tensor<1xf64> to tensor<2xf64>
    %padded_0 = tensor.pad %2#1 low[0] high[0] {
    ^bb0(%arg3: index):
      %cst = arith.constant 0.000000e+00 : f64
      tensor.yield %cst : f64
    } : tensor<1xf64> to tensor<1xf64>
    %inserted_slice = tensor.insert_slice %2#1 into %padded_0[0] [1] [1] : tensor<1xf64> into tensor<1xf64>
    %extracted = tensor.extract %2#1[%arg2] : tensor<1xf64>
    %extracted_slice = tensor.extract_slice %padded[0] [2] [1] : tensor<2xf64> to tensor<2xf64>
    return %2#0, %inserted_slice, %extracted_slice, %extracted : tensor<1xf64>, tensor<1xf64>, tensor<2xf64>, f64
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<6x6x1xf64>, %arg1: tensor<6x6x?xf32> {padlab.extents = array<i64: 1>}, %arg2: tensor<6x?xf32> {padlab.extents = array<i64: 1>}) -> (tensor<8x7x3xf32>, tensor<6x7x2xf32>) attributes {padlab.seed = 3875061840 : i64} {
    %0 = tensor.empty() : tensor<6x6x1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<6x6x1xf64>, tensor<6x6x?xf32>, tensor<6x?xf32>) outs(%0 : tensor<6x6x1xf32>) {
    ^bb0(%in: f64, %in_1: f32, %in_2: f32, %out: f32):
      %2 = arith.truncf %in : f64 to f32
      linalg.yield %2 : f32
    } -> tensor<6x6x1xf32>
    %padded = tensor.pad %1 nofold low[1, 0, 2] high[1, 1, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %cst = arith.constant 5.000000e-01 : f32
      tensor.yield %cst : f32
    } : tensor<6x6x1xf32> to tensor<8x7x3xf32>
    %padded_0 = tensor.pad %1 nofold low[0, 1, 0] high[0, 0, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %cst = arith.constant 2.500000e+00 : f32
      tensor.yield %cst : f32
    } : tensor<6x6x1xf32> to tensor<6x7x2xf32>
    return %padded, %padded_0 : tensor<8x7x3xf32>, tensor<6x7x2xf32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
module {
  func.func @main(%arg0: tensor<?x4x2xi1> {padlab.extents = array<i64: 2>}, %arg1: index {padlab.value = 2 : index}, %arg2: tensor<2x4x2xi1>, %arg3: index {padlab.value = 4 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<2x?x4xi1>, tensor<6x?x4xi1>, tensor<i1>, tensor<6x?x?xi1>) attributes {padlab.seed = 326467773 : i64} {
    %0 = tensor.empty(%arg1) : tensor<2x?x4xi1>
    %1:2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x4x2xi1>) outs(%0, %arg2 : tensor<2x?x4xi1>, tensor<2x4x2xi1>) {
    ^bb0(%in: i1, %out: i1, %out_3: i1):
      %true = arith.constant true
      %5 = arith.ori %true, %in : i1
      %6 = arith.minui %in, %5 : i1
      %7 = arith.ori %in, %in : i1
      %8 = arith.addi %7, %6 : i1
      linalg.yield %7, %8 : i1, i1
    } -> (tensor<2x?x4xi1>, tensor<2x4x2xi1>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1#1, %c0 : tensor<2x4x2xi1>
    %padded = tensor.pad %1#1 nofold low[4, %dim, 2] high[0, 2, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<2x4x2xi1> to tensor<6x?x4xi1>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %1#1[1, %c3, 1] [1, 1, 1] [1, 1, 1] : tensor<2x4x2xi1> to tensor<i1>
    %2 = tensor.empty(%arg3) : tensor<?x2x2xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1#1, %1#0 : tensor<2x4x2xi1>, tensor<2x?x4xi1>) outs(%2 : tensor<?x2x2xi1>) {
    ^bb0(%in: i1, %in_3: i1, %out: i1):
      %5 = arith.cmpi ne, %in, %in_3 : i1
      %6 = arith.select %5, %in, %in_3 : i1
      %7 = arith.xori %in, %6 : i1
      linalg.yield %7 : i1
    } -> tensor<?x2x2xi1>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %3, %c0_0 : tensor<?x2x2xi1>
    %c-1 = arith.constant -1 : index
    %4 = arith.addi %dim_1, %c-1 : index
    %false = arith.constant false
    %padded_2 = tensor.pad %1#1 nofold low[0, %4, 2] high[4, 0, %arg4] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %false : i1
    } : tensor<2x4x2xi1> to tensor<6x?x?xi1>
    return %1#0, %padded, %extracted_slice, %padded_2 : tensor<2x?x4xi1>, tensor<6x?x4xi1>, tensor<i1>, tensor<6x?x?xi1>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<6x4xi32>, %arg1: tensor<6x4xi32>, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 3 : index}) -> (tensor<6x4xi32>, tensor<?x?xi32>) attributes {padlab.seed = 789379114 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x4xi32>) outs(%arg1 : tensor<6x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.cmpi ult, %in, %in : i32
      %c-1_i32 = arith.constant -1 : i32
      %2 = arith.select %1, %c-1_i32, %in : i32
      %c7_i32 = arith.constant 7 : i32
      %3 = arith.divui %2, %c7_i32 : i32
      linalg.yield %3 : i32
    } -> tensor<6x4xi32>
    %c3_i32 = arith.constant 3 : i32
    %padded = tensor.pad %0 nofold low[%arg2, %arg3] high[%arg2, 1] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %c3_i32 : i32
    } : tensor<6x4xi32> to tensor<?x?xi32>
    return %0, %padded : tensor<6x4xi32>, tensor<?x?xi32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module {
  func.func @main(%arg0: tensor<?x1x1xf16> {padlab.extents = array<i64: 3>}, %arg1: tensor<3x?x1xf16> {padlab.extents = array<i64: 6>}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: f16, %arg5: tensor<?x?x?xf64> {padlab.extents = array<i64: 4, 7, 7>}, %arg6: index {padlab.value = 6 : index}, %arg7: index {padlab.value = 3 : index}) -> (tensor<3x?x1xf16>, tensor<?x?x?xf64>, tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<3x?x1xf16>) attributes {padlab.seed = 1589685539 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x1x1xf16>, tensor<3x?x1xf16>) outs(%arg1 : tensor<3x?x1xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x?x1xf16>
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %0, %c2 : tensor<3x?x1xf16>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %0, %c0 : tensor<3x?x1xf16>
    %c2_1 = arith.constant 2 : index
    %padded = tensor.pad %0 low[%dim, %arg2, %c2_1] high[%dim_0, %arg3, %arg3] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index):
      tensor.yield %arg4 : f16
    } : tensor<3x?x1xf16> to tensor<?x?x?xf16>
    %1:2 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %padded : tensor<?x?x?xf64>, tensor<?x?x?xf16>) outs(%arg5, %padded : tensor<?x?x?xf64>, tensor<?x?x?xf16>) {
    ^bb0(%in: f64, %in_2: f16, %out: f64, %out_3: f16):
      %3 = arith.extf %in_2 : f16 to f64
      %cst = arith.constant -1.500000e+00 : f64
      %4 = arith.mulf %cst, %in : f64
      %5 = arith.extf %in_2 : f16 to f64
      %6 = arith.minimumf %in, %5 : f64
      %7 = arith.negf %6 : f64
      %8 = arith.truncf %4 : f64 to f32
      %9 = arith.truncf %8 : f32 to f16
      %10 = arith.truncf %in : f64 to f32
      %11 = arith.truncf %10 : f32 to f16
      %12 = arith.truncf %7 : f64 to f32
      %13 = arith.truncf %12 : f32 to f16
      %14 = arith.minimumf %11, %13 : f16
      linalg.yield %7, %14 : f64, f16
    } -> (tensor<?x?x?xf64>, tensor<?x?x?xf16>)
    %inserted_slice = tensor.insert_slice %arg1 into %padded[%arg2, 1, %arg7] [3, %arg6, 1] [1, 1, 1] : tensor<3x?x1xf16> into tensor<?x?x?xf16>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x?x1xf16>) outs(%arg1 : tensor<3x?x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %3 = arith.divf %in, %in : f16
      %4 = arith.maximumf %in, %in : f16
      linalg.yield %4 : f16
    } -> tensor<3x?x1xf16>
    return %0, %1#0, %1#1, %inserted_slice, %2 : tensor<3x?x1xf16>, tensor<?x?x?xf64>, tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<3x?x1xf16>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 7>}, %arg1: tensor<?xi16> {padlab.extents = array<i64: 7>}, %arg2: index {padlab.value = 0 : index}) -> (tensor<?xi1>, tensor<7xi32>, tensor<?xi16>, tensor<?xi16>, tensor<?xi16>, tensor<?xi32>) attributes {padlab.seed = 2367105159 : i64} {
    %c7 = arith.constant 7 : index
    %0 = tensor.empty(%c7) : tensor<?xi1>
    %1 = tensor.empty() : tensor<7xi32>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<?xi32>, tensor<?xi32>) outs(%0, %1 : tensor<?xi1>, tensor<7xi32>) {
    ^bb0(%in: i32, %in_3: i32, %out: i1, %out_4: i32):
      %6 = arith.trunci %in : i32 to i1
      %7 = arith.trunci %in_3 : i32 to i1
      %true = arith.constant true
      %8 = arith.andi %7, %true : i1
      %c5_i32 = arith.constant 5 : i32
      %9 = arith.addi %c5_i32, %in_3 : i32
      linalg.yield %6, %9 : i1, i32
    } -> (tensor<?xi1>, tensor<7xi32>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2#1, %c0 : tensor<7xi32>
    %3 = tensor.empty(%dim) : tensor<?xi16>
    %c7_i16 = arith.constant 7 : i16
    %4 = linalg.fill ins(%c7_i16 : i16) outs(%3 : tensor<?xi16>) -> tensor<?xi16>
    %5:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2#1 : tensor<7xi32>) outs(%4, %arg1 : tensor<?xi16>, tensor<?xi16>) {
    ^bb0(%in: i32, %out: i16, %out_3: i16):
      %6 = linalg.index 0 : index
      %7 = arith.trunci %in : i32 to i16
      %8 = arith.cmpi ule, %in, %in : i32
      %9 = arith.index_castui %6 : index to i16
      %10 = arith.index_cast %6 : index to i16
      %11 = arith.select %8, %9, %10 : i16
      %12 = arith.trunci %in : i32 to i16
      %13 = arith.index_castui %6 : index to i16
      %14 = arith.andi %12, %13 : i16
      linalg.yield %11, %14 : i16, i16
    } -> (tensor<?xi16>, tensor<?xi16>)
    %padded = tensor.pad %5#0 low[0] high[1] {
    ^bb0(%arg3: index):
      %c-2_i16 = arith.constant -2 : i16
      tensor.yield %c-2_i16 : i16
    } : tensor<?xi16> to tensor<?xi16>
    %padded_0 = tensor.pad %5#1 low[%arg2] high[4] {
    ^bb0(%arg3: index):
      %c-1_i16 = arith.constant -1 : i16
      tensor.yield %c-1_i16 : i16
    } : tensor<?xi16> to tensor<?xi16>
    %c0_1 = arith.constant 0 : index
    %padded_2 = tensor.pad %2#1 low[1] high[%c0_1] {
    ^bb0(%arg3: index):
      %c0_i32 = arith.constant 0 : i32
      tensor.yield %c0_i32 : i32
    } : tensor<7xi32> to tensor<?xi32>
    return %2#0, %2#1, %5#1, %padded, %padded_0, %padded_2 : tensor<?xi1>, tensor<7xi32>, tensor<?xi16>, tensor<?xi16>, tensor<?xi16>, tensor<?xi32>
  }
}

// -----
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<i64>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 6 : index}, %arg5: index {padlab.value = 2 : index}, %arg6: index {padlab.value = 5 : index}) -> (tensor<?x?xi64>, tensor<?x?xi64>) attributes {padlab.seed = 4178884708 : i64} {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%arg1, %c5) : tensor<?x?xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<i64>) outs(%0 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c3_i64 = arith.constant 3 : i64
      %4 = arith.cmpi ugt, %c3_i64, %in : i64
      %5 = arith.select %4, %in, %in : i64
      %c3_i64_0 = arith.constant 3 : i64
      %6 = arith.divsi %5, %c3_i64_0 : i64
      %7 = arith.cmpi sle, %6, %6 : i64
      %8 = arith.select %7, %5, %in : i64
      %c40_i64 = arith.constant 40 : i64
      %9 = arith.shrsi %6, %c40_i64 : i64
      linalg.yield %9 : i64
    } -> tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %1 low[%arg2, %arg2] high[%arg1, %c0] {
    ^bb0(%arg7: index, %arg8: index):
      %c3_i64 = arith.constant 3 : i64
      tensor.yield %c3_i64 : i64
    } : tensor<?x?xi64> to tensor<?x?xi64>
    %2 = tensor.empty(%arg3, %arg4) : tensor<?x?xi64>
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %3 = linalg.fill ins(%c-9223372036854775808_i64 : i64) outs(%2 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %inserted_slice = tensor.insert_slice %padded into %3[%arg2, %arg1] [%arg5, %arg6] [1, 1] : tensor<?x?xi64> into tensor<?x?xi64>
    return %padded, %inserted_slice : tensor<?x?xi64>, tensor<?x?xi64>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
module {
  func.func @main(%arg0: tensor<1x4xi8>, %arg1: tensor<1x1x3x4xi8>) -> (tensor<3x4x1x1xf32>, tensor<5x3x3x4xi8>, tensor<5x3x3x4xi8>) attributes {padlab.seed = 3176811360 : i64} {
    %0 = tensor.empty() : tensor<3x4x1x1xf32>
    %1:2 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<1x4xi8>, tensor<1x1x3x4xi8>) outs(%arg1, %0 : tensor<1x1x3x4xi8>, tensor<3x4x1x1xf32>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8, %out_1: f32):
      %c7_i8 = arith.constant 7 : i8
      %2 = arith.remui %out, %c7_i8 : i8
      %3 = arith.cmpi sgt, %out, %in_0 : i8
      %4 = arith.select %3, %out, %in_0 : i8
      %5 = arith.maxsi %in, %in_0 : i8
      %cst = arith.constant 5.000000e-01 : f32
      %6 = arith.sitofp %out : i8 to f32
      %7 = arith.sitofp %in : i8 to f32
      %8 = arith.minimumf %6, %7 : f32
      linalg.yield %5, %8 : i8, f32
    } -> (tensor<1x1x3x4xi8>, tensor<3x4x1x1xf32>)
    %c2_i8 = arith.constant 2 : i8
    %padded = tensor.pad %1#0 low[1, 0, 0, 0] high[3, 2, 0, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %c2_i8 : i8
    } : tensor<1x1x3x4xi8> to tensor<5x3x3x4xi8>
    %inserted_slice = tensor.insert_slice %arg1 into %padded[1, 0, 0, 0] [1, 1, 3, 4] [1, 1, 1, 1] : tensor<1x1x3x4xi8> into tensor<5x3x3x4xi8>
    return %1#1, %padded, %inserted_slice : tensor<3x4x1x1xf32>, tensor<5x3x3x4xi8>, tensor<5x3x3x4xi8>
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) attributes {padlab.seed = 2765712724 : i64} {
    %0 = tensor.empty() : tensor<i64>
    %c2_i64 = arith.constant 2 : i64
    %1 = linalg.fill ins(%c2_i64 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%arg0, %arg0 : tensor<i64>, tensor<i64>) outs(%1, %arg0 : tensor<i64>, tensor<i64>) {
    ^bb0(%in: i64, %in_1: i64, %out: i64, %out_2: i64):
      %5 = arith.muli %out, %in_1 : i64
      %6 = arith.andi %in_1, %5 : i64
      %c5_i64 = arith.constant 5 : i64
      %7 = arith.maxui %5, %c5_i64 : i64
      %8 = arith.muli %in_1, %in : i64
      linalg.yield %6, %8 : i64, i64
    } -> (tensor<i64>, tensor<i64>)
    %3 = tensor.empty() : tensor<i64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %2#1 : tensor<i64>, tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %in_1: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<i64>
    %padded = tensor.pad %4 low[] high[] {
      %c7_i64 = arith.constant 7 : i64
      tensor.yield %c7_i64 : i64
    } : tensor<i64> to tensor<i64>
    %padded_0 = tensor.pad %4 low[] high[] {
      %c2_i64_1 = arith.constant 2 : i64
      tensor.yield %c2_i64_1 : i64
    } : tensor<i64> to tensor<i64>
    return %2#0, %2#1, %padded, %padded_0 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}) -> (tensor<2xf64>, tensor<?xf64>, tensor<?xi32>) attributes {padlab.seed = 2187842895 : i64} {
    %0 = tensor.empty() : tensor<2xf64>
    %1 = tensor.empty() : tensor<2xi32>
    %2:2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} outs(%0, %1 : tensor<2xf64>, tensor<2xi32>) {
    ^bb0(%out: f64, %out_1: i32):
      %cst = arith.constant 5.000000e-01 : f64
      %cst_2 = arith.constant 2.500000e+00 : f64
      %3 = arith.addf %cst, %cst_2 : f64
      %cst_3 = arith.constant 5.000000e-01 : f64
      %cst_4 = arith.constant 4.000000e+00 : f64
      %4 = arith.cmpf oeq, %3, %cst_4 : f64
      %5 = arith.extsi %4 : i1 to i32
      %cst_5 = arith.constant -1.500000e+00 : f64
      %6 = arith.cmpf uno, %3, %cst_5 : f64
      %7 = arith.extsi %6 : i1 to i32
      %c30_i32 = arith.constant 30 : i32
      %8 = arith.shrui %7, %c30_i32 : i32
      %cst_6 = arith.constant 4.000000e+00 : f64
      %9 = arith.cmpf oeq, %3, %cst_6 : f64
      %10 = arith.extui %9 : i1 to i32
      %11 = arith.minsi %8, %10 : i32
      %c100_i32 = arith.constant 100 : i32
      %12 = arith.maxui %c100_i32, %11 : i32
      linalg.yield %cst_3, %12 : f64, i32
    } -> (tensor<2xf64>, tensor<2xi32>)
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %2#0 low[%arg0] high[%c0] {
    ^bb0(%arg1: index):
      %cst = arith.constant 0.000000e+00 : f64
      tensor.yield %cst : f64
    } : tensor<2xf64> to tensor<?xf64>
    %c4 = arith.constant 4 : index
    %padded_0 = tensor.pad %2#1 low[%arg0] high[%c4] {
    ^bb0(%arg1: index):
      %c-2_i32 = arith.constant -2 : i32
      tensor.yield %c-2_i32 : i32
    } : tensor<2xi32> to tensor<?xi32>
    return %2#0, %padded, %padded_0 : tensor<2xf64>, tensor<?xf64>, tensor<?xi32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x6xi32>, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: tensor<4xi32>, %arg5: tensor<4xi32>) -> (tensor<3x6xi32>, tensor<?x?xi32>, tensor<4xi32>, tensor<4xbf16>, tensor<3x6xbf16>, tensor<3x6xi32>) attributes {padlab.seed = 1646827447 : i64} {
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x6xi32>) outs(%arg0, %arg0 : tensor<3x6xi32>, tensor<3x6xi32>) {
    ^bb0(%in: i32, %out: i32, %out_1: i32):
      %11 = arith.minui %in, %in : i32
      %12 = arith.trunci %11 : i32 to i16
      %13 = arith.sitofp %12 : i16 to bf16
      %14 = arith.trunci %out_1 : i32 to i16
      %15 = arith.sitofp %14 : i16 to bf16
      %16 = arith.mulf %13, %15 : bf16
      %c10_i32 = arith.constant 10 : i32
      %17 = arith.shli %out_1, %c10_i32 : i32
      %18 = arith.minsi %17, %11 : i32
      linalg.yield %11, %18 : i32, i32
    } -> (tensor<3x6xi32>, tensor<3x6xi32>)
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %0#1 low[%c0, %arg2] high[%arg1, %arg3] {
    ^bb0(%arg6: index, %arg7: index):
      %c0_i32 = arith.constant 0 : i32
      tensor.yield %c0_i32 : i32
    } : tensor<3x6xi32> to tensor<?x?xi32>
    %1 = tensor.empty() : tensor<3x6xi32>
    %c2_i32 = arith.constant 2 : i32
    %2 = linalg.fill ins(%c2_i32 : i32) outs(%1 : tensor<3x6xi32>) -> tensor<3x6xi32>
    %3 = tensor.empty() : tensor<4xbf16>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg4 : tensor<4xi32>) outs(%3 : tensor<4xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %11 = arith.trunci %in : i32 to i16
      %12 = arith.uitofp %11 : i16 to bf16
      linalg.yield %12 : bf16
    } -> tensor<4xbf16>
    %5 = tensor.empty() : tensor<4xbf16>
    %6:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%4, %4 : tensor<4xbf16>, tensor<4xbf16>) outs(%arg5, %5 : tensor<4xi32>, tensor<4xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: i32, %out_2: bf16):
      %cst = arith.constant 0x7FC0 : bf16
      %11 = arith.cmpf ord, %in_1, %cst : bf16
      %12 = arith.extui %11 : i1 to i32
      %cst_3 = arith.constant 0.000000e+00 : bf16
      %13 = arith.cmpf une, %in, %cst_3 : bf16
      %14 = arith.extui %13 : i1 to i32
      %cst_4 = arith.constant 9.183550e-41 : bf16
      %15 = arith.cmpf olt, %in_1, %cst_4 : bf16
      %16 = arith.extui %15 : i1 to i32
      %17 = arith.muli %14, %16 : i32
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %c2147483647_i32_5 = arith.constant 2147483647 : i32
      %18 = arith.addi %c2147483647_i32, %c2147483647_i32_5 : i32
      %19 = arith.trunci %18 : i32 to i16
      %20 = arith.sitofp %19 : i16 to bf16
      %cst_6 = arith.constant -0.000000e+00 : bf16
      %21 = arith.mulf %cst_6, %in_1 : bf16
      %22 = arith.trunci %18 : i32 to i16
      %23 = arith.sitofp %22 : i16 to bf16
      %24 = arith.trunci %18 : i32 to i16
      %25 = arith.sitofp %24 : i16 to bf16
      %26 = arith.minimumf %23, %25 : bf16
      linalg.yield %18, %26 : i32, bf16
    } -> (tensor<4xi32>, tensor<4xbf16>)
    %7 = tensor.empty() : tensor<3x6xbf16>
    %8 = tensor.empty() : tensor<3x6xi32>
    %c2_i32_0 = arith.constant 2 : i32
    %9 = linalg.fill ins(%c2_i32_0 : i32) outs(%8 : tensor<3x6xi32>) -> tensor<3x6xi32>
    %10:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %2, %2 : tensor<3x6xi32>, tensor<3x6xi32>, tensor<3x6xi32>) outs(%7, %9 : tensor<3x6xbf16>, tensor<3x6xi32>) {
    ^bb0(%in: i32, %in_1: i32, %in_2: i32, %out: bf16, %out_3: i32):
      %11 = arith.trunci %out_3 : i32 to i16
      %12 = arith.sitofp %11 : i16 to bf16
      %13 = arith.trunci %in_1 : i32 to i16
      %14 = arith.sitofp %13 : i16 to bf16
      %cst = arith.constant 0.000000e+00 : bf16
      %15 = arith.maximumf %14, %cst : bf16
      %cst_4 = arith.constant -3.000000e+00 : bf16
      %16 = arith.trunci %in : i32 to i16
      %17 = arith.sitofp %16 : i16 to bf16
      %18 = arith.maximumf %cst_4, %17 : bf16
      %c-2147483648_i32 = arith.constant -2147483648 : i32
      %cst_5 = arith.constant 2.000000e+00 : bf16
      %19 = arith.cmpf oeq, %18, %cst_5 : bf16
      %20 = arith.extsi %19 : i1 to i32
      %21 = arith.minsi %20, %in_2 : i32
      linalg.yield %18, %21 : bf16, i32
    } -> (tensor<3x6xbf16>, tensor<3x6xi32>)
    return %0#0, %padded, %6#0, %6#1, %10#0, %10#1 : tensor<3x6xi32>, tensor<?x?xi32>, tensor<4xi32>, tensor<4xbf16>, tensor<3x6xbf16>, tensor<3x6xi32>
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i32>, %arg1: index) -> (tensor<index>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<index>) attributes {padlab.seed = 1852262513 : i64} {
    %0 = tensor.empty() : tensor<index>
    %1 = tensor.empty() : tensor<f16>
    %cst = arith.constant 0.000000e+00 : f16
    %2 = linalg.fill ins(%cst : f16) outs(%1 : tensor<f16>) -> tensor<f16>
    %3:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%0, %2 : tensor<index>, tensor<f16>) {
    ^bb0(%in: i32, %out: index, %out_4: f16):
      %7 = arith.index_castui %in : i32 to index
      %8 = arith.index_cast %in : i32 to index
      %9 = arith.index_castui %in : i32 to index
      %10 = arith.xori %8, %9 : index
      %11 = arith.index_cast %10 : index to i32
      %12 = arith.cmpi eq, %11, %in : i32
      %13 = arith.index_cast %in : i32 to index
      %c1 = arith.constant 1 : index
      %14 = arith.select %12, %13, %c1 : index
      %c3_5 = arith.constant 3 : index
      %15 = arith.index_cast %in : i32 to index
      %16 = arith.ori %c3_5, %15 : index
      %cst_6 = arith.constant -3.000000e+00 : f16
      %17 = arith.index_cast %14 : index to i16
      %18 = arith.sitofp %17 : i16 to f16
      %19 = arith.index_castui %16 : index to i16
      %20 = arith.uitofp %19 : i16 to f16
      %21 = arith.maximumf %18, %20 : f16
      linalg.yield %16, %21 : index, f16
    } -> (tensor<index>, tensor<f16>)
    %4 = tensor.empty() : tensor<index>
    %c3 = arith.constant 3 : index
    %5 = linalg.fill ins(%c3 : index) outs(%4 : tensor<index>) -> tensor<index>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%5 : tensor<index>) {
    ^bb0(%out: index):
      %c5 = arith.constant 5 : index
      linalg.yield %c5 : index
    } -> tensor<index>
    %padded = tensor.pad %3#1 low[] high[] {
      %cst_4 = arith.constant -5.000000e-01 : f16
      tensor.yield %cst_4 : f16
    } : tensor<f16> to tensor<f16>
    %extracted = tensor.extract %3#1[] : tensor<f16>
    %padded_0 = tensor.pad %3#1 low[] high[] {
      tensor.yield %extracted : f16
    } : tensor<f16> to tensor<f16>
    %cst_1 = arith.constant -5.000000e-01 : f16
    %padded_2 = tensor.pad %3#1 low[] high[] {
      tensor.yield %cst_1 : f16
    } : tensor<f16> to tensor<f16>
    %padded_3 = tensor.pad %6 low[] high[] {
      tensor.yield %arg1 : index
    } : tensor<index> to tensor<index>
    return %3#0, %padded, %padded_0, %padded_2, %padded_3 : tensor<index>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<index>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<?x?xf64> {padlab.extents = array<i64: 6, 4>}, %arg1: tensor<?x?xf64> {padlab.extents = array<i64: 4, 6>}, %arg2: index {padlab.value = 6 : index}, %arg3: index {padlab.value = 4 : index}, %arg4: tensor<?x?xf64> {padlab.extents = array<i64: 6, 4>}) -> (tensor<?x?xf64>, tensor<?x?xf64>) attributes {padlab.seed = 649436686 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg0 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %cst = arith.constant -3.000000e+00 : f64
      linalg.yield %cst : f64
    } -> tensor<?x?xf64>
    %1 = tensor.empty(%arg2, %arg3) : tensor<?x?xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<?x?xf64>) outs(%1 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<?x?xf64>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xf64>) outs(%arg4 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = linalg.index 0 : index
      %cst = arith.constant 2.000000e+00 : f64
      %5 = arith.minimumf %out, %out : f64
      linalg.yield %5 : f64
    } -> tensor<?x?xf64>
    %padded = tensor.pad %2 low[1, 0] high[0, 1] {
    ^bb0(%arg5: index, %arg6: index):
      %cst = arith.constant 0.000000e+00 : f64
      tensor.yield %cst : f64
    } : tensor<?x?xf64> to tensor<?x?xf64>
    return %3, %padded : tensor<?x?xf64>, tensor<?x?xf64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<7x1xi1>, %arg1: tensor<7x1xi32>, %arg2: index {padlab.value = 1 : index}) -> (tensor<7x1xi32>, tensor<7x1xi1>, tensor<?x?xi32>) attributes {padlab.seed = 1238741788 : i64} {
    %0 = tensor.empty() : tensor<7x1xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>) outs(%0 : tensor<7x1xi32>) {
    ^bb0(%in: i1, %in_0: i32, %out: i32):
      %4 = linalg.index 0 : index
      %5 = arith.index_cast %4 : index to i1
      %false = arith.constant false
      %6 = arith.ori %5, %false : i1
      %7 = arith.extui %6 : i1 to i32
      linalg.yield %7 : i32
    } -> tensor<7x1xi32>
    %2 = tensor.empty() : tensor<7x1xi1>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<7x1xi1>) {
    ^bb0(%out: i1):
      %4 = linalg.index 0 : index
      %5 = arith.index_cast %4 : index to i1
      %6 = arith.index_cast %4 : index to i1
      %7 = arith.subi %5, %6 : i1
      %false = arith.constant false
      %c5 = arith.constant 5 : index
      %8 = arith.cmpi slt, %c5, %4 : index
      %true = arith.constant true
      %true_0 = arith.constant true
      %9 = arith.select %8, %true, %true_0 : i1
      linalg.yield %9 : i1
    } -> tensor<7x1xi1>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %1 low[%c0, 1] high[0, %arg2] {
    ^bb0(%arg3: index, %arg4: index):
      %c7_i32 = arith.constant 7 : i32
      tensor.yield %c7_i32 : i32
    } : tensor<7x1xi32> to tensor<?x?xi32>
    return %1, %3, %padded : tensor<7x1xi32>, tensor<7x1xi1>, tensor<?x?xi32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<7x1xindex>) -> (tensor<10x3xindex>, tensor<3x1xindex>) attributes {padlab.seed = 1841394326 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x1xindex>) outs(%arg0 : tensor<7x1xindex>) {
    ^bb0(%in: index, %out: index):
      %c1 = arith.constant 1 : index
      %1 = arith.addi %out, %c1 : index
      %2 = arith.andi %in, %out : index
      linalg.yield %2 : index
    } -> tensor<7x1xindex>
    %padded = tensor.pad %0 nofold low[0, 0] high[3, 2] {
    ^bb0(%arg1: index, %arg2: index):
      %1 = arith.maxui %arg1, %arg1 : index
      %c2 = arith.constant 2 : index
      %2 = arith.maxui %c2, %1 : index
      tensor.yield %2 : index
    } : tensor<7x1xindex> to tensor<10x3xindex>
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [3, 1] [2, 2] : tensor<7x1xindex> to tensor<3x1xindex>
    return %padded, %extracted_slice : tensor<10x3xindex>, tensor<3x1xindex>
  }
}

// -----
#map = affine_map<(d0) -> (1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: index {padlab.value = 0 : index}, %arg2: f32) -> (tensor<?xf32>, tensor<?xf32>, tensor<f32>) attributes {padlab.seed = 1139440585 : i64} {
    %0 = tensor.empty() : tensor<8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: i8, %out: f32):
      %6 = linalg.index 0 : index
      %7 = arith.sitofp %in : i8 to f32
      %cst_1 = arith.constant 2.000000e+00 : f32
      %8 = arith.index_cast %6 : index to i64
      %9 = arith.sitofp %8 : i64 to f32
      %10 = arith.addf %cst_1, %9 : f32
      %11 = arith.index_cast %6 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.subf %12, %10 : f32
      %14 = arith.negf %10 : f32
      linalg.yield %14 : f32
    } -> tensor<8xf32>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %1 low[%c0] high[%arg1] {
    ^bb0(%arg3: index):
      %cst_1 = arith.constant -1.500000e+00 : f32
      tensor.yield %cst_1 : f32
    } : tensor<8xf32> to tensor<?xf32>
    %2 = arith.minimumf %arg2, %arg2 : f32
    %padded_0 = tensor.pad %1 low[%arg1] high[%arg1] {
    ^bb0(%arg3: index):
      tensor.yield %2 : f32
    } : tensor<8xf32> to tensor<?xf32>
    %3 = tensor.empty() : tensor<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%padded_0 : tensor<?xf32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.minimumf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    return %padded, %padded_0, %5 : tensor<?xf32>, tensor<?xf32>, tensor<f32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x0xbf16>, %arg1: tensor<2x0xi32>, %arg2: index {padlab.value = 0 : index}) -> (tensor<2x0xbf16>, tensor<2x0xi32>, tensor<?x1xbf16>) attributes {padlab.seed = 3478443503 : i64} {
    %0 = tensor.empty() : tensor<2x0xbf16>
    %cst = arith.constant 0.000000e+00 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2x0xbf16>) -> tensor<2x0xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x0xbf16>) outs(%1 : tensor<2x0xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %7 = arith.negf %out : bf16
      %8 = arith.minimumf %7, %in : bf16
      %9 = arith.addf %7, %7 : bf16
      linalg.yield %9 : bf16
    } -> tensor<2x0xbf16>
    %3 = tensor.empty() : tensor<2x0xbf16>
    %cst_0 = arith.constant -1.500000e+00 : bf16
    %4 = linalg.fill ins(%cst_0 : bf16) outs(%3 : tensor<2x0xbf16>) -> tensor<2x0xbf16>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<2x0xbf16>) {
    ^bb0(%out: bf16):
      %cst_1 = arith.constant -3.000000e+00 : bf16
      %cst_2 = arith.constant 0.000000e+00 : bf16
      %cst_3 = arith.constant -3.000000e+00 : bf16
      %7 = arith.subf %cst_2, %cst_3 : bf16
      linalg.yield %7 : bf16
    } -> tensor<2x0xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2x0xbf16>) outs(%arg1 : tensor<2x0xi32>) {
    ^bb0(%in: bf16, %out: i32):
      %c7_i32 = arith.constant 7 : i32
      %cst_1 = arith.constant 0.000000e+00 : bf16
      %7 = arith.cmpf oge, %in, %cst_1 : bf16
      %8 = arith.extsi %7 : i1 to i32
      %c9_i32 = arith.constant 9 : i32
      %9 = arith.shrsi %8, %c9_i32 : i32
      %cst_2 = arith.constant 5.000000e-01 : bf16
      %10 = arith.cmpf oeq, %in, %cst_2 : bf16
      %11 = arith.extsi %10 : i1 to i32
      %12 = arith.maxsi %11, %9 : i32
      linalg.yield %12 : i32
    } -> tensor<2x0xi32>
    %padded = tensor.pad %5 nofold low[%arg2, 1] high[0, 0] {
    ^bb0(%arg3: index, %arg4: index):
      %cst_1 = arith.constant 0.000000e+00 : bf16
      tensor.yield %cst_1 : bf16
    } : tensor<2x0xbf16> to tensor<?x1xbf16>
    return %2, %6, %padded : tensor<2x0xbf16>, tensor<2x0xi32>, tensor<?x1xbf16>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<8xi16>, %arg1: tensor<?xi16> {padlab.extents = array<i64: 8>}, %arg2: tensor<i16>, %arg3: tensor<12xi16>) -> (tensor<?xi16>, tensor<12xi16>) attributes {padlab.seed = 1894796543 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi16>) outs(%arg1 : tensor<?xi16>) {
    ^bb0(%in: i16, %out: i16):
      linalg.yield %in : i16
    } -> tensor<?xi16>
    %padded = tensor.pad %0 low[2] high[2] {
    ^bb0(%arg4: index):
      %c3_i16 = arith.constant 3 : i16
      tensor.yield %c3_i16 : i16
    } : tensor<?xi16> to tensor<?xi16>
    %1 = tensor.empty() : tensor<12xi16>
    %2 = linalg.generic {indexing_maps = [#map1, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %arg3, %padded : tensor<i16>, tensor<12xi16>, tensor<?xi16>) outs(%1 : tensor<12xi16>) {
    ^bb0(%in: i16, %in_0: i16, %in_1: i16, %out: i16):
      %c5_i16 = arith.constant 5 : i16
      %3 = arith.addi %c5_i16, %in_0 : i16
      %4 = arith.minsi %in, %3 : i16
      %5 = arith.maxsi %in_1, %4 : i16
      %c-2_i16 = arith.constant -2 : i16
      %6 = arith.subi %c-2_i16, %in_0 : i16
      linalg.yield %6 : i16
    } -> tensor<12xi16>
    return %0, %2 : tensor<?xi16>, tensor<12xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module {
  func.func @main(%arg0: tensor<5x4xbf16>, %arg1: tensor<1x3xbf16>, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 0 : index}) -> (tensor<5x4x3xbf16>, tensor<4x0x3xbf16>, tensor<?x1x7xbf16>, tensor<5x?x?xbf16>, tensor<5x4x7xbf16>) attributes {padlab.seed = 777527140 : i64} {
    %0 = tensor.empty() : tensor<5x4x3xbf16>
    %cst = arith.constant -1.500000e+00 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<5x4x3xbf16>) -> tensor<5x4x3xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x4xbf16>) outs(%1 : tensor<5x4x3xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %cst_2 = arith.constant -3.000000e+00 : bf16
      %5 = arith.mulf %cst_2, %out : bf16
      %6 = arith.cmpf ule, %5, %in : bf16
      %7 = arith.select %6, %in, %in : bf16
      %8 = arith.mulf %out, %in : bf16
      linalg.yield %8 : bf16
    } -> tensor<5x4x3xbf16>
    %3 = tensor.empty() : tensor<4x0x3xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x3xbf16>) outs(%3 : tensor<4x0x3xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = linalg.index 1 : index
      linalg.yield %in : bf16
    } -> tensor<4x0x3xbf16>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %4 low[0, 0, 4] high[%c0, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %cst_2 = arith.constant 1.000000e+00 : bf16
      tensor.yield %cst_2 : bf16
    } : tensor<4x0x3xbf16> to tensor<?x1x7xbf16>
    %cst_0 = arith.constant 2.000000e+00 : bf16
    %padded_1 = tensor.pad %4 low[0, %arg2, 4] high[1, 2, %arg3] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_0 : bf16
    } : tensor<4x0x3xbf16> to tensor<5x?x?xbf16>
    %cast = tensor.cast %padded_1 : tensor<5x?x?xbf16> to tensor<5x4x7xbf16>
    return %2, %4, %padded, %padded_1, %cast : tensor<5x4x3xbf16>, tensor<4x0x3xbf16>, tensor<?x1x7xbf16>, tensor<5x?x?xbf16>, tensor<5x4x7xbf16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
module {
  func.func @main(%arg0: tensor<4x6x2xi8>, %arg1: i8, %arg2: tensor<?x?x?xi8> {padlab.extents = array<i64: 6, 4, 2>}, %arg3: tensor<4x6x2xi8>, %arg4: index {padlab.value = 4 : index}) -> (tensor<4x2x6xi8>, tensor<8x2x10xi8>, tensor<7x2x10xi8>, tensor<4x6x6xi8>, tensor<2x6x?xi8>) attributes {padlab.seed = 4101633005 : i64} {
    %0 = tensor.empty() : tensor<4x2x6xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x6x2xi8>) outs(%0 : tensor<4x2x6xi8>) {
    ^bb0(%in: i8, %out: i8):
      %4 = arith.maxui %in, %in : i8
      linalg.yield %4 : i8
    } -> tensor<4x2x6xi8>
    %padded = tensor.pad %1 nofold low[0, 0, 3] high[4, 0, 1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %arg1 : i8
    } : tensor<4x2x6xi8> to tensor<8x2x10xi8>
    %c5_i8 = arith.constant 5 : i8
    %padded_0 = tensor.pad %1 nofold low[0, 0, 1] high[3, 0, 3] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %c5_i8 : i8
    } : tensor<4x2x6xi8> to tensor<7x2x10xi8>
    %c1_i8 = arith.constant 1 : i8
    %padded_1 = tensor.pad %1 low[0, 3, 0] high[0, 1, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %c1_i8 : i8
    } : tensor<4x2x6xi8> to tensor<4x6x6xi8>
    %2 = tensor.empty(%arg4) : tensor<2x6x?xi8>
    %3 = linalg.generic {indexing_maps = [#map, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %arg3 : tensor<?x?x?xi8>, tensor<4x6x2xi8>) outs(%2 : tensor<2x6x?xi8>) {
    ^bb0(%in: i8, %in_2: i8, %out: i8):
      %c100_i8 = arith.constant 100 : i8
      %4 = arith.maxui %c100_i8, %in_2 : i8
      %c0_i8 = arith.constant 0 : i8
      %5 = arith.cmpi ugt, %in_2, %c0_i8 : i8
      %6 = arith.select %5, %in, %in : i8
      linalg.yield %6 : i8
    } -> tensor<2x6x?xi8>
    return %1, %padded, %padded_0, %padded_1, %3 : tensor<4x2x6xi8>, tensor<8x2x10xi8>, tensor<7x2x10xi8>, tensor<4x6x6xi8>, tensor<2x6x?xi8>
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i16>) -> (tensor<i16>, tensor<i16>, tensor<i16>) attributes {padlab.seed = 2226570294 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i16>) outs(%arg0 : tensor<i16>) {
    ^bb0(%in: i16, %out: i16):
      %3 = arith.maxui %in, %in : i16
      %c-1_i16 = arith.constant -1 : i16
      %4 = arith.andi %c-1_i16, %in : i16
      %5 = arith.addi %3, %3 : i16
      linalg.yield %5 : i16
    } -> tensor<i16>
    %1 = tensor.empty() : tensor<i16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<i16>) outs(%1 : tensor<i16>) {
    ^bb0(%in: i16, %out: i16):
      %3 = arith.subi %in, %in : i16
      linalg.yield %3 : i16
    } -> tensor<i16>
    %padded = tensor.pad %2 low[] high[] {
      %c-2_i16 = arith.constant -2 : i16
      tensor.yield %c-2_i16 : i16
    } : tensor<i16> to tensor<i16>
    %padded_0 = tensor.pad %2 low[] high[] {
      %c3_i16 = arith.constant 3 : i16
      tensor.yield %c3_i16 : i16
    } : tensor<i16> to tensor<i16>
    return %0, %padded, %padded_0 : tensor<i16>, tensor<i16>, tensor<i16>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 0>}, %arg1: index {padlab.value = 1 : index}) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) attributes {padlab.seed = 3592588137 : i64} {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty(%c0) : tensor<?xi32>
    %c-7_i32 = arith.constant -7 : i32
    %1 = linalg.fill ins(%c-7_i32 : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi32>) outs(%arg0, %1 : tensor<?xi32>, tensor<?xi32>) {
    ^bb0(%in: i32, %out: i32, %out_0: i32):
      %3 = arith.trunci %in : i32 to i8
      %4 = arith.trunci %in : i32 to i8
      %5 = arith.minui %3, %4 : i8
      %6 = arith.extui %5 : i8 to i32
      %c3_i32 = arith.constant 3 : i32
      %7 = arith.remui %in, %c3_i32 : i32
      %8 = arith.extui %5 : i8 to i32
      %9 = arith.minsi %7, %8 : i32
      %10 = arith.extsi %5 : i8 to i32
      %c3_i32_1 = arith.constant 3 : i32
      %11 = arith.cmpi sle, %c3_i32_1, %9 : i32
      %12 = arith.extui %5 : i8 to i32
      %c3_i32_2 = arith.constant 3 : i32
      %13 = arith.select %11, %12, %c3_i32_2 : i32
      %c2_i32 = arith.constant 2 : i32
      %14 = arith.divui %7, %c2_i32 : i32
      linalg.yield %9, %14 : i32, i32
    } -> (tensor<?xi32>, tensor<?xi32>)
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %padded = tensor.pad %2#0 low[0] high[%arg1] {
    ^bb0(%arg2: index):
      tensor.yield %c2147483647_i32 : i32
    } : tensor<?xi32> to tensor<?xi32>
    return %2#0, %2#1, %padded : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, 1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x2xi8>, %arg1: tensor<?x6xf64> {padlab.extents = array<i64: 2>}, %arg2: index {padlab.value = 6 : index}, %arg3: tensor<?x3x?xf64> {padlab.extents = array<i64: 6, 2>}, %arg4: index {padlab.value = 1 : index}) -> (tensor<?x2xf64>, tensor<6x2xf64>, tensor<?x3x2xf64>, tensor<?x3x?xf64>) attributes {padlab.seed = 2911128828 : i64} {
    %0 = tensor.empty(%arg2) : tensor<?x2xf64>
    %1 = tensor.empty() : tensor<6x2xf64>
    %2:2 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x2xi8>, tensor<?x6xf64>) outs(%0, %1 : tensor<?x2xf64>, tensor<6x2xf64>) {
    ^bb0(%in: i8, %in_1: f64, %out: f64, %out_2: f64):
      %7 = arith.sitofp %in : i8 to f64
      %cst_3 = arith.constant 2.000000e+00 : f64
      %8 = arith.minimumf %in_1, %cst_3 : f64
      %9 = arith.uitofp %in : i8 to f64
      %cst_4 = arith.constant -1.000000e+00 : f64
      %cst_5 = arith.constant -1.500000e+00 : f64
      %10 = arith.minimumf %cst_4, %cst_5 : f64
      linalg.yield %8, %10 : f64, f64
    } -> (tensor<?x2xf64>, tensor<6x2xf64>)
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg3, %c2 : tensor<?x3x?xf64>
    %3 = tensor.empty(%dim) : tensor<6x3x?xf64>
    %cst = arith.constant 1.7976931348623157E+308 : f64
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<6x3x?xf64>) -> tensor<6x3x?xf64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg3, %c0 : tensor<?x3x?xf64>
    %5 = tensor.empty(%dim_0) : tensor<?x3x2xf64>
    %6:2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<?x3x?xf64>) outs(%4, %5 : tensor<6x3x?xf64>, tensor<?x3x2xf64>) {
    ^bb0(%in: f64, %out: f64, %out_1: f64):
      %7 = arith.subf %out, %in : f64
      %cst_2 = arith.constant 1.000000e+00 : f64
      %cst_3 = arith.constant -1.500000e+00 : f64
      %8 = arith.addf %cst_3, %7 : f64
      %9 = arith.mulf %8, %in : f64
      %10 = arith.maximumf %8, %9 : f64
      %11 = arith.negf %7 : f64
      %12 = arith.mulf %out, %7 : f64
      linalg.yield %9, %12 : f64, f64
    } -> (tensor<6x3x?xf64>, tensor<?x3x2xf64>)
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %6#0 low[%c3, 0, 1] high[0, 0, %arg4] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %cst_1 = arith.constant 1.500000e+00 : f64
      tensor.yield %cst_1 : f64
    } : tensor<6x3x?xf64> to tensor<?x3x?xf64>
    return %2#0, %2#1, %6#1, %padded : tensor<?x2xf64>, tensor<6x2xf64>, tensor<?x3x2xf64>, tensor<?x3x?xf64>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<4x2x5x1xi1>, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<2x3x3x1xi1>) -> (tensor<4x2x5x1xi1>, tensor<8x5x5x1xi1>, tensor<2x3x3x1xi1>, tensor<2x0x4x4x1xi1>) attributes {padlab.seed = 596468496 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<4x2x5x1xi1>, tensor<4x2x5x1xi1>) outs(%arg0 : tensor<4x2x5x1xi1>) {
    ^bb0(%in: i1, %in_1: i1, %out: i1):
      linalg.yield %in_1 : i1
    } -> tensor<4x2x5x1xi1>
    %c3 = arith.constant 3 : index
    %dim = tensor.dim %0, %c3 : tensor<4x2x5x1xi1>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %0, %c1 : tensor<4x2x5x1xi1>
    %extracted = tensor.extract %0[%dim, %c0, %dim_0, %arg1] : tensor<4x2x5x1xi1>
    %padded = tensor.pad %0 low[4, 3, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %extracted : i1
    } : tensor<4x2x5x1xi1> to tensor<8x5x5x1xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x3x1xi1>) outs(%arg2 : tensor<2x3x3x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %4 = arith.maxsi %out, %in : i1
      linalg.yield %4 : i1
    } -> tensor<2x3x3x1xi1>
    %2 = tensor.empty() : tensor<2x0x4x4x1xi1>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%2 : tensor<2x0x4x4x1xi1>) {
    ^bb0(%out: i1):
      %true = arith.constant true
      %false = arith.constant false
      %4 = arith.maxsi %true, %false : i1
      %5 = arith.minui %4, %4 : i1
      %6 = arith.cmpi ult, %5, %5 : i1
      %true_1 = arith.constant true
      %7 = arith.select %6, %5, %true_1 : i1
      %8 = arith.cmpi eq, %5, %7 : i1
      %9 = arith.select %8, %5, %5 : i1
      linalg.yield %9 : i1
    } -> tensor<2x0x4x4x1xi1>
    return %0, %padded, %1, %3 : tensor<4x2x5x1xi1>, tensor<8x5x5x1xi1>, tensor<2x3x3x1xi1>, tensor<2x0x4x4x1xi1>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d1, d0, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (0, d4, d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d0, d2, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d4)>
module {
  func.func @main(%arg0: tensor<3x4x3x1x1xbf16>, %arg1: tensor<1x1x1x4x3xi16>, %arg2: tensor<3x4x1x3x1xi16>, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<1x3x3x4x1xbf16>, tensor<3x4x1x3x1xi16>, tensor<6x8x1x?x1xi16>, tensor<?x?x3x4x1xbf16>, tensor<4x?x?x4x?xbf16>, tensor<1xbf16>) attributes {padlab.seed = 3131073526 : i64} {
    %0 = tensor.empty() : tensor<1x3x3x4x1xbf16>
    %cst = arith.constant 5.000000e-01 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<1x3x3x4x1xbf16>) -> tensor<1x3x3x4x1xbf16>
    %2:2 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x4x3x1x1xbf16>, tensor<1x1x1x4x3xi16>) outs(%1, %arg2 : tensor<1x3x3x4x1xbf16>, tensor<3x4x1x3x1xi16>) {
    ^bb0(%in: bf16, %in_2: i16, %out: bf16, %out_3: i16):
      %7 = arith.sitofp %in_2 : i16 to bf16
      %8 = arith.uitofp %in_2 : i16 to bf16
      %9 = arith.subf %7, %8 : bf16
      %10 = arith.negf %9 : bf16
      %11 = arith.sitofp %in_2 : i16 to bf16
      %12 = arith.addf %9, %11 : bf16
      %cst_4 = arith.constant 5.000000e-01 : bf16
      %13 = arith.cmpf oeq, %10, %cst_4 : bf16
      %14 = arith.extsi %13 : i1 to i16
      %c7_i16 = arith.constant 7 : i16
      %cst_5 = arith.constant -3.000000e+00 : bf16
      %15 = arith.cmpf une, %10, %cst_5 : bf16
      %16 = arith.extsi %15 : i1 to i16
      %17 = arith.muli %c7_i16, %16 : i16
      linalg.yield %12, %17 : bf16, i16
    } -> (tensor<1x3x3x4x1xbf16>, tensor<3x4x1x3x1xi16>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2#1, %c0 : tensor<3x4x1x3x1xi16>
    %c-3 = arith.constant -3 : index
    %3 = arith.addi %dim, %c-3 : index
    %padded = tensor.pad %2#1 nofold low[2, 2, 0, 1, 0] high[1, 2, 0, %3, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %c0_i16 = arith.constant 0 : i16
      tensor.yield %c0_i16 : i16
    } : tensor<3x4x1x3x1xi16> to tensor<6x8x1x?x1xi16>
    %padded_0 = tensor.pad %2#0 low[%arg3, 1, 0, 0, 0] high[2, %arg4, 0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %cst_2 = arith.constant -5.000000e-01 : bf16
      tensor.yield %cst_2 : bf16
    } : tensor<1x3x3x4x1xbf16> to tensor<?x?x3x4x1xbf16>
    %cast = tensor.cast %padded_0 : tensor<?x?x3x4x1xbf16> to tensor<4x?x?x4x?xbf16>
    %4 = tensor.empty() : tensor<1xbf16>
    %cst_1 = arith.constant -3.000000e+00 : bf16
    %5 = linalg.fill ins(%cst_1 : bf16) outs(%4 : tensor<1xbf16>) -> tensor<1xbf16>
    %6 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction", "reduction", "reduction", "parallel"]} ins(%arg2 : tensor<3x4x1x3x1xi16>) outs(%5 : tensor<1xbf16>) {
    ^bb0(%in: i16, %out: bf16):
      %7 = arith.uitofp %in : i16 to bf16
      %8 = arith.maximumf %out, %7 : bf16
      linalg.yield %8 : bf16
    } -> tensor<1xbf16>
    return %2#0, %2#1, %padded, %padded_0, %cast, %6 : tensor<1x3x3x4x1xbf16>, tensor<3x4x1x3x1xi16>, tensor<6x8x1x?x1xi16>, tensor<?x?x3x4x1xbf16>, tensor<4x?x?x4x?xbf16>, tensor<1xbf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x?xi1> {padlab.extents = array<i64: 2>}, %arg1: tensor<?x?xi1> {padlab.extents = array<i64: 5, 2>}, %arg2: index {padlab.value = 0 : index}, %arg3: i16, %arg4: index {padlab.value = 3 : index}, %arg5: index {padlab.value = 4 : index}) -> (tensor<?x?xi16>, tensor<?x?xi1>, tensor<?x?xi16>, tensor<?x?xi1>) attributes {padlab.seed = 2110861801 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<5x?xi1>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%dim, %c2) : tensor<?x?xi16>
    %1:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x?xi1>) outs(%0, %arg1 : tensor<?x?xi16>, tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i16, %out_4: i1):
      %2 = arith.extui %in : i1 to i16
      %3 = arith.extsi %in : i1 to i16
      %c2_i16 = arith.constant 2 : i16
      %4 = arith.extsi %in : i1 to i16
      %c3_i16 = arith.constant 3 : i16
      %5 = arith.andi %4, %c3_i16 : i16
      %c1_i16 = arith.constant 1 : i16
      %6 = arith.ori %5, %c1_i16 : i16
      %7 = arith.remsi %3, %6 : i16
      %8 = arith.trunci %7 : i16 to i1
      %true = arith.constant true
      %9 = arith.trunci %7 : i16 to i1
      %10 = arith.muli %true, %9 : i1
      %true_5 = arith.constant true
      %11 = arith.minsi %in, %true_5 : i1
      linalg.yield %7, %11 : i16, i1
    } -> (tensor<?x?xi16>, tensor<?x?xi1>)
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %1#0 nofold low[%c0_0, %c1] high[%c0_1, %arg2] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg3 : i16
    } : tensor<?x?xi16> to tensor<?x?xi16>
    %c1_2 = arith.constant 1 : index
    %false = arith.constant false
    %padded_3 = tensor.pad %1#1 low[%c1_2, %arg5] high[%arg4, %arg2] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %false : i1
    } : tensor<?x?xi1> to tensor<?x?xi1>
    return %1#0, %1#1, %padded, %padded_3 : tensor<?x?xi16>, tensor<?x?xi1>, tensor<?x?xi16>, tensor<?x?xi1>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<6xi1>, %arg1: tensor<6x0xbf16>, %arg2: tensor<0xi1>, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 4 : index}, %arg5: index {padlab.value = 1 : index}) -> (tensor<6x0xbf16>, tensor<?x?xi1>, tensor<2xi1>, i1) attributes {padlab.seed = 3330040838 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<6xi1>, tensor<6x0xbf16>) outs(%arg1 : tensor<6x0xbf16>) {
    ^bb0(%in: i1, %in_4: bf16, %out: bf16):
      %7 = arith.sitofp %in : i1 to bf16
      %8 = arith.negf %7 : bf16
      %9 = arith.sitofp %in : i1 to bf16
      %10 = arith.subf %in_4, %9 : bf16
      %11 = arith.maximumf %8, %10 : bf16
      linalg.yield %11 : bf16
    } -> tensor<6x0xbf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<6x0xbf16>
    %1 = tensor.empty(%dim, %arg3) : tensor<?x?xi1>
    %false = arith.constant false
    %2 = linalg.fill ins(%false : i1) outs(%1 : tensor<?x?xi1>) -> tensor<?x?xi1>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<0xi1>) outs(%2 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %true = arith.constant true
      %7 = arith.maxsi %out, %true : i1
      %true_4 = arith.constant true
      %8 = arith.maxsi %true_4, %out : i1
      %9 = arith.cmpi sle, %in, %in : i1
      %10 = arith.select %9, %8, %8 : i1
      linalg.yield %10 : i1
    } -> tensor<?x?xi1>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %3, %c1 : tensor<?x?xi1>
    %padded = tensor.pad %3 nofold low[2, %arg4] high[%dim_0, 0] {
    ^bb0(%arg6: index, %arg7: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<?x?xi1> to tensor<?x?xi1>
    %c7 = arith.constant 7 : index
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %3, %c1_1 : tensor<?x?xi1>
    %extracted = tensor.extract %padded[%c7, %dim_2] : tensor<?x?xi1>
    %extracted_slice = tensor.extract_slice %padded[6, %arg5] [2, 3] [%arg5, 1] : tensor<?x?xi1> to tensor<2x3xi1>
    %4 = tensor.empty() : tensor<2xi1>
    %false_3 = arith.constant false
    %5 = linalg.fill ins(%false_3 : i1) outs(%4 : tensor<2xi1>) -> tensor<2xi1>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice : tensor<2x3xi1>) outs(%5 : tensor<2xi1>) {
    ^bb0(%in: i1, %out: i1):
      %7 = arith.xori %out, %in : i1
      linalg.yield %7 : i1
    } -> tensor<2xi1>
    return %0, %padded, %6, %extracted : tensor<6x0xbf16>, tensor<?x?xi1>, tensor<2xi1>, i1
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (1, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<1x2x3xi64>, %arg1: tensor<?x2x3xi32> {padlab.extents = array<i64: 2>}, %arg2: i64) -> (tensor<4x6x?xi64>, tensor<3xi32>) attributes {padlab.seed = 4101671232 : i64} {
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg1, %c2 : tensor<?x2x3xi32>
    %0 = tensor.empty(%dim) : tensor<1x2x?xi64>
    %c2_i64 = arith.constant 2 : i64
    %1 = linalg.fill ins(%c2_i64 : i64) outs(%0 : tensor<1x2x?xi64>) -> tensor<1x2x?xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<1x2x3xi64>, tensor<?x2x3xi32>) outs(%1 : tensor<1x2x?xi64>) {
    ^bb0(%in: i64, %in_0: i32, %out: i64):
      %6 = arith.extui %in_0 : i32 to i64
      %c1_i64 = arith.constant 1 : i64
      %7 = arith.maxsi %c1_i64, %in : i64
      %c3_i64 = arith.constant 3 : i64
      %8 = arith.xori %c3_i64, %in : i64
      %c-7_i64 = arith.constant -7 : i64
      %9 = arith.ori %c-7_i64, %7 : i64
      linalg.yield %9 : i64
    } -> tensor<1x2x?xi64>
    %padded = tensor.pad %2 low[3, 0, 1] high[0, 4, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %arg2 : i64
    } : tensor<1x2x?xi64> to tensor<4x6x?xi64>
    %3 = tensor.empty() : tensor<3xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %4 = linalg.fill ins(%c2147483647_i32 : i32) outs(%3 : tensor<3xi32>) -> tensor<3xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%arg1 : tensor<?x2x3xi32>) outs(%4 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.minui %out, %in : i32
      linalg.yield %6 : i32
    } -> tensor<3xi32>
    return %padded, %5 : tensor<4x6x?xi64>, tensor<3xi32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<?x?xf32> {padlab.extents = array<i64: 7, 3>}, %arg1: index {padlab.value = 3 : index}, %arg2: tensor<?x7xf32> {padlab.extents = array<i64: 3>}, %arg3: tensor<2x?x?x3x?xf32> {padlab.extents = array<i64: 2, 1, 1>}, %arg4: index {padlab.value = 1 : index}, %arg5: f32, %arg6: index {padlab.value = 0 : index}) -> (tensor<?x?xf32>, tensor<?x7xf32>, tensor<?x2x1x3x?xf32>, tensor<?x10xf32>, tensor<?x?xf32>, tensor<?x11xf32>) attributes {padlab.seed = 3615525984 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c0_0 = arith.constant 0 : index
    %0 = arith.addi %dim, %c0_0 : index
    %1 = tensor.empty(%arg1, %0) : tensor<?x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?x?xf32>
    %c0_3 = arith.constant 0 : index
    %3 = arith.addi %dim_2, %c0_3 : index
    %4 = tensor.empty(%3) : tensor<?x3xf32>
    %5:2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xf32>) outs(%2, %4 : tensor<?x?xf32>, tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32, %out_9: f32):
      %cst_10 = arith.constant 3.40282347E+38 : f32
      %10 = arith.addf %in, %cst_10 : f32
      %cst_11 = arith.constant 0x7F800000 : f32
      %11 = arith.addf %in, %in : f32
      %12 = arith.minimumf %10, %10 : f32
      linalg.yield %in, %12 : f32, f32
    } -> (tensor<?x?xf32>, tensor<?x3xf32>)
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg2 : tensor<?x7xf32>) {
    ^bb0(%out: f32):
      %cst_9 = arith.constant 3.40282347E+38 : f32
      %cst_10 = arith.constant 5.000000e-01 : f32
      %10 = arith.subf %cst_9, %cst_10 : f32
      %cst_11 = arith.constant 1.401300e-45 : f32
      %11 = arith.maximumf %10, %cst_11 : f32
      %12 = arith.cmpf ueq, %11, %11 : f32
      %cst_12 = arith.constant 0.000000e+00 : f32
      %13 = arith.select %12, %cst_12, %11 : f32
      %14 = arith.minimumf %10, %11 : f32
      linalg.yield %14 : f32
    } -> tensor<?x7xf32>
    %c2 = arith.constant 2 : index
    %7 = tensor.empty(%c2, %arg4) : tensor<?x2x1x3x?xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x?x?x3x?xf32>) outs(%7 : tensor<?x2x1x3x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = linalg.index 1 : index
      %11 = arith.mulf %in, %in : f32
      %12 = arith.index_cast %10 : index to i64
      %13 = arith.sitofp %12 : i64 to f32
      %14 = arith.negf %11 : f32
      %15 = arith.index_castui %10 : index to i64
      %16 = arith.uitofp %15 : i64 to f32
      %17 = arith.index_cast %10 : index to i64
      %18 = arith.sitofp %17 : i64 to f32
      %19 = arith.cmpf ord, %16, %18 : f32
      %20 = arith.index_castui %10 : index to i64
      %21 = arith.uitofp %20 : i64 to f32
      %cst_9 = arith.constant 5.000000e-01 : f32
      %22 = arith.select %19, %21, %cst_9 : f32
      linalg.yield %22 : f32
    } -> tensor<?x2x1x3x?xf32>
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %8, %c0_4 : tensor<?x2x1x3x?xf32>
    %cst_6 = arith.constant 4.000000e+00 : f32
    %9 = arith.mulf %arg5, %cst_6 : f32
    %padded = tensor.pad %6 nofold low[0, 3] high[%dim_5, 0] {
    ^bb0(%arg7: index, %arg8: index):
      tensor.yield %9 : f32
    } : tensor<?x7xf32> to tensor<?x10xf32>
    %padded_7 = tensor.pad %5#1 nofold low[1, 0] high[0, %arg6] {
    ^bb0(%arg7: index, %arg8: index):
      %cst_9 = arith.constant -5.000000e-01 : f32
      tensor.yield %cst_9 : f32
    } : tensor<?x3xf32> to tensor<?x?xf32>
    %padded_8 = tensor.pad %6 nofold low[1, 3] high[0, 1] {
    ^bb0(%arg7: index, %arg8: index):
      %cst_9 = arith.constant 3.40282347E+38 : f32
      tensor.yield %cst_9 : f32
    } : tensor<?x7xf32> to tensor<?x11xf32>
    return %5#0, %6, %8, %padded, %padded_7, %padded_8 : tensor<?x?xf32>, tensor<?x7xf32>, tensor<?x2x1x3x?xf32>, tensor<?x10xf32>, tensor<?x?xf32>, tensor<?x11xf32>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x2x2xf64> {padlab.extents = array<i64: 1>}, %arg1: f64, %arg2: tensor<2x2xf64>) -> (tensor<1x2x2x2x?xf64>, tensor<5x2x3x2x?xf64>, tensor<2x2xf64>, tensor<1x2xf64>, tensor<?xf64>) attributes {padlab.seed = 3150483218 : i64} {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<1x2x2x2x?xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x2x2xf64>) outs(%0 : tensor<1x2x2x2x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %9 = arith.addf %in, %in : f64
      %10 = arith.addf %in, %9 : f64
      %11 = arith.maximumf %9, %9 : f64
      %12 = arith.minimumf %11, %in : f64
      linalg.yield %12 : f64
    } -> tensor<1x2x2x2x?xf64>
    %padded = tensor.pad %1 nofold low[1, 0, 1, 0, 0] high[3, 0, 0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %arg1 : f64
    } : tensor<1x2x2x2x?xf64> to tensor<5x2x3x2x?xf64>
    %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "parallel", "reduction", "reduction"]} ins(%1 : tensor<1x2x2x2x?xf64>) outs(%arg2 : tensor<2x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %9 = arith.mulf %out, %in : f64
      linalg.yield %9 : f64
    } -> tensor<2x2xf64>
    %3 = tensor.empty() : tensor<1x2xf64>
    %cst = arith.constant 4.000000e+00 : f64
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<1x2xf64>) -> tensor<1x2xf64>
    %5 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction", "reduction", "parallel", "reduction"]} ins(%1 : tensor<1x2x2x2x?xf64>) outs(%4 : tensor<1x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %9 = arith.mulf %out, %in : f64
      linalg.yield %9 : f64
    } -> tensor<1x2xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %5, %c0 : tensor<1x2xf64>
    %6 = tensor.empty(%dim) : tensor<?xf64>
    %cst_0 = arith.constant -1.000000e+00 : f64
    %7 = linalg.fill ins(%cst_0 : f64) outs(%6 : tensor<?xf64>) -> tensor<?xf64>
    %8 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<1x2xf64>) outs(%7 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %9 = arith.maximumf %out, %in : f64
      linalg.yield %9 : f64
    } -> tensor<?xf64>
    return %1, %padded, %2, %5, %8 : tensor<1x2x2x2x?xf64>, tensor<5x2x3x2x?xf64>, tensor<2x2xf64>, tensor<1x2xf64>, tensor<?xf64>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x?xi8> {padlab.extents = array<i64: 6, 3, 1>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 3 : index}, %arg3: index {padlab.value = 10 : index}, %arg4: index {padlab.value = 5 : index}) -> (tensor<6x3x?xf64>, tensor<10x?x?xi8>, tensor<?x?x?xi8>) attributes {padlab.seed = 3560282547 : i64} {
    %0 = tensor.empty(%arg1) : tensor<6x3x?xf64>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%arg2, %c1) : tensor<6x?x?xi8>
    %c100_i8 = arith.constant 100 : i8
    %2 = linalg.fill ins(%c100_i8 : i8) outs(%1 : tensor<6x?x?xi8>) -> tensor<6x?x?xi8>
    %3:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?xi8>) outs(%0, %2 : tensor<6x3x?xf64>, tensor<6x?x?xi8>) {
    ^bb0(%in: i8, %out: f64, %out_3: i8):
      %cst = arith.constant 1.500000e+00 : f64
      %7 = arith.sitofp %in : i8 to f64
      %8 = arith.sitofp %in : i8 to f64
      %9 = arith.mulf %7, %8 : f64
      %10 = arith.uitofp %in : i8 to f64
      %11 = arith.maximumf %9, %10 : f64
      %cst_4 = arith.constant 0xFFF0000000000000 : f64
      %cst_5 = arith.constant -1.500000e+00 : f64
      %12 = arith.subf %cst_4, %cst_5 : f64
      linalg.yield %12, %in : f64, i8
    } -> (tensor<6x3x?xf64>, tensor<6x?x?xi8>)
    %padded = tensor.pad %3#1 low[4, 0, 3] high[0, 1, 1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %c3_i8 = arith.constant 3 : i8
      tensor.yield %c3_i8 : i8
    } : tensor<6x?x?xi8> to tensor<10x?x?xi8>
    %c1_0 = arith.constant 1 : index
    %dim = tensor.dim %padded, %c1_0 : tensor<10x?x?xi8>
    %c0 = arith.constant 0 : index
    %4 = arith.addi %dim, %c0 : index
    %5 = tensor.empty(%arg3, %4, %arg4) : tensor<?x?x?xi8>
    %c-2_i8 = arith.constant -2 : i8
    %6 = linalg.fill ins(%c-2_i8 : i8) outs(%5 : tensor<?x?x?xi8>) -> tensor<?x?x?xi8>
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %padded, %c1_1 : tensor<10x?x?xi8>
    %inserted_slice = tensor.insert_slice %padded into %6[0, 0, 0] [10, %dim_2, %arg4] [1, 1, 1] : tensor<10x?x?xi8> into tensor<?x?x?xi8>
    return %3#0, %padded, %inserted_slice : tensor<6x3x?xf64>, tensor<10x?x?xi8>, tensor<?x?x?xi8>
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<bf16>, %arg3: bf16) -> (tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>) attributes {padlab.seed = 131351199 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg1 : tensor<i64>, tensor<i64>) outs(%arg2 : tensor<bf16>) {
    ^bb0(%in: i64, %in_2: i64, %out: bf16):
      %1 = arith.trunci %in_2 : i64 to i16
      %2 = arith.sitofp %1 : i16 to bf16
      %cst = arith.constant 4.000000e+00 : bf16
      %3 = arith.addf %cst, %out : bf16
      %cst_3 = arith.constant -3.000000e+00 : bf16
      %4 = arith.divf %3, %cst_3 : bf16
      linalg.yield %4 : bf16
    } -> tensor<bf16>
    %padded = tensor.pad %0 low[] high[] {
      tensor.yield %arg3 : bf16
    } : tensor<bf16> to tensor<bf16>
    %padded_0 = tensor.pad %0 low[] high[] {
      %cst = arith.constant -1.500000e+00 : bf16
      tensor.yield %cst : bf16
    } : tensor<bf16> to tensor<bf16>
    %padded_1 = tensor.pad %padded_0 low[] high[] {
      %cst = arith.constant 4.000000e+00 : bf16
      tensor.yield %cst : bf16
    } : tensor<bf16> to tensor<bf16>
    return %0, %padded, %padded_0, %padded_1 : tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3, d1, d2, d0)>
module {
  func.func @main(%arg0: tensor<2xi16>, %arg1: tensor<i16>, %arg2: tensor<i16>, %arg3: tensor<4x2x3xi16>) -> (tensor<6x3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<4x2x3xi16>, tensor<?x6x4xi16>, tensor<?x?x4xi16>, tensor<0x5x3x2xi16>) attributes {padlab.seed = 3756143762 : i64} {
    %0 = tensor.empty() : tensor<6x3xi16>
    %c2_i16 = arith.constant 2 : i16
    %1 = linalg.fill ins(%c2_i16 : i16) outs(%0 : tensor<6x3xi16>) -> tensor<6x3xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2xi16>) outs(%1 : tensor<6x3xi16>) {
    ^bb0(%in: i16, %out: i16):
      %10 = arith.subi %in, %in : i16
      %c-2_i16 = arith.constant -2 : i16
      %c-2_i16_1 = arith.constant -2 : i16
      %11 = arith.addi %c-2_i16, %c-2_i16_1 : i16
      linalg.yield %11 : i16
    } -> tensor<6x3xi16>
    %3 = tensor.empty() : tensor<3xi16>
    %4 = tensor.empty() : tensor<3xi16>
    %5:2 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3], iterator_types = ["parallel"]} ins(%arg1, %arg2 : tensor<i16>, tensor<i16>) outs(%3, %4 : tensor<3xi16>, tensor<3xi16>) {
    ^bb0(%in: i16, %in_1: i16, %out: i16, %out_2: i16):
      %10 = arith.subi %in_1, %in : i16
      %11 = arith.maxsi %in_1, %in_1 : i16
      linalg.yield %in_1, %11 : i16, i16
    } -> (tensor<3xi16>, tensor<3xi16>)
    %6 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%arg3 : tensor<4x2x3xi16>) {
    ^bb0(%out: i16):
      %c1_i16 = arith.constant 1 : i16
      %c100_i16 = arith.constant 100 : i16
      %c7_i16 = arith.constant 7 : i16
      %10 = arith.minui %c100_i16, %c7_i16 : i16
      %11 = arith.maxsi %10, %10 : i16
      linalg.yield %11 : i16
    } -> tensor<4x2x3xi16>
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %6, %c2 : tensor<4x2x3xi16>
    %padded = tensor.pad %6 low[%dim, 3, 1] high[1, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %c1_i16 = arith.constant 1 : i16
      tensor.yield %c1_i16 : i16
    } : tensor<4x2x3xi16> to tensor<?x6x4xi16>
    %c0 = arith.constant 0 : index
    %padded_0 = tensor.pad %padded nofold low[0, %c0, 0] high[0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %c100_i16 = arith.constant 100 : i16
      tensor.yield %c100_i16 : i16
    } : tensor<?x6x4xi16> to tensor<?x?x4xi16>
    %7 = tensor.empty() : tensor<0x5x3x2xi16>
    %c3_i16 = arith.constant 3 : i16
    %8 = linalg.fill ins(%c3_i16 : i16) outs(%7 : tensor<0x5x3x2xi16>) -> tensor<0x5x3x2xi16>
    %9 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%8 : tensor<0x5x3x2xi16>) {
    ^bb0(%out: i16):
      %c5_i16 = arith.constant 5 : i16
      %c0_i16 = arith.constant 0 : i16
      %c-2_i16 = arith.constant -2 : i16
      %10 = arith.maxsi %c0_i16, %c-2_i16 : i16
      %c1_i16 = arith.constant 1 : i16
      %c1_i16_1 = arith.constant 1 : i16
      %11 = arith.subi %c1_i16, %c1_i16_1 : i16
      %c100_i16 = arith.constant 100 : i16
      %12 = arith.addi %11, %c100_i16 : i16
      linalg.yield %12 : i16
    } -> tensor<0x5x3x2xi16>
    return %2, %5#0, %5#1, %6, %padded, %padded_0, %9 : tensor<6x3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<4x2x3xi16>, tensor<?x6x4xi16>, tensor<?x?x4xi16>, tensor<0x5x3x2xi16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, 1)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module {
  func.func @main(%arg0: tensor<3x3xf16>, %arg1: tensor<1x?xf16> {padlab.extents = array<i64: 2>}, %arg2: index {padlab.value = 1 : index}) -> (tensor<7x3xf16>, tensor<5x2x?xf16>) attributes {padlab.seed = 1935874446 : i64} {
    %0 = tensor.empty() : tensor<3x3xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x3xf16>) outs(%0 : tensor<3x3xf16>) {
    ^bb0(%in: f16, %out: f16):
      %4 = arith.minimumf %in, %in : f16
      linalg.yield %4 : f16
    } -> tensor<3x3xf16>
    %padded = tensor.pad %1 low[4, 0] high[0, 0] {
    ^bb0(%arg3: index, %arg4: index):
      %cst = arith.constant 0.000000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<3x3xf16> to tensor<7x3xf16>
    %2 = tensor.empty(%arg2) : tensor<5x2x?xf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x?xf16>) outs(%2 : tensor<5x2x?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %cst = arith.constant -1.500000e+00 : f16
      %4 = arith.maximumf %in, %in : f16
      %cst_0 = arith.constant 1.000000e+00 : f16
      %cst_1 = arith.constant -1.500000e+00 : f16
      %5 = arith.mulf %cst_0, %cst_1 : f16
      linalg.yield %5 : f16
    } -> tensor<5x2x?xf16>
    return %padded, %3 : tensor<7x3xf16>, tensor<5x2x?xf16>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d3, d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, 1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module {
  func.func @main(%arg0: tensor<1x3x?x1xf16> {padlab.extents = array<i64: 2>}, %arg1: tensor<2x1x2x?xf32> {padlab.extents = array<i64: 1>}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: f32) -> (tensor<2x2x3x?xf32>, tensor<2x?x?x6xf32>) attributes {padlab.seed = 3299720043 : i64} {
    %0 = tensor.empty(%arg2) : tensor<2x1x?x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<1x3x?x1xf16>, tensor<2x1x2x?xf32>) outs(%0 : tensor<2x1x?x3xf32>) {
    ^bb0(%in: f16, %in_1: f32, %out: f32):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.negf %in_1 : f32
      %4 = arith.extf %in : f16 to f32
      %5 = arith.cmpf ord, %in_1, %4 : f32
      %6 = arith.select %5, %in_1, %in_1 : f32
      linalg.yield %6 : f32
    } -> tensor<2x1x?x3xf32>
    %c1 = arith.constant 1 : index
    %cst = arith.constant -5.000000e-01 : f32
    %padded = tensor.pad %1 low[0, 0, 2, %c1] high[0, 1, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<2x1x?x3xf32> to tensor<2x2x3x?xf32>
    %padded_0 = tensor.pad %1 low[0, 1, 3, 0] high[0, %arg3, %arg4, 3] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %arg5 : f32
    } : tensor<2x1x?x3xf32> to tensor<2x?x?x6xf32>
    return %padded, %padded_0 : tensor<2x2x3x?xf32>, tensor<2x?x?x6xf32>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (1)>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d1)>
module {
  func.func @main(%arg0: tensor<?xf32> {padlab.extents = array<i64: 5>}, %arg1: index {padlab.value = 6 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: tensor<?xf32> {padlab.extents = array<i64: 2>}, %arg4: tensor<f32>, %arg5: index {padlab.value = 4 : index}, %arg6: index {padlab.value = 2 : index}) -> (tensor<?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xbf16>) attributes {padlab.seed = 2137054102 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant -1.500000e+00 : f32
      %cst_2 = arith.constant -1.000000e+00 : f32
      %6 = arith.divf %cst_2, %in : f32
      linalg.yield %6 : f32
    } -> tensor<?xf32>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1, %arg1, %arg2) : tensor<?x?x?xf32>
    %2 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%1 : tensor<?x?x?xf32>) {
    ^bb0(%out: f32):
      %cst = arith.constant -5.000000e-01 : f32
      %cst_2 = arith.constant -3.000000e+00 : f32
      %6 = arith.negf %cst_2 : f32
      linalg.yield %6 : f32
    } -> tensor<?x?x?xf32>
    %c4 = arith.constant 4 : index
    %3 = tensor.empty(%arg5, %arg6, %c4) : tensor<?x?x?xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %arg4, %arg3 : tensor<?xf32>, tensor<f32>, tensor<?xf32>) outs(%3 : tensor<?x?x?xbf16>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: bf16):
      %6 = arith.truncf %in : f32 to bf16
      %7 = arith.truncf %in_2 : f32 to bf16
      %8 = arith.mulf %6, %7 : bf16
      %9 = arith.truncf %in_2 : f32 to bf16
      %10 = arith.truncf %in : f32 to bf16
      %11 = arith.negf %10 : bf16
      linalg.yield %11 : bf16
    } -> tensor<?x?x?xbf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %4, %c0 : tensor<?x?x?xbf16>
    %c-4 = arith.constant -4 : index
    %5 = arith.addi %dim, %c-4 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %2, %c0_0 : tensor<?x?x?xf32>
    %padded = tensor.pad %4 nofold low[3, 0, %5] high[0, 1, %dim_1] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index):
      %cst = arith.constant 2.000000e+00 : bf16
      tensor.yield %cst : bf16
    } : tensor<?x?x?xbf16> to tensor<?x?x?xbf16>
    return %0, %2, %padded : tensor<?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xbf16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x?x5xf64> {padlab.extents = array<i64: 0>}, %arg1: tensor<2x?x5xf16> {padlab.extents = array<i64: 0>}, %arg2: tensor<7x3xf16>, %arg3: index {padlab.value = 7 : index}, %arg4: index {padlab.value = 3 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 5 : index}, %arg7: index {padlab.value = 3 : index}) -> (tensor<2x?x5xf16>, tensor<7x3xf64>, tensor<7x?xf64>, f64, f64) attributes {padlab.seed = 1642768863 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x?x5xf64>) outs(%arg1 : tensor<2x?x5xf16>) {
    ^bb0(%in: f64, %out: f16):
      %4 = arith.truncf %in : f64 to f32
      %5 = arith.truncf %4 : f32 to f16
      %cst = arith.constant 5.000000e-01 : f64
      %6 = arith.cmpf oge, %in, %cst : f64
      %7 = arith.truncf %in : f64 to f32
      %8 = arith.truncf %7 : f32 to f16
      %cst_1 = arith.constant -3.000000e+00 : f16
      %9 = arith.select %6, %8, %cst_1 : f16
      %cst_2 = arith.constant 2.500000e+00 : f16
      %cst_3 = arith.constant 1.500000e+00 : f16
      %10 = arith.subf %cst_2, %cst_3 : f16
      %11 = arith.truncf %in : f64 to f32
      %12 = arith.truncf %11 : f32 to f16
      %13 = arith.minimumf %10, %12 : f16
      linalg.yield %13 : f16
    } -> tensor<2x?x5xf16>
    %1 = tensor.empty() : tensor<7x3xf64>
    %2 = tensor.empty(%arg3) : tensor<?x3xf64>
    %3:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<7x3xf16>) outs(%1, %2 : tensor<7x3xf64>, tensor<?x3xf64>) {
    ^bb0(%in: f16, %out: f64, %out_1: f64):
      %cst = arith.constant 1.000000e+00 : f64
      %cst_2 = arith.constant 0.000000e+00 : f64
      %4 = arith.extf %in : f16 to f64
      %5 = arith.minimumf %cst_2, %4 : f64
      %6 = arith.extf %in : f16 to f64
      %7 = arith.negf %6 : f64
      %8 = arith.maximumf %5, %5 : f64
      %cst_3 = arith.constant -1.500000e+00 : f64
      %9 = arith.extf %in : f16 to f64
      %10 = arith.subf %cst_3, %9 : f64
      linalg.yield %5, %10 : f64, f64
    } -> (tensor<7x3xf64>, tensor<?x3xf64>)
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %3#0 low[0, %c1] high[0, 0] {
    ^bb0(%arg8: index, %arg9: index):
      %cst = arith.constant -1.500000e+00 : f64
      tensor.yield %cst : f64
    } : tensor<7x3xf64> to tensor<7x?xf64>
    %extracted = tensor.extract %3#1[%arg4, %arg5] : tensor<?x3xf64>
    %extracted_0 = tensor.extract %padded[%arg6, %arg7] : tensor<7x?xf64>
    return %0, %3#0, %padded, %extracted, %extracted_0 : tensor<2x?x5xf16>, tensor<7x3xf64>, tensor<7x?xf64>, f64, f64
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, 1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<2x2xindex>, %arg1: index {padlab.value = 3 : index}, %arg2: tensor<1x2xf16>, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<2x1xf16>, tensor<6x?xf16>, tensor<2x1xf16>, tensor<2x1xindex>, tensor<2x1xf16>, f16, f16) attributes {padlab.seed = 3267052391 : i64} {
    %0 = tensor.empty() : tensor<2x1xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x2xindex>) outs(%0 : tensor<2x1xf16>) {
    ^bb0(%in: index, %out: f16):
      %7 = arith.index_cast %in : index to i16
      %8 = arith.sitofp %7 : i16 to f16
      linalg.yield %8 : f16
    } -> tensor<2x1xf16>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0_0 : tensor<2x1xf16>
    %c-2 = arith.constant -2 : index
    %2 = arith.addi %dim, %c-2 : index
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %1, %c0_1 : tensor<2x1xf16>
    %c1 = arith.constant 1 : index
    %3 = arith.addi %dim_2, %c1 : index
    %padded = tensor.pad %1 low[4, %2] high[%c0, %3] {
    ^bb0(%arg5: index, %arg6: index):
      %cst_5 = arith.constant 4.000000e+00 : f16
      tensor.yield %cst_5 : f16
    } : tensor<2x1xf16> to tensor<6x?xf16>
    %c1_3 = arith.constant 1 : index
    %extracted = tensor.extract %padded[%c1_3, %arg1] : tensor<6x?xf16>
    %cst = arith.constant 1.500000e+00 : f16
    %4 = linalg.fill ins(%cst : f16) outs(%1 : tensor<2x1xf16>) -> tensor<2x1xf16>
    %5 = tensor.empty() : tensor<2x1xindex>
    %6:2 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<1x2xf16>) outs(%5, %1 : tensor<2x1xindex>, tensor<2x1xf16>) {
    ^bb0(%in: f16, %out: index, %out_5: f16):
      %c5 = arith.constant 5 : index
      %c-7 = arith.constant -7 : index
      %cst_6 = arith.constant 1.000000e+00 : f16
      %7 = arith.cmpf oeq, %in, %cst_6 : f16
      %8 = arith.index_cast %7 : i1 to index
      %9 = arith.addi %c-7, %8 : index
      %cst_7 = arith.constant -1.000000e+00 : f16
      %10 = arith.cmpf olt, %in, %cst_7 : f16
      %11 = arith.index_cast %10 : i1 to index
      %cst_8 = arith.constant 2.000000e+00 : f16
      %12 = arith.cmpf ule, %in, %cst_8 : f16
      %13 = arith.index_castui %12 : i1 to index
      %14 = arith.cmpi uge, %11, %13 : index
      %cst_9 = arith.constant 0.000000e+00 : f16
      %15 = arith.cmpf oge, %in, %cst_9 : f16
      %16 = arith.index_cast %15 : i1 to index
      %cst_10 = arith.constant -3.000000e+00 : f16
      %17 = arith.cmpf ord, %in, %cst_10 : f16
      %18 = arith.index_castui %17 : i1 to index
      %19 = arith.select %14, %16, %18 : index
      %20 = arith.index_cast %9 : index to i16
      %21 = arith.uitofp %20 : i16 to f16
      %cst_11 = arith.constant 2.500000e+00 : f16
      %22 = arith.index_cast %19 : index to i16
      %23 = arith.sitofp %22 : i16 to f16
      %24 = arith.minimumf %cst_11, %23 : f16
      %25 = arith.index_cast %19 : index to i16
      %26 = arith.sitofp %25 : i16 to f16
      %27 = arith.index_castui %9 : index to i16
      %28 = arith.sitofp %27 : i16 to f16
      %29 = arith.minimumf %26, %28 : f16
      %30 = arith.subf %in, %24 : f16
      linalg.yield %9, %30 : index, f16
    } -> (tensor<2x1xindex>, tensor<2x1xf16>)
    %extracted_4 = tensor.extract %1[%arg3, %arg4] : tensor<2x1xf16>
    return %1, %padded, %4, %6#0, %6#1, %extracted, %extracted_4 : tensor<2x1xf16>, tensor<6x?xf16>, tensor<2x1xf16>, tensor<2x1xindex>, tensor<2x1xf16>, f16, f16
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<1x?xf16> {padlab.extents = array<i64: 1>}, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 0 : index}) -> (f16, f16) attributes {padlab.seed = 2094983033 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<1x?xf16>
    %0 = tensor.empty(%dim) : tensor<?x1xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x?xf16>) outs(%0 : tensor<?x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %2 = arith.addf %in, %in : f16
      %cst = arith.constant -1.000000e+00 : f16
      %3 = arith.maximumf %cst, %2 : f16
      linalg.yield %3 : f16
    } -> tensor<?x1xf16>
    %c0_0 = arith.constant 0 : index
    %padded = tensor.pad %1 nofold low[2, 1] high[%c0_0, 1] {
    ^bb0(%arg3: index, %arg4: index):
      %cst = arith.constant 1.500000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<?x1xf16> to tensor<?x3xf16>
    %c0_1 = arith.constant 0 : index
    %extracted = tensor.extract %padded[%c0_1, %arg1] : tensor<?x3xf16>
    %extracted_2 = tensor.extract %padded[%arg2, %arg2] : tensor<?x3xf16>
    return %extracted, %extracted_2 : f16, f16
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x2xf32>, %arg1: index {padlab.value = 3 : index}) -> (tensor<?x?xf32>, tensor<6x4xi16>) attributes {padlab.seed = 1483123669 : i64} {
    %0 = tensor.empty() : tensor<2x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x2xf32>) outs(%0 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = linalg.index 0 : index
      %5 = arith.index_castui %4 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %cst = arith.constant 4.000000e+00 : f32
      %7 = arith.divf %6, %cst : f32
      %8 = arith.index_castui %4 : index to i64
      %9 = arith.uitofp %8 : i64 to f32
      %10 = arith.divf %7, %9 : f32
      %11 = arith.maximumf %7, %in : f32
      linalg.yield %11 : f32
    } -> tensor<2x4xf32>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %1 nofold low[%arg1, 0] high[1, %c0] {
    ^bb0(%arg2: index, %arg3: index):
      %c4 = arith.constant 4 : index
      %4 = arith.remui %arg3, %c4 : index
      %c2 = arith.constant 2 : index
      %5 = arith.remui %arg3, %c2 : index
      %extracted = tensor.extract %arg0[%4, %5] : tensor<4x2xf32>
      tensor.yield %extracted : f32
    } : tensor<2x4xf32> to tensor<?x?xf32>
    %2 = tensor.empty() : tensor<6x4xi16>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<6x4xi16>) {
    ^bb0(%out: i16):
      %4 = linalg.index 1 : index
      %5 = arith.index_castui %4 : index to i16
      %6 = arith.index_cast %4 : index to i16
      %7 = arith.index_cast %4 : index to i16
      %8 = arith.maxui %6, %7 : i16
      linalg.yield %8 : i16
    } -> tensor<6x4xi16>
    return %padded, %3 : tensor<?x?xf32>, tensor<6x4xi16>
  }
}

// -----
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<4xi1>, %arg2: i1, %arg3: index {padlab.value = 4 : index}) -> (tensor<4xi1>, tensor<5xi1>, tensor<7xi1>, tensor<7xi1>) attributes {padlab.seed = 1650432240 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<f64>) outs(%arg1 : tensor<4xi1>) {
    ^bb0(%in: f64, %out: i1):
      %cst = arith.constant 4.000000e+00 : f64
      %2 = arith.cmpf ogt, %in, %cst : f64
      %cst_4 = arith.constant 4.940660e-324 : f64
      %3 = arith.cmpf uno, %in, %cst_4 : f64
      %cst_5 = arith.constant 5.000000e-01 : f64
      %4 = arith.cmpf ord, %in, %cst_5 : f64
      %5 = arith.minui %3, %4 : i1
      %cst_6 = arith.constant 2.500000e+00 : f64
      %6 = arith.cmpf ogt, %in, %cst_6 : f64
      %7 = arith.minsi %5, %6 : i1
      linalg.yield %7 : i1
    } -> tensor<4xi1>
    %padded = tensor.pad %0 low[1] high[0] {
    ^bb0(%arg4: index):
      tensor.yield %arg2 : i1
    } : tensor<4xi1> to tensor<5xi1>
    %inserted_slice = tensor.insert_slice %0 into %padded[1] [4] [1] : tensor<4xi1> into tensor<5xi1>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %padded[0] [5] [1] : tensor<5xi1> into tensor<5xi1>
    %extracted = tensor.extract %inserted_slice[%arg3] : tensor<5xi1>
    %padded_1 = tensor.pad %0 low[0] high[3] {
    ^bb0(%arg4: index):
      tensor.yield %extracted : i1
    } : tensor<4xi1> to tensor<7xi1>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %padded_1, %c0 : tensor<7xi1>
    %c-3 = arith.constant -3 : index
    %1 = arith.addi %dim, %c-3 : index
    %extracted_2 = tensor.extract %padded[%1] : tensor<5xi1>
    %padded_3 = tensor.pad %0 low[1] high[2] {
    ^bb0(%arg4: index):
      tensor.yield %extracted_2 : i1
    } : tensor<4xi1> to tensor<7xi1>
    return %0, %inserted_slice_0, %padded_1, %padded_3 : tensor<4xi1>, tensor<5xi1>, tensor<7xi1>, tensor<7xi1>
  }
}

// -----
#map = affine_map<(d0) -> (1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2xf16>, %arg1: tensor<5xf16>, %arg2: tensor<5xf16>, %arg3: tensor<6xf16>, %arg4: index {padlab.value = 1 : index}, %arg5: tensor<5x3x1xf16>, %arg6: tensor<3x1xf16>, %arg7: index {padlab.value = 0 : index}) -> (tensor<?xf16>, tensor<5x3x1xf16>, tensor<?xf16>) attributes {padlab.seed = 1124444843 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xf16>, tensor<5xf16>) outs(%arg2 : tensor<5xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %5 = arith.cmpf oge, %out, %in_1 : f16
      %cst_2 = arith.constant 2.000000e+00 : f16
      %6 = arith.select %5, %cst_2, %in_1 : f16
      linalg.yield %6 : f16
    } -> tensor<5xf16>
    %1 = tensor.empty() : tensor<6xf16>
    %cst = arith.constant 2.500000e+00 : f16
    %2 = linalg.fill ins(%cst : f16) outs(%1 : tensor<6xf16>) -> tensor<6xf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg3, %arg3 : tensor<6xf16>, tensor<6xf16>) outs(%2 : tensor<6xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %cst_2 = arith.constant 1.000000e+00 : f16
      %5 = arith.addf %in_1, %cst_2 : f16
      %6 = arith.mulf %in_1, %5 : f16
      %7 = arith.maximumf %6, %5 : f16
      linalg.yield %7 : f16
    } -> tensor<6xf16>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %0 low[%c0] high[%arg4] {
    ^bb0(%arg8: index):
      %cst_1 = arith.constant -1.500000e+00 : f16
      tensor.yield %cst_1 : f16
    } : tensor<5xf16> to tensor<?xf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %arg6 : tensor<5x3x1xf16>, tensor<3x1xf16>) outs(%arg5 : tensor<5x3x1xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %cst_2 = arith.constant 2.000000e+00 : f16
      linalg.yield %cst_2 : f16
    } -> tensor<5x3x1xf16>
    %padded_0 = tensor.pad %3 low[0] high[%arg7] {
    ^bb0(%arg8: index):
      %cst_1 = arith.constant 0.000000e+00 : f16
      tensor.yield %cst_1 : f16
    } : tensor<6xf16> to tensor<?xf16>
    return %padded, %4, %padded_0 : tensor<?xf16>, tensor<5x3x1xf16>, tensor<?xf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?xindex> {padlab.extents = array<i64: 2>}, %arg1: tensor<?xindex> {padlab.extents = array<i64: 1>}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 4 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<?x?xindex>, tensor<?xindex>) attributes {padlab.seed = 1069995245 : i64} {
    %0 = tensor.empty(%arg2, %arg3) : tensor<?x?xindex>
    %c100 = arith.constant 100 : index
    %1 = linalg.fill ins(%c100 : index) outs(%0 : tensor<?x?xindex>) -> tensor<?x?xindex>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?xindex>, tensor<?xindex>) outs(%1 : tensor<?x?xindex>) {
    ^bb0(%in: index, %in_7: index, %out: index):
      %4 = arith.maxui %in_7, %in_7 : index
      linalg.yield %4 : index
    } -> tensor<?x?xindex>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2, %c0 : tensor<?x?xindex>
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %2, %c0_1 : tensor<?x?xindex>
    %c-1 = arith.constant -1 : index
    %3 = arith.addi %dim_2, %c-1 : index
    %padded = tensor.pad %2 low[%dim, %c0_0] high[%arg4, %3] {
    ^bb0(%arg5: index, %arg6: index):
      %c2 = arith.constant 2 : index
      tensor.yield %c2 : index
    } : tensor<?x?xindex> to tensor<?x?xindex>
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %padded, %c0_3 : tensor<?x?xindex>
    %c0_5 = arith.constant 0 : index
    %padded_6 = tensor.pad %arg1 low[%dim_4] high[%c0_5] {
    ^bb0(%arg5: index):
      %c-7 = arith.constant -7 : index
      tensor.yield %c-7 : index
    } : tensor<?xindex> to tensor<?xindex>
    return %padded, %padded_6 : tensor<?x?xindex>, tensor<?xindex>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, 1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x2x4xbf16>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: f16) -> (tensor<?x?x?xf16>, tensor<?x?x?xf16>) attributes {padlab.seed = 415545237 : i64} {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<1x2x4xbf16>
    %c4 = arith.constant 4 : index
    %0 = arith.addi %dim, %c4 : index
    %1 = tensor.empty(%0) : tensor<1x?x4xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x2x4xbf16>) outs(%1 : tensor<1x?x4xf16>) {
    ^bb0(%in: bf16, %out: f16):
      %6 = arith.extf %in : bf16 to f32
      %7 = arith.truncf %6 : f32 to f16
      %8 = arith.extf %in : bf16 to f32
      %9 = arith.truncf %8 : f32 to f16
      %cst_6 = arith.constant 5.000000e-01 : f16
      %10 = arith.maximumf %9, %cst_6 : f16
      %11 = arith.mulf %10, %10 : f16
      linalg.yield %11 : f16
    } -> tensor<1x?x4xf16>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %2, %c0 : tensor<1x?x4xf16>
    %c0_1 = arith.constant 0 : index
    %3 = arith.addi %dim_0, %c0_1 : index
    %4 = arith.mulf %arg3, %arg3 : f16
    %5 = arith.subf %4, %arg3 : f16
    %padded = tensor.pad %2 nofold low[2, %arg2, %arg2] high[%arg1, 1, %3] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %5 : f16
    } : tensor<1x?x4xf16> to tensor<?x?x?xf16>
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %2, %c0_3 : tensor<1x?x4xf16>
    %cst = arith.constant -1.500000e+00 : f16
    %padded_5 = tensor.pad %2 nofold low[%c0_2, %arg2, %dim_4] high[%arg2, 0, 2] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f16
    } : tensor<1x?x4xf16> to tensor<?x?x?xf16>
    return %padded, %padded_5 : tensor<?x?x?xf16>, tensor<?x?x?xf16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<6x2x3xf16>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<2x6x3xf16>, tensor<3x?x?xf16>, tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<?x?x?xf16>) attributes {padlab.seed = 1835101395 : i64} {
    %0 = tensor.empty() : tensor<2x6x3xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<6x2x3xf16>) outs(%0 : tensor<2x6x3xf16>) {
    ^bb0(%in: f16, %out: f16):
      %cst = arith.constant 2.000000e+00 : f16
      %7 = arith.cmpf ule, %in, %cst : f16
      %8 = arith.select %7, %in, %in : f16
      %9 = arith.subf %in, %in : f16
      %cst_17 = arith.constant 5.000000e-01 : f16
      %cst_18 = arith.constant 4.000000e+00 : f16
      %10 = arith.mulf %cst_17, %cst_18 : f16
      linalg.yield %10 : f16
    } -> tensor<2x6x3xf16>
    %c4 = arith.constant 4 : index
    %padded = tensor.pad %1 low[1, %c4, 0] high[0, %arg1, %arg2] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %cst = arith.constant 0.000000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<2x6x3xf16> to tensor<3x?x?xf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0 : tensor<3x?x?xf16>
    %c-2 = arith.constant -2 : index
    %2 = arith.addi %dim, %c-2 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %padded, %c0_0 : tensor<3x?x?xf16>
    %c-3 = arith.constant -3 : index
    %3 = arith.addi %dim_1, %c-3 : index
    %padded_2 = tensor.pad %1 low[%arg3, 2, %arg1] high[%2, %arg2, %3] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %cst = arith.constant 4.000000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<2x6x3xf16> to tensor<?x?x?xf16>
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %padded_2, %c0_3 : tensor<?x?x?xf16>
    %c-4 = arith.constant -4 : index
    %4 = arith.addi %dim_4, %c-4 : index
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %padded_2, %c0_5 : tensor<?x?x?xf16>
    %c0_7 = arith.constant 0 : index
    %dim_8 = tensor.dim %padded_2, %c0_7 : tensor<?x?x?xf16>
    %c-4_9 = arith.constant -4 : index
    %5 = arith.addi %dim_8, %c-4_9 : index
    %c1 = arith.constant 1 : index
    %padded_10 = tensor.pad %1 low[%4, %dim_6, %c1] high[3, %5, %arg1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %cst = arith.constant 4.000000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<2x6x3xf16> to tensor<?x?x?xf16>
    %c0_11 = arith.constant 0 : index
    %dim_12 = tensor.dim %padded_10, %c0_11 : tensor<?x?x?xf16>
    %c-3_13 = arith.constant -3 : index
    %6 = arith.addi %dim_12, %c-3_13 : index
    %c0_14 = arith.constant 0 : index
    %c0_15 = arith.constant 0 : index
    %padded_16 = tensor.pad %1 low[%arg1, %arg4, %c0_15] high[%6, %c0_14, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %cst = arith.constant 2.500000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<2x6x3xf16> to tensor<?x?x?xf16>
    return %1, %padded, %padded_2, %padded_10, %padded_16 : tensor<2x6x3xf16>, tensor<3x?x?xf16>, tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<?x?x?xf16>
  }
}

// -----
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<?xf32> {padlab.extents = array<i64: 2>}, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: f32) -> (tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<?xf32>) attributes {padlab.seed = 227792562 : i64} {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%1 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %6 = arith.negf %in : f32
      %7 = arith.cmpf ord, %in, %6 : f32
      %8 = arith.select %7, %in_3, %in_3 : f32
      %cst_4 = arith.constant 1.500000e+00 : f32
      %9 = arith.addf %cst_4, %in : f32
      linalg.yield %9 : f32
    } -> tensor<?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %2 : tensor<f32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    %padded = tensor.pad %3 low[4] high[0] {
    ^bb0(%arg5: index):
      %cst_3 = arith.constant 2.000000e+00 : f32
      tensor.yield %cst_3 : f32
    } : tensor<?xf32> to tensor<?xf32>
    %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<2xf32>
    %cst_0 = arith.constant -5.000000e-01 : f32
    %4 = arith.minimumf %arg4, %cst_0 : f32
    %cst_1 = arith.constant 1.500000e+00 : f32
    %5 = arith.subf %cst_1, %4 : f32
    %padded_2 = tensor.pad %2 low[%arg2] high[%arg3] {
    ^bb0(%arg5: index):
      tensor.yield %5 : f32
    } : tensor<?xf32> to tensor<?xf32>
    return %2, %padded, %cast, %padded_2 : tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<?xf32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
module {
  func.func @main(%arg0: tensor<2x?x1xi64> {padlab.extents = array<i64: 5>}, %arg1: tensor<?x?x?xi64> {padlab.extents = array<i64: 2, 5, 2>}, %arg2: tensor<?x2x2xbf16> {padlab.extents = array<i64: 5>}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 4 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = 3 : index}, %arg7: index {padlab.value = 2 : index}) -> (tensor<?x?x?xi64>, tensor<?x?x?xbf16>, tensor<?x6x2xbf16>, tensor<?x?x?xbf16>, index) attributes {padlab.seed = 1667674622 : i64} {
    %0:2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x?x1xi64>) outs(%arg1, %arg2 : tensor<?x?x?xi64>, tensor<?x2x2xbf16>) {
    ^bb0(%in: i64, %out: i64, %out_11: bf16):
      %c-2_i64 = arith.constant -2 : i64
      %6 = arith.minsi %in, %in : i64
      %c3_i64 = arith.constant 3 : i64
      %7 = arith.xori %6, %c3_i64 : i64
      %8 = arith.addi %7, %6 : i64
      %9 = arith.trunci %8 : i64 to i16
      %10 = arith.sitofp %9 : i16 to bf16
      linalg.yield %7, %10 : i64, bf16
    } -> (tensor<?x?x?xi64>, tensor<?x2x2xbf16>)
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %padded = tensor.pad %0#1 low[%c0, %arg3, %arg3] high[%arg3, %arg4, %c0_0] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index):
      %cst_11 = arith.constant 1.000000e+00 : bf16
      tensor.yield %cst_11 : bf16
    } : tensor<?x2x2xbf16> to tensor<?x?x?xbf16>
    %c5 = arith.constant 5 : index
    %1 = tensor.empty(%c5) : tensor<?x6x2xbf16>
    %cst = arith.constant 1.000000e+00 : bf16
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<?x6x2xbf16>) -> tensor<?x6x2xbf16>
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %2, %c2 : tensor<?x6x2xbf16>
    %c-2 = arith.constant -2 : index
    %3 = arith.addi %dim, %c-2 : index
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %2, %c0_1 : tensor<?x6x2xbf16>
    %c-2_3 = arith.constant -2 : index
    %4 = arith.addi %dim_2, %c-2_3 : index
    %c2_4 = arith.constant 2 : index
    %dim_5 = tensor.dim %arg0, %c2_4 : tensor<2x?x1xi64>
    %c2_6 = arith.constant 2 : index
    %dim_7 = tensor.dim %2, %c2_6 : tensor<?x6x2xbf16>
    %c-2_8 = arith.constant -2 : index
    %5 = arith.addi %dim_7, %c-2_8 : index
    %padded_9 = tensor.pad %0#1 low[%arg5, %4, %5] high[%3, %dim_5, %arg6] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index):
      %cst_11 = arith.constant 0x7FC0 : bf16
      tensor.yield %cst_11 : bf16
    } : tensor<?x2x2xbf16> to tensor<?x?x?xbf16>
    %dim_10 = tensor.dim %2, %arg7 : tensor<?x6x2xbf16>
    return %0#0, %padded, %2, %padded_9, %dim_10 : tensor<?x?x?xi64>, tensor<?x?x?xbf16>, tensor<?x6x2xbf16>, tensor<?x?x?xbf16>, index
  }
}

// -----
#map = affine_map<(d0) -> (0)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi16> {padlab.extents = array<i64: 1>}) -> (tensor<8xi16>, tensor<9xi16>) attributes {padlab.seed = 942970043 : i64} {
    %0 = tensor.empty() : tensor<8xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi16>) outs(%0 : tensor<8xi16>) {
    ^bb0(%in: i16, %out: i16):
      %4 = linalg.index 0 : index
      %c5_i16 = arith.constant 5 : i16
      %5 = arith.index_cast %4 : index to i16
      %6 = arith.andi %in, %5 : i16
      %7 = arith.subi %in, %6 : i16
      linalg.yield %7 : i16
    } -> tensor<8xi16>
    %padded = tensor.pad %1 low[1] high[0] {
    ^bb0(%arg1: index):
      %c100_i16 = arith.constant 100 : i16
      tensor.yield %c100_i16 : i16
    } : tensor<8xi16> to tensor<9xi16>
    %2 = tensor.empty() : tensor<9xi16>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%padded, %padded, %padded : tensor<9xi16>, tensor<9xi16>, tensor<9xi16>) outs(%2 : tensor<9xi16>) {
    ^bb0(%in: i16, %in_0: i16, %in_1: i16, %out: i16):
      %c12_i16 = arith.constant 12 : i16
      %4 = arith.shli %in_1, %c12_i16 : i16
      linalg.yield %4 : i16
    } -> tensor<9xi16>
    return %1, %3 : tensor<8xi16>, tensor<9xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x4x3x1xi8> {padlab.extents = array<i64: 4>}, %arg1: index {padlab.value = 4 : index}) -> (tensor<4x?x?x1xi8>, tensor<4x4x3x?xi8>, tensor<5x?x?x1xi8>) attributes {padlab.seed = 3096583794 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x3x1xi8>
    %c-1 = arith.constant -1 : index
    %0 = arith.addi %dim, %c-1 : index
    %1 = tensor.empty(%arg1, %0) : tensor<4x?x?x1xi8>
    %c-2_i8 = arith.constant -2 : i8
    %2 = linalg.fill ins(%c-2_i8 : i8) outs(%1 : tensor<4x?x?x1xi8>) -> tensor<4x?x?x1xi8>
    %c3 = arith.constant 3 : index
    %dim_0 = tensor.dim %arg0, %c3 : tensor<?x4x3x1xi8>
    %3 = tensor.empty(%dim_0) : tensor<4x4x3x?xi8>
    %4:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x4x3x1xi8>) outs(%2, %3 : tensor<4x?x?x1xi8>, tensor<4x4x3x?xi8>) {
    ^bb0(%in: i8, %out: i8, %out_1: i8):
      %5 = arith.muli %in, %in : i8
      %6 = arith.trunci %5 : i8 to i1
      %7 = arith.trunci %in : i8 to i1
      %8 = arith.maxsi %6, %7 : i1
      %9 = arith.extui %8 : i1 to i8
      %c3_i8 = arith.constant 3 : i8
      %10 = arith.divui %9, %c3_i8 : i8
      linalg.yield %5, %10 : i8, i8
    } -> (tensor<4x?x?x1xi8>, tensor<4x4x3x?xi8>)
    %padded = tensor.pad %4#0 low[0, 4, 1, 0] high[1, 0, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      %c127_i8 = arith.constant 127 : i8
      tensor.yield %c127_i8 : i8
    } : tensor<4x?x?x1xi8> to tensor<5x?x?x1xi8>
    return %4#0, %4#1, %padded : tensor<4x?x?x1xi8>, tensor<4x4x3x?xi8>, tensor<5x?x?x1xi8>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<i8>) -> (tensor<i8>, tensor<i8>, tensor<i8>) attributes {padlab.seed = 3641315064 : i64} {
    %0 = tensor.empty() : tensor<0xf16>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<0xf16>) {
    ^bb0(%out: f16):
      %cst = arith.constant -5.000000e-01 : f16
      %cst_0 = arith.constant 2.000000e+00 : f16
      %4 = arith.negf %cst_0 : f16
      linalg.yield %4 : f16
    } -> tensor<0xf16>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg0 : tensor<i8>) outs(%arg0 : tensor<i8>) {
    ^bb0(%in: i8, %out: i8):
      %c3_i8 = arith.constant 3 : i8
      %c3_i8_0 = arith.constant 3 : i8
      %4 = arith.andi %in, %c3_i8_0 : i8
      %c1_i8 = arith.constant 1 : i8
      %5 = arith.ori %4, %c1_i8 : i8
      %6 = arith.remui %in, %5 : i8
      linalg.yield %6 : i8
    } -> tensor<i8>
    %extracted = tensor.extract %2[] : tensor<i8>
    %padded = tensor.pad %2 low[] high[] {
      tensor.yield %extracted : i8
    } : tensor<i8> to tensor<i8>
    %3 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction"]} ins(%1 : tensor<0xf16>) outs(%2 : tensor<i8>) {
    ^bb0(%in: f16, %out: i8):
      %cst = arith.constant -0.000000e+00 : f16
      %4 = arith.cmpf oeq, %in, %cst : f16
      %5 = arith.extsi %4 : i1 to i8
      %6 = arith.maxsi %out, %5 : i8
      linalg.yield %6 : i8
    } -> tensor<i8>
    return %2, %padded, %3 : tensor<i8>, tensor<i8>, tensor<i8>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: index {padlab.value = 3 : index}, %arg1: index {padlab.value = 1 : index}, %arg2: i16, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<?x?x?x?x?xi16>, tensor<?x6x?x2x?xi16>, tensor<2x2x?x5x?xi16>) attributes {padlab.seed = 3166290128 : i64} {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2, %arg0) : tensor<0x2x?x2x?xi16>
    %c0_i16 = arith.constant 0 : i16
    %1 = linalg.fill ins(%c0_i16 : i16) outs(%0 : tensor<0x2x?x2x?xi16>) -> tensor<0x2x?x2x?xi16>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<0x2x?x2x?xi16>) {
    ^bb0(%out: i16):
      %3 = linalg.index 3 : index
      %4 = arith.index_cast %3 : index to i16
      %5 = arith.index_cast %3 : index to i16
      %c2_i16 = arith.constant 2 : i16
      %6 = arith.minsi %5, %c2_i16 : i16
      %7 = arith.index_cast %3 : index to i16
      %8 = arith.maxsi %7, %6 : i16
      %c2_i16_15 = arith.constant 2 : i16
      %9 = arith.andi %c2_i16_15, %8 : i16
      linalg.yield %9 : i16
    } -> tensor<0x2x?x2x?xi16>
    %padded = tensor.pad %2 low[0, 0, %arg1, 0, 0] high[2, 2, 1, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %arg2 : i16
    } : tensor<0x2x?x2x?xi16> to tensor<2x4x?x2x?xi16>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c2_1 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %dim = tensor.dim %padded, %c4 : tensor<2x4x?x2x?xi16>
    %c1_2 = arith.constant 1 : index
    %extracted = tensor.extract %padded[%c1_0, %c2_1, %dim, %c1_2, %arg4] : tensor<2x4x?x2x?xi16>
    %padded_3 = tensor.pad %2 low[3, 0, 0, %arg3, %c1] high[%arg1, %arg1, 0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %extracted : i16
    } : tensor<0x2x?x2x?xi16> to tensor<?x?x?x?x?xi16>
    %c0 = arith.constant 0 : index
    %dim_4 = tensor.dim %2, %c0 : tensor<0x2x?x2x?xi16>
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %2, %c0_5 : tensor<0x2x?x2x?xi16>
    %c0_7 = arith.constant 0 : index
    %c0_8 = arith.constant 0 : index
    %dim_9 = tensor.dim %2, %c0_8 : tensor<0x2x?x2x?xi16>
    %c1_10 = arith.constant 1 : index
    %extracted_11 = tensor.extract %padded_3[%dim_6, %c0_7, %dim_9, %c1_10, %arg3] : tensor<?x?x?x?x?xi16>
    %padded_12 = tensor.pad %2 low[1, 3, 0, 0, 1] high[%arg1, 1, %dim_4, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %extracted_11 : i16
    } : tensor<0x2x?x2x?xi16> to tensor<?x6x?x2x?xi16>
    %c0_i16_13 = arith.constant 0 : i16
    %padded_14 = tensor.pad %2 low[2, 0, 0, 2, 0] high[0, 0, 1, 1, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %c0_i16_13 : i16
    } : tensor<0x2x?x2x?xi16> to tensor<2x2x?x5x?xi16>
    return %padded_3, %padded_12, %padded_14 : tensor<?x?x?x?x?xi16>, tensor<?x6x?x2x?xi16>, tensor<2x2x?x5x?xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (1, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x4x1xf16>, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 4 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = 3 : index}) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>, f64) attributes {padlab.seed = 1513963388 : i64} {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x4x1xf16>
    %0 = tensor.empty(%dim) : tensor<2x?x1xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x?x1xf64>) -> tensor<2x?x1xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x4x1xf16>) outs(%1 : tensor<2x?x1xf64>) {
    ^bb0(%in: f16, %out: f64):
      %cst_13 = arith.constant 2.000000e+00 : f64
      %5 = arith.subf %out, %cst_13 : f64
      %6 = arith.subf %5, %5 : f64
      %7 = arith.minimumf %5, %6 : f64
      linalg.yield %7 : f64
    } -> tensor<2x?x1xf64>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %2, %c0_0 : tensor<2x?x1xf64>
    %c-1 = arith.constant -1 : index
    %3 = arith.addi %dim_1, %c-1 : index
    %c2 = arith.constant 2 : index
    %cst_2 = arith.constant 2.000000e+00 : f64
    %padded = tensor.pad %2 low[%c0, %arg1, %c2] high[%3, %arg2, %arg1] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_2 : f64
    } : tensor<2x?x1xf64> to tensor<?x?x?xf64>
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %padded, %c0_3 : tensor<?x?x?xf64>
    %c-3 = arith.constant -3 : index
    %4 = arith.addi %dim_4, %c-3 : index
    %extracted = tensor.extract %padded[%arg2, %4, %arg3] : tensor<?x?x?xf64>
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c0_7 = arith.constant 0 : index
    %padded_8 = tensor.pad %2 low[%c0_5, %arg3, %c0_7] high[%c1_6, %arg4, %arg1] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index):
      %cst_13 = arith.constant -1.000000e+00 : f64
      tensor.yield %cst_13 : f64
    } : tensor<2x?x1xf64> to tensor<?x?x?xf64>
    %c3 = arith.constant 3 : index
    %c2_9 = arith.constant 2 : index
    %dim_10 = tensor.dim %2, %c2_9 : tensor<2x?x1xf64>
    %c0_11 = arith.constant 0 : index
    %padded_12 = tensor.pad %2 low[%c3, %dim_10, %arg6] high[%arg5, %arg6, %c0_11] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index):
      %cst_13 = arith.constant -1.000000e+00 : f64
      tensor.yield %cst_13 : f64
    } : tensor<2x?x1xf64> to tensor<?x?x?xf64>
    return %padded_8, %padded_12, %extracted : tensor<?x?x?xf64>, tensor<?x?x?xf64>, f64
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<() -> ()>
module {
  func.func @main(%arg0: index {padlab.value = 6 : index}, %arg1: tensor<?x?x?xi32> {padlab.extents = array<i64: 5, 3, 2>}, %arg2: tensor<i32>) -> (tensor<?xi16>, tensor<?x?x?xi32>, tensor<i32>, tensor<i32>, tensor<i32>) attributes {padlab.seed = 2640651225 : i64} {
    %0 = tensor.empty(%arg0) : tensor<?xi16>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<?xi16>) {
    ^bb0(%out: i16):
      %c1_i16 = arith.constant 1 : i16
      linalg.yield %c1_i16 : i16
    } -> tensor<?xi16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x?xi32>
    %c-2 = arith.constant -2 : index
    %2 = arith.addi %dim, %c-2 : index
    %c2 = arith.constant 2 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg1, %c0_0 : tensor<?x?x?xi32>
    %3 = tensor.empty(%2, %c2, %dim_1) : tensor<?x?x?xi32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?x?x?xi32>) outs(%3 : tensor<?x?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c1_i32 = arith.constant 1 : i32
      linalg.yield %c1_i32 : i32
    } -> tensor<?x?x?xi32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%arg2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.subi %out, %in : i32
      linalg.yield %6 : i32
    } -> tensor<i32>
    %padded = tensor.pad %5 low[] high[] {
      %c0_i32 = arith.constant 0 : i32
      tensor.yield %c0_i32 : i32
    } : tensor<i32> to tensor<i32>
    %c-2_i32 = arith.constant -2 : i32
    %padded_2 = tensor.pad %5 low[] high[] {
      tensor.yield %c-2_i32 : i32
    } : tensor<i32> to tensor<i32>
    return %1, %4, %5, %padded, %padded_2 : tensor<?xi16>, tensor<?x?x?xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<5x?x?xf64> {padlab.extents = array<i64: 2, 2>}, %arg1: tensor<?x?xf64> {padlab.extents = array<i64: 2, 2>}, %arg2: tensor<2x5x?x2xf64> {padlab.extents = array<i64: 2>}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 5 : index}, %arg5: tensor<2x?x5x2xf64> {padlab.extents = array<i64: 2>}, %arg6: index {padlab.value = 0 : index}, %arg7: index {padlab.value = 0 : index}) -> (tensor<2x5x?x2xf64>, tensor<2x?x5x2xf64>, tensor<6x?x?x?xf64>, tensor<?x?x?x?xf64>) attributes {padlab.seed = 1261843435 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<2x5x?x2xf64>
    %c0_0 = arith.constant 0 : index
    %0 = arith.addi %dim, %c0_0 : index
    %1 = tensor.empty(%arg3, %arg4, %0) : tensor<2x?x?x?xf64>
    %2:2 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<5x?x?xf64>, tensor<?x?xf64>) outs(%arg2, %1 : tensor<2x5x?x2xf64>, tensor<2x?x?x?xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64, %out_6: f64):
      %4 = linalg.index 0 : index
      %5 = arith.index_cast %4 : index to i64
      %6 = arith.sitofp %5 : i64 to f64
      %7 = arith.divf %6, %in : f64
      %8 = arith.index_cast %4 : index to i64
      %9 = arith.sitofp %8 : i64 to f64
      %10 = arith.index_castui %4 : index to i64
      %11 = arith.uitofp %10 : i64 to f64
      %12 = arith.maximumf %9, %11 : f64
      %13 = arith.maximumf %in, %12 : f64
      linalg.yield %in, %13 : f64, f64
    } -> (tensor<2x5x?x2xf64>, tensor<2x?x?x?xf64>)
    %3 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2#0, %2#0 : tensor<2x5x?x2xf64>, tensor<2x5x?x2xf64>) outs(%arg5 : tensor<2x?x5x2xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %4 = linalg.index 1 : index
      %5 = arith.index_cast %4 : index to i64
      %6 = arith.uitofp %5 : i64 to f64
      %7 = arith.divf %in, %6 : f64
      %cst = arith.constant 4.940660e-324 : f64
      %8 = arith.divf %in, %cst : f64
      %cst_6 = arith.constant 1.000000e+00 : f64
      %9 = arith.index_cast %4 : index to i64
      %10 = arith.sitofp %9 : i64 to f64
      %11 = arith.mulf %cst_6, %10 : f64
      linalg.yield %11 : f64
    } -> tensor<2x?x5x2xf64>
    %c0_1 = arith.constant 0 : index
    %padded = tensor.pad %2#1 low[4, 1, %arg6, 0] high[0, 0, %c0_1, %arg6] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index):
      %cst = arith.constant -5.000000e-01 : f64
      tensor.yield %cst : f64
    } : tensor<2x?x?x?xf64> to tensor<6x?x?x?xf64>
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %padded_4 = tensor.pad %2#1 low[%arg6, %arg3, %c0_2, %c0_3] high[%arg6, 1, %arg3, %arg7] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index):
      %cst = arith.constant -5.000000e-01 : f64
      tensor.yield %cst : f64
    } : tensor<2x?x?x?xf64> to tensor<?x?x?x?xf64>
    return %2#0, %3, %padded, %padded_4 : tensor<2x5x?x2xf64>, tensor<2x?x5x2xf64>, tensor<6x?x?x?xf64>, tensor<?x?x?x?xf64>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d1, d3, d2, d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d1, d2, d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d1, d0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>
module {
  func.func @main(%arg0: tensor<5x1x5x1xf32>, %arg1: tensor<1x1x5x1xf32>, %arg2: tensor<5x1xf32>, %arg3: tensor<5x5x1x1xf32>, %arg4: index {padlab.value = 0 : index}) -> (tensor<1x5x5x1xf32>, tensor<1x5x5x1xf32>, tensor<5x1x5x1xf32>, tensor<5x6x6x?xf32>, tensor<?x8x6x?xf32>) attributes {padlab.seed = 1315754682 : i64} {
    %0 = tensor.empty() : tensor<1x5x5x1xf32>
    %cst = arith.constant 4.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x5x5x1xf32>) -> tensor<1x5x5x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x1x5x1xf32>) outs(%1 : tensor<1x5x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5x5x1xf32>
    %3 = tensor.empty() : tensor<1x5x5x1xf32>
    %4:2 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%3, %2 : tensor<1x5x5x1xf32>, tensor<1x5x5x1xf32>) {
    ^bb0(%out: f32, %out_2: f32):
      %cst_3 = arith.constant -3.000000e+00 : f32
      %cst_4 = arith.constant 2.500000e+00 : f32
      %cst_5 = arith.constant 1.500000e+00 : f32
      %6 = arith.maximumf %cst_4, %cst_5 : f32
      %7 = arith.subf %6, %6 : f32
      %8 = arith.mulf %7, %6 : f32
      %cst_6 = arith.constant -1.500000e+00 : f32
      %9 = arith.maximumf %7, %cst_6 : f32
      %10 = arith.maximumf %6, %9 : f32
      %11 = arith.cmpf ogt, %10, %6 : f32
      %12 = arith.select %11, %8, %8 : f32
      linalg.yield %8, %12 : f32, f32
    } -> (tensor<1x5x5x1xf32>, tensor<1x5x5x1xf32>)
    %5:2 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %arg2, %arg3 : tensor<1x1x5x1xf32>, tensor<5x1xf32>, tensor<5x5x1x1xf32>) outs(%4#0, %arg0 : tensor<1x5x5x1xf32>, tensor<5x1x5x1xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32, %out_4: f32):
      %cst_5 = arith.constant -5.000000e-01 : f32
      %6 = arith.divf %cst_5, %in_3 : f32
      %7 = arith.subf %in_3, %in_3 : f32
      %8 = arith.addf %in_2, %6 : f32
      linalg.yield %6, %8 : f32, f32
    } -> (tensor<1x5x5x1xf32>, tensor<5x1x5x1xf32>)
    %padded = tensor.pad %4#1 low[3, 0, 1, %arg4] high[1, 1, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      %c1 = arith.constant 1 : index
      %6 = arith.remui %arg6, %c1 : index
      %c5 = arith.constant 5 : index
      %7 = arith.remui %arg7, %c5 : index
      %c5_2 = arith.constant 5 : index
      %8 = arith.remui %arg8, %c5_2 : index
      %c1_3 = arith.constant 1 : index
      %9 = arith.remui %arg7, %c1_3 : index
      %extracted = tensor.extract %5#0[%6, %7, %8, %9] : tensor<1x5x5x1xf32>
      tensor.yield %extracted : f32
    } : tensor<1x5x5x1xf32> to tensor<5x6x6x?xf32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %padded_1 = tensor.pad %5#0 low[%c0, 1, 1, 3] high[0, 2, 0, %c0_0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      %cst_2 = arith.constant 0.000000e+00 : f32
      tensor.yield %cst_2 : f32
    } : tensor<1x5x5x1xf32> to tensor<?x8x6x?xf32>
    return %4#1, %5#0, %5#1, %padded, %padded_1 : tensor<1x5x5x1xf32>, tensor<1x5x5x1xf32>, tensor<5x1x5x1xf32>, tensor<5x6x6x?xf32>, tensor<?x8x6x?xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4x?xi8> {padlab.extents = array<i64: 2>}, %arg1: index {padlab.value = 2 : index}, %arg2: i8, %arg3: tensor<6x6xi32>, %arg4: tensor<6xi8>, %arg5: tensor<?x6xi32> {padlab.extents = array<i64: 6>}) -> (tensor<4x2xi8>, tensor<?x6xi8>, tensor<6x6xi32>, tensor<?x6xi32>, tensor<0xi8>, tensor<0xi32>) attributes {padlab.seed = 4158743693 : i64} {
    %0 = tensor.empty() : tensor<4x2xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x?xi8>) outs(%0 : tensor<4x2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c2_i8 = arith.constant 2 : i8
      %8 = arith.remui %in, %c2_i8 : i8
      linalg.yield %8 : i8
    } -> tensor<4x2xi8>
    %2 = arith.xori %arg2, %arg2 : i8
    %3 = arith.andi %2, %arg2 : i8
    %padded = tensor.pad %1 nofold low[%arg1, 2] high[0, 2] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %3 : i8
    } : tensor<4x2xi8> to tensor<?x6xi8>
    %4:2 = linalg.generic {indexing_maps = [#map1, #map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg4 : tensor<6x6xi32>, tensor<6xi8>) outs(%arg3, %arg5 : tensor<6x6xi32>, tensor<?x6xi32>) {
    ^bb0(%in: i32, %in_0: i8, %out: i32, %out_1: i32):
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %c7_i32 = arith.constant 7 : i32
      %8 = arith.extsi %in_0 : i8 to i32
      %c3_i32 = arith.constant 3 : i32
      %9 = arith.andi %8, %c3_i32 : i32
      %c1_i32 = arith.constant 1 : i32
      %10 = arith.ori %9, %c1_i32 : i32
      %11 = arith.remsi %c2147483647_i32, %10 : i32
      %c0_i32 = arith.constant 0 : i32
      %12 = arith.cmpi ugt, %11, %c0_i32 : i32
      %13 = arith.select %12, %11, %in : i32
      %14 = arith.extui %in_0 : i8 to i32
      linalg.yield %13, %14 : i32, i32
    } -> (tensor<6x6xi32>, tensor<?x6xi32>)
    %5 = tensor.empty() : tensor<0xi8>
    %6 = tensor.empty() : tensor<0xi32>
    %7:2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} outs(%5, %6 : tensor<0xi8>, tensor<0xi32>) {
    ^bb0(%out: i8, %out_0: i32):
      %c5_i8 = arith.constant 5 : i8
      %c3_i8 = arith.constant 3 : i8
      %c2_i8 = arith.constant 2 : i8
      %8 = arith.andi %c3_i8, %c2_i8 : i8
      %c-2_i32 = arith.constant -2 : i32
      %9 = arith.extsi %8 : i8 to i32
      %c-2147483648_i32 = arith.constant -2147483648 : i32
      %10 = arith.ori %9, %c-2147483648_i32 : i32
      linalg.yield %8, %10 : i8, i32
    } -> (tensor<0xi8>, tensor<0xi32>)
    return %1, %padded, %4#0, %4#1, %7#0, %7#1 : tensor<4x2xi8>, tensor<?x6xi8>, tensor<6x6xi32>, tensor<?x6xi32>, tensor<0xi8>, tensor<0xi32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 1)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x?xi1> {padlab.extents = array<i64: 1, 2>}, %arg1: tensor<?x?xf32> {padlab.extents = array<i64: 1, 2>}, %arg2: tensor<?x?xi64> {padlab.extents = array<i64: 2, 2>}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: tensor<?xi1> {padlab.extents = array<i64: 8>}, %arg6: tensor<?xi1> {padlab.extents = array<i64: 8>}, %arg7: tensor<?x?xf32> {padlab.extents = array<i64: 6, 3>}, %arg8: tensor<?x?xf32> {padlab.extents = array<i64: 6, 3>}, %arg9: tensor<?x?xi64> {padlab.extents = array<i64: 6, 3>}, %arg10: tensor<?xf32> {padlab.extents = array<i64: 2>}) -> (tensor<?x?xf32>, tensor<?x?xi1>, tensor<1x?xf32>, tensor<?xf32>, tensor<?x?xi64>, tensor<?xf32>) attributes {padlab.seed = 3212842549 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xi1>) outs(%arg1 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %out: f32):
      %8 = arith.sitofp %in : i1 to f32
      linalg.yield %8 : f32
    } -> tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?xi64>
    %c0_0 = arith.constant 0 : index
    %1 = arith.addi %dim, %c0_0 : index
    %2 = tensor.empty(%1, %arg3) : tensor<?x?xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?x?xi64>) outs(%2 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %8 = arith.trunci %in : i64 to i1
      %9 = arith.trunci %in : i64 to i1
      %10 = arith.trunci %in : i64 to i1
      %11 = arith.minui %9, %10 : i1
      %true = arith.constant true
      %12 = arith.minsi %11, %true : i1
      %false = arith.constant false
      %13 = arith.maxui %12, %false : i1
      linalg.yield %13 : i1
    } -> tensor<?x?xi1>
    %c0_1 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0_1, %arg4] : tensor<?x?xf32>
    %padded = tensor.pad %0 nofold low[0, 2] high[0, 2] {
    ^bb0(%arg11: index, %arg12: index):
      tensor.yield %extracted : f32
    } : tensor<?x?xf32> to tensor<1x?xf32>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %arg6, %c0_2 : tensor<?xi1>
    %4 = tensor.empty(%dim_3) : tensor<?xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg5, %arg6 : tensor<?xi1>, tensor<?xi1>) outs(%4 : tensor<?xf32>) {
    ^bb0(%in: i1, %in_4: i1, %out: f32):
      %8 = linalg.index 0 : index
      %9 = arith.index_cast %8 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.sitofp %in : i1 to f32
      %12 = arith.sitofp %in_4 : i1 to f32
      %13 = arith.addf %11, %12 : f32
      %14 = arith.sitofp %in_4 : i1 to f32
      %15 = arith.maximumf %13, %14 : f32
      %16 = arith.sitofp %in_4 : i1 to f32
      %17 = arith.index_castui %8 : index to i64
      %18 = arith.uitofp %17 : i64 to f32
      %19 = arith.mulf %16, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<?xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7, %arg8, %arg9 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xi64>) outs(%arg9 : tensor<?x?xi64>) {
    ^bb0(%in: f32, %in_4: f32, %in_5: i64, %out: i64):
      %c5_i64 = arith.constant 5 : i64
      %cst = arith.constant 2.500000e+00 : f32
      %8 = arith.cmpf ueq, %in, %cst : f32
      %9 = arith.extsi %8 : i1 to i64
      %c3_i64 = arith.constant 3 : i64
      %10 = arith.divsi %9, %c3_i64 : i64
      %c2_i64 = arith.constant 2 : i64
      %c57_i64 = arith.constant 57 : i64
      %11 = arith.shli %c2_i64, %c57_i64 : i64
      linalg.yield %11 : i64
    } -> tensor<?x?xi64>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg10 : tensor<?xf32>) outs(%arg10 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = linalg.index 0 : index
      %cst = arith.constant 0xFF800000 : f32
      %9 = arith.index_castui %8 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.minimumf %cst, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<?xf32>
    return %0, %3, %padded, %5, %6, %7 : tensor<?x?xf32>, tensor<?x?xi1>, tensor<1x?xf32>, tensor<?xf32>, tensor<?x?xi64>, tensor<?xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x?xf32> {padlab.extents = array<i64: 4>}, %arg1: tensor<4x3xf32>, %arg2: index {padlab.value = 4 : index}) -> (tensor<7x8xindex>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<8x8xindex>, tensor<6xindex>) attributes {padlab.seed = 3555376334 : i64} {
    %0 = tensor.empty() : tensor<3x4xindex>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<3x?xf32>, tensor<3x?xf32>) outs(%0 : tensor<3x4xindex>) {
    ^bb0(%in: f32, %in_3: f32, %out: index):
      %cst_4 = arith.constant -5.000000e-01 : f32
      %10 = arith.cmpf ord, %in_3, %cst_4 : f32
      %11 = arith.index_cast %10 : i1 to index
      %cst_5 = arith.constant 2.500000e+00 : f32
      %12 = arith.cmpf une, %in_3, %cst_5 : f32
      %13 = arith.index_cast %12 : i1 to index
      %cst_6 = arith.constant 0.000000e+00 : f32
      %14 = arith.cmpf ogt, %in, %cst_6 : f32
      %15 = arith.index_castui %14 : i1 to index
      %16 = arith.andi %13, %15 : index
      %c7 = arith.constant 7 : index
      %17 = arith.minui %16, %c7 : index
      linalg.yield %17 : index
    } -> tensor<3x4xindex>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<4x3xf32>
    %c-1 = arith.constant -1 : index
    %2 = arith.addi %dim, %c-1 : index
    %3 = tensor.empty(%2, %arg2) : tensor<?x?xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x3xf32>) outs(%3 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.cmpf ord, %in, %in : f32
      %11 = arith.select %10, %in, %in : f32
      %12 = arith.minimumf %in, %in : f32
      %cst_3 = arith.constant 2.500000e+00 : f32
      %13 = arith.addf %in, %cst_3 : f32
      linalg.yield %13 : f32
    } -> tensor<?x?xf32>
    %c-7 = arith.constant -7 : index
    %padded = tensor.pad %1 nofold low[3, 1] high[1, 3] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %c-7 : index
    } : tensor<3x4xindex> to tensor<7x8xindex>
    %cst = arith.constant 0.000000e+00 : f32
    %padded_0 = tensor.pad %4 low[3, 1] high[1, 1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %padded_1 = tensor.pad %4 low[1, 0] high[2, 2] {
    ^bb0(%arg3: index, %arg4: index):
      %cst_3 = arith.constant 2.000000e+00 : f32
      tensor.yield %cst_3 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %5 = tensor.empty() : tensor<8x8xindex>
    %c-7_2 = arith.constant -7 : index
    %6 = linalg.fill ins(%c-7_2 : index) outs(%5 : tensor<8x8xindex>) -> tensor<8x8xindex>
    %inserted_slice = tensor.insert_slice %padded into %6[1, 0] [7, 8] [1, 1] : tensor<7x8xindex> into tensor<8x8xindex>
    %7 = tensor.empty() : tensor<6xindex>
    %c2 = arith.constant 2 : index
    %8 = linalg.fill ins(%c2 : index) outs(%7 : tensor<6xindex>) -> tensor<6xindex>
    %9 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%padded_1 : tensor<?x?xf32>) outs(%8 : tensor<6xindex>) {
    ^bb0(%in: f32, %out: index):
      %cst_3 = arith.constant 0.000000e+00 : f32
      %10 = arith.cmpf oge, %in, %cst_3 : f32
      %11 = arith.index_cast %10 : i1 to index
      %12 = arith.addi %out, %11 : index
      linalg.yield %12 : index
    } -> tensor<6xindex>
    return %padded, %padded_0, %padded_1, %inserted_slice, %9 : tensor<7x8xindex>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<8x8xindex>, tensor<6xindex>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x1x3xi64> {padlab.extents = array<i64: 5>}, %arg1: tensor<5x1x3xi8>, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: tensor<7x?xi64> {padlab.extents = array<i64: 5>}) -> (tensor<5x1x3xi8>, tensor<?x7x4xi64>, tensor<?x5x5xi8>, tensor<?x5x5xi8>, tensor<7x?xi64>) attributes {padlab.seed = 3158359074 : i64} {
    %0 = tensor.empty() : tensor<5x3x3xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x1x3xi64>) outs(%0 : tensor<5x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c60_i64 = arith.constant 60 : i64
      %4 = arith.shrsi %in, %c60_i64 : i64
      %c2_i64 = arith.constant 2 : i64
      %5 = arith.remsi %in, %c2_i64 : i64
      %6 = arith.addi %5, %5 : i64
      linalg.yield %6 : i64
    } -> tensor<5x3x3xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x1x3xi64>) outs(%arg1 : tensor<5x1x3xi8>) {
    ^bb0(%in: i64, %out: i8):
      %4 = arith.subi %in, %in : i64
      %5 = arith.trunci %in : i64 to i8
      %6 = arith.trunci %in : i64 to i8
      %7 = arith.trunci %4 : i64 to i8
      %8 = arith.maxsi %6, %7 : i8
      %9 = arith.trunci %in : i64 to i8
      %10 = arith.trunci %in : i64 to i8
      %11 = arith.ori %9, %10 : i8
      linalg.yield %11 : i8
    } -> tensor<5x1x3xi8>
    %padded = tensor.pad %1 nofold low[%arg2, 1, 0] high[2, 3, 1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %c1_i64 = arith.constant 1 : i64
      tensor.yield %c1_i64 : i64
    } : tensor<5x3x3xi64> to tensor<?x7x4xi64>
    %padded_0 = tensor.pad %2 low[2, 4, 2] high[%arg3, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %c100_i8 = arith.constant 100 : i8
      tensor.yield %c100_i8 : i8
    } : tensor<5x1x3xi8> to tensor<?x5x5xi8>
    %inserted_slice = tensor.insert_slice %arg1 into %padded_0[2, 0, 2] [5, 1, 3] [1, 1, 1] : tensor<5x1x3xi8> into tensor<?x5x5xi8>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%inserted_slice : tensor<?x5x5xi8>) outs(%arg4 : tensor<7x?xi64>) {
    ^bb0(%in: i8, %out: i64):
      %4 = arith.extui %in : i8 to i64
      %5 = arith.minui %out, %4 : i64
      linalg.yield %5 : i64
    } -> tensor<7x?xi64>
    return %2, %padded, %padded_0, %inserted_slice, %3 : tensor<5x1x3xi8>, tensor<?x7x4xi64>, tensor<?x5x5xi8>, tensor<?x5x5xi8>, tensor<7x?xi64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x?xf64> {padlab.extents = array<i64: 6, 4>}, %arg1: tensor<?x?xf64> {padlab.extents = array<i64: 6, 4>}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: f64, %arg5: index {padlab.value = 0 : index}, %arg6: f64, %arg7: tensor<f64>, %arg8: tensor<f16>, %arg9: index {padlab.value = 7 : index}, %arg10: index {padlab.value = 8 : index}) -> (tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<f16>, tensor<?xf64>, tensor<?xf64>) attributes {padlab.seed = 3876449746 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xf64>) outs(%arg1 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.divf %out, %out : f64
      linalg.yield %10 : f64
    } -> tensor<?x?xf64>
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %0 low[0, %arg3] high[%arg2, %c2] {
    ^bb0(%arg11: index, %arg12: index):
      tensor.yield %arg4 : f64
    } : tensor<?x?xf64> to tensor<?x?xf64>
    %padded_0 = tensor.pad %0 low[%arg5, 0] high[1, 2] {
    ^bb0(%arg11: index, %arg12: index):
      tensor.yield %arg6 : f64
    } : tensor<?x?xf64> to tensor<?x?xf64>
    %1 = tensor.empty() : tensor<f16>
    %cst = arith.constant 5.000000e-01 : f16
    %2 = linalg.fill ins(%cst : f16) outs(%1 : tensor<f16>) -> tensor<f16>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%0 : tensor<?x?xf64>) outs(%2 : tensor<f16>) {
    ^bb0(%in: f64, %out: f16):
      %10 = arith.truncf %in : f64 to f32
      %11 = arith.truncf %10 : f32 to f16
      %12 = arith.mulf %out, %11 : f16
      linalg.yield %12 : f16
    } -> tensor<f16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg7, %arg8 : tensor<f64>, tensor<f16>) outs(%3 : tensor<f16>) {
    ^bb0(%in: f64, %in_2: f16, %out: f16):
      linalg.yield %in_2 : f16
    } -> tensor<f16>
    %5 = tensor.empty(%arg9) : tensor<?xf64>
    %cst_1 = arith.constant -5.000000e-01 : f64
    %6 = linalg.fill ins(%cst_1 : f64) outs(%5 : tensor<?xf64>) -> tensor<?xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%padded : tensor<?x?xf64>) outs(%6 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.minimumf %out, %in : f64
      linalg.yield %10 : f64
    } -> tensor<?xf64>
    %8 = tensor.empty(%arg10) : tensor<?xf64>
    %9 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%8 : tensor<?xf64>) {
    ^bb0(%out: f64):
      %cst_2 = arith.constant -1.500000e+00 : f16
      %cst_3 = arith.constant 2.000000e+00 : f16
      %10 = arith.addf %cst_2, %cst_3 : f16
      %cst_4 = arith.constant -1.000000e+00 : f64
      %11 = arith.extf %10 : f16 to f64
      %cst_5 = arith.constant 0.000000e+00 : f64
      %12 = arith.divf %11, %cst_5 : f64
      %13 = arith.extf %10 : f16 to f64
      %14 = arith.extf %10 : f16 to f64
      %15 = arith.divf %13, %14 : f64
      linalg.yield %15 : f64
    } -> tensor<?xf64>
    return %0, %padded, %padded_0, %4, %7, %9 : tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<f16>, tensor<?xf64>, tensor<?xf64>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
module {
  func.func @main(%arg0: tensor<?x?xi8> {padlab.extents = array<i64: 3, 3>}, %arg1: tensor<?x?x?x?xi8> {padlab.extents = array<i64: 3, 3, 3, 2>}, %arg2: tensor<?xi8> {padlab.extents = array<i64: 3>}, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 2 : index}, %arg5: tensor<?xi16> {padlab.extents = array<i64: 4>}, %arg6: tensor<f64>) -> (tensor<?x?x?x?xi8>, tensor<?x?x?xf64>, tensor<?xi16>, tensor<?x?xf64>) attributes {padlab.seed = 793901932 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?xi8>) outs(%arg1 : tensor<?x?x?x?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %10 = linalg.index 1 : index
      %c5_i8 = arith.constant 5 : i8
      %11 = arith.index_cast %10 : index to i8
      %12 = arith.addi %c5_i8, %11 : i8
      %13 = arith.subi %in, %out : i8
      %c1_i8 = arith.constant 1 : i8
      %14 = arith.minui %13, %c1_i8 : i8
      linalg.yield %14 : i8
    } -> tensor<?x?x?x?xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xi8>
    %1 = tensor.empty(%arg3, %arg4, %dim) : tensor<?x?x?xf64>
    %cst = arith.constant 1.7976931348623157E+308 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<?xi8>) outs(%2 : tensor<?x?x?xf64>) {
    ^bb0(%in: i8, %out: f64):
      %10 = linalg.index 1 : index
      %cst_2 = arith.constant -5.000000e-01 : f64
      %cst_3 = arith.constant 1.500000e+00 : f64
      %11 = arith.sitofp %in : i8 to f64
      %12 = arith.divf %cst_3, %11 : f64
      %13 = arith.subf %12, %12 : f64
      linalg.yield %13 : f64
    } -> tensor<?x?x?xf64>
    %c4 = arith.constant 4 : index
    %4 = tensor.empty(%c4) : tensor<?xi16>
    %c-7_i16 = arith.constant -7 : i16
    %5 = linalg.fill ins(%c-7_i16 : i16) outs(%4 : tensor<?xi16>) -> tensor<?xi16>
    %6 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel"]} ins(%arg5, %arg6 : tensor<?xi16>, tensor<f64>) outs(%5 : tensor<?xi16>) {
    ^bb0(%in: i16, %in_2: f64, %out: i16):
      %10 = linalg.index 0 : index
      %c0_i16 = arith.constant 0 : i16
      %cst_3 = arith.constant -0.000000e+00 : f64
      %11 = arith.cmpf uno, %in_2, %cst_3 : f64
      %12 = arith.extui %11 : i1 to i16
      %13 = arith.maxui %in, %12 : i16
      %c3_i16 = arith.constant 3 : i16
      %c4_i16 = arith.constant 4 : i16
      %14 = arith.shli %c3_i16, %c4_i16 : i16
      linalg.yield %14 : i16
    } -> tensor<?xi16>
    %padded = tensor.pad %0 low[4, 1, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      %c-2_i8 = arith.constant -2 : i8
      tensor.yield %c-2_i8 : i8
    } : tensor<?x?x?x?xi8> to tensor<?x?x?x?xi8>
    %c3 = arith.constant 3 : index
    %dim_0 = tensor.dim %padded, %c3 : tensor<?x?x?x?xi8>
    %7 = tensor.empty(%arg3, %dim_0) : tensor<?x?xf64>
    %cst_1 = arith.constant 1.7976931348623157E+308 : f64
    %8 = linalg.fill ins(%cst_1 : f64) outs(%7 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %9 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction", "parallel"]} ins(%arg1 : tensor<?x?x?x?xi8>) outs(%8 : tensor<?x?xf64>) {
    ^bb0(%in: i8, %out: f64):
      %10 = arith.sitofp %in : i8 to f64
      %11 = arith.minimumf %out, %10 : f64
      linalg.yield %11 : f64
    } -> tensor<?x?xf64>
    return %0, %3, %6, %9 : tensor<?x?x?x?xi8>, tensor<?x?x?xf64>, tensor<?xi16>, tensor<?x?xf64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?xi64> {padlab.extents = array<i64: 6>}, %arg1: tensor<?x?xi64> {padlab.extents = array<i64: 7, 6>}) -> tensor<?x?xi64> attributes {padlab.seed = 31481276 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?xi64>) outs(%arg1 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c0_i64 = arith.constant 0 : i64
      linalg.yield %c0_i64 : i64
    } -> tensor<?x?xi64>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<?xi64>
    %padded = tensor.pad %0 nofold low[2, 3] high[%c1, 1] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : i64
    } : tensor<?x?xi64> to tensor<?x?xi64>
    return %padded : tensor<?x?xi64>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xi8>) -> (tensor<2xi8>, tensor<5xi8>) attributes {padlab.seed = 1704723152 : i64} {
    %0 = tensor.empty() : tensor<2xi8>
    %c127_i8 = arith.constant 127 : i8
    %1 = linalg.fill ins(%c127_i8 : i8) outs(%0 : tensor<2xi8>) -> tensor<2xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<2xf32>, tensor<2xf32>, tensor<2xi8>) outs(%1 : tensor<2xi8>) {
    ^bb0(%in: f32, %in_0: f32, %in_1: i8, %out: i8):
      %c1_i8 = arith.constant 1 : i8
      %3 = arith.minui %in_1, %in_1 : i8
      linalg.yield %3 : i8
    } -> tensor<2xi8>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %2[%c1] : tensor<2xi8>
    %padded = tensor.pad %2 nofold low[0] high[3] {
    ^bb0(%arg3: index):
      tensor.yield %extracted : i8
    } : tensor<2xi8> to tensor<5xi8>
    return %2, %padded : tensor<2xi8>, tensor<5xi8>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x5x?xi16> {padlab.extents = array<i64: 2>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: tensor<4x2xf32>, %arg4: tensor<?x2xf32> {padlab.extents = array<i64: 4>}) -> (tensor<4x3x8xf32>, tensor<4x5x3xi16>, tensor<4x2xi16>, i16) attributes {padlab.seed = 1716763434 : i64} {
    %0 = tensor.empty() : tensor<4x3x5xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<4x3x5xf32>) {
    ^bb0(%out: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %cst_0 = arith.constant 5.000000e-01 : f32
      %cst_1 = arith.constant 1.500000e+00 : f32
      %6 = arith.maximumf %cst_0, %cst_1 : f32
      linalg.yield %6 : f32
    } -> tensor<4x3x5xf32>
    %padded = tensor.pad %1 nofold low[0, 0, 0] high[0, 0, 3] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %cst = arith.constant 4.000000e+00 : f32
      tensor.yield %cst : f32
    } : tensor<4x3x5xf32> to tensor<4x3x8xf32>
    %2 = tensor.empty() : tensor<4x5x3xi16>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x5x?xi16>) outs(%2 : tensor<4x5x3xi16>) {
    ^bb0(%in: i16, %out: i16):
      %cst = arith.constant 5.000000e-01 : f32
      %6 = arith.sitofp %in : i16 to f32
      %7 = arith.mulf %cst, %6 : f32
      %c100_i16 = arith.constant 100 : i16
      %cst_0 = arith.constant 0.000000e+00 : f32
      %8 = arith.cmpf ule, %7, %cst_0 : f32
      %9 = arith.extui %8 : i1 to i16
      %10 = arith.muli %9, %in : i16
      linalg.yield %10 : i16
    } -> tensor<4x5x3xi16>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%arg1, %arg2, %c1] : tensor<4x5x?xi16>
    %4 = tensor.empty() : tensor<4x2xi16>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg4 : tensor<4x2xf32>, tensor<?x2xf32>) outs(%4 : tensor<4x2xi16>) {
    ^bb0(%in: f32, %in_0: f32, %out: i16):
      %cst = arith.constant 2.000000e+00 : f32
      %6 = arith.cmpf ule, %in, %cst : f32
      %7 = arith.extui %6 : i1 to i16
      %cst_1 = arith.constant 5.000000e-01 : f32
      %8 = arith.cmpf oge, %in_0, %cst_1 : f32
      %9 = arith.extsi %8 : i1 to i16
      %c2_i16 = arith.constant 2 : i16
      %cst_2 = arith.constant -1.500000e+00 : f32
      %10 = arith.cmpf one, %in_0, %cst_2 : f32
      %11 = arith.extsi %10 : i1 to i16
      %c3_i16 = arith.constant 3 : i16
      %12 = arith.andi %11, %c3_i16 : i16
      %c1_i16 = arith.constant 1 : i16
      %13 = arith.ori %12, %c1_i16 : i16
      %14 = arith.divui %9, %13 : i16
      %cst_3 = arith.constant 5.000000e-01 : f32
      %15 = arith.cmpf olt, %in_0, %cst_3 : f32
      %16 = arith.extsi %15 : i1 to i16
      %17 = arith.minui %16, %14 : i16
      %18 = arith.addi %14, %17 : i16
      linalg.yield %18 : i16
    } -> tensor<4x2xi16>
    return %padded, %3, %5, %extracted : tensor<4x3x8xf32>, tensor<4x5x3xi16>, tensor<4x2xi16>, i16
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @main(%arg0: tensor<2x?xf32> {padlab.extents = array<i64: 7>}, %arg1: tensor<7x2xf32>, %arg2: tensor<1x?xf32> {padlab.extents = array<i64: 7>}, %arg3: tensor<6x?xf32> {padlab.extents = array<i64: 1>}, %arg4: tensor<1x?xf32> {padlab.extents = array<i64: 6>}, %arg5: index {padlab.value = 1 : index}) -> (tensor<2x7xf32>, tensor<?x6xf32>, tensor<?x?xf32>) attributes {padlab.seed = 2866495583 : i64} {
    %0 = tensor.empty() : tensor<2x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<2x?xf32>, tensor<7x2xf32>, tensor<1x?xf32>) outs(%0 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_0: f32, %in_1: f32, %out: f32):
      %5 = arith.negf %in_0 : f32
      %cst = arith.constant 1.000000e+00 : f32
      %cst_2 = arith.constant 2.000000e+00 : f32
      %6 = arith.addf %cst, %cst_2 : f32
      %7 = arith.maximumf %6, %in_0 : f32
      %8 = arith.subf %in, %7 : f32
      linalg.yield %8 : f32
    } -> tensor<2x7xf32>
    %2 = tensor.empty(%arg5) : tensor<?x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg4 : tensor<6x?xf32>, tensor<1x?xf32>) outs(%2 : tensor<?x6xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %5 = arith.subf %in_0, %in : f32
      linalg.yield %5 : f32
    } -> tensor<?x6xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %3, %c0 : tensor<?x6xf32>
    %c-1 = arith.constant -1 : index
    %4 = arith.addi %dim, %c-1 : index
    %padded = tensor.pad %3 low[2, %4] high[1, 4] {
    ^bb0(%arg6: index, %arg7: index):
      %cst = arith.constant 5.000000e-01 : f32
      tensor.yield %cst : f32
    } : tensor<?x6xf32> to tensor<?x?xf32>
    return %1, %3, %padded : tensor<2x7xf32>, tensor<?x6xf32>, tensor<?x?xf32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x?xf32> {padlab.extents = array<i64: 3, 6>}, %arg1: tensor<3x?x2xi1> {padlab.extents = array<i64: 6>}, %arg2: index {padlab.value = 6 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 2 : index}) -> (tensor<3x?x2xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, i1, f32) attributes {padlab.seed = 1775433623 : i64} {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%arg2, %c2) : tensor<3x?x?xf32>
    %1:2 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<3x?x2xi1>) outs(%arg1, %0 : tensor<3x?x2xi1>, tensor<3x?x?xf32>) {
    ^bb0(%in: f32, %in_5: i1, %out: i1, %out_6: f32):
      %true = arith.constant true
      %6 = arith.sitofp %out : i1 to f32
      linalg.yield %true, %6 : i1, f32
    } -> (tensor<3x?x2xi1>, tensor<3x?x?xf32>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1#1, %c0 : tensor<3x?x?xf32>
    %c2_0 = arith.constant 2 : index
    %2 = arith.addi %dim, %c2_0 : index
    %3 = tensor.empty(%2) : tensor<?xi1>
    %c5 = arith.constant 5 : index
    %4 = tensor.empty(%c5) : tensor<?xi1>
    %5:2 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} outs(%3, %4 : tensor<?xi1>, tensor<?xi1>) {
    ^bb0(%out: i1, %out_5: i1):
      %false = arith.constant false
      %true = arith.constant true
      %false_6 = arith.constant false
      %6 = arith.minsi %true, %false_6 : i1
      %7 = arith.xori %6, %6 : i1
      %8 = arith.minsi %6, %7 : i1
      %9 = arith.xori %7, %8 : i1
      %false_7 = arith.constant false
      %10 = arith.cmpi slt, %6, %false_7 : i1
      %11 = arith.select %10, %7, %6 : i1
      linalg.yield %8, %11 : i1, i1
    } -> (tensor<?xi1>, tensor<?xi1>)
    %padded = tensor.pad %5#1 low[0] high[2] {
    ^bb0(%arg5: index):
      %false = arith.constant false
      tensor.yield %false : i1
    } : tensor<?xi1> to tensor<?xi1>
    %extracted_slice = tensor.extract_slice %padded[5] [2] [1] : tensor<?xi1> to tensor<2xi1>
    %extracted = tensor.extract %extracted_slice[%arg3] : tensor<2xi1>
    %padded_1 = tensor.pad %padded low[1] high[3] {
    ^bb0(%arg5: index):
      %false = arith.constant false
      tensor.yield %false : i1
    } : tensor<?xi1> to tensor<?xi1>
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %extracted_4 = tensor.extract %1#1[%c0_2, %arg4, %c0_3] : tensor<3x?x?xf32>
    return %1#0, %5#0, %5#1, %padded_1, %extracted, %extracted_4 : tensor<3x?x2xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, i1, f32
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (1)>
module {
  func.func @main(%arg0: tensor<?xbf16> {padlab.extents = array<i64: 7>}, %arg1: tensor<?xi16> {padlab.extents = array<i64: 7>}, %arg2: tensor<2xbf16>, %arg3: tensor<11xi16>, %arg4: index {padlab.value = 11 : index}) -> (tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>) attributes {padlab.seed = 1673106056 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xbf16>) outs(%arg0 : tensor<?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %4 = arith.minimumf %in, %out : bf16
      %cst = arith.constant -1.000000e+00 : bf16
      %5 = arith.subf %cst, %4 : bf16
      %6 = arith.subf %5, %out : bf16
      linalg.yield %6 : bf16
    } -> tensor<?xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xi16>) outs(%0 : tensor<?xbf16>) {
    ^bb0(%in: i16, %out: bf16):
      linalg.yield %out : bf16
    } -> tensor<?xbf16>
    %padded = tensor.pad %1 low[2] high[1] {
    ^bb0(%arg5: index):
      %cst = arith.constant -1.000000e+00 : bf16
      tensor.yield %cst : bf16
    } : tensor<?xbf16> to tensor<?xbf16>
    %padded_0 = tensor.pad %1 low[1] high[3] {
    ^bb0(%arg5: index):
      %cst = arith.constant -5.000000e-01 : bf16
      tensor.yield %cst : bf16
    } : tensor<?xbf16> to tensor<?xbf16>
    %2 = tensor.empty(%arg4) : tensor<?xbf16>
    %3:2 = linalg.generic {indexing_maps = [#map1, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %arg3 : tensor<2xbf16>, tensor<11xi16>) outs(%padded_0, %2 : tensor<?xbf16>, tensor<?xbf16>) {
    ^bb0(%in: bf16, %in_1: i16, %out: bf16, %out_2: bf16):
      %4 = arith.sitofp %in_1 : i16 to bf16
      %5 = arith.maximumf %in, %4 : bf16
      %6 = arith.uitofp %in_1 : i16 to bf16
      %7 = arith.negf %6 : bf16
      %8 = arith.sitofp %in_1 : i16 to bf16
      %9 = arith.cmpf uno, %5, %out : bf16
      %cst = arith.constant 2.500000e+00 : bf16
      %10 = arith.select %9, %cst, %5 : bf16
      %11 = arith.minimumf %in, %10 : bf16
      linalg.yield %7, %11 : bf16, bf16
    } -> (tensor<?xbf16>, tensor<?xbf16>)
    return %1, %padded, %3#0, %3#1 : tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<7x?xf16> {padlab.extents = array<i64: 2>}, %arg1: index {padlab.value = 0 : index}, %arg2: f16) -> (tensor<7x?xf16>, tensor<?x?xf16>) attributes {padlab.seed = 657918599 : i64} {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<7x?xf16>) {
    ^bb0(%out: f16):
      %cst = arith.constant 1.500000e+00 : f16
      %cst_0 = arith.constant -5.000000e-01 : f16
      %cst_1 = arith.constant -1.500000e+00 : f16
      %1 = arith.divf %cst_0, %cst_1 : f16
      %2 = arith.maximumf %1, %1 : f16
      linalg.yield %2 : f16
    } -> tensor<7x?xf16>
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %0 low[%c2, 1] high[%arg1, 2] {
    ^bb0(%arg3: index, %arg4: index):
      %1 = arith.maximumf %arg2, %arg2 : f16
      %2 = arith.cmpf olt, %1, %arg2 : f16
      %cst = arith.constant -1.000000e+00 : f16
      %cst_0 = arith.constant 2.000000e+00 : f16
      %3 = arith.select %2, %cst, %cst_0 : f16
      %cst_1 = arith.constant 2.500000e+00 : f16
      %4 = arith.subf %cst_1, %arg2 : f16
      tensor.yield %4 : f16
    } : tensor<7x?xf16> to tensor<?x?xf16>
    return %0, %padded : tensor<7x?xf16>, tensor<?x?xf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: index {padlab.value = 5 : index}) -> (tensor<?x?xi16>, tensor<?x?xf16>, tensor<?x?xf16>) attributes {padlab.seed = 1413512815 : i64} {
    %c6 = arith.constant 6 : index
    %0 = tensor.empty(%arg0, %c6) : tensor<?x?xi16>
    %c-7_i16 = arith.constant -7 : i16
    %1 = linalg.fill ins(%c-7_i16 : i16) outs(%0 : tensor<?x?xi16>) -> tensor<?x?xi16>
    %c5 = arith.constant 5 : index
    %c6_0 = arith.constant 6 : index
    %2 = tensor.empty(%c5, %c6_0) : tensor<?x?xf16>
    %3:2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} outs(%1, %2 : tensor<?x?xi16>, tensor<?x?xf16>) {
    ^bb0(%out: i16, %out_1: f16):
      %5 = linalg.index 1 : index
      %6 = arith.index_cast %5 : index to i16
      %c-1_i16 = arith.constant -1 : i16
      %7 = arith.index_cast %5 : index to i16
      %8 = arith.ori %c-1_i16, %7 : i16
      %c-7_i16_2 = arith.constant -7 : i16
      %9 = arith.andi %8, %c-7_i16_2 : i16
      %c13_i16 = arith.constant 13 : i16
      %10 = arith.shli %9, %c13_i16 : i16
      %11 = arith.uitofp %8 : i16 to f16
      %cst_3 = arith.constant -5.000000e-01 : f16
      %12 = arith.index_cast %5 : index to i16
      %13 = arith.sitofp %12 : i16 to f16
      %14 = arith.mulf %cst_3, %13 : f16
      linalg.yield %10, %14 : i16, f16
    } -> (tensor<?x?xi16>, tensor<?x?xf16>)
    %padded = tensor.pad %3#1 low[1, 1] high[0, 3] {
    ^bb0(%arg1: index, %arg2: index):
      %cst_1 = arith.constant 1.000000e+00 : f16
      tensor.yield %cst_1 : f16
    } : tensor<?x?xf16> to tensor<?x?xf16>
    %cst = arith.constant -1.500000e+00 : f16
    %4 = linalg.fill ins(%cst : f16) outs(%3#1 : tensor<?x?xf16>) -> tensor<?x?xf16>
    return %3#0, %padded, %4 : tensor<?x?xi16>, tensor<?x?xf16>, tensor<?x?xf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6x0xi32>, %arg1: tensor<7xi32>) -> (tensor<6x0xi1>, tensor<7xi32>, tensor<10xi32>, tensor<1xi32>) attributes {padlab.seed = 1137568371 : i64} {
    %0 = tensor.empty() : tensor<6x0xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x0xi32>) outs(%0 : tensor<6x0xi1>) {
    ^bb0(%in: i32, %out: i1):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %3 : index to i1
      linalg.yield %4 : i1
    } -> tensor<6x0xi1>
    %2:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg1, %arg1 : tensor<7xi32>, tensor<7xi32>) outs(%arg1, %arg1 : tensor<7xi32>, tensor<7xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32, %out_1: i32):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %3 : index to i32
      %5 = arith.andi %in, %4 : i32
      %c-7_i32 = arith.constant -7 : i32
      %6 = arith.maxui %c-7_i32, %in : i32
      %7 = arith.maxsi %5, %in : i32
      %c1_i32 = arith.constant 1 : i32
      %c100 = arith.constant 100 : index
      %c2 = arith.constant 2 : index
      %8 = arith.cmpi sgt, %c100, %c2 : index
      %c-2_i32 = arith.constant -2 : i32
      %9 = arith.select %8, %c-2_i32, %out_1 : i32
      %c14_i32 = arith.constant 14 : i32
      %10 = arith.shli %9, %c14_i32 : i32
      %c3_i32 = arith.constant 3 : i32
      %c-1_i32 = arith.constant -1 : i32
      %11 = arith.xori %c3_i32, %c-1_i32 : i32
      linalg.yield %7, %11 : i32, i32
    } -> (tensor<7xi32>, tensor<7xi32>)
    %padded = tensor.pad %2#1 low[2] high[1] {
    ^bb0(%arg2: index):
      %c-2_i32 = arith.constant -2 : i32
      tensor.yield %c-2_i32 : i32
    } : tensor<7xi32> to tensor<10xi32>
    %extracted_slice = tensor.extract_slice %2#1[6] [1] [1] : tensor<7xi32> to tensor<1xi32>
    return %1, %2#0, %padded, %extracted_slice : tensor<6x0xi1>, tensor<7xi32>, tensor<10xi32>, tensor<1xi32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x?xbf16> {padlab.extents = array<i64: 6, 4, 2>}) -> (tensor<?x?x?xbf16>, tensor<?x?x?xbf16>, tensor<?x?x?xbf16>) attributes {padlab.seed = 3832025673 : i64} {
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?xbf16>) outs(%arg0, %arg0 : tensor<?x?x?xbf16>, tensor<?x?x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16, %out_0: bf16):
      %1 = arith.negf %out : bf16
      %2 = arith.minimumf %1, %out_0 : bf16
      %cst = arith.constant 4.000000e+00 : bf16
      %3 = arith.addf %in, %cst : bf16
      %4 = arith.negf %3 : bf16
      %cst_1 = arith.constant 4.000000e+00 : bf16
      %5 = arith.addf %2, %cst_1 : bf16
      linalg.yield %3, %5 : bf16, bf16
    } -> (tensor<?x?x?xbf16>, tensor<?x?x?xbf16>)
    %padded = tensor.pad %0#0 low[1, 0, 1] high[0, 0, 3] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %cst = arith.constant 1.500000e+00 : bf16
      tensor.yield %cst : bf16
    } : tensor<?x?x?xbf16> to tensor<?x?x?xbf16>
    return %0#0, %0#1, %padded : tensor<?x?x?xbf16>, tensor<?x?x?xbf16>, tensor<?x?x?xbf16>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d2, d1, d0, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, d2, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (0, d1, d2, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d2, d0, d4)>
module {
  func.func @main(%arg0: tensor<2x4x4x2x1xi1>, %arg1: tensor<2x1x4x2x1xi1>, %arg2: tensor<1x8x4x2x1xi1>, %arg3: tensor<8x2x4x3x1xi1>, %arg4: tensor<3x8x4x2x1xi1>) -> (tensor<2x4x4x2x1xi1>, tensor<2x4x4x2x1xi1>, tensor<6x4x4x2x1xi1>, tensor<3x8x4x2x1xi1>, index) attributes {padlab.seed = 2908415914 : i64} {
    %0 = tensor.empty() : tensor<2x4x4x2x1xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x4x4x2x1xi1>) outs(%0 : tensor<2x4x4x2x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %false = arith.constant false
      %7 = arith.ori %in, %in : i1
      %true = arith.constant true
      %8 = arith.maxsi %true, %in : i1
      %9 = arith.maxsi %8, %8 : i1
      linalg.yield %9 : i1
    } -> tensor<2x4x4x2x1xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x4x4x2x1xi1>) outs(%1 : tensor<2x4x4x2x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %true = arith.constant true
      %7 = arith.maxui %true, %in : i1
      %8 = arith.subi %in, %in : i1
      linalg.yield %8 : i1
    } -> tensor<2x4x4x2x1xi1>
    %3 = tensor.empty() : tensor<2x4x4x2x1xi1>
    %4 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x1x4x2x1xi1>) outs(%3 : tensor<2x4x4x2x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %7 = arith.maxui %in, %in : i1
      linalg.yield %in : i1
    } -> tensor<2x4x4x2x1xi1>
    %padded = tensor.pad %1 nofold low[1, 0, 0, 0, 0] high[3, 0, 0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %false = arith.constant false
      tensor.yield %false : i1
    } : tensor<2x4x4x2x1xi1> to tensor<6x4x4x2x1xi1>
    %padded_0 = tensor.pad %4 nofold low[1, 4, 0, 0, 0] high[0, 0, 0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<2x4x4x2x1xi1> to tensor<3x8x4x2x1xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %arg3 : tensor<1x8x4x2x1xi1>, tensor<8x2x4x3x1xi1>) outs(%arg4 : tensor<3x8x4x2x1xi1>) {
    ^bb0(%in: i1, %in_2: i1, %out: i1):
      %7 = arith.minsi %in, %in : i1
      %false = arith.constant false
      %8 = arith.subi %in_2, %false : i1
      %9 = arith.cmpi sge, %in_2, %in_2 : i1
      %10 = arith.select %9, %7, %8 : i1
      linalg.yield %10 : i1
    } -> tensor<3x8x4x2x1xi1>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %5, %c0 : tensor<3x8x4x2x1xi1>
    %c-3 = arith.constant -3 : index
    %6 = arith.addi %dim, %c-3 : index
    %dim_1 = tensor.dim %2, %6 : tensor<2x4x4x2x1xi1>
    return %1, %4, %padded, %padded_0, %dim_1 : tensor<2x4x4x2x1xi1>, tensor<2x4x4x2x1xi1>, tensor<6x4x4x2x1xi1>, tensor<3x8x4x2x1xi1>, index
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: index {padlab.value = 6 : index}) -> (tensor<?xi64>, tensor<?xi64>, tensor<7xi64>) attributes {padlab.seed = 3637499868 : i64} {
    %0 = tensor.empty(%arg0) : tensor<?xi64>
    %c6 = arith.constant 6 : index
    %1 = tensor.empty(%c6) : tensor<?xi64>
    %c100_i64 = arith.constant 100 : i64
    %2 = linalg.fill ins(%c100_i64 : i64) outs(%1 : tensor<?xi64>) -> tensor<?xi64>
    %3:2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} outs(%0, %2 : tensor<?xi64>, tensor<?xi64>) {
    ^bb0(%out: i64, %out_1: i64):
      %c0_i64 = arith.constant 0 : i64
      %c-2_i64 = arith.constant -2 : i64
      %c1_i64 = arith.constant 1 : i64
      %7 = arith.maxsi %c-2_i64, %c1_i64 : i64
      %8 = arith.minui %7, %7 : i64
      linalg.yield %8, %8 : i64, i64
    } -> (tensor<?xi64>, tensor<?xi64>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %3#1, %c0 : tensor<?xi64>
    %c0_0 = arith.constant 0 : index
    %4 = arith.addi %dim, %c0_0 : index
    %5 = tensor.empty(%4) : tensor<?xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %c5_i64 = arith.constant 5 : i64
      linalg.yield %c5_i64 : i64
    } -> tensor<?xi64>
    %padded = tensor.pad %3#1 low[0] high[1] {
    ^bb0(%arg1: index):
      %c-1_i64 = arith.constant -1 : i64
      tensor.yield %c-1_i64 : i64
    } : tensor<?xi64> to tensor<7xi64>
    return %3#0, %6, %padded : tensor<?xi64>, tensor<?xi64>, tensor<7xi64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x3x?x?xf16> {padlab.extents = array<i64: 1, 2, 3>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 0 : index}) -> (tensor<?x6xf16>, tensor<?x?xf16>, tensor<?x?xf16>) attributes {padlab.seed = 2011391310 : i64} {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?x6xf16>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<?x6xf16>) {
    ^bb0(%out: f16):
      %4 = linalg.index 0 : index
      %cst_2 = arith.constant -5.000000e-01 : f16
      %5 = arith.cmpi ule, %4, %4 : index
      %6 = arith.index_cast %4 : index to i16
      %7 = arith.sitofp %6 : i16 to f16
      %8 = arith.index_cast %4 : index to i16
      %9 = arith.sitofp %8 : i16 to f16
      %10 = arith.select %5, %7, %9 : f16
      linalg.yield %10 : f16
    } -> tensor<?x6xf16>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x3x?x?xf16>) outs(%arg0 : tensor<?x3x?x?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %cst_2 = arith.constant 2.000000e+00 : f16
      %4 = arith.maximumf %cst_2, %in : f16
      linalg.yield %4 : f16
    } -> tensor<?x3x?x?xf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2, %c0 : tensor<?x3x?x?xf16>
    %c-1 = arith.constant -1 : index
    %3 = arith.addi %dim, %c-1 : index
    %cst = arith.constant -1.500000e+00 : f16
    %padded = tensor.pad %1 nofold low[0, %arg1] high[0, %3] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %cst : f16
    } : tensor<?x6xf16> to tensor<?x?xf16>
    %cst_0 = arith.constant -1.500000e+00 : f16
    %padded_1 = tensor.pad %1 nofold low[0, %arg1] high[%arg2, %arg2] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %cst_0 : f16
    } : tensor<?x6xf16> to tensor<?x?xf16>
    return %1, %padded, %padded_1 : tensor<?x6xf16>, tensor<?x?xf16>, tensor<?x?xf16>
  }
}

// -----
#map = affine_map<(d0) -> (1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xf16>, %arg1: tensor<0xf64>, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 1 : index}) -> tensor<?xi16> attributes {padlab.seed = 2036736998 : i64} {
    %0 = tensor.empty() : tensor<0xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<2xf16>, tensor<0xf64>) outs(%0 : tensor<0xi16>) {
    ^bb0(%in: f16, %in_0: f64, %out: i16):
      %cst = arith.constant 2.500000e+00 : f16
      %2 = arith.cmpf oeq, %in, %cst : f16
      %3 = arith.extui %2 : i1 to i16
      %cst_1 = arith.constant 4.000000e+00 : f64
      %4 = arith.cmpf ogt, %in_0, %cst_1 : f64
      %5 = arith.extsi %4 : i1 to i16
      %c-1_i16 = arith.constant -1 : i16
      %6 = arith.subi %5, %c-1_i16 : i16
      %c1_i16 = arith.constant 1 : i16
      %c3_i16 = arith.constant 3 : i16
      %7 = arith.divui %c1_i16, %c3_i16 : i16
      linalg.yield %7 : i16
    } -> tensor<0xi16>
    %padded = tensor.pad %1 low[%arg2] high[%arg3] {
    ^bb0(%arg4: index):
      %c0_i16 = arith.constant 0 : i16
      tensor.yield %c0_i16 : i16
    } : tensor<0xi16> to tensor<?xi16>
    return %padded : tensor<?xi16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x1xi32> {padlab.extents = array<i64: 4>}, %arg1: tensor<4x1xi32>, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<4x1xi32>, tensor<?x?xi32>, tensor<?x?xi32>) attributes {padlab.seed = 2106369212 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x1xi32>) outs(%arg1 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %0 low[%c3, %arg2] high[%c1, %arg2] {
    ^bb0(%arg5: index, %arg6: index):
      %c2_i32 = arith.constant 2 : i32
      tensor.yield %c2_i32 : i32
    } : tensor<4x1xi32> to tensor<?x?xi32>
    %c1_0 = arith.constant 1 : index
    %dim = tensor.dim %padded, %c1_0 : tensor<?x?xi32>
    %c-1 = arith.constant -1 : index
    %1 = arith.addi %dim, %c-1 : index
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %padded, %c1_1 : tensor<?x?xi32>
    %c-1_3 = arith.constant -1 : index
    %2 = arith.addi %dim_2, %c-1_3 : index
    %padded_4 = tensor.pad %0 low[%1, %arg3] high[%2, %arg4] {
    ^bb0(%arg5: index, %arg6: index):
      %c1_i32 = arith.constant 1 : i32
      tensor.yield %c1_i32 : i32
    } : tensor<4x1xi32> to tensor<?x?xi32>
    return %0, %padded, %padded_4 : tensor<4x1xi32>, tensor<?x?xi32>, tensor<?x?xi32>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?xf64> {padlab.extents = array<i64: 1>}, %arg1: tensor<1xf64>, %arg2: index {padlab.value = 1 : index}, %arg3: tensor<?x?x?xf64> {padlab.extents = array<i64: 1, 1, 1>}, %arg4: index {padlab.value = 1 : index}) -> (tensor<1xf64>, tensor<?xf64>, tensor<1x?x?xf64>, tensor<1x?x1xf64>, tensor<3x?x4xf64>, tensor<?xf64>) attributes {padlab.seed = 2747391613 : i64} {
    %0 = tensor.empty(%arg2) : tensor<?xf64>
    %cst = arith.constant 0xFFF0000000000000 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf64>) outs(%arg1, %1 : tensor<1xf64>, tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64, %out_3: f64):
      %7 = arith.cmpf ogt, %out, %in : f64
      %cst_4 = arith.constant 4.000000e+00 : f64
      %8 = arith.select %7, %cst_4, %in : f64
      %cst_5 = arith.constant -1.000000e+00 : f64
      %9 = arith.minimumf %8, %cst_5 : f64
      linalg.yield %9, %8 : f64, f64
    } -> (tensor<1xf64>, tensor<?xf64>)
    %c1 = arith.constant 1 : index
    %3 = tensor.empty(%c1, %arg4) : tensor<1x?x?xf64>
    %c1_0 = arith.constant 1 : index
    %4 = tensor.empty(%c1_0) : tensor<1x?x1xf64>
    %5:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<?x?x?xf64>) outs(%3, %4 : tensor<1x?x?xf64>, tensor<1x?x1xf64>) {
    ^bb0(%in: f64, %out: f64, %out_3: f64):
      %7 = arith.divf %in, %in : f64
      %cst_4 = arith.constant 1.000000e+00 : f64
      %8 = arith.cmpf one, %cst_4, %in : f64
      %cst_5 = arith.constant 2.500000e+00 : f64
      %9 = arith.select %8, %cst_5, %7 : f64
      %10 = arith.negf %7 : f64
      linalg.yield %7, %10 : f64, f64
    } -> (tensor<1x?x?xf64>, tensor<1x?x1xf64>)
    %padded = tensor.pad %5#1 low[1, %arg2, 3] high[1, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %cst_3 = arith.constant -3.000000e+00 : f64
      tensor.yield %cst_3 : f64
    } : tensor<1x?x1xf64> to tensor<3x?x4xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0 : tensor<3x?x4xf64>
    %c-3 = arith.constant -3 : index
    %6 = arith.addi %dim, %c-3 : index
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %5#1, %c0_1 : tensor<1x?x1xf64>
    %extracted_slice = tensor.extract_slice %arg1[%6] [%dim_2] [3] : tensor<1xf64> to tensor<?xf64>
    return %2#0, %2#1, %5#0, %5#1, %padded, %extracted_slice : tensor<1xf64>, tensor<?xf64>, tensor<1x?x?xf64>, tensor<1x?x1xf64>, tensor<3x?x4xf64>, tensor<?xf64>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<6xi16>) attributes {padlab.seed = 4228659129 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xi16>) outs(%arg0 : tensor<3xi16>) {
    ^bb0(%in: i16, %out: i16):
      %c3_i16 = arith.constant 3 : i16
      %3 = arith.divui %in, %c3_i16 : i16
      %c-7_i16 = arith.constant -7 : i16
      %c7_i16 = arith.constant 7 : i16
      %4 = arith.remui %c-7_i16, %c7_i16 : i16
      linalg.yield %4 : i16
    } -> tensor<3xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %0 : tensor<3xi16>, tensor<3xi16>) outs(%0 : tensor<3xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %c2_i16 = arith.constant 2 : i16
      %3 = arith.remui %in, %c2_i16 : i16
      %4 = arith.addi %out, %in_0 : i16
      linalg.yield %4 : i16
    } -> tensor<3xi16>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<3xi16>) {
    ^bb0(%out: i16):
      %3 = arith.cmpi ne, %out, %out : i16
      %4 = arith.select %3, %out, %out : i16
      linalg.yield %out : i16
    } -> tensor<3xi16>
    %padded = tensor.pad %1 low[0] high[3] {
    ^bb0(%arg1: index):
      %c3_i16 = arith.constant 3 : i16
      tensor.yield %c3_i16 : i16
    } : tensor<3xi16> to tensor<6xi16>
    return %0, %1, %2, %padded : tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<6xi16>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xi8>, %arg1: tensor<7xi16>, %arg2: tensor<3xi8>) -> (tensor<7xi16>, tensor<7xi16>, tensor<?xi8>, tensor<3xi8>, tensor<11xi16>, tensor<14xi16>) attributes {padlab.seed = 1343921919 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<3xi8>
    %c0_0 = arith.constant 0 : index
    %0 = arith.addi %dim, %c0_0 : index
    %1 = tensor.empty(%0) : tensor<?xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xi8>) outs(%1 : tensor<?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %5 = arith.extui %in : i8 to i16
      %c7_i16 = arith.constant 7 : i16
      %6 = arith.extui %in : i8 to i16
      %c3_i16 = arith.constant 3 : i16
      %7 = arith.andi %6, %c3_i16 : i16
      %c1_i16 = arith.constant 1 : i16
      %8 = arith.ori %7, %c1_i16 : i16
      %9 = arith.remsi %5, %8 : i16
      %10 = arith.trunci %9 : i16 to i8
      %11 = arith.muli %10, %in : i8
      %12 = arith.trunci %9 : i16 to i8
      %c3_i8 = arith.constant 3 : i8
      %13 = arith.shrui %12, %c3_i8 : i8
      linalg.yield %13 : i8
    } -> tensor<?xi8>
    %3:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %arg1 : tensor<7xi16>, tensor<7xi16>) outs(%arg1, %arg1 : tensor<7xi16>, tensor<7xi16>) {
    ^bb0(%in: i16, %in_2: i16, %out: i16, %out_3: i16):
      %5 = arith.muli %in, %in_2 : i16
      %6 = arith.trunci %in_2 : i16 to i8
      %7 = arith.trunci %in_2 : i16 to i8
      %8 = arith.xori %6, %7 : i8
      linalg.yield %5, %in_2 : i16, i16
    } -> (tensor<7xi16>, tensor<7xi16>)
    %4:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<3xi8>) outs(%2, %arg2 : tensor<?xi8>, tensor<3xi8>) {
    ^bb0(%in: i8, %out: i8, %out_2: i8):
      %5 = arith.andi %out_2, %out_2 : i8
      %c7_i8 = arith.constant 7 : i8
      %6 = arith.divsi %out_2, %c7_i8 : i8
      %c0_i8 = arith.constant 0 : i8
      %7 = arith.cmpi eq, %5, %c0_i8 : i8
      %8 = arith.select %7, %5, %out_2 : i8
      linalg.yield %8, %8 : i8, i8
    } -> (tensor<?xi8>, tensor<3xi8>)
    %c-1_i16 = arith.constant -1 : i16
    %padded = tensor.pad %3#0 low[4] high[0] {
    ^bb0(%arg3: index):
      tensor.yield %c-1_i16 : i16
    } : tensor<7xi16> to tensor<11xi16>
    %padded_1 = tensor.pad %padded nofold low[0] high[3] {
    ^bb0(%arg3: index):
      %c3_i16 = arith.constant 3 : i16
      tensor.yield %c3_i16 : i16
    } : tensor<11xi16> to tensor<14xi16>
    return %3#0, %3#1, %4#0, %4#1, %padded, %padded_1 : tensor<7xi16>, tensor<7xi16>, tensor<?xi8>, tensor<3xi8>, tensor<11xi16>, tensor<14xi16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xi8> {padlab.extents = array<i64: 5, 3>}, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = 2 : index}, %arg7: index {padlab.value = 4 : index}, %arg8: index {padlab.value = 0 : index}) -> (tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>) attributes {padlab.seed = 2392434069 : i64} {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%arg1, %c5) : tensor<?x?xi8>
    %1:2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xi8>) outs(%0, %arg0 : tensor<?x?xi8>, tensor<?x?xi8>) {
    ^bb0(%in: i8, %out: i8, %out_6: i8):
      %c-7_i8 = arith.constant -7 : i8
      %4 = arith.maxsi %in, %in : i8
      %c-1_i8 = arith.constant -1 : i8
      %5 = arith.cmpi ne, %c-1_i8, %4 : i8
      %6 = arith.select %5, %in, %4 : i8
      %7 = arith.subi %6, %in : i8
      %c7_i8 = arith.constant 7 : i8
      %c5_i8 = arith.constant 5 : i8
      %8 = arith.minui %in, %c5_i8 : i8
      %9 = arith.minui %6, %4 : i8
      linalg.yield %7, %9 : i8, i8
    } -> (tensor<?x?xi8>, tensor<?x?xi8>)
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %1#1, %c1 : tensor<?x?xi8>
    %c-3 = arith.constant -3 : index
    %2 = arith.addi %dim, %c-3 : index
    %padded = tensor.pad %1#0 low[%2, %arg2] high[0, %arg3] {
    ^bb0(%arg9: index, %arg10: index):
      %c-2_i8 = arith.constant -2 : i8
      tensor.yield %c-2_i8 : i8
    } : tensor<?x?xi8> to tensor<?x?xi8>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %padded, %c0 : tensor<?x?xi8>
    %c1_1 = arith.constant 1 : index
    %3 = arith.addi %dim_0, %c1_1 : index
    %extracted_slice = tensor.extract_slice %padded[%arg4, %arg7] [%arg5, %3] [%arg6, 1] : tensor<?x?xi8> to tensor<?x?xi8>
    %c1_2 = arith.constant 1 : index
    %c0_3 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    %dim_5 = tensor.dim %extracted_slice, %c1_4 : tensor<?x?xi8>
    %inserted_slice = tensor.insert_slice %extracted_slice into %1#0[%arg8, %c0_3] [%c1_2, %dim_5] [1, 1] : tensor<?x?xi8> into tensor<?x?xi8>
    return %1#1, %padded, %inserted_slice : tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d2, d0, d4)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: index {padlab.value = 1 : index}, %arg1: index {padlab.value = 2 : index}, %arg2: tensor<?xi64> {padlab.extents = array<i64: 2>}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<?x?x?x?x?xi64>, tensor<?xf32>, tensor<?xf32>, tensor<?xi64>) attributes {padlab.seed = 379519362 : i64} {
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%arg0, %arg1, %c1, %c1_0, %c2) : tensor<?x?x?x?x?xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<?x?x?x?x?xi64>) {
    ^bb0(%out: i64):
      %c3_i64 = arith.constant 3 : i64
      %c3_i64_2 = arith.constant 3 : i64
      %c100_i64 = arith.constant 100 : i64
      %4 = arith.minui %c3_i64_2, %c100_i64 : i64
      linalg.yield %4 : i64
    } -> tensor<?x?x?x?x?xi64>
    %2 = tensor.empty(%arg3) : tensor<?xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg2 : tensor<?xi64>) outs(%2 : tensor<?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %cst_2 = arith.constant 0.000000e+00 : bf16
      %4 = arith.trunci %in : i64 to i16
      %5 = arith.sitofp %4 : i16 to bf16
      %6 = arith.divf %cst_2, %5 : bf16
      %7 = arith.extf %6 : bf16 to f32
      linalg.yield %7 : f32
    } -> tensor<?xf32>
    %c1_1 = arith.constant 1 : index
    %cst = arith.constant -1.000000e+00 : f32
    %padded = tensor.pad %3 low[%c1_1] high[0] {
    ^bb0(%arg5: index):
      tensor.yield %cst : f32
    } : tensor<?xf32> to tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %3, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %arg2[%arg4] [%dim] [1] : tensor<?xi64> to tensor<?xi64>
    return %1, %3, %padded, %extracted_slice : tensor<?x?x?x?x?xi64>, tensor<?xf32>, tensor<?xf32>, tensor<?xi64>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 4>}, %arg1: tensor<?xi32> {padlab.extents = array<i64: 4>}) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) attributes {padlab.seed = 3685133588 : i64} {
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<?xi32>, tensor<?xi32>) outs(%arg1, %arg1 : tensor<?xi32>, tensor<?xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32, %out_2: i32):
      %1 = arith.cmpi ne, %out, %out : i32
      %2 = arith.select %1, %in_1, %out : i32
      %3 = arith.muli %in_1, %2 : i32
      %c100_i32 = arith.constant 100 : i32
      %4 = arith.maxsi %c100_i32, %in : i32
      %5 = arith.cmpi ule, %3, %3 : i32
      %6 = arith.select %5, %out, %3 : i32
      linalg.yield %3, %6 : i32, i32
    } -> (tensor<?xi32>, tensor<?xi32>)
    %padded = tensor.pad %0#1 low[2] high[0] {
    ^bb0(%arg2: index):
      %c-2147483648_i32 = arith.constant -2147483648 : i32
      tensor.yield %c-2147483648_i32 : i32
    } : tensor<?xi32> to tensor<?xi32>
    %c0 = arith.constant 0 : index
    %padded_0 = tensor.pad %0#1 low[2] high[%c0] {
    ^bb0(%arg2: index):
      %c-2147483648_i32 = arith.constant -2147483648 : i32
      tensor.yield %c-2147483648_i32 : i32
    } : tensor<?xi32> to tensor<?xi32>
    return %0#0, %0#1, %padded, %padded_0 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x?xi32> {padlab.extents = array<i64: 3, 4, 0>}, %arg1: tensor<?x?x?xi32> {padlab.extents = array<i64: 3, 4, 0>}) -> tensor<?x?x?xi32> attributes {padlab.seed = 2994873059 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?xi32>) outs(%arg1 : tensor<?x?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.subi %in, %in : i32
      %c100_i32 = arith.constant 100 : i32
      %2 = arith.xori %in, %c100_i32 : i32
      %3 = arith.xori %1, %in : i32
      linalg.yield %3 : i32
    } -> tensor<?x?x?xi32>
    %padded = tensor.pad %0 low[0, 4, 0] high[3, 0, 3] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %c-1_i32 = arith.constant -1 : i32
      tensor.yield %c-1_i32 : i32
    } : tensor<?x?x?xi32> to tensor<?x?x?xi32>
    return %padded : tensor<?x?x?xi32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 3 : index}, %arg4: tensor<?xi8> {padlab.extents = array<i64: 2>}, %arg5: i8) -> (tensor<4x4xi8>, tensor<?x?xi8>, tensor<?xi8>, tensor<?xi8>) attributes {padlab.seed = 1534454218 : i64} {
    %0 = tensor.empty() : tensor<4x4xi8>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x4xi8>) {
    ^bb0(%out: i8):
      %c7_i8 = arith.constant 7 : i8
      %c5_i8 = arith.constant 5 : i8
      %7 = arith.subi %c7_i8, %c5_i8 : i8
      %c-1_i8 = arith.constant -1 : i8
      %c7_i8_7 = arith.constant 7 : i8
      %8 = arith.maxui %7, %c7_i8_7 : i8
      %c-2_i8 = arith.constant -2 : i8
      %9 = arith.minsi %7, %c-2_i8 : i8
      %10 = arith.cmpi sge, %9, %9 : i8
      %11 = arith.select %10, %8, %8 : i8
      linalg.yield %11 : i8
    } -> tensor<4x4xi8>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %1 low[%c0, %arg1] high[%arg0, %arg2] {
    ^bb0(%arg6: index, %arg7: index):
      %c0_i8 = arith.constant 0 : i8
      tensor.yield %c0_i8 : i8
    } : tensor<4x4xi8> to tensor<4x?xi8>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0_0 : tensor<4x?xi8>
    %c-1 = arith.constant -1 : index
    %2 = arith.addi %dim, %c-1 : index
    %padded_1 = tensor.pad %1 low[%arg2, %arg3] high[%2, %arg0] {
    ^bb0(%arg6: index, %arg7: index):
      %c3_i8 = arith.constant 3 : i8
      tensor.yield %c3_i8 : i8
    } : tensor<4x4xi8> to tensor<?x?xi8>
    %3 = tensor.empty() : tensor<2xi8>
    %c-7_i8 = arith.constant -7 : i8
    %4 = linalg.fill ins(%c-7_i8 : i8) outs(%3 : tensor<2xi8>) -> tensor<2xi8>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg4 : tensor<?xi8>) outs(%4 : tensor<2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i8
      %c1_i8 = arith.constant 1 : i8
      %9 = arith.shli %8, %c1_i8 : i8
      linalg.yield %9 : i8
    } -> tensor<2xi8>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %padded_2 = tensor.pad %5 low[%c1] high[%c3] {
    ^bb0(%arg6: index):
      %c7_i8 = arith.constant 7 : i8
      tensor.yield %c7_i8 : i8
    } : tensor<2xi8> to tensor<?xi8>
    %c1_3 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %5, %c0_4 : tensor<2xi8>
    %c-2 = arith.constant -2 : index
    %6 = arith.addi %dim_5, %c-2 : index
    %padded_6 = tensor.pad %5 low[%c1_3] high[%6] {
    ^bb0(%arg6: index):
      tensor.yield %arg5 : i8
    } : tensor<2xi8> to tensor<?xi8>
    return %1, %padded_1, %padded_2, %padded_6 : tensor<4x4xi8>, tensor<?x?xi8>, tensor<?xi8>, tensor<?xi8>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi8> {padlab.extents = array<i64: 0>}, %arg1: i8, %arg2: index {padlab.value = 3 : index}) -> (tensor<0xi8>, tensor<0xi8>, tensor<4xi8>, tensor<?xi8>, tensor<?xi8>) attributes {padlab.seed = 1425692606 : i64} {
    %0 = tensor.empty() : tensor<0xi8>
    %1 = tensor.empty() : tensor<0xi8>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<?xi8>, tensor<?xi8>) outs(%0, %1 : tensor<0xi8>, tensor<0xi8>) {
    ^bb0(%in: i8, %in_2: i8, %out: i8, %out_3: i8):
      %7 = linalg.index 0 : index
      %c100_i8 = arith.constant 100 : i8
      %c7_i8 = arith.constant 7 : i8
      %c3_i8 = arith.constant 3 : i8
      %8 = arith.andi %in_2, %c3_i8 : i8
      %c1_i8_4 = arith.constant 1 : i8
      %9 = arith.ori %8, %c1_i8_4 : i8
      %10 = arith.remsi %c100_i8, %9 : i8
      %c0_i8 = arith.constant 0 : i8
      %11 = arith.shrui %in_2, %c0_i8 : i8
      %12 = arith.index_cast %7 : index to i8
      %13 = arith.minui %in_2, %in : i8
      %14 = arith.minsi %in_2, %13 : i8
      linalg.yield %10, %14 : i8, i8
    } -> (tensor<0xi8>, tensor<0xi8>)
    %padded = tensor.pad %2#1 low[4] high[0] {
    ^bb0(%arg3: index):
      %c-2_i8 = arith.constant -2 : i8
      tensor.yield %c-2_i8 : i8
    } : tensor<0xi8> to tensor<4xi8>
    %padded_0 = tensor.pad %2#1 low[1] high[2] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : i8
    } : tensor<0xi8> to tensor<3xi8>
    %c1_i8 = arith.constant 1 : i8
    %padded_1 = tensor.pad %2#0 low[0] high[0] {
    ^bb0(%arg3: index):
      tensor.yield %c1_i8 : i8
    } : tensor<0xi8> to tensor<0xi8>
    %3 = tensor.empty(%arg2) : tensor<?xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %padded_1, %c0 : tensor<0xi8>
    %c3 = arith.constant 3 : index
    %4 = arith.addi %dim, %c3 : index
    %5 = tensor.empty(%4) : tensor<?xi8>
    %6:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%padded_0, %padded_0 : tensor<3xi8>, tensor<3xi8>) outs(%3, %5 : tensor<?xi8>, tensor<?xi8>) {
    ^bb0(%in: i8, %in_2: i8, %out: i8, %out_3: i8):
      %c5_i8 = arith.constant 5 : i8
      %7 = arith.shrui %in, %c5_i8 : i8
      %8 = arith.cmpi sgt, %7, %in_2 : i8
      %9 = arith.select %8, %in, %in_2 : i8
      %c1_i8_4 = arith.constant 1 : i8
      %10 = arith.addi %9, %c1_i8_4 : i8
      %11 = arith.cmpi slt, %in, %7 : i8
      %12 = arith.select %11, %9, %in : i8
      %13 = arith.minui %7, %in_2 : i8
      linalg.yield %9, %13 : i8, i8
    } -> (tensor<?xi8>, tensor<?xi8>)
    return %2#0, %2#1, %padded, %6#0, %6#1 : tensor<0xi8>, tensor<0xi8>, tensor<4xi8>, tensor<?xi8>, tensor<?xi8>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<4x7xi8>, %arg1: tensor<7x4xi16>, %arg2: tensor<3xi8>, %arg3: tensor<i8>) -> (tensor<6x11xi8>, tensor<3xi8>) attributes {padlab.seed = 3349246109 : i64} {
    %0 = tensor.empty() : tensor<4x7xi8>
    %c-7_i8 = arith.constant -7 : i8
    %1 = linalg.fill ins(%c-7_i8 : i8) outs(%0 : tensor<4x7xi8>) -> tensor<4x7xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0, %arg1 : tensor<4x7xi8>, tensor<4x7xi8>, tensor<7x4xi16>) outs(%1 : tensor<4x7xi8>) {
    ^bb0(%in: i8, %in_0: i8, %in_1: i16, %out: i8):
      %c3_i8 = arith.constant 3 : i8
      %5 = arith.muli %in_0, %c3_i8 : i8
      %c0_i8 = arith.constant 0 : i8
      %6 = arith.shrsi %in_0, %c0_i8 : i8
      linalg.yield %6 : i8
    } -> tensor<4x7xi8>
    %padded = tensor.pad %2 low[2, 4] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      %c4 = arith.constant 4 : index
      %5 = arith.remui %arg5, %c4 : index
      %c7 = arith.constant 7 : index
      %6 = arith.remui %arg4, %c7 : index
      %extracted = tensor.extract %2[%5, %6] : tensor<4x7xi8>
      tensor.yield %extracted : i8
    } : tensor<4x7xi8> to tensor<6x11xi8>
    %3 = tensor.empty() : tensor<3xi8>
    %4 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel"]} ins(%arg2, %arg2, %arg3 : tensor<3xi8>, tensor<3xi8>, tensor<i8>) outs(%3 : tensor<3xi8>) {
    ^bb0(%in: i8, %in_0: i8, %in_1: i8, %out: i8):
      %c0_i8 = arith.constant 0 : i8
      %5 = arith.andi %c0_i8, %in : i8
      linalg.yield %5 : i8
    } -> tensor<3xi8>
    return %padded, %4 : tensor<6x11xi8>, tensor<3xi8>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<?xi8> {padlab.extents = array<i64: 2>}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 2 : index}) -> (tensor<?xi8>, tensor<?xi8>, tensor<?xi64>, index, index) attributes {padlab.seed = 4192572652 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%arg1 : tensor<?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %5 = linalg.index 0 : index
      %6 = arith.index_cast %5 : index to i8
      %7 = arith.index_cast %5 : index to i8
      %8 = arith.minui %7, %in : i8
      linalg.yield %8 : i8
    } -> tensor<?xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<?xi8>
    %c-1 = arith.constant -1 : index
    %1 = arith.addi %dim, %c-1 : index
    %extracted = tensor.extract %arg1[%1] : tensor<?xi8>
    %padded = tensor.pad %0 low[0] high[4] {
    ^bb0(%arg4: index):
      tensor.yield %extracted : i8
    } : tensor<?xi8> to tensor<?xi8>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %0, %c0_0 : tensor<?xi8>
    %dim_2 = tensor.dim %padded, %arg2 : tensor<?xi8>
    %2 = tensor.empty(%arg3) : tensor<?xi64>
    %c3_i64 = arith.constant 3 : i64
    %3 = linalg.fill ins(%c3_i64 : i64) outs(%2 : tensor<?xi64>) -> tensor<?xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %0 : tensor<2xi8>, tensor<?xi8>) outs(%3 : tensor<?xi64>) {
    ^bb0(%in: i8, %in_3: i8, %out: i64):
      %5 = linalg.index 0 : index
      %6 = arith.extsi %in_3 : i8 to i64
      %7 = arith.extui %in_3 : i8 to i64
      %8 = arith.index_cast %5 : index to i64
      %9 = arith.maxsi %7, %8 : i64
      %10 = arith.index_castui %5 : index to i64
      %11 = arith.extui %in_3 : i8 to i64
      %12 = arith.minsi %10, %11 : i64
      %13 = arith.extsi %in_3 : i8 to i64
      %c3_i64_4 = arith.constant 3 : i64
      %14 = arith.ori %13, %c3_i64_4 : i64
      linalg.yield %14 : i64
    } -> tensor<?xi64>
    return %0, %padded, %4, %dim_1, %dim_2 : tensor<?xi8>, tensor<?xi8>, tensor<?xi64>, index, index
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i1>, %arg1: i1) -> (tensor<i1>, tensor<i1>) attributes {padlab.seed = 3731273063 : i64} {
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %false = arith.constant false
      %true = arith.constant true
      %2 = arith.muli %true, %in : i1
      linalg.yield %2 : i1
    } -> tensor<i1>
    %padded = tensor.pad %1 low[] high[] {
      tensor.yield %arg1 : i1
    } : tensor<i1> to tensor<i1>
    return %1, %padded : tensor<i1>, tensor<i1>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
module {
  func.func @main(%arg0: tensor<5x6x1xi1>, %arg1: tensor<6x1x6xi1>, %arg2: tensor<6x1x6xbf16>, %arg3: tensor<4x3x4xi1>, %arg4: index {padlab.value = 0 : index}) -> (tensor<5x6x1xbf16>, tensor<5x6x1xbf16>, tensor<6x1x6xi1>, tensor<4x3x4xbf16>, tensor<6x7x?xi1>, tensor<1x2x2xi1>) attributes {padlab.seed = 4194791153 : i64} {
    %0 = tensor.empty() : tensor<5x6x1xbf16>
    %1 = tensor.empty() : tensor<5x6x1xbf16>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x6x1xi1>) outs(%0, %1 : tensor<5x6x1xbf16>, tensor<5x6x1xbf16>) {
    ^bb0(%in: i1, %out: bf16, %out_0: bf16):
      %7 = arith.sitofp %in : i1 to bf16
      %8 = arith.sitofp %in : i1 to bf16
      linalg.yield %7, %8 : bf16, bf16
    } -> (tensor<5x6x1xbf16>, tensor<5x6x1xbf16>)
    %3 = tensor.empty() : tensor<6x1x6xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %arg2 : tensor<6x1x6xi1>, tensor<6x1x6xbf16>) outs(%3 : tensor<6x1x6xi1>) {
    ^bb0(%in: i1, %in_0: bf16, %out: i1):
      %cst = arith.constant 0x7F80 : bf16
      %7 = arith.cmpf une, %in_0, %cst : bf16
      %true = arith.constant true
      %8 = arith.minsi %in, %true : i1
      %9 = arith.muli %8, %8 : i1
      %cst_1 = arith.constant 0x7F80 : bf16
      %10 = arith.cmpf ord, %in_0, %cst_1 : bf16
      %11 = arith.minsi %10, %in : i1
      linalg.yield %11 : i1
    } -> tensor<6x1x6xi1>
    %5 = tensor.empty() : tensor<4x3x4xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %arg3 : tensor<4x3x4xi1>, tensor<4x3x4xi1>) outs(%5 : tensor<4x3x4xbf16>) {
    ^bb0(%in: i1, %in_0: i1, %out: bf16):
      %cst = arith.constant 1.500000e+00 : bf16
      %cst_1 = arith.constant -0.000000e+00 : bf16
      %7 = arith.sitofp %in : i1 to bf16
      %8 = arith.divf %cst_1, %7 : bf16
      %9 = arith.subf %8, %8 : bf16
      linalg.yield %9 : bf16
    } -> tensor<4x3x4xbf16>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg3 low[0, 4, 0] high[2, %c0, %arg4] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<4x3x4xi1> to tensor<6x7x?xi1>
    %extracted_slice = tensor.extract_slice %arg3[2, 0, 2] [1, 2, 2] [1, 1, 1] : tensor<4x3x4xi1> to tensor<1x2x2xi1>
    return %2#0, %2#1, %4, %6, %padded, %extracted_slice : tensor<5x6x1xbf16>, tensor<5x6x1xbf16>, tensor<6x1x6xi1>, tensor<4x3x4xbf16>, tensor<6x7x?xi1>, tensor<1x2x2xi1>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d2, d4, d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2, d3, d1)>
module {
  func.func @main(%arg0: tensor<2x3x2x1x2xf16>, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 0 : index}) -> (tensor<1x2x2x2x3xf16>, tensor<2x?x2x1x?xf16>, tensor<?x?x?x1x?xf16>) attributes {padlab.seed = 1290186435 : i64} {
    %0 = tensor.empty() : tensor<1x2x2x2x3xf16>
    %cst = arith.constant 1.000000e+00 : f16
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<1x2x2x2x3xf16>) -> tensor<1x2x2x2x3xf16>
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c2, %arg1) : tensor<2x?x2x1x?xf16>
    %cst_0 = arith.constant -3.000000e+00 : f16
    %3 = linalg.fill ins(%cst_0 : f16) outs(%2 : tensor<2x?x2x1x?xf16>) -> tensor<2x?x2x1x?xf16>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x2x1x2xf16>) outs(%1, %3 : tensor<1x2x2x2x3xf16>, tensor<2x?x2x1x?xf16>) {
    ^bb0(%in: f16, %out: f16, %out_6: f16):
      %6 = linalg.index 0 : index
      %7 = arith.index_cast %6 : index to i16
      %8 = arith.uitofp %7 : i16 to f16
      %cst_7 = arith.constant 5.000000e-01 : f16
      %9 = arith.maximumf %cst_7, %in : f16
      %10 = arith.index_cast %6 : index to i16
      %11 = arith.uitofp %10 : i16 to f16
      %cst_8 = arith.constant 0.000000e+00 : f16
      %12 = arith.index_castui %6 : index to i16
      %13 = arith.sitofp %12 : i16 to f16
      %14 = arith.subf %cst_8, %13 : f16
      %15 = arith.index_castui %6 : index to i16
      %16 = arith.sitofp %15 : i16 to f16
      %17 = arith.subf %16, %out_6 : f16
      %cst_9 = arith.constant 0.000000e+00 : f16
      %18 = arith.maximumf %cst_9, %in : f16
      linalg.yield %9, %18 : f16, f16
    } -> (tensor<1x2x2x2x3xf16>, tensor<2x?x2x1x?xf16>)
    %c3 = arith.constant 3 : index
    %dim = tensor.dim %4#1, %c3 : tensor<2x?x2x1x?xf16>
    %c0 = arith.constant 0 : index
    %dim_1 = tensor.dim %4#1, %c0 : tensor<2x?x2x1x?xf16>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %4#1, %c0_2 : tensor<2x?x2x1x?xf16>
    %c0_4 = arith.constant 0 : index
    %5 = arith.addi %dim_3, %c0_4 : index
    %c0_5 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %4#1 nofold low[%dim, %5, %c1, 0, %arg2] high[%dim_1, %c0_5, 0, 0, %arg2] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index):
      %cst_6 = arith.constant 5.000000e-01 : f16
      tensor.yield %cst_6 : f16
    } : tensor<2x?x2x1x?xf16> to tensor<?x?x?x1x?xf16>
    return %4#0, %4#1, %padded : tensor<1x2x2x2x3xf16>, tensor<2x?x2x1x?xf16>, tensor<?x?x?x1x?xf16>
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<bf16>) -> (tensor<i64>, tensor<i64>, tensor<bf16>, tensor<i64>) attributes {padlab.seed = 364149159 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i64>) outs(%arg1 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %4 = arith.andi %out, %in : i64
      %5 = arith.ori %4, %in : i64
      linalg.yield %5 : i64
    } -> tensor<i64>
    %padded = tensor.pad %0 nofold low[] high[] {
      %c3_i64 = arith.constant 3 : i64
      tensor.yield %c3_i64 : i64
    } : tensor<i64> to tensor<i64>
    %padded_0 = tensor.pad %0 low[] high[] {
      %c7_i64 = arith.constant 7 : i64
      tensor.yield %c7_i64 : i64
    } : tensor<i64> to tensor<i64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i64>) outs(%arg2 : tensor<bf16>) {
    ^bb0(%in: i64, %out: bf16):
      %cst = arith.constant 4.000000e+00 : bf16
      %4 = arith.divf %cst, %out : bf16
      %5 = arith.maximumf %4, %4 : bf16
      linalg.yield %5 : bf16
    } -> tensor<bf16>
    %2 = tensor.empty() : tensor<i64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i64>) outs(%2 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<i64>
    return %padded, %padded_0, %1, %3 : tensor<i64>, tensor<i64>, tensor<bf16>, tensor<i64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?xindex> {padlab.extents = array<i64: 2>}) -> (tensor<5x?xbf16>, tensor<5x5xbf16>) attributes {padlab.seed = 4079536366 : i64} {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<5x?xbf16>
    %cst = arith.constant 1.000000e+00 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<5x?xbf16>) -> tensor<5x?xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?xindex>) outs(%1 : tensor<5x?xbf16>) {
    ^bb0(%in: index, %out: bf16):
      %5 = arith.index_cast %in : index to i16
      %6 = arith.uitofp %5 : i16 to bf16
      %7 = arith.index_cast %in : index to i16
      %8 = arith.sitofp %7 : i16 to bf16
      %9 = arith.index_cast %in : index to i16
      %10 = arith.uitofp %9 : i16 to bf16
      %11 = arith.subf %8, %10 : bf16
      linalg.yield %11 : bf16
    } -> tensor<5x?xbf16>
    %padded = tensor.pad %2 nofold low[0, 2] high[0, 1] {
    ^bb0(%arg1: index, %arg2: index):
      %cst_1 = arith.constant 2.000000e+00 : bf16
      tensor.yield %cst_1 : bf16
    } : tensor<5x?xbf16> to tensor<5x?xbf16>
    %3 = tensor.empty() : tensor<5x5xbf16>
    %cst_0 = arith.constant 3.389530e+38 : bf16
    %4 = linalg.fill ins(%cst_0 : bf16) outs(%3 : tensor<5x5xbf16>) -> tensor<5x5xbf16>
    return %padded, %4 : tensor<5x?xbf16>, tensor<5x5xbf16>
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i16>) -> tensor<i16> attributes {padlab.seed = 3678280207 : i64} {
    %0 = tensor.empty() : tensor<i16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i16>) outs(%0 : tensor<i16>) {
    ^bb0(%in: i16, %out: i16):
      %4 = arith.subi %in, %in : i16
      %c-7_i16 = arith.constant -7 : i16
      %c13_i16 = arith.constant 13 : i16
      %5 = arith.shli %c-7_i16, %c13_i16 : i16
      %6 = arith.minsi %in, %4 : i16
      linalg.yield %6 : i16
    } -> tensor<i16>
    %2 = tensor.empty() : tensor<i16>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1, %1 : tensor<i16>, tensor<i16>) outs(%2 : tensor<i16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %4 = arith.maxsi %in, %in_0 : i16
      %c-2_i16 = arith.constant -2 : i16
      %c5_i16 = arith.constant 5 : i16
      %5 = arith.maxsi %c5_i16, %4 : i16
      %6 = arith.subi %5, %in : i16
      %c2_i16 = arith.constant 2 : i16
      %c3_i16 = arith.constant 3 : i16
      %7 = arith.andi %5, %c3_i16 : i16
      %c1_i16 = arith.constant 1 : i16
      %8 = arith.ori %7, %c1_i16 : i16
      %9 = arith.divui %in_0, %8 : i16
      linalg.yield %9 : i16
    } -> tensor<i16>
    %c7_i16 = arith.constant 7 : i16
    %padded = tensor.pad %3 low[] high[] {
      tensor.yield %c7_i16 : i16
    } : tensor<i16> to tensor<i16>
    return %padded : tensor<i16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (0)>
module {
  func.func @main(%arg0: tensor<?x1xf64> {padlab.extents = array<i64: 7>}, %arg1: tensor<1xf64>, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 0 : index}) -> (tensor<7x1xi8>, tensor<11x?xi8>) attributes {padlab.seed = 575620290 : i64} {
    %0 = tensor.empty() : tensor<7x1xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x1xf64>, tensor<1xf64>) outs(%0 : tensor<7x1xi8>) {
    ^bb0(%in: f64, %in_0: f64, %out: i8):
      %cst = arith.constant -1.500000e+00 : f64
      %2 = arith.negf %cst : f64
      %cst_1 = arith.constant 1.000000e+00 : f64
      %3 = arith.cmpf one, %in_0, %cst_1 : f64
      %4 = arith.extsi %3 : i1 to i8
      %cst_2 = arith.constant -1.500000e+00 : f64
      %5 = arith.cmpf une, %in_0, %cst_2 : f64
      %6 = arith.extsi %5 : i1 to i8
      %c3_i8 = arith.constant 3 : i8
      %cst_3 = arith.constant 1.000000e+00 : f64
      %7 = arith.cmpf ule, %2, %cst_3 : f64
      %8 = arith.extui %7 : i1 to i8
      %c3_i8_4 = arith.constant 3 : i8
      %9 = arith.andi %8, %c3_i8_4 : i8
      %c1_i8 = arith.constant 1 : i8
      %10 = arith.ori %9, %c1_i8 : i8
      %11 = arith.remsi %6, %10 : i8
      linalg.yield %11 : i8
    } -> tensor<7x1xi8>
    %padded = tensor.pad %1 low[1, %arg2] high[3, %arg3] {
    ^bb0(%arg4: index, %arg5: index):
      %c-7_i8 = arith.constant -7 : i8
      tensor.yield %c-7_i8 : i8
    } : tensor<7x1xi8> to tensor<11x?xi8>
    return %1, %padded : tensor<7x1xi8>, tensor<11x?xi8>
  }
}

// -----
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<1xf32>, %arg3: index {padlab.value = 0 : index}) -> (tensor<3x1xf32>, tensor<?x5xf32>) attributes {padlab.seed = 551632112 : i64} {
    %0 = tensor.empty() : tensor<3x1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<f32>, tensor<f32>, tensor<1xf32>) outs(%0 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_0: f32, %in_1: f32, %out: f32):
      %2 = linalg.index 0 : index
      %cst = arith.constant -5.000000e-01 : f32
      %3 = arith.negf %cst : f32
      %4 = arith.divf %3, %in_0 : f32
      %cst_2 = arith.constant -3.000000e+00 : f32
      %5 = arith.maximumf %in_0, %cst_2 : f32
      linalg.yield %5 : f32
    } -> tensor<3x1xf32>
    %padded = tensor.pad %1 nofold low[3, 0] high[%arg3, 4] {
    ^bb0(%arg4: index, %arg5: index):
      %cst = arith.constant 1.000000e+00 : f32
      tensor.yield %cst : f32
    } : tensor<3x1xf32> to tensor<?x5xf32>
    return %1, %padded : tensor<3x1xf32>, tensor<?x5xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main() -> tensor<5x5xi16> attributes {padlab.seed = 3066669405 : i64} {
    %0 = tensor.empty() : tensor<1x1xi16>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<1x1xi16>) {
    ^bb0(%out: i16):
      %2 = linalg.index 0 : index
      %3 = arith.index_cast %2 : index to i16
      %4 = arith.index_cast %2 : index to i16
      %5 = arith.index_cast %2 : index to i16
      %6 = arith.andi %4, %5 : i16
      %7 = arith.index_castui %2 : index to i16
      %8 = arith.index_cast %2 : index to i16
      %9 = arith.xori %7, %8 : i16
      %c-1_i16 = arith.constant -1 : i16
      %10 = arith.xori %9, %c-1_i16 : i16
      linalg.yield %10 : i16
    } -> tensor<1x1xi16>
    %c-2_i16 = arith.constant -2 : i16
    %padded = tensor.pad %1 low[4, 0] high[0, 4] {
    ^bb0(%arg0: index, %arg1: index):
      tensor.yield %c-2_i16 : i16
    } : tensor<1x1xi16> to tensor<5x5xi16>
    return %padded : tensor<5x5xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: index {padlab.value = 4 : index}, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 0 : index}) -> (tensor<4x4x2xi16>, tensor<8x2x1xi16>, i16) attributes {padlab.seed = 2739407249 : i64} {
    %0 = tensor.empty() : tensor<4x4x2xi16>
    %1 = tensor.empty() : tensor<4x4x2xi16>
    %2:2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0, %1 : tensor<4x4x2xi16>, tensor<4x4x2xi16>) {
    ^bb0(%out: i16, %out_1: i16):
      %c-2_i16 = arith.constant -2 : i16
      %c3_i16 = arith.constant 3 : i16
      %c0_i16 = arith.constant 0 : i16
      %6 = arith.andi %c3_i16, %c0_i16 : i16
      %7 = arith.andi %6, %6 : i16
      %c-2_i16_2 = arith.constant -2 : i16
      %8 = arith.ori %7, %c-2_i16_2 : i16
      %c0_i16_3 = arith.constant 0 : i16
      %9 = arith.xori %c0_i16_3, %6 : i16
      %10 = arith.maxui %8, %9 : i16
      %c-2_i16_4 = arith.constant -2 : i16
      %11 = arith.minui %c-2_i16_4, %6 : i16
      linalg.yield %8, %11 : i16, i16
    } -> (tensor<4x4x2xi16>, tensor<4x4x2xi16>)
    %3 = tensor.empty() : tensor<4x4x2xi16>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%3 : tensor<4x4x2xi16>) {
    ^bb0(%out: i16):
      %c3_i16 = arith.constant 3 : i16
      %c-2_i16 = arith.constant -2 : i16
      %c-7_i16 = arith.constant -7 : i16
      %6 = arith.xori %c-2_i16, %c-7_i16 : i16
      linalg.yield %6 : i16
    } -> tensor<4x4x2xi16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %4, %c0 : tensor<4x4x2xi16>
    %c-4 = arith.constant -4 : index
    %5 = arith.addi %dim, %c-4 : index
    %padded = tensor.pad %2#0 low[%arg0, 0, 0] high[%5, 0, %arg1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %c0_i16 = arith.constant 0 : i16
      tensor.yield %c0_i16 : i16
    } : tensor<4x4x2xi16> to tensor<?x4x?xi16>
    %extracted_slice = tensor.extract_slice %padded[0, 2, 3] [8, 2, 1] [1, 1, 1] : tensor<?x4x?xi16> to tensor<8x2x1xi16>
    %c0_0 = arith.constant 0 : index
    %extracted = tensor.extract %2#0[%arg2, %arg2, %c0_0] : tensor<4x4x2xi16>
    return %2#1, %extracted_slice, %extracted : tensor<4x4x2xi16>, tensor<8x2x1xi16>, i16
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d4, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 1)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<2x3x2x4x1xf64>, %arg1: tensor<3x2x4x1x2xf64>, %arg2: tensor<3x2x4x1x2xf64>, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: f64, %arg7: index {padlab.value = 1 : index}, %arg8: index {padlab.value = 2 : index}, %arg9: index {padlab.value = 4 : index}) -> (tensor<3x2x4x1x2xf64>, tensor<?x?x?x?x?xf64>, f64) attributes {padlab.seed = 2010094957 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3x2x4x1xf64>, tensor<3x2x4x1x2xf64>) outs(%arg2 : tensor<3x2x4x1x2xf64>) {
    ^bb0(%in: f64, %in_19: f64, %out: f64):
      %cst = arith.constant -3.000000e+00 : f64
      %3 = arith.addf %in_19, %cst : f64
      %4 = arith.addf %3, %in : f64
      %cst_20 = arith.constant 1.000000e+00 : f64
      %5 = arith.addf %cst_20, %in_19 : f64
      linalg.yield %5 : f64
    } -> tensor<3x2x4x1x2xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<3x2x4x1x2xf64>
    %c-2 = arith.constant -2 : index
    %1 = arith.addi %dim, %c-2 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %2 = arith.subf %arg6, %arg6 : f64
    %padded = tensor.pad %0 low[%1, %arg3, %arg4, %arg4, %c0_1] high[%arg3, %c0_0, %arg4, %arg4, %arg5] {
    ^bb0(%arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index):
      tensor.yield %2 : f64
    } : tensor<3x2x4x1x2xf64> to tensor<?x?x?x?x?xf64>
    %c0_2 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %dim_3 = tensor.dim %padded, %c3 : tensor<?x?x?x?x?xf64>
    %c0_4 = arith.constant 0 : index
    %extracted = tensor.extract %padded[%c0_2, %dim_3, %arg7, %c0_4, %arg5] : tensor<?x?x?x?x?xf64>
    %extracted_slice = tensor.extract_slice %padded[3, 1, 1, 0, 1] [2, 1, 1, 1, 1] [1, 3, 1, 2, 3] : tensor<?x?x?x?x?xf64> to tensor<2x1x1x1x1xf64>
    %c1 = arith.constant 1 : index
    %dim_5 = tensor.dim %extracted_slice, %c1 : tensor<2x1x1x1x1xf64>
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %c0_8 = arith.constant 0 : index
    %c0_9 = arith.constant 0 : index
    %c0_10 = arith.constant 0 : index
    %c1_11 = arith.constant 1 : index
    %dim_12 = tensor.dim %extracted_slice, %c1_11 : tensor<2x1x1x1x1xf64>
    %c1_13 = arith.constant 1 : index
    %c3_14 = arith.constant 3 : index
    %c0_15 = arith.constant 0 : index
    %c0_16 = arith.constant 0 : index
    %extracted_17 = tensor.extract %arg1[%dim_12, %c1_13, %c3_14, %c0_15, %c0_16] : tensor<3x2x4x1x2xf64>
    %padded_18 = tensor.pad %0 low[%dim_5, %c0_6, %arg9, %arg5, %c0_9] high[%arg8, %arg4, %c0_7, %c0_8, %c0_10] {
    ^bb0(%arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index):
      tensor.yield %extracted_17 : f64
    } : tensor<3x2x4x1x2xf64> to tensor<?x?x?x?x?xf64>
    return %0, %padded_18, %extracted : tensor<3x2x4x1x2xf64>, tensor<?x?x?x?x?xf64>, f64
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<6x?x?xbf16> {padlab.extents = array<i64: 4, 1>}, %arg1: index {padlab.value = 1 : index}) -> (tensor<?x?x2xi16>, tensor<?x1x1xi16>) attributes {padlab.seed = 2108420298 : i64} {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<6x?x?xbf16>
    %0 = tensor.empty(%c6, %dim) : tensor<?x?x1xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<6x?x?xbf16>, tensor<6x?x?xbf16>) outs(%0 : tensor<?x?x1xi16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: i16):
      %cst = arith.constant -3.000000e+00 : bf16
      %2 = arith.cmpf ule, %in_2, %cst : bf16
      %3 = arith.extsi %2 : i1 to i16
      %cst_3 = arith.constant -1.500000e+00 : bf16
      %4 = arith.cmpf one, %in, %cst_3 : bf16
      %5 = arith.extsi %4 : i1 to i16
      %cst_4 = arith.constant 2.000000e+00 : bf16
      %6 = arith.cmpf one, %in, %cst_4 : bf16
      %7 = arith.extsi %6 : i1 to i16
      %8 = arith.addi %5, %7 : i16
      linalg.yield %8 : i16
    } -> tensor<?x?x1xi16>
    %padded = tensor.pad %1 nofold low[3, 2, 1] high[1, 2, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %c0_i16 = arith.constant 0 : i16
      tensor.yield %c0_i16 : i16
    } : tensor<?x?x1xi16> to tensor<?x?x2xi16>
    %c1_0 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim_1 = tensor.dim %1, %c0 : tensor<?x?x1xi16>
    %extracted_slice = tensor.extract_slice %padded[9, %dim_1, %arg1] [%c1_0, 1, 1] [%arg1, 1, 1] : tensor<?x?x2xi16> to tensor<?x1x1xi16>
    return %padded, %extracted_slice : tensor<?x?x2xi16>, tensor<?x1x1xi16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x?xi64> {padlab.extents = array<i64: 2, 6>}, %arg1: tensor<?x?xi8> {padlab.extents = array<i64: 2, 6>}, %arg2: index {padlab.value = 6 : index}, %arg3: tensor<i8>) -> (tensor<?x?xi8>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<?x6xi8>, tensor<?x?xi8>, index) attributes {padlab.seed = 2022675784 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xi8>
    %0 = tensor.empty(%dim, %arg2) : tensor<?x?xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xi64>, tensor<?x?xi8>) outs(%0 : tensor<?x?xi8>) {
    ^bb0(%in: i64, %in_5: i8, %out: i8):
      %c0_i8 = arith.constant 0 : i8
      %5 = arith.trunci %in : i64 to i8
      %6 = arith.trunci %in : i64 to i8
      %7 = arith.ori %5, %6 : i8
      linalg.yield %7 : i8
    } -> tensor<?x?xi8>
    %2 = tensor.empty() : tensor<i64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg3 : tensor<i8>) outs(%2 : tensor<i64>) {
    ^bb0(%in: i8, %out: i64):
      %5 = arith.extsi %in : i8 to i64
      %6 = arith.extsi %in : i8 to i64
      %7 = arith.extui %in : i8 to i64
      %8 = arith.muli %6, %7 : i64
      linalg.yield %8 : i64
    } -> tensor<i64>
    %padded = tensor.pad %3 low[] high[] {
      %c5_i64 = arith.constant 5 : i64
      tensor.yield %c5_i64 : i64
    } : tensor<i64> to tensor<i64>
    %padded_0 = tensor.pad %3 low[] high[] {
      %c2_i64 = arith.constant 2 : i64
      tensor.yield %c2_i64 : i64
    } : tensor<i64> to tensor<i64>
    %cast = tensor.cast %1 : tensor<?x?xi8> to tensor<?x6xi8>
    %cast_1 = tensor.cast %cast : tensor<?x6xi8> to tensor<?x?xi8>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %cast_1, %c0_2 : tensor<?x?xi8>
    %c-2 = arith.constant -2 : index
    %4 = arith.addi %dim_3, %c-2 : index
    %dim_4 = tensor.dim %arg1, %4 : tensor<?x?xi8>
    return %1, %3, %padded, %padded_0, %cast, %cast_1, %dim_4 : tensor<?x?xi8>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<?x6xi8>, tensor<?x?xi8>, index
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6xi1>, %arg1: tensor<6xi1>) -> (tensor<6xi1>, tensor<7xi1>, tensor<9xi1>, tensor<6xi1>) attributes {padlab.seed = 2425270824 : i64} {
    %0 = tensor.empty() : tensor<6xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<6xi1>) -> tensor<6xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi1>) outs(%1 : tensor<6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %4 = arith.cmpi sge, %in, %in : i1
      %true = arith.constant true
      %5 = arith.select %4, %true, %in : i1
      %6 = arith.minsi %5, %5 : i1
      %true_1 = arith.constant true
      %true_2 = arith.constant true
      %7 = arith.ori %true_1, %true_2 : i1
      linalg.yield %7 : i1
    } -> tensor<6xi1>
    %padded = tensor.pad %2 low[1] high[0] {
    ^bb0(%arg2: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<6xi1> to tensor<7xi1>
    %padded_0 = tensor.pad %2 low[0] high[3] {
    ^bb0(%arg2: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<6xi1> to tensor<9xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xi1>) outs(%2 : tensor<6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %false_1 = arith.constant false
      %4 = arith.xori %in, %in : i1
      linalg.yield %4 : i1
    } -> tensor<6xi1>
    return %2, %padded, %padded_0, %3 : tensor<6xi1>, tensor<7xi1>, tensor<9xi1>, tensor<6xi1>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x2xf16>, %arg1: index {padlab.value = 0 : index}) -> (tensor<4x2xf16>, tensor<5x2xf16>, tensor<5x6xf16>, tensor<?x?xf16>, tensor<6x5xf16>) attributes {padlab.seed = 1404158409 : i64} {
    %0 = tensor.empty() : tensor<4x2xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x2xf16>) outs(%0 : tensor<4x2xf16>) {
    ^bb0(%in: f16, %out: f16):
      %4 = arith.mulf %in, %in : f16
      linalg.yield %in : f16
    } -> tensor<4x2xf16>
    %padded = tensor.pad %1 nofold low[1, 3] high[0, 1] {
    ^bb0(%arg2: index, %arg3: index):
      %cst_4 = arith.constant 5.000000e-01 : f16
      tensor.yield %cst_4 : f16
    } : tensor<4x2xf16> to tensor<5x6xf16>
    %c0 = arith.constant 0 : index
    %padded_0 = tensor.pad %1 low[0, 0] high[1, %c0] {
    ^bb0(%arg2: index, %arg3: index):
      %cst_4 = arith.constant 1.500000e+00 : f16
      tensor.yield %cst_4 : f16
    } : tensor<4x2xf16> to tensor<5x2xf16>
    %2 = tensor.empty() : tensor<5x6xf16>
    %cst = arith.constant -3.000000e+00 : f16
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<5x6xf16>) -> tensor<5x6xf16>
    %inserted_slice = tensor.insert_slice %padded into %3[0, 0] [5, 6] [1, 1] : tensor<5x6xf16> into tensor<5x6xf16>
    %c0_1 = arith.constant 0 : index
    %padded_2 = tensor.pad %1 low[3, 2] high[%c0_1, %arg1] {
    ^bb0(%arg2: index, %arg3: index):
      %cst_4 = arith.constant 2.000000e+00 : f16
      tensor.yield %cst_4 : f16
    } : tensor<4x2xf16> to tensor<?x?xf16>
    %padded_3 = tensor.pad %1 low[0, 2] high[2, 1] {
    ^bb0(%arg2: index, %arg3: index):
      %cst_4 = arith.constant -1.500000e+00 : f16
      tensor.yield %cst_4 : f16
    } : tensor<4x2xf16> to tensor<6x5xf16>
    return %1, %padded_0, %inserted_slice, %padded_2, %padded_3 : tensor<4x2xf16>, tensor<5x2xf16>, tensor<5x6xf16>, tensor<?x?xf16>, tensor<6x5xf16>
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f16>, %arg1: tensor<i8>) -> tensor<f16> attributes {padlab.seed = 3861381643 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f16>) outs(%arg0 : tensor<f16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<f16>
    %padded = tensor.pad %0 low[] high[] {
      %cst = arith.constant 0.000000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<f16> to tensor<f16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %padded : tensor<i8>, tensor<f16>) outs(%0 : tensor<f16>) {
    ^bb0(%in: i8, %in_0: f16, %out: f16):
      %cst = arith.constant -5.000000e-01 : f16
      linalg.yield %cst : f16
    } -> tensor<f16>
    return %1 : tensor<f16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (1, d0)>
module {
  func.func @main(%arg0: tensor<2x6x5xf32>, %arg1: tensor<6x5x2xf32>, %arg2: tensor<7x5xf32>, %arg3: tensor<2x5xf32>, %arg4: tensor<7x5xf32>, %arg5: index {padlab.value = 2 : index}) -> (tensor<6x5x2xf32>, tensor<?x?xf32>) attributes {padlab.seed = 620932456 : i64} {
    %0 = tensor.empty() : tensor<6x5x2xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x5x2xf32>) -> tensor<6x5x2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x6x5xf32>, tensor<6x5x2xf32>) outs(%1 : tensor<6x5x2xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.subf %in_0, %in : f32
      %cst_1 = arith.constant -5.000000e-01 : f32
      %5 = arith.cmpf olt, %cst_1, %in_0 : f32
      %6 = arith.select %5, %in_0, %in_0 : f32
      %7 = arith.minimumf %6, %in : f32
      linalg.yield %7 : f32
    } -> tensor<6x5x2xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg3 : tensor<7x5xf32>, tensor<2x5xf32>) outs(%arg4 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.addf %in_0, %in : f32
      linalg.yield %4 : f32
    } -> tensor<7x5xf32>
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %3 low[%c1, 1] high[1, %arg5] {
    ^bb0(%arg6: index, %arg7: index):
      %cst_0 = arith.constant 0.000000e+00 : f32
      tensor.yield %cst_0 : f32
    } : tensor<7x5xf32> to tensor<?x?xf32>
    return %2, %padded : tensor<6x5x2xf32>, tensor<?x?xf32>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x1x2xi32>, %arg1: tensor<2x1x2x1x3xi32>, %arg2: tensor<2x2x1xf32>) -> tensor<6x1x3x3x3xi32> attributes {padlab.seed = 3696779754 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1, %arg1 : tensor<2x1x2xi32>, tensor<2x1x2x1x3xi32>, tensor<2x1x2x1x3xi32>) outs(%arg1 : tensor<2x1x2x1x3xi32>) {
    ^bb0(%in: i32, %in_0: i32, %in_1: i32, %out: i32):
      linalg.yield %in_1 : i32
    } -> tensor<2x1x2x1x3xi32>
    %1 = tensor.empty() : tensor<2x1x2x1x3xi32>
    %c100_i32 = arith.constant 100 : i32
    %2 = linalg.fill ins(%c100_i32 : i32) outs(%1 : tensor<2x1x2x1x3xi32>) -> tensor<2x1x2x1x3xi32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %0, %arg1 : tensor<2x2x1xf32>, tensor<2x1x2x1x3xi32>, tensor<2x1x2x1x3xi32>) outs(%2 : tensor<2x1x2x1x3xi32>) {
    ^bb0(%in: f32, %in_0: i32, %in_1: i32, %out: i32):
      %4 = linalg.index 4 : index
      %cst = arith.constant 2.000000e+00 : f32
      %5 = arith.cmpf oeq, %in, %cst : f32
      %6 = arith.extui %5 : i1 to i32
      %cst_2 = arith.constant 2.500000e+00 : f32
      %7 = arith.cmpf olt, %in, %cst_2 : f32
      %8 = arith.extsi %7 : i1 to i32
      %cst_3 = arith.constant 5.000000e-01 : f32
      %9 = arith.cmpf olt, %in, %cst_3 : f32
      %10 = arith.extsi %9 : i1 to i32
      %11 = arith.ori %8, %10 : i32
      linalg.yield %11 : i32
    } -> tensor<2x1x2x1x3xi32>
    %padded = tensor.pad %3 low[3, 0, 1, 2, 0] high[1, 0, 0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index):
      %c-2_i32 = arith.constant -2 : i32
      tensor.yield %c-2_i32 : i32
    } : tensor<2x1x2x1x3xi32> to tensor<6x1x3x3x3xi32>
    return %padded : tensor<6x1x3x3x3xi32>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<?xi32> {padlab.extents = array<i64: 3>}, %arg3: tensor<?xi32> {padlab.extents = array<i64: 3>}, %arg4: tensor<3xi32>, %arg5: i32) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<?xi32>, tensor<?xi32>) attributes {padlab.seed = 1132095886 : i64} {
    %0 = tensor.empty() : tensor<3xi32>
    %1 = tensor.empty() : tensor<3xi32>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<3xi32>, tensor<3xi32>) outs(%0, %1 : tensor<3xi32>, tensor<3xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32, %out_2: i32):
      %c-7_i32 = arith.constant -7 : i32
      %5 = arith.minsi %in, %in_1 : i32
      %c100_i32 = arith.constant 100 : i32
      %6 = arith.minui %c100_i32, %in : i32
      %7 = arith.andi %in_1, %6 : i32
      %8 = arith.minui %in, %5 : i32
      %c100_i32_3 = arith.constant 100 : i32
      %c7_i32 = arith.constant 7 : i32
      %9 = arith.addi %c7_i32, %in : i32
      %c7_i32_4 = arith.constant 7 : i32
      %c3_i32 = arith.constant 3 : i32
      %10 = arith.andi %9, %c3_i32 : i32
      %c1_i32 = arith.constant 1 : i32
      %11 = arith.ori %10, %c1_i32 : i32
      %12 = arith.remsi %9, %11 : i32
      %c-1_i32 = arith.constant -1 : i32
      %c28_i32 = arith.constant 28 : i32
      %13 = arith.shrsi %c-1_i32, %c28_i32 : i32
      linalg.yield %7, %13 : i32, i32
    } -> (tensor<3xi32>, tensor<3xi32>)
    %c3 = arith.constant 3 : index
    %3 = tensor.empty(%c3) : tensor<?xi32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %arg3 : tensor<?xi32>, tensor<?xi32>) outs(%arg4, %3 : tensor<3xi32>, tensor<?xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32, %out_2: i32):
      %5 = arith.andi %in_1, %in : i32
      %c2_i32 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      %6 = arith.andi %5, %c3_i32 : i32
      %c1_i32 = arith.constant 1 : i32
      %7 = arith.ori %6, %c1_i32 : i32
      %8 = arith.divsi %in, %7 : i32
      %c4_i32 = arith.constant 4 : i32
      %9 = arith.shrsi %in_1, %c4_i32 : i32
      linalg.yield %5, %9 : i32, i32
    } -> (tensor<3xi32>, tensor<?xi32>)
    %padded = tensor.pad %4#1 low[3] high[1] {
    ^bb0(%arg6: index):
      %c5_i32 = arith.constant 5 : i32
      tensor.yield %c5_i32 : i32
    } : tensor<?xi32> to tensor<?xi32>
    %padded_0 = tensor.pad %4#1 low[2] high[1] {
    ^bb0(%arg6: index):
      tensor.yield %arg5 : i32
    } : tensor<?xi32> to tensor<?xi32>
    return %2#0, %2#1, %4#0, %padded, %padded_0 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<?xi32>, tensor<?xi32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, 1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 1)>
module {
  func.func @main(%arg0: tensor<3x2xi16>, %arg1: tensor<3x0xi32>, %arg2: tensor<2x5x4x1xi32>, %arg3: tensor<2x5x4x2xi32>, %arg4: index {padlab.value = 2 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: i32, %arg7: index {padlab.value = 3 : index}, %arg8: index {padlab.value = 1 : index}) -> (tensor<3x6xi16>, tensor<?x?xi32>, tensor<2x3xi32>, tensor<1x1xi16>, tensor<?x?xi32>) attributes {padlab.seed = 946137484 : i64} {
    %0 = tensor.empty() : tensor<3x6xi16>
    %c-1_i16 = arith.constant -1 : i16
    %1 = linalg.fill ins(%c-1_i16 : i16) outs(%0 : tensor<3x6xi16>) -> tensor<3x6xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x2xi16>) outs(%1 : tensor<3x6xi16>) {
    ^bb0(%in: i16, %out: i16):
      %c3_i16 = arith.constant 3 : i16
      %10 = arith.minsi %in, %in : i16
      %11 = arith.subi %10, %10 : i16
      %c-7_i16 = arith.constant -7 : i16
      %12 = arith.subi %c-7_i16, %10 : i16
      linalg.yield %12 : i16
    } -> tensor<3x6xi16>
    %3 = tensor.empty() : tensor<3x0xi32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x0xi32>) outs(%3 : tensor<3x0xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c7_i32 = arith.constant 7 : i32
      %c-1_i32 = arith.constant -1 : i32
      %10 = arith.cmpi uge, %c7_i32, %c-1_i32 : i32
      %11 = arith.select %10, %in, %in : i32
      %12 = arith.andi %11, %11 : i32
      %c0_i32 = arith.constant 0 : i32
      %13 = arith.shrui %11, %c0_i32 : i32
      linalg.yield %13 : i32
    } -> tensor<3x0xi32>
    %5 = tensor.empty() : tensor<2x5x4x1xi32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %arg3 : tensor<2x5x4x1xi32>, tensor<2x5x4x2xi32>) outs(%5 : tensor<2x5x4x1xi32>) {
    ^bb0(%in: i32, %in_7: i32, %out: i32):
      %10 = arith.andi %in_7, %in_7 : i32
      %c-7_i32_8 = arith.constant -7 : i32
      %c-1_i32 = arith.constant -1 : i32
      %11 = arith.addi %c-7_i32_8, %c-1_i32 : i32
      linalg.yield %11 : i32
    } -> tensor<2x5x4x1xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %6, %c0 : tensor<2x5x4x1xi32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %4, %c0_0 : tensor<3x0xi32>
    %c3_i32 = arith.constant 3 : i32
    %7 = arith.maxsi %c3_i32, %arg6 : i32
    %c-7_i32 = arith.constant -7 : i32
    %8 = arith.xori %arg6, %c-7_i32 : i32
    %padded = tensor.pad %4 low[%dim, %arg5] high[%arg4, %dim_1] {
    ^bb0(%arg9: index, %arg10: index):
      tensor.yield %8 : i32
    } : tensor<3x0xi32> to tensor<?x?xi32>
    %extracted_slice = tensor.extract_slice %6[1, 2, 0, 0] [1, 2, 3, 1] [2, 1, 1, 1] : tensor<2x5x4x1xi32> to tensor<2x3xi32>
    %extracted_slice_2 = tensor.extract_slice %arg0[2, 0] [1, 1] [1, 1] : tensor<3x2xi16> to tensor<1x1xi16>
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %extracted_slice_2, %c0_3 : tensor<1x1xi16>
    %c0_5 = arith.constant 0 : index
    %9 = arith.addi %dim_4, %c0_5 : index
    %padded_6 = tensor.pad %padded low[%9, %arg4] high[%arg7, %arg8] {
    ^bb0(%arg9: index, %arg10: index):
      %c-2_i32 = arith.constant -2 : i32
      tensor.yield %c-2_i32 : i32
    } : tensor<?x?xi32> to tensor<?x?xi32>
    return %2, %padded, %extracted_slice, %extracted_slice_2, %padded_6 : tensor<3x6xi16>, tensor<?x?xi32>, tensor<2x3xi32>, tensor<1x1xi16>, tensor<?x?xi32>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
module {
  func.func @main(%arg0: tensor<4x3x2x1xf32>, %arg1: tensor<4x3x1xf32>, %arg2: index {padlab.value = 0 : index}) -> tensor<?x7x?x?xi1> attributes {padlab.seed = 1874001677 : i64} {
    %0 = tensor.empty() : tensor<4x3x2x1xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x3x2x1xf32>, tensor<4x3x1xf32>) outs(%0 : tensor<4x3x2x1xi1>) {
    ^bb0(%in: f32, %in_7: f32, %out: i1):
      %cst = arith.constant -1.500000e+00 : f32
      %5 = arith.cmpf ule, %in_7, %cst : f32
      %true = arith.constant true
      %cst_8 = arith.constant -5.000000e-01 : f32
      %6 = arith.cmpf oge, %in, %cst_8 : f32
      %7 = arith.subi %true, %6 : i1
      linalg.yield %7 : i1
    } -> tensor<4x3x2x1xi1>
    %c3 = arith.constant 3 : index
    %dim = tensor.dim %1, %c3 : tensor<4x3x2x1xi1>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %1, %c0_0 : tensor<4x3x2x1xi1>
    %c-4 = arith.constant -4 : index
    %2 = arith.addi %dim_1, %c-4 : index
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %1, %c0_2 : tensor<4x3x2x1xi1>
    %c-3 = arith.constant -3 : index
    %3 = arith.addi %dim_3, %c-3 : index
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %1, %c0_4 : tensor<4x3x2x1xi1>
    %c-4_6 = arith.constant -4 : index
    %4 = arith.addi %dim_5, %c-4_6 : index
    %extracted = tensor.extract %1[%c1, %2, %3, %4] : tensor<4x3x2x1xi1>
    %padded = tensor.pad %1 low[3, 1, 1, %arg2] high[%dim, 3, %c0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %extracted : i1
    } : tensor<4x3x2x1xi1> to tensor<?x7x?x?xi1>
    return %padded : tensor<?x7x?x?xi1>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?xf64> {padlab.extents = array<i64: 2>}, %arg1: index {padlab.value = 2 : index}) -> (tensor<?x7xf64>, tensor<6x10xf64>) attributes {padlab.seed = 2013667171 : i64} {
    %0 = tensor.empty(%arg1) : tensor<?x7xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?xf64>) outs(%0 : tensor<?x7xf64>) {
    ^bb0(%in: f64, %out: f64):
      %true = arith.constant true
      %cst_0 = arith.constant 1.000000e+00 : f64
      %2 = arith.cmpf oge, %in, %cst_0 : f64
      %3 = arith.addi %true, %2 : i1
      %4 = arith.sitofp %3 : i1 to f64
      %5 = arith.subf %in, %in : f64
      linalg.yield %5 : f64
    } -> tensor<?x7xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %padded = tensor.pad %1 low[4, 0] high[0, 3] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %cst : f64
    } : tensor<?x7xf64> to tensor<6x10xf64>
    return %1, %padded : tensor<?x7xf64>, tensor<6x10xf64>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 1)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2xi16>, %arg1: i16, %arg2: tensor<5x?x6xf16> {padlab.extents = array<i64: 1>}, %arg3: tensor<6x1x2xi1>, %arg4: tensor<?x?x6xf16> {padlab.extents = array<i64: 1, 5>}, %arg5: index {padlab.value = 5 : index}) -> (tensor<2xf16>, tensor<6xf16>, tensor<2xi16>, tensor<5x6x1xi1>, tensor<6x1x?xi1>, index) attributes {padlab.seed = 57434245 : i64} {
    %0 = tensor.empty() : tensor<2xi16>
    %1 = tensor.empty() : tensor<2xf16>
    %cst = arith.constant 2.000000e+00 : f16
    %2 = linalg.fill ins(%cst : f16) outs(%1 : tensor<2xf16>) -> tensor<2xf16>
    %3:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi16>) outs(%0, %2 : tensor<2xi16>, tensor<2xf16>) {
    ^bb0(%in: i16, %out: i16, %out_2: f16):
      %9 = arith.muli %in, %in : i16
      %10 = arith.ori %9, %9 : i16
      %11 = arith.sitofp %in : i16 to f16
      %12 = arith.uitofp %10 : i16 to f16
      %13 = arith.negf %12 : f16
      %14 = arith.uitofp %9 : i16 to f16
      %15 = arith.sitofp %10 : i16 to f16
      %16 = arith.subf %14, %15 : f16
      linalg.yield %10, %16 : i16, f16
    } -> (tensor<2xi16>, tensor<2xf16>)
    %padded = tensor.pad %3#1 low[4] high[0] {
    ^bb0(%arg6: index):
      %cst_2 = arith.constant -1.500000e+00 : f16
      tensor.yield %cst_2 : f16
    } : tensor<2xf16> to tensor<6xf16>
    %c7_i16 = arith.constant 7 : i16
    %4 = arith.maxsi %c7_i16, %arg1 : i16
    %padded_0 = tensor.pad %3#0 nofold low[0] high[0] {
    ^bb0(%arg6: index):
      tensor.yield %4 : i16
    } : tensor<2xi16> to tensor<2xi16>
    %5 = tensor.empty() : tensor<5x6x1xi1>
    %false = arith.constant false
    %6 = linalg.fill ins(%false : i1) outs(%5 : tensor<5x6x1xi1>) -> tensor<5x6x1xi1>
    %7 = tensor.empty(%arg5) : tensor<6x1x?xi1>
    %8:2 = linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %arg3, %arg4 : tensor<5x?x6xf16>, tensor<6x1x2xi1>, tensor<?x?x6xf16>) outs(%6, %7 : tensor<5x6x1xi1>, tensor<6x1x?xi1>) {
    ^bb0(%in: f16, %in_2: i1, %in_3: f16, %out: i1, %out_4: i1):
      %cst_5 = arith.constant -3.000000e+00 : f16
      %9 = arith.cmpf olt, %in_3, %cst_5 : f16
      %cst_6 = arith.constant 2.500000e+00 : f16
      %10 = arith.cmpf uno, %in, %cst_6 : f16
      %cst_7 = arith.constant -1.000000e+00 : f16
      %11 = arith.cmpf uno, %in_3, %cst_7 : f16
      %12 = arith.subi %10, %11 : i1
      %true = arith.constant true
      %13 = arith.minui %12, %true : i1
      linalg.yield %12, %13 : i1, i1
    } -> (tensor<5x6x1xi1>, tensor<6x1x?xi1>)
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg3, %c2 : tensor<6x1x2xi1>
    %dim_1 = tensor.dim %arg4, %dim : tensor<?x?x6xf16>
    return %3#1, %padded, %padded_0, %8#0, %8#1, %dim_1 : tensor<2xf16>, tensor<6xf16>, tensor<2xi16>, tensor<5x6x1xi1>, tensor<6x1x?xi1>, index
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi16> {padlab.extents = array<i64: 6>}, %arg1: index {padlab.value = 6 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: f32) -> (tensor<6xf32>, tensor<6xf32>, tensor<?xi1>, tensor<?xf32>, index, index) attributes {padlab.seed = 2603691516 : i64} {
    %0 = tensor.empty() : tensor<6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi16>) outs(%0 : tensor<6xf32>) {
    ^bb0(%in: i16, %out: f32):
      %c2_i16 = arith.constant 2 : i16
      %c1_i16 = arith.constant 1 : i16
      %7 = arith.shli %c2_i16, %c1_i16 : i16
      %cst_1 = arith.constant 1.000000e+00 : f32
      linalg.yield %cst_1 : f32
    } -> tensor<6xf32>
    %2 = tensor.empty(%arg1) : tensor<?xi1>
    %3 = tensor.empty() : tensor<6xf32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi16>) outs(%2, %3 : tensor<?xi1>, tensor<6xf32>) {
    ^bb0(%in: i16, %out: i1, %out_1: f32):
      %7 = arith.trunci %in : i16 to i1
      %8 = arith.maxsi %in, %in : i16
      %9 = arith.sitofp %8 : i16 to f32
      linalg.yield %7, %9 : i1, f32
    } -> (tensor<?xi1>, tensor<6xf32>)
    %5:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%4#1, %4#1 : tensor<6xf32>, tensor<6xf32>) outs(%4#1, %4#0 : tensor<6xf32>, tensor<?xi1>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32, %out_2: i1):
      %7 = arith.maximumf %in, %in_1 : f32
      %8 = arith.maximumf %in, %7 : f32
      %cst_3 = arith.constant -1.500000e+00 : f32
      %9 = arith.cmpf ueq, %8, %cst_3 : f32
      %10 = arith.extui %9 : i1 to i16
      %cst_4 = arith.constant -1.500000e+00 : f32
      %11 = arith.cmpf one, %in_1, %cst_4 : f32
      %12 = arith.extsi %11 : i1 to i16
      %13 = arith.ori %10, %12 : i16
      %cst_5 = arith.constant -1.000000e+00 : f32
      %14 = arith.cmpf olt, %7, %cst_5 : f32
      linalg.yield %8, %14 : f32, i1
    } -> (tensor<6xf32>, tensor<?xi1>)
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e+00 : f32
    %6 = arith.addf %arg3, %arg3 : f32
    %padded = tensor.pad %5#0 low[%arg2] high[%c1] {
    ^bb0(%arg4: index):
      tensor.yield %6 : f32
    } : tensor<6xf32> to tensor<?xf32>
    %dim = tensor.dim %padded, %arg2 : tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %padded, %c0 : tensor<?xf32>
    return %1, %4#1, %5#1, %padded, %dim, %dim_0 : tensor<6xf32>, tensor<6xf32>, tensor<?xi1>, tensor<?xf32>, index, index
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, 1, d1, d0)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<2x1x?x1x?xi16> {padlab.extents = array<i64: 2, 1>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 3 : index}) -> (tensor<?x?x1x2x2xi16>, tensor<?x?x?x2x2xi16>) attributes {padlab.seed = 789916724 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<2x1x?x1x?xi16>
    %c-1 = arith.constant -1 : index
    %0 = arith.addi %dim, %c-1 : index
    %1 = tensor.empty(%0, %arg1) : tensor<?x?x1x2x2xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x1x?x1x?xi16>) outs(%1 : tensor<?x?x1x2x2xi16>) {
    ^bb0(%in: i16, %out: i16):
      linalg.yield %in : i16
    } -> tensor<?x?x1x2x2xi16>
    %c0_0 = arith.constant 0 : index
    %padded = tensor.pad %2 low[0, 1, 1, 1, 0] high[0, 3, %c0_0, 1, %arg2] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index):
      %c0_i16 = arith.constant 0 : i16
      tensor.yield %c0_i16 : i16
    } : tensor<?x?x1x2x2xi16> to tensor<?x?x?x4x?xi16>
    %c1 = arith.constant 1 : index
    %padded_1 = tensor.pad %2 low[2, 1, 0, 0, 0] high[%c1, 3, %arg1, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index):
      %c1_2 = arith.constant 1 : index
      %3 = arith.remui %arg3, %c1_2 : index
      %c5 = arith.constant 5 : index
      %4 = arith.remui %arg4, %c5 : index
      %c2 = arith.constant 2 : index
      %5 = arith.remui %arg6, %c2 : index
      %c4 = arith.constant 4 : index
      %6 = arith.remui %arg3, %c4 : index
      %c5_3 = arith.constant 5 : index
      %7 = arith.remui %arg6, %c5_3 : index
      %extracted = tensor.extract %padded[%3, %4, %5, %6, %7] : tensor<?x?x?x4x?xi16>
      tensor.yield %extracted : i16
    } : tensor<?x?x1x2x2xi16> to tensor<?x?x?x2x2xi16>
    return %2, %padded_1 : tensor<?x?x1x2x2xi16>, tensor<?x?x?x2x2xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x?xf32> {padlab.extents = array<i64: 2, 5, 2>}, %arg1: index {padlab.value = 5 : index}) -> (tensor<?x?x?xi1>, tensor<6x?x4xi1>) attributes {padlab.seed = 625149715 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%dim, %arg1, %c2) : tensor<?x?x?xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?xf32>) outs(%0 : tensor<?x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %cst = arith.constant 1.000000e+00 : f32
      %2 = arith.cmpf ord, %in, %cst : f32
      %cst_0 = arith.constant 4.000000e+00 : f32
      %3 = arith.cmpf one, %in, %cst_0 : f32
      %true = arith.constant true
      %4 = arith.subi %3, %true : i1
      %cst_1 = arith.constant 4.000000e+00 : f32
      %5 = arith.cmpf oge, %in, %cst_1 : f32
      %6 = arith.andi %4, %5 : i1
      %false = arith.constant false
      %7 = arith.maxui %false, %4 : i1
      linalg.yield %7 : i1
    } -> tensor<?x?x?xi1>
    %padded = tensor.pad %1 low[0, 3, 2] high[4, 0, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %false = arith.constant false
      tensor.yield %false : i1
    } : tensor<?x?x?xi1> to tensor<6x?x4xi1>
    return %1, %padded : tensor<?x?x?xi1>, tensor<6x?x4xi1>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 1)>
module {
  func.func @main(%arg0: tensor<?x?xbf16> {padlab.extents = array<i64: 3, 2>}, %arg1: tensor<?x?xbf16> {padlab.extents = array<i64: 3, 2>}, %arg2: tensor<?x?xbf16> {padlab.extents = array<i64: 3, 2>}, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 2 : index}) -> (tensor<?x?xbf16>, tensor<?x?xbf16>) attributes {padlab.seed = 3673534107 : i64} {
    %0 = tensor.empty(%arg3, %arg4) : tensor<?x?xbf16>
    %1:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg1 : tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%arg2, %0 : tensor<?x?xbf16>, tensor<?x?xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %in_4: bf16, %out: bf16, %out_5: bf16):
      %4 = linalg.index 1 : index
      %5 = arith.index_cast %4 : index to i16
      %6 = arith.sitofp %5 : i16 to bf16
      linalg.yield %6, %in_4 : bf16, bf16
    } -> (tensor<?x?xbf16>, tensor<?x?xbf16>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1#1, %c0 : tensor<?x?xbf16>
    %c-2 = arith.constant -2 : index
    %2 = arith.addi %dim, %c-2 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %1#1, %c0_0 : tensor<?x?xbf16>
    %c0_2 = arith.constant 0 : index
    %3 = arith.addi %dim_1, %c0_2 : index
    %padded = tensor.pad %1#1 low[%2, 3] high[%3, 1] {
    ^bb0(%arg5: index, %arg6: index):
      %cst = arith.constant 4.000000e+00 : bf16
      tensor.yield %cst : bf16
    } : tensor<?x?xbf16> to tensor<?x?xbf16>
    return %1#0, %padded : tensor<?x?xbf16>, tensor<?x?xbf16>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 8>}, %arg1: tensor<?xi32> {padlab.extents = array<i64: 8>}) -> (tensor<8xi32>, tensor<?xi32>) attributes {padlab.seed = 819101795 : i64} {
    %0 = tensor.empty() : tensor<8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<?xi32>, tensor<?xi32>) outs(%0 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = linalg.index 0 : index
      %3 = arith.index_cast %2 : index to i32
      %c2_i32 = arith.constant 2 : i32
      %4 = arith.divui %3, %c2_i32 : i32
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %5 = arith.subi %in_0, %c2147483647_i32 : i32
      linalg.yield %5 : i32
    } -> tensor<8xi32>
    %c3 = arith.constant 3 : index
    %c-2_i32 = arith.constant -2 : i32
    %padded = tensor.pad %1 low[%c3] high[0] {
    ^bb0(%arg2: index):
      tensor.yield %c-2_i32 : i32
    } : tensor<8xi32> to tensor<?xi32>
    return %1, %padded : tensor<8xi32>, tensor<?xi32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (0, d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
module {
  func.func @main(%arg0: tensor<1x4x1xf64>, %arg1: tensor<1x1x4xi1>) -> (tensor<1x4x1xi1>, tensor<1x4x1xf64>, tensor<2x7x4xi1>, tensor<5x8x5xf64>) attributes {padlab.seed = 435902847 : i64} {
    %0 = tensor.empty() : tensor<1x4x1xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x4x1xf64>) outs(%0 : tensor<1x4x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %cst = arith.constant 0.000000e+00 : f64
      %4 = arith.cmpf olt, %in, %cst : f64
      %true = arith.constant true
      %cst_1 = arith.constant -1.500000e+00 : f64
      %5 = arith.cmpf ogt, %in, %cst_1 : f64
      %6 = arith.addi %true, %5 : i1
      %cst_2 = arith.constant 2.000000e+00 : f64
      %7 = arith.cmpf one, %in, %cst_2 : f64
      %8 = arith.maxui %7, %6 : i1
      linalg.yield %8 : i1
    } -> tensor<1x4x1xi1>
    %2 = tensor.empty() : tensor<1x4x1xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<1x4x1xf64>, tensor<1x1x4xi1>) outs(%2 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %in_1: i1, %out: f64):
      %4 = arith.sitofp %in_1 : i1 to f64
      %5 = arith.negf %in : f64
      %6 = arith.uitofp %in_1 : i1 to f64
      %cst = arith.constant 4.000000e+00 : f64
      %7 = arith.minimumf %6, %cst : f64
      %8 = arith.uitofp %in_1 : i1 to f64
      %9 = arith.negf %8 : f64
      linalg.yield %9 : f64
    } -> tensor<1x4x1xf64>
    %padded = tensor.pad %1 nofold low[1, 3, 0] high[0, 0, 3] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<1x4x1xi1> to tensor<2x7x4xi1>
    %padded_0 = tensor.pad %3 nofold low[1, 2, 0] high[3, 2, 4] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %cst = arith.constant 4.000000e+00 : f64
      tensor.yield %cst : f64
    } : tensor<1x4x1xf64> to tensor<5x8x5xf64>
    return %1, %3, %padded, %padded_0 : tensor<1x4x1xi1>, tensor<1x4x1xf64>, tensor<2x7x4xi1>, tensor<5x8x5xf64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x7xindex>, %arg1: tensor<5x7xf64>, %arg2: index {padlab.value = 3 : index}, %arg3: f64) -> (tensor<?x?xf64>, tensor<8x9xf64>) attributes {padlab.seed = 2978068894 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x7xindex>) outs(%arg1 : tensor<5x7xf64>) {
    ^bb0(%in: index, %out: f64):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %in : index to i64
      %5 = arith.sitofp %4 : i64 to f64
      %6 = arith.index_cast %in : index to i64
      %7 = arith.uitofp %6 : i64 to f64
      %8 = arith.index_cast %3 : index to i64
      %9 = arith.sitofp %8 : i64 to f64
      %10 = arith.subf %7, %9 : f64
      %11 = arith.index_cast %3 : index to i64
      %12 = arith.uitofp %11 : i64 to f64
      %13 = arith.index_cast %in : index to i64
      %14 = arith.uitofp %13 : i64 to f64
      %15 = arith.divf %12, %14 : f64
      %16 = arith.index_cast %3 : index to i64
      %17 = arith.sitofp %16 : i64 to f64
      %18 = arith.maximumf %17, %10 : f64
      linalg.yield %18 : f64
    } -> tensor<5x7xf64>
    %c4 = arith.constant 4 : index
    %cst = arith.constant -3.000000e+00 : f64
    %1 = arith.addf %arg3, %cst : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %2 = arith.negf %cst_0 : f64
    %padded = tensor.pad %0 low[0, %arg2] high[%c4, 1] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %2 : f64
    } : tensor<5x7xf64> to tensor<?x?xf64>
    %padded_1 = tensor.pad %0 low[1, 1] high[2, 1] {
    ^bb0(%arg4: index, %arg5: index):
      %cst_2 = arith.constant 5.000000e-01 : f64
      tensor.yield %cst_2 : f64
    } : tensor<5x7xf64> to tensor<8x9xf64>
    return %padded, %padded_1 : tensor<?x?xf64>, tensor<8x9xf64>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<5xf16>, %arg1: f16, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 2 : index}) -> (tensor<5xf16>, tensor<6xf16>, tensor<?xf16>) attributes {padlab.seed = 4157805437 : i64} {
    %0 = tensor.empty() : tensor<5xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<5xf16>) outs(%0 : tensor<5xf16>) {
    ^bb0(%in: f16, %out: f16):
      %2 = arith.subf %in, %in : f16
      %3 = arith.negf %2 : f16
      linalg.yield %3 : f16
    } -> tensor<5xf16>
    %padded = tensor.pad %1 low[1] high[0] {
    ^bb0(%arg4: index):
      tensor.yield %arg1 : f16
    } : tensor<5xf16> to tensor<6xf16>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %padded[%arg3] : tensor<6xf16>
    %padded_0 = tensor.pad %1 low[%arg2] high[%c0] {
    ^bb0(%arg4: index):
      tensor.yield %extracted : f16
    } : tensor<5xf16> to tensor<?xf16>
    return %1, %padded, %padded_0 : tensor<5xf16>, tensor<6xf16>, tensor<?xf16>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<2x3x3x3x1xi1>, %arg1: i1) -> tensor<?x7x3x?x1xi1> attributes {padlab.seed = 735551835 : i64} {
    %0 = tensor.empty() : tensor<2x3x3x3x1xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x3x3x1xi1>) outs(%0 : tensor<2x3x3x3x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %5 = linalg.index 0 : index
      %6 = arith.index_castui %5 : index to i1
      %7 = arith.subi %6, %in : i1
      %8 = arith.andi %7, %7 : i1
      %true = arith.constant true
      %9 = arith.ori %in, %true : i1
      linalg.yield %9 : i1
    } -> tensor<2x3x3x3x1xi1>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0 : tensor<2x3x3x3x1xi1>
    %c-1 = arith.constant -1 : index
    %2 = arith.addi %dim, %c-1 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %1, %c0_0 : tensor<2x3x3x3x1xi1>
    %c2 = arith.constant 2 : index
    %3 = arith.addi %dim_1, %c2 : index
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %1, %c0_2 : tensor<2x3x3x3x1xi1>
    %c-2 = arith.constant -2 : index
    %4 = arith.addi %dim_3, %c-2 : index
    %padded = tensor.pad %1 low[%2, 0, 0, 0, 0] high[0, %3, 0, %4, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %arg1 : i1
    } : tensor<2x3x3x3x1xi1> to tensor<?x7x3x?x1xi1>
    return %padded : tensor<?x7x3x?x1xi1>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d2, d0, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d0, d4, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<?x?x?x?x?xf32> {padlab.extents = array<i64: 2, 1, 0, 2, 4>}, %arg1: tensor<?x?x?x?x?xf32> {padlab.extents = array<i64: 1, 0, 2, 4, 2>}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: f32) -> (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) attributes {padlab.seed = 1478104463 : i64} {
    %0:2 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg0, %arg0 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32, %out_1: f32):
      %1 = linalg.index 2 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.uitofp %2 : i64 to f32
      %4 = arith.cmpf uno, %3, %in_0 : f32
      %cst = arith.constant -1.500000e+00 : f32
      %5 = arith.index_castui %1 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.select %4, %cst, %6 : f32
      %8 = arith.index_castui %1 : index to i64
      %9 = arith.uitofp %8 : i64 to f32
      %10 = arith.maximumf %7, %in_0 : f32
      %11 = arith.cmpf olt, %10, %7 : f32
      %12 = arith.index_cast %1 : index to i64
      %13 = arith.sitofp %12 : i64 to f32
      %14 = arith.select %11, %out, %13 : f32
      linalg.yield %10, %14 : f32, f32
    } -> (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>)
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %0#0 nofold low[1, 3, %arg2, %arg3, 0] high[%c3, %arg2, 1, %arg2, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %arg4 : f32
    } : tensor<?x?x?x?x?xf32> to tensor<?x?x?x?x?xf32>
    return %0#0, %0#1, %padded : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x?x2xi64> {padlab.extents = array<i64: 5, 5>}, %arg1: index {padlab.value = 5 : index}, %arg2: index {padlab.value = 5 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: tensor<5xi1>) -> (tensor<?x?x5xi64>, tensor<?x?x?xbf16>, tensor<5x?x2xi1>, tensor<?x5x?xi1>, tensor<?x?x5xi64>) attributes {padlab.seed = 2933658119 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x2xi64>
    %c0_0 = arith.constant 0 : index
    %0 = arith.addi %dim, %c0_0 : index
    %c2 = arith.constant 2 : index
    %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x2xi64>
    %1 = tensor.empty(%0, %dim_1) : tensor<?x?x5xi64>
    %c3_i64 = arith.constant 3 : i64
    %2 = linalg.fill ins(%c3_i64 : i64) outs(%1 : tensor<?x?x5xi64>) -> tensor<?x?x5xi64>
    %3 = tensor.empty(%arg1, %arg2, %arg3) : tensor<?x?x?xbf16>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x2xi64>) outs(%2, %3 : tensor<?x?x5xi64>, tensor<?x?x?xbf16>) {
    ^bb0(%in: i64, %out: i64, %out_10: bf16):
      %12 = arith.trunci %in : i64 to i16
      %13 = arith.uitofp %12 : i16 to bf16
      %cst = arith.constant 1.000000e+00 : bf16
      %14 = arith.trunci %in : i64 to i16
      %15 = arith.sitofp %14 : i16 to bf16
      %16 = arith.subf %cst, %15 : bf16
      %17 = arith.trunci %in : i64 to i16
      %18 = arith.uitofp %17 : i16 to bf16
      %19 = arith.subf %18, %16 : bf16
      %20 = arith.negf %19 : bf16
      linalg.yield %in, %20 : i64, bf16
    } -> (tensor<?x?x5xi64>, tensor<?x?x?xbf16>)
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %arg4, %c0_2 : tensor<5xi1>
    %c0_4 = arith.constant 0 : index
    %5 = arith.addi %dim_3, %c0_4 : index
    %6 = tensor.empty(%5) : tensor<5x?x2xi1>
    %false = arith.constant false
    %7 = linalg.fill ins(%false : i1) outs(%6 : tensor<5x?x2xi1>) -> tensor<5x?x2xi1>
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %arg4, %c0_5 : tensor<5xi1>
    %c0_7 = arith.constant 0 : index
    %8 = arith.addi %dim_6, %c0_7 : index
    %c0_8 = arith.constant 0 : index
    %dim_9 = tensor.dim %arg4, %c0_8 : tensor<5xi1>
    %c-3 = arith.constant -3 : index
    %9 = arith.addi %dim_9, %c-3 : index
    %10 = tensor.empty(%8, %9) : tensor<?x5x?xi1>
    %11:2 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<5xi1>) outs(%7, %10 : tensor<5x?x2xi1>, tensor<?x5x?xi1>) {
    ^bb0(%in: i1, %out: i1, %out_10: i1):
      %12 = arith.maxui %in, %in : i1
      %true = arith.constant true
      %13 = arith.ori %true, %in : i1
      linalg.yield %13, %13 : i1, i1
    } -> (tensor<5x?x2xi1>, tensor<?x5x?xi1>)
    %padded = tensor.pad %4#0 low[1, 2, 0] high[2, 1, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %c-2_i64 = arith.constant -2 : i64
      tensor.yield %c-2_i64 : i64
    } : tensor<?x?x5xi64> to tensor<?x?x5xi64>
    return %4#0, %4#1, %11#0, %11#1, %padded : tensor<?x?x5xi64>, tensor<?x?x?xbf16>, tensor<5x?x2xi1>, tensor<?x5x?xi1>, tensor<?x?x5xi64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<?x?xbf16> {padlab.extents = array<i64: 4, 1>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 4 : index}) -> (tensor<1x?xbf16>, tensor<2x8xbf16>) attributes {padlab.seed = 1922109342 : i64} {
    %0 = tensor.empty(%arg1, %arg2) : tensor<?x?xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%0 : tensor<?x?xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %cst = arith.constant -3.000000e+00 : bf16
      %3 = arith.minimumf %in, %cst : bf16
      %4 = arith.maximumf %in, %3 : bf16
      linalg.yield %4 : bf16
    } -> tensor<?x?xbf16>
    %padded = tensor.pad %1 low[0, 1] high[0, 3] {
    ^bb0(%arg3: index, %arg4: index):
      %cst = arith.constant 0.000000e+00 : bf16
      tensor.yield %cst : bf16
    } : tensor<?x?xbf16> to tensor<1x?xbf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0 : tensor<1x?xbf16>
    %c2 = arith.constant 2 : index
    %2 = arith.addi %dim, %c2 : index
    %padded_0 = tensor.pad %1 low[1, %arg1] high[0, %2] {
    ^bb0(%arg3: index, %arg4: index):
      %cst = arith.constant -3.000000e+00 : bf16
      tensor.yield %cst : bf16
    } : tensor<?x?xbf16> to tensor<2x8xbf16>
    return %padded, %padded_0 : tensor<1x?xbf16>, tensor<2x8xbf16>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (0)>
module {
  func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<1xf32>) -> (tensor<5xf32>, tensor<?xf32>, tensor<?xf32>) attributes {padlab.seed = 751095166 : i64} {
    %0 = tensor.empty() : tensor<5xf32>
    %c5 = arith.constant 5 : index
    %1 = tensor.empty(%c5) : tensor<?xf32>
    %cst = arith.constant 1.500000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %3:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<5xf32>, tensor<5xf32>) outs(%0, %2 : tensor<5xf32>, tensor<?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32, %out_1: f32):
      %5 = arith.subf %in_0, %in : f32
      %cst_2 = arith.constant 2.500000e+00 : f32
      %6 = arith.addf %5, %cst_2 : f32
      %7 = arith.minimumf %in, %5 : f32
      linalg.yield %5, %7 : f32, f32
    } -> (tensor<5xf32>, tensor<?xf32>)
    %4 = linalg.generic {indexing_maps = [#map1, #map, #map2, #map], iterator_types = ["parallel"]} ins(%arg1, %3#1, %arg2 : tensor<f32>, tensor<?xf32>, tensor<1xf32>) outs(%arg0 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_0: f32, %in_1: f32, %out: f32):
      %5 = arith.minimumf %in_0, %in_0 : f32
      %6 = arith.addf %in, %in_1 : f32
      %7 = arith.minimumf %in_1, %in : f32
      %8 = arith.addf %in_1, %in : f32
      linalg.yield %8 : f32
    } -> tensor<5xf32>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %4 nofold low[0] high[%c0] {
    ^bb0(%arg3: index):
      %cst_0 = arith.constant -1.000000e+00 : f32
      tensor.yield %cst_0 : f32
    } : tensor<5xf32> to tensor<?xf32>
    return %3#0, %3#1, %padded : tensor<5xf32>, tensor<?xf32>, tensor<?xf32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x4x6xf64>, %arg1: index {padlab.value = 6 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 4 : index}) -> (tensor<2x4x?xf64>, tensor<?x?x?xf64>, tensor<6x?x8xf64>, tensor<?x?x8xf64>) attributes {padlab.seed = 2270283602 : i64} {
    %0 = tensor.empty(%arg1) : tensor<2x4x?xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x4x6xf64>) outs(%0 : tensor<2x4x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_4 = arith.constant 2.000000e+00 : f64
      %7 = arith.addf %in, %cst_4 : f64
      %8 = arith.divf %7, %7 : f64
      %9 = arith.divf %in, %in : f64
      linalg.yield %9 : f64
    } -> tensor<2x4x?xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0 : tensor<2x4x?xf64>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %1, %c0_0 : tensor<2x4x?xf64>
    %c0_2 = arith.constant 0 : index
    %2 = arith.addi %dim_1, %c0_2 : index
    %padded = tensor.pad %1 low[%dim, 0, %2] high[%arg2, %arg3, %arg3] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %cst_4 = arith.constant 0.000000e+00 : f64
      tensor.yield %cst_4 : f64
    } : tensor<2x4x?xf64> to tensor<?x?x?xf64>
    %3 = tensor.empty(%arg4) : tensor<6x?x8xf64>
    %cst = arith.constant -5.000000e-01 : f64
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<6x?x8xf64>) -> tensor<6x?x8xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %padded, %padded : tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<?x?x?xf64>) outs(%4 : tensor<6x?x8xf64>) {
    ^bb0(%in: f64, %in_4: f64, %in_5: f64, %out: f64):
      %7 = linalg.index 0 : index
      %cst_6 = arith.constant -3.000000e+00 : f64
      %8 = arith.negf %cst_6 : f64
      %cst_7 = arith.constant 0.000000e+00 : f64
      %9 = arith.maximumf %in_5, %cst_7 : f64
      linalg.yield %9 : f64
    } -> tensor<6x?x8xf64>
    %padded_3 = tensor.pad %5 low[0, 0, 0] high[%arg3, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %cst_4 = arith.constant 4.000000e+00 : f64
      tensor.yield %cst_4 : f64
    } : tensor<6x?x8xf64> to tensor<?x?x8xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_3 : tensor<?x?x8xf64>) outs(%padded_3 : tensor<?x?x8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %7 = arith.minimumf %in, %in : f64
      %8 = arith.minimumf %7, %7 : f64
      %9 = arith.addf %7, %7 : f64
      linalg.yield %9 : f64
    } -> tensor<?x?x8xf64>
    return %1, %padded, %5, %6 : tensor<2x4x?xf64>, tensor<?x?x?xf64>, tensor<6x?x8xf64>, tensor<?x?x8xf64>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x6xbf16>, %arg1: tensor<6xbf16>, %arg2: tensor<3x5xbf16>, %arg3: tensor<1xbf16>, %arg4: tensor<1xbf16>, %arg5: tensor<4x4xi8>, %arg6: tensor<4x4x2x2xi8>) -> (tensor<3x5xbf16>, tensor<1xbf16>, tensor<5xbf16>, tensor<1x7x4xbf16>, tensor<4x4x2x2xi8>) attributes {padlab.seed = 1793295151 : i64} {
    %0 = tensor.empty() : tensor<1x6x1xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<1x6xbf16>, tensor<6xbf16>) outs(%0 : tensor<1x6x1xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %6 = arith.cmpf ord, %in_1, %in : bf16
      %cst_2 = arith.constant -1.500000e+00 : bf16
      %7 = arith.select %6, %in, %cst_2 : bf16
      %8 = arith.mulf %in_1, %in : bf16
      %cst_3 = arith.constant 5.000000e-01 : bf16
      %9 = arith.negf %cst_3 : bf16
      linalg.yield %9 : bf16
    } -> tensor<1x6x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<3x5xbf16>) outs(%arg2 : tensor<3x5xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %cst_1 = arith.constant 2.500000e+00 : bf16
      %6 = arith.cmpf oge, %in, %cst_1 : bf16
      %7 = arith.extui %6 : i1 to i8
      %cst_2 = arith.constant 1.500000e+00 : bf16
      %8 = arith.cmpf oge, %in, %cst_2 : bf16
      %9 = arith.extui %8 : i1 to i8
      %10 = arith.subi %7, %9 : i8
      %cst_3 = arith.constant 2.500000e+00 : bf16
      %11 = arith.sitofp %10 : i8 to bf16
      %12 = arith.subf %11, %in : bf16
      %cst_4 = arith.constant 4.000000e+00 : bf16
      %13 = arith.cmpf une, %in, %cst_4 : bf16
      %14 = arith.extsi %13 : i1 to i8
      %15 = arith.cmpi ult, %10, %14 : i8
      %cst_5 = arith.constant -1.500000e+00 : bf16
      %16 = arith.select %15, %cst_5, %in : bf16
      %17 = arith.subf %12, %in : bf16
      linalg.yield %17 : bf16
    } -> tensor<3x5xbf16>
    %3 = tensor.empty() : tensor<1xbf16>
    %4 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg3, %arg4 : tensor<1xbf16>, tensor<1xbf16>) outs(%3 : tensor<1xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %6 = arith.mulf %in_1, %in : bf16
      %cst_2 = arith.constant -1.500000e+00 : bf16
      %7 = arith.divf %cst_2, %in_1 : bf16
      linalg.yield %7 : bf16
    } -> tensor<1xbf16>
    %padded = tensor.pad %4 low[3] high[1] {
    ^bb0(%arg7: index):
      %cst_1 = arith.constant 1.000000e+00 : bf16
      tensor.yield %cst_1 : bf16
    } : tensor<1xbf16> to tensor<5xbf16>
    %cst = arith.constant 1.500000e+00 : bf16
    %padded_0 = tensor.pad %1 low[0, 0, 1] high[0, 1, 2] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst : bf16
    } : tensor<1x6x1xbf16> to tensor<1x7x4xbf16>
    %5 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5, %arg6 : tensor<4x4xi8>, tensor<4x4x2x2xi8>) outs(%arg6 : tensor<4x4x2x2xi8>) {
    ^bb0(%in: i8, %in_1: i8, %out: i8):
      %6 = arith.xori %in_1, %in : i8
      %7 = arith.subi %in, %in : i8
      linalg.yield %7 : i8
    } -> tensor<4x4x2x2xi8>
    return %2, %4, %padded, %padded_0, %5 : tensor<3x5xbf16>, tensor<1xbf16>, tensor<5xbf16>, tensor<1x7x4xbf16>, tensor<4x4x2x2xi8>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, 0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2) -> (1, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<6x1xi64>, %arg1: tensor<3x?x?x?xi64> {padlab.extents = array<i64: 1, 3, 4>}, %arg2: index {padlab.value = 4 : index}, %arg3: tensor<2x1x?xi64> {padlab.extents = array<i64: 1>}, %arg4: i64, %arg5: index {padlab.value = 0 : index}) -> (tensor<?x6xi64>, tensor<?x?x1xi32>, tensor<?x7x1x?xi64>, tensor<5x7x?x?xi64>, tensor<?x?x5xi32>, index) attributes {padlab.seed = 783163730 : i64} {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?x6xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x1xi64>) outs(%0 : tensor<?x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %10 = linalg.index 0 : index
      %11 = arith.index_castui %10 : index to i64
      %12 = arith.index_cast %10 : index to i64
      %c7_i64 = arith.constant 7 : i64
      %13 = arith.shli %12, %c7_i64 : i64
      %c3_i64 = arith.constant 3 : i64
      %c2_i64 = arith.constant 2 : i64
      %c3_i64_8 = arith.constant 3 : i64
      %14 = arith.andi %in, %c3_i64_8 : i64
      %c1_i64 = arith.constant 1 : i64
      %15 = arith.ori %14, %c1_i64 : i64
      %16 = arith.remui %c3_i64, %15 : i64
      %17 = arith.index_cast %10 : index to i64
      %18 = arith.minsi %13, %17 : i64
      linalg.yield %18 : i64
    } -> tensor<?x6xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<3x?x?x?xi64>
    %c0_0 = arith.constant 0 : index
    %2 = arith.addi %dim, %c0_0 : index
    %3 = tensor.empty(%2, %arg2) : tensor<?x3x1x?xi64>
    %4 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x?x?x?xi64>) outs(%3 : tensor<?x3x1x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<?x3x1x?xi64>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg3, %c0_1 : tensor<2x1x?xi64>
    %c4 = arith.constant 4 : index
    %5 = arith.addi %dim_2, %c4 : index
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %arg3, %c0_3 : tensor<2x1x?xi64>
    %c-1 = arith.constant -1 : index
    %6 = arith.addi %dim_4, %c-1 : index
    %7 = tensor.empty(%5, %6) : tensor<?x?x1xi32>
    %8 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x1x?xi64>) outs(%7 : tensor<?x?x1xi32>) {
    ^bb0(%in: i64, %out: i32):
      %10 = arith.trunci %in : i64 to i32
      %11 = arith.trunci %in : i64 to i32
      %12 = arith.trunci %in : i64 to i32
      %13 = arith.addi %11, %12 : i32
      %14 = arith.trunci %in : i64 to i32
      %c100_i32 = arith.constant 100 : i32
      %15 = arith.andi %14, %c100_i32 : i32
      linalg.yield %15 : i32
    } -> tensor<?x?x1xi32>
    %c-7_i64 = arith.constant -7 : i64
    %9 = arith.andi %c-7_i64, %arg4 : i64
    %padded = tensor.pad %4 nofold low[1, 4, 0, 1] high[1, 0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %9 : i64
    } : tensor<?x3x1x?xi64> to tensor<?x7x1x?xi64>
    %padded_5 = tensor.pad %8 nofold low[0, 0, 1] high[0, 3, 2] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %c-7_i32 = arith.constant -7 : i32
      tensor.yield %c-7_i32 : i32
    } : tensor<?x?x1xi32> to tensor<?x?x4xi32>
    %cast = tensor.cast %padded : tensor<?x7x1x?xi64> to tensor<5x7x?x?xi64>
    %padded_6 = tensor.pad %8 nofold low[2, 1, 3] high[2, 2, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %c0_i32 = arith.constant 0 : i32
      tensor.yield %c0_i32 : i32
    } : tensor<?x?x1xi32> to tensor<?x?x5xi32>
    %dim_7 = tensor.dim %padded_5, %arg5 : tensor<?x?x4xi32>
    return %1, %8, %padded, %cast, %padded_6, %dim_7 : tensor<?x6xi64>, tensor<?x?x1xi32>, tensor<?x7x1x?xi64>, tensor<5x7x?x?xi64>, tensor<?x?x5xi32>, index
  }
}

// -----
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i8>) -> tensor<i8> attributes {padlab.seed = 670156012 : i64} {
    %0 = tensor.empty() : tensor<i8>
    %c7_i8 = arith.constant 7 : i8
    %1 = linalg.fill ins(%c7_i8 : i8) outs(%0 : tensor<i8>) -> tensor<i8>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i8>) outs(%1 : tensor<i8>) {
    ^bb0(%in: i8, %out: i8):
      %3 = arith.xori %in, %in : i8
      %c2_i8 = arith.constant 2 : i8
      %4 = arith.divsi %in, %c2_i8 : i8
      linalg.yield %4 : i8
    } -> tensor<i8>
    %c7_i8_0 = arith.constant 7 : i8
    %padded = tensor.pad %2 low[] high[] {
      tensor.yield %c7_i8_0 : i8
    } : tensor<i8> to tensor<i8>
    return %padded : tensor<i8>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<8xf16>, %arg1: tensor<12xbf16>, %arg2: tensor<3x3x2x1x2xf16>) -> (tensor<8xf16>, tensor<?xf16>, tensor<11xf16>, tensor<12xf16>, tensor<12xbf16>, tensor<12xf16>, tensor<3x3x2x1x2xf16>) attributes {padlab.seed = 481021123 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf16>) outs(%arg0 : tensor<8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %cst_2 = arith.constant 0.000000e+00 : f16
      %6 = arith.cmpf ord, %in, %cst_2 : f16
      %cst_3 = arith.constant 0.000000e+00 : f16
      %7 = arith.select %6, %in, %cst_3 : f16
      %8 = arith.cmpf ogt, %in, %7 : f16
      %9 = arith.select %8, %in, %7 : f16
      %cst_4 = arith.constant -5.000000e-01 : f16
      %cst_5 = arith.constant -5.000000e-01 : f16
      %10 = arith.subf %cst_4, %cst_5 : f16
      linalg.yield %10 : f16
    } -> tensor<8xf16>
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %0 nofold low[1] high[%c3] {
    ^bb0(%arg3: index):
      %cst_2 = arith.constant 4.000000e+00 : f16
      tensor.yield %cst_2 : f16
    } : tensor<8xf16> to tensor<?xf16>
    %padded_0 = tensor.pad %0 nofold low[3] high[0] {
    ^bb0(%arg3: index):
      %cst_2 = arith.constant 2.000000e+00 : f16
      tensor.yield %cst_2 : f16
    } : tensor<8xf16> to tensor<11xf16>
    %padded_1 = tensor.pad %0 nofold low[4] high[0] {
    ^bb0(%arg3: index):
      %cst_2 = arith.constant -1.500000e+00 : f16
      tensor.yield %cst_2 : f16
    } : tensor<8xf16> to tensor<12xf16>
    %1 = tensor.empty() : tensor<12xf16>
    %cst = arith.constant -1.500000e+00 : f16
    %2 = linalg.fill ins(%cst : f16) outs(%1 : tensor<12xf16>) -> tensor<12xf16>
    %3:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %arg1 : tensor<12xbf16>, tensor<12xbf16>) outs(%arg1, %2 : tensor<12xbf16>, tensor<12xf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16, %out_3: f16):
      %cst_4 = arith.constant -5.000000e-01 : bf16
      %6 = arith.extf %in_2 : bf16 to f32
      %7 = arith.truncf %6 : f32 to f16
      linalg.yield %cst_4, %7 : bf16, f16
    } -> (tensor<12xbf16>, tensor<12xf16>)
    %4 = tensor.empty() : tensor<3x3x2x1x2xf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3x3x2x1x2xf16>) outs(%4 : tensor<3x3x2x1x2xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x3x2x1x2xf16>
    return %0, %padded, %padded_0, %padded_1, %3#0, %3#1, %5 : tensor<8xf16>, tensor<?xf16>, tensor<11xf16>, tensor<12xf16>, tensor<12xbf16>, tensor<12xf16>, tensor<3x3x2x1x2xf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x2xi64>, %arg1: tensor<5x2xi64>, %arg2: index {padlab.value = 3 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 0 : index}) -> (tensor<?x5xi64>, tensor<9x?xi64>) attributes {padlab.seed = 12533301 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x2xi64>) outs(%arg1 : tensor<5x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x2xi64>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0, %c1 : tensor<5x2xi64>
    %c1_0 = arith.constant 1 : index
    %padded = tensor.pad %0 low[%arg2, %dim] high[%arg3, %c1_0] {
    ^bb0(%arg6: index, %arg7: index):
      %c100_i64 = arith.constant 100 : i64
      tensor.yield %c100_i64 : i64
    } : tensor<5x2xi64> to tensor<?x5xi64>
    %c4 = arith.constant 4 : index
    %padded_1 = tensor.pad %0 low[%c4, %arg3] high[%arg4, %arg5] {
    ^bb0(%arg6: index, %arg7: index):
      %c-1_i64 = arith.constant -1 : i64
      tensor.yield %c-1_i64 : i64
    } : tensor<5x2xi64> to tensor<9x?xi64>
    return %padded, %padded_1 : tensor<?x5xi64>, tensor<9x?xi64>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<5xbf16>, %arg1: tensor<5xbf16>, %arg2: tensor<5xbf16>, %arg3: tensor<0xbf16>, %arg4: tensor<bf16>, %arg5: tensor<?xbf16> {padlab.extents = array<i64: 0>}, %arg6: index {padlab.value = 0 : index}, %arg7: tensor<4xbf16>) -> (tensor<5xbf16>, tensor<5xbf16>, tensor<?xbf16>, tensor<0xbf16>, tensor<5xbf16>, tensor<?xbf16>, tensor<?xbf16>, tensor<4xbf16>) attributes {padlab.seed = 2855443352 : i64} {
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<5xbf16>) outs(%arg1, %arg2 : tensor<5xbf16>, tensor<5xbf16>) {
    ^bb0(%in: bf16, %out: bf16, %out_2: bf16):
      %cst_3 = arith.constant -5.000000e-01 : bf16
      %8 = arith.divf %in, %in : bf16
      %9 = arith.cmpf une, %8, %8 : bf16
      %cst_4 = arith.constant 1.000000e+00 : bf16
      %10 = arith.select %9, %8, %cst_4 : bf16
      %11 = arith.negf %in : bf16
      %cst_5 = arith.constant -3.000000e+00 : bf16
      %12 = arith.addf %in, %11 : bf16
      %13 = arith.mulf %in, %8 : bf16
      linalg.yield %11, %13 : bf16, bf16
    } -> (tensor<5xbf16>, tensor<5xbf16>)
    %1 = tensor.empty() : tensor<0xbf16>
    %2:2 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %arg4 : tensor<0xbf16>, tensor<bf16>) outs(%arg5, %1 : tensor<?xbf16>, tensor<0xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16, %out_3: bf16):
      %cst_4 = arith.constant -5.000000e-01 : bf16
      %8 = arith.negf %in : bf16
      %cst_5 = arith.constant -1.500000e+00 : bf16
      %9 = arith.maximumf %cst_5, %out : bf16
      %10 = arith.subf %in_2, %9 : bf16
      linalg.yield %10, %in : bf16, bf16
    } -> (tensor<?xbf16>, tensor<0xbf16>)
    %padded = tensor.pad %0#0 low[0] high[0] {
    ^bb0(%arg8: index):
      %cst_2 = arith.constant 1.000000e+00 : bf16
      tensor.yield %cst_2 : bf16
    } : tensor<5xbf16> to tensor<5xbf16>
    %padded_0 = tensor.pad %2#1 low[%arg6] high[4] {
    ^bb0(%arg8: index):
      %cst_2 = arith.constant -0.000000e+00 : bf16
      tensor.yield %cst_2 : bf16
    } : tensor<0xbf16> to tensor<?xbf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg7, %c0 : tensor<4xbf16>
    %c0_1 = arith.constant 0 : index
    %3 = arith.addi %dim, %c0_1 : index
    %4 = tensor.empty(%3) : tensor<?xbf16>
    %cst = arith.constant -1.000000e+00 : bf16
    %5 = linalg.fill ins(%cst : bf16) outs(%4 : tensor<?xbf16>) -> tensor<?xbf16>
    %6 = tensor.empty() : tensor<4xbf16>
    %7:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg7 : tensor<4xbf16>) outs(%5, %6 : tensor<?xbf16>, tensor<4xbf16>) {
    ^bb0(%in: bf16, %out: bf16, %out_2: bf16):
      %8 = arith.subf %in, %in : bf16
      %9 = arith.maximumf %in, %8 : bf16
      %10 = arith.cmpf oge, %9, %9 : bf16
      %11 = arith.select %10, %9, %8 : bf16
      %12 = arith.negf %8 : bf16
      %13 = arith.cmpf une, %12, %8 : bf16
      %cst_3 = arith.constant -3.000000e+00 : bf16
      %14 = arith.select %13, %cst_3, %12 : bf16
      linalg.yield %11, %14 : bf16, bf16
    } -> (tensor<?xbf16>, tensor<4xbf16>)
    return %0#0, %0#1, %2#0, %2#1, %padded, %padded_0, %7#0, %7#1 : tensor<5xbf16>, tensor<5xbf16>, tensor<?xbf16>, tensor<0xbf16>, tensor<5xbf16>, tensor<?xbf16>, tensor<?xbf16>, tensor<4xbf16>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<1xi32>) -> (tensor<?xi32>, tensor<i32>, tensor<4xi32>) attributes {padlab.seed = 174405557 : i64} {
    %0 = tensor.empty() : tensor<1xi32>
    %c3_i32 = arith.constant 3 : i32
    %1 = linalg.fill ins(%c3_i32 : i32) outs(%0 : tensor<1xi32>) -> tensor<1xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<1xi32>) outs(%1 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %cst = arith.constant -1.500000e+00 : f32
      %cst_7 = arith.constant -1.500000e+00 : f32
      %9 = arith.minimumf %cst, %cst_7 : f32
      %c-1_i32 = arith.constant -1 : i32
      %c3_i32_8 = arith.constant 3 : i32
      %10 = arith.muli %in, %c3_i32_8 : i32
      %cst_9 = arith.constant 2.500000e+00 : f32
      %11 = arith.cmpf oge, %9, %cst_9 : f32
      %12 = arith.extui %11 : i1 to i32
      %13 = arith.maxsi %12, %in : i32
      linalg.yield %13 : i32
    } -> tensor<1xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2, %c0 : tensor<1xi32>
    %c3 = arith.constant 3 : index
    %3 = arith.addi %dim, %c3 : index
    %padded = tensor.pad %2 nofold low[%3] high[0] {
    ^bb0(%arg1: index):
      %c7_i32 = arith.constant 7 : i32
      tensor.yield %c7_i32 : i32
    } : tensor<1xi32> to tensor<?xi32>
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %padded, %c0_0 : tensor<?xi32>
    %c-4 = arith.constant -4 : index
    %4 = arith.addi %dim_1, %c-4 : index
    %c5_i32 = arith.constant 5 : i32
    %padded_2 = tensor.pad %2 low[%c1] high[%4] {
    ^bb0(%arg1: index):
      tensor.yield %c5_i32 : i32
    } : tensor<1xi32> to tensor<?xi32>
    %5 = tensor.empty() : tensor<3xi32>
    %c3_i32_3 = arith.constant 3 : i32
    %6 = linalg.fill ins(%c3_i32_3 : i32) outs(%5 : tensor<3xi32>) -> tensor<3xi32>
    %c3_4 = arith.constant 3 : index
    %inserted_slice = tensor.insert_slice %padded_2 into %6[0] [%c3_4] [1] : tensor<?xi32> into tensor<3xi32>
    %extracted_slice = tensor.extract_slice %inserted_slice[1] [1] [2] : tensor<3xi32> to tensor<i32>
    %7 = tensor.empty() : tensor<4xi32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %8 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%7 : tensor<4xi32>) -> tensor<4xi32>
    %c3_5 = arith.constant 3 : index
    %inserted_slice_6 = tensor.insert_slice %padded_2 into %8[1] [%c3_5] [1] : tensor<?xi32> into tensor<4xi32>
    return %padded_2, %extracted_slice, %inserted_slice_6 : tensor<?xi32>, tensor<i32>, tensor<4xi32>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d2, d0, d4, d3, d1)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x4x1x2x1xf64>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 3 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<4x1x2x2x1xf64>, tensor<?x?x?x?x?xf64>, tensor<3x2xf64>, tensor<8x3x4x2xf64>, tensor<3x4xf64>) attributes {padlab.seed = 3754010672 : i64} {
    %0 = tensor.empty() : tensor<4x1x2x2x1xf64>
    %cst = arith.constant 1.7976931348623157E+308 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4x1x2x2x1xf64>) -> tensor<4x1x2x2x1xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x4x1x2x1xf64>) outs(%1 : tensor<4x1x2x2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %15 = arith.maximumf %in, %out : f64
      %16 = arith.divf %15, %15 : f64
      %17 = arith.subf %15, %in : f64
      %cst_10 = arith.constant 1.000000e+00 : f64
      %18 = arith.divf %cst_10, %16 : f64
      linalg.yield %18 : f64
    } -> tensor<4x1x2x2x1xf64>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %2, %c0_0 : tensor<4x1x2x2x1xf64>
    %c-2 = arith.constant -2 : index
    %3 = arith.addi %dim, %c-2 : index
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %2, %c0_1 : tensor<4x1x2x2x1xf64>
    %c-4 = arith.constant -4 : index
    %4 = arith.addi %dim_2, %c-4 : index
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %2, %c0_3 : tensor<4x1x2x2x1xf64>
    %c-4_5 = arith.constant -4 : index
    %5 = arith.addi %dim_4, %c-4_5 : index
    %c0_6 = arith.constant 0 : index
    %padded = tensor.pad %2 low[%arg1, %c0, %arg3, %arg4, %5] high[%arg2, %3, %4, %arg4, %c0_6] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %cst_10 = arith.constant -5.000000e-01 : f64
      tensor.yield %cst_10 : f64
    } : tensor<4x1x2x2x1xf64> to tensor<?x?x?x?x?xf64>
    %6 = tensor.empty() : tensor<3x2xf64>
    %cst_7 = arith.constant 0x7FF8000000000000 : f64
    %7 = linalg.fill ins(%cst_7 : f64) outs(%6 : tensor<3x2xf64>) -> tensor<3x2xf64>
    %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "parallel", "reduction"]} ins(%padded : tensor<?x?x?x?x?xf64>) outs(%7 : tensor<3x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %15 = arith.mulf %out, %in : f64
      linalg.yield %15 : f64
    } -> tensor<3x2xf64>
    %9 = tensor.empty() : tensor<8x3x4x2xf64>
    %cst_8 = arith.constant -3.000000e+00 : f64
    %10 = linalg.fill ins(%cst_8 : f64) outs(%9 : tensor<8x3x4x2xf64>) -> tensor<8x3x4x2xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%padded : tensor<?x?x?x?x?xf64>) outs(%10 : tensor<8x3x4x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %15 = arith.addf %out, %in : f64
      linalg.yield %15 : f64
    } -> tensor<8x3x4x2xf64>
    %12 = tensor.empty() : tensor<3x4xf64>
    %cst_9 = arith.constant -1.500000e+00 : f64
    %13 = linalg.fill ins(%cst_9 : f64) outs(%12 : tensor<3x4xf64>) -> tensor<3x4xf64>
    %14 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "parallel", "parallel", "reduction"]} ins(%11 : tensor<8x3x4x2xf64>) outs(%13 : tensor<3x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %15 = arith.mulf %out, %in : f64
      linalg.yield %15 : f64
    } -> tensor<3x4xf64>
    return %2, %padded, %8, %11, %14 : tensor<4x1x2x2x1xf64>, tensor<?x?x?x?x?xf64>, tensor<3x2xf64>, tensor<8x3x4x2xf64>, tensor<3x4xf64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<5x1xindex>, %arg1: tensor<1x5xindex>, %arg2: index {padlab.value = 0 : index}) -> (tensor<5x1xindex>, tensor<5x1xindex>, tensor<?x?xindex>, tensor<5x1xindex>) attributes {padlab.seed = 4235992657 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x1xindex>) outs(%arg0 : tensor<5x1xindex>) {
    ^bb0(%in: index, %out: index):
      %c2 = arith.constant 2 : index
      %4 = arith.maxui %in, %in : index
      linalg.yield %4 : index
    } -> tensor<5x1xindex>
    %1 = tensor.empty() : tensor<5x1xindex>
    %2:2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x5xindex>) outs(%1, %arg0 : tensor<5x1xindex>, tensor<5x1xindex>) {
    ^bb0(%in: index, %out: index, %out_0: index):
      %4 = arith.xori %in, %in : index
      %c2 = arith.constant 2 : index
      %c0_1 = arith.constant 0 : index
      %5 = arith.muli %c2, %c0_1 : index
      %6 = arith.ori %5, %5 : index
      %c100 = arith.constant 100 : index
      %7 = arith.xori %5, %c100 : index
      %c-9223372036854775808 = arith.constant -9223372036854775808 : index
      %8 = arith.maxui %c-9223372036854775808, %4 : index
      %c7 = arith.constant 7 : index
      %9 = arith.addi %in, %c7 : index
      linalg.yield %6, %9 : index, index
    } -> (tensor<5x1xindex>, tensor<5x1xindex>)
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %2#1, %c1 : tensor<5x1xindex>
    %c-1 = arith.constant -1 : index
    %3 = arith.addi %dim, %c-1 : index
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %2#1 low[%3, %c0] high[0, %arg2] {
    ^bb0(%arg3: index, %arg4: index):
      %c7 = arith.constant 7 : index
      tensor.yield %c7 : index
    } : tensor<5x1xindex> to tensor<?x?xindex>
    %inserted_slice = tensor.insert_slice %2#1 into %0[0, 0] [5, 1] [1, 1] : tensor<5x1xindex> into tensor<5x1xindex>
    return %2#0, %2#1, %padded, %inserted_slice : tensor<5x1xindex>, tensor<5x1xindex>, tensor<?x?xindex>, tensor<5x1xindex>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x2x?xbf16> {padlab.extents = array<i64: 4>}, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 1 : index}) -> (tensor<1x2x2x?xbf16>, tensor<?x?x?x?xbf16>) attributes {padlab.seed = 722687788 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x2x2x?xbf16>) outs(%arg0 : tensor<1x2x2x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %cst = arith.constant 1.000000e+00 : bf16
      %2 = arith.minimumf %in, %in : bf16
      %3 = arith.mulf %2, %2 : bf16
      %cst_3 = arith.constant 1.500000e+00 : bf16
      %4 = arith.cmpf uno, %cst_3, %3 : bf16
      %5 = arith.select %4, %3, %3 : bf16
      linalg.yield %5 : bf16
    } -> tensor<1x2x2x?xbf16>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %0 nofold low[0, %arg1, 2, 1] high[2, %c0, 2, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      %cst = arith.constant -5.000000e-01 : bf16
      tensor.yield %cst : bf16
    } : tensor<1x2x2x?xbf16> to tensor<3x?x6x?xbf16>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0_0 : tensor<3x?x6x?xbf16>
    %c1 = arith.constant 1 : index
    %1 = arith.addi %dim, %c1 : index
    %c0_1 = arith.constant 0 : index
    %padded_2 = tensor.pad %0 low[1, %1, %arg1, 1] high[%arg2, %c0_1, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      %cst = arith.constant 1.500000e+00 : bf16
      tensor.yield %cst : bf16
    } : tensor<1x2x2x?xbf16> to tensor<?x?x?x?xbf16>
    return %0, %padded_2 : tensor<1x2x2x?xbf16>, tensor<?x?x?x?xbf16>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<1xi64>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: i8) -> (tensor<?xi8>, tensor<?xi8>, tensor<4xi8>) attributes {padlab.seed = 3469574879 : i64} {
    %0 = tensor.empty() : tensor<1xi8>
    %c7_i8 = arith.constant 7 : i8
    %1 = linalg.fill ins(%c7_i8 : i8) outs(%0 : tensor<1xi8>) -> tensor<1xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<1xi64>) outs(%1 : tensor<1xi8>) {
    ^bb0(%in: i64, %out: i8):
      %9 = arith.trunci %in : i64 to i8
      %10 = arith.cmpi sle, %in, %in : i64
      %11 = arith.trunci %in : i64 to i8
      %12 = arith.trunci %in : i64 to i8
      %13 = arith.select %10, %11, %12 : i8
      %c-2_i8 = arith.constant -2 : i8
      %14 = arith.trunci %in : i64 to i8
      %15 = arith.addi %c-2_i8, %14 : i8
      linalg.yield %15 : i8
    } -> tensor<1xi8>
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %2 low[%arg1] high[%c3] {
    ^bb0(%arg4: index):
      %c5_i8 = arith.constant 5 : i8
      tensor.yield %c5_i8 : i8
    } : tensor<1xi8> to tensor<?xi8>
    %3 = tensor.empty() : tensor<4xi8>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<4xi8>) {
    ^bb0(%out: i8):
      %c2_i8 = arith.constant 2 : i8
      %c2_i8_2 = arith.constant 2 : i8
      %c-1_i8 = arith.constant -1 : i8
      %9 = arith.minui %c2_i8_2, %c-1_i8 : i8
      linalg.yield %9 : i8
    } -> tensor<4xi8>
    %inserted_slice = tensor.insert_slice %4 into %padded[0] [4] [1] : tensor<4xi8> into tensor<?xi8>
    %c3_0 = arith.constant 3 : index
    %5 = arith.subi %arg3, %arg3 : i8
    %6 = arith.minsi %5, %arg3 : i8
    %padded_1 = tensor.pad %4 low[%arg2] high[%c3_0] {
    ^bb0(%arg4: index):
      tensor.yield %6 : i8
    } : tensor<4xi8> to tensor<?xi8>
    %7 = tensor.empty() : tensor<4xi8>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<4xi8>) outs(%7 : tensor<4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c0_i8 = arith.constant 0 : i8
      %c3_i8 = arith.constant 3 : i8
      %9 = arith.shli %c0_i8, %c3_i8 : i8
      linalg.yield %9 : i8
    } -> tensor<4xi8>
    return %inserted_slice, %padded_1, %8 : tensor<?xi8>, tensor<?xi8>, tensor<4xi8>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<0x4xi32>, %arg1: tensor<0xi8>, %arg2: tensor<6xi32>, %arg3: tensor<5xi8>) -> (tensor<4x0xi8>, tensor<5x7xi8>, tensor<5x7xi8>) attributes {padlab.seed = 3284135393 : i64} {
    %0 = tensor.empty() : tensor<4x0xi8>
    %c-1_i8 = arith.constant -1 : i8
    %1 = linalg.fill ins(%c-1_i8 : i8) outs(%0 : tensor<4x0xi8>) -> tensor<4x0xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<0x4xi32>, tensor<0xi8>) outs(%1 : tensor<4x0xi8>) {
    ^bb0(%in: i32, %in_0: i8, %out: i8):
      %7 = arith.xori %out, %in_0 : i8
      %c1_i8 = arith.constant 1 : i8
      %c-1_i8_1 = arith.constant -1 : i8
      %8 = arith.addi %7, %c-1_i8_1 : i8
      linalg.yield %8 : i8
    } -> tensor<4x0xi8>
    %3 = tensor.empty() : tensor<1x6xi8>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6xi32>) outs(%3 : tensor<1x6xi8>) {
    ^bb0(%in: i32, %out: i8):
      %7 = arith.trunci %in : i32 to i8
      linalg.yield %7 : i8
    } -> tensor<1x6xi8>
    %padded = tensor.pad %4 low[4, 1] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      %c2_i8 = arith.constant 2 : i8
      tensor.yield %c2_i8 : i8
    } : tensor<1x6xi8> to tensor<5x7xi8>
    %5 = tensor.empty() : tensor<5x7xi8>
    %6 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<5xi8>) outs(%5 : tensor<5x7xi8>) {
    ^bb0(%in: i8, %out: i8):
      %7 = arith.maxui %in, %in : i8
      %c-2_i8 = arith.constant -2 : i8
      linalg.yield %c-2_i8 : i8
    } -> tensor<5x7xi8>
    return %2, %padded, %6 : tensor<4x0xi8>, tensor<5x7xi8>, tensor<5x7xi8>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x1xbf16> {padlab.extents = array<i64: 5>}, %arg1: index {padlab.value = 5 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: bf16, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 8 : index}) -> (tensor<?x1xbf16>, tensor<?x?xbf16>, tensor<9x5xbf16>, index) attributes {padlab.seed = 1509084948 : i64} {
    %0 = tensor.empty(%arg1) : tensor<?x1xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x1xbf16>) outs(%0 : tensor<?x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %cst_1 = arith.constant 1.000000e+00 : bf16
      %5 = arith.negf %cst_1 : bf16
      %6 = arith.addf %5, %5 : bf16
      linalg.yield %6 : bf16
    } -> tensor<?x1xbf16>
    %c4 = arith.constant 4 : index
    %cst = arith.constant 2.500000e+00 : bf16
    %2 = arith.maximumf %arg4, %arg4 : bf16
    %padded = tensor.pad %1 nofold low[%arg2, %c4] high[1, %arg3] {
    ^bb0(%arg7: index, %arg8: index):
      tensor.yield %2 : bf16
    } : tensor<?x1xbf16> to tensor<?x?xbf16>
    %dim = tensor.dim %padded, %arg5 : tensor<?x?xbf16>
    %3 = tensor.empty() : tensor<9x5xbf16>
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %4 = linalg.fill ins(%cst_0 : bf16) outs(%3 : tensor<9x5xbf16>) -> tensor<9x5xbf16>
    %inserted_slice = tensor.insert_slice %padded into %4[0, %arg5] [%arg6, %arg1] [1, 1] : tensor<?x?xbf16> into tensor<9x5xbf16>
    return %1, %padded, %inserted_slice, %dim : tensor<?x1xbf16>, tensor<?x?xbf16>, tensor<9x5xbf16>, index
  }
}

