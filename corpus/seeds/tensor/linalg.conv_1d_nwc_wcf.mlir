// Brings linalg.conv_1d_nwc_wcf, linalg.mmt4d.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x4x?x?x1xi4> {padlab.extents = array<i64: 3, 2>}, %arg1: index {padlab.value = 3 : index}, %arg2: tensor<?x3x?xi32> {padlab.extents = array<i64: 3, 3>}, %arg3: tensor<1x3x2xi32>, %arg4: tensor<2x?x1x?xi4> {padlab.extents = array<i64: 1, 2>}, %arg5: tensor<1x?x?x2xi4> {padlab.extents = array<i64: 1, 1>}) -> (tensor<2x2x?xi4>, tensor<3x3x3xi4>, tensor<?x3x?xi32>) attributes {padlab.seed = 238891663 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<2x4x?x?x1xi4>
    %extracted_slice = tensor.extract_slice %arg0[0, %dim, 0, 0, 0] [2, 2, %arg1, 1, 1] [1, 1, 1, 1, 3] : tensor<2x4x?x?x1xi4> to tensor<2x2x?xi4>
    %0 = tensor.empty() : tensor<3x3x3xi4>
    %c-1_i4 = arith.constant -1 : i4
    %1 = linalg.fill ins(%c-1_i4 : i4) outs(%0 : tensor<3x3x3xi4>) -> tensor<3x3x3xi4>
    %inserted_slice = tensor.insert_slice %extracted_slice into %1[0, 1, 0] [2, 2, %arg1] [1, 1, 1] : tensor<2x2x?xi4> into tensor<3x3x3xi4>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<3x3x3xi4>) outs(%arg2 : tensor<?x3x?xi32>) {
    ^bb0(%in: i4, %out: i32):
      %5 = arith.extsi %in : i4 to i32
      %6 = arith.extsi %in : i4 to i32
      %7 = arith.extui %in : i4 to i32
      %8 = arith.minui %6, %7 : i32
      %9 = arith.extsi %in : i4 to i32
      %10 = arith.extsi %in : i4 to i32
      %11 = arith.maxsi %9, %10 : i32
      linalg.yield %11 : i32
    } -> tensor<?x3x?xi32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %2, %c0_0 : tensor<?x3x?xi32>
    %c-3 = arith.constant -3 : index
    %3 = arith.addi %dim_1, %c-3 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %4 = scf.for %arg6 = %3 to %c6 step %c2 iter_args(%arg7 = %arg2) -> (tensor<?x3x?xi32>) {
      %c2_2 = arith.constant 2 : index
      %5 = tensor.empty(%c2_2) : tensor<3x3x?xi32>
      %c2_i32 = arith.constant 2 : i32
      %6 = linalg.fill ins(%c2_i32 : i32) outs(%5 : tensor<3x3x?xi32>) -> tensor<3x3x?xi32>
      %7 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg7, %arg3 : tensor<?x3x?xi32>, tensor<1x3x2xi32>) outs(%6 : tensor<3x3x?xi32>) -> tensor<3x3x?xi32>
      %8 = tensor.empty() : tensor<2x1x1x1xi4>
      %c3_i4 = arith.constant 3 : i4
      %9 = linalg.fill ins(%c3_i4 : i4) outs(%8 : tensor<2x1x1x1xi4>) -> tensor<2x1x1x1xi4>
      %10 = linalg.mmt4d ins(%arg4, %arg5 : tensor<2x?x1x?xi4>, tensor<1x?x?x2xi4>) outs(%9 : tensor<2x1x1x1xi4>) -> tensor<2x1x1x1xi4>
      scf.yield %arg7 : tensor<?x3x?xi32>
    }
    return %extracted_slice, %inserted_slice, %4 : tensor<2x2x?xi4>, tensor<3x3x3xi4>, tensor<?x3x?xi32>
  }
}

