// From tensor.generate and tensor.pad, a value of the region and one around it.
func.func @main(%n: index {padlab.value = 3 : index}, %v: complex<f32>) -> tensor<5xcomplex<f32>>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<?xindex>
  %1 = tensor.cast %0 : tensor<?xindex> to tensor<3xindex>
  %e = arith.constant dense<[0, 1, 2]> : tensor<3xindex>
  check.expect_eq(%1, %e) : tensor<3xindex>
  %s = tensor.splat %v : tensor<3xcomplex<f32>>
  %2 = tensor.pad %s low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : complex<f32>
  } : tensor<3xcomplex<f32>> to tensor<5xcomplex<f32>>
  %all = tensor.splat %v : tensor<5xcomplex<f32>>
  check.expect_eq(%2, %all) : tensor<5xcomplex<f32>>
  return %2 : tensor<5xcomplex<f32>>
}

// -----
// EXPECT-ERROR: expects parent op to be one of 'tensor.generate, tensor.pad'
func.func @main(%v: f32) attributes {padlab.seed = 1 : i64} {
  "scf.execute_region"() ({
    tensor.yield %v : f32
  }) : () -> ()
  return
}

// -----
// EXPECT-ERROR: body must be terminated with a `yield` operation of the tensor element type
func.func @main(%v: f64) -> tensor<2xf32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %v : f64
  } : tensor<2xf32>
  return %0 : tensor<2xf32>
}
