// Brings arith.divui.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<7x7xcomplex<f64>>, %arg1: index {padlab.value = 3 : index}, %arg2: tensor<7x?xi64> {padlab.extents = array<i64: 7>}) -> (tensor<7x7xcomplex<f64>>, tensor<7x7xcomplex<f64>>, tensor<7x?xi64>) attributes {padlab.seed = 451976894 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %arg0) : (index, tensor<7x7xcomplex<f64>>, tensor<7x7xcomplex<f64>>) -> (index, tensor<7x7xcomplex<f64>>, tensor<7x7xcomplex<f64>>) {
      %2 = arith.cmpi ult, %arg3, %arg1 : index
      scf.condition(%2) %arg3, %arg5, %arg4 : index, tensor<7x7xcomplex<f64>>, tensor<7x7xcomplex<f64>>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<7x7xcomplex<f64>>, %arg5: tensor<7x7xcomplex<f64>>):
      %2 = arith.addi %arg3, %c1 : index
      scf.yield %2, %arg5, %arg5 : index, tensor<7x7xcomplex<f64>>, tensor<7x7xcomplex<f64>>
    }
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<7x?xi64>) outs(%arg2 : tensor<7x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %2 = linalg.index 1 : index
      %3 = arith.index_castui %2 : index to i64
      %c-7_i64 = arith.constant -7 : i64
      %c2_i64 = arith.constant 2 : i64
      %4 = arith.muli %c-7_i64, %c2_i64 : i64
      %c7_i64 = arith.constant 7 : i64
      %5 = arith.divui %in, %c7_i64 : i64
      %6 = arith.subi %5, %4 : i64
      linalg.yield %6 : i64
    } -> tensor<7x?xi64>
    return %0#1, %0#2, %1 : tensor<7x7xcomplex<f64>>, tensor<7x7xcomplex<f64>>, tensor<7x?xi64>
  }
}

