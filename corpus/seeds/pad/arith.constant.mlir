// Brings arith.constant, func.func, func.return, linalg.broadcast, linalg.yield, tensor.empty, tensor.pad, tensor.pad before func.return, tensor.pad dynamic source, tensor.pad element i32, tensor.pad high positive, tensor.pad high zero, tensor.pad low positive, tensor.pad low zero, tensor.pad nofold, tensor.pad of linalg.broadcast, tensor.pad rank 3, tensor.pad value from outside, tensor.yield.
module {
  func.func @main(%arg0: tensor<4x4xi32>, %arg1: i32) -> tensor<5x8x?xi32> attributes {padlab.seed = 2567916322 : i64} {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<4x4x?xi32>
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<4x4xi32>) outs(%0 : tensor<4x4x?xi32>) dimensions = [2] 
    %padded = tensor.pad %broadcasted nofold low[0, 4, 2] high[1, 0, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      tensor.yield %arg1 : i32
    } : tensor<4x4x?xi32> to tensor<5x8x?xi32>
    return %padded : tensor<5x8x?xi32>
  }
}

