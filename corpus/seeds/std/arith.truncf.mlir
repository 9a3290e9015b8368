// Brings arith.truncf.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<i33>, %arg1: tensor<?xf16> {padlab.extents = array<i64: 6>}, %arg2: tensor<?xf32> {padlab.extents = array<i64: 5>}, %arg3: index {padlab.value = 5 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 0 : index}) -> (i4, tensor<f8E4M3FN>) attributes {padlab.seed = 1765899305 : i64} {
    %0 = std.constant dense<[-2, -3, 3, 5, -1]> : vector<5xi4>
    %1 = std.alloc(%arg3) : memref<?xf32, 1>
    std.tensor_store %arg2, %1 : memref<?xf32, 1>
    %2 = std.extract_element %0[%arg4] : vector<5xi4>
    %3 = std.cmpi "ule", %arg0, %arg0 : tensor<i33>
    %4 = std.constant 0 : index
    %5 = std.constant 1 : index
    %6 = tensor.empty() : tensor<f8E4M3FN>
    %cst = arith.constant 1.500000e+00 : f8E4M3FN
    %7 = linalg.fill ins(%cst : f8E4M3FN) outs(%6 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg1 : tensor<?xf16>) outs(%7 : tensor<f8E4M3FN>) {
    ^bb0(%in: f16, %out: f8E4M3FN):
      %17 = arith.extf %in : f16 to f32
      %18 = arith.truncf %17 : f32 to f8E4M3FN
      %19 = arith.minimumf %out, %18 : f8E4M3FN
      linalg.yield %19 : f8E4M3FN
    } -> tensor<f8E4M3FN>
    std.br ^bb1(%4, %3 : index, tensor<i1>)
  ^bb1(%9: index, %10: tensor<i1>):  // 2 preds: ^bb0, ^bb2
    %11 = std.cmpi "slt", %9, %arg5 : index
    std.cond_br %11, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %12 = std.constant 0.000000e+00 : f32
    %13 = std.constant 2 : index
    std.store %12, %1[%13] : memref<?xf32, 1>
    %14 = std.addi %9, %5 : index
    %15 = std.constant dense<false> : tensor<i1>
    %16 = std.addi %10, %15 : tensor<i1>
    std.br ^bb1(%14, %16 : index, tensor<i1>)
  ^bb3:  // pred: ^bb1
    std.dealloc %1 : memref<?xf32, 1>
    std.return %2, %8 : i4, tensor<f8E4M3FN>
  }
}

