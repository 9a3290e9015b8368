// Stores 5 into a tensor of ones, and reads element 0 of the tensor of ones. Expected: 1. Wrong: 5.
#map = affine_map<(i) -> (i)>
func.func @store(%to: tensor<2xi32>, %other: tensor<2xi32>, %number: i32) -> (tensor<2xi32>, i32) {
  %zero = arith.constant 0 : index
  %stored = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%to : tensor<2xi32>) {
  ^bb0(%old: i32):
    linalg.yield %number : i32
  } -> tensor<2xi32>
  %first = tensor.extract %to[%zero] : tensor<2xi32>
  return %stored, %first : tensor<2xi32>, i32
}
func.func @main() {
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  %empty = tensor.empty() : tensor<2xi32>
  %ones = linalg.fill ins(%one : i32) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  %other = arith.constant dense<1> : tensor<2xi32>
  %stored, %first = call @store(%ones, %other, %five) : (tensor<2xi32>, tensor<2xi32>, i32) -> (tensor<2xi32>, i32)
  vector.print %first : i32
  return
}
