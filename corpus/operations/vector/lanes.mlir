// Lanes in memory: masked, spread, gathered.

func.func @main(%t: tensor<6xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<6xi32>) attributes {padlab.seed = 5 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0 : i32
  %all = vector.transfer_read %t[%c0], %p {in_bounds = [true]} : tensor<6xi32>, vector<6xi32>
  %b = memref.alloc() : memref<6xi32>
  vector.store %all, %b[%c0] : memref<6xi32>, vector<6xi32>
  %m = arith.constant dense<[true, false, true]> : vector<3xi1>
  %v = arith.constant dense<[7, 8, 9]> : vector<3xi32>
  %i = arith.constant dense<[3, 100, 1]> : vector<3xi8>
  %0 = vector.maskedload %b[%c1], %m, %v : memref<6xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  %e = vector.extract %0[1] : i32 from vector<3xi32>
  %eight = arith.constant 8 : i32
  check.expect_eq(%e, %eight) : i32
  %1 = vector.expandload %b[%c4], %m, %v : memref<6xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  %2 = vector.gather %b[%c1][%i], %m, %v : memref<6xi32>, vector<3xi8>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  vector.maskedstore %b[%c1], %m, %v : memref<6xi32>, vector<3xi1>, vector<3xi32>
  vector.compressstore %b[%c4], %m, %v : memref<6xi32>, vector<3xi1>, vector<3xi32>
  vector.scatter %b[%c0][%i], %m, %v : memref<6xi32>, vector<3xi8>, vector<3xi1>, vector<3xi32>
  %3 = vector.load %b[%c0] : memref<6xi32>, vector<6xi32>
  memref.dealloc %b : memref<6xi32>
  %out = tensor.empty() : tensor<3xi32>
  %w0 = vector.transfer_write %0, %out[%c0] {in_bounds = [true]} : vector<3xi32>, tensor<3xi32>
  %w1 = vector.transfer_write %1, %out[%c0] {in_bounds = [true]} : vector<3xi32>, tensor<3xi32>
  %w2 = vector.transfer_write %2, %out[%c0] {in_bounds = [true]} : vector<3xi32>, tensor<3xi32>
  %out6 = tensor.empty() : tensor<6xi32>
  %w3 = vector.transfer_write %3, %out6[%c0] {in_bounds = [true]} : vector<6xi32>, tensor<6xi32>
  return %w0, %w1, %w2, %w3 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<6xi32>
}

// -----

// Parts, orders, bits; a loop carries them.
func.func @main(%t: tensor<2x4xi8>, %n: index {padlab.value = 2 : index}) -> (tensor<2x2xi16>, tensor<2x2xi8>, tensor<4xindex>) attributes {padlab.seed = 5 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 0 : i8
  %v = vector.transfer_read %t[%c0, %c0], %p {in_bounds = [true, true]} : tensor<2x4xi8>, vector<2x4xi8>
  %bits = vector.bitcast %v : vector<2x4xi8> to vector<2x2xi16>
  %o = tensor.empty() : tensor<2x2xi16>
  %w = vector.transfer_write %bits, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xi16>, tensor<2x2xi16>
  %even, %odd = vector.deinterleave %v : vector<2x4xi8> -> vector<2x2xi8>
  %both = vector.interleave %odd, %even : vector<2x2xi8> -> vector<2x4xi8>
  %part = "vector.extract_strided_slice"(%both) <{offsets = [1, 1], sizes = [1, 2], strides = [1, 1]}> : (vector<2x4xi8>) -> vector<1x2xi8>
  %mixed = vector.shuffle %part, %even [2, 0] : vector<1x2xi8>, vector<2x2xi8>
  %init = arith.constant dense<0> : vector<2x2xi8>
  %loop = scf.for %i = %c0 to %n step %c1 iter_args(%x = %init) -> (vector<2x2xi8>) {
    %row = vector.extract %mixed[%i] : vector<2xi8> from vector<2x2xi8>
    %next = "vector.insert_strided_slice"(%row, %x) <{offsets = [1, 0], strides = [1]}> : (vector<2xi8>, vector<2x2xi8>) -> vector<2x2xi8>
    %sum = arith.addi %next, %x : vector<2x2xi8>
    scf.yield %sum : vector<2x2xi8>
  }
  %q = tensor.empty() : tensor<2x2xi8>
  %y = vector.transfer_write %loop, %q[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xi8>, tensor<2x2xi8>
  %step = vector.step : vector<4xindex>
  %r = tensor.empty() : tensor<4xindex>
  %z = vector.transfer_write %step, %r[%c0] {in_bounds = [true]} : vector<4xindex>, tensor<4xindex>
  %last = vector.extract %step[3] : index from vector<4xindex>
  %three = arith.constant 3 : index
  check.expect_eq(%last, %three) : index
  return %w, %y, %z : tensor<2x2xi16>, tensor<2x2xi8>, tensor<4xindex>
}
