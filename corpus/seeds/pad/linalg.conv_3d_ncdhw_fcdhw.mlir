// Brings linalg.conv_3d_ncdhw_fcdhw, tensor.pad of linalg.conv_3d_ncdhw_fcdhw.
module {
  func.func @main(%arg0: tensor<?x?x?x?x?xi8> {padlab.extents = array<i64: 1, 2, 2, 3, 3>}, %arg1: tensor<?x?x?x?x?xi8> {padlab.extents = array<i64: 2, 2, 1, 2, 2>}, %arg2: tensor<?x?x?x?x?xi8> {padlab.extents = array<i64: 1, 2, 1, 2, 1>}, %arg3: index {padlab.value = 0 : index}) -> (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) attributes {padlab.seed = 693391796 : i64} {
    %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%arg2 : tensor<?x?x?x?x?xi8>) -> tensor<?x?x?x?x?xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<?x?x?x?x?xi8>
    %c0_0 = arith.constant 0 : index
    %1 = arith.addi %dim, %c0_0 : index
    %padded = tensor.pad %0 nofold low[1, 0, 0, 0, 1] high[1, 1, 1, %1, %arg3] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      %c1 = arith.constant 1 : index
      %2 = arith.xori %arg4, %c1 : index
      %c0_1 = arith.constant 0 : index
      %3 = arith.xori %arg5, %c0_1 : index
      %4 = arith.ori %2, %3 : index
      %c0_2 = arith.constant 0 : index
      %5 = arith.xori %arg6, %c0_2 : index
      %6 = arith.ori %4, %5 : index
      %c0_3 = arith.constant 0 : index
      %7 = arith.xori %arg7, %c0_3 : index
      %8 = arith.ori %6, %7 : index
      %c1_4 = arith.constant 1 : index
      %9 = arith.xori %arg8, %c1_4 : index
      %10 = arith.ori %8, %9 : index
      %11 = arith.remui %arg4, %10 : index
      %12 = arith.index_cast %11 : index to i8
      tensor.yield %12 : i8
    } : tensor<?x?x?x?x?xi8> to tensor<?x?x?x?x?xi8>
    return %0, %padded : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>
  }
}

