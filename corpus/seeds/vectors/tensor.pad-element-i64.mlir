// Brings tensor.pad element i64, tensor.pad of vector.transfer_write.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}) -> (tensor<?x4xi64>, i64, tensor<?x7xi64>) attributes {padlab.seed = 612775589 : i64} {
    %cst = arith.constant dense<[[-2, 100, 2, 1, 7, 100, -7, 2], [-2, 100, 2, 1, 7, 100, -7, 2]]> : vector<2x8xi64>
    %0 = vector.extract %cst[0, 2] : i64 from vector<2x8xi64>
    %1 = vector.extract_strided_slice %cst {offsets = [0, 1], sizes = [2, 4], strides = [1, 1]} : vector<2x8xi64> to vector<2x4xi64>
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c2) : tensor<?x4xi64>
    %3 = vector.transfer_write %1, %2[%arg0, %arg0] {in_bounds = [true, true]} : vector<2x4xi64>, tensor<?x4xi64>
    %padded = tensor.pad %3 low[3, 3] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %0 : i64
    } : tensor<?x4xi64> to tensor<?x7xi64>
    return %3, %0, %padded : tensor<?x4xi64>, i64, tensor<?x7xi64>
  }
}

