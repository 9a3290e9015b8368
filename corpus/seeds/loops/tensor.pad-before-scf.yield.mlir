// Brings tensor.pad before scf.yield.
#map = affine_map<() -> (4, 6)>
#set = affine_set<() : (0 >= 0, 0 >= 0)>
module {
  func.func @main(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) attributes {padlab.seed = 2328567413 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<i32> to memref<i32>
    %alloc = memref.alloc() : memref<i32>
    %c0_i32 = arith.constant 0 : i32
    %c-7_i32 = arith.constant -7 : i32
    %c7_i32 = arith.constant 7 : i32
    %1 = arith.addi %c-7_i32, %c7_i32 : i32
    memref.store %1, %alloc[] : memref<i32>
    %alloc_0 = memref.alloc() : memref<i32>
    %c-7_i32_1 = arith.constant -7 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %2 = arith.ori %c-1_i32, %c0_i32_2 : i32
    %3 = arith.ori %2, %2 : i32
    %c-2_i32 = arith.constant -2 : i32
    %4 = arith.andi %3, %c-2_i32 : i32
    memref.store %4, %alloc_0[] : memref<i32>
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c3 = arith.constant 3 : index
    scf.forall (%arg1) = (0) to (10) step (3) {
      %15 = arith.index_cast %arg1 : index to i32
      %c2_i32 = arith.constant 2 : i32
      %c1_i32 = arith.constant 1 : i32
      %c3_i32_5 = arith.constant 3 : i32
      %16 = arith.cmpi ult, %c1_i32, %c3_i32_5 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %17 = arith.select %16, %c2_i32_6, %c1_i32_7 : i32
      %c7_i32_8 = arith.constant 7 : i32
      %c-7_i32_9 = arith.constant -7 : i32
      %c1_i32_10 = arith.constant 1 : i32
      %18 = arith.addi %c-7_i32_9, %c1_i32_10 : i32
      %19:3 = affine.if #set() -> (i32, i32, i32) {
        affine.for %arg2 = -6 to min #map() {
          %alloc_11 = memref.alloc() : memref<i32>
          %21 = arith.index_cast %arg1 : index to i32
          %22 = arith.index_castui %arg1 : index to i32
          %23 = arith.index_cast %arg1 : index to i32
          %24 = arith.subi %22, %23 : i32
          memref.store %24, %alloc_11[] : memref<i32>
          %25 = memref.load %alloc_11[] : memref<i32>
          %26 = arith.minui %25, %25 : i32
          memref.store %26, %alloc_11[] : memref<i32>
          %27 = arith.index_cast %arg1 : index to i32
          %c2_i32_12 = arith.constant 2 : i32
          %28 = arith.ori %25, %c2_i32_12 : i32
          memref.store %28, %alloc_11[] : memref<i32>
          memref.dealloc %alloc_11 : memref<i32>
        }
        %20 = memref.load %0[] : memref<i32>
        affine.yield %20, %20, %20 : i32, i32, i32
      } else {
        %20 = memref.load %alloc_0[] : memref<i32>
        %21 = arith.index_cast %arg1 : index to i32
        %22 = arith.index_cast %arg1 : index to i32
        %23 = arith.index_castui %arg1 : index to i32
        %24 = arith.minsi %22, %23 : i32
        %25 = arith.muli %20, %20 : i32
        %26 = arith.index_cast %arg1 : index to i32
        %27 = arith.minsi %25, %26 : i32
        affine.yield %17, %24, %27 : i32, i32, i32
      }
    }
    %5 = memref.load %alloc_0[] : memref<i32>
    %c3_i32 = arith.constant 3 : i32
    %6 = arith.remsi %5, %c3_i32 : i32
    %c-7_i32_3 = arith.constant -7 : i32
    %c5_i32 = arith.constant 5 : i32
    %7 = arith.maxsi %c-7_i32_3, %c5_i32 : i32
    %c-2_i32_4 = arith.constant -2 : i32
    %8 = arith.maxui %5, %c-2_i32_4 : i32
    memref.store %8, %alloc[] : memref<i32>
    %9 = bufferization.to_tensor %alloc restrict : memref<i32> to tensor<i32>
    %10 = bufferization.to_tensor %alloc_0 restrict : memref<i32> to tensor<i32>
    %11 = arith.trunci %6 : i32 to i1
    %true = arith.constant true
    %12 = arith.index_cast %c10 : index to i1
    %13 = arith.maxui %true, %12 : i1
    %14 = scf.if %13 -> (tensor<i32>) {
      %padded = tensor.pad %10 nofold low[] high[] {
        %c-1_i32_5 = arith.constant -1 : i32
        tensor.yield %c-1_i32_5 : i32
      } : tensor<i32> to tensor<i32>
      scf.yield %padded : tensor<i32>
    } else {
      %c0_i32_5 = arith.constant 0 : i32
      %padded = tensor.pad %10 nofold low[] high[] {
        %c100_i32 = arith.constant 100 : i32
        tensor.yield %c0_i32_5 : i32
      } : tensor<i32> to tensor<i32>
      scf.yield %9 : tensor<i32>
    }
    return %9, %14 : tensor<i32>, tensor<i32>
  }
}

