// Brings arith.index_castui, arith.subi, linalg.fill, memref.alloca, memref.subview, scf.for, scf.yield, tensor.cast, tensor.generate, tensor.pad, tensor.pad before tensor.cast, tensor.pad dynamic source, tensor.pad element i16, tensor.pad high dynamic, tensor.pad high zero, tensor.pad low dynamic, tensor.pad low positive, tensor.pad nofold, tensor.pad of a source with other uses, tensor.pad of tensor.generate, tensor.pad rank 2, tensor.pad value constant, tensor.yield, vector.broadcast, vector.create_mask, vector.store.
module {
  func.func @main(%arg0: index {padlab.value = 5 : index}, %arg1: index {padlab.value = 4 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: i64, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 1 : index}) -> (tensor<2xi64>, tensor<5xi64>, tensor<6x?xi16>, tensor<6x2xi16>) attributes {padlab.seed = 548549883 : i64} {
    %alloca = memref.alloca(%arg0) : memref<?xi64>
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<[-1, 3, -7, -7, 9223372036854775807]> : vector<5xi64>
    vector.store %cst, %alloca[%c0] : memref<?xi64>, vector<5xi64>
    %subview = memref.subview %alloca[0] [5] [1] : memref<?xi64> to memref<5xi64, strided<[1]>>
    %0 = vector.create_mask %arg2 : vector<2xi1>
    %1 = vector.broadcast %arg3 : i64 to vector<2xi64>
    %c1_i64 = arith.constant 1 : i64
    %2 = vector.transfer_read %subview[%arg4], %c1_i64 {in_bounds = [true]} : memref<5xi64, strided<[1]>>, vector<5xi64>
    %3 = tensor.empty() : tensor<2xi64>
    %4 = vector.transfer_write %1, %3[%arg4] {in_bounds = [true]} : vector<2xi64>, tensor<2xi64>
    %5 = tensor.empty() : tensor<5xi64>
    %6 = vector.transfer_write %2, %5[%arg5] {in_bounds = [true]} : vector<5xi64>, tensor<5xi64>
    %generated = tensor.generate %arg2 {
    ^bb0(%arg7: index, %arg8: index):
      %10 = arith.index_castui %arg5 : index to i16
      tensor.yield %10 : i16
    } : tensor<6x?xi16>
    %7 = tensor.empty() : tensor<6x2xi16>
    %c7_i16 = arith.constant 7 : i16
    %8 = linalg.fill ins(%c7_i16 : i16) outs(%7 : tensor<6x2xi16>) -> tensor<6x2xi16>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %9 = scf.for %arg7 = %c0_0 to %arg6 step %c1 iter_args(%arg8 = %8) -> (tensor<6x2xi16>) {
      %c0_1 = arith.constant 0 : index
      %10 = arith.subi %c0_1, %arg7 : index
      %padded = tensor.pad %generated nofold low[%arg7, 1] high[%10, 0] {
      ^bb0(%arg9: index, %arg10: index):
        %c-1_i16 = arith.constant -1 : i16
        tensor.yield %c-1_i16 : i16
      } : tensor<6x?xi16> to tensor<?x?xi16>
      %cast = tensor.cast %padded : tensor<?x?xi16> to tensor<6x2xi16>
      scf.yield %cast : tensor<6x2xi16>
    }
    return %4, %6, %generated, %9 : tensor<2xi64>, tensor<5xi64>, tensor<6x?xi16>, tensor<6x2xi16>
  }
}

