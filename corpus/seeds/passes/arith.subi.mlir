// Brings arith.subi, linalg.sub, scf.for, scf.yield, tensor.cast, tensor.collapse_shape, tensor.extract, tensor.pad, tensor.pad before scf.yield, tensor.pad element i7, tensor.pad high positive, tensor.pad low zero, tensor.pad of an argument, tensor.pad rank 1, tensor.pad static source, tensor.pad value constant, tensor.yield.
module {
  func.func @main(%arg0: tensor<1xi7>, %arg1: tensor<3xi7>, %arg2: index {padlab.value = 2 : index}) -> (tensor<1xi7>, tensor<3xi7>, tensor<3xi7>, i7) attributes {padlab.passes = "sroa,math-uplift-to-fma", padlab.seed = 834711990 : i64} {
    %cast = tensor.cast %arg0 : tensor<1xi7> to tensor<1xi7>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cast[%c0] : tensor<1xi7>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0_0 to %arg2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<3xi7>) {
      %padded = tensor.pad %arg0 low[0] high[2] {
      ^bb0(%arg5: index):
        %c-1_i7 = arith.constant -1 : i7
        tensor.yield %c-1_i7 : i7
      } : tensor<1xi7> to tensor<3xi7>
      scf.yield %padded : tensor<3xi7>
    }
    %1 = linalg.sub ins(%arg1, %0 : tensor<3xi7>, tensor<3xi7>) outs(%0 : tensor<3xi7>) -> tensor<3xi7>
    %collapsed = tensor.collapse_shape %arg1 [[0]] : tensor<3xi7> into tensor<3xi7>
    return %cast, %1, %collapsed, %extracted : tensor<1xi7>, tensor<3xi7>, tensor<3xi7>, i7
  }
}

