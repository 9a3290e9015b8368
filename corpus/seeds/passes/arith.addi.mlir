// Brings arith.addi, arith.mulf, arith.remui, linalg.fill, linalg.reduce, tensor.dim, tensor.pad before linalg.reduce, tensor.pad element bf16, tensor.pad high dynamic, tensor.pad low dynamic, tensor.pad value of the index.
module {
  func.func @main(%arg0: tensor<5xbf16>) -> tensor<bf16> attributes {padlab.passes = "eliminate-empty-tensors,one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops analysis-fuzzer-seed=3}", padlab.seed = 3991400104 : i64} {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<5xbf16>
    %c-4 = arith.constant -4 : index
    %0 = arith.addi %dim, %c-4 : index
    %cst = arith.constant 2.500000e+00 : bf16
    %padded = tensor.pad %arg0 low[%c3] high[%0] {
    ^bb0(%arg1: index):
      %c5 = arith.constant 5 : index
      %3 = arith.remui %arg1, %c5 : index
      %extracted = tensor.extract %arg0[%3] : tensor<5xbf16>
      tensor.yield %cst : bf16
    } : tensor<5xbf16> to tensor<?xbf16>
    %1 = tensor.empty() : tensor<bf16>
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %2 = linalg.fill ins(%cst_0 : bf16) outs(%1 : tensor<bf16>) -> tensor<bf16>
    %reduced = linalg.reduce { arith.mulf } ins(%padded : tensor<?xbf16>) outs(%2 : tensor<bf16>) dimensions = [0] 
    return %reduced : tensor<bf16>
  }
}

