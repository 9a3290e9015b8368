// Brings linalg.matmul.
module {
  func.func @main(%arg0: tensor<?x?x?x?xi8> {padlab.extents = array<i64: 1, 6, 2, 3>}, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<?x?xf64> {padlab.extents = array<i64: 4, 3>}, %arg3: tensor<?x?xf64> {padlab.extents = array<i64: 3, 3>}, %arg4: index {padlab.value = 4 : index}, %arg5: index {padlab.value = 3 : index}, %arg6: index {padlab.value = 1 : index}, %arg7: index {padlab.value = 6 : index}, %arg8: index {padlab.value = 6 : index}, %arg9: index {padlab.value = 2 : index}) -> (tensor<?x?xf64>, tensor<?x?x?x?xi8>) attributes {padlab.seed = 29772056 : i64} {
    %c5_i8 = arith.constant 5 : i8
    %0 = vector.transfer_read %arg0[%arg1, %arg1, %arg1, %arg1], %c5_i8 {in_bounds = [true, true, true, true]} : tensor<?x?x?x?xi8>, vector<1x6x2x3xi8>
    %1 = arith.index_cast %0 : vector<1x6x2x3xi8> to vector<1x6x2x3xindex>
    %2 = tensor.empty(%arg4, %arg5) : tensor<?x?xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %4 = linalg.matmul ins(%arg2, %arg3 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%3 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %5 = arith.cmpi slt, %0, %0 : vector<1x6x2x3xi8>
    %6 = arith.select %5, %0, %0 : vector<1x6x2x3xi1>, vector<1x6x2x3xi8>
    %c2 = arith.constant 2 : index
    %7 = tensor.empty(%arg6, %arg7, %c2, %arg5) : tensor<?x?x?x?xindex>
    %8 = vector.transfer_write %1, %7[%arg1, %arg1, %arg1, %arg1] {in_bounds = [true, true, true, true]} : vector<1x6x2x3xindex>, tensor<?x?x?x?xindex>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %8, %c0 : tensor<?x?x?x?xindex>
    %c3 = arith.constant 3 : index
    %dim_0 = tensor.dim %8, %c3 : tensor<?x?x?x?xindex>
    %9 = tensor.empty(%dim, %arg8, %arg9, %dim_0) : tensor<?x?x?x?xi8>
    %10 = vector.transfer_write %6, %9[%arg1, %arg1, %arg1, %arg1] {in_bounds = [true, true, true, true]} : vector<1x6x2x3xi8>, tensor<?x?x?x?xi8>
    return %4, %10 : tensor<?x?xf64>, tensor<?x?x?x?xi8>
  }
}

