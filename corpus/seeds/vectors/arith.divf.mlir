// Brings arith.divf, linalg.elementwise, scf.index_switch, tensor.pad high positive, tensor.pad of linalg.generic.
#map = affine_map<(d0) -> (1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (1, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1xbf16>, %arg1: tensor<2xbf16>, %arg2: bf16, %arg3: tensor<5xf16>, %arg4: tensor<8xf16>, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 5 : index}, %arg7: tensor<8xi1>, %arg8: i1, %arg9: index {padlab.value = 2 : index}, %arg10: tensor<?x?x?xi8> {padlab.extents = array<i64: 2, 5, 1>}, %arg11: tensor<?xi16> {padlab.extents = array<i64: 2>}, %arg12: tensor<?xi16> {padlab.extents = array<i64: 2>}, %arg13: tensor<?xi8> {padlab.extents = array<i64: 8>}, %arg14: index {padlab.value = 8 : index}, %arg15: tensor<?xf16> {padlab.extents = array<i64: 5>}) -> (tensor<5xf16>, tensor<2xbf16>, tensor<8xi1>) attributes {padlab.seed = 378833276 : i64} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0x7F80 : bf16
    %0 = vector.transfer_read %arg0[%c0], %cst {in_bounds = [true]} : tensor<1xbf16>, vector<1xbf16>
    %c0_0 = arith.constant 0 : index
    %1 = vector.transfer_read %arg1[%c0_0], %arg2 {in_bounds = [true]} : tensor<2xbf16>, vector<2xbf16>
    %2 = vector.shuffle %0, %1 [2, 1] : vector<1xbf16>, vector<2xbf16>
    %cst_1 = arith.constant 5.960460e-08 : f16
    %3 = vector.transfer_read %arg4[%arg5], %cst_1 {in_bounds = [true]} : tensor<8xf16>, vector<8xf16>
    %4 = vector.transfer_read %arg7[%arg5], %arg8 {in_bounds = [true]} : tensor<8xi1>, vector<8xi1>
    %5 = vector.mask %4 { vector.transfer_write %3, %arg3[%arg6] : vector<8xf16>, tensor<5xf16> } : vector<8xi1> -> tensor<5xf16>
    %c0_2 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0_2 : tensor<2xbf16>
    %c-2 = arith.constant -2 : index
    %6 = arith.addi %dim, %c-2 : index
    %7 = tensor.empty() : tensor<2xbf16>
    %8 = vector.transfer_write %2, %7[%6] : vector<2xbf16>, tensor<2xbf16>
    %9 = scf.index_switch %arg9 -> tensor<8xi1> 
    case 1 {
      %10 = tensor.empty(%arg14) : tensor<?xi16>
      %11 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel"]} ins(%arg11, %arg12, %arg13 : tensor<?xi16>, tensor<?xi16>, tensor<?xi8>) outs(%10 : tensor<?xi16>) {
      ^bb0(%in: i16, %in_3: i16, %in_4: i8, %out: i16):
        %12 = arith.index_cast %arg6 : index to i16
        %13 = arith.extui %in_4 : i8 to i16
        %c7_i16 = arith.constant 7 : i16
        %14 = arith.shrsi %13, %c7_i16 : i16
        linalg.yield %14 : i16
      } -> tensor<?xi16>
      %c1_i16 = arith.constant 1 : i16
      %padded = tensor.pad %11 low[2] high[2] {
      ^bb0(%arg16: index):
        tensor.yield %c1_i16 : i16
      } : tensor<?xi16> to tensor<?xi16>
      scf.yield %arg7 : tensor<8xi1>
    }
    case 0 {
      %10 = linalg.elementwise kind=#linalg.elementwise_kind<reciprocal> ins(%arg3 : tensor<5xf16>) outs(%arg15 : tensor<?xf16>) -> tensor<?xf16>
      scf.yield %arg7 : tensor<8xi1>
    }
    default {
      %c0_3 = arith.constant 0 : index
      %dim_4 = tensor.dim %arg10, %c0_3 : tensor<?x?x?xi8>
      %c1 = arith.constant 1 : index
      %10 = tensor.empty(%dim_4, %arg6, %c1) : tensor<?x?x?xi8>
      %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<?x?x?xi8>) outs(%10 : tensor<?x?x?xi8>) {
      ^bb0(%in: i8, %out: i8):
        %c1_i8 = arith.constant 1 : i8
        linalg.yield %c1_i8 : i8
      } -> tensor<?x?x?xi8>
      scf.yield %arg7 : tensor<8xi1>
    }
    return %5, %8, %9 : tensor<5xf16>, tensor<2xbf16>, tensor<8xi1>
  }
}

