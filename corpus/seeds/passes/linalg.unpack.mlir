// Brings linalg.unpack, tensor.scatter.
module {
  func.func @main(%arg0: tensor<2x1x4xf64>, %arg1: tensor<1x2xf64>, %arg2: tensor<1x1xf64>) -> (tensor<2x1x4xf64>, tensor<1xf64>) attributes {padlab.passes = "func.func(linalg-generalize-named-ops),one-shot-bufferize{allow-return-allocs-from-loops allow-unknown-ops analysis-fuzzer-seed=6},func.func(linalg-morph-ops{category-to-generic}),func.func(lower-vector-multi-reduction{lowering-strategy=inner-parallel})", padlab.seed = 1018535684 : i64} {
    %cst = arith.constant dense<0> : tensor<1x2xi64>
    %scatter = tensor.scatter %arg1 into %arg0[%cst] scatter_dims([1, 2]) unique : (tensor<1x2xf64>, tensor<2x1x4xf64>, tensor<1x2xi64>) -> tensor<2x1x4xf64>
    %0 = tensor.empty() : tensor<1xf64>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [0] inner_tiles = [1] into %0 : tensor<1x1xf64> -> tensor<1xf64>
    return %scatter, %unpack : tensor<2x1x4xf64>, tensor<1xf64>
  }
}

