// Brings tensor.pad element i32, tensor.pad element index, tensor.pad rank 0.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: tensor<index>, %arg2: tensor<?xi32> {padlab.extents = array<i64: 8>}, %arg3: i32, %arg4: index {padlab.value = 2 : index}) -> (tensor<?xi32>, tensor<index>) attributes {padlab.seed = 3694220276 : i64} {
    %alloca = memref.alloca() : memref<index>
    %c3 = arith.constant 3 : index
    %0 = vector.transfer_read %arg1[], %c3 : tensor<index>, vector<index>
    vector.store %0, %alloca[] : memref<index>, vector<index>
    vector.transfer_write %0, %alloca[] : vector<index>, memref<index>
    %c6 = arith.constant 6 : index
    %cst = arith.constant dense<true> : vector<2xi1>
    %1 = vector.mask %cst { vector.transfer_read %arg2[%c6], %arg3 {in_bounds = [true]} : tensor<?xi32>, vector<2xi32> } : vector<2xi1> -> vector<2xi32>
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %2 = vector.transfer_read %alloca[], %c7 : memref<index>, vector<index>
    %3 = tensor.empty(%arg4) : tensor<?xi32>
    %4 = vector.transfer_write %1, %3[%arg0] {in_bounds = [true]} : vector<2xi32>, tensor<?xi32>
    %5 = tensor.empty() : tensor<index>
    %6 = vector.transfer_write %2, %5[] : vector<index>, tensor<index>
    %padded = tensor.pad %arg2 nofold low[0] high[3] {
    ^bb0(%arg5: index):
      %c5_i32 = arith.constant 5 : i32
      tensor.yield %c5_i32 : i32
    } : tensor<?xi32> to tensor<?xi32>
    %padded_0 = tensor.pad %arg1 nofold low[] high[] {
      %c2 = arith.constant 2 : index
      tensor.yield %c2 : index
    } : tensor<index> to tensor<index>
    return %padded, %padded_0 : tensor<?xi32>, tensor<index>
  }
}

