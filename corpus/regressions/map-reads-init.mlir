// A map reads its init, which is used afterwards, too, and is padded: upstream takes every map for one that does not read it.
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>) attributes {padlab.seed = 0 : i64} {
    %mapped = linalg.map ins(%arg0 : tensor<2xi32>) outs(%arg0 : tensor<2xi32>)
      (%in: i32, %init: i32) {
        %0 = arith.addi %in, %init : i32
        linalg.yield %0 : i32
      }
    %mapped_0 = linalg.map ins(%arg0 : tensor<2xi32>) outs(%arg1 : tensor<2xi32>)
      (%in: i32, %init: i32) {
        %0 = arith.subi %in, %init : i32
        linalg.yield %0 : i32
      }
    %c9_i32 = arith.constant 9 : i32
    %padded = tensor.pad %mapped_0 low[1] high[1] {
    ^bb0(%i: index):
      tensor.yield %c9_i32 : i32
    } : tensor<2xi32> to tensor<4xi32>
    return %arg0, %mapped, %padded : tensor<2xi32>, tensor<2xi32>, tensor<4xi32>
  }
}
