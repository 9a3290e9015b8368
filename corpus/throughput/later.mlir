#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<6xi64>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 3 : index}, %arg4: tensor<f32>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<f32>, tensor<7xi64>, i64) attributes {padlab.seed = 610279863 : i64} {
    %0 = tensor.empty() : tensor<6xi64>
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %1 = linalg.fill ins(%c-9223372036854775808_i64 : i64) outs(%0 : tensor<6xi64>) -> tensor<6xi64>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg0, %arg0 : tensor<6xi64>, tensor<6xi64>) outs(%1 : tensor<6xi64>) -> tensor<6xi64>
    %c-1_i64 = arith.constant -1 : i64
    %padded = tensor.pad %2 low[%arg1] high[%arg2] {
    ^bb0(%arg5: index):
      tensor.yield %c-1_i64 : i64
    } : tensor<6xi64> to tensor<?xi64>
    %c3 = arith.constant 3 : index
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %padded_0 = tensor.pad %padded low[%c3] high[%arg1] {
    ^bb0(%arg5: index):
      tensor.yield %c9223372036854775807_i64 : i64
    } : tensor<?xi64> to tensor<?xi64>
    %c1 = arith.constant 1 : index
    %padded_1 = tensor.pad %2 low[%c1] high[%arg2] {
    ^bb0(%arg5: index):
      %c7_i64 = arith.constant 7 : i64
      tensor.yield %c7_i64 : i64
    } : tensor<6xi64> to tensor<?xi64>
    %c0 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %3:3 = scf.while (%arg5 = %c0, %arg6 = %padded_0, %arg7 = %padded_0) : (index, tensor<?xi64>, tensor<?xi64>) -> (index, tensor<?xi64>, tensor<?xi64>) {
      %8 = arith.cmpi ult, %arg5, %arg3 : index
      scf.condition(%8) %arg5, %arg6, %padded_0 : index, tensor<?xi64>, tensor<?xi64>
    } do {
    ^bb0(%arg5: index, %arg6: tensor<?xi64>, %arg7: tensor<?xi64>):
      %8 = arith.addi %arg5, %c1_2 : index
      scf.yield %8, %arg6, %arg7 : index, tensor<?xi64>, tensor<?xi64>
    }
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<f32>) outs(%arg4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.negf %out : f32
      %9 = arith.mulf %in, %8 : f32
      %10 = arith.addf %in, %8 : f32
      linalg.yield %10 : f32
    } -> tensor<f32>
    %5 = tensor.empty() : tensor<7xi64>
    %6 = linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%padded_1, %padded_1 : tensor<?xi64>, tensor<?xi64>) outs(%5 : tensor<7xi64>) -> tensor<7xi64>
    %c0_3 = arith.constant 0 : index
    %dim = tensor.dim %6, %c0_3 : tensor<7xi64>
    %c1_4 = arith.constant 1 : index
    %7 = arith.addi %dim, %c1_4 : index
    %extracted = tensor.extract %3#2[%7] : tensor<?xi64>
    return %padded, %padded_1, %3#1, %3#2, %4, %6, %extracted : tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<f32>, tensor<7xi64>, i64
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi8> {padlab.extents = array<i64: 3>}, %arg1: index {padlab.value = 3 : index}, %arg2: i8, %arg3: tensor<i8>) -> (tensor<4xi8>, tensor<i8>, i8) attributes {padlab.seed = 2616707759 : i64} {
    %0 = tensor.empty(%arg1) : tensor<?xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi8>) outs(%0 : tensor<?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %3 = arith.trunci %in : i8 to i1
      %true = arith.constant true
      %4 = arith.minsi %3, %true : i1
      %5 = arith.extsi %4 : i1 to i8
      %c5_i8 = arith.constant 5 : i8
      %6 = arith.shli %5, %c5_i8 : i8
      linalg.yield %6 : i8
    } -> tensor<?xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %1 : tensor<?xi8>, tensor<?xi8>) outs(%1 : tensor<?xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %3 = linalg.index 0 : index
      %4 = arith.trunci %in : i8 to i1
      %5 = arith.trunci %in_0 : i8 to i1
      %6 = arith.minsi %4, %5 : i1
      %c-1_i8 = arith.constant -1 : i8
      linalg.yield %c-1_i8 : i8
    } -> tensor<?xi8>
    %cast = tensor.cast %2 : tensor<?xi8> to tensor<3xi8>
    %padded = tensor.pad %cast low[0] high[1] {
    ^bb0(%arg4: index):
      tensor.yield %arg2 : i8
    } : tensor<3xi8> to tensor<4xi8>
    %reduced = linalg.reduce { arith.muli {overflowFlags = #arith.overflow<none>} } ins(%2 : tensor<?xi8>) outs(%arg3 : tensor<i8>) dimensions = [0] 
    %extracted = tensor.extract %arg3[] : tensor<i8>
    return %padded, %reduced, %extracted : tensor<4xi8>, tensor<i8>, i8
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<1xi32>, %arg1: index {padlab.value = 1 : index}, %arg2: i32, %arg3: tensor<4xi32>) -> (tensor<8xi32>, tensor<4xi32, "layout">, tensor<?x1xi32>) attributes {padlab.seed = 970934044 : i64} {
    %0 = tensor.empty(%arg1) : tensor<?x1xi32>
    %cast = tensor.cast %0 : tensor<?x1xi32> to tensor<1x1xi32>
    %c3_i32 = arith.constant 3 : i32
    %pack = linalg.pack %arg0 padding_value(%c3_i32 : i32) inner_dims_pos = [0] inner_tiles = [1] into %cast : tensor<1xi32> -> tensor<1x1xi32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %pack, %c0_0 : tensor<1x1xi32>
    %c0_1 = arith.constant 0 : index
    %1 = arith.addi %dim, %c0_1 : index
    %c1 = arith.constant 1 : index
    %2:2 = scf.while (%arg4 = %c0, %arg5 = %arg0) : (index, tensor<1xi32>) -> (index, tensor<1xi32>) {
      %6 = arith.cmpi ult, %arg4, %1 : index
      scf.condition(%6) %arg4, %arg5 : index, tensor<1xi32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<1xi32>):
      %c0_i32 = arith.constant 0 : i32
      %padded_3 = tensor.pad %arg5 nofold low[1] high[1] {
      ^bb0(%arg6: index):
        tensor.yield %c0_i32 : i32
      } : tensor<1xi32> to tensor<3xi32>
      %6 = arith.addi %arg4, %c1 : index
      scf.yield %6, %arg0 : index, tensor<1xi32>
    }
    %padded = tensor.pad %2#1 nofold low[0] high[3] {
    ^bb0(%arg4: index):
      tensor.yield %arg2 : i32
    } : tensor<1xi32> to tensor<4xi32>
    %padded_2 = tensor.pad %padded nofold low[4] high[0] {
    ^bb0(%arg4: index):
      tensor.yield %arg2 : i32
    } : tensor<4xi32> to tensor<8xi32>
    %3 = tensor.empty() : tensor<4xi32, "layout">
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %padded, %arg3 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) outs(%3 : tensor<4xi32, "layout">) {
    ^bb0(%in: i32, %in_3: i32, %in_4: i32, %out: i32):
      %6 = arith.muli %in, %in : i32
      %7 = arith.xori %in_3, %in_3 : i32
      %c31_i32 = arith.constant 31 : i32
      %8 = arith.shli %in_3, %c31_i32 : i32
      linalg.yield %8 : i32
    } -> tensor<4xi32, "layout">
    %5 = linalg.add ins(%pack, %pack : tensor<1x1xi32>, tensor<1x1xi32>) outs(%0 : tensor<?x1xi32>) -> tensor<?x1xi32>
    return %padded_2, %4, %5 : tensor<8xi32>, tensor<4xi32, "layout">, tensor<?x1xi32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<5x1x4xi8>, %arg1: tensor<1x4xi8>, %arg2: i8) -> (tensor<1x4xi8>, tensor<1x4x4xi8>) attributes {padlab.seed = 2587292241 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<5x1x4xi8>, tensor<5x1x4xi8>) outs(%arg1 : tensor<1x4xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %4 = arith.xori %in_0, %in_0 : i8
      %5 = arith.maxsi %out, %4 : i8
      linalg.yield %5 : i8
    } -> tensor<1x4xi8>
    %1 = arith.muli %arg2, %arg2 : i8
    %padded = tensor.pad %0 nofold low[1, -1] high[1, 1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %1 : i8
    } : tensor<1x4xi8> to tensor<3x4xi8>
    %2 = tensor.empty() : tensor<1x4x4xi8>
    %c100_i8 = arith.constant 100 : i8
    %pack = linalg.pack %padded padding_value(%c100_i8 : i8) inner_dims_pos = [0] inner_tiles = [4] into %2 : tensor<3x4xi8> -> tensor<1x4x4xi8>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%pack, %pack : tensor<1x4x4xi8>, tensor<1x4x4xi8>) outs(%pack : tensor<1x4x4xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %4 = arith.maxui %in_0, %in : i8
      %c1_i8 = arith.constant 1 : i8
      %5 = arith.addi %in, %c1_i8 : i8
      %6 = arith.andi %4, %in : i8
      linalg.yield %6 : i8
    } -> tensor<1x4x4xi8>
    return %0, %3 : tensor<1x4xi8>, tensor<1x4x4xi8>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x?xf16> {padlab.extents = array<i64: 3, 5>}, %arg1: tensor<?xf16> {padlab.extents = array<i64: 5>}) -> (tensor<?xf16>, tensor<?xf16>, tensor<?xf16>) attributes {padlab.seed = 3560393708 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<?x?xf16>) outs(%arg1 : tensor<?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %2 = arith.subf %in, %in : f16
      %cst_0 = arith.constant 5.000000e-01 : f16
      %3 = arith.maximumf %in, %cst_0 : f16
      %4 = arith.negf %2 : f16
      %5 = arith.minimumf %out, %4 : f16
      linalg.yield %5 : f16
    } -> tensor<?xf16>
    %1 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xf16>) outs(%arg1 : tensor<?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %cst_0 = arith.constant 1.000000e+00 : f16
      %2 = arith.divf %cst_0, %in : f16
      linalg.yield %2 : f16
    } -> tensor<?xf16>
    %collapsed = tensor.collapse_shape %arg1 [[0]] : tensor<?xf16> into tensor<?xf16>
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.500000e+00 : f16
    %padded = tensor.pad %0 low[1] high[%c0] {
    ^bb0(%arg2: index):
      tensor.yield %cst : f16
    } : tensor<?xf16> to tensor<?xf16>
    return %1, %collapsed, %padded : tensor<?xf16>, tensor<?xf16>, tensor<?xf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x2xi8>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: i8) -> (tensor<5x6xi8>, tensor<?x?xi8>, tensor<?x?xi8>) attributes {padlab.seed = 1199733075 : i64} {
    %0 = tensor.empty() : tensor<5x2xi8>
    %c127_i8 = arith.constant 127 : i8
    %1 = linalg.fill ins(%c127_i8 : i8) outs(%0 : tensor<5x2xi8>) -> tensor<5x2xi8>
    %2 = linalg.add ins(%arg0, %arg0 : tensor<5x2xi8>, tensor<5x2xi8>) outs(%1 : tensor<5x2xi8>) -> tensor<5x2xi8>
    %c0 = arith.constant 0 : index
    %3 = tensor.empty() : tensor<5x6xi8>
    %c127_i8_0 = arith.constant 127 : i8
    %4 = linalg.fill ins(%c127_i8_0 : i8) outs(%3 : tensor<5x6xi8>) -> tensor<5x6xi8>
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %5 = scf.for %arg4 = %c0_1 to %arg1 step %c1 iter_args(%arg5 = %4) -> (tensor<5x6xi8>) {
      %c0_2 = arith.constant 0 : index
      %8 = arith.subi %c0_2, %arg4 : index
      %padded = tensor.pad %2 low[%arg4, 4] high[%8, %arg2] {
      ^bb0(%arg6: index, %arg7: index):
        %c-1_i8 = arith.constant -1 : i8
        tensor.yield %c-1_i8 : i8
      } : tensor<5x2xi8> to tensor<?x?xi8>
      %9 = tensor.empty() : tensor<5x2xbf16>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x2xi8>) outs(%9 : tensor<5x2xbf16>) {
      ^bb0(%in: i8, %out: bf16):
        %11 = linalg.index 1 : index
        %12 = arith.index_cast %11 : index to i16
        %13 = arith.uitofp %12 : i16 to bf16
        %14 = arith.index_castui %11 : index to i16
        %15 = arith.sitofp %14 : i16 to bf16
        %16 = arith.index_castui %11 : index to i16
        %17 = arith.sitofp %16 : i16 to bf16
        %18 = arith.divf %15, %17 : bf16
        %19 = arith.sitofp %in : i8 to bf16
        %20 = arith.sitofp %in : i8 to bf16
        %21 = arith.addf %19, %20 : bf16
        linalg.yield %21 : bf16
      } -> tensor<5x2xbf16>
      %cast = tensor.cast %padded : tensor<?x?xi8> to tensor<5x6xi8>
      scf.yield %cast : tensor<5x6xi8>
    }
    %c3 = arith.constant 3 : index
    %6 = call @callee_0(%2, %arg3) : (tensor<5x2xi8>, i8) -> tensor<?x?xi8>
    %7 = call @callee_0(%arg0, %arg3) : (tensor<5x2xi8>, i8) -> tensor<?x?xi8>
    return %5, %6, %7 : tensor<5x6xi8>, tensor<?x?xi8>, tensor<?x?xi8>
  }
  func.func private @callee_0(%arg0: tensor<5x2xi8>, %arg1: i8) -> tensor<?x?xi8> {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg0 low[1, 2] high[%c3, %c0] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %arg1 : i8
    } : tensor<5x2xi8> to tensor<?x?xi8>
    return %padded : tensor<?x?xi8>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<1x3x2x3x2xi32>, %arg1: tensor<1x3x2x1x2xi32>) -> (tensor<1x3x2x1x2xi32>, tensor<5x3x4x1x3xi32>, index) attributes {padlab.seed = 523633474 : i64} {
    %0 = tensor.empty() : tensor<1x1x3xi32>
    %1 = linalg.pooling_ndhwc_max {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %0 : tensor<1x3x2x3x2xi32>, tensor<1x1x3xi32>) outs(%arg1 : tensor<1x3x2x1x2xi32>) -> tensor<1x3x2x1x2xi32>
    %2 = tensor.empty() : tensor<5x3x2x3x2xi32>
    %c5_i32 = arith.constant 5 : i32
    %3 = linalg.fill ins(%c5_i32 : i32) outs(%2 : tensor<5x3x2x3x2xi32>) -> tensor<5x3x2x3x2xi32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %4 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %3) -> (tensor<5x3x2x3x2xi32>) {
      %padded_2 = tensor.pad %1 nofold low[4, 0, 0, 2, 0] high[0, 0, 0, 0, 0] {
      ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
        %c7_i32 = arith.constant 7 : i32
        tensor.yield %c7_i32 : i32
      } : tensor<1x3x2x1x2xi32> to tensor<5x3x2x3x2xi32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_2 : tensor<5x3x2x3x2xi32>) outs(%arg3 : tensor<5x3x2x3x2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %8 = arith.maxsi %out, %in : i32
        linalg.yield %8 : i32
      } -> tensor<5x3x2x3x2xi32>
      scf.yield %7 : tensor<5x3x2x3x2xi32>
    }
    %padded = tensor.pad %1 nofold low[4, 0, 0, 0, 0] high[0, 0, 2, 0, 1] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
      %c3_i32 = arith.constant 3 : i32
      tensor.yield %c3_i32 : i32
    } : tensor<1x3x2x1x2xi32> to tensor<5x3x4x1x3xi32>
    %5 = tensor.empty() : tensor<5x3x4x1x3xi32>
    %c0_i32 = arith.constant 0 : i32
    %6 = linalg.fill ins(%c0_i32 : i32) outs(%5 : tensor<5x3x4x1x3xi32>) -> tensor<5x3x4x1x3xi32>
    %inserted_slice = tensor.insert_slice %padded into %6[0, 0, 0, 0, 0] [5, 3, 4, 1, 3] [1, 1, 1, 1, 1] : tensor<5x3x4x1x3xi32> into tensor<5x3x4x1x3xi32>
    %c3_0 = arith.constant 3 : index
    %dim = tensor.dim %inserted_slice, %c3_0 : tensor<5x3x4x1x3xi32>
    %dim_1 = tensor.dim %4, %dim : tensor<5x3x2x3x2xi32>
    return %1, %padded, %dim_1 : tensor<1x3x2x1x2xi32>, tensor<5x3x4x1x3xi32>, index
  }
}

// -----
module {
  func.func @main(%arg0: tensor<6x6xbf16>, %arg1: bf16, %arg2: tensor<9x?xbf16> {padlab.extents = array<i64: 5>}, %arg3: tensor<4x?xbf16> {padlab.extents = array<i64: 5>}, %arg4: index {padlab.value = 1 : index}, %arg5: tensor<?x2xbf16> {padlab.extents = array<i64: 2>}) -> (tensor<6x?xbf16>, tensor<4x9xbf16>, tensor<4x?xbf16>, tensor<9x?xbf16>) attributes {padlab.seed = 1774835148 : i64} {
    %c6 = arith.constant 6 : index
    %0 = tensor.empty(%c6) : tensor<6x?xbf16>
    %cst = arith.constant 1.000000e+00 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<6x?xbf16>) -> tensor<6x?xbf16>
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %1 nofold low[0, %c3] high[-2, 0] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg1 : bf16
    } : tensor<6x?xbf16> to tensor<4x9xbf16>
    %2 = linalg.matmul ins(%padded, %arg2 : tensor<4x9xbf16>, tensor<9x?xbf16>) outs(%arg3 : tensor<4x?xbf16>) -> tensor<4x?xbf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2, %c0 : tensor<4x?xbf16>
    %c-2 = arith.constant -2 : index
    %3 = arith.addi %dim, %c-2 : index
    %inserted_slice = tensor.insert_slice %arg5 into %arg2[7, 2] [%3, 2] [%arg4, 2] : tensor<?x2xbf16> into tensor<9x?xbf16>
    return %1, %padded, %2, %inserted_slice : tensor<6x?xbf16>, tensor<4x9xbf16>, tensor<4x?xbf16>, tensor<9x?xbf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x5xi32>, %arg1: i1, %arg2: tensor<2x1x3x2xi32>, %arg3: tensor<2x1xi32>, %arg4: tensor<2x1x1x2xi32>, %arg5: tensor<1x1x1x2xi32>) -> (tensor<7x8xi32>, tensor<2x1x1x2xi32>) attributes {padlab.seed = 3335770201 : i64} {
    %0 = call @callee_0(%arg0) : (tensor<5x5xi32>) -> tensor<5x5xi32>
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %0 low[1, %c3] high[1, -3] {
    ^bb0(%arg6: index, %arg7: index):
      %c-2_i32 = arith.constant -2 : i32
      tensor.yield %c-2_i32 : i32
    } : tensor<5x5xi32> to tensor<7x?xi32>
    %1 = scf.if %arg1 -> (tensor<7x8xi32>) {
      %padded_0 = tensor.pad %padded low[0, 0] high[0, 3] {
      ^bb0(%arg6: index, %arg7: index):
        %c-2_i32 = arith.constant -2 : i32
        tensor.yield %c-2_i32 : i32
      } : tensor<7x?xi32> to tensor<7x?xi32>
      %cast = tensor.cast %padded_0 : tensor<7x?xi32> to tensor<7x8xi32>
      scf.yield %cast : tensor<7x8xi32>
    } else {
      %3 = tensor.empty() : tensor<7x8xi32>
      %c0_i32 = arith.constant 0 : i32
      %4 = linalg.fill ins(%c0_i32 : i32) outs(%3 : tensor<7x8xi32>) -> tensor<7x8xi32>
      scf.yield %4 : tensor<7x8xi32>
    }
    %2 = linalg.pooling_nchw_sum {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg2, %arg3 : tensor<2x1x3x2xi32>, tensor<2x1xi32>) outs(%arg4 : tensor<2x1x1x2xi32>) -> tensor<2x1x1x2xi32>
    %inserted_slice = tensor.insert_slice %arg5 into %2[1, 0, 0, 0] [1, 1, 1, 2] [1, 1, 1, 1] : tensor<1x1x1x2xi32> into tensor<2x1x1x2xi32>
    return %1, %inserted_slice : tensor<7x8xi32>, tensor<2x1x1x2xi32>
  }
  func.func private @callee_0(%arg0: tensor<5x5xi32>) -> tensor<5x5xi32> {
    %cst = arith.constant dense<5> : tensor<5x5xi32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x5xi32>) outs(%cst : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5xi32>
    return %0 : tensor<5x5xi32>
  }
}

