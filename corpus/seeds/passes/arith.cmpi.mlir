// Brings arith.cmpi, arith.ori, arith.remsi, arith.select, memref.dealloc, vector.broadcast, vector.extract.
module {
  func.func @main(%arg0: i16, %arg1: index {padlab.value = 3 : index}) -> (i1, i16, i16) attributes {padlab.passes = "convert-linalg-to-affine-loops,generate-runtime-verification,fold-memref-alias-ops,lower-affine,fold-memref-alias-ops", padlab.seed = 2314256766 : i64} {
    %0 = arith.cmpi sge, %arg0, %arg0 : i16
    %alloc = memref.alloc() : memref<i1>
    memref.store %0, %alloc[] : memref<i1>
    %c5_i16 = arith.constant 5 : i16
    %1 = vector.broadcast %c5_i16 : i16 to vector<8xi16>
    %2 = vector.extract %1[%arg1] : i16 from vector<8xi16>
    %c-2_i16 = arith.constant -2 : i16
    %3 = arith.select %0, %c-2_i16, %2 : i16
    %c32767_i16 = arith.constant 32767 : i16
    %4 = arith.andi %2, %c32767_i16 : i16
    %c1_i16 = arith.constant 1 : i16
    %5 = arith.ori %4, %c1_i16 : i16
    %6 = arith.remsi %3, %5 : i16
    memref.dealloc %alloc : memref<i1>
    %c1 = arith.constant 1 : index
    %7 = vector.extract %1[1] : i16 from vector<8xi16>
    return %0, %7, %6 : i1, i16, i16
  }
}

