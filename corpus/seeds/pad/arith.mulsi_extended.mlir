// Brings arith.mulsi_extended, arith.mului_extended, linalg.conv_2d_nhwgc_gfhwc, math.ctpop, tensor.pad before scf.yield.
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i8>, %arg1: tensor<?x?x?x?x?xf32> {padlab.extents = array<i64: 2, 2, 2, 1, 2>}, %arg2: tensor<?x?x?x?x?xf32> {padlab.extents = array<i64: 1, 2, 1, 2, 2>}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 2 : index}, %arg5: i1) -> (tensor<i8>, tensor<?x?x?x?x?xf32>, tensor<i8>, tensor<i8>) attributes {padlab.seed = 854115053 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i8>) outs(%arg0 : tensor<i8>) {
    ^bb0(%in: i8, %out: i8):
      %5 = arith.cmpi slt, %in, %in : i8
      %6 = arith.sitofp %in : i8 to f32
      %7 = arith.sitofp %in : i8 to f32
      %8 = arith.select %5, %6, %7 : f32
      %cst_0 = arith.constant 0x7F800000 : f32
      %9 = arith.cmpf one, %8, %cst_0 : f32
      %10 = arith.extsi %9 : i1 to i8
      %11 = arith.extsi %9 : i1 to i8
      %low, %high = arith.mului_extended %10, %11 : i8
      %cst_1 = arith.constant 4.000000e+00 : f32
      %12 = arith.cmpf oge, %8, %cst_1 : f32
      %13 = arith.extsi %12 : i1 to i8
      %cst_2 = arith.constant 0x7FC00000 : f32
      %14 = arith.cmpf une, %7, %cst_2 : f32
      %15 = arith.extsi %14 : i1 to i8
      %low_3, %high_4 = arith.mulsi_extended %13, %15 : i8
      %16 = math.ctpop %11 : i8
      linalg.yield %16 : i8
    } -> tensor<i8>
    %extracted = tensor.extract %arg0[] : tensor<i8>
    %padded = tensor.pad %0 nofold low[] high[] {
      tensor.yield %extracted : i8
    } : tensor<i8> to tensor<i8>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?x?x?x?xf32>
    %1 = tensor.empty(%c2, %arg3, %dim, %arg3, %arg4) : tensor<?x?x?x?x?xf32>
    %cst = arith.constant -3.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    %3 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%arg1, %arg2 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    %4:2 = scf.if %arg5 -> (tensor<i8>, tensor<i8>) {
      scf.yield %0, %padded : tensor<i8>, tensor<i8>
    } else {
      scf.yield %0, %0 : tensor<i8>, tensor<i8>
    }
    return %padded, %3, %4#0, %4#1 : tensor<i8>, tensor<?x?x?x?x?xf32>, tensor<i8>, tensor<i8>
  }
}