// -----
module {
  func.func @main(%arg0: tensor<3x1x1x2xi8>, %arg1: tensor<1x1x2xi8>, %arg2: tensor<3x1x1x2xi32>, %arg3: tensor<1x2x2x3x1xf32>, %arg4: tensor<1x2x2x2x1xf64>, %arg5: index {padlab.value = 0 : index}, %arg6: i1) -> (tensor<3x1x1x2xi32>, tensor<1x2x2x2x1xf64>, tensor<4x?x?x2x1xf64>, tensor<4x4x4x3x1xf64>, tensor<1xi32>) attributes {padlab.seed = 3687860174 : i64} {
    %c7_i32 = arith.constant 7 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg0, %arg1, %c7_i32, %c5_i32 : tensor<3x1x1x2xi8>, tensor<1x1x2xi8>, i32, i32) outs(%arg2 : tensor<3x1x1x2xi32>) -> tensor<3x1x1x2xi32>
    %1 = tensor.empty() : tensor<1x1x2xf32>
    %2 = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg3, %1 : tensor<1x2x2x3x1xf32>, tensor<1x1x2xf32>) outs(%arg4 : tensor<1x2x2x2x1xf64>) -> tensor<1x2x2x2x1xf64>
    %c-2 = arith.constant -2 : index
    %c-2_0 = arith.constant -2 : index
    %padded = tensor.pad %2 low[4, %c-2, 1, 0, -1] high[-1, 3, %c-2_0, 0, 1] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index):
      %cst_2 = arith.constant 2.500000e+00 : f64
      tensor.yield %cst_2 : f64
    } : tensor<1x2x2x2x1xf64> to tensor<4x?x?x2x1xf64>
    %c-2_1 = arith.constant -2 : index
    %3 = scf.if %arg6 -> (tensor<4x4x4x3x1xf64>) {
      %padded_2 = tensor.pad %padded low[1, %c-2_1, %arg5, 1, 0] high[-1, 3, 3, 0, %arg5] {
      ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index):
        %cst_3 = arith.constant 1.500000e+00 : f64
        tensor.yield %cst_3 : f64
      } : tensor<4x?x?x2x1xf64> to tensor<4x?x?x3x?xf64>
      %cast = tensor.cast %padded_2 : tensor<4x?x?x3x?xf64> to tensor<4x4x4x3x1xf64>
      scf.yield %cast : tensor<4x4x4x3x1xf64>
    } else {
      %4 = tensor.empty() : tensor<4x4x4x3x1xf64>
      %cst_2 = arith.constant 0x7FF8000000000000 : f64
      %5 = linalg.fill ins(%cst_2 : f64) outs(%4 : tensor<4x4x4x3x1xf64>) -> tensor<4x4x4x3x1xf64>
      scf.yield %5 : tensor<4x4x4x3x1xf64>
    }
    %cst = arith.constant dense<3> : tensor<1xi32>
    return %0, %2, %padded, %3, %cst : tensor<3x1x1x2xi32>, tensor<1x2x2x2x1xf64>, tensor<4x?x?x2x1xf64>, tensor<4x4x4x3x1xf64>, tensor<1xi32>
  }
}

// -----
module {
  func.func @main(%arg0: tensor<3x?xf32> {padlab.extents = array<i64: 2>}, %arg1: f32, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: tensor<?x3x?x?xi8> {padlab.extents = array<i64: 3, 3, 1>}, %arg5: tensor<2x?x?x3xi8> {padlab.extents = array<i64: 2, 1>}, %arg6: tensor<3x2x2x?x3xi32> {padlab.extents = array<i64: 1>}) -> (tensor<5x?x6x0xf32>, tensor<6x?x?x?xf32>, tensor<3x2x2x?x3xi32>) attributes {padlab.seed = 3359533427 : i64} {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<1x?x3x2xf32>
    %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [3, 2] into %0 : tensor<3x?xf32> -> tensor<1x?x3x2xf32>
    %padded = tensor.pad %pack nofold low[4, -1, 1, 0] high[0, 3, 2, -2] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      %4 = arith.negf %arg1 : f32
      %5 = arith.cmpf one, %4, %arg1 : f32
      %cst = arith.constant -1.500000e+00 : f32
      %6 = arith.select %5, %cst, %arg1 : f32
      tensor.yield %6 : f32
    } : tensor<1x?x3x2xf32> to tensor<5x?x6x0xf32>
    %padded_0 = tensor.pad %padded nofold low[1, 1, 2, 1] high[0, 0, 0, 0] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      %cst = arith.constant 1.000000e+00 : f32
      tensor.yield %cst : f32
    } : tensor<5x?x6x0xf32> to tensor<6x?x8x1xf32>
    %c1_1 = arith.constant 1 : index
    %dim = tensor.dim %padded_0, %c1_1 : tensor<6x?x8x1xf32>
    %c8 = arith.constant 8 : index
    %1 = tensor.empty(%dim, %c8, %arg2) : tensor<6x?x?x?xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<6x?x?x?xf32>) -> tensor<6x?x?x?xf32>
    %c4 = arith.constant 4 : index
    %inserted_slice = tensor.insert_slice %padded_0 into %2[%arg3, %arg3, 0, 0] [6, %c4, 8, 1] [1, 1, 1, 1] : tensor<6x?x8x1xf32> into tensor<6x?x?x?xf32>
    %c5_i32 = arith.constant 5 : i32
    %c-2_i32 = arith.constant -2 : i32
    %3 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg4, %arg5, %c5_i32, %c-2_i32 : tensor<?x3x?x?xi8>, tensor<2x?x?x3xi8>, i32, i32) outs(%arg6 : tensor<3x2x2x?x3xi32>) -> tensor<3x2x2x?x3xi32>
    return %padded, %inserted_slice, %3 : tensor<5x?x6x0xf32>, tensor<6x?x?x?xf32>, tensor<3x2x2x?x3xi32>
  }
}

// -----
module {
  func.func @main(%arg0: tensor<1x1xi64>, %arg1: tensor<1x1xi64>, %arg2: i64) -> (tensor<1x1xi64>, tensor<5x5xi64>) attributes {padlab.seed = 2246672850 : i64} {
    %transposed = linalg.transpose ins(%arg0 : tensor<1x1xi64>) outs(%arg1 : tensor<1x1xi64>) permutation = [0, 1] 
    %padded = tensor.pad %transposed nofold low[1, 1] high[3, 3] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg2 : i64
    } : tensor<1x1xi64> to tensor<5x5xi64>
    return %transposed, %padded : tensor<1x1xi64>, tensor<5x5xi64>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d0)>
module {
  func.func @main(%arg0: tensor<1x?x1x2xi16> {padlab.extents = array<i64: 5>}) -> tensor<?x5xi16> attributes {padlab.seed = 340678485 : i64} {
    %0 = tensor.empty() : tensor<1x1xi16>
    %c100_i16 = arith.constant 100 : i16
    %1 = linalg.fill ins(%c100_i16 : i16) outs(%0 : tensor<1x1xi16>) -> tensor<1x1xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel", "reduction"]} ins(%arg0 : tensor<1x?x1x2xi16>) outs(%1 : tensor<1x1xi16>) {
    ^bb0(%in: i16, %out: i16):
      %3 = linalg.index 2 : index
      %4 = arith.ori %in, %in : i16
      %5 = arith.index_cast %3 : index to i16
      %6 = arith.maxsi %5, %in : i16
      %7 = arith.xori %out, %6 : i16
      linalg.yield %7 : i16
    } -> tensor<1x1xi16>
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %2 low[1, 4] high[%c1, 0] {
    ^bb0(%arg1: index, %arg2: index):
      %c1_0 = arith.constant 1 : index
      %3 = arith.xori %arg1, %c1_0 : index
      %c4 = arith.constant 4 : index
      %4 = arith.xori %arg2, %c4 : index
      %5 = arith.ori %3, %4 : index
      %6 = arith.remui %arg1, %5 : index
      %7 = arith.index_cast %6 : index to i16
      tensor.yield %7 : i16
    } : tensor<1x1xi16> to tensor<?x5xi16>
    return %padded : tensor<?x5xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d2, d0, 1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<?x?x?xi8> {padlab.extents = array<i64: 3, 3, 1>}, %arg1: tensor<?x?x?xi8> {padlab.extents = array<i64: 3, 1, 3>}, %arg2: tensor<?x?xi32> {padlab.extents = array<i64: 3, 3>}, %arg3: tensor<3x?x2xi1> {padlab.extents = array<i64: 3>}, %arg4: index {padlab.value = 3 : index}, %arg5: index {padlab.value = 3 : index}) -> (tensor<?x?xi32>, tensor<?x1x?xi16>, tensor<?x5x?xi16>, tensor<?x3xi16>, tensor<?x4xi16>) attributes {padlab.seed = 2305058373 : i64} {
    %0 = linalg.batch_reduce_matmul ins(%arg0, %arg1 : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%arg2 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %1 = tensor.empty(%arg4, %arg4) : tensor<?x1x?xi16>
    %c1_i16 = arith.constant 1 : i16
    %2 = linalg.fill ins(%c1_i16 : i16) outs(%1 : tensor<?x1x?xi16>) -> tensor<?x1x?xi16>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<3x?x2xi1>) outs(%2 : tensor<?x1x?xi16>) {
    ^bb0(%in: i1, %out: i16):
      %7 = arith.extui %in : i1 to i16
      %8 = arith.extsi %in : i1 to i16
      %9 = arith.xori %7, %8 : i16
      %c0_i16 = arith.constant 0 : i16
      %10 = arith.cmpi sle, %c0_i16, %9 : i16
      %11 = arith.extsi %in : i1 to i16
      %12 = arith.select %10, %9, %11 : i16
      linalg.yield %12 : i16
    } -> tensor<?x1x?xi16>
    %padded = tensor.pad %3 low[-1, 0, -1] high[2, 4, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %c-2_i16 = arith.constant -2 : i16
      tensor.yield %c-2_i16 : i16
    } : tensor<?x1x?xi16> to tensor<?x5x?xi16>
    %4 = tensor.empty(%arg5) : tensor<?x3xi16>
    %c3_i16 = arith.constant 3 : i16
    %5 = linalg.fill ins(%c3_i16 : i16) outs(%4 : tensor<?x3xi16>) -> tensor<?x3xi16>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%3 : tensor<?x1x?xi16>) outs(%5 : tensor<?x3xi16>) {
    ^bb0(%in: i16, %out: i16):
      %7 = arith.xori %out, %in : i16
      linalg.yield %7 : i16
    } -> tensor<?x3xi16>
    %c7_i16 = arith.constant 7 : i16
    %padded_0 = tensor.pad %6 low[0, 1] high[-1, 0] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %c7_i16 : i16
    } : tensor<?x3xi16> to tensor<?x4xi16>
    return %0, %3, %padded, %6, %padded_0 : tensor<?x?xi32>, tensor<?x1x?xi16>, tensor<?x5x?xi16>, tensor<?x3xi16>, tensor<?x4xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d0, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2, d1)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4x2x?x2xindex> {padlab.extents = array<i64: 4>}, %arg1: tensor<4x7x?x2xindex> {padlab.extents = array<i64: 2>}, %arg2: tensor<f32>, %arg3: tensor<?xi16> {padlab.extents = array<i64: 2>}, %arg4: i1, %arg5: i16, %arg6: index {padlab.value = 2 : index}, %arg7: index {padlab.value = 0 : index}) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x?x?x?xindex>, tensor<4x?x?x?xindex>) attributes {padlab.seed = 3543867764 : i64} {
    %c2 = arith.constant 2 : index
    %c2_0 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c2, %c2_0, %c4) : tensor<4x?x?x?xindex>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x2x?x2xindex>, tensor<4x7x?x2xindex>) outs(%0 : tensor<4x?x?x?xindex>) {
    ^bb0(%in: index, %in_15: index, %out: index):
      linalg.yield %in_15 : index
    } -> tensor<4x?x?x?xindex>
    %cst = arith.constant dense<1.401300e-45> : tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["reduction"]} ins(%arg2, %arg3 : tensor<f32>, tensor<?xi16>) outs(%cst : tensor<f32>) {
    ^bb0(%in: f32, %in_15: i16, %out: f32):
      %11 = arith.sitofp %in_15 : i16 to f32
      %12 = arith.sitofp %in_15 : i16 to f32
      %13 = arith.minimumf %11, %12 : f32
      linalg.yield %13 : f32
    } -> tensor<f32>
    %3 = scf.if %arg4 -> (tensor<f32>) {
      %padded_15 = tensor.pad %2 low[] high[] {
        %cst_16 = arith.constant 0xFF800000 : f32
        tensor.yield %cst_16 : f32
      } : tensor<f32> to tensor<f32>
      scf.yield %padded_15 : tensor<f32>
    } else {
      scf.yield %2 : tensor<f32>
    }
    %padded = tensor.pad %2 nofold low[] high[] {
      %cst_15 = arith.constant 4.000000e+00 : f32
      tensor.yield %cst_15 : f32
    } : tensor<f32> to tensor<f32>
    %c2_1 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg3, %c0 : tensor<?xi16>
    %4 = tensor.empty(%c2_1, %dim) : tensor<4x?x?x4xindex>
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %5 = linalg.fill ins(%c-9223372036854775808 : index) outs(%4 : tensor<4x?x?x4xindex>) -> tensor<4x?x?x4xindex>
    %cast = tensor.cast %5 : tensor<4x?x?x4xindex> to tensor<4x?x?x?xindex>
    %transposed = linalg.transpose ins(%1 : tensor<4x?x?x?xindex>) outs(%cast : tensor<4x?x?x?xindex>) permutation = [0, 1, 2, 3] 
    %6 = tensor.empty() : tensor<3xi16>
    %c-32768_i16 = arith.constant -32768 : i16
    %7 = linalg.fill ins(%c-32768_i16 : i16) outs(%6 : tensor<3xi16>) -> tensor<3xi16>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %transposed, %c0_2 : tensor<4x?x?x?xindex>
    %c-4 = arith.constant -4 : index
    %8 = arith.addi %dim_3, %c-4 : index
    %c2_4 = arith.constant 2 : index
    %inserted_slice = tensor.insert_slice %arg3 into %7[%8] [%c2_4] [1] : tensor<?xi16> into tensor<3xi16>
    %c0_5 = arith.constant 0 : index
    %padded_6 = tensor.pad %inserted_slice low[0] high[%c0_5] {
    ^bb0(%arg8: index):
      %11 = arith.index_cast %arg8 : index to i16
      tensor.yield %11 : i16
    } : tensor<3xi16> to tensor<?xi16>
    %c0_7 = arith.constant 0 : index
    %dim_8 = tensor.dim %padded_6, %c0_7 : tensor<?xi16>
    %c-3 = arith.constant -3 : index
    %9 = arith.addi %dim_8, %c-3 : index
    %c0_9 = arith.constant 0 : index
    %dim_10 = tensor.dim %padded_6, %c0_9 : tensor<?xi16>
    %c-3_11 = arith.constant -3 : index
    %10 = arith.addi %dim_10, %c-3_11 : index
    %c2_12 = arith.constant 2 : index
    %c4_13 = arith.constant 4 : index
    %inserted_slice_14 = tensor.insert_slice %transposed into %1[%9, %10, 0, %arg7] [4, %c2_12, %arg6, %c4_13] [1, 1, 1, 1] : tensor<4x?x?x?xindex> into tensor<4x?x?x?xindex>
    return %2, %3, %padded, %transposed, %inserted_slice_14 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x?x?x?xindex>, tensor<4x?x?x?xindex>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
#map4 = affine_map<(d0) -> (-d0 + 4)>
module {
  func.func @main(%arg0: tensor<6x4xi32>, %arg1: f16, %arg2: tensor<f16>) -> (tensor<6x10xf16>, tensor<f16>, tensor<4x6xf16>) attributes {padlab.seed = 2857487442 : i64} {
    %0 = tensor.empty() : tensor<4x6xf16>
    %cst = arith.constant 2.500000e+00 : f16
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<4x6xf16>) -> tensor<4x6xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x4xi32>) outs(%1 : tensor<4x6xf16>) {
    ^bb0(%in: i32, %out: f16):
      %10 = arith.trunci %in : i32 to i16
      %11 = arith.sitofp %10 : i16 to f16
      linalg.yield %11 : f16
    } -> tensor<4x6xf16>
    %cst_0 = arith.constant -3.000000e+00 : f16
    %3 = arith.divf %arg1, %cst_0 : f16
    %4 = arith.divf %arg1, %3 : f16
    %padded = tensor.pad %2 low[2, 4] high[0, 0] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %4 : f16
    } : tensor<4x6xf16> to tensor<6x10xf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%2 : tensor<4x6xf16>) outs(%arg2 : tensor<f16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = linalg.index 1 : index
      %11 = arith.index_castui %10 : index to i16
      %12 = arith.uitofp %11 : i16 to f16
      %13 = arith.divf %out, %12 : f16
      %14 = arith.addf %13, %in : f16
      linalg.yield %14 : f16
    } -> tensor<f16>
    %6 = tensor.empty() : tensor<4x6xf16>
    %cst_1 = arith.constant 6.550400e+04 : f16
    %7 = linalg.fill ins(%cst_1 : f16) outs(%6 : tensor<4x6xf16>) -> tensor<4x6xf16>
    %c0 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0_2 : tensor<6x10xf16>
    %c-2 = arith.constant -2 : index
    %8 = arith.addi %dim, %c-2 : index
    %c4 = arith.constant 4 : index
    %9 = scf.for %arg3 = %c0 to %8 step %c4 iter_args(%arg4 = %7) -> (tensor<4x6xf16>) {
      %10 = affine.min #map3(%arg3)[%8]
      %extracted_slice = tensor.extract_slice %2[%arg3, 0] [%10, 6] [1, 1] : tensor<4x6xf16> to tensor<?x6xf16>
      %11 = affine.apply #map4(%10)
      %padded_3 = tensor.pad %extracted_slice low[0, 0] high[%11, 0] {
      ^bb0(%arg5: index, %arg6: index):
        tensor.yield %arg1 : f16
      } : tensor<?x6xf16> to tensor<?x6xf16>
      %collapsed = tensor.collapse_shape %padded_3 [[0, 1]] : tensor<?x6xf16> into tensor<?xf16>
      %extracted_slice_4 = tensor.extract_slice %padded_3[0, 0] [%10, 6] [1, 1] : tensor<?x6xf16> to tensor<?x6xf16>
      %inserted_slice = tensor.insert_slice %extracted_slice_4 into %arg4[%arg3, 0] [%10, 6] [1, 1] : tensor<?x6xf16> into tensor<4x6xf16>
      scf.yield %inserted_slice : tensor<4x6xf16>
    }
    return %padded, %5, %9 : tensor<6x10xf16>, tensor<f16>, tensor<4x6xf16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0)[s0] -> (3, -d0 + s0)>
