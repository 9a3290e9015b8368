// Brings arith.divui, arith.truncf, func.call_indirect, func.constant.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @f2(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %0 = arith.ori %arg1, %true : i1
    %1 = arith.divui %arg0, %0 : i1
    return %1 : i1
  }
  func.func private @f1(%arg0: i1, %arg1: i1) -> i1 {
    %true = arith.constant true
    %true_0 = arith.constant true
    %0 = arith.ori %true, %true_0 : i1
    %1 = arith.divui %arg1, %0 : i1
    return %1 : i1
  }
  func.func @main(%arg0: i64, %arg1: tensor<6x6xf16>) -> (i1, tensor<i1>, tensor<6x?xf8E5M2, "layout">) attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops no-analysis-func-filter=callee},mem2reg,buffer-deallocation-pipeline", padlab.seed = 3049238622 : i64} {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.cmpi uge, %arg0, %c-1_i64 : i64
    %true = arith.constant true
    %1 = arith.ori %0, %true : i1
    %2 = arith.divui %0, %1 : i1
    %3 = arith.xori %0, %2 : i1
    %f = constant @f1 : (i1, i1) -> i1
    %f_0 = constant @f2 : (i1, i1) -> i1
    %true_1 = arith.constant true
    %4 = arith.select %true_1, %f, %f_0 : (i1, i1) -> i1
    %5 = call_indirect %4(%3, %3) : (i1, i1) -> i1
    %splat = tensor.splat %5 : tensor<i1>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<6x6xf16>
    %c0_2 = arith.constant 0 : index
    %6 = arith.addi %dim, %c0_2 : index
    %7 = tensor.empty(%6) : tensor<6x?xf8E5M2, "layout">
    %cst = arith.constant 0.000000e+00 : f8E5M2
    %8 = linalg.fill ins(%cst : f8E5M2) outs(%7 : tensor<6x?xf8E5M2, "layout">) -> tensor<6x?xf8E5M2, "layout">
    %9 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg1, %arg1 : tensor<6x6xf16>, tensor<6x6xf16>, tensor<6x6xf16>) outs(%8 : tensor<6x?xf8E5M2, "layout">) {
    ^bb0(%in: f16, %in_7: f16, %in_8: f16, %out: f8E5M2):
      %14 = arith.extf %in : f16 to f32
      %15 = arith.truncf %14 : f32 to f8E5M2
      %16 = arith.extf %in_7 : f16 to f32
      %17 = arith.truncf %16 : f32 to f8E5M2
      %18 = arith.extf %in_7 : f16 to f32
      %19 = arith.truncf %18 : f32 to f8E5M2
      %20 = arith.maximumf %17, %19 : f8E5M2
      %21 = arith.extf %in : f16 to f32
      %22 = arith.truncf %21 : f32 to f8E5M2
      %23 = arith.extf %in_7 : f16 to f32
      %24 = arith.truncf %23 : f32 to f8E5M2
      %25 = arith.divf %22, %24 : f8E5M2
      linalg.yield %25 : f8E5M2
    } -> tensor<6x?xf8E5M2, "layout">
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %9, %c0_3 : tensor<6x?xf8E5M2, "layout">
    %c0_5 = arith.constant 0 : index
    %10 = arith.addi %dim_4, %c0_5 : index
    %11 = tensor.empty(%10) : tensor<6x?xf8E5M2, "layout">
    %cst_6 = arith.constant 1.500000e+00 : f8E5M2
    %12 = linalg.fill ins(%cst_6 : f8E5M2) outs(%11 : tensor<6x?xf8E5M2, "layout">) -> tensor<6x?xf8E5M2, "layout">
    %13 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg1, %arg1 : tensor<6x6xf16>, tensor<6x6xf16>, tensor<6x6xf16>) outs(%12 : tensor<6x?xf8E5M2, "layout">) {
    ^bb0(%in: f16, %in_7: f16, %in_8: f16, %out: f8E5M2):
      %14 = arith.extf %in_7 : f16 to f32
      %15 = arith.truncf %14 : f32 to f8E5M2
      %16 = arith.negf %15 : f8E5M2
      linalg.yield %16 : f8E5M2
    } -> tensor<6x?xf8E5M2, "layout">
    return %3, %splat, %13 : i1, tensor<i1>, tensor<6x?xf8E5M2, "layout">
  }
}

