// Pad fusion as operations of a script, in padlab-opt and in stock mlir-opt.

// DEFINE: %{plugin} = --load-dialect-plugin=%padlab_build/lib/PadlabPlugin.so
// RUN: padlab-opt %s -transform-interpreter -split-input-file -verify-diagnostics | FileCheck %s
// RUN: mlir-opt %{plugin} %s -transform-interpreter -split-input-file -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fused
// CHECK: pad.generic strategy <stream_nt> low [1] high [2]
// CHECK-NOT: tensor.pad
func.func @fused(%a: tensor<?xf32>, %v: f32, %n: index) -> tensor<?xf32> {
  %empty = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.map { math.exp } ins(%a : tensor<?xf32>) outs(%empty : tensor<?xf32>)
  %1 = tensor.pad %0 low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// A pad that moves over a reshape: the handle is to the reshape.
// CHECK-LABEL: func.func @reshaped
// CHECK: pad.generic strategy <stream_nt>
// CHECK: tensor.expand_shape {{.*}} {pad.seen}
func.func @reshaped(%a: tensor<12xf32>, %v: f32) -> tensor<3x6xf32> {
  %empty = tensor.empty() : tensor<12xf32>
  %0 = linalg.map { math.exp } ins(%a : tensor<12xf32>) outs(%empty : tensor<12xf32>)
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 6]
      : tensor<12xf32> into tensor<2x6xf32>
  %2 = tensor.pad %1 low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x6xf32> to tensor<3x6xf32>
  return %2 : tensor<3x6xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %pads = transform.structured.match ops{["tensor.pad"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %padded = transform.padlab.fuse_pad %pads
        : (!transform.any_op) -> !transform.any_op
    transform.annotate %padded "pad.seen" : !transform.any_op
    transform.padlab.select_pad_strategy %root strategy = "stream_nt"
        : !transform.any_op
    transform.yield
  }
}

// -----

func.func @effects(%a: tensor<4xf32>, %m: memref<f32>) -> tensor<5xf32> {
  // expected-note @below {{when applied to this op}}
  %0 = tensor.pad %a low[1] high[0] {
  ^bb0(%i: index):
    %v = memref.load %m[] : memref<f32>
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %pads = transform.structured.match ops{["tensor.pad"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{the pad stays, by rule 5: the padding region has effects}}
    %padded = transform.padlab.fuse_pad %pads
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// expected-note @below {{when applied to this op}}
func.func @no_pad() {
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %functions = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expected a tensor.pad, not a func.func}}
    %padded = transform.padlab.fuse_pad %functions
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{unknown strategy 'fast', expected fill, frame, stream, stream_nt or lazy}}
    transform.padlab.select_pad_strategy %root strategy = "fast"
        : !transform.any_op
    transform.yield
  }
}
