// Brings arith.extui, arith.negf, arith.remui, arith.truncf, arith.trunci, linalg.index, tensor.extract, tosa.transpose.
#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x5x3xf16> {padlab.extents = array<i64: 1>}, %arg1: tensor<2x3x1xf32>, %arg2: tensor<1x2x4xf32>, %arg3: tensor<5x0xi64>, %arg4: tensor<4x5x0xf16>) -> (tensor<1x4x2xf32>, tensor<4x5x0xi8>, tensor<4x5x0xf16>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 28532972 : i64} {
    %0 = tosa.transpose %arg2 {perms = array<i32: 0, 2, 1>} : (tensor<1x2x4xf32>) -> tensor<1x4x2xf32>
    %1 = tensor.empty() : tensor<4x5x0xi8>
    %c-7_i8 = arith.constant -7 : i8
    %2 = linalg.fill ins(%c-7_i8 : i8) outs(%1 : tensor<4x5x0xi8>) -> tensor<4x5x0xi8>
    %3:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<5x0xi64>) outs(%2, %arg4 : tensor<4x5x0xi8>, tensor<4x5x0xf16>) {
    ^bb0(%in: i64, %out: i8, %out_0: f16):
      %4 = linalg.index 2 : index
      %c1 = arith.constant 1 : index
      %5 = arith.remui %4, %c1 : index
      %6 = linalg.index 2 : index
      %7 = linalg.index 0 : index
      %extracted = tensor.extract %arg2[%5, %6, %7] : tensor<1x2x4xf32>
      %8 = arith.trunci %in : i64 to i8
      %cst = arith.constant 0x7FC00000 : f32
      %9 = arith.cmpf olt, %extracted, %cst : f32
      %10 = arith.extui %9 : i1 to i8
      %11 = arith.trunci %in : i64 to i8
      %12 = arith.addi %10, %11 : i8
      %13 = arith.trunci %in : i64 to i16
      %14 = arith.uitofp %13 : i16 to f16
      %15 = arith.truncf %extracted : f32 to f16
      %16 = arith.negf %15 : f16
      linalg.yield %12, %16 : i8, f16
    } -> (tensor<4x5x0xi8>, tensor<4x5x0xf16>)
    return %0, %3#0, %3#1 : tensor<1x4x2xf32>, tensor<4x5x0xi8>, tensor<4x5x0xf16>
  }
}

