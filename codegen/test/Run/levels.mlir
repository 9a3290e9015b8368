// The lowering takes a program up wherever a subject leaves it, and the entry
// stays one of tensors: here buffers that results share with arguments, a
// dynamic layout, affine loops, vectors that reach beyond a buffer, parallel
// loops, branches, deallocations, and half of a bufferization.
//
// RUN: padlab-run %s --pipeline=reference | FileCheck %s
// RUN: padlab-run %s --pipeline='{one-shot-bufferize{bufferize-function-boundaries}}' | FileCheck %s
// RUN: padlab-run %s --pipeline='{one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map},convert-linalg-to-affine-loops,func.func(affine-super-vectorize{virtual-vector-size=4})}' | FileCheck %s
// RUN: padlab-run %s --pipeline='{one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-parallel-loops}' | FileCheck %s
// RUN: padlab-run %s --pipeline='{one-shot-bufferize{bufferize-function-boundaries},buffer-deallocation-pipeline,convert-linalg-to-loops,convert-scf-to-cf}' | FileCheck %s
// RUN: padlab-run %s --pipeline='{one-shot-bufferize{bufferize-function-boundaries},ownership-based-buffer-deallocation}' | FileCheck %s
// RUN: padlab-run %s --pipeline='{one-shot-bufferize}' | FileCheck %s
// RUN: padlab-run %s --pipeline='{one-shot-bufferize{dialect-filter=tensor}}' | FileCheck %s

// RUN: padlab-run %s --pipeline='{one-shot-bufferize{bufferize-function-boundaries}}' --print-ir-after-subject \
// RUN:   | FileCheck %s --check-prefix=ENTRY
// ENTRY: func.func private @main_0(%{{.*}}: memref<
// ENTRY: func.func @main(%{{.*}}: tensor<2x3xi32>{{.*}}, %{{.*}}: tensor<?x2xi32>{{.*}}) -> (tensor<2x3xi32>, tensor<?x2xi32>, tensor<?x?xi32>, tensor<1x2xi32>)

// CHECK: {{\[}}[1, 2, 3], [4, 5, 6]]
// CHECK: {{\[}}[0, 1], [2, 3], [4, 5]]
// CHECK: {{\[}}[16, 22], [34, 49]]
// CHECK: {{\[}}[2, 3]]
func.func @main(
    %a: tensor<2x3xi32> {padlab.value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>},
    %b: tensor<?x2xi32> {padlab.extents = array<i64: 3>, padlab.value = dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi32>})
    -> (tensor<2x3xi32>, tensor<?x2xi32>, tensor<?x?xi32>, tensor<1x2xi32>)
    attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %c2 = arith.constant 2 : index
  %init = tensor.empty(%c2, %c2) : tensor<?x?xi32>
  %fill = linalg.fill ins(%zero : i32) outs(%init : tensor<?x?xi32>) -> tensor<?x?xi32>
  %all = tensor.cast %a : tensor<2x3xi32> to tensor<?x?xi32>
  %any = tensor.cast %b : tensor<?x2xi32> to tensor<?x?xi32>
  %product = linalg.matmul ins(%all, %any : tensor<?x?xi32>, tensor<?x?xi32>)
      outs(%fill : tensor<?x?xi32>) -> tensor<?x?xi32>
  %row = tensor.extract_slice %b[1, 0] [1, 2] [1, 1] : tensor<?x2xi32> to tensor<1x2xi32>
  return %a, %b, %product, %row : tensor<2x3xi32>, tensor<?x2xi32>, tensor<?x?xi32>, tensor<1x2xi32>
}
