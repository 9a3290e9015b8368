// Brings affine.apply, affine.min, arith.divsi, linalg.depthwise_conv_3d_ndhwc_dhwcm, linalg.unpack, scf.index_switch, tensor.insert_slice, tensor.pad before tensor.extract_slice, tensor.pad before tensor.pad, tensor.pad element i8, tensor.pad high dynamic, tensor.pad high positive, tensor.pad low dynamic, tensor.pad of a source with other uses, tensor.pad of tensor.extract_slice, tensor.pad of tensor.pad, tensor.pad value constant, tensor.pad with several uses, tosa.reduce_any.
#map = affine_map<(d0)[s0] -> (4, -d0 + s0)>
#map1 = affine_map<(d0) -> (-d0 + 4)>
module {
  func.func @main(%arg0: tensor<4x3xi1>, %arg1: tensor<3x4x3x1xi1>, %arg2: index {padlab.value = 2 : index}, %arg3: tensor<5xi8>, %arg4: index {padlab.value = 0 : index}, %arg5: tensor<1x3x2x3x1xi64>, %arg6: tensor<3x2x1x1x1xi64>, %arg7: tensor<1x1x1x3x1x1xi64>) -> (tensor<4x1xi1>, tensor<4x1xi1>, tensor<4x1xi1>, tensor<1x1x1x3x1x1xi64>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,canonicalize,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 920041130 : i64} {
    %0 = tosa.reduce_any %arg0 {axis = 1 : i32} : (tensor<4x3xi1>) -> tensor<4x1xi1>
    %1:2 = scf.index_switch %arg2 -> tensor<4x1xi1>, tensor<4x1xi1> 
    case 1 {
      %cst = arith.constant dense<[2, 100, 3, 7, 5]> : tensor<5xi8>
      %c0 = arith.constant 0 : index
      %c0_0 = arith.constant 0 : index
      %dim = tensor.dim %arg3, %c0_0 : tensor<5xi8>
      %c0_1 = arith.constant 0 : index
      %2 = arith.addi %dim, %c0_1 : index
      %c4 = arith.constant 4 : index
      %3 = scf.for %arg8 = %c0 to %2 step %c4 iter_args(%arg9 = %arg3) -> (tensor<5xi8>) {
        %4 = affine.min #map(%arg8)[%2]
        %extracted_slice = tensor.extract_slice %arg9[%arg8] [%4] [1] : tensor<5xi8> to tensor<?xi8>
        %5 = affine.apply #map1(%4)
        %padded = tensor.pad %extracted_slice low[0] high[%5] {
        ^bb0(%arg10: index):
          %c2_i8 = arith.constant 2 : i8
          tensor.yield %c2_i8 : i8
        } : tensor<?xi8> to tensor<?xi8>
        %padded_2 = tensor.pad %padded low[%arg4] high[1] {
        ^bb0(%arg10: index):
          %c2 = arith.constant 2 : index
          %6 = arith.xori %arg10, %c2 : index
          %7 = arith.divsi %arg10, %6 : index
          %8 = arith.index_castui %7 : index to i8
          tensor.yield %8 : i8
        } : tensor<?xi8> to tensor<?xi8>
        %extracted_slice_3 = tensor.extract_slice %padded[0] [%4] [1] : tensor<?xi8> to tensor<?xi8>
        %inserted_slice = tensor.insert_slice %extracted_slice_3 into %arg9[%arg8] [%4] [1] : tensor<?xi8> into tensor<5xi8>
        scf.yield %inserted_slice : tensor<5xi8>
      }
      scf.yield %0, %0 : tensor<4x1xi1>, tensor<4x1xi1>
    }
    case 0 {
      %2 = tensor.empty() : tensor<8x4xi1>
      %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [3, 1] into %2 : tensor<3x4x3x1xi1> -> tensor<8x4xi1>
      %3 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<[2, 1, 1]> : tensor<3xi64>} ins(%arg5, %arg6 : tensor<1x3x2x3x1xi64>, tensor<3x2x1x1x1xi64>) outs(%arg7 : tensor<1x1x1x3x1x1xi64>) -> tensor<1x1x1x3x1x1xi64>
      scf.yield %0, %0 : tensor<4x1xi1>, tensor<4x1xi1>
    }
    default {
      scf.yield %0, %0 : tensor<4x1xi1>, tensor<4x1xi1>
    }
    return %0, %1#0, %1#1, %arg7 : tensor<4x1xi1>, tensor<4x1xi1>, tensor<4x1xi1>, tensor<1x1x1x3x1x1xi64>
  }
}

