// Brings arith.ori, memref.alloc, memref.dealloc, tensor.dim, vector.bitcast, vector.compressstore, vector.from_elements, vector.interleave.
module {
  func.func @main(%arg0: tensor<2xi4>, %arg1: index {padlab.value = 0 : index}, %arg2: i4, %arg3: index, %arg4: tensor<1xindex>, %arg5: index {padlab.value = 0 : index}) -> (tensor<4xi4>, tensor<2xi4>, tensor<3xindex>) attributes {padlab.seed = 3816732503 : i64} {
    %0 = vector.transfer_read %arg0[%arg1], %arg2 {in_bounds = [true]} : tensor<2xi4>, vector<2xi4>
    %1 = vector.interleave %0, %0 : vector<2xi4> -> vector<4xi4>
    %2 = vector.bitcast %0 : vector<2xi4> to vector<2xi4>
    %3 = vector.from_elements %arg3, %arg3, %arg3 : vector<3xindex>
    %alloc = memref.alloc() : memref<6xindex>
    %cst = arith.constant dense<[100, 1, -2, 1, -7, -9223372036854775808]> : vector<6xindex>
    vector.store %cst, %alloc[%arg1] : memref<6xindex>, vector<6xindex>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<2xi4>
    %c0_0 = arith.constant 0 : index
    %4 = arith.ori %dim, %c0_0 : index
    %cst_1 = arith.constant dense<true> : vector<1xi1>
    %5 = vector.transfer_read %arg4[%arg1], %arg3 {in_bounds = [true]} : tensor<1xindex>, vector<1xindex>
    vector.compressstore %alloc[%4], %cst_1, %5 : memref<6xindex>, vector<1xi1>, vector<1xindex>
    memref.dealloc %alloc : memref<6xindex>
    %6 = tensor.empty() : tensor<4xi4>
    %7 = vector.transfer_write %1, %6[%arg5] {in_bounds = [true]} : vector<4xi4>, tensor<4xi4>
    %c0_2 = arith.constant 0 : index
    %8 = tensor.empty() : tensor<2xi4>
    %9 = vector.transfer_write %2, %8[%c0_2] {in_bounds = [true]} : vector<2xi4>, tensor<2xi4>
    %c0_3 = arith.constant 0 : index
    %10 = tensor.empty() : tensor<3xindex>
    %11 = vector.transfer_write %3, %10[%c0_3] {in_bounds = [true]} : vector<3xindex>, tensor<3xindex>
    return %7, %9, %11 : tensor<4xi4>, tensor<2xi4>, tensor<3xindex>
  }
}

