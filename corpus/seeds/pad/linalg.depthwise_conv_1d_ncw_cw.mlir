// Brings linalg.depthwise_conv_1d_ncw_cw, linalg.depthwise_conv_3d_ndhwc_dhwc, tensor.pad of linalg.depthwise_conv_1d_ncw_cw.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<2x2x2xi4>, %arg1: tensor<2x2xi4, "layout">, %arg2: tensor<2x3x3x2x1xi16>, %arg3: tensor<2x2x2x1xi16>) -> (tensor<2x1x1x1x1xi16>, tensor<9x5x4xi4>, tensor<i1, "layout">) attributes {padlab.seed = 3402797119 : i64} {
    %0 = tensor.empty() : tensor<2x2x1xi4>
    %c-1_i4 = arith.constant -1 : i4
    %1 = linalg.fill ins(%c-1_i4 : i4) outs(%0 : tensor<2x2x1xi4>) -> tensor<2x2x1xi4>
    %2 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x2x2xi4>, tensor<2x2xi4, "layout">) outs(%1 : tensor<2x2x1xi4>) -> tensor<2x2x1xi4>
    %3 = tensor.empty() : tensor<2x1x1x1x1xi16>
    %c1_i16 = arith.constant 1 : i16
    %4 = linalg.fill ins(%c1_i16 : i16) outs(%3 : tensor<2x1x1x1x1xi16>) -> tensor<2x1x1x1x1xi16>
    %5 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 2, 1]> : tensor<3xi64>} ins(%arg2, %arg3 : tensor<2x3x3x2x1xi16>, tensor<2x2x2x1xi16>) outs(%4 : tensor<2x1x1x1x1xi16>) -> tensor<2x1x1x1x1xi16>
    %padded = tensor.pad %2 nofold low[0, 1, 0] high[3, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %c-7_i4 = arith.constant -7 : i4
      tensor.yield %c-7_i4 : i4
    } : tensor<2x2x1xi4> to tensor<5x3x1xi4>
    %padded_0 = tensor.pad %padded nofold low[3, 1, 3] high[1, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %9 = arith.index_castui %arg6 : index to i4
      %c-2_i4 = arith.constant -2 : i4
      %10 = arith.index_cast %arg5 : index to i4
      %11 = arith.xori %c-2_i4, %10 : i4
      %c2_i4 = arith.constant 2 : i4
      %12 = arith.divui %11, %c2_i4 : i4
      %13 = arith.index_castui %arg5 : index to i4
      %14 = arith.index_cast %arg5 : index to i4
      %15 = arith.maxui %13, %14 : i4
      tensor.yield %15 : i4
    } : tensor<5x3x1xi4> to tensor<9x5x4xi4>
    %6 = tensor.empty() : tensor<i1, "layout">
    %true = arith.constant true
    %7 = linalg.fill ins(%true : i1) outs(%6 : tensor<i1, "layout">) -> tensor<i1, "layout">
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%arg3 : tensor<2x2x2x1xi16>) outs(%7 : tensor<i1, "layout">) {
    ^bb0(%in: i16, %out: i1):
      %9 = arith.trunci %in : i16 to i1
      %10 = arith.xori %out, %9 : i1
      linalg.yield %10 : i1
    } -> tensor<i1, "layout">
    return %5, %padded_0, %8 : tensor<2x1x1x1x1xi16>, tensor<9x5x4xi4>, tensor<i1, "layout">
  }
}

