// Brings arith.addf, arith.cmpf, arith.minimumf, arith.mulf, arith.remsi, arith.sitofp, arith.trunci, arith.uitofp, linalg.map.
module {
  func.func @main(%arg0: tensor<i32>, %arg1: i32, %arg2: index {padlab.value = 0 : index}, %arg3: tensor<f16>, %arg4: tensor<f16>, %arg5: tensor<f16>) -> (tensor<i32>, tensor<f16>, tensor<f16>, tensor<f16>) attributes {padlab.seed = 837485496 : i64} {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[], %arg1 : tensor<i32>, vector<i32>
    %cst = arith.constant dense<3> : vector<i32>
    %1 = arith.remsi %0, %cst : vector<i32>
    %2 = tensor.empty() : tensor<i32>
    %3 = vector.transfer_write %1, %2[] : vector<i32>, tensor<i32>
    %mapped = linalg.map ins(%arg0 : tensor<i32>) outs(%arg3 : tensor<f16>)
      (%in: i32, %init: f16) {
        %4 = arith.trunci %in : i32 to i16
        %5 = arith.sitofp %4 : i16 to f16
        %6 = arith.trunci %in : i32 to i16
        %7 = arith.uitofp %6 : i16 to f16
        %8 = arith.trunci %in : i32 to i16
        %9 = arith.sitofp %8 : i16 to f16
        %10 = arith.minimumf %7, %9 : f16
        %11 = arith.trunci %in : i32 to i16
        %12 = arith.sitofp %11 : i16 to f16
        %13 = arith.mulf %12, %10 : f16
        linalg.yield %13 : f16
      }
    %mapped_0 = linalg.map ins(%mapped : tensor<f16>) outs(%arg4 : tensor<f16>)
      (%in: f16, %init: f16) {
        %4 = arith.cmpf oeq, %in, %in : f16
        %cst_2 = arith.constant 5.000000e-01 : f16
        %5 = arith.select %4, %in, %cst_2 : f16
        %6 = arith.addf %5, %5 : f16
        linalg.yield %6 : f16
      }
    %mapped_1 = linalg.map ins(%mapped_0 : tensor<f16>) outs(%arg5 : tensor<f16>)
      (%in: f16, %init: f16) {
        %4 = arith.cmpf oeq, %in, %in : f16
        %cst_2 = arith.constant 5.000000e-01 : f16
        %5 = arith.select %4, %in, %cst_2 : f16
        %6 = arith.addf %5, %5 : f16
        linalg.yield %6 : f16
      }
    return %3, %mapped, %mapped_0, %mapped_1 : tensor<i32>, tensor<f16>, tensor<f16>, tensor<f16>
  }
}

