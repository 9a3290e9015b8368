// Brings arith.index_cast, arith.index_castui, arith.xori, tensor.pad before func.return, tensor.pad dynamic source, tensor.pad element i1, tensor.pad rank 1, tensor.pad value computed, tensor.pad value of the index, tosa.reverse, tosa.select.
module {
  func.func @main(%arg0: tensor<?xi1> {padlab.extents = array<i64: 3>}, %arg1: i1) -> (tensor<?xi1>, tensor<?xi1>) attributes {padlab.passes = "func.func(tosa-reduce-transposes,tosa-optional-decompositions,canonicalize,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 1515023646 : i64} {
    %0 = tosa.select %arg0, %arg0, %arg0 : (tensor<?xi1>, tensor<?xi1>, tensor<?xi1>) -> tensor<?xi1>
    %1 = tosa.reverse %0 {axis = 0 : i32} : (tensor<?xi1>) -> tensor<?xi1>
    %padded = tensor.pad %arg0 low[0] high[0] {
    ^bb0(%arg2: index):
      %2 = arith.index_castui %arg2 : index to i1
      %3 = arith.index_cast %arg2 : index to i1
      %4 = arith.index_cast %arg2 : index to i1
      %5 = arith.xori %3, %4 : i1
      tensor.yield %5 : i1
    } : tensor<?xi1> to tensor<?xi1>
    return %1, %padded : tensor<?xi1>, tensor<?xi1>
  }
}