#map3 = affine_map<(d0) -> (-d0 + 3)>
module {
  func.func @main(%arg0: tensor<1x6xi64>, %arg1: index {padlab.value = 0 : index}, %arg2: i64, %arg3: index {padlab.value = 12 : index}, %arg4: index {padlab.value = 7 : index}) -> tensor<12x7xi64> attributes {padlab.seed = 989689258 : i64} {
    %0 = tensor.empty() : tensor<6x1xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x6xi64>) outs(%0 : tensor<6x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %4 = linalg.index 1 : index
      %5 = linalg.index 1 : index
      %c3_5 = arith.constant 3 : index
      %6 = arith.addi %5, %c3_5 : index
      %extracted = tensor.extract %arg0[%4, %6] : tensor<1x6xi64>
      %7 = arith.ori %in, %extracted : i64
      %c10_i64 = arith.constant 10 : i64
      %8 = arith.shli %in, %c10_i64 : i64
      linalg.yield %8 : i64
    } -> tensor<6x1xi64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %1, %c1 : tensor<6x1xi64>
    %padded = tensor.pad %1 low[%arg1, 2] high[%c2, %dim] {
    ^bb0(%arg5: index, %arg6: index):
      %4 = arith.index_cast %arg5 : index to i64
      %5 = arith.index_cast %arg6 : index to i64
      %6 = arith.index_cast %arg6 : index to i64
      %7 = arith.addi %5, %6 : i64
      tensor.yield %7 : i64
    } : tensor<6x1xi64> to tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %padded, %c0 : tensor<?x?xi64>
    %c-4 = arith.constant -4 : index
    %2 = arith.addi %dim_0, %c-4 : index
    %padded_1 = tensor.pad %padded low[%2, 0] high[0, 3] {
    ^bb0(%arg5: index, %arg6: index):
      %c10 = arith.constant 10 : index
      %4 = arith.xori %arg5, %c10 : index
      %c3_5 = arith.constant 3 : index
      %5 = arith.xori %arg6, %c3_5 : index
      %6 = arith.ori %4, %5 : index
      %c0_6 = arith.constant 0 : index
      %c1099511627776 = arith.constant 1099511627776 : index
      %7 = arith.cmpi eq, %6, %c0_6 : index
      %c8 = arith.constant 8 : index
      %8 = arith.remui %arg6, %c8 : index
      %9 = arith.select %7, %c1099511627776, %8 : index
      %c4 = arith.constant 4 : index
      %10 = arith.remui %arg6, %c4 : index
      %11 = arith.select %7, %c1099511627776, %10 : index
      %extracted = tensor.extract %padded[%9, %11] : tensor<?x?xi64>
      tensor.yield %extracted : i64
    } : tensor<?x?xi64> to tensor<?x?xi64>
    %cst = arith.constant dense<-7> : tensor<12x7xi64>
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %dim_4 = tensor.dim %padded_1, %c1_3 : tensor<?x?xi64>
    %c3 = arith.constant 3 : index
    %3 = scf.for %arg5 = %c0_2 to %dim_4 step %c3 iter_args(%arg6 = %cst) -> (tensor<12x7xi64>) {
      %4 = affine.min #map2(%arg5)[%dim_4]
      %extracted_slice = tensor.extract_slice %padded_1[0, %arg5] [12, %4] [1, 1] : tensor<?x?xi64> to tensor<12x?xi64>
      %5 = affine.apply #map3(%4)
      %padded_5 = tensor.pad %extracted_slice low[0, 0] high[0, %5] {
      ^bb0(%arg7: index, %arg8: index):
        tensor.yield %arg2 : i64
      } : tensor<12x?xi64> to tensor<12x?xi64>
      %generated = tensor.generate  {
      ^bb0(%arg7: index, %arg8: index, %arg9: index):
        %c-2_i64 = arith.constant -2 : i64
        tensor.yield %c-2_i64 : i64
      } : tensor<1x6x6xi64>
      %extracted_slice_6 = tensor.extract_slice %padded_5[0, 0] [12, %4] [1, 1] : tensor<12x?xi64> to tensor<12x?xi64>
      %inserted_slice_7 = tensor.insert_slice %extracted_slice_6 into %arg6[0, %arg5] [12, %4] [1, 1] : tensor<12x?xi64> into tensor<12x7xi64>
      scf.yield %inserted_slice_7 : tensor<12x7xi64>
    }
    %inserted_slice = tensor.insert_slice %padded_1 into %3[0, 0] [%arg3, %arg4] [1, 1] : tensor<?x?xi64> into tensor<12x7xi64>
    return %inserted_slice : tensor<12x7xi64>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
module {
  func.func @main(%arg0: tensor<2x4x2x3xi8>, %arg1: tensor<?x?x?x?xi8> {padlab.extents = array<i64: 2, 1, 3, 1>}, %arg2: tensor<2x3x?x3x1xi8> {padlab.extents = array<i64: 2>}, %arg3: tensor<2xi8>, %arg4: tensor<2x3x1xi8>, %arg5: tensor<4x?xi8> {padlab.extents = array<i64: 5>}, %arg6: index {padlab.value = 2 : index}, %arg7: index {padlab.value = 3 : index}, %arg8: index {padlab.value = 0 : index}, %arg9: index {padlab.value = 3 : index}) -> (tensor<?x3x2x3x1xi32>, tensor<2x3x?x3x1xi8>, tensor<?x3x2x?x1xi8>, tensor<?x?x?x?x1xi8>, tensor<?xi8>) attributes {padlab.seed = 545112374 : i64} {
    %c-7_i32 = arith.constant -7 : i32
    %c100_i32 = arith.constant 100 : i32
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?x3x2x3x1xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = linalg.fill ins(%c5_i32 : i32) outs(%0 : tensor<?x3x2x3x1xi32>) -> tensor<?x3x2x3x1xi32>
    %2 = call @callee_0(%arg0, %arg1, %1) : (tensor<2x4x2x3xi8>, tensor<?x?x?x?xi8>, tensor<?x3x2x3x1xi32>) -> tensor<?x3x2x3x1xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %arg3, %arg4 : tensor<2x3x?x3x1xi8>, tensor<2xi8>, tensor<2x3x1xi8>) outs(%arg2 : tensor<2x3x?x3x1xi8>) {
    ^bb0(%in: i8, %in_6: i8, %in_7: i8, %out: i8):
      %c-7_i8 = arith.constant -7 : i8
      %9 = arith.minui %in_6, %c-7_i8 : i8
      %10 = arith.maxui %in, %in_6 : i8
      linalg.yield %10 : i8
    } -> tensor<2x3x?x3x1xi8>
    %4 = tensor.empty(%arg6, %arg7) : tensor<?x3x2x?x1xi8>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<?x3x2x3x1xi32>) outs(%4 : tensor<?x3x2x?x1xi8>) {
    ^bb0(%in: i32, %out: i8):
      %9 = linalg.index 2 : index
      %c2_6 = arith.constant 2 : index
      %10 = arith.addi %9, %c2_6 : index
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %arg5[%10, %11] : tensor<4x?xi8>
      %c0_i8 = arith.constant 0 : i8
      %12 = arith.trunci %in : i32 to i8
      %13 = arith.minsi %c0_i8, %12 : i8
      linalg.yield %13 : i8
    } -> tensor<?x3x2x?x1xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %5, %c0 : tensor<?x3x2x?x1xi8>
    %c1 = arith.constant 1 : index
    %6 = arith.addi %dim, %c1 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %5, %c0_0 : tensor<?x3x2x?x1xi8>
    %c-2 = arith.constant -2 : index
    %7 = arith.addi %dim_1, %c-2 : index
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %5, %c0_3 : tensor<?x3x2x?x1xi8>
    %c-2_5 = arith.constant -2 : index
    %8 = arith.addi %dim_4, %c-2_5 : index
    %padded = tensor.pad %3 low[%6, %arg9, 0, %c0_2, 0] high[%arg8, %7, %arg8, %8, 0] {
    ^bb0(%arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index):
      %c5_i8 = arith.constant 5 : i8
      tensor.yield %c5_i8 : i8
    } : tensor<2x3x?x3x1xi8> to tensor<?x?x?x?x1xi8>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1, 2, 3]] : tensor<?x?x?x?xi8> into tensor<?xi8>
    return %2, %3, %5, %padded, %collapsed : tensor<?x3x2x3x1xi32>, tensor<2x3x?x3x1xi8>, tensor<?x3x2x?x1xi8>, tensor<?x?x?x?x1xi8>, tensor<?xi8>
  }
  func.func private @callee_0(%arg0: tensor<2x4x2x3xi8>, %arg1: tensor<?x?x?x?xi8>, %arg2: tensor<?x3x2x3x1xi32>) -> tensor<?x3x2x3x1xi32> {
    %c-7_i32 = arith.constant -7 : i32
    %c100_i32 = arith.constant 100 : i32
    %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg0, %arg1, %c-7_i32, %c100_i32 : tensor<2x4x2x3xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%arg2 : tensor<?x3x2x3x1xi32>) -> tensor<?x3x2x3x1xi32>
    return %0 : tensor<?x3x2x3x1xi32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x?xi32> {padlab.extents = array<i64: 5, 3>}, %arg1: tensor<?x?xi64> {padlab.extents = array<i64: 3, 3>}, %arg2: index {padlab.value = 3 : index}, %arg3: tensor<?x?xi32> {padlab.extents = array<i64: 2, 7>}, %arg4: index {padlab.value = 3 : index}, %arg5: index {padlab.value = 2 : index}, %arg6: tensor<?xi32> {padlab.extents = array<i64: 2>}, %arg7: index {padlab.value = 7 : index}, %arg8: i1) -> (tensor<?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xf8E5M2>) attributes {padlab.seed = 391604660 : i64} {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%c5, %arg2) : tensor<?x?xi32>
    %c-1_i32 = arith.constant -1 : i32
    %1 = linalg.fill ins(%c-1_i32 : i32) outs(%0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %2 = linalg.contract indexing_maps = [#map, #map1, #map2] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : tensor<?x?xi32>, tensor<?x?xi64>) outs(%1 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg9 = %c0 to %arg4 step %c1 iter_args(%arg10 = %arg3) -> (tensor<?x?xi32>) {
      %c1_0 = arith.constant 1 : index
      %extracted = tensor.extract %arg3[%c1_0, %arg5] : tensor<?x?xi32>
      %padded_1 = tensor.pad %2 low[0, 3] high[-3, 1] {
      ^bb0(%arg11: index, %arg12: index):
        tensor.yield %extracted : i32
      } : tensor<?x?xi32> to tensor<?x?xi32>
      %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%padded_1 : tensor<?x?xi32>) outs(%arg10 : tensor<?x?xi32>) {
      ^bb0(%in: i32, %out: i32):
        %10 = arith.xori %out, %in : i32
        linalg.yield %10 : i32
      } -> tensor<?x?xi32>
      scf.yield %9 : tensor<?x?xi32>
    }
    %collapsed = tensor.collapse_shape %3 [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
    %c2 = arith.constant 2 : index
    %4 = tensor.empty(%c2, %arg7) : tensor<?x?xf8E5M2>
    %cst = arith.constant 1.525880e-05 : f8E5M2
    %5 = linalg.fill ins(%cst : f8E5M2) outs(%4 : tensor<?x?xf8E5M2>) -> tensor<?x?xf8E5M2>
    %6 = tensor.empty(%arg5, %arg7) : tensor<?x?xi32>
    %7:2 = linalg.generic {indexing_maps = [#map4, #map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg6, %arg3, %arg6 : tensor<?xi32>, tensor<?x?xi32>, tensor<?xi32>) outs(%5, %6 : tensor<?x?xf8E5M2>, tensor<?x?xi32>) {
    ^bb0(%in: i32, %in_0: i32, %in_1: i32, %out: f8E5M2, %out_2: i32):
      %9 = linalg.index 1 : index
      %10 = arith.subi %in_0, %in_1 : i32
      %11 = arith.sitofp %in_1 : i32 to f8E5M2
      %12 = arith.sitofp %in : i32 to f8E5M2
      %13 = arith.sitofp %in_1 : i32 to f8E5M2
      %14 = arith.subf %12, %13 : f8E5M2
      %c127_i8 = arith.constant 127 : i8
      %c3_i8 = arith.constant 3 : i8
      %15 = arith.ceildivsi %c127_i8, %c3_i8 : i8
      %c0_i32 = arith.constant 0 : i32
      linalg.yield %14, %c0_i32 : f8E5M2, i32
    } -> (tensor<?x?xf8E5M2>, tensor<?x?xi32>)
    %padded = tensor.pad %2 low[0, 1] high[1, 1] {
    ^bb0(%arg9: index, %arg10: index):
      %c-2147483648_i32 = arith.constant -2147483648 : i32
      tensor.yield %c-2147483648_i32 : i32
    } : tensor<?x?xi32> to tensor<?x?xi32>
    %8 = arith.select %arg8, %7#0, %7#0 : tensor<?x?xf8E5M2>
    return %collapsed, %7#1, %padded, %8 : tensor<?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xf8E5M2>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 1)>
module {
  func.func @main(%arg0: tensor<?x?xindex> {padlab.extents = array<i64: 5, 1>}, %arg1: tensor<?xi16> {padlab.extents = array<i64: 5>}, %arg2: index {padlab.value = 2 : index}) -> (tensor<?x6xbf16>, tensor<?xbf16>, tensor<?x2xbf16>, tensor<?x2xbf16>, tensor<?x2xbf16>) attributes {padlab.seed = 3613591899 : i64} {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%c5) : tensor<?x2xbf16>
    %cst = arith.constant 9.183550e-41 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<?x2xbf16>) -> tensor<?x2xbf16>
    %2:2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x?xindex>) outs(%arg1, %1 : tensor<?xi16>, tensor<?x2xbf16>) {
    ^bb0(%in: index, %out: i16, %out_1: bf16):
      %4 = arith.index_cast %in : index to i16
      %5 = arith.index_cast %in : index to i16
      %6 = arith.index_cast %in : index to i16
      %7 = arith.xori %5, %6 : i16
      %8 = arith.index_castui %in : index to i16
      %9 = arith.index_castui %in : index to i16
      %10 = arith.cmpi sgt, %8, %9 : i16
      %11 = arith.index_castui %in : index to i16
      %12 = arith.select %10, %7, %11 : i16
      %13 = arith.addi %12, %out : i16
      %14 = arith.index_cast %in : index to i16
      %15 = arith.sitofp %14 : i16 to bf16
      %16 = arith.sitofp %7 : i16 to bf16
      %17 = arith.sitofp %12 : i16 to bf16
      %18 = arith.minimumf %16, %17 : bf16
      %19 = arith.addf %out_1, %18 : bf16
      linalg.yield %13, %19 : i16, bf16
    } -> (tensor<?xi16>, tensor<?x2xbf16>)
    %cst_0 = arith.constant 2.000000e+00 : bf16
    %padded = tensor.pad %2#1 nofold low[0, 3] high[3, 1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %cst_0 : bf16
    } : tensor<?x2xbf16> to tensor<?x6xbf16>
    %collapsed = tensor.collapse_shape %2#1 [[0, 1]] : tensor<?x2xbf16> into tensor<?xbf16>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3:4 = scf.while (%arg3 = %c0, %arg4 = %2#1, %arg5 = %2#1, %arg6 = %2#1) : (index, tensor<?x2xbf16>, tensor<?x2xbf16>, tensor<?x2xbf16>) -> (index, tensor<?x2xbf16>, tensor<?x2xbf16>, tensor<?x2xbf16>) {
      %4 = arith.cmpi ult, %arg3, %arg2 : index
      scf.condition(%4) %arg3, %arg5, %arg6, %arg4 : index, tensor<?x2xbf16>, tensor<?x2xbf16>, tensor<?x2xbf16>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?x2xbf16>, %arg5: tensor<?x2xbf16>, %arg6: tensor<?x2xbf16>):
      %c5_1 = arith.constant 5 : index
      %4 = tensor.empty(%c5_1) : tensor<?xbf16>
      %cst_2 = arith.constant 1.000000e+00 : bf16
      %5 = linalg.fill ins(%cst_2 : bf16) outs(%4 : tensor<?xbf16>) -> tensor<?xbf16>
      %mapped = linalg.map ins(%2#0 : tensor<?xi16>) outs(%5 : tensor<?xbf16>)
        (%in: i16, %init: bf16) {
          %7 = arith.sitofp %in : i16 to bf16
          %8 = arith.cmpi sge, %in, %in : i16
          %cst_3 = arith.constant 4.000000e+00 : bf16
          %9 = arith.sitofp %in : i16 to bf16
          %10 = arith.select %8, %cst_3, %9 : bf16
          linalg.yield %10 : bf16
        }
      %6 = arith.addi %arg3, %c1 : index
      scf.yield %6, %arg6, %2#1, %arg4 : index, tensor<?x2xbf16>, tensor<?x2xbf16>, tensor<?x2xbf16>
    }
    return %padded, %collapsed, %3#1, %3#2, %3#3 : tensor<?x6xbf16>, tensor<?xbf16>, tensor<?x2xbf16>, tensor<?x2xbf16>, tensor<?x2xbf16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
