// A call passes a vector of one bit: the fast instruction selector of AVX-512 gives up.
module {
  func.func @main(%arg0: index) -> tensor<i1> attributes {padlab.seed = 0 : i64} {
    %0 = vector.broadcast %arg0 : index to vector<1xindex>
    %1 = vector.step : vector<1xindex>
    %2 = arith.cmpi slt, %1, %0 : vector<1xindex>
    %3 = call @callee(%2) : (vector<1xi1>) -> tensor<i1>
    return %3 : tensor<i1>
  }
  func.func private @callee(%arg0: vector<1xi1>) -> tensor<i1> {
    %0 = tensor.empty() : tensor<i1>
    return %0 : tensor<i1>
  }
}
