// Brings linalg.pooling_nhwc_min_unsigned.
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x2x4x2xi8> {padlab.extents = array<i64: 1>}, %arg1: tensor<1x1x1x2xi8>, %arg2: tensor<i8>, %arg3: tensor<i8>) -> (tensor<2xi8>, tensor<1x1x1x2xi8>, tensor<i8>, tensor<1x1x1x2xi8>) attributes {padlab.seed = 545112374 : i64} {
    %generated = tensor.generate  {
    ^bb0(%arg4: index):
      %c-128_i8 = arith.constant -128 : i8
      tensor.yield %c-128_i8 : i8
    } : tensor<2xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x2x4x2xi8>
    %c1 = arith.constant 1 : index
    %0 = arith.addi %dim, %c1 : index
    %1 = tensor.empty(%0) : tensor<?x3xi8>
    %2 = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %1 : tensor<?x2x4x2xi8>, tensor<?x3xi8>) outs(%arg1 : tensor<1x1x1x2xi8>) -> tensor<1x1x1x2xi8>
    %3 = tensor.empty() : tensor<i8>
    %c2_i8 = arith.constant 2 : i8
    %4 = linalg.fill ins(%c2_i8 : i8) outs(%3 : tensor<i8>) -> tensor<i8>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%arg2, %arg2, %arg3 : tensor<i8>, tensor<i8>, tensor<i8>) outs(%4 : tensor<i8>) {
    ^bb0(%in: i8, %in_0: i8, %in_1: i8, %out: i8):
      %c-1_i8 = arith.constant -1 : i8
      %6 = arith.andi %in_1, %in_1 : i8
      %c-2_i8 = arith.constant -2 : i8
      %7 = arith.subi %c-2_i8, %in_0 : i8
      %c-1_i8_2 = arith.constant -1 : i8
      %c5_i8 = arith.constant 5 : i8
      %8 = arith.shrsi %c-1_i8_2, %c5_i8 : i8
      linalg.yield %8 : i8
    } -> tensor<i8>
    %c3_i8 = arith.constant 3 : i8
    %padded = tensor.pad %5 low[] high[] {
      tensor.yield %c3_i8 : i8
    } : tensor<i8> to tensor<i8>
    %collapsed = tensor.collapse_shape %2 [[0], [1], [2], [3]] : tensor<1x1x1x2xi8> into tensor<1x1x1x2xi8>
    return %generated, %2, %padded, %collapsed : tensor<2xi8>, tensor<1x1x1x2xi8>, tensor<i8>, tensor<1x1x1x2xi8>
  }
}

