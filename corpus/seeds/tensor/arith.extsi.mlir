// Brings arith.extsi, arith.muli, math.ctlz, math.ctpop.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x2x5x1xcomplex<f16>> {padlab.extents = array<i64: 5>}, %arg1: si16, %arg2: tensor<i32>, %arg3: tensor<2x4xi32>, %arg4: tensor<2x4xi32>) -> (tensor<7xsi16>, tensor<?x4xi32>, i32) attributes {padlab.seed = 276557130 : i64} {
    %generated = tensor.generate  {
    ^bb0(%arg5: index):
      tensor.yield %arg1 : si16
    } : tensor<7xsi16>
    %extracted_slice = tensor.extract_slice %arg2[] [] [] : tensor<i32> to tensor<i32>
    %extracted = tensor.extract %extracted_slice[] : tensor<i32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg4, %c0 : tensor<2x4xi32>
    %0 = tensor.empty(%dim) : tensor<?x4xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = linalg.fill ins(%c7_i32 : i32) outs(%0 : tensor<?x4xi32>) -> tensor<?x4xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg4 : tensor<2x4xi32>, tensor<2x4xi32>) outs(%1 : tensor<?x4xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %3 = arith.muli %out, %in_0 : i32
      %4 = arith.cmpi uge, %out, %out : i32
      %5 = arith.select %4, %in_0, %in : i32
      %6 = math.ctpop %5 : i32
      %7 = arith.extsi %4 : i1 to i32
      %8 = math.ctlz %7 : i32
      linalg.yield %8 : i32
    } -> tensor<?x4xi32>
    return %generated, %2, %extracted : tensor<7xsi16>, tensor<?x4xi32>, i32
  }
}

