// A pad with negative amounts crops the result of a fused pad. After fusion,
// only the tile that is left is computed. All pipelines give the same values.
// REQUIRES: negative-padding
// RUN: padlab-opt %s --padlab-fuse-pad --canonicalize | FileCheck %s
// RUN: padlab-run %s --pipeline=reference > %t.expected
// RUN: FileCheck %s --check-prefix=VALUES < %t.expected
// RUN: padlab-run %s --pipeline=unfused | diff %t.expected -
// RUN: padlab-run %s --pipeline=fused | diff %t.expected -
// RUN: padlab-opt %s --padlab-fuse-pad --canonicalize | padlab-run - --pipeline=reference | diff %t.expected -

// CHECK-LABEL: func @padpad(
// CHECK-NOT: tensor.pad
// CHECK: pad.frame
// CHECK: pad.generic
// CHECK-NOT: tensor.pad
// CHECK-LABEL: func @main(

// VALUES: {{^}}[4, 6, 8, 10, 77, 77, 5]
// VALUES-NEXT: {{^}}[5, 77, 77, 77, 2, 4, 6]
// VALUES-NEXT: {{^}}[]

#id = affine_map<(i) -> (i)>
func.func @padpad(%a: tensor<?xi32>, %l: index, %h: index, %l2: index, %h2: index) -> tensor<?xi32> {
  %v = arith.constant 77 : i32
  %w = arith.constant 5 : i32
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?xi32>
  %init = tensor.empty(%d) : tensor<?xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xi32>) outs(%init : tensor<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.addi %x, %x : i32
    linalg.yield %1 : i32
  } -> tensor<?xi32>
  %2 = tensor.pad %0 low[%l] high[%h] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<?xi32> to tensor<?xi32>
  %3 = tensor.pad %2 low[%l2] high[%h2] {
  ^bb0(%i: index):
    tensor.yield %w : i32
  } : tensor<?xi32> to tensor<?xi32>
  return %3 : tensor<?xi32>
}
func.func @main(%l: index {padlab.value = 3 : index}, %h: index {padlab.value = 2 : index}, %l2: index {padlab.value = -4 : index}, %h2: index {padlab.value = 1 : index}, %h3: index {padlab.value = -6 : index}) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) attributes {padlab.seed = 1 : i64} {
  %c = arith.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %a = tensor.cast %c : tensor<5xi32> to tensor<?xi32>
  %0 = call @padpad(%a, %l, %h, %l2, %h2) : (tensor<?xi32>, index, index, index, index) -> tensor<?xi32>
  %1 = call @padpad(%a, %l, %h, %h2, %l2) : (tensor<?xi32>, index, index, index, index) -> tensor<?xi32>
  %2 = call @padpad(%a, %l, %h, %l2, %h3) : (tensor<?xi32>, index, index, index, index) -> tensor<?xi32>
  return %0, %1, %2 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
}
