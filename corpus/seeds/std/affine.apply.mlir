// Brings affine.apply, scf.forall, scf.forall.in_parallel, std.call, std.select, tensor.parallel_insert_slice.
#map = affine_map<(d0) -> (d0 * 3)>
module {
  func.func private @f1(%arg0: tensor<5x3xbf16>, %arg1: tensor<5x3xbf16>) -> tensor<5x3xbf16> {
    %0 = std.constant dense<[[true, false, false], [false, false, true], [true, true, true], [false, false, false], [false, true, true]]> : tensor<5x3xi1>
    %1 = std.select %0, %arg1, %arg0 : tensor<5x3xbf16>
    std.return %1 : tensor<5x3xbf16>
  }
  func.func @main(%arg0: bf16, %arg1: tensor<5x3xbf16>, %arg2: tensor<bf16>, %arg3: tensor<3x3xbf16>) -> (tensor<5x3xbf16>, tensor<bf16>, tensor<5x3xbf16>) attributes {padlab.seed = 2237612982 : i64} {
    %0 = std.call @f1(%arg1, %arg1) : (tensor<5x3xbf16>, tensor<5x3xbf16>) -> tensor<5x3xbf16>
    %1 = std.splat %arg0 : tensor<bf16>
    %2 = scf.forall (%arg4) in (1) shared_outs(%arg5 = %arg1) -> (tensor<5x3xbf16>) {
      %3 = affine.apply #map(%arg4)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg3 into %arg5[%3, 0] [3, 3] [1, 1] : tensor<3x3xbf16> into tensor<5x3xbf16>
      }
    }
    std.return %0, %1, %2 : tensor<5x3xbf16>, tensor<bf16>, tensor<5x3xbf16>
  }
}

