// Brings vector.expandload.
module {
  func.func @main(%arg0: index {padlab.value = 4 : index}, %arg1: index {padlab.value = 1 : index}, %arg2: tensor<5xi32>, %arg3: index {padlab.value = 0 : index}, %arg4: i32, %arg5: index {padlab.value = 0 : index}, %arg6: i32) -> (tensor<1xi32>, tensor<?xi32>, i64) attributes {padlab.seed = 2453164296 : i64} {
    %alloc = memref.alloc() : memref<6xi32>
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<3> : vector<6xi32>
    vector.store %cst, %alloc[%c0] : memref<6xi32>, vector<6xi32>
    %0 = vector.constant_mask [1] : vector<1xi1>
    %cst_0 = arith.constant dense<0> : vector<1xi32>
    %1 = vector.expandload %alloc[%arg0], %0, %cst_0 : memref<6xi32>, vector<1xi1>, vector<1xi32> into vector<1xi32>
    %2 = vector.bitcast %cst : vector<6xi32> to vector<3xi64>
    %3 = vector.transfer_read %arg2[%arg3], %arg4 : tensor<5xi32>, vector<5xi32>
    vector.store %3, %alloc[%arg1] : memref<6xi32>, vector<5xi32>
    %4 = vector.extract %2[0] : i64 from vector<3xi64>
    %5 = vector.transfer_read %alloc[%arg5], %arg6 {in_bounds = [true]} : memref<6xi32>, vector<6xi32>
    memref.dealloc %alloc : memref<6xi32>
    %c0_1 = arith.constant 0 : index
    %6 = tensor.empty() : tensor<1xi32>
    %7 = vector.transfer_write %1, %6[%c0_1] {in_bounds = [true]} : vector<1xi32>, tensor<1xi32>
    %c6 = arith.constant 6 : index
    %8 = tensor.empty(%c6) : tensor<?xi32>
    %9 = vector.transfer_write %5, %8[%arg5] {in_bounds = [true]} : vector<6xi32>, tensor<?xi32>
    return %7, %9, %4 : tensor<1xi32>, tensor<?xi32>, i64
  }
}

