// Brings math.exp.
module {
  func.func @main(%arg0: tensor<2x3xf16>, %arg1: tensor<3x1xcomplex<f32>>, %arg2: f8E5M2, %arg3: tensor<2xf8E5M2>, %arg4: index {padlab.value = 3 : index}) -> (f8E5M2, tensor<3x1xcomplex<f32>>, tensor<1x5xf8E5M2>, tensor<?x?xf16>) attributes {padlab.seed = 1424486148 : i64} {
    %0 = std.alloc() : memref<3x1xcomplex<f32>, 1>
    std.tensor_store %arg1, %0 : memref<3x1xcomplex<f32>, 1>
    %1 = std.constant 2.000000e+00 : f8E5M2
    %2 = std.constant false
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg3, %c0 : tensor<2xf8E5M2>
    %c0_0 = arith.constant 0 : index
    %3 = arith.addi %dim, %c0_0 : index
    %4 = tensor.empty(%3, %arg4) : tensor<?x?xf16>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : tensor<2x3xf16>) outs(%4 : tensor<?x?xf16>) -> tensor<?x?xf16>
    std.cond_br %2, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    std.br ^bb2(%arg1 : tensor<3x1xcomplex<f32>>)
  ^bb2(%6: tensor<3x1xcomplex<f32>>):  // 2 preds: ^bb1, ^bb3
    %7 = std.splat %arg2 : tensor<1x5xf8E5M2>
    std.dealloc %0 : memref<3x1xcomplex<f32>, 1>
    std.return %1, %6, %7, %5 : f8E5M2, tensor<3x1xcomplex<f32>>, tensor<1x5xf8E5M2>, tensor<?x?xf16>
  ^bb3:  // pred: ^bb0
    std.tensor_store %arg1, %0 : memref<3x1xcomplex<f32>, 1>
    %8 = std.negf %arg2 : f8E5M2
    %9 = std.constant dense<[[false], [true], [false]]> : tensor<3x1xi1>
    %10 = std.constant dense<(-1.500000e+00,1.000000e+00)> : tensor<3x1xcomplex<f32>>
    %11 = std.select %9, %10, %arg1 : tensor<3x1xcomplex<f32>>
    std.br ^bb2(%11 : tensor<3x1xcomplex<f32>>)
  }
}

