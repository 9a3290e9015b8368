// Brings scf.reduce.return, tensor.generate.
#map = affine_map<(d0) -> (d0, 0, d0 ceildiv 16)>
module {
  func.func @main(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6x2xi8>) -> (tensor<i1>, i1, tensor<7xf64>) attributes {padlab.seed = 3558803289 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<5x6xi1> to memref<5x6xi1>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<5x6x2xi8> to memref<5x6x2xi8>
    %alloc = memref.alloc() : memref<i1>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %cst = arith.constant -5.000000e-01 : f64
      tensor.yield %cst : f64
    } : tensor<7xf64>
    %false = arith.constant false
    %true = arith.constant true
    %true_0 = arith.constant true
    %2 = arith.subi %true, %true_0 : i1
    memref.store %2, %alloc[] : memref<i1>
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %true_3 = arith.constant true
    %3 = arith.maxsi %true_2, %true_3 : i1
    %4 = scf.parallel (%arg2) = (%c0) to (%c5) step (%c2) init (%3) -> i1 {
      %6 = affine.min #map(%arg2)
      %7 = arith.index_cast %6 : index to i1
      %false_4 = arith.constant false
      %false_5 = arith.constant false
      %8 = arith.subi %false_4, %false_5 : i1
      scf.reduce(%8 : i1) {
      ^bb0(%arg3: i1, %arg4: i1):
        %9 = arith.xori %arg3, %arg4 : i1
        scf.reduce.return %9 : i1
      }
    }
    %5 = bufferization.to_tensor %alloc restrict : memref<i1> to tensor<i1>
    return %5, %4, %generated : tensor<i1>, i1, tensor<7xf64>
  }
}

