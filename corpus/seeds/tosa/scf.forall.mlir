// Brings scf.forall, scf.forall.in_parallel, tensor.extract_slice, tensor.parallel_insert_slice, tosa.intdiv.
module {
  func.func @main(%arg0: tensor<5x2x?x?xi32> {padlab.extents = array<i64: 1, 1>}, %arg1: tensor<1x5x1xi32>, %arg2: tensor<1x5x1xi32>) -> (tensor<5x2x?x?xi32>, tensor<1x5x1xi32>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-make-broadcastable,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 275948937 : i64} {
    %0 = "tosa.const"() <{values = dense<[[[[7]], [[2]]], [[[3]], [[7]]], [[[7]], [[2]]], [[[7]], [[2]]], [[[3]], [[7]]]]> : tensor<5x2x1x1xi32>}> : () -> tensor<5x2x1x1xi32>
    %1 = tosa.intdiv %arg0, %0 : (tensor<5x2x?x?xi32>, tensor<5x2x1x1xi32>) -> tensor<5x2x?x?xi32>
    %2 = scf.forall (%arg3) in (5) shared_outs(%arg4 = %arg1) -> (tensor<1x5x1xi32>) {
      %extracted_slice = tensor.extract_slice %arg2[0, %arg3, 0] [1, 1, 1] [1, 1, 1] : tensor<1x5x1xi32> to tensor<1x1x1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg4[0, %arg3, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1x1xi32> into tensor<1x5x1xi32>
      }
    }
    return %1, %2 : tensor<5x2x?x?xi32>, tensor<1x5x1xi32>
  }
}

