// Two of three dimensions of size 1. Expected: a memref.subview. Wrong: one whose type does not verify.
func.func @part() -> tensor<1x1xi32> {
  %a = arith.constant dense<5> : tensor<1x1x1xi32>
  %p = tensor.extract_slice %a[0, 0, 0] [1, 1, 1] [1, 2, 1] : tensor<1x1x1xi32> to tensor<1x1xi32>
  return %p : tensor<1x1xi32>
}
