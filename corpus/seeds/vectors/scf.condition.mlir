// Brings scf.condition, scf.while.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: index {padlab.value = 7 : index}, %arg2: tensor<1xi1>, %arg3: tensor<?xi1> {padlab.extents = array<i64: 8>}, %arg4: index {padlab.value = 0 : index}, %arg5: i1, %arg6: index {padlab.value = 1 : index}) -> (tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<2xi1>, tensor<?x?x?xi1>) attributes {padlab.seed = 2461316946 : i64} {
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%c1) : memref<1x?x8xi1>
    %cst = arith.constant dense<false> : vector<1x1x8xi1>
    vector.store %cst, %alloc[%arg0, %arg0, %arg0] : memref<1x?x8xi1>, vector<1x1x8xi1>
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %0 = vector.transfer_read %arg2[%arg0], %true {in_bounds = [true]} : tensor<1xi1>, vector<1xi1>
    vector.store %0, %alloc[%c0, %arg0, %arg1] : memref<1x?x8xi1>, vector<1xi1>
    %false = arith.constant false
    %1 = vector.transfer_read %arg3[%arg0], %false {in_bounds = [true]} : tensor<?xi1>, vector<8xi1>
    %2 = vector.shuffle %0, %1 [3, 5] : vector<1xi1>, vector<8xi1>
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0_1 : tensor<1xi1>
    %c1_2 = arith.constant 1 : index
    %3:4 = scf.while (%arg7 = %c0_0, %arg8 = %arg3, %arg9 = %arg3, %arg10 = %arg3) : (index, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>) -> (index, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>) {
      %10 = arith.cmpi ult, %arg7, %dim : index
      scf.condition(%10) %arg7, %arg8, %arg9, %arg9 : index, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>
    } do {
    ^bb0(%arg7: index, %arg8: tensor<?xi1>, %arg9: tensor<?xi1>, %arg10: tensor<?xi1>):
      %10 = arith.addi %arg7, %c1_2 : index
      scf.yield %10, %arg8, %arg9, %arg10 : index, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>
    }
    %4 = vector.transfer_read %alloc[%arg4, %arg4, %arg4], %arg5 {in_bounds = [true, true, true]} : memref<1x?x8xi1>, vector<1x1x8xi1>
    memref.dealloc %alloc : memref<1x?x8xi1>
    %c0_3 = arith.constant 0 : index
    %5 = tensor.empty() : tensor<2xi1>
    %6 = vector.transfer_write %2, %5[%c0_3] {in_bounds = [true]} : vector<2xi1>, tensor<2xi1>
    %c0_4 = arith.constant 0 : index
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %3#3, %c0_5 : tensor<?xi1>
    %c0_7 = arith.constant 0 : index
    %7 = arith.addi %dim_6, %c0_7 : index
    %8 = tensor.empty(%arg6, %arg6, %7) : tensor<?x?x?xi1>
    %9 = vector.transfer_write %4, %8[%c0_4, %c0_4, %c0_4] {in_bounds = [true, true, true]} : vector<1x1x8xi1>, tensor<?x?x?xi1>
    return %3#1, %3#2, %3#3, %6, %9 : tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<2xi1>, tensor<?x?x?xi1>
  }
}

