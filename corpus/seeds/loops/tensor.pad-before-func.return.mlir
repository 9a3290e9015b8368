// Brings tensor.pad before func.return, tensor.pad dynamic source, tensor.pad element f64, tensor.pad high dynamic, tensor.pad nofold, tensor.pad value constant.
module {
  func.func @main(%arg0: tensor<?xf64> {padlab.extents = array<i64: 22>}, %arg1: index {padlab.value = 0 : index}) -> tensor<?xf64> attributes {padlab.seed = 2495427805 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<?xf64> to memref<?xf64>
    %c22 = arith.constant 22 : index
    %alloc = memref.alloc(%c22) : memref<?xf64>
    memref.copy %0, %alloc : memref<?xf64> to memref<?xf64>
    %c20 = arith.constant 20 : index
    %1 = memref.load %alloc[%c20] : memref<?xf64>
    %c2 = arith.constant 2 : index
    memref.store %1, %0[%c2] : memref<?xf64>
    %2 = bufferization.to_tensor %alloc restrict : memref<?xf64> to tensor<?xf64>
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %2 nofold low[%arg1] high[%c3] {
    ^bb0(%arg2: index):
      %cst = arith.constant -5.000000e-01 : f64
      tensor.yield %cst : f64
    } : tensor<?xf64> to tensor<?xf64>
    return %padded : tensor<?xf64>
  }
}

