// Brings arith.andi, arith.index_castui, arith.subi, linalg.elementwise, scf.if, scf.yield, tensor.expand_shape, tensor.generate, tensor.pad of linalg.elementwise.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: index {padlab.value = 6 : index}, %arg1: tensor<6xi8>, %arg2: tensor<i8>) -> (tensor<?x?xindex>, tensor<6xi8>, tensor<6x1xi8>, tensor<?x?xindex>) attributes {padlab.seed = 2211333895 : i64} {
    %c1 = arith.constant 1 : index
    %generated = tensor.generate %c1, %arg0 {
    ^bb0(%arg3: index, %arg4: index):
      %c5 = arith.constant 5 : index
      %c100 = arith.constant 100 : index
      %5 = arith.andi %arg4, %c100 : index
      %6 = arith.maxui %arg3, %arg3 : index
      tensor.yield %6 : index
    } : tensor<?x?xindex>
    %true = arith.constant true
    %0 = arith.index_castui %c1 : index to i1
    %1 = arith.index_cast %c1 : index to i1
    %2 = arith.andi %0, %1 : i1
    %3:2 = scf.if %2 -> (tensor<?x?xindex>, tensor<?x?xindex>) {
      scf.yield %generated, %generated : tensor<?x?xindex>, tensor<?x?xindex>
    } else {
      scf.yield %generated, %generated : tensor<?x?xindex>, tensor<?x?xindex>
    }
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%arg1, %arg2 : tensor<6xi8>, tensor<i8>) outs(%arg1 : tensor<6xi8>) -> tensor<6xi8>
    %padded = tensor.pad %4 low[0] high[0] {
    ^bb0(%arg3: index):
      %c-2_i8 = arith.constant -2 : i8
      tensor.yield %c-2_i8 : i8
    } : tensor<6xi8> to tensor<6xi8>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [6, 1] : tensor<6xi8> into tensor<6x1xi8>
    return %3#1, %padded, %expanded, %3#0 : tensor<?x?xindex>, tensor<6xi8>, tensor<6x1xi8>, tensor<?x?xindex>
  }
}

