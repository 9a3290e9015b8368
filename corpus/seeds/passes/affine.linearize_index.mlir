// Brings affine.linearize_index.
module {
  func.func @main(%arg0: tensor<9x3xi8>) -> tensor<9x3xi8> attributes {padlab.passes = "convert-linalg-to-parallel-loops,func.func(affine-raise-from-memref),canonicalize{max-iterations=1 max-num-rewrites=10},math-uplift-to-fma,math-expand-ops{ops=ceilf},convert-scf-to-cf", padlab.seed = 2571476543 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<9x3xi8> to memref<9x3xi8>
    %alloc = memref.alloc() : memref<9x3xi8>
    %c3_i8 = arith.constant 3 : i8
    linalg.fill ins(%c3_i8 : i8) outs(%alloc : memref<9x3xi8>)
    %c0 = arith.constant 0 : index
    %1 = affine.linearize_index disjoint [%c0] by (1) : index
    %2 = bufferization.to_tensor %alloc restrict : memref<9x3xi8> to tensor<9x3xi8>
    return %2 : tensor<9x3xi8>
  }
}

