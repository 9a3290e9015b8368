// Reads [1, 1] without a mask, then with the mask [1, 0] and 9 as padding. Expected: (1, 9). Wrong: (1, 1).
func.func @read(%t: tensor<2xi32>, %mask: vector<2xi1>) -> (vector<2xi32>, vector<2xi32>) {
  %zero = arith.constant 0 : index
  %nine = arith.constant 9 : i32
  %all = vector.transfer_read %t[%zero], %nine {in_bounds = [true]} : tensor<2xi32>, vector<2xi32>
  %some = vector.mask %mask { vector.transfer_read %t[%zero], %nine {in_bounds = [true]} : tensor<2xi32>, vector<2xi32> } : vector<2xi1> -> vector<2xi32>
  return %all, %some : vector<2xi32>, vector<2xi32>
}
func.func @main() {
  %t = arith.constant dense<1> : tensor<2xi32>
  %mask = arith.constant dense<[true, false]> : vector<2xi1>
  %all, %some = call @read(%t, %mask) : (tensor<2xi32>, vector<2xi1>) -> (vector<2xi32>, vector<2xi32>)
  vector.print %some : vector<2xi32>
  return
}
