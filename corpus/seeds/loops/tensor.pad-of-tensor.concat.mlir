// Brings tensor.pad of tensor.concat, tensor.pad value of the index.
module {
  func.func @main(%arg0: tensor<31xi32>, %arg1: tensor<?xi32> {padlab.extents = array<i64: 31>}, %arg2: index {padlab.value = 0 : index}) -> (tensor<i32>, tensor<?xi32>, tensor<?xi32>) attributes {padlab.seed = 3060956232 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<31xi32> to memref<31xi32>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<?xi32> to memref<?xi32>
    %alloc = memref.alloc() : memref<31xf64>
    affine.for %arg3 = 0 to 31 {
      %cst = arith.constant 2.500000e+00 : f64
      %cst_3 = arith.constant -1.000000e+00 : f64
      %cst_4 = arith.constant 1.000000e+00 : f64
      %4 = arith.cmpf one, %cst_3, %cst_4 : f64
      %cst_5 = arith.constant 1.000000e+00 : f64
      %cst_6 = arith.constant 4.000000e+00 : f64
      %5 = arith.select %4, %cst_5, %cst_6 : f64
      %cst_7 = arith.constant 1.500000e+00 : f64
      %6 = arith.negf %cst_7 : f64
      affine.store %6, %alloc[%arg3] : memref<31xf64>
    }
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %concat = tensor.concat dim(0) %arg1, %arg0, %arg1 : (tensor<?xi32>, tensor<31xi32>, tensor<?xi32>) -> tensor<?xi32>
    %concat_1 = tensor.concat dim(0) %arg1, %arg0, %arg1 : (tensor<?xi32>, tensor<31xi32>, tensor<?xi32>) -> tensor<?xi32>
    %2 = affine.linearize_index [%arg2, %c1, %c1_0] by (3, 2, 2) : index
    %alloc_2 = memref.alloc() : memref<i32>
    %c-2_i32 = arith.constant -2 : i32
    affine.store %c-2_i32, %alloc_2[] : memref<i32>
    %3 = bufferization.to_tensor %alloc_2 restrict : memref<i32> to tensor<i32>
    memref.dealloc %alloc : memref<31xf64>
    %padded = tensor.pad %concat low[2] high[0] {
    ^bb0(%arg3: index):
      %c17 = arith.constant 17 : index
      %4 = arith.xori %arg3, %c17 : index
      %c0 = arith.constant 0 : index
      %c1099511627776 = arith.constant 1099511627776 : index
      %5 = arith.cmpi eq, %4, %c0 : index
      %c93 = arith.constant 93 : index
      %6 = arith.remui %arg3, %c93 : index
      %7 = arith.select %5, %c1099511627776, %6 : index
      %extracted = tensor.extract %concat[%7] : tensor<?xi32>
      tensor.yield %extracted : i32
    } : tensor<?xi32> to tensor<?xi32>
    return %3, %padded, %concat : tensor<i32>, tensor<?xi32>, tensor<?xi32>
  }
}

