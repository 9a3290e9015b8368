// Brings scf.condition, scf.while, std.sqrt.
module {
  func.func @main(%arg0: tensor<6x4x1xi8>, %arg1: f64, %arg2: index {padlab.value = 2 : index}) -> (f64, tensor<f64>, tensor<f64>) attributes {padlab.seed = 3691606078 : i64} {
    %0 = std.alloc() : memref<f64>
    std.store %arg1, %0[] : memref<f64>
    %1 = std.exp %arg1 : f64
    %2 = std.sqrt %1 : f64
    %3 = std.constant true
    %4 = std.select %3, %arg1, %2 : f64
    %5 = std.constant dense<2.000000e+00> : tensor<f64>
    std.tensor_store %5, %0 : memref<f64>
    %6 = std.constant dense<1.000000e+00> : tensor<f64>
    std.tensor_store %6, %0 : memref<f64>
    std.dealloc %0 : memref<f64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %7:3 = scf.while (%arg3 = %c0, %arg4 = %5, %arg5 = %6) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
      %8 = arith.cmpi ult, %arg3, %arg2 : index
      scf.condition(%8) %arg3, %arg5, %arg4 : index, tensor<f64>, tensor<f64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f64>, %arg5: tensor<f64>):
      %8 = arith.addi %arg3, %c1 : index
      scf.yield %8, %arg5, %arg4 : index, tensor<f64>, tensor<f64>
    }
    std.return %4, %7#1, %7#2 : f64, tensor<f64>, tensor<f64>
  }
}

