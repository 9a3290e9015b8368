// Brings arith.negf, cf.br, cf.cond_br, func.call, math.absf, math.copysign, math.cos, math.exp, memref.dma_start, memref.dma_wait, vector.shape_cast.
module {
  func.func private @f1(%arg0: f8E4M3FN, %arg1: f8E4M3FN) -> f8E4M3FN {
    %false = arith.constant false
    %0 = arith.select %false, %arg1, %arg0 : f8E4M3FN
    return %0 : f8E4M3FN
  }
  func.func @main(%arg0: f8E4M3FN, %arg1: index {padlab.value = 4 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 5 : index}, %arg4: index {padlab.value = 3 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = 4 : index}) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, i8, i64, f8E4M3FN, f8E4M3FN, tensor<?x?x?x?xf64>) attributes {padlab.passes = "cse,control-flow-sink,one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops unknown-type-conversion=identity-layout-map},resolve-ranked-shaped-type-result-dims,sroa,int-range-optimizations,cse", padlab.seed = 226287821 : i64} {
    %alloc = memref.alloc() : memref<f8E4M3FN>
    memref.store %arg0, %alloc[] : memref<f8E4M3FN>
    %cst = arith.constant 1.500000e+00 : f64
    %generated = tensor.generate %arg3, %arg4, %arg5, %arg6 {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      tensor.yield %cst : f64
    } : tensor<?x?x?x?xf64>
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %c0_i64 = arith.constant 0 : i64
    memref.store %arg0, %alloc[] : memref<f8E4M3FN>
    %0 = arith.negf %arg0 : f8E4M3FN
    cf.br ^bb2(%0 : f8E4M3FN)
  ^bb2(%1: f8E4M3FN):  // 2 preds: ^bb1, ^bb3
    %2 = math.absf %1 : f8E4M3FN
    %3 = arith.mulf %2, %1 : f8E4M3FN
    %4 = call @f1(%3, %3) : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
    %cst_0 = arith.constant dense<[[-8, 1, -1], [3, 0, 0]]> : vector<2x3xi8>
    %c-5_i64 = arith.constant -5 : i64
    %5 = memref.load %alloc[] : memref<f8E4M3FN>
    %cst_1 = arith.constant dense<0x7F> : tensor<f8E4M3FN>
    %6 = bufferization.to_buffer %cst_1 read_only : tensor<f8E4M3FN> to memref<f8E4M3FN>
    memref.copy %6, %alloc : memref<f8E4M3FN> to memref<f8E4M3FN>
    %7 = arith.addf %5, %3 : f8E4M3FN
    %8 = math.absf %7 : f8E4M3FN
    memref.dealloc %alloc : memref<f8E4M3FN>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %9 = arith.muli %c0, %c3 : index
    %10 = arith.addi %9, %arg2 : index
    %11 = vector.shape_cast %cst_0 : vector<2x3xi8> to vector<6xi8>
    %12 = vector.extract %11[%10] : i8 from vector<6xi8>
    return %1, %3, %4, %12, %c-5_i64, %5, %8, %generated : f8E4M3FN, f8E4M3FN, f8E4M3FN, i8, i64, f8E4M3FN, f8E4M3FN, tensor<?x?x?x?xf64>
  ^bb3:  // pred: ^bb0
    %cst_2 = arith.constant dense<[-3.000000e+00, 1.000000e+00, 6.000000e+00, -0.000000e+00, 7.500000e-01]> : tensor<5xf8E4M3FN>
    %c5 = arith.constant 5 : index
    %alloc_3 = memref.alloc(%c5) : memref<?xf8E4M3FN, 1>
    %cast = tensor.cast %cst_2 : tensor<5xf8E4M3FN> to tensor<?xf8E4M3FN>
    %13 = bufferization.to_buffer %cast read_only : tensor<?xf8E4M3FN> to memref<?xf8E4M3FN>
    memref.copy %13, %alloc_3 : memref<?xf8E4M3FN> to memref<?xf8E4M3FN, 1>
    %alloc_4 = memref.alloc() : memref<1xi32>
    %c0_5 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.dma_start %alloc[], %alloc_3[%arg1], %c1, %alloc_4[%c0_5] : memref<f8E4M3FN>, memref<?xf8E4M3FN, 1>, memref<1xi32>
    %14 = arith.negf %arg0 : f8E4M3FN
    %cst_6 = arith.constant -0.000000e+00 : f8E4M3FN
    %15 = math.copysign %14, %cst_6 : f8E4M3FN
    %16 = math.cos %15 : f8E4M3FN
    %17 = math.exp %16 : f8E4M3FN
    memref.dma_wait %alloc_4[%c0_5], %c1 : memref<1xi32>
    memref.dealloc %alloc_4 : memref<1xi32>
    memref.dealloc %alloc_3 : memref<?xf8E4M3FN, 1>
    cf.br ^bb2(%arg0 : f8E4M3FN)
  }
}

