// The library of the runtime has f16 only with equal widths, and ends the process otherwise: this is no crash of upstream's code.
// RUN: not padlab-diff %s --pipelines=sparse-library | FileCheck %s
// RUN: padlab-diff %s --pipelines=sparse | FileCheck %s --check-prefix=WITHOUT

// CHECK: unsupported sparse-library: exited with code 1
// WITHOUT: agree (sparse)
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 32, crdWidth = 16 }>
func.func @main() -> tensor<4xf16> attributes {padlab.seed = 1 : i64} {
  %dense = arith.constant dense<[1.0, 0.0, 2.0, 0.0]> : tensor<4xf16>
  %0 = sparse_tensor.convert %dense : tensor<4xf16> to tensor<4xf16, #vector>
  %1 = sparse_tensor.convert %0 : tensor<4xf16, #vector> to tensor<4xf16>
  return %1 : tensor<4xf16>
}
