// Brings arith.ori, linalg.pooling_nhwc_min_unsigned, tensor.insert, tensor.pad before linalg.pooling_nhwc_min_unsigned, tensor.pad element i32, tensor.pad rank 4, tensor.scatter.
module {
  func.func @main(%arg0: tensor<?x1x?x?xi1> {padlab.extents = array<i64: 1, 1, 1>}, %arg1: tensor<1x?x?x1xi1> {padlab.extents = array<i64: 1, 2>}, %arg2: tensor<1x?x1xi32> {padlab.extents = array<i64: 1>}, %arg3: i1, %arg4: tensor<2x7x1x6xi32>, %arg5: tensor<5x?x1xi32> {padlab.extents = array<i64: 4>}, %arg6: i32) -> (tensor<1x?x1xi32>, tensor<?x1x1xi32>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,cse,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 3874961245 : i64} {
    %0 = tosa.transpose %arg2 {perms = array<i32: 2, 0, 1>} : (tensor<1x?x1xi32>) -> tensor<1x1x?xi32>
    %1 = "tosa.const"() <{values = dense<-6> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
    %2 = tosa.intdiv %arg2, %1 : (tensor<1x?x1xi32>, tensor<1x1x1xi32>) -> tensor<1x?x1xi32>
    %3 = scf.if %arg3 -> (tensor<1x?x1xi32>) {
      %padded = tensor.pad %arg4 low[1, 1, 0, 3] high[2, 0, 0, 1] {
      ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
        %c1 = arith.constant 1 : index
        %9 = arith.xori %arg7, %c1 : index
        %c6 = arith.constant 6 : index
        %10 = arith.xori %arg8, %c6 : index
        %11 = arith.ori %9, %10 : index
        %c0 = arith.constant 0 : index
        %12 = arith.xori %arg9, %c0 : index
        %13 = arith.ori %11, %12 : index
        %c7 = arith.constant 7 : index
        %14 = arith.xori %arg10, %c7 : index
        %15 = arith.ori %13, %14 : index
        %16 = arith.divsi %arg9, %15 : index
        %17 = arith.index_castui %16 : index to i32
        tensor.yield %17 : i32
      } : tensor<2x7x1x6xi32> to tensor<5x8x1x10xi32>
      %5 = tensor.empty() : tensor<1x1xi32>
      %6 = tensor.empty() : tensor<5x4x1x10xi32>
      %c5_i32 = arith.constant 5 : i32
      %7 = linalg.fill ins(%c5_i32 : i32) outs(%6 : tensor<5x4x1x10xi32>) -> tensor<5x4x1x10xi32>
      %8 = linalg.pooling_nhwc_min_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%padded, %5 : tensor<5x8x1x10xi32>, tensor<1x1xi32>) outs(%7 : tensor<5x4x1x10xi32>) -> tensor<5x4x1x10xi32>
      %cst = arith.constant dense<0> : tensor<1xi64>
      %cast = tensor.cast %arg5 : tensor<5x?x1xi32> to tensor<5x4x1xi32>
      %scatter = tensor.scatter %cast into %8[%cst] scatter_dims([3]) unique : (tensor<5x4x1xi32>, tensor<5x4x1x10xi32>, tensor<1xi64>) -> tensor<5x4x1x10xi32>
      scf.yield %arg2 : tensor<1x?x1xi32>
    } else {
      %c0 = arith.constant 0 : index
      %c0_0 = arith.constant 0 : index
      %c0_1 = arith.constant 0 : index
      %inserted = tensor.insert %arg6 into %arg2[%c0, %c0_0, %c0_1] : tensor<1x?x1xi32>
      %cast = tensor.cast %1 : tensor<1x1x1xi32> to tensor<1x?x1xi32>
      scf.yield %cast : tensor<1x?x1xi32>
    }
    %4 = tosa.transpose %0 {perms = array<i32: 2, 1, 0>} : (tensor<1x1x?xi32>) -> tensor<?x1x1xi32>
    return %3, %4 : tensor<1x?x1xi32>, tensor<?x1x1xi32>
  }
}