module {
  func.func @main(%arg0: tensor<1x?x4xf32> {padlab.extents = array<i64: 1>}, %arg1: index {padlab.value = 2 : index}, %arg2: f32, %arg3: tensor<4x5x6xf32>, %arg4: tensor<1x3x3xf32>, %arg5: tensor<f8E5M2>, %arg6: tensor<2xi1>, %arg7: tensor<3x1x?xi1> {padlab.extents = array<i64: 3>}, %arg8: tensor<3x3xindex>) -> (tensor<0x?x1xf32>, tensor<4x5x6xf32>, tensor<1x3x3xf32>, tensor<3x1x3xi1>, tensor<2xi1>, tensor<4x5x6xf32>, tensor<4x5x6xf32>, tensor<2xi1>, tensor<4x5x6xf32>) attributes {padlab.seed = 2971645546 : i64} {
    %0 = tensor.empty() : tensor<2xf32>
    %1 = tensor.empty(%arg1) : tensor<1x1x?xf32>
    %cst = arith.constant -3.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x1x?xf32>) -> tensor<1x1x?xf32>
    %3 = linalg.pooling_ncw_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %0 : tensor<1x?x4xf32>, tensor<2xf32>) outs(%2 : tensor<1x1x?xf32>) -> tensor<1x1x?xf32>
    %padded = tensor.pad %arg0 low[-1, 3, -1] high[0, 3, -2] {
    ^bb0(%arg9: index, %arg10: index, %arg11: index):
      tensor.yield %arg2 : f32
    } : tensor<1x?x4xf32> to tensor<0x?x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %4 = scf.for %arg9 = %c0 to %arg1 step %c1 iter_args(%arg10 = %arg3) -> (tensor<4x5x6xf32>) {
      %padded_4 = tensor.pad %3 low[3, 4, 1] high[0, 0, 3] {
      ^bb0(%arg11: index, %arg12: index, %arg13: index):
        tensor.yield %arg2 : f32
      } : tensor<1x1x?xf32> to tensor<4x5x?xf32>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_4 : tensor<4x5x?xf32>) outs(%arg10 : tensor<4x5x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %13 = arith.mulf %out, %in : f32
        linalg.yield %13 : f32
      } -> tensor<4x5x6xf32>
      scf.yield %12 : tensor<4x5x6xf32>
    }
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %dim = tensor.dim %arg4, %c0_1 : tensor<1x3x3xf32>
    %c1_2 = arith.constant 1 : index
    %5 = arith.addi %dim, %c1_2 : index
    %c1_3 = arith.constant 1 : index
    %6 = scf.for %arg9 = %c0_0 to %5 step %c1_3 iter_args(%arg10 = %arg4) -> (tensor<1x3x3xf32>) {
      %padded_4 = tensor.pad %3 nofold low[0, 1, 1] high[0, 1, 0] {
      ^bb0(%arg11: index, %arg12: index, %arg13: index):
        tensor.yield %arg2 : f32
      } : tensor<1x1x?xf32> to tensor<1x3x3xf32>
      %12 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%arg5 : tensor<f8E5M2>) outs(%arg6 : tensor<2xi1>) {
      ^bb0(%in: f8E5M2, %out: i1):
        %14 = linalg.index 0 : index
        %c1_5 = arith.constant 1 : index
        %15 = arith.remui %14, %c1_5 : index
        %16 = linalg.index 0 : index
        %c1_6 = arith.constant 1 : index
        %17 = arith.remui %16, %c1_6 : index
        %18 = arith.index_castui %out : i1 to index
        %c2 = arith.constant 2 : index
        %19 = arith.remui %18, %c2 : index
        %extracted = tensor.extract %3[%15, %17, %19] : tensor<1x1x?xf32>
        %cst_7 = arith.constant 1.000000e+00 : f8E5M2
        %20 = arith.cmpf oeq, %in, %cst_7 : f8E5M2
        linalg.yield %20 : i1
      } -> tensor<2xi1>
      %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_4 : tensor<1x3x3xf32>) outs(%arg10 : tensor<1x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %14 = arith.maximumf %out, %in : f32
        linalg.yield %14 : f32
      } -> tensor<1x3x3xf32>
      scf.yield %13 : tensor<1x3x3xf32>
    }
    %7 = tensor.empty() : tensor<3x1x3xi1>
    %8 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %arg8 : tensor<3x1x?xi1>, tensor<3x3xindex>) outs(%7 : tensor<3x1x3xi1>) {
    ^bb0(%in: i1, %in_4: index, %out: i1):
      %12 = arith.index_castui %in : i1 to index
      %c2 = arith.constant 2 : index
      %13 = arith.remui %12, %c2 : index
      %extracted = tensor.extract %arg6[%13] : tensor<2xi1>
      %14 = arith.index_cast %in_4 : index to i1
      linalg.yield %14 : i1
    } -> tensor<3x1x3xi1>
    %9:2 = call @callee_0(%arg6, %arg3, %4) : (tensor<2xi1>, tensor<4x5x6xf32>, tensor<4x5x6xf32>) -> (tensor<2xi1>, tensor<4x5x6xf32>)
    %10 = linalg.tanh ins(%9#1 : tensor<4x5x6xf32>) outs(%4 : tensor<4x5x6xf32>) -> tensor<4x5x6xf32>
    %11:2 = call @callee_0(%arg6, %9#1, %4) : (tensor<2xi1>, tensor<4x5x6xf32>, tensor<4x5x6xf32>) -> (tensor<2xi1>, tensor<4x5x6xf32>)
    return %padded, %4, %6, %8, %9#0, %9#1, %10, %11#0, %11#1 : tensor<0x?x1xf32>, tensor<4x5x6xf32>, tensor<1x3x3xf32>, tensor<3x1x3xi1>, tensor<2xi1>, tensor<4x5x6xf32>, tensor<4x5x6xf32>, tensor<2xi1>, tensor<4x5x6xf32>
  }
  func.func private @callee_0(%arg0: tensor<2xi1>, %arg1: tensor<4x5x6xf32>, %arg2: tensor<4x5x6xf32>) -> (tensor<2xi1>, tensor<4x5x6xf32>) {
    %0 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi1>) outs(%arg0 : tensor<2xi1>) {
    ^bb0(%in: i1, %out: i1):
      %false = arith.constant false
      %true = arith.constant true
      %false_0 = arith.constant false
      %2 = arith.addi %true, %false_0 : i1
      %3 = arith.maxui %2, %2 : i1
      %false_1 = arith.constant false
      %4 = arith.muli %false_1, %3 : i1
      linalg.yield %4 : i1
    } -> tensor<2xi1>
    %1 = linalg.div ins(%arg1, %arg2 : tensor<4x5x6xf32>, tensor<4x5x6xf32>) outs(%arg2 : tensor<4x5x6xf32>) -> tensor<4x5x6xf32>
    return %0, %1 : tensor<2xi1>, tensor<4x5x6xf32>
  }
}

// -----
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<i8>) -> (tensor<i8>, tensor<i8>, tensor<0x0x1x1xi8>, tensor<i8>, tensor<i8>, tensor<i8>) attributes {padlab.seed = 3073922209 : i64} {
    %0 = tensor.empty() : tensor<i8>
    %c3_i8 = arith.constant 3 : i8
    %1 = linalg.fill ins(%c3_i8 : i8) outs(%0 : tensor<i8>) -> tensor<i8>
    %reduced = linalg.reduce { arith.minui } ins(%arg0 : tensor<4xi8>) outs(%1 : tensor<i8>) dimensions = [0] 
    %2:2 = call @callee_0(%reduced, %arg1) : (tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>)
    %padded = tensor.pad %2#0 low[] high[] {
      %c3_i8_1 = arith.constant 3 : i8
      tensor.yield %c3_i8_1 : i8
    } : tensor<i8> to tensor<i8>
    %3 = tensor.empty() : tensor<2x2xi8>
    %pack = linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %3 : tensor<4xi8> -> tensor<2x2xi8>
    %cst = arith.constant dense<> : tensor<0x0x2xi64>
    %gather = tensor.gather %pack[%cst] gather_dims([0, 1]) : (tensor<2x2xi8>, tensor<0x0x2xi64>) -> tensor<0x0x1x1xi8>
    %padded_0 = tensor.pad %reduced low[] high[] {
      %c-1_i8 = arith.constant -1 : i8
      tensor.yield %c-1_i8 : i8
    } : tensor<i8> to tensor<i8>
    %4:2 = call @callee_0(%reduced, %2#0) : (tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>)
    return %2#1, %padded, %gather, %padded_0, %4#0, %4#1 : tensor<i8>, tensor<i8>, tensor<0x0x1x1xi8>, tensor<i8>, tensor<i8>, tensor<i8>
  }
  func.func private @callee_0(%arg0: tensor<i8>, %arg1: tensor<i8>) -> (tensor<i8>, tensor<i8>) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[] [] [] : tensor<i8> into tensor<i8>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[] [] [] : tensor<i8> into tensor<i8>
    return %inserted_slice, %inserted_slice_0 : tensor<i8>, tensor<i8>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<1x0xindex>, %arg1: tensor<index>, %arg2: tensor<1x0xi8>, %arg3: tensor<1x0xi8>, %arg4: index {padlab.value = 1 : index}, %arg5: tensor<?x?xindex> {padlab.extents = array<i64: 0, 2>}, %arg6: tensor<?x?xf64> {padlab.extents = array<i64: 2, 0>}, %arg7: tensor<0x2xindex>, %arg8: tensor<2x0xindex>) -> (tensor<1x0xindex>, tensor<1x0xindex>, tensor<0x2xindex>, tensor<?x?xi8>, tensor<0x2xindex>, tensor<2x0xindex>) attributes {padlab.seed = 3982696036 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<1x0xindex>
    %0:2 = scf.index_switch %dim -> tensor<1x0xindex>, tensor<1x0xindex> 
    case 1 {
      scf.yield %arg0, %arg0 : tensor<1x0xindex>, tensor<1x0xindex>
    }
    case 3 {
      scf.yield %arg0, %arg0 : tensor<1x0xindex>, tensor<1x0xindex>
    }
    default {
      scf.yield %arg0, %arg0 : tensor<1x0xindex>, tensor<1x0xindex>
    }
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg3, %c1 : tensor<1x0xi8>
    %1 = tensor.empty(%dim_0, %arg4) : tensor<?x?xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg3 : tensor<1x0xi8>, tensor<1x0xi8>) outs(%1 : tensor<?x?xi8>) {
    ^bb0(%in: i8, %in_2: i8, %out: i8):
      %9 = arith.sitofp %in_2 : i8 to f64
      %10 = arith.sitofp %in_2 : i8 to f64
      %11 = arith.divf %9, %10 : f64
      %12 = arith.minsi %in_2, %in_2 : i8
      %13 = arith.addi %12, %in_2 : i8
      %cst = arith.constant 4.000000e+00 : f64
      %14 = arith.cmpf oge, %11, %cst : f64
      %15 = arith.extui %14 : i1 to i8
      %16 = arith.ori %in_2, %15 : i8
      linalg.yield %16 : i8
    } -> tensor<?x?xi8>
    %3 = tensor.empty() : tensor<0x2xindex>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<?x?xindex>) outs(%3 : tensor<0x2xindex>) {
    ^bb0(%in: index, %out: index):
      %c7 = arith.constant 7 : index
      %9 = arith.ceildivsi %in, %c7 : index
      %c7_2 = arith.constant 7 : index
      %10 = arith.muli %c7_2, %in : index
      %c-2 = arith.constant -2 : index
      %11 = arith.andi %10, %c-2 : index
      linalg.yield %11 : index
    } -> tensor<0x2xindex>
    %c0_1 = arith.constant 0 : index
    %padded = tensor.pad %2 low[%c0_1, 0] high[%arg4, -1] {
    ^bb0(%arg9: index, %arg10: index):
      %c127_i8 = arith.constant 127 : i8
      tensor.yield %c127_i8 : i8
    } : tensor<?x?xi8> to tensor<?x?xi8>
    %5 = tensor.empty() : tensor<0x2xindex>
    %c100 = arith.constant 100 : index
    %6 = linalg.fill ins(%c100 : index) outs(%5 : tensor<0x2xindex>) -> tensor<0x2xindex>
    %7 = linalg.generic {indexing_maps = [#map2, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg6, %arg7 : tensor<index>, tensor<?x?xf64>, tensor<0x2xindex>) outs(%6 : tensor<0x2xindex>) {
    ^bb0(%in: index, %in_2: f64, %in_3: index, %out: index):
      %9 = arith.xori %in_3, %in_3 : index
      %c-9223372036854775808 = arith.constant -9223372036854775808 : index
      %10 = arith.andi %9, %c-9223372036854775808 : index
      %c-1 = arith.constant -1 : index
      %c3 = arith.constant 3 : index
      %11 = arith.maxsi %c-1, %c3 : index
      linalg.yield %11 : index
    } -> tensor<0x2xindex>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<2x0xindex>) outs(%arg8 : tensor<2x0xindex>) {
    ^bb0(%in: index, %out: index):
      %c9223372036854775807 = arith.constant 9223372036854775807 : index
      %9 = arith.cmpi slt, %in, %c9223372036854775807 : index
      %10 = arith.select %9, %in, %in : index
      %c1_2 = arith.constant 1 : index
      %11 = arith.addi %10, %c1_2 : index
      linalg.yield %11 : index
    } -> tensor<2x0xindex>
    return %0#0, %0#1, %4, %padded, %7, %8 : tensor<1x0xindex>, tensor<1x0xindex>, tensor<0x2xindex>, tensor<?x?xi8>, tensor<0x2xindex>, tensor<2x0xindex>
  }
}

// -----
#map = affine_map<(d0) -> (1, -d0 + 2)>
#map1 = affine_map<(d0) -> (-d0 + 1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x2xi32>, %arg1: tensor<1x2xi32>, %arg2: tensor<3x?x1xi32> {padlab.extents = array<i64: 1>}, %arg3: tensor<3x?xi32> {padlab.extents = array<i64: 1>}, %arg4: index, %arg5: tensor<2x?x1x1xi8> {padlab.extents = array<i64: 1>}, %arg6: tensor<1x1x1x1xi8>, %arg7: index {padlab.value = 0 : index}, %arg8: index {padlab.value = 2 : index}, %arg9: index {padlab.value = 1 : index}, %arg10: i32, %arg11: index {padlab.value = 0 : index}) -> (tensor<2x1x1x1x1xi32>, tensor<?x?x?x?x?xi32>, tensor<?x5x?x?x1xi32>, tensor<1x1x1xindex>, tensor<?x2xi32>, tensor<1x2xi8>) attributes {padlab.seed = 4040685325 : i64} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg12 = %c0 to %c2 step %c1 iter_args(%arg13 = %arg1) -> (tensor<1x2xi32>) {
      %4 = affine.min #map(%arg12)
      %extracted_slice_8 = tensor.extract_slice %arg0[0, %arg12] [1, %4] [1, 1] : tensor<1x2xi32> to tensor<1x?xi32>
      %5 = affine.apply #map1(%4)
      %padded_9 = tensor.pad %extracted_slice_8 nofold low[0, 0] high[0, %5] {
      ^bb0(%arg14: index, %arg15: index):
        %c-2_i32 = arith.constant -2 : i32
        tensor.yield %c-2_i32 : i32
      } : tensor<1x?xi32> to tensor<1x?xi32>
      %cst_10 = arith.constant dense<[[[-7]], [[0]], [[-2147483648]]]> : tensor<3x1x1xi32>
      %6 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %arg3 : tensor<3x?x1xi32>, tensor<3x?xi32>) outs(%cst_10 : tensor<3x1x1xi32>) {
      ^bb0(%in: i32, %in_12: i32, %out: i32):
        %7 = linalg.index 1 : index
        %8 = linalg.index 0 : index
        %c2_13 = arith.constant 2 : index
        %9 = arith.remui %8, %c2_13 : index
        %extracted = tensor.extract %arg1[%7, %9] : tensor<1x2xi32>
        linalg.yield %extracted : i32
      } -> tensor<3x1x1xi32>
      %splat = tensor.splat %arg4 : tensor<5xindex>
      %extracted_slice_11 = tensor.extract_slice %padded_9[0, 0] [1, %4] [1, 1] : tensor<1x?xi32> to tensor<1x?xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice_11 into %arg13[0, %arg12] [1, %4] [1, 1] : tensor<1x?xi32> into tensor<1x2xi32>
      scf.yield %inserted_slice : tensor<1x2xi32>
    }
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %1 = tensor.empty() : tensor<2x1x1x1x1xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = linalg.fill ins(%c0_i32 : i32) outs(%1 : tensor<2x1x1x1x1xi32>) -> tensor<2x1x1x1x1xi32>
    %3 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg5, %arg6, %c5_i32, %c7_i32 : tensor<2x?x1x1xi8>, tensor<1x1x1x1xi8>, i32, i32) outs(%2 : tensor<2x1x1x1x1xi32>) -> tensor<2x1x1x1x1xi32>
    %c1_0 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %dim = tensor.dim %3, %c0_2 : tensor<2x1x1x1x1xi32>
    %c1_3 = arith.constant 1 : index
    %padded = tensor.pad %3 nofold low[%arg7, 1, 0, %dim, %c1_3] high[%c1_0, %arg8, %c0_1, 2, %arg9] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index):
      tensor.yield %arg10 : i32
    } : tensor<2x1x1x1x1xi32> to tensor<?x?x?x?x?xi32>
    %c3 = arith.constant 3 : index
    %c0_4 = arith.constant 0 : index
    %padded_5 = tensor.pad %3 nofold low[%c3, 3, 1, 1, 0] high[%c0_4, 1, %arg9, %arg11, 0] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index):
      tensor.yield %arg10 : i32
    } : tensor<2x1x1x1x1xi32> to tensor<?x5x?x?x1xi32>
    %c-1 = arith.constant -1 : index
    %from_elements = tensor.from_elements %c-1 : tensor<1x1x1xindex>
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %0[%c0_6, 0] [%c1_7, 2] [1, 1] : tensor<1x2xi32> to tensor<?x2xi32>
    %cst = arith.constant dense<[1, 2]> : tensor<2xi16>
    %reshape = tensor.reshape %arg5(%cst) : (tensor<2x?x1x1xi8>, tensor<2xi16>) -> tensor<1x2xi8>
    return %3, %padded, %padded_5, %from_elements, %extracted_slice, %reshape : tensor<2x1x1x1x1xi32>, tensor<?x?x?x?x?xi32>, tensor<?x5x?x?x1xi32>, tensor<1x1x1xindex>, tensor<?x2xi32>, tensor<1x2xi8>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<6x1x1x1xi8>, %arg1: tensor<6x1xi8>, %arg2: tensor<3x1xi8>, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 2 : index}, %arg5: tensor<1xindex>, %arg6: index {padlab.value = 0 : index}, %arg7: index {padlab.value = -1 : index}) -> (tensor<6x1xi8>, tensor<3x1xi8>, tensor<6x?xi8>, tensor<1x1xi8>, tensor<?x?xi8>, tensor<?x?xi8>, tensor<1xindex>, tensor<?x?xi8>) attributes {padlab.seed = 26917426 : i64} {
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [1, 1] into %arg1 : tensor<6x1x1x1xi8> -> tensor<6x1xi8>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<3x1xi8>) outs(%arg2 : tensor<3x1xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c3_i8 = arith.constant 3 : i8
      %3 = arith.ori %out, %c3_i8 : i8
      linalg.yield %3 : i8
    } -> tensor<3x1xi8>
    %cast = tensor.cast %arg1 : tensor<6x1xi8> to tensor<6x?xi8>
    %extracted_slice = tensor.extract_slice %0[2, 0] [1, 1] [1, 1] : tensor<3x1xi8> to tensor<1x1xi8>
    %c-1 = arith.constant -1 : index
    %c-7_i8 = arith.constant -7 : i8
    %padded = tensor.pad %extracted_slice low[4, %arg3] high[%arg3, %c-1] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %c-7_i8 : i8
    } : tensor<1x1xi8> to tensor<?x?xi8>
    %1 = scf.index_switch %arg4 -> tensor<?x?xi8> 
    case 1 {
      %cast_1 = tensor.cast %0 : tensor<3x1xi8> to tensor<3x?xi8>
      scf.yield %padded : tensor<?x?xi8>
    }
    default {
      scf.yield %padded : tensor<?x?xi8>
    }
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%extracted_slice : tensor<1x1xi8>) outs(%arg5 : tensor<1xindex>) {
    ^bb0(%in: i8, %out: index):
      %3 = arith.index_castui %in : i8 to index
      %4 = arith.muli %out, %3 : index
      linalg.yield %4 : index
    } -> tensor<1xindex>
    %c5_i8 = arith.constant 5 : i8
    %padded_0 = tensor.pad %0 low[-3, 1] high[%arg6, %arg7] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %c5_i8 : i8
    } : tensor<3x1xi8> to tensor<?x?xi8>
    return %unpack, %0, %cast, %extracted_slice, %padded, %1, %2, %padded_0 : tensor<6x1xi8>, tensor<3x1xi8>, tensor<6x?xi8>, tensor<1x1xi8>, tensor<?x?xi8>, tensor<?x?xi8>, tensor<1xindex>, tensor<?x?xi8>
  }
}

