// Brings arith.addf, arith.negf, tensor.pad before tensor.collapse_shape, tensor.pad dynamic source, tensor.pad element f32, tensor.pad high dynamic, tensor.pad high positive, tensor.pad low positive, tensor.pad low zero, tensor.pad nofold, tensor.pad rank 2, tensor.pad value from outside, tensor.pad with several uses.
module {
  func.func @main(%arg0: tensor<?x?xf32> {padlab.extents = array<i64: 3, 1>}, %arg1: index {padlab.value = 0 : index}, %arg2: f32) -> (tensor<?x?xf32>, tensor<?xf32>, index) attributes {padlab.seed = 67162586 : i64} {
    %0 = arith.negf %arg2 : f32
    %1 = arith.addf %0, %arg2 : f32
    %padded = tensor.pad %arg0 nofold low[1, 0] high[%arg1, 2] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %1 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %collapsed = tensor.collapse_shape %padded [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %collapsed, %c0 : tensor<?xf32>
    return %padded, %collapsed, %dim : tensor<?x?xf32>, tensor<?xf32>, index
  }
}

