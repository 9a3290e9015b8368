// A reduction of no elements that does not read its init gives the init: bufferization takes it for overwritten.
module {
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 0>}, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) attributes {padlab.seed = 0 : i64} {
    %reduced = linalg.reduce ins(%arg0 : tensor<?xi32>) outs(%arg1 : tensor<i32>) dimensions = [0] 
      (%in: i32, %init: i32) {
        linalg.yield %in : i32
      }
    return %arg1, %reduced : tensor<i32>, tensor<i32>
  }
}
