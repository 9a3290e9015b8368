// How each pad is fused, or why it is not: forms, rules and costs of
// padlab/codegen/PadFusion.h.
// RUN: padlab-opt %s --padlab-fuse-pad=remarks --split-input-file --verify-diagnostics | FileCheck %s
// Without the option nobody pays for remarks.
// RUN: sed -e 's/expected-//' %s | padlab-opt --padlab-fuse-pad --split-input-file 2>&1 | FileCheck %s --check-prefix=SILENT
// SILENT-NOT: remark:

#id = affine_map<(i) -> (i)>

// A chain of two: only the padded destination is left.
// CHECK-LABEL: func.func @pointwise
// CHECK: tensor.empty() : tensor<6xf32>
// CHECK-NOT: linalg
// CHECK: pad.generic low [1] high [1] ins(%{{.*}} : tensor<4xf32>)
// CHECK-NEXT: ^bb0(%{{.*}}: index, %[[X:.*]]: f32):
// CHECK-NEXT: %[[S:.*]] = arith.negf %[[X]]
// CHECK-NEXT: %[[E:.*]] = math.exp %[[S]]
// CHECK-NEXT: pad.yield %[[E]]
// CHECK-NOT: linalg
func.func @pointwise(%a: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.map { arith.negf } ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>)
  %1 = linalg.map { math.exp } ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>)
  // expected-remark @below {{pad fused: pointwise}}
  %2 = tensor.pad %1 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %2 : tensor<6xf32>
}

// -----

// The fill goes into the slice, too.
// CHECK-LABEL: func.func @destination
// CHECK: %[[F:.*]] = pad.frame low [1, 0] high [0, 2] outs(%{{.*}} : tensor<3x5xf32>)
// CHECK: %[[S:.*]] = tensor.extract_slice %[[F]][1, 0] [2, 3] [1, 1]
// CHECK: %[[I:.*]] = linalg.fill {{.*}} outs(%[[S]]
// CHECK: %[[M:.*]] = linalg.matmul {{.*}} outs(%[[I]]
// CHECK: tensor.insert_slice %[[M]] into %[[F]][1, 0] [2, 3] [1, 1]
func.func @destination(%a: tensor<2x4xf32>, %b: tensor<4x3xf32>, %v: f32) -> tensor<3x5xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<2x4xf32>, tensor<4x3xf32>) outs(%f : tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark @below {{pad fused: into the destination}}
  %1 = tensor.pad %0 low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x3xf32> to tensor<3x5xf32>
  return %1 : tensor<3x5xf32>
}

// -----

// Somebody else needs all of it: both versions.
// CHECK-LABEL: func.func @versions
// CHECK: %[[ALL:.*]]:2 = scf.if
// CHECK: pad.frame
// CHECK: } else {
// CHECK: linalg.matmul
// CHECK: tensor.pad
// CHECK: return %[[ALL]]#0, %[[ALL]]#1
func.func @versions(%a: tensor<2x4xf32>, %b: tensor<4x3xf32>, %f: tensor<2x3xf32>, %low: index, %v: f32) -> (tensor<?x3xf32>, tensor<2x3xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<2x4xf32>, tensor<4x3xf32>) outs(%f : tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-remark @below {{pad fused: into the destination}}
  %1 = tensor.pad %0 low[%low, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x3xf32> to tensor<?x3xf32>
  return %1, %0 : tensor<?x3xf32>, tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @no_producer
// CHECK: pad.generic low [1] high [1] ins(%arg0 : tensor<4xf32>)
func.func @no_producer(%a: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  // expected-remark @below {{pad not fused, no producer: the source is not the result of a destination-style operation on tensors}}
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// CHECK-LABEL: func.func @rule5
// CHECK: tensor.pad
func.func @rule5(%a: tensor<4xf32>, %m: memref<f32>) -> tensor<6xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.map { arith.negf } ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>)
  // expected-remark @below {{rule 5: the padding region has effects}}
  %1 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    %v = memref.load %m[] : memref<f32>
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %1 : tensor<6xf32>
}

// -----

#half = affine_map<(i) -> (i floordiv 2)>
#same = affine_map<(i) -> (i)>

// CHECK-LABEL: func.func @rule7
// CHECK: linalg.generic
// CHECK: pad.generic
func.func @rule7(%a: tensor<2xf32>, %low: index, %v: f32) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#half, #same], iterator_types = ["parallel"]}
      ins(%a : tensor<2xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  %less = arith.constant -1 : index
  // expected-remark @below {{rule 7: some may be cropped, and the producer cannot be restricted to a box}}
  %1 = tensor.pad %0 low[%low] high[%less] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @rule11
// CHECK: tensor.pad
func.func @rule11(%a: tensor<2xf32>, %v: f32) -> tensor<?xf32> {
  %c = arith.constant -4 : index
  // expected-remark @below {{rule 11: the extents contradict each other or the padding takes more than there is}}
  %0 = tensor.pad %a low[0] high[%c] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<2xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

#sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

// CHECK-LABEL: func.func @rule16
// CHECK: tensor.pad
func.func @rule16(%a: tensor<2xf32, #sparse>, %v: f32) -> tensor<4xf32, #sparse> {
  // expected-remark @below {{rule 16: the tensor's encoding is not that of a dense one}}
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<2xf32, #sparse> to tensor<4xf32, #sparse>
  return %0 : tensor<4xf32, #sparse>
}

// -----

// CHECK-LABEL: func.func @in_loop
func.func @in_loop(%a: tensor<2x4xf32>, %b: tensor<4x3xf32>, %f: tensor<2x3xf32>, %n: index, %v: f32) -> tensor<?x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?x3xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<2x4xf32>, tensor<4x3xf32>) outs(%f : tensor<2x3xf32>) -> tensor<2x3xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e) -> tensor<?x3xf32> {
    // expected-remark @below {{cost 1: the producer would run again in each iteration of the pad's loop}}
    %1 = tensor.pad %0 low[%i, 0] high[0, 0] {
    ^bb0(%k: index, %j: index):
      tensor.yield %v : f32
    } : tensor<2x3xf32> to tensor<?x3xf32>
    scf.yield %1 : tensor<?x3xf32>
  }
  return %r : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: func.func @twice
func.func @twice(%a: tensor<2x4xf32>, %b: tensor<4x3xf32>, %f: tensor<2x3xf32>, %v: f32) -> (tensor<?x3xf32>, tensor<2x3xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<2x4xf32>, tensor<4x3xf32>) outs(%f : tensor<2x3xf32>) -> tensor<2x3xf32>
  %less = arith.constant -1 : index
  // expected-remark @below {{cost 2: others use the produced value, and some of it may be cropped: the producer would run twice}}
  %1 = tensor.pad %0 low[%less, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x3xf32> to tensor<?x3xf32>
  return %1, %0 : tensor<?x3xf32>, tensor<2x3xf32>
}