// -----
#map = affine_map<(d0) -> (0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0 * 2, d1)>
module {
  func.func @main(%arg0: tensor<?x?xi16> {padlab.extents = array<i64: 0, 3>}, %arg1: tensor<1xi16>, %arg2: index {padlab.value = 2 : index}, %arg3: tensor<?x?xi16> {padlab.extents = array<i64: 3, 4>}, %arg4: tensor<3x4xi64>, %arg5: i16, %arg6: index {padlab.value = 0 : index}, %arg7: index {padlab.value = 3 : index}, %arg8: tensor<4xi64>, %arg9: tensor<4x4xi64>, %arg10: tensor<4xi64>, %arg11: index {padlab.value = 2 : index}) -> (tensor<2xi16>, tensor<?xi64>, tensor<3x4xi64>, tensor<6x5xi16>, tensor<7x8xi16>, tensor<2x2xi64>, tensor<1xi16>, tensor<3x4xi64>, tensor<9x5xi16>) attributes {padlab.seed = 445075345 : i64} {
    %0 = tensor.empty() : tensor<2xi16>
    %c2_i16 = arith.constant 2 : i16
    %1 = linalg.fill ins(%c2_i16 : i16) outs(%0 : tensor<2xi16>) -> tensor<2xi16>
    %2 = tensor.empty(%arg2) : tensor<?xi64>
    %3:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<1xi16>) outs(%1, %2 : tensor<2xi16>, tensor<?xi64>) {
    ^bb0(%in: i16, %out: i16, %out_3: i64):
      %15 = arith.andi %in, %in : i16
      %16 = arith.maxui %15, %15 : i16
      %c100_i16 = arith.constant 100 : i16
      %c3_i16_4 = arith.constant 3 : i16
      %17 = arith.ceildivui %c100_i16, %c3_i16_4 : i16
      %18 = arith.extui %in : i16 to i64
      %19 = arith.extui %in : i16 to i64
      %c48_i64 = arith.constant 48 : i64
      %20 = arith.shli %19, %c48_i64 : i64
      %21 = arith.extsi %16 : i16 to i64
      %22 = arith.extsi %15 : i16 to i64
      %23 = arith.subi %21, %22 : i64
      %24 = arith.extsi %in : i16 to i64
      %25 = arith.extsi %16 : i16 to i64
      %26 = arith.minui %24, %25 : i64
      linalg.yield %17, %26 : i16, i64
    } -> (tensor<2xi16>, tensor<?xi64>)
    %4 = tensor.empty() : tensor<5x4xi16>
    %c5_i16 = arith.constant 5 : i16
    %5 = linalg.fill ins(%c5_i16 : i16) outs(%4 : tensor<5x4xi16>) -> tensor<5x4xi16>
    %6:2 = linalg.generic {indexing_maps = [#map2, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<?x?xi16>) outs(%arg4, %5 : tensor<3x4xi64>, tensor<5x4xi16>) {
    ^bb0(%in: i16, %out: i64, %out_3: i16):
      %c1_i64 = arith.constant 1 : i64
      %15 = arith.ori %out_3, %in : i16
      linalg.yield %c1_i64, %15 : i64, i16
    } -> (tensor<3x4xi64>, tensor<5x4xi16>)
    %7 = tensor.empty() : tensor<5x4xi16>
    %c3_i16 = arith.constant 3 : i16
    %8 = linalg.fill ins(%c3_i16 : i16) outs(%7 : tensor<5x4xi16>) -> tensor<5x4xi16>
    %9 = arith.andi %arg5, %arg5 : i16
    %padded = tensor.pad %8 nofold low[1, 0] high[0, 1] {
    ^bb0(%arg12: index, %arg13: index):
      tensor.yield %9 : i16
    } : tensor<5x4xi16> to tensor<6x5xi16>
    %padded_0 = tensor.pad %padded low[1, 1] high[0, 2] {
    ^bb0(%arg12: index, %arg13: index):
      tensor.yield %arg5 : i16
    } : tensor<6x5xi16> to tensor<7x8xi16>
    %c2 = arith.constant 2 : index
    %10 = scf.for %arg12 = %arg6 to %arg7 step %c2 iter_args(%arg13 = %8) -> (tensor<5x4xi16>) {
      %cst = arith.constant dense<0> : tensor<5x4xi16>
      %15 = linalg.sub ins(%8, %arg13 : tensor<5x4xi16>, tensor<5x4xi16>) outs(%cst : tensor<5x4xi16>) -> tensor<5x4xi16>
      %16 = linalg.vecmat ins(%arg8, %arg9 : tensor<4xi64>, tensor<4x4xi64>) outs(%arg10 : tensor<4xi64>) -> tensor<4xi64>
      scf.yield %8 : tensor<5x4xi16>
    }
    %11 = tensor.empty(%arg11) : tensor<2x?xi64>
    %cast = tensor.cast %11 : tensor<2x?xi64> to tensor<2x2xi64>
    %pack = linalg.pack %arg8 inner_dims_pos = [0] inner_tiles = [2] into %cast : tensor<4xi64> -> tensor<2x2xi64>
    %generated = tensor.generate  {
    ^bb0(%arg12: index):
      %c3_i16_3 = arith.constant 3 : i16
      %15 = arith.index_cast %arg12 : index to i16
      %16 = arith.ori %15, %arg5 : i16
      tensor.yield %16 : i16
    } : tensor<1xi16>
    %12 = tensor.empty() : tensor<3x4xi64>
    %c100_i64 = arith.constant 100 : i64
    %13 = linalg.fill ins(%c100_i64 : i64) outs(%12 : tensor<3x4xi64>) -> tensor<3x4xi64>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg4, %6#0 : tensor<3x4xi64>, tensor<3x4xi64>) outs(%13 : tensor<3x4xi64>) {
    ^bb0(%in: i64, %in_3: i64, %out: i64):
      %15 = arith.addi %in, %in_3 : i64
      %c1_i64 = arith.constant 1 : i64
      %16 = arith.ori %c1_i64, %15 : i64
      linalg.yield %16 : i64
    } -> tensor<3x4xi64>
    %c2_1 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %14, %c0 : tensor<3x4xi64>
    %extracted = tensor.extract %10[%c2_1, %dim] : tensor<5x4xi16>
    %padded_2 = tensor.pad %6#1 low[0, 0] high[4, 1] {
    ^bb0(%arg12: index, %arg13: index):
      tensor.yield %extracted : i16
    } : tensor<5x4xi16> to tensor<9x5xi16>
    return %3#0, %3#1, %6#0, %padded, %padded_0, %pack, %generated, %14, %padded_2 : tensor<2xi16>, tensor<?xi64>, tensor<3x4xi64>, tensor<6x5xi16>, tensor<7x8xi16>, tensor<2x2xi64>, tensor<1xi16>, tensor<3x4xi64>, tensor<9x5xi16>
  }
}

// -----
module {
  func.func @main(%arg0: tensor<?x?x1x1x3xi32> {padlab.extents = array<i64: 3, 3>}, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = 1 : index}, %arg7: index {padlab.value = 2 : index}) -> tensor<?x?x1x?x?xi32> attributes {padlab.seed = 325600551 : i64} {
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg8 = %arg1 to %arg2 step %c2 iter_args(%arg9 = %arg0) -> (tensor<?x?x1x1x3xi32>) {
      %c2_11 = arith.constant 2 : index
      %dim_12 = tensor.dim %arg9, %c2_11 : tensor<?x?x1x1x3xi32>
      %c1_13 = arith.constant 1 : index
      %c0_14 = arith.constant 0 : index
      %dim_15 = tensor.dim %arg9, %c0_14 : tensor<?x?x1x1x3xi32>
      %c-1_16 = arith.constant -1 : index
      %6 = arith.addi %dim_15, %c-1_16 : index
      %extracted_slice_17 = tensor.extract_slice %arg9[%arg3, 2, 0, %arg1, %6] [%arg4, %arg5, %c1_13, %arg4, %arg6] [1, %dim_12, 1, 1, 1] : tensor<?x?x1x1x3xi32> to tensor<?x?x?x?x?xi32>
      scf.yield %arg9 : tensor<?x?x1x1x3xi32>
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<?x?x1x1x3xi32>
    %c-3 = arith.constant -3 : index
    %1 = arith.addi %dim, %c-3 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %0, %c0_0 : tensor<?x?x1x1x3xi32>
    %c-2 = arith.constant -2 : index
    %2 = arith.addi %dim_1, %c-2 : index
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %0, %c0_2 : tensor<?x?x1x1x3xi32>
    %c-1 = arith.constant -1 : index
    %3 = arith.addi %dim_3, %c-1 : index
    %extracted_slice = tensor.extract_slice %arg0[%arg5, %1, 0, 0, 0] [%arg5, %arg7, %2, %arg4, %3] [1, 1, 1, 1, 1] : tensor<?x?x1x1x3xi32> to tensor<?x?x?x?x?xi32>
    %padded = tensor.pad %extracted_slice low[-1, 4, 3, 0, 0] high[3, 0, 0, 0, -1] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index):
      %c2_i32 = arith.constant 2 : i32
      tensor.yield %c2_i32 : i32
    } : tensor<?x?x?x?x?xi32> to tensor<?x?x?x?x?xi32>
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %padded, %c0_4 : tensor<?x?x?x?x?xi32>
    %c-1_6 = arith.constant -1 : index
    %4 = arith.addi %dim_5, %c-1_6 : index
    %c0_7 = arith.constant 0 : index
    %dim_8 = tensor.dim %padded, %c0_7 : tensor<?x?x?x?x?xi32>
    %c0_9 = arith.constant 0 : index
    %5 = arith.addi %dim_8, %c0_9 : index
    %c1 = arith.constant 1 : index
    %extracted_slice_10 = tensor.extract_slice %padded[%arg1, 4, %5, %arg1, 0] [%4, %arg4, 1, %arg4, %arg4] [2, 2, %c1, 1, 1] : tensor<?x?x?x?x?xi32> to tensor<?x?x1x?x?xi32>
    return %extracted_slice_10 : tensor<?x?x1x?x?xi32>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<4x1xi32>, %arg1: tensor<2x4x1xi32>, %arg2: i16, %arg3: tensor<2x1x2xi16>) -> (tensor<2x4x1xi16>, tensor<4x7x4xi16>, tensor<2x1x1x2x3xi32>, tensor<4x2xi16>, tensor<2x1x1x2x3xi32>, tensor<4x2xi16>) attributes {padlab.seed = 4258682844 : i64} {
    %0 = tensor.empty() : tensor<2x4x1xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1, %arg1 : tensor<4x1xi32>, tensor<2x4x1xi32>, tensor<2x4x1xi32>) outs(%0 : tensor<2x4x1xi16>) {
    ^bb0(%in: i32, %in_1: i32, %in_2: i32, %out: i16):
      %6 = linalg.index 1 : index
      %c2 = arith.constant 2 : index
      %7 = arith.remui %6, %c2 : index
      %8 = linalg.index 2 : index
      %c0_3 = arith.constant 0 : index
      %extracted_4 = tensor.extract %arg1[%7, %8, %c0_3] : tensor<2x4x1xi32>
      %9 = arith.trunci %in_1 : i32 to i16
      %10 = arith.trunci %in : i32 to i16
      %c15_i16 = arith.constant 15 : i16
      %11 = arith.trunci %in : i32 to i16
      %c15_i16_5 = arith.constant 15 : i16
      %12 = arith.andi %11, %c15_i16_5 : i16
      %13 = arith.shrui %10, %12 : i16
      %14 = arith.extui %13 : i16 to i32
      %15 = arith.cmpi ule, %extracted_4, %14 : i32
      %16 = arith.trunci %in_2 : i32 to i16
      %17 = arith.trunci %in_2 : i32 to i16
      %18 = arith.select %15, %16, %17 : i16
      %19 = arith.trunci %in_1 : i32 to i16
      %20 = arith.addi %18, %19 : i16
      linalg.yield %20 : i16
    } -> tensor<2x4x1xi16>
    %padded = tensor.pad %1 low[0, 0, 0] high[2, 3, 3] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %arg2 : i16
    } : tensor<2x4x1xi16> to tensor<4x7x4xi16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0 : tensor<4x7x4xi16>
    %c-3 = arith.constant -3 : index
    %2 = arith.addi %dim, %c-3 : index
    %c0_0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%2, %c0_0] : tensor<4x1xi32>
    %3:2 = call @callee_0() : () -> (tensor<2x1x1x2x3xi32>, tensor<4x2xi16>)
    %4 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["reduction", "parallel", "parallel", "reduction"]} ins(%1, %arg3 : tensor<2x4x1xi16>, tensor<2x1x2xi16>) outs(%3#1 : tensor<4x2xi16>) {
    ^bb0(%in: i16, %in_1: i16, %out: i16):
      %6 = arith.muli %in, %in_1 : i16
      %7 = arith.addi %out, %6 : i16
      linalg.yield %7 : i16
    } -> tensor<4x2xi16>
    %5:2 = call @callee_0() : () -> (tensor<2x1x1x2x3xi32>, tensor<4x2xi16>)
    return %1, %padded, %3#0, %4, %5#0, %5#1 : tensor<2x4x1xi16>, tensor<4x7x4xi16>, tensor<2x1x1x2x3xi32>, tensor<4x2xi16>, tensor<2x1x1x2x3xi32>, tensor<4x2xi16>
  }
  func.func private @callee_0() -> (tensor<2x1x1x2x3xi32>, tensor<4x2xi16>) {
    %generated = tensor.generate  {
    ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index):
      %2 = arith.index_cast %arg4 : index to i32
      tensor.yield %2 : i32
    } : tensor<2x1x1x2x3xi32>
    %0 = tensor.empty() : tensor<4x2xi16>
    %c100_i16 = arith.constant 100 : i16
    %1 = linalg.fill ins(%c100_i16 : i16) outs(%0 : tensor<4x2xi16>) -> tensor<4x2xi16>
    return %generated, %1 : tensor<2x1x1x2x3xi32>, tensor<4x2xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d2, d1, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3, d2, d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4, d2)>
module {
  func.func @main(%arg0: tensor<3x1x3x2x3xi16, "layout">, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 0 : index}) -> (tensor<3x3x3x1x2xi64, "layout">, tensor<1x5x4x?x0xi64>, tensor<0x8x?x?x1xi64>, tensor<?x?x?x2x?xi16, "layout">, tensor<3x3x3x1x2xi64, "layout">, tensor<1x5x4x?x0xi64>) attributes {padlab.seed = 368697315 : i64} {
    %0:2 = call @callee_0(%arg0) : (tensor<3x1x3x2x3xi16, "layout">) -> (tensor<3x3x3x1x2xi64, "layout">, tensor<1x5x4x?x0xi64>)
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %0#1 nofold low[-1, 0, %arg1, %arg3, 1] high[0, 3, %arg2, %c0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      %c-2_i64 = arith.constant -2 : i64
      tensor.yield %c-2_i64 : i64
    } : tensor<1x5x4x?x0xi64> to tensor<0x8x?x?x1xi64>
    %cast = tensor.cast %arg0 : tensor<3x1x3x2x3xi16, "layout"> to tensor<?x?x?x2x?xi16, "layout">
    %1:2 = call @callee_0(%arg0) : (tensor<3x1x3x2x3xi16, "layout">) -> (tensor<3x3x3x1x2xi64, "layout">, tensor<1x5x4x?x0xi64>)
    return %0#0, %0#1, %padded, %cast, %1#0, %1#1 : tensor<3x3x3x1x2xi64, "layout">, tensor<1x5x4x?x0xi64>, tensor<0x8x?x?x1xi64>, tensor<?x?x?x2x?xi16, "layout">, tensor<3x3x3x1x2xi64, "layout">, tensor<1x5x4x?x0xi64>
  }
  func.func private @callee_0(%arg0: tensor<3x1x3x2x3xi16, "layout">) -> (tensor<3x3x3x1x2xi64, "layout">, tensor<1x5x4x?x0xi64>) {
    %0 = tensor.empty() : tensor<3x3x3x1x2xi64, "layout">
    %1 = tensor.empty() : tensor<1x3x2x3x3xi64>
    %2:2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x1x3x2x3xi16, "layout">) outs(%0, %1 : tensor<3x3x3x1x2xi64, "layout">, tensor<1x3x2x3x3xi64>) {
    ^bb0(%in: i16, %out: i64, %out_0: i64):
      %c4_i16 = arith.constant 4 : i16
      %3 = arith.shrui %in, %c4_i16 : i16
      %4 = arith.extsi %3 : i16 to i64
      %c5_i64 = arith.constant 5 : i64
      %c3_i64 = arith.constant 3 : i64
      %c5_i64_1 = arith.constant 5 : i64
      %c3_i64_2 = arith.constant 3 : i64
      %5 = arith.andi %c5_i64_1, %c3_i64_2 : i64
      %c1_i64 = arith.constant 1 : i64
      %6 = arith.ori %5, %c1_i64 : i64
      %7 = arith.floordivsi %c5_i64, %6 : i64
      %c5_i64_3 = arith.constant 5 : i64
      %8 = arith.extsi %in : i16 to i64
      %9 = arith.muli %c5_i64_3, %8 : i64
      %c-7_i64 = arith.constant -7 : i64
      %10 = arith.maxsi %7, %c-7_i64 : i64
      %11 = arith.extsi %in : i16 to i64
      %12 = arith.maxsi %10, %11 : i64
      %13 = arith.extui %in : i16 to i64
      %14 = arith.extsi %3 : i16 to i64
      %15 = arith.subi %13, %14 : i64
      linalg.yield %10, %15 : i64, i64
    } -> (tensor<3x3x3x1x2xi64, "layout">, tensor<1x3x2x3x3xi64>)
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %2#1 nofold low[-1, 1, 2, %c0, 0] high[1, 1, 0, 0, -3] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index):
      %c7_i64 = arith.constant 7 : i64
      tensor.yield %c7_i64 : i64
    } : tensor<1x3x2x3x3xi64> to tensor<1x5x4x?x0xi64>
    return %2#0, %padded : tensor<3x3x3x1x2xi64, "layout">, tensor<1x5x4x?x0xi64>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0) -> (3, 3)>
