// Brings linalg.broadcast, scf.if, tensor.collapse_shape, tensor.expand_shape.
module {
  func.func @main(%arg0: f64, %arg1: index {padlab.value = 2 : index}, %arg2: tensor<1xi8>, %arg3: index {padlab.value = 0 : index}, %arg4: tensor<1xf64>, %arg5: f64, %arg6: i1, %arg7: tensor<?xindex> {padlab.extents = array<i64: 2>}) -> (tensor<2x1xf64>, tensor<f64>, tensor<1xf64>, tensor<1xi8>) attributes {padlab.seed = 2078836564 : i64} {
    %0 = vector.broadcast %arg0 : f64 to vector<2x1xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg8 = %c0 to %arg1 step %c1 iter_args(%arg9 = %0) -> (vector<2x1xf64>) {
      %c-1_i8 = arith.constant -1 : i8
      %10 = vector.transfer_read %arg2[%arg3], %c-1_i8 : tensor<1xi8>, vector<1xi8>
      %11 = arith.trunci %10 : vector<1xi8> to vector<1xi4>
      %12 = arith.xori %11, %11 : vector<1xi4>
      scf.yield %arg9 : vector<2x1xf64>
    }
    %2 = vector.transfer_read %arg4[%arg3], %arg5 : tensor<1xf64>, vector<1xf64>
    %3 = vector.insert %2, %1 [1] : vector<1xf64> into vector<2x1xf64>
    %4 = vector.from_elements %arg5 : vector<f64>
    %5 = tensor.empty() : tensor<2x1xf64>
    %6 = vector.transfer_write %3, %5[%arg3, %arg3] : vector<2x1xf64>, tensor<2x1xf64>
    %c0_0 = arith.constant 0 : index
    %7 = tensor.empty() : tensor<f64>
    %8 = vector.transfer_write %4, %7[] : vector<f64>, tensor<f64>
    %9:2 = scf.if %arg6 -> (tensor<1xf64>, tensor<1xi8>) {
      %collapsed = tensor.collapse_shape %arg7 [[0]] : tensor<?xindex> into tensor<?xindex>
      scf.yield %arg4, %arg2 : tensor<1xf64>, tensor<1xi8>
    } else {
      %cst = arith.constant dense<[[0, 3]]> : tensor<1x2xi8>
      %broadcasted = linalg.broadcast ins(%arg2 : tensor<1xi8>) outs(%cst : tensor<1x2xi8>) dimensions = [1] 
      %expanded = tensor.expand_shape %arg4 [[0, 1]] output_shape [1, 1] : tensor<1xf64> into tensor<1x1xf64>
      scf.yield %arg4, %arg2 : tensor<1xf64>, tensor<1xi8>
    }
    return %6, %8, %9#0, %9#1 : tensor<2x1xf64>, tensor<f64>, tensor<1xf64>, tensor<1xi8>
  }
}

