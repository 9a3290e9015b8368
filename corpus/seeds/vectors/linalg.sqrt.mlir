// Brings linalg.sqrt, math.sqrt.
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: i8, %arg1: tensor<i16>, %arg2: index {padlab.value = 0 : index}, %arg3: i16, %arg4: tensor<i1>, %arg5: tensor<f16>, %arg6: tensor<i1>) -> (tensor<i8>, tensor<i8>, tensor<i16>, tensor<i8>, tensor<i8>, tensor<i16>, tensor<i1>) attributes {padlab.seed = 3815774985 : i64} {
    %alloca = memref.alloca() : memref<i8>
    %cst = arith.constant dense<0> : vector<i8>
    vector.store %cst, %alloca[] : memref<i8>, vector<i8>
    %0 = vector.transfer_read %alloca[], %arg0 : memref<i8>, vector<i8>
    %c7_i8 = arith.constant 7 : i8
    %1 = vector.transfer_read %alloca[], %c7_i8 : memref<i8>, vector<i8>
    %alloc = memref.alloc() : memref<i16>
    %c0 = arith.constant 0 : index
    %c5_i16 = arith.constant 5 : i16
    %2 = vector.transfer_read %arg1[], %c5_i16 : tensor<i16>, vector<i16>
    vector.store %2, %alloc[] : memref<i16>, vector<i16>
    %3 = vector.transfer_read %alloc[], %arg3 : memref<i16>, vector<i16>
    %c-7_i8 = arith.constant -7 : i8
    %4 = vector.transfer_read %alloca[], %c-7_i8 : memref<i8>, vector<i8>
    %c3_i8 = arith.constant 3 : i8
    %5 = vector.transfer_read %alloca[], %c3_i8 : memref<i8>, vector<i8>
    %6 = vector.transfer_read %alloc[], %arg3 : memref<i16>, vector<i16>
    memref.dealloc %alloc : memref<i16>
    %c0_0 = arith.constant 0 : index
    %7 = tensor.empty() : tensor<i8>
    %8 = vector.transfer_write %0, %7[] : vector<i8>, tensor<i8>
    %c0_1 = arith.constant 0 : index
    %9 = tensor.empty() : tensor<i8>
    %10 = vector.transfer_write %1, %9[] : vector<i8>, tensor<i8>
    %c0_2 = arith.constant 0 : index
    %11 = tensor.empty() : tensor<i16>
    %12 = vector.transfer_write %3, %11[] : vector<i16>, tensor<i16>
    %13 = tensor.empty() : tensor<i8>
    %14 = vector.transfer_write %4, %13[] : vector<i8>, tensor<i8>
    %c0_3 = arith.constant 0 : index
    %15 = tensor.empty() : tensor<f16>
    %16 = linalg.sqrt ins(%arg5 : tensor<f16>) outs(%15 : tensor<f16>) -> tensor<f16>
    %17 = tensor.empty() : tensor<i8>
    %18 = vector.transfer_write %5, %17[] : vector<i8>, tensor<i8>
    %19 = tensor.empty() : tensor<i16>
    %20 = vector.transfer_write %6, %19[] : vector<i16>, tensor<i16>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%arg4, %16, %arg6 : tensor<i1>, tensor<f16>, tensor<i1>) outs(%arg6 : tensor<i1>) {
    ^bb0(%in: i1, %in_4: f16, %in_5: i1, %out: i1):
      %cst_6 = arith.constant 0.000000e+00 : f16
      %22 = arith.cmpf ueq, %in_4, %cst_6 : f16
      %23 = arith.ori %in, %in : i1
      %cst_7 = arith.constant -1.500000e+00 : f16
      %24 = arith.cmpf oeq, %in_4, %cst_7 : f16
      %25 = arith.minsi %23, %24 : i1
      linalg.yield %25 : i1
    } -> tensor<i1>
    return %8, %10, %12, %14, %18, %20, %21 : tensor<i8>, tensor<i8>, tensor<i16>, tensor<i8>, tensor<i8>, tensor<i16>, tensor<i1>
  }
}

