// The body does not read the init: no copy is needed.
func.func @double(%a: tensor<2xi32>, %b: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %sum = linalg.map ins(%a : tensor<2xi32>) outs(%b : tensor<2xi32>) (%x: i32, %y: i32) {
    %0 = arith.addi %x, %x : i32
    linalg.yield %0 : i32
  }
  return %sum, %b : tensor<2xi32>, tensor<2xi32>
}
