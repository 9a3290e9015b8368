// Brings linalg.matvec.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: tensor<1x?xi16> {padlab.extents = array<i64: 1>}, %arg2: tensor<1xi16>, %arg3: index {padlab.value = 0 : index}) -> (tensor<5xi4>, tensor<1xindex>, tensor<?x2xindex>, i4) attributes {padlab.seed = 2725968418 : i64} {
    %c-1_i4 = arith.constant -1 : i4
    %0 = vector.broadcast %c-1_i4 : i4 to vector<2xi4>
    %1 = vector.shuffle %0, %0 [3, 3, 3, 0, 0] : vector<2xi4>, vector<2xi4>
    %c2 = arith.constant 2 : index
    %alloca = memref.alloca() : memref<2x2xindex>
    %c100 = arith.constant 100 : index
    %2 = vector.broadcast %c100 : index to vector<2x2xindex>
    vector.store %2, %alloca[%arg0, %arg0] : memref<2x2xindex>, vector<2x2xindex>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %3 = vector.load %alloca[%c1, %c0] : memref<2x2xindex>, vector<1xindex>
    %4 = vector.shuffle %2, %2 [0] : vector<2x2xindex>, vector<2x2xindex>
    %c7_i4 = arith.constant 7 : i4
    %5 = vector.reduction <minsi>, %0, %c7_i4 : vector<2xi4> into i4
    %6 = linalg.matvec ins(%arg1, %arg2 : tensor<1x?xi16>, tensor<1xi16>) outs(%arg2 : tensor<1xi16>) -> tensor<1xi16>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %6, %c0_0 : tensor<1xi16>
    %c-1 = arith.constant -1 : index
    %7 = arith.addi %dim, %c-1 : index
    %c7 = arith.constant 7 : index
    %8 = vector.transfer_read %alloca[%7, %7], %c7 {in_bounds = [true, true]} : memref<2x2xindex>, vector<2x2xindex>
    %c0_1 = arith.constant 0 : index
    %9 = tensor.empty() : tensor<5xi4>
    %10 = vector.transfer_write %1, %9[%c0_1] {in_bounds = [true]} : vector<5xi4>, tensor<5xi4>
    %11 = tensor.empty() : tensor<1xindex>
    %12 = vector.transfer_write %3, %11[%arg3] {in_bounds = [true]} : vector<1xindex>, tensor<1xindex>
    %c2_2 = arith.constant 2 : index
    %13 = tensor.empty(%c2_2) : tensor<1x?xindex>
    %14 = vector.transfer_write %4, %13[%arg0, %arg0] : vector<1x2xindex>, tensor<1x?xindex>
    %c1_3 = arith.constant 1 : index
    %dim_4 = tensor.dim %14, %c1_3 : tensor<1x?xindex>
    %15 = tensor.empty(%dim_4) : tensor<?x2xindex>
    %16 = vector.transfer_write %8, %15[%arg0, %arg0] : vector<2x2xindex>, tensor<?x2xindex>
    return %10, %12, %16, %5 : tensor<5xi4>, tensor<1xindex>, tensor<?x2xindex>, i4
  }
}

