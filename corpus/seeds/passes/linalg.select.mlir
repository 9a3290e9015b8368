// Brings linalg.select, linalg.vecmat.
module {
  func.func @main(%arg0: tensor<7xi1>, %arg1: tensor<1xi1>, %arg2: tensor<1x3xi1>) -> tensor<3xi1> attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map buffer-alignment=64},convert-linalg-to-affine-loops,normalize-memrefs", padlab.seed = 2264635885 : i64} {
    %cst = arith.constant dense<true> : tensor<3xi1>
    %0 = linalg.vecmat ins(%arg1, %arg2 : tensor<1xi1>, tensor<1x3xi1>) outs(%cst : tensor<3xi1>) -> tensor<3xi1>
    %1 = tensor.empty() : tensor<3xi1>
    %2 = linalg.select ins(%0, %0, %0 : tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) outs(%1 : tensor<3xi1>) -> tensor<3xi1>
    return %2 : tensor<3xi1>
  }
}

