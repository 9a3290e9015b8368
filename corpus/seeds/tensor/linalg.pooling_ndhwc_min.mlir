// Brings linalg.pooling_ndhwc_min.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<8xi7>, %arg1: tensor<1x2x3x2x2xi7>, %arg2: tensor<2x7xi7>, %arg3: tensor<2x7xi7>) -> (tensor<3x0x1xi7>, tensor<1x1x3x1x2xi7>, tensor<2x7xi7>, i7) attributes {padlab.seed = 3010654024 : i64} {
    %c6 = arith.constant 6 : index
    %extracted = tensor.extract %arg0[%c6] : tensor<8xi7>
    %cst = arith.constant dense<> : tensor<3x0x1xi64>
    %gather = tensor.gather %arg0[%cst] gather_dims([0]) : (tensor<8xi7>, tensor<3x0x1xi64>) -> tensor<3x0x1xi7>
    %0 = tensor.empty() : tensor<2x1x2xi7>
    %1 = tensor.empty() : tensor<1x1x3x1x2xi7>
    %c-1_i7 = arith.constant -1 : i7
    %2 = linalg.fill ins(%c-1_i7 : i7) outs(%1 : tensor<1x1x3x1x2xi7>) -> tensor<1x1x3x1x2xi7>
    %3 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 1, 2]> : tensor<3xi64>} ins(%arg1, %0 : tensor<1x2x3x2x2xi7>, tensor<2x1x2xi7>) outs(%2 : tensor<1x1x3x1x2xi7>) -> tensor<1x1x3x1x2xi7>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x7xi7>) outs(%arg3 : tensor<2x7xi7>) {
    ^bb0(%in: i7, %out: i7):
      %5 = linalg.index 0 : index
      %6 = arith.index_cast %5 : index to i7
      %c-28_i7 = arith.constant -28 : i7
      %7 = arith.xori %out, %c-28_i7 : i7
      %8 = arith.xori %out, %in : i7
      %9 = arith.index_cast %5 : index to i7
      %10 = arith.maxui %out, %9 : i7
      %11 = arith.index_cast %5 : index to i7
      %12 = math.absi %10 : i7
      %13 = math.cttz %out : i7
      linalg.yield %13 : i7
    } -> tensor<2x7xi7>
    return %gather, %3, %4, %extracted : tensor<3x0x1xi7>, tensor<1x1x3x1x2xi7>, tensor<2x7xi7>, i7
  }
}