module {
  func.func @main(%arg0: tensor<3x1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<3xf64>, %arg3: index {padlab.value = 2 : index}, %arg4: tensor<?x5xi16> {padlab.extents = array<i64: 1>}, %arg5: tensor<5xi16>, %arg6: index {padlab.value = 3 : index}) -> (tensor<3xf64>, tensor<?xf64>, tensor<?xf64>, tensor<3x5x1x2xi16>, tensor<?x2xi16>, index) attributes {padlab.seed = 153624489 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<3x1xf32>, tensor<1xf32>) outs(%arg2 : tensor<3xf64>) {
    ^bb0(%in: f32, %in_5: f32, %out: f64):
      %6 = arith.extf %in : f32 to f64
      %7 = arith.extf %in_5 : f32 to f64
      %8 = arith.extf %in : f32 to f64
      %9 = arith.divf %7, %8 : f64
      %10 = arith.mulf %6, %9 : f64
      %11 = arith.addf %out, %10 : f64
      linalg.yield %11 : f64
    } -> tensor<3xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<1xf32>
    %extracted_slice = tensor.extract_slice %0[2] [%dim] [3] : tensor<3xf64> to tensor<?xf64>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %extracted_slice, %c0_0 : tensor<?xf64>
    %c0_2 = arith.constant 0 : index
    %1 = arith.addi %dim_1, %c0_2 : index
    %padded = tensor.pad %extracted_slice low[%1] high[%arg3] {
    ^bb0(%arg7: index):
      %cst_5 = arith.constant -1.000000e+00 : f64
      tensor.yield %cst_5 : f64
    } : tensor<?xf64> to tensor<?xf64>
    %cst = arith.constant dense<2> : tensor<3x5x1x2xi16>
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %arg4, %c0_3 : tensor<?x5xi16>
    %2 = tensor.empty(%dim_4) : tensor<?x2xi16>
    %3 = call @callee_0(%2) : (tensor<?x2xi16>) -> tensor<?x2xi16>
    %4 = linalg.matmul indexing_maps = [#map3, #map4, #map5] ins(%arg4, %arg5 : tensor<?x5xi16>, tensor<5xi16>) outs(%3 : tensor<?x2xi16>) -> tensor<?x2xi16>
    %5 = affine.min #map6(%arg6)
    return %0, %extracted_slice, %padded, %cst, %4, %5 : tensor<3xf64>, tensor<?xf64>, tensor<?xf64>, tensor<3x5x1x2xi16>, tensor<?x2xi16>, index
  }
  func.func private @callee_0(%arg0: tensor<?x2xi16>) -> tensor<?x2xi16> {
    %c-1_i16 = arith.constant -1 : i16
    %0 = linalg.fill ins(%c-1_i16 : i16) outs(%arg0 : tensor<?x2xi16>) -> tensor<?x2xi16>
    return %0 : tensor<?x2xi16>
  }
}

// -----
module {
  func.func @main(%arg0: tensor<5x1x5xi4>, %arg1: tensor<i4>) -> (tensor<i4>, tensor<5x1x5xi4>, index) attributes {padlab.seed = 1134716127 : i64} {
    %concat = tensor.concat dim(1) %arg0 : (tensor<5x1x5xi4>) -> tensor<5x1x5xi4>
    %0 = tensor.empty() : tensor<i4>
    %c0_i4 = arith.constant 0 : i4
    %1 = linalg.fill ins(%c0_i4 : i4) outs(%0 : tensor<i4>) -> tensor<i4>
    %reduced:2 = linalg.reduce ins(%concat, %arg0 : tensor<5x1x5xi4>, tensor<5x1x5xi4>) outs(%1, %arg1 : tensor<i4>, tensor<i4>) dimensions = [0, 1, 2] 
      (%in: i4, %in_2: i4, %init: i4, %init_3: i4) {
        %2 = arith.addi %init, %in : i4
        %3 = arith.xori %init_3, %in_2 : i4
        linalg.yield %2, %3 : i4, i4
      }
    %extracted = tensor.extract %reduced#1[] : tensor<i4>
    %padded = tensor.pad %reduced#0 nofold low[] high[] {
      tensor.yield %extracted : i4
    } : tensor<i4> to tensor<i4>
    %padded_0 = tensor.pad %padded nofold low[] high[] {
      %c7_i4 = arith.constant 7 : i4
      tensor.yield %c7_i4 : i4
    } : tensor<i4> to tensor<i4>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %concat, %c1 : tensor<5x1x5xi4>
    %dim_1 = tensor.dim %arg0, %dim : tensor<5x1x5xi4>
    %inserted_slice = tensor.insert_slice %concat into %arg0[0, 0, 0] [5, 1, 5] [1, 1, 1] : tensor<5x1x5xi4> into tensor<5x1x5xi4>
    return %padded_0, %inserted_slice, %dim_1 : tensor<i4>, tensor<5x1x5xi4>, index
  }
}

// -----
module {
  func.func @main(%arg0: tensor<3x1xi1>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 3 : index}, %arg3: i1, %arg4: tensor<?x3xi1> {padlab.extents = array<i64: 6>}, %arg5: tensor<?x1x5x4xi32> {padlab.extents = array<i64: 1>}, %arg6: tensor<2x1x3x1xi32>, %arg7: index {padlab.value = 1 : index}) -> (tensor<3x1xi1>, tensor<8x3xi1>, tensor<?x2x2x4xi32>, tensor<?x4x0x2x1xi1>) attributes {padlab.seed = 647093227 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<3x1xi1>
    %c0_0 = arith.constant 0 : index
    %0 = arith.addi %dim, %c0_0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg8 = %arg1 to %0 step %c1 iter_args(%arg9 = %arg0) -> (tensor<3x1xi1>) {
      %extracted_slice = tensor.extract_slice %arg9[%arg8, 0] [1, 1] [1, 1] : tensor<3x1xi1> to tensor<1x1xi1>
      %padded_2 = tensor.pad %arg9 low[1, %arg2] high[3, 1] {
      ^bb0(%arg10: index, %arg11: index):
        %true = arith.constant true
        tensor.yield %true : i1
      } : tensor<3x1xi1> to tensor<7x?xi1>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x1xi1> into tensor<1xi1>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg9[%arg8, 0] [1, 1] [1, 1] : tensor<1x1xi1> into tensor<3x1xi1>
      scf.yield %arg0 : tensor<3x1xi1>
    }
    %padded = tensor.pad %arg0 low[1, 1] high[1, 3] {
    ^bb0(%arg8: index, %arg9: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<3x1xi1> to tensor<5x5xi1>
    %c0_1 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %2 = scf.if %arg3 -> (tensor<8x6xi1>) {
      %9 = tensor.empty() : tensor<8x6xi1>
      %true = arith.constant true
      %10 = linalg.fill ins(%true : i1) outs(%9 : tensor<8x6xi1>) -> tensor<8x6xi1>
      scf.yield %10 : tensor<8x6xi1>
    } else {
      %padded_2 = tensor.pad %padded nofold low[%c0_1, 0] high[%c3, 1] {
      ^bb0(%arg8: index, %arg9: index):
        %false_3 = arith.constant false
        tensor.yield %false_3 : i1
      } : tensor<5x5xi1> to tensor<?x6xi1>
      %cast = tensor.cast %padded_2 : tensor<?x6xi1> to tensor<8x6xi1>
      scf.yield %cast : tensor<8x6xi1>
    }
    %3 = tensor.empty() : tensor<8x3xi1>
    %false = arith.constant false
    %4 = linalg.fill ins(%false : i1) outs(%3 : tensor<8x3xi1>) -> tensor<8x3xi1>
    %5 = linalg.matmul ins(%2, %arg4 : tensor<8x6xi1>, tensor<?x3xi1>) outs(%4 : tensor<8x3xi1>) -> tensor<8x3xi1>
    %6 = tensor.empty(%arg7) : tensor<?x2x2x4xi32>
    %c3_i32 = arith.constant 3 : i32
    %7 = linalg.fill ins(%c3_i32 : i32) outs(%6 : tensor<?x2x2x4xi32>) -> tensor<?x2x2x4xi32>
    %8 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg5, %arg6 : tensor<?x1x5x4xi32>, tensor<2x1x3x1xi32>) outs(%7 : tensor<?x2x2x4xi32>) -> tensor<?x2x2x4xi32>
    %generated = tensor.generate %arg1 {
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index):
      %9 = arith.index_cast %arg11 : index to i1
      tensor.yield %9 : i1
    } : tensor<?x4x0x2x1xi1>
    return %1, %5, %8, %generated : tensor<3x1xi1>, tensor<8x3xi1>, tensor<?x2x2x4xi32>, tensor<?x4x0x2x1xi1>
  }
}

