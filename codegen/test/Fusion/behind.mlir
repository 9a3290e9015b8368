// A pad whose rows are reduced moves behind what reduces them, and no further than
// where all points of the padding see the same.
// RUN: padlab-opt %s --padlab-fuse-pad=remarks --split-input-file --verify-diagnostics | FileCheck %s

#all = affine_map<(i, j) -> (i, j)>
#rows = affine_map<(i, j) -> (i)>
#columns = affine_map<(i, j) -> (j)>

// Three times the padding, as the program adds it.
// CHECK-LABEL: func.func @sums
// CHECK-SAME: (%[[A:.*]]: tensor<4x3xf32>, %[[V:.*]]: f32, %[[F:.*]]: f32)
// CHECK: %[[SUM:.*]] = scf.for %{{.*}} = %c0 to %c3 step %c1 iter_args(%[[SO_FAR:.*]] = %[[F]])
// CHECK: arith.addf %[[SO_FAR]], %[[V]]
// CHECK: pad.frame
// CHECK: pad.yield %[[SUM]]
// CHECK: linalg.fill ins(%[[F]] : f32) outs(%{{.*}} : tensor<4xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[A]] : tensor<4x3xf32>)
func.func @sums(%a: tensor<4x3xf32>, %v: f32, %f: f32) -> tensor<7xf32> {
  %p = tensor.pad %a low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x3xf32> to tensor<7x3xf32>
  %e = tensor.empty() : tensor<7xf32>
  %filled = linalg.fill ins(%f : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  // expected-remark @below {{padded behind instead of before}}
  // expected-remark @below {{pad fused: into the destination}}
  %0 = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%p : tensor<7x3xf32>) outs(%filled : tensor<7xf32>) {
  ^bb0(%x: f32, %sum: f32):
    %s = arith.addf %sum, %x : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// -----

// The other operand differs from term to term: no one of its elements stands for all.
#all = affine_map<(i, j) -> (i, j)>
#rows = affine_map<(i, j) -> (i)>
#columns = affine_map<(i, j) -> (j)>

// CHECK-LABEL: func.func @terms
// CHECK-NOT: scf.for
func.func @terms(%a: tensor<4x3xf32>, %b: tensor<3xf32>, %v: f32, %f: f32) -> tensor<7xf32> {
  // expected-remark @below {{pad fused: with its consumers}}
  %p = tensor.pad %a low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x3xf32> to tensor<7x3xf32>
  %e = tensor.empty() : tensor<7xf32>
  %filled = linalg.fill ins(%f : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %0 = linalg.generic {indexing_maps = [#all, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%p, %b : tensor<7x3xf32>, tensor<3xf32>) outs(%filled : tensor<7xf32>) {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %t = arith.mulf %x, %y : f32
    %s = arith.addf %sum, %t : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// -----

#all = affine_map<(i, j) -> (i, j)>
#rows = affine_map<(i, j) -> (i)>

// Points in padding of one of the two need not be in that of the other.
// CHECK-LABEL: func.func @apart
// CHECK-NOT: scf.for
func.func @apart(%a: tensor<4x3xf32>, %b: tensor<5x3xf32>, %v: f32, %f: f32) -> tensor<7xf32> {
  // expected-remark @below {{pad fused: with its consumers}}
  %p = tensor.pad %a low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x3xf32> to tensor<7x3xf32>
  // expected-remark @below {{pad not fused, no producer}}
  // expected-remark @below {{pad not fused with its consumers, cost 4: few points of a consumer see the source alone}}
  %q = tensor.pad %b low[0, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<5x3xf32> to tensor<7x3xf32>
  %e = tensor.empty() : tensor<7xf32>
  %filled = linalg.fill ins(%f : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %0 = linalg.generic {indexing_maps = [#all, #all, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%p, %q : tensor<7x3xf32>, tensor<7x3xf32>) outs(%filled : tensor<7xf32>) {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %t = arith.mulf %x, %y : f32
    %s = arith.addf %sum, %t : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// -----

#all = affine_map<(i, j, k) -> (i, j, k)>
#rows = affine_map<(i, j, k) -> (i, j)>

// The padding has no points: what its body would do for one may be undefined.
// CHECK-LABEL: func.func @nothing
// CHECK-NOT: scf.for
func.func @nothing(%a: tensor<2x0x3xindex>, %t: tensor<4xi32>, %v: index, %f: i32) -> tensor<4x0xi32> {
  // expected-remark @below {{pad not fused, no producer}}
  // expected-remark @below {{pad not fused with its consumers}}
  %p = tensor.pad %a low[1, 0, 0] high[1, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : index
  } : tensor<2x0x3xindex> to tensor<4x0x3xindex>
  %e = tensor.empty() : tensor<4x0xi32>
  %filled = linalg.fill ins(%f : i32) outs(%e : tensor<4x0xi32>) -> tensor<4x0xi32>
  %0 = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p : tensor<4x0x3xindex>) outs(%filled : tensor<4x0xi32>) {
  ^bb0(%x: index, %sum: i32):
    %y = tensor.extract %t[%x] : tensor<4xi32>
    %s = arith.addi %sum, %y : i32
    linalg.yield %s : i32
  } -> tensor<4x0xi32>
  return %0 : tensor<4x0xi32>
}
