// Brings linalg.softmax.
module {
  func.func @main() -> (tensor<?xf16>, tensor<1x1x1xf16>) attributes {padlab.seed = 3886822148 : i64} {
    %generated = tensor.generate  {
    ^bb0(%arg0: index):
      %cst_2 = arith.constant 1.000000e+00 : f16
      %4 = arith.index_cast %arg0 : index to i16
      %5 = arith.uitofp %4 : i16 to f16
      %6 = arith.index_cast %arg0 : index to i16
      %7 = arith.uitofp %6 : i16 to f16
      %8 = arith.addf %5, %7 : f16
      tensor.yield %8 : f16
    } : tensor<1xf16>
    %0 = tensor.empty() : tensor<1xf16>
    %transposed = linalg.transpose ins(%generated : tensor<1xf16>) outs(%0 : tensor<1xf16>) permutation = [0] 
    %c-1 = arith.constant -1 : index
    %padded = tensor.pad %transposed low[%c-1] high[0] {
    ^bb0(%arg0: index):
      %cst_2 = arith.constant -5.000000e-01 : f16
      tensor.yield %cst_2 : f16
    } : tensor<1xf16> to tensor<?xf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0 : tensor<?xf16>
    %c0_0 = arith.constant 0 : index
    %1 = arith.addi %dim, %c0_0 : index
    %2 = tensor.empty(%1) : tensor<?xf16>
    %3 = linalg.softmax dimension(0) ins(%padded : tensor<?xf16>) outs(%2 : tensor<?xf16>) -> tensor<?xf16>
    %c1_i64 = arith.constant 1 : i64
    %c1_i64_1 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c1_i64, %c1_i64_1 : tensor<2xi64>
    %reshape = tensor.reshape %transposed(%from_elements) : (tensor<1xf16>, tensor<2xi64>) -> tensor<1x1xf16>
    %cst = arith.constant dense<0> : tensor<1x1xi9>
    %gather = tensor.gather %reshape[%cst] gather_dims([1]) unique : (tensor<1x1xf16>, tensor<1x1xi9>) -> tensor<1x1x1xf16>
    return %3, %gather : tensor<?xf16>, tensor<1x1x1xf16>
  }
}
