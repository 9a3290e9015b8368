// Brings affine.load, affine.store, arith.constant, arith.shrsi, func.func, func.return, linalg.fill, linalg.yield, memref.alloc.
module {
  func.func @main() -> i64 attributes {padlab.seed = 3704046993 : i64} {
    %c40 = arith.constant 40 : index
    %alloc = memref.alloc(%c40) : memref<?xi64>
    %c5_i64 = arith.constant 5 : i64
    %c48_i64 = arith.constant 48 : i64
    %0 = arith.shrsi %c5_i64, %c48_i64 : i64
    linalg.fill ins(%0 : i64) outs(%alloc : memref<?xi64>)
    %1 = affine.load %alloc[24] : memref<?xi64>
    affine.store %1, %alloc[4] : memref<?xi64>
    return %1 : i64
  }
}

