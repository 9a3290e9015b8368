// Brings arith.muli, tensor.scatter.
module {
  func.func @main(%arg0: tensor<3x2x5x?xi32> {padlab.extents = array<i64: 1>}, %arg1: tensor<?x2x1xi32> {padlab.extents = array<i64: 3>}) -> tensor<3x2x5x?xi32> attributes {padlab.seed = 802001456 : i64} {
    %cst = arith.constant dense<2> : vector<i32>
    %0 = arith.muli %cst, %cst : vector<i32>
    %alloca = memref.alloca() : memref<i32>
    vector.store %0, %alloca[] : memref<i32>, vector<i32>
    vector.transfer_write %0, %alloca[] : vector<i32>, memref<i32>
    %cst_0 = arith.constant dense<3> : tensor<1xi32>
    %cast = tensor.cast %arg1 : tensor<?x2x1xi32> to tensor<3x2x?xi32>
    %scatter = tensor.scatter %cast into %arg0[%cst_0] scatter_dims([2]) unique : (tensor<3x2x?xi32>, tensor<3x2x5x?xi32>, tensor<1xi32>) -> tensor<3x2x5x?xi32>
    return %scatter : tensor<3x2x5x?xi32>
  }
}

