// Brings math.isfinite.
#map = affine_map<(d0) -> (0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<2x6xindex>, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<4xindex>, %arg3: index, %arg4: tensor<8x2xi1>, %arg5: i1, %arg6: index {padlab.value = 0 : index}, %arg7: tensor<8x2xf32>, %arg8: tensor<i8>) -> (tensor<2x6xindex>, tensor<8xindex>, tensor<8xi1>, i1, tensor<8x2xf32>) attributes {padlab.seed = 2250917154 : i64} {
    %c7 = arith.constant 7 : index
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %c7 {in_bounds = [true, true]} : tensor<2x6xindex>, vector<2x6xindex>
    %1 = vector.transpose %0, [0, 1] : vector<2x6xindex> to vector<2x6xindex>
    %c1 = arith.constant 1 : index
    %2 = vector.transfer_read %arg2[%c1], %arg3 {in_bounds = [true], permutation_map = #map} : tensor<4xindex>, vector<8xindex>
    %c0 = arith.constant 0 : index
    %3 = vector.constant_mask [1] : vector<8xi1>
    %true = arith.constant true
    %4 = vector.transfer_read %arg4[%c0, %arg1], %true, %3 {in_bounds = [true], permutation_map = #map1} : tensor<8x2xi1>, vector<8xi1>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg4, %c0_0 : tensor<8x2xi1>
    %c-4 = arith.constant -4 : index
    %5 = arith.addi %dim, %c-4 : index
    %6 = vector.create_mask %5 : vector<8xi1>
    %7 = vector.mask %6 { vector.multi_reduction <or>, %3, %arg5 [0] : vector<8xi1> to i1 } : vector<8xi1> -> i1
    %8 = tensor.empty() : tensor<2x6xindex>
    %9 = vector.transfer_write %1, %8[%arg1, %arg1] {in_bounds = [true, true]} : vector<2x6xindex>, tensor<2x6xindex>
    %10 = tensor.empty() : tensor<8xindex>
    %11 = vector.transfer_write %2, %10[%arg1] : vector<8xindex>, tensor<8xindex>
    %12 = tensor.empty() : tensor<8xi1>
    %13 = vector.transfer_write %4, %12[%arg6] : vector<8xi1>, tensor<8xi1>
    %cst = arith.constant dense<[[-5.000000e-01, 0.000000e+00], [-1.000000e+00, 1.000000e+00], [1.401300e-45, 5.000000e-01], [2.500000e+00, -5.000000e-01], [3.40282347E+38, 3.40282347E+38], [1.401300e-45, 0x7F800000], [1.401300e-45, 2.500000e+00], [0.000000e+00, -1.500000e+00]]> : tensor<8x2xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg7, %arg8 : tensor<8x2xi1>, tensor<8x2xf32>, tensor<i8>) outs(%cst : tensor<8x2xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: i8, %out: f32):
      %15 = arith.extui %in : i1 to i8
      %cst_3 = arith.constant 1.000000e+00 : f32
      %16 = arith.cmpf oge, %in_1, %cst_3 : f32
      %17 = arith.extsi %16 : i1 to i8
      %18 = arith.addi %15, %17 : i8
      %19 = arith.sitofp %18 : i8 to f32
      %20 = arith.uitofp %in : i1 to f32
      %cst_4 = arith.constant 1.401300e-45 : f32
      %21 = arith.subf %20, %cst_4 : f32
      %22 = arith.sitofp %in : i1 to f32
      %23 = arith.sitofp %18 : i8 to f32
      %24 = arith.subf %22, %23 : f32
      %25 = arith.sitofp %15 : i8 to f32
      %26 = math.isfinite %23 : f32
      %27 = arith.sitofp %26 : i1 to f32
      linalg.yield %27 : f32
    } -> tensor<8x2xf32>
    return %9, %11, %13, %7, %14 : tensor<2x6xindex>, tensor<8xindex>, tensor<8xi1>, i1, tensor<8x2xf32>
  }
}

