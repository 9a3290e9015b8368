module attributes {transform.with_named_sequence} {

// Transposes [[1, 2], [3, 4]]. The pass makes a view that does not verify.
func.func @transpose(%a: memref<2x2xi32>, %b: memref<2x2xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<2x2xi32>) outs(%b : memref<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}
func.func @main() {
  %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %a = bufferization.to_buffer %t : tensor<2x2xi32> to memref<2x2xi32>
  %b = memref.alloc() : memref<2x2xi32>
  call @transpose(%a, %b) : (memref<2x2xi32>, memref<2x2xi32>) -> ()
  %printed = memref.cast %b : memref<2x2xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %generic = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.flatten_elementwise %generic : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
