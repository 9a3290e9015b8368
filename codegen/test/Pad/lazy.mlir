// The border of zeros is left to memory that is zero, and that of ones is not.
// RUN: padlab-opt %s --padlab-fuse-pad --padlab-select-pad-strategy=strategy=lazy \
// RUN:   --one-shot-bufferize='bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map' \
// RUN:   --padlab-allocate-lazy-pads | FileCheck %s
// RUN: padlab-run %s --pipeline=reference > %t
// RUN: padlab-run %s --pipeline=fused-lazy | diff - %t
// RUN: padlab-run %s --pipeline=fused-lazy --poison=0x55 | diff - %t
// RUN: padlab-run %s --pipeline=fused-lazy@native:clean-loops:O2 | diff - %t

// Without a strategy the run decides, as long as the memory may be new.
// RUN: padlab-opt %s --padlab-fuse-pad \
// RUN:   --one-shot-bufferize='bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map' \
// RUN:   --padlab-allocate-lazy-pads=tuned | FileCheck %s --check-prefix=TUNED
// RUN: padlab-run %s --pipeline=fused@native:clean-loops:O2 | diff - %t
// RUN: padlab-run %s --pipeline=fused@native:clean-loops:O2 --poison=0x55 | diff - %t

// TUNED: func.func @main
// TUNED-COUNT-2: llvm.alloca
// TUNED: llvm.call @padlab_alloc_fresh({{.*}}, {{.*}}, %[[FLAG:.*]]) :
// TUNED: %[[BYTE:.*]] = llvm.load %[[FLAG]]
// TUNED: %[[NEW:.*]] = arith.trunci %[[BYTE]]
// TUNED: scf.if %[[NEW]]
// TUNED: memref.subview
// TUNED: pad.generic strategy <lazy> low [0, 0] high [0, 0]
// TUNED: else
// TUNED: pad.generic low [1, %{{.*}}] high [2, 1]
// TUNED: llvm.call @padlab_alloc_fresh
// TUNED-NOT: padlab_alloc_fresh
// TUNED: return

// CHECK: func.func @main
// CHECK: llvm.call @padlab_alloc_fresh
// CHECK: scf.if
// CHECK: pad.generic strategy <lazy> low [0, 0] high [0, 0]
// CHECK: else
// CHECK: pad.generic strategy <lazy> low [1, %{{.*}}] high [2, 1]
// CHECK: llvm.call @padlab_alloc_fresh
// CHECK-NOT: padlab_alloc_fresh
// CHECK: pad.generic strategy <lazy> low [1, 1] high [1, 1]
func.func @main(%a: tensor<?x5xf32> {padlab.extents = array<i64: 3>},
                %low: index {padlab.value = 2 : index})
    -> (tensor<?x?xf32>, tensor<7x9xi32>, tensor<?x7xf32>)
    attributes {padlab.seed = 3 : i64} {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %a low[1, %low] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x5xf32> to tensor<?x?xf32>

  %none = arith.constant 0 : i32
  %c = arith.constant dense<2> : tensor<4x6xi32>
  %d = arith.constant dense<3> : tensor<6x5xi32>
  %e = tensor.empty() : tensor<4x5xi32>
  %f = linalg.fill ins(%none : i32) outs(%e : tensor<4x5xi32>) -> tensor<4x5xi32>
  %m = linalg.matmul ins(%c, %d : tensor<4x6xi32>, tensor<6x5xi32>)
      outs(%f : tensor<4x5xi32>) -> tensor<4x5xi32>
  %q = tensor.pad %m low[1, 3] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %none : i32
  } : tensor<4x5xi32> to tensor<7x9xi32>

  %one = arith.constant 1.0 : f32
  %r = tensor.pad %a low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : tensor<?x5xf32> to tensor<?x7xf32>
  return %p, %q, %r : tensor<?x?xf32>, tensor<7x9xi32>, tensor<?x7xf32>
}
