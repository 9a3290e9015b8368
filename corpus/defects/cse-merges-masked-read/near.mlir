// Neither read has a mask.
func.func @read(%t: tensor<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %zero = arith.constant 0 : index
  %nine = arith.constant 9 : i32
  %all = vector.transfer_read %t[%zero], %nine {in_bounds = [true]} : tensor<2xi32>, vector<2xi32>
  %some = vector.transfer_read %t[%zero], %nine {in_bounds = [true]} : tensor<2xi32>, vector<2xi32>
  return %all, %some : vector<2xi32>, vector<2xi32>
}
func.func @main() {
  %t = arith.constant dense<1> : tensor<2xi32>
  %all, %some = call @read(%t) : (tensor<2xi32>) -> (vector<2xi32>, vector<2xi32>)
  vector.print %some : vector<2xi32>
  return
}
