// Brings complex.im, complex.re.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xcomplex<f32>> {padlab.extents = array<i64: 0, 1>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 3 : index}) -> (f32, tensor<0x?xcomplex<f32>>, tensor<0x?xcomplex<f32>>, f32, tensor<0x1xf32>) attributes {padlab.seed = 430384160 : i64} {
    %0 = std.constant 1 : index
    %1 = std.alloc(%0) : memref<0x?xcomplex<f32>>
    %2 = std.tensor_cast %arg0 : tensor<?x?xcomplex<f32>> to tensor<0x?xcomplex<f32>>
    std.tensor_store %2, %1 : memref<0x?xcomplex<f32>>
    %3 = std.constant dense<[[5.000000e-01, 5.000000e-01], [2.000000e+00, 6.000000e+00], [0.000000e+00, 5.000000e-01], [0.000000e+00, 0.000000e+00], [5.000000e-01, 5.000000e-01]]> : vector<5x2xf32>
    %4 = tensor.empty() : tensor<0x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<0x?xcomplex<f32>>) outs(%4 : tensor<0x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %cst = arith.constant 2.500000e+00 : f32
      %cst_0 = arith.constant -5.000000e-01 : f32
      %32 = complex.re %in : complex<f32>
      %33 = arith.addf %cst_0, %32 : f32
      %34 = arith.negf %33 : f32
      %35 = complex.im %in : complex<f32>
      %36 = arith.negf %35 : f32
      linalg.yield %36 : f32
    } -> tensor<0x1xf32>
    %6 = std.memref_cast %1 : memref<0x?xcomplex<f32>> to memref<?x?xcomplex<f32>>
    %7 = std.tensor_load %1 : memref<0x?xcomplex<f32>>
    %8 = std.constant dense<> : tensor<0x1xi1>
    %9 = std.tensor_cast %8 : tensor<0x1xi1> to tensor<0x?xi1>
    %10 = std.constant dense<(2.000000e+00,1.000000e+00)> : tensor<0x1xcomplex<f32>>
    %11 = std.tensor_cast %10 : tensor<0x1xcomplex<f32>> to tensor<0x?xcomplex<f32>>
    %12 = std.select %9, %7, %11 : tensor<0x?xcomplex<f32>>
    %13 = std.constant dense<> : tensor<0x1xi1>
    %14 = std.tensor_cast %13 : tensor<0x1xi1> to tensor<0x?xi1>
    %15 = std.select %14, %7, %12 : tensor<0x?xcomplex<f32>>
    %16 = std.constant dense<> : tensor<0x1xi1>
    %17 = std.tensor_cast %16 : tensor<0x1xi1> to tensor<0x?xi1>
    %18 = std.select %17, %7, %15 : tensor<0x?xcomplex<f32>>
    %19 = std.constant dense<1.000000e+00> : vector<5x2xf32>
    %20 = std.copysign %3, %19 : vector<5x2xf32>
    %21 = std.constant false
    std.cond_br %21, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    std.br ^bb2(%20 : vector<5x2xf32>)
  ^bb2(%22: vector<5x2xf32>):  // 2 preds: ^bb1, ^bb3
    std.dealloc %1 : memref<0x?xcomplex<f32>>
    %23 = std.constant 1 : index
    %24 = std.extract_element %3[%23, %arg1] : vector<5x2xf32>
    %25 = std.constant 0 : index
    %26 = std.extract_element %22[%arg2, %25] : vector<5x2xf32>
    std.return %24, %7, %18, %26, %5 : f32, tensor<0x?xcomplex<f32>>, tensor<0x?xcomplex<f32>>, f32, tensor<0x1xf32>
  ^bb3:  // pred: ^bb0
    %27 = std.constant 2 : index
    %28 = std.constant 0 : index
    %29 = std.extract_element %20[%27, %28] : vector<5x2xf32>
    %30 = std.constant dense<[[false, false], [false, false], [false, false], [false, true], [false, false]]> : vector<5x2xi1>
    %31 = std.select %30, %20, %20 : vector<5x2xf32>
    std.br ^bb2(%31 : vector<5x2xf32>)
  }
}

