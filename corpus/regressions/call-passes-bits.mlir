// A call passes vectors of one bit: the fast instruction selector of AVX-512 gives up.
module {
  func.func @main(%arg0: tensor<2x3x1xi1>, %arg1: i1) -> tensor<2x3x1xi1> attributes {padlab.seed = 0 : i64} {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0, %c0, %c0], %arg1 {in_bounds = [true, true, true]} : tensor<2x3x1xi1>, vector<2x3x1xi1>
    %1 = call @callee(%0) : (vector<2x3x1xi1>) -> tensor<2x3x1xi1>
    return %1 : tensor<2x3x1xi1>
  }
  func.func private @callee(%arg0: vector<2x3x1xi1>) -> tensor<2x3x1xi1> {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<2x3x1xi1>
    %1 = vector.transfer_write %arg0, %0[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x3x1xi1>, tensor<2x3x1xi1>
    return %1 : tensor<2x3x1xi1>
  }
}
