// Brings arith.cmpf, arith.extf, arith.minimumf, arith.sitofp, arith.uitofp, linalg.mmt4d, tensor.generate, tensor.insert_slice.
module {
  func.func @main(%arg0: tensor<?x?x2xbf16> {padlab.extents = array<i64: 6, 5>}, %arg1: tensor<1x1x?x2xbf16> {padlab.extents = array<i64: 2>}, %arg2: tensor<1x1x?x?xf32> {padlab.extents = array<i64: 2, 2>}, %arg3: tensor<7xindex>, %arg4: tensor<3xindex>) -> (tensor<?xbf16>, tensor<1x1x?x?xf32>, tensor<7xindex>) attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map},convert-linalg-to-affine-loops,func.func(affine-parallelize{max-nested=0}),func.func(affine-parallelize)", padlab.seed = 2590300618 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x2xbf16>
    %c1 = arith.constant 1 : index
    %0 = arith.addi %dim, %c1 : index
    %generated = tensor.generate %0 {
    ^bb0(%arg5: index):
      %2 = arith.index_cast %arg5 : index to i16
      %3 = arith.sitofp %2 : i16 to bf16
      %4 = arith.index_cast %arg5 : index to i16
      %5 = arith.sitofp %4 : i16 to bf16
      %6 = arith.index_castui %arg5 : index to i16
      %7 = arith.uitofp %6 : i16 to bf16
      %8 = arith.addf %5, %7 : bf16
      %9 = arith.index_castui %arg5 : index to i16
      %10 = arith.sitofp %9 : i16 to bf16
      %11 = arith.index_cast %arg5 : index to i16
      %12 = arith.uitofp %11 : i16 to bf16
      %13 = arith.cmpf ueq, %10, %12 : bf16
      %14 = arith.index_castui %arg5 : index to i16
      %15 = arith.uitofp %14 : i16 to bf16
      %16 = arith.select %13, %15, %8 : bf16
      %17 = arith.index_cast %arg5 : index to i16
      %18 = arith.sitofp %17 : i16 to bf16
      %19 = arith.minimumf %8, %18 : bf16
      tensor.yield %19 : bf16
    } : tensor<?xbf16>
    %1 = linalg.mmt4d ins(%arg1, %arg1 : tensor<1x1x?x2xbf16>, tensor<1x1x?x2xbf16>) outs(%arg2 : tensor<1x1x?x?xf32>) -> tensor<1x1x?x?xf32>
    %inserted_slice = tensor.insert_slice %arg4 into %arg3[5] [3] [-2] : tensor<3xindex> into tensor<7xindex>
    return %generated, %1, %inserted_slice : tensor<?xbf16>, tensor<1x1x?x?xf32>, tensor<7xindex>
  }
}

