// Brings arith.subi, tensor.pad element i4, tensor.pad element si4, tensor.pad of tensor.bitcast, tensor.pad of tensor.concat.
module {
  func.func @main(%arg0: tensor<?x4x3xi4> {padlab.extents = array<i64: 3>}, %arg1: tensor<1x?x3xi4> {padlab.extents = array<i64: 4>}, %arg2: i1, %arg3: si4) -> (tensor<1x?x?xsi4>, tensor<?x4x3xi4>) attributes {padlab.seed = 1526159721 : i64} {
    %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<?x4x3xi4>, tensor<1x?x3xi4>) -> tensor<?x4x3xi4>
    %0 = tensor.bitcast %arg1 : tensor<1x?x3xi4> to tensor<1x?x?xsi4>
    %1 = scf.if %arg2 -> (tensor<?x4x3xi4>) {
      %padded = tensor.pad %0 low[0, -2, 3] high[3, 0, 0] {
      ^bb0(%arg4: index, %arg5: index, %arg6: index):
        tensor.yield %arg3 : si4
      } : tensor<1x?x?xsi4> to tensor<4x?x?xsi4>
      scf.yield %concat : tensor<?x4x3xi4>
    } else {
      %2 = arith.subi %arg2, %arg2 : i1
      %3 = scf.if %2 -> (tensor<?x4x3xi4>) {
        scf.yield %concat : tensor<?x4x3xi4>
      } else {
        %padded = tensor.pad %concat low[0, 0, 0] high[3, 4, 0] {
        ^bb0(%arg4: index, %arg5: index, %arg6: index):
          %c3_i4 = arith.constant 3 : i4
          tensor.yield %c3_i4 : i4
        } : tensor<?x4x3xi4> to tensor<?x8x3xi4>
        scf.yield %concat : tensor<?x4x3xi4>
      }
      %collapsed = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<1x?x3xi4> into tensor<?x3xi4>
      scf.yield %3 : tensor<?x4x3xi4>
    }
    return %0, %1 : tensor<1x?x?xsi4>, tensor<?x4x3xi4>
  }
}