// -----
module {
  func.func @main(%arg0: tensor<?x7xi16> {padlab.extents = array<i64: 4>}, %arg1: i1, %arg2: tensor<1x?x?x2xi16> {padlab.extents = array<i64: 1, 2>}, %arg3: tensor<2x?x1x2xi16> {padlab.extents = array<i64: 1>}, %arg4: index {padlab.value = 2 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 1 : index}, %arg7: i16, %arg8: tensor<4x7xi16>, %arg9: index {padlab.value = -2 : index}, %arg10: index {padlab.value = -3 : index}, %arg11: index {padlab.value = 0 : index}, %arg12: index {padlab.value = 1 : index}, %arg13: tensor<4x1xi16>) -> (tensor<?x7xi16>, tensor<?x7xi16>, tensor<?x?xi16>, tensor<?x?xi16>, tensor<4x15xi16>) attributes {padlab.seed = 708568216 : i64} {
    %0:2 = scf.if %arg1 -> (tensor<?x7xi16>, tensor<?x7xi16>) {
      %2 = tensor.empty() : tensor<3x4x7xi16>
      %cast_2 = tensor.cast %2 : tensor<3x4x7xi16> to tensor<3x?x7xi16>
      %broadcasted = linalg.broadcast ins(%arg0 : tensor<?x7xi16>) outs(%cast_2 : tensor<3x?x7xi16>) dimensions = [0] 
      %3 = tensor.empty(%arg4) : tensor<1x?x2x1xi16>
      %c-32768_i16 = arith.constant -32768 : i16
      %4 = linalg.fill ins(%c-32768_i16 : i16) outs(%3 : tensor<1x?x2x1xi16>) -> tensor<1x?x2x1xi16>
      %5 = linalg.mmt4d ins(%arg2, %arg3 : tensor<1x?x?x2xi16>, tensor<2x?x1x2xi16>) outs(%4 : tensor<1x?x2x1xi16>) -> tensor<1x?x2x1xi16>
      scf.yield %arg0, %arg0 : tensor<?x7xi16>, tensor<?x7xi16>
    } else {
      %c0_2 = arith.constant 0 : index
      %dim_3 = tensor.dim %arg3, %c0_2 : tensor<2x?x1x2xi16>
      %c1 = arith.constant 1 : index
      %2 = arith.addi %dim_3, %c1 : index
      %c-1 = arith.constant -1 : index
      %c0_4 = arith.constant 0 : index
      %dim_5 = tensor.dim %arg3, %c0_4 : tensor<2x?x1x2xi16>
      %c-4 = arith.constant -4 : index
      %3 = arith.addi %dim_5, %c-4 : index
      %padded_6 = tensor.pad %arg3 low[%arg4, %2, %c-1, %arg5] high[%arg5, %arg6, %arg6, %3] {
      ^bb0(%arg14: index, %arg15: index, %arg16: index, %arg17: index):
        tensor.yield %arg7 : i16
      } : tensor<2x?x1x2xi16> to tensor<?x?x?x?xi16>
      scf.yield %arg0, %arg0 : tensor<?x7xi16>, tensor<?x7xi16>
    }
    %cast = tensor.cast %arg8 : tensor<4x7xi16> to tensor<?x7xi16>
    %1 = scf.forall (%arg14) in (%arg5) shared_outs(%arg15 = %0#0) -> (tensor<?x7xi16>) {
      %extracted_slice = tensor.extract_slice %cast[%arg14, 0] [2, 7] [1, 1] : tensor<?x7xi16> to tensor<2x7xi16>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg15[%arg14, 0] [2, 7] [1, 1] : tensor<2x7xi16> into tensor<?x7xi16>
      }
    }
    %cast_0 = tensor.cast %cast : tensor<?x7xi16> to tensor<?x?xi16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %cast_0, %c0 : tensor<?x?xi16>
    %padded = tensor.pad %cast_0 low[%dim, %arg5] high[%arg9, %arg10] {
    ^bb0(%arg14: index, %arg15: index):
      %c2_i16 = arith.constant 2 : i16
      tensor.yield %c2_i16 : i16
    } : tensor<?x?xi16> to tensor<?x?xi16>
    %c3 = arith.constant 3 : index
    %padded_1 = tensor.pad %arg8 low[%c3, %arg11] high[%arg5, %arg12] {
    ^bb0(%arg14: index, %arg15: index):
      %c2_i16 = arith.constant 2 : i16
      tensor.yield %c2_i16 : i16
    } : tensor<4x7xi16> to tensor<?x?xi16>
    %concat = tensor.concat dim(1) %cast, %arg13, %0#0 : (tensor<?x7xi16>, tensor<4x1xi16>, tensor<?x7xi16>) -> tensor<4x15xi16>
    return %0#1, %1, %padded, %padded_1, %concat : tensor<?x7xi16>, tensor<?x7xi16>, tensor<?x?xi16>, tensor<?x?xi16>, tensor<4x15xi16>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<7x5xbf16>, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 5 : index}, %arg3: tensor<3x1x1xi32, "layout">) -> (tensor<7x5xbf16, "layout">, tensor<7x5xbf16, "layout">, tensor<10x9xbf16, "layout">, tensor<14x11xbf16, "layout">, tensor<5x0x4x1xbf16, "layout">, tensor<5x0x4x1xi32, "layout">, tensor<3x1x1xi32, "layout">, tensor<3x1x1xbf16, "layout">) attributes {padlab.seed = 426977307 : i64} {
    %0 = linalg.div ins(%arg0, %arg0 : tensor<7x5xbf16>, tensor<7x5xbf16>) outs(%arg0 : tensor<7x5xbf16>) -> tensor<7x5xbf16>
    %1 = tensor.empty() : tensor<7x5xbf16, "layout">
    %cst = arith.constant 2.000000e+00 : bf16
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<7x5xbf16, "layout">) -> tensor<7x5xbf16, "layout">
    %3 = tensor.empty() : tensor<7x5xbf16, "layout">
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<7x5xbf16>) outs(%3 : tensor<7x5xbf16, "layout">) {
    ^bb0(%in: bf16, %out: bf16):
      %cst_1 = arith.constant -1.500000e+00 : bf16
      %13 = arith.cmpf ule, %in, %cst_1 : bf16
      %14 = arith.extsi %13 : i1 to i32
      %15 = arith.trunci %14 : i32 to i16
      %16 = arith.uitofp %15 : i16 to bf16
      linalg.yield %16 : bf16
    } -> tensor<7x5xbf16, "layout">
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %4, %c1 : tensor<7x5xbf16, "layout">
    %c-4 = arith.constant -4 : index
    %5 = arith.addi %dim, %c-4 : index
    %padded = tensor.pad %4 low[2, 3] high[%5, 1] {
    ^bb0(%arg4: index, %arg5: index):
      %cst_1 = arith.constant 0.000000e+00 : bf16
      tensor.yield %cst_1 : bf16
    } : tensor<7x5xbf16, "layout"> to tensor<10x9xbf16, "layout">
    %extracted = tensor.extract %padded[%arg2, %arg2] : tensor<10x9xbf16, "layout">
    %padded_0 = tensor.pad %padded nofold low[%arg1, 1] high[2, 1] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %extracted : bf16
    } : tensor<10x9xbf16, "layout"> to tensor<14x11xbf16, "layout">
    %6 = tensor.empty() : tensor<5x0x4x1xbf16, "layout">
    %7 = tensor.empty() : tensor<5x0x4x1xi32, "layout">
    %c1_i32 = arith.constant 1 : i32
    %8 = linalg.fill ins(%c1_i32 : i32) outs(%7 : tensor<5x0x4x1xi32, "layout">) -> tensor<5x0x4x1xi32, "layout">
    %9:2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%6, %8 : tensor<5x0x4x1xbf16, "layout">, tensor<5x0x4x1xi32, "layout">) {
    ^bb0(%out: bf16, %out_1: i32):
      %cst_2 = arith.constant -1.000000e+00 : bf16
      %cst_3 = arith.constant 4.000000e+00 : bf16
      %cst_4 = arith.constant -1.500000e+00 : bf16
      %13 = arith.cmpf ord, %cst_3, %cst_4 : bf16
      %cst_5 = arith.constant 0.000000e+00 : bf16
      %cst_6 = arith.constant 0.000000e+00 : bf16
      %14 = arith.select %13, %cst_5, %cst_6 : bf16
      %cst_7 = arith.constant 2.500000e+00 : bf16
      %15 = arith.cmpf one, %14, %cst_7 : bf16
      %16 = arith.extsi %15 : i1 to i32
      %cst_8 = arith.constant 2.000000e+00 : bf16
      %17 = arith.cmpf une, %14, %cst_8 : bf16
      %18 = arith.extsi %17 : i1 to i32
      %c2_i32 = arith.constant 2 : i32
      %cst_9 = arith.constant 4.000000e+00 : bf16
      %19 = arith.cmpf oeq, %14, %cst_9 : bf16
      %20 = arith.extsi %19 : i1 to i32
      %c3_i32 = arith.constant 3 : i32
      %21 = arith.andi %20, %c3_i32 : i32
      %c1_i32_10 = arith.constant 1 : i32
      %22 = arith.ori %21, %c1_i32_10 : i32
      %23 = arith.remui %18, %22 : i32
      %cst_11 = arith.constant -3.000000e+00 : bf16
      %24 = arith.cmpf oge, %14, %cst_11 : bf16
      %25 = arith.extsi %24 : i1 to i32
      %26 = arith.minui %23, %25 : i32
      %cst_12 = arith.constant 2.000000e+00 : bf16
      %27 = arith.cmpf olt, %14, %cst_12 : bf16
      %28 = arith.extsi %27 : i1 to i32
      %c1_i32_13 = arith.constant 1 : i32
      %29 = arith.cmpi sle, %28, %c1_i32_13 : i32
      %cst_14 = arith.constant 5.000000e-01 : bf16
      %30 = arith.cmpf ogt, %14, %cst_14 : bf16
      %31 = arith.extui %30 : i1 to i32
      %cst_15 = arith.constant 5.000000e-01 : bf16
      %32 = arith.cmpf une, %14, %cst_15 : bf16
      %33 = arith.extsi %32 : i1 to i32
      %34 = arith.select %29, %31, %33 : i32
      linalg.yield %14, %34 : bf16, i32
    } -> (tensor<5x0x4x1xbf16, "layout">, tensor<5x0x4x1xi32, "layout">)
    %10 = tensor.empty() : tensor<3x1x1xi32, "layout">
    %11 = tensor.empty() : tensor<3x1x1xbf16, "layout">
    %12:2 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<3x1x1xi32, "layout">) outs(%10, %11 : tensor<3x1x1xi32, "layout">, tensor<3x1x1xbf16, "layout">) {
    ^bb0(%in: i32, %out: i32, %out_1: bf16):
      %c-7_i32 = arith.constant -7 : i32
      %13 = arith.minui %in, %c-7_i32 : i32
      %14 = arith.trunci %13 : i32 to i16
      %15 = arith.sitofp %14 : i16 to bf16
      %16 = arith.cmpi eq, %in, %in : i32
      %17 = arith.trunci %in : i32 to i16
      %18 = arith.sitofp %17 : i16 to bf16
      %19 = arith.trunci %in : i32 to i16
      %20 = arith.sitofp %19 : i16 to bf16
      %21 = arith.select %16, %18, %20 : bf16
      %22 = arith.trunci %13 : i32 to i16
      %23 = arith.sitofp %22 : i16 to bf16
      %24 = arith.trunci %13 : i32 to i16
      %25 = arith.sitofp %24 : i16 to bf16
      %26 = arith.mulf %23, %25 : bf16
      %cst_2 = arith.constant -3.000000e+00 : bf16
      %27 = arith.mulf %cst_2, %21 : bf16
      linalg.yield %13, %27 : i32, bf16
    } -> (tensor<3x1x1xi32, "layout">, tensor<3x1x1xbf16, "layout">)
    return %2, %4, %padded, %padded_0, %9#0, %9#1, %12#0, %12#1 : tensor<7x5xbf16, "layout">, tensor<7x5xbf16, "layout">, tensor<10x9xbf16, "layout">, tensor<14x11xbf16, "layout">, tensor<5x0x4x1xbf16, "layout">, tensor<5x0x4x1xi32, "layout">, tensor<3x1x1xi32, "layout">, tensor<3x1x1xbf16, "layout">
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0 ceildiv 3 + 1, 1)>
module {
  func.func @main(%arg0: tensor<?x?xi16> {padlab.extents = array<i64: 5, 1>}, %arg1: i16, %arg2: index {padlab.value = 1 : index}) -> (tensor<?xi16>, tensor<?xi16>, tensor<?xi16>, index) attributes {padlab.seed = 460241199 : i64} {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<?xi16>
    %c-2_i16 = arith.constant -2 : i16
    %1 = linalg.fill ins(%c-2_i16 : i16) outs(%0 : tensor<?xi16>) -> tensor<?xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<?x?xi16>) outs(%1 : tensor<?xi16>) {
    ^bb0(%in: i16, %out: i16):
      %9 = arith.maxui %in, %in : i16
      %10 = arith.andi %9, %9 : i16
      %11 = arith.addi %out, %10 : i16
      linalg.yield %11 : i16
    } -> tensor<?xi16>
    %c1_0 = arith.constant 1 : index
    %3 = tensor.empty(%c1_0) : tensor<?xi16>
    %c5_i16 = arith.constant 5 : i16
    %4 = linalg.fill ins(%c5_i16 : i16) outs(%3 : tensor<?xi16>) -> tensor<?xi16>
    %transposed = linalg.transpose ins(%2 : tensor<?xi16>) outs(%4 : tensor<?xi16>) permutation = [0] 
    %padded = tensor.pad %transposed low[1] high[3] {
    ^bb0(%arg3: index):
      %c-7_i16 = arith.constant -7 : i16
      %c0_i16 = arith.constant 0 : i16
      %9 = arith.andi %c0_i16, %arg1 : i16
      %c2_i16 = arith.constant 2 : i16
      %10 = arith.minsi %c2_i16, %9 : i16
      %c1_i16 = arith.constant 1 : i16
      %c5_i16_1 = arith.constant 5 : i16
      %11 = arith.maxui %c1_i16, %c5_i16_1 : i16
      tensor.yield %11 : i16
    } : tensor<?xi16> to tensor<?xi16>
    %c7 = arith.constant 7 : index
    %5 = affine.max #map2(%c7)
    %c2 = arith.constant 2 : index
    %6 = tensor.empty(%c2) : tensor<?xi16>
    %c7_i16 = arith.constant 7 : i16
    %7 = linalg.fill ins(%c7_i16 : i16) outs(%6 : tensor<?xi16>) -> tensor<?xi16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0 : tensor<?xi16>
    %c-4 = arith.constant -4 : index
    %8 = arith.addi %dim, %c-4 : index
    %inserted_slice = tensor.insert_slice %2 into %7[%8] [%arg2] [1] : tensor<?xi16> into tensor<?xi16>
    return %2, %transposed, %inserted_slice, %5 : tensor<?xi16>, tensor<?xi16>, tensor<?xi16>, index
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x?xi8> {padlab.extents = array<i64: 3, 5>}, %arg1: index {padlab.value = 5 : index}) -> (tensor<?xi8>, tensor<?xi8>) attributes {padlab.seed = 3667477253 : i64} {
    %0 = tensor.empty(%arg1) : tensor<?xi8>
    %c3_i8 = arith.constant 3 : i8
    %1 = linalg.fill ins(%c3_i8 : i8) outs(%0 : tensor<?xi8>) -> tensor<?xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<?x?xi8>) outs(%1 : tensor<?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %5 = linalg.index 1 : index
      %c7_i8 = arith.constant 7 : i8
      %c-1_i8 = arith.constant -1 : i8
      %6 = arith.index_cast %5 : index to i8
      %7 = arith.andi %c-1_i8, %6 : i8
      %c5_i8 = arith.constant 5 : i8
      %8 = arith.index_cast %5 : index to i8
      %9 = arith.addi %c5_i8, %8 : i8
      %10 = arith.maxsi %out, %9 : i8
      linalg.yield %10 : i8
    } -> tensor<?xi8>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %3 = call @callee_0(%2, %c0_0) : (tensor<?xi8>, index) -> tensor<?xi8>
    %4 = call @callee_0(%2, %c0_0) : (tensor<?xi8>, index) -> tensor<?xi8>
    return %3, %4 : tensor<?xi8>, tensor<?xi8>
  }
  func.func private @callee_0(%arg0: tensor<?xi8>, %arg1: index) -> tensor<?xi8> {
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg0 nofold low[%c0] high[%arg1] {
    ^bb0(%arg2: index):
      %c0_i8 = arith.constant 0 : i8
      tensor.yield %c0_i8 : i8
    } : tensor<?xi8> to tensor<?xi8>
    return %padded : tensor<?xi8>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<1x?x5xi16> {padlab.extents = array<i64: 4>}, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<?x?xf16> {padlab.extents = array<i64: 1, 5>}, %arg3: i1) -> (tensor<?x?x?xi16>, tensor<1x6x5xi16>, tensor<1x6x5xi16>, tensor<1x6x5xi16>) attributes {padlab.seed = 4035602021 : i64} {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%c1, %c5) : tensor<?x5x?xi16>
    %c-7_i16 = arith.constant -7 : i16
    %1 = linalg.fill ins(%c-7_i16 : i16) outs(%0 : tensor<?x5x?xi16>) -> tensor<?x5x?xi16>
    %c4 = arith.constant 4 : index
    %inserted_slice = tensor.insert_slice %arg0 into %1[0, 1, 0] [1, %c4, 5] [1, 1, 1] : tensor<1x?x5xi16> into tensor<?x5x?xi16>
    %2 = tensor.empty() : tensor<1x5x5xi16>
    %3 = linalg.add ins(%inserted_slice, %inserted_slice : tensor<?x5x?xi16>, tensor<?x5x?xi16>) outs(%2 : tensor<1x5x5xi16>) -> tensor<1x5x5xi16>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c2_0 = arith.constant 2 : index
    %c0_1 = arith.constant 0 : index
    %padded = tensor.pad %3 low[%c3, %c2, %arg1] high[%c0, %c2_0, %c0_1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %c2_i16 = arith.constant 2 : i16
      tensor.yield %c2_i16 : i16
    } : tensor<1x5x5xi16> to tensor<?x?x?xi16>
    %4 = tensor.empty() : tensor<1x6x5xi16>
    %c1_i16 = arith.constant 1 : i16
    %5 = linalg.fill ins(%c1_i16 : i16) outs(%4 : tensor<1x6x5xi16>) -> tensor<1x6x5xi16>
    %c1_2 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %c5_4 = arith.constant 5 : index
    %inserted_slice_5 = tensor.insert_slice %inserted_slice into %5[0, %c1_3, 0] [%c1_2, 5, %c5_4] [1, 1, 1] : tensor<?x5x?xi16> into tensor<1x6x5xi16>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%inserted_slice : tensor<?x5x?xi16>) outs(%arg2 : tensor<?x?xf16>) {
    ^bb0(%in: i16, %out: f16):
      %9 = arith.sitofp %in : i16 to f16
      %10 = arith.sitofp %in : i16 to f16
      %11 = arith.uitofp %in : i16 to f16
      %12 = arith.minimumf %10, %11 : f16
      %13 = arith.subf %out, %12 : f16
      linalg.yield %13 : f16
    } -> tensor<?x?xf16>
    %c0_6 = arith.constant 0 : index
    %inserted_slice_7 = tensor.insert_slice %3 into %inserted_slice_5[0, %c0_6, 0] [1, 5, 5] [1, 1, 1] : tensor<1x5x5xi16> into tensor<1x6x5xi16>
    %7 = scf.if %arg3 -> (tensor<1x6x5xi16>) {
      scf.yield %inserted_slice_7 : tensor<1x6x5xi16>
    } else {
      %c0_8 = arith.constant 0 : index
      %dim = tensor.dim %inserted_slice_7, %c0_8 : tensor<1x6x5xi16>
      %c5_9 = arith.constant 5 : index
      %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [1, %dim, %c5_9] : tensor<?x?xf16> into tensor<1x?x?xf16>
      scf.yield %inserted_slice_5 : tensor<1x6x5xi16>
    }
    %8 = linalg.sub ins(%inserted_slice_7, %inserted_slice_7 : tensor<1x6x5xi16>, tensor<1x6x5xi16>) outs(%inserted_slice_7 : tensor<1x6x5xi16>) -> tensor<1x6x5xi16>
    return %padded, %inserted_slice_5, %7, %8 : tensor<?x?x?xi16>, tensor<1x6x5xi16>, tensor<1x6x5xi16>, tensor<1x6x5xi16>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x?x?xf64> {padlab.extents = array<i64: 4, 3, 5>}, %arg1: index {padlab.value = 4 : index}, %arg2: index {padlab.value = 3 : index}, %arg3: tensor<?x?x?x?xf64> {padlab.extents = array<i64: 1, 1, 3, 4>}, %arg4: index {padlab.value = 2 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = 1 : index}, %arg7: f64, %arg8: tensor<?xf64> {padlab.extents = array<i64: 3>}, %arg9: tensor<?xf64> {padlab.extents = array<i64: 3>}, %arg10: index {padlab.value = 0 : index}) -> (tensor<?x?x?x3xf64>, tensor<?x?x1x5xf64>, tensor<?xf64>) attributes {padlab.seed = 1614438835 : i64} {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c2, %arg1, %c3, %arg2) : tensor<?x?x?x?xf64>
    %cast = tensor.cast %0 : tensor<?x?x?x?xf64> to tensor<?x?x?x3xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %pack = linalg.pack %arg0 padding_value(%cst : f64) outer_dims_perm = [2, 0, 1] inner_dims_pos = [2] inner_tiles = [3] into %cast : tensor<?x?x?xf64> -> tensor<?x?x?x3xf64>
    %1 = tensor.empty(%arg2, %arg4) : tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%arg5, %arg6, %c1, %arg2) : tensor<?x?x?x?xf64>
    %cst_0 = arith.constant -1.500000e+00 : f64
    %3 = linalg.fill ins(%cst_0 : f64) outs(%2 : tensor<?x?x?x?xf64>) -> tensor<?x?x?x?xf64>
    %4 = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg3, %1 : tensor<?x?x?x?xf64>, tensor<?x?xf64>) outs(%3 : tensor<?x?x?x?xf64>) -> tensor<?x?x?x?xf64>
    %padded = tensor.pad %4 low[3, -1, 1, 0] high[-1, 0, -1, 2] {
    ^bb0(%arg11: index, %arg12: index, %arg13: index, %arg14: index):
      tensor.yield %arg7 : f64
    } : tensor<?x?x?x?xf64> to tensor<?x?x1x5xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg8, %arg9 : tensor<?xf64>, tensor<?xf64>) outs(%arg9 : tensor<?xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %cst_3 = arith.constant 1.500000e+00 : f64
      %cst_4 = arith.constant -1.500000e+00 : f64
      %6 = arith.negf %cst_4 : f64
      linalg.yield %6 : f64
    } -> tensor<?xf64>
    %extracted = tensor.extract %5[%arg10] : tensor<?xf64>
    %padded_1 = tensor.pad %5 nofold low[-3] high[1] {
    ^bb0(%arg11: index):
      tensor.yield %extracted : f64
    } : tensor<?xf64> to tensor<?xf64>
    return %pack, %padded, %padded_1 : tensor<?x?x?x3xf64>, tensor<?x?x1x5xf64>, tensor<?xf64>
  }
}

