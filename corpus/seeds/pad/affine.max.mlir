// Brings affine.max, tensor.pad of tensor.insert_slice.
#map = affine_map<(d0) -> (d0 ceildiv 3, 0)>
module {
  func.func @main(%arg0: tensor<8xi8>, %arg1: tensor<1xi8>, %arg2: index {padlab.value = -3 : index}) -> (tensor<8xi8>, tensor<?xi8>, index) attributes {padlab.seed = 2422001695 : i64} {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %arg0) : (index, tensor<8xi8>, tensor<8xi8>) -> (index, tensor<8xi8>, tensor<8xi8>) {
      %3 = arith.cmpi ult, %arg3, %c3 : index
      scf.condition(%3) %arg3, %arg5, %arg4 : index, tensor<8xi8>, tensor<8xi8>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<8xi8>, %arg5: tensor<8xi8>):
      %3 = arith.index_cast %arg3 : index to i1
      %4 = arith.index_cast %arg3 : index to i1
      %5 = arith.index_cast %arg3 : index to i1
      %6 = arith.minsi %4, %5 : i1
      %7:2 = scf.if %6 -> (tensor<8xi8>, tensor<8xi8>) {
        scf.yield %arg5, %arg4 : tensor<8xi8>, tensor<8xi8>
      } else {
        %c1_2 = arith.constant 1 : index
        %extracted = tensor.extract %arg5[%c1_2] : tensor<8xi8>
        scf.yield %arg5, %arg5 : tensor<8xi8>, tensor<8xi8>
      }
      %8 = arith.addi %arg3, %c1 : index
      scf.yield %8, %arg5, %arg4 : index, tensor<8xi8>, tensor<8xi8>
    }
    %c0_i8 = arith.constant 0 : i8
    %1 = linalg.fill ins(%c0_i8 : i8) outs(%0#1 : tensor<8xi8>) -> tensor<8xi8>
    %inserted_slice = tensor.insert_slice %arg1 into %1[0] [1] [3] : tensor<1xi8> into tensor<8xi8>
    %padded = tensor.pad %inserted_slice low[2] high[1] {
    ^bb0(%arg3: index):
      %c7_i8 = arith.constant 7 : i8
      tensor.yield %c7_i8 : i8
    } : tensor<8xi8> to tensor<11xi8>
    %padded_0 = tensor.pad %padded low[%arg2] high[2] {
    ^bb0(%arg3: index):
      %c-7_i8 = arith.constant -7 : i8
      tensor.yield %c-7_i8 : i8
    } : tensor<11xi8> to tensor<?xi8>
    %c0_1 = arith.constant 0 : index
    %2 = affine.max #map(%c0_1)
    return %0#2, %padded_0, %2 : tensor<8xi8>, tensor<?xi8>, index
  }
}

