// Brings arith.addf, arith.cmpf, arith.cmpi, arith.select, arith.sitofp, arith.subf, arith.uitofp, linalg.fill, linalg.generic, tensor.empty, tosa.concat, tosa.const_shape, tosa.slice.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<2x1xi1>, %arg1: tensor<1xi1>) -> (tensor<2xi1>, tensor<bf16>) attributes {padlab.passes = "func.func(cse,cse,tosa-reduce-transposes,tosa-reduce-transposes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 3221837626 : i64} {
    %0 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
    %1 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
    %2 = tosa.slice %arg1, %0, %1 : (tensor<1xi1>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<1xi1>
    %3 = tosa.concat %arg1, %2 {axis = 0 : i32} : (tensor<1xi1>, tensor<1xi1>) -> tensor<2xi1>
    %4 = tensor.empty() : tensor<bf16>
    %cst = arith.constant -1.000000e+00 : bf16
    %5 = linalg.fill ins(%cst : bf16) outs(%4 : tensor<bf16>) -> tensor<bf16>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg1 : tensor<1xi1>) outs(%5 : tensor<bf16>) {
    ^bb0(%in: i1, %out: bf16):
      %7 = arith.sitofp %in : i1 to bf16
      %8 = arith.sitofp %in : i1 to bf16
      %true = arith.constant true
      %9 = arith.cmpi sgt, %true, %in : i1
      %10 = arith.sitofp %in : i1 to bf16
      %cst_0 = arith.constant 2.000000e+00 : bf16
      %11 = arith.select %9, %10, %cst_0 : bf16
      %12 = arith.addf %8, %11 : bf16
      %13 = arith.cmpf ogt, %12, %12 : bf16
      %cst_1 = arith.constant 4.000000e+00 : bf16
      %14 = arith.uitofp %in : i1 to bf16
      %15 = arith.select %13, %cst_1, %14 : bf16
      %16 = arith.subf %out, %15 : bf16
      linalg.yield %16 : bf16
    } -> tensor<bf16>
    return %3, %6 : tensor<2xi1>, tensor<bf16>
  }
}