// -----
module {
  func.func @main(%arg0: tensor<6x7xi64>, %arg1: index {padlab.value = 2 : index}, %arg2: i1, %arg3: index {padlab.value = 0 : index}) -> (tensor<6x7xi64>, tensor<6x7xi64>, tensor<?x?xi64>, tensor<?x?xi64>) attributes {padlab.seed = 972031539 : i64} {
    %0:2 = scf.index_switch %arg1 -> tensor<6x7xi64>, tensor<6x7xi64> 
    case 1 {
      %3 = arith.select %arg2, %arg0, %arg0 : tensor<6x7xi64>
      %cast = tensor.cast %arg0 : tensor<6x7xi64> to tensor<6x7xi64>
      scf.yield %cast, %arg0 : tensor<6x7xi64>, tensor<6x7xi64>
    }
    default {
      scf.yield %arg0, %arg0 : tensor<6x7xi64>, tensor<6x7xi64>
    }
    %1 = call @callee_0(%0#1, %arg3) : (tensor<6x7xi64>, index) -> tensor<?x?xi64>
    %2 = call @callee_0(%arg0, %arg3) : (tensor<6x7xi64>, index) -> tensor<?x?xi64>
    return %0#0, %0#1, %1, %2 : tensor<6x7xi64>, tensor<6x7xi64>, tensor<?x?xi64>, tensor<?x?xi64>
  }
  func.func private @callee_0(%arg0: tensor<6x7xi64>, %arg1: index) -> tensor<?x?xi64> {
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %arg0 low[1, 2] high[%c1, %arg1] {
    ^bb0(%arg2: index, %arg3: index):
      %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
      tensor.yield %c9223372036854775807_i64 : i64
    } : tensor<6x7xi64> to tensor<?x?xi64>
    return %padded : tensor<?x?xi64>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0 * 2, -d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (-d0 + 1, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x1x2xindex>, %arg1: index {padlab.value = 0 : index}) -> (tensor<2xindex>, tensor<?xindex>, tensor<3x1x2xindex>, tensor<2xindex>, tensor<2xindex>) attributes {padlab.seed = 3416139749 : i64} {
    %0 = tensor.empty() : tensor<2xindex>
    %1:2 = call @callee_0(%0, %arg0) : (tensor<2xindex>, tensor<3x1x2xindex>) -> (tensor<2xindex>, tensor<2xindex>)
    %padded = tensor.pad %1#0 low[%arg1] high[0] {
    ^bb0(%arg2: index):
      %c-2 = arith.constant -2 : index
      tensor.yield %c-2 : index
    } : tensor<2xindex> to tensor<?xindex>
    %2 = scf.forall (%arg2, %arg3) in (1, 1) shared_outs(%arg4 = %arg0) -> (tensor<3x1x2xindex>) {
      %extracted_slice = tensor.extract_slice %arg4[0, %arg3, %arg2] [3, 1, 1] [1, 1, 1] : tensor<3x1x2xindex> to tensor<3xindex>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg4[0, %arg3, %arg2] [3, 1, 1] [1, 1, 1] : tensor<3xindex> into tensor<3x1x2xindex>
      }
    }
    %3:2 = call @callee_0(%1#1, %arg0) : (tensor<2xindex>, tensor<3x1x2xindex>) -> (tensor<2xindex>, tensor<2xindex>)
    return %1#1, %padded, %2, %3#0, %3#1 : tensor<2xindex>, tensor<?xindex>, tensor<3x1x2xindex>, tensor<2xindex>, tensor<2xindex>
  }
  func.func private @callee_0(%arg0: tensor<2xindex>, %arg1: tensor<3x1x2xindex>) -> (tensor<2xindex>, tensor<2xindex>) {
    %c-1 = arith.constant -1 : index
    %0 = linalg.fill ins(%c-1 : index) outs(%arg0 : tensor<2xindex>) -> tensor<2xindex>
    %cst = arith.constant dense<9223372036854775807> : tensor<2xindex>
    %1:2 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2], iterator_types = ["parallel", "reduction", "reduction"]} ins(%arg1, %arg1 : tensor<3x1x2xindex>, tensor<3x1x2xindex>) outs(%0, %cst : tensor<2xindex>, tensor<2xindex>) {
    ^bb0(%in: index, %in_0: index, %out: index, %out_1: index):
      %2 = arith.ori %in, %in : index
      %3 = arith.andi %in, %in : index
      %4 = arith.cmpi sgt, %3, %3 : index
      %c-7 = arith.constant -7 : index
      %5 = arith.select %4, %c-7, %in : index
      %6 = arith.addi %out, %5 : index
      %c2 = arith.constant 2 : index
      %7 = arith.ceildivsi %in, %c2 : index
      %c2_2 = arith.constant 2 : index
      %8 = arith.remui %2, %c2_2 : index
      %c13 = arith.constant 13 : index
      %9 = arith.shrui %in_0, %c13 : index
      %10 = arith.xori %out_1, %9 : index
      linalg.yield %6, %10 : index, index
    } -> (tensor<2xindex>, tensor<2xindex>)
    return %1#0, %1#1 : tensor<2xindex>, tensor<2xindex>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1 * 2)>
#map3 = affine_map<(d0)[s0] -> (3, -d0 + s0)>
#map4 = affine_map<(d0) -> (-d0 + 3)>
module {
  func.func @main(%arg0: tensor<?x7xf64> {padlab.extents = array<i64: 5>}, %arg1: tensor<?x?xi1> {padlab.extents = array<i64: 5, 7>}, %arg2: tensor<3xi1>, %arg3: index {padlab.value = 7 : index}, %arg4: tensor<1x2x2x2xf64>, %arg5: tensor<bf16>, %arg6: index {padlab.value = 2 : index}, %arg7: tensor<2x1xbf16>) -> (tensor<5x7xf64>, tensor<?x?xi1>, tensor<9x8xf64>, tensor<?x?xi1>, tensor<1x2x2x2xf64>, tensor<?x1xf64>, tensor<2x1xbf16>) attributes {padlab.seed = 3710390647 : i64} {
    %0 = tensor.empty() : tensor<5x7xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0, %arg0 : tensor<?x?xi1>, tensor<?x7xf64>, tensor<?x7xf64>) outs(%0 : tensor<5x7xf64>) {
    ^bb0(%in: i1, %in_3: f64, %in_4: f64, %out: f64):
      %true = arith.constant true
      %8 = arith.subi %in, %true : i1
      %9 = arith.select %8, %in_3, %in_4 : f64
      linalg.yield %9 : f64
    } -> tensor<5x7xf64>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0_0 : tensor<5x7xf64>
    %2 = call @callee_0(%dim, %arg1, %arg2) : (index, tensor<?x?xi1>, tensor<3xi1>) -> tensor<?x?xi1>
    %padded = tensor.pad %1 low[4, 1] high[0, 0] {
    ^bb0(%arg8: index, %arg9: index):
      %cst_3 = arith.constant -1.000000e+00 : f64
      tensor.yield %cst_3 : f64
    } : tensor<5x7xf64> to tensor<9x8xf64>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %2, %c0_1 : tensor<?x?xi1>
    %expanded = tensor.expand_shape %2 [[0], [1]] output_shape [%dim_2, %arg3] : tensor<?x?xi1> into tensor<?x?xi1>
    %3 = tensor.empty() : tensor<1x1xf64>
    %4 = linalg.pooling_nchw_sum {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg4, %3 : tensor<1x2x2x2xf64>, tensor<1x1xf64>) outs(%arg4 : tensor<1x2x2x2xf64>) -> tensor<1x2x2x2xf64>
    %5 = tensor.empty(%arg6) : tensor<?x1xf64>
    %cst = arith.constant 1.500000e+00 : f64
    %6 = linalg.fill ins(%cst : f64) outs(%5 : tensor<?x1xf64>) -> tensor<?x1xf64>
    %7:2 = linalg.generic {indexing_maps = [#map1, #map, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<bf16>) outs(%6, %arg7 : tensor<?x1xf64>, tensor<2x1xbf16>) {
    ^bb0(%in: bf16, %out: f64, %out_3: bf16):
      %8 = arith.extf %in : bf16 to f64
      %cst_4 = arith.constant -1.000000e+00 : bf16
      %9 = arith.mulf %in, %in : bf16
      %cst_5 = arith.constant 2.000000e+00 : bf16
      %10 = arith.cmpf one, %cst_5, %in : bf16
      %11 = arith.select %10, %9, %in : bf16
      linalg.yield %8, %11 : f64, bf16
    } -> (tensor<?x1xf64>, tensor<2x1xbf16>)
    return %1, %2, %padded, %expanded, %4, %7#0, %7#1 : tensor<5x7xf64>, tensor<?x?xi1>, tensor<9x8xf64>, tensor<?x?xi1>, tensor<1x2x2x2xf64>, tensor<?x1xf64>, tensor<2x1xbf16>
  }
  func.func private @callee_0(%arg0: index, %arg1: tensor<?x?xi1>, %arg2: tensor<3xi1>) -> tensor<?x?xi1> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = arith.addi %arg0, %c2 : index
    %c3 = arith.constant 3 : index
    %1 = scf.for %arg3 = %c0 to %0 step %c3 iter_args(%arg4 = %arg1) -> (tensor<?x?xi1>) {
      %2 = affine.min #map3(%arg3)[%0]
      %extracted_slice = tensor.extract_slice %arg1[0, %arg3] [5, %2] [1, 1] : tensor<?x?xi1> to tensor<5x?xi1>
      %3 = affine.apply #map4(%2)
      %padded = tensor.pad %extracted_slice low[0, 0] high[0, %3] {
      ^bb0(%arg5: index, %arg6: index):
        %true = arith.constant true
        tensor.yield %true : i1
      } : tensor<5x?xi1> to tensor<5x3xi1>
      %reduced = linalg.reduce { arith.ori } ins(%padded : tensor<5x3xi1>) outs(%arg2 : tensor<3xi1>) dimensions = [0] 
      %extracted_slice_0 = tensor.extract_slice %padded[0, 0] [5, %2] [1, 1] : tensor<5x3xi1> to tensor<5x?xi1>
      %inserted_slice = tensor.insert_slice %extracted_slice_0 into %arg4[0, %arg3] [5, %2] [1, 1] : tensor<5x?xi1> into tensor<?x?xi1>
      scf.yield %inserted_slice : tensor<?x?xi1>
    }
    return %1 : tensor<?x?xi1>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<3x2x5xi64>, %arg1: tensor<5x3x1xi64>, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: i64, %arg5: tensor<1x1x2xi64>, %arg6: tensor<2x1x2xi64>) -> (tensor<3xi64>, tensor<?xi64>, tensor<?xi64>, tensor<i64>, tensor<5x3x1xi64>, tensor<1x2x1xi64>, index) attributes {padlab.seed = 3469069531 : i64} {
    %0 = tensor.empty() : tensor<3xi64>
    %c5_i64 = arith.constant 5 : i64
    %1 = linalg.fill ins(%c5_i64 : i64) outs(%0 : tensor<3xi64>) -> tensor<3xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%arg0, %arg1 : tensor<3x2x5xi64>, tensor<5x3x1xi64>) outs(%1 : tensor<3xi64>) {
    ^bb0(%in: i64, %in_1: i64, %out: i64):
      %11 = linalg.index 1 : index
      %12 = arith.index_castui %11 : index to i64
      %13 = arith.addi %12, %out : i64
      linalg.yield %13 : i64
    } -> tensor<3xi64>
    %3 = arith.ori %arg4, %arg4 : i64
    %c7_i64 = arith.constant 7 : i64
    %4 = arith.divui %arg4, %c7_i64 : i64
    %padded = tensor.pad %2 low[%arg2] high[%arg3] {
    ^bb0(%arg7: index):
      tensor.yield %4 : i64
    } : tensor<3xi64> to tensor<?xi64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2_i64 = arith.constant 2 : i64
    %padded_0 = tensor.pad %padded low[%c1] high[%c0] {
    ^bb0(%arg7: index):
      tensor.yield %c2_i64 : i64
    } : tensor<?xi64> to tensor<?xi64>
    %extracted_slice = tensor.extract_slice %padded[6] [1] [1] : tensor<?xi64> to tensor<i64>
    %rank = tensor.rank %extracted_slice : tensor<i64>
    %5 = tensor.empty() : tensor<5x3x1xi64>
    %6 = linalg.fill ins(%arg4 : i64) outs(%5 : tensor<5x3x1xi64>) -> tensor<5x3x1xi64>
    %7 = linalg.copy ins(%arg1 : tensor<5x3x1xi64>) outs(%6 : tensor<5x3x1xi64>) -> tensor<5x3x1xi64>
    %8 = tensor.empty() : tensor<1x2x1xi64>
    %c-2_i64 = arith.constant -2 : i64
    %9 = linalg.fill ins(%c-2_i64 : i64) outs(%8 : tensor<1x2x1xi64>) -> tensor<1x2x1xi64>
    %10 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg5, %arg6 : tensor<1x1x2xi64>, tensor<2x1x2xi64>) outs(%9 : tensor<1x2x1xi64>) -> tensor<1x2x1xi64>
    return %2, %padded, %padded_0, %extracted_slice, %7, %10, %rank : tensor<3xi64>, tensor<?xi64>, tensor<?xi64>, tensor<i64>, tensor<5x3x1xi64>, tensor<1x2x1xi64>, index
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<1x?xf8E5M2> {padlab.extents = array<i64: 1>}, %arg1: tensor<1x1xf8E5M2>, %arg2: index {padlab.value = 7 : index}) -> (tensor<2xf8E5M2>, tensor<?x?xf8E5M2>) attributes {padlab.seed = 2756348773 : i64} {
    %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg0 : tensor<1x?xf8E5M2>, tensor<1x?xf8E5M2>) outs(%arg1 : tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
    %cst = arith.constant 2.000000e+00 : f8E5M2
    %1 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst : f8E5M2) outs(%0 : tensor<1x1xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      %5 = arith.mulf %in, %in : f8E5M2
      linalg.yield %5 : f8E5M2
    } -> tensor<1x1xf8E5M2>
    %padded = tensor.pad %1 low[3, 3] high[1, 0] {
    ^bb0(%arg3: index, %arg4: index):
      %cst_3 = arith.constant 5.000000e-01 : f8E5M2
      tensor.yield %cst_3 : f8E5M2
    } : tensor<1x1xf8E5M2> to tensor<5x4xf8E5M2>
    %padded_0 = tensor.pad %padded low[-1, 0] high[3, -2] {
    ^bb0(%arg3: index, %arg4: index):
      %cst_3 = arith.constant 1.500000e+00 : f8E5M2
      tensor.yield %cst_3 : f8E5M2
    } : tensor<5x4xf8E5M2> to tensor<7x2xf8E5M2>
    %2 = tensor.empty() : tensor<2xf8E5M2>
    %cst_1 = arith.constant 1.500000e+00 : f8E5M2
    %3 = linalg.fill ins(%cst_1 : f8E5M2) outs(%2 : tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
    %4 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "parallel"]} ins(%padded_0 : tensor<7x2xf8E5M2>) outs(%3 : tensor<2xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      %5 = linalg.index 0 : index
      %c5 = arith.constant 5 : index
      %6 = arith.remui %5, %c5 : index
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %padded[%6, %c3] : tensor<5x4xf8E5M2>
      %7 = arith.divf %in, %in : f8E5M2
      %8 = arith.maximumf %out, %7 : f8E5M2
      linalg.yield %8 : f8E5M2
    } -> tensor<2xf8E5M2>
    %cst_2 = arith.constant -5.000000e-01 : f8E5M2
    %c0 = arith.constant 0 : index
    %splat = tensor.splat %cst_2[%arg2, %c0] : tensor<?x?xf8E5M2>
    return %4, %splat : tensor<2xf8E5M2>, tensor<?x?xf8E5M2>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: index {padlab.value = 3 : index}, %arg1: i64, %arg2: tensor<?xi4> {padlab.extents = array<i64: 3>}) -> (tensor<?xi64>, tensor<?xi64>, tensor<3xui4>, tensor<?xi64>, i4) attributes {padlab.seed = 2006344627 : i64} {
    %c7 = arith.constant 7 : index
    %0 = tensor.empty(%c7) : tensor<?xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %c7_i64 = arith.constant 7 : i64
      %c3_i64 = arith.constant 3 : i64
      %c-1_i64 = arith.constant -1 : i64
      %4 = arith.minsi %c3_i64, %c-1_i64 : i64
      %c-1_i64_1 = arith.constant -1 : i64
      %5 = arith.muli %c-1_i64_1, %4 : i64
      %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
      %6 = arith.minsi %c-9223372036854775808_i64, %5 : i64
      linalg.yield %6 : i64
    } -> tensor<?xi64>
    %padded = tensor.pad %1 low[%arg0] high[-2] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : i64
    } : tensor<?xi64> to tensor<?xi64>
    %2 = tensor.bitcast %arg2 : tensor<?xi4> to tensor<3xui4>
    %c1_i64 = arith.constant 1 : i64
    %padded_0 = tensor.pad %padded low[1] high[0] {
    ^bb0(%arg3: index):
      tensor.yield %c1_i64 : i64
    } : tensor<?xi64> to tensor<?xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2, %c0 : tensor<3xui4>
    %c-2 = arith.constant -2 : index
    %3 = arith.addi %dim, %c-2 : index
    %extracted = tensor.extract %arg2[%3] : tensor<?xi4>
    return %1, %padded, %2, %padded_0, %extracted : tensor<?xi64>, tensor<?xi64>, tensor<3xui4>, tensor<?xi64>, i4
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d1, 1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x2x?xi16> {padlab.extents = array<i64: 5>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: i1) -> tensor<10x8x?xf16> attributes {padlab.seed = 300029526 : i64} {
    %0 = tensor.empty(%arg1) : tensor<5x1x?xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x2x?xi16>) outs(%0 : tensor<5x1x?xf16>) {
    ^bb0(%in: i16, %out: f16):
      %cst = arith.constant -1.500000e+00 : f16
      linalg.yield %cst : f16
    } -> tensor<5x1x?xf16>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %1, %c1 : tensor<5x1x?xf16>
    %c-1 = arith.constant -1 : index
    %2 = arith.addi %dim, %c-1 : index
    %padded = tensor.pad %1 nofold low[%arg2, %arg4, %2] high[%arg3, %c3, %arg1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %cst = arith.constant 1.500000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<5x1x?xf16> to tensor<?x?x?xf16>
    %c3_0 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %dim_1 = tensor.dim %padded, %c2 : tensor<?x?x?xf16>
    %c-2 = arith.constant -2 : index
    %3 = arith.addi %dim_1, %c-2 : index
    %c0 = arith.constant 0 : index
    %4 = scf.if %arg5 -> (tensor<10x8x?xf16>) {
      %padded_2 = tensor.pad %padded nofold low[%arg3, %arg2, %3] high[%c3_0, %arg1, %c0] {
      ^bb0(%arg6: index, %arg7: index, %arg8: index):
        %cst = arith.constant 4.000000e+00 : f16
        tensor.yield %cst : f16
      } : tensor<?x?x?xf16> to tensor<?x?x?xf16>
      %cast = tensor.cast %padded_2 : tensor<?x?x?xf16> to tensor<10x8x?xf16>
      scf.yield %cast : tensor<10x8x?xf16>
    } else {
      %5 = tensor.empty(%arg2) : tensor<10x8x?xf16>
      %cst = arith.constant -1.500000e+00 : f16
      %6 = linalg.fill ins(%cst : f16) outs(%5 : tensor<10x8x?xf16>) -> tensor<10x8x?xf16>
      scf.yield %6 : tensor<10x8x?xf16>
    }
    return %4 : tensor<10x8x?xf16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x4xf32>, %arg1: tensor<4x?xf32> {padlab.extents = array<i64: 2>}) -> (tensor<?x?xf32>, tensor<?x?x3xf32>, tensor<1x2xf32>) attributes {padlab.seed = 2011630833 : i64} {
    %0 = tensor.empty() : tensor<5x2xf32>
    %cst = arith.constant 4.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x2xf32>) -> tensor<5x2xf32>
    %2 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<5x4xf32>, tensor<4x?xf32>) outs(%1 : tensor<5x2xf32>) -> tensor<5x2xf32>
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %3 = tensor.empty(%c5, %c2) : tensor<?x?xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %2, %c1 : tensor<5x2xf32>
    %c-2 = arith.constant -2 : index
    %5 = arith.addi %dim, %c-2 : index
    %inserted_slice = tensor.insert_slice %2 into %4[0, %5] [5, 2] [1, 1] : tensor<5x2xf32> into tensor<?x?xf32>
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %inserted_slice low[-3, 1] high[0, %c3] {
    ^bb0(%arg2: index, %arg3: index):
      %cst_4 = arith.constant 1.000000e+00 : f32
      tensor.yield %cst_4 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %c2_1 = arith.constant 2 : index
    %c2_2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %padded [[0], [1, 2]] output_shape [%c2_1, %c2_2, 3] : tensor<?x?xf32> into tensor<?x?x3xf32>
    %c1_3 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %2[0, 0] [1, 2] [0, %c1_3] : tensor<5x2xf32> to tensor<1x2xf32>
    return %inserted_slice, %expanded, %extracted_slice : tensor<?x?xf32>, tensor<?x?x3xf32>, tensor<1x2xf32>
  }
}

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x1x1x1x3xi16>, %arg1: tensor<1x1x1x1x3xi16>, %arg2: tensor<3x3x?xi16> {padlab.extents = array<i64: 3>}, %arg3: tensor<3x2x?xi16> {padlab.extents = array<i64: 3>}, %arg4: index {padlab.value = 2 : index}) -> (tensor<3x3x?xi16>, tensor<5x1x2x2x4xi16>) attributes {padlab.seed = 3253844406 : i64} {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%arg0, %arg0 : tensor<1x1x1x1x3xi16>, tensor<1x1x1x1x3xi16>) outs(%arg1 : tensor<1x1x1x1x3xi16>) -> tensor<1x1x1x1x3xi16>
    %1 = tensor.empty(%arg4) : tensor<3x3x?xi16>
    %c-32768_i16 = arith.constant -32768 : i16
    %2 = linalg.fill ins(%c-32768_i16 : i16) outs(%1 : tensor<3x3x?xi16>) -> tensor<3x3x?xi16>
    %3 = linalg.batch_matmul indexing_maps = [#map, #map1, #map2] ins(%arg2, %arg3 : tensor<3x3x?xi16>, tensor<3x2x?xi16>) outs(%2 : tensor<3x3x?xi16>) -> tensor<3x3x?xi16>
    %padded = tensor.pad %0 low[3, 0, 1, 1, 1] high[1, 0, 0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %c-2_i16 = arith.constant -2 : i16
      tensor.yield %c-2_i16 : i16
    } : tensor<1x1x1x1x3xi16> to tensor<5x1x2x2x4xi16>
    return %3, %padded : tensor<3x3x?xi16>, tensor<5x1x2x2x4xi16>
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<?x1x?x?xi8> {padlab.extents = array<i64: 5, 3, 4>}, %arg1: tensor<?x5xi1> {padlab.extents = array<i64: 1>}, %arg2: tensor<5x?xi1> {padlab.extents = array<i64: 1>}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 2 : index}, %arg5: index {padlab.value = 4 : index}, %arg6: i32, %arg7: i1) -> (tensor<?x?xi1>, tensor<3x1x2x4xi32>, tensor<?xi32>, tensor<18xi32>) attributes {padlab.seed = 1546422238 : i64} {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg2, %c1 : tensor<5x?xi1>
    %0 = tensor.empty(%dim, %arg3) : tensor<?x?xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<?x?xi1>) -> tensor<?x?xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1, %arg2 : tensor<?x5xi1>, tensor<5x?xi1>) outs(%1 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %in_2: i1, %out: i1):
      %9 = arith.andi %in, %in_2 : i1
      %10 = arith.ori %out, %9 : i1
      linalg.yield %10 : i1
    } -> tensor<?x?xi1>
    %3 = tensor.empty() : tensor<5x3xi32, "layout">
    %c-7_i32 = arith.constant -7 : i32
    %4 = linalg.fill ins(%c-7_i32 : i32) outs(%3 : tensor<5x3xi32, "layout">) -> tensor<5x3xi32, "layout">
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction", "parallel", "reduction"]} ins(%arg0 : tensor<?x1x?x?xi8>) outs(%4 : tensor<5x3xi32, "layout">) {
    ^bb0(%in: i8, %out: i32):
      %9 = arith.extui %in : i8 to i32
      %10 = arith.addi %out, %9 : i32
      linalg.yield %10 : i32
    } -> tensor<5x3xi32, "layout">
    %c1_0 = arith.constant 1 : index
    %6 = tensor.empty(%c1_0, %arg4, %arg5) : tensor<3x?x?x?xi32>
    %cast = tensor.cast %6 : tensor<3x?x?x?xi32> to tensor<3x1x2x4xi32>
    %c5_i32 = arith.constant 5 : i32
    %pack = linalg.pack %5 padding_value(%c5_i32 : i32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %cast : tensor<5x3xi32, "layout"> -> tensor<3x1x2x4xi32>
    %collapsed = tensor.collapse_shape %5 [[0, 1]] : tensor<5x3xi32, "layout"> into tensor<15xi32, "layout">
    %7 = arith.xori %arg6, %arg6 : i32
    %padded = tensor.pad %collapsed low[0] high[3] {
    ^bb0(%arg8: index):
      tensor.yield %7 : i32
    } : tensor<15xi32, "layout"> to tensor<18xi32, "layout">
    %8 = scf.if %arg7 -> (tensor<?xi32>) {
      %padded_2 = tensor.pad %padded nofold low[-3] high[0] {
      ^bb0(%arg8: index):
        %9 = arith.extsi %arg7 : i1 to i32
        %10 = arith.extui %arg7 : i1 to i32
        %11 = arith.extui %arg7 : i1 to i32
        %12 = arith.maxsi %10, %11 : i32
        %c7_i32 = arith.constant 7 : i32
        %13 = arith.minui %c7_i32, %12 : i32
        tensor.yield %13 : i32
      } : tensor<18xi32, "layout"> to tensor<15xi32, "layout">
      %cast_3 = tensor.cast %padded_2 : tensor<15xi32, "layout"> to tensor<?xi32>
      scf.yield %cast_3 : tensor<?xi32>
    } else {
      %cast_2 = tensor.cast %collapsed : tensor<15xi32, "layout"> to tensor<?xi32>
      scf.yield %cast_2 : tensor<?xi32>
    }
    %padded_1 = tensor.pad %collapsed low[3] high[0] {
    ^bb0(%arg8: index):
      %c3_i32 = arith.constant 3 : i32
      tensor.yield %c3_i32 : i32
    } : tensor<15xi32, "layout"> to tensor<18xi32>
    return %2, %pack, %8, %padded_1 : tensor<?x?xi1>, tensor<3x1x2x4xi32>, tensor<?xi32>, tensor<18xi32>
  }
}

