// Sums of products, in a padded result, large enough for several threads.
func.func @product_pad(%a: tensor<?x64xf32>, %b: tensor<64x96xf32>) -> tensor<?x100xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %border = arith.constant 9.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%m) : tensor<?x96xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x96xf32>) -> tensor<?x96xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x96xf32>)
      outs(%f : tensor<?x96xf32>) -> tensor<?x96xf32>
  %p = tensor.pad %r low[1, 2] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %border : f32
  } : tensor<?x96xf32> to tensor<?x100xf32>
  return %p : tensor<?x100xf32>
}
