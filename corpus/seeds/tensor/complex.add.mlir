// Brings complex.add, complex.constant, complex.mul, linalg.matvec, tensor.pad before tensor.cast, tensor.pad before tensor.extract, tensor.pad before tensor.pad, tensor.pad before tensor.rank, tensor.pad element complex<f64>, tensor.pad low dynamic, tensor.pad of a source with other uses, tensor.pad of tensor.pad, tensor.pad value constant.
module {
  func.func @main(%arg0: tensor<8xcomplex<f64>>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: tensor<3x2xcomplex<f64>>, %arg4: tensor<2xcomplex<f64>>) -> (tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<*xcomplex<f64>>, index, complex<f64>) attributes {padlab.seed = 3036305255 : i64} {
    %c-2 = arith.constant -2 : index
    %c1 = arith.constant 1 : index
    %cst = complex.constant [2.000000e+00, 4.000000e+00] : complex<f64>
    %padded = tensor.pad %arg0 nofold low[%c-2] high[%c1] {
    ^bb0(%arg5: index):
      tensor.yield %cst : complex<f64>
    } : tensor<8xcomplex<f64>> to tensor<?xcomplex<f64>>
    %cast = tensor.cast %padded : tensor<?xcomplex<f64>> to tensor<*xcomplex<f64>>
    %rank = tensor.rank %padded : tensor<?xcomplex<f64>>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %padded[%arg2] : tensor<?xcomplex<f64>>
    %padded_0 = tensor.pad %padded nofold low[%arg1] high[%c0] {
    ^bb0(%arg5: index):
      tensor.yield %extracted : complex<f64>
    } : tensor<?xcomplex<f64>> to tensor<?xcomplex<f64>>
    %c7 = arith.constant 7 : index
    %extracted_1 = tensor.extract %arg0[%c7] : tensor<8xcomplex<f64>>
    %0 = tensor.empty() : tensor<3xcomplex<f64>>
    %cst_2 = complex.constant [-1.500000e+00, 5.000000e-01] : complex<f64>
    %1 = linalg.fill ins(%cst_2 : complex<f64>) outs(%0 : tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    %2 = linalg.matvec ins(%arg3, %arg4 : tensor<3x2xcomplex<f64>>, tensor<2xcomplex<f64>>) outs(%1 : tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    return %padded, %padded_0, %2, %cast, %rank, %extracted_1 : tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<*xcomplex<f64>>, index, complex<f64>
  }
}

