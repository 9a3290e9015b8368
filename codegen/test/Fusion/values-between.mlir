// What stands between producer and pad: slices, reshapes, other results.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
// RUN: padlab-opt %s --padlab-fuse-pad=remarks --verify-diagnostics | FileCheck %s

#id = affine_map<(i) -> (i)>

// The slice restricts the producer, as a crop does.
// CHECK-LABEL: func.func @slice
// CHECK: pad.frame
// CHECK: linalg.reduce
// CHECK-NOT: pad.generic
func.func @slice(%a: tensor<4x2xi32>, %at: index, %low: index) -> tensor<?xi32> {
  %v = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<4xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %0 = linalg.reduce {arith.addi} ins(%a : tensor<4x2xi32>) outs(%f : tensor<4xi32>) dimensions = [1]
  %1 = tensor.extract_slice %0[%at] [3] [1] : tensor<4xi32> to tensor<3xi32>
  // expected-remark @below {{pad fused: into the destination}}
  %2 = tensor.pad %1 low[%low] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<3xi32> to tensor<?xi32>
  return %2 : tensor<?xi32>
}

// Two whole rows before, one behind.
// CHECK-LABEL: func.func @rows
// CHECK: pad.generic low [2, 0] high [1, 0]
// CHECK: tensor.collapse_shape
func.func @rows(%a: tensor<2x3xi32>) -> tensor<15xi32> {
  %v = arith.constant 7 : i32
  %e = tensor.empty() : tensor<2x3xi32>
  %0 = linalg.map { arith.muli } ins(%a, %a : tensor<2x3xi32>, tensor<2x3xi32>) outs(%e : tensor<2x3xi32>)
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  // expected-remark @below {{pad fused: pointwise}}
  %2 = tensor.pad %1 low[6] high[3] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<6xi32> to tensor<15xi32>
  return %2 : tensor<15xi32>
}

// Rows are not whole: the pad stays behind the reshape.
// CHECK-LABEL: func.func @part_of_row
// CHECK: tensor.collapse_shape
// CHECK: pad.generic low [1] high [0]
func.func @part_of_row(%a: tensor<2x3xi32>) -> tensor<7xi32> {
  %v = arith.constant 7 : i32
  %e = tensor.empty() : tensor<2x3xi32>
  %0 = linalg.map { arith.muli } ins(%a, %a : tensor<2x3xi32>, tensor<2x3xi32>) outs(%e : tensor<2x3xi32>)
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  // expected-remark @below {{pad not fused, rule 12}}
  %2 = tensor.pad %1 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<6xi32> to tensor<7xi32>
  return %2 : tensor<7xi32>
}

// The padded dimension is of unknown extent, the padding value is its index.
// CHECK-LABEL: func.func @unit
// CHECK: pad.generic
// CHECK: tensor.expand_shape
func.func @unit(%a: tensor<?xindex>, %low: index) -> tensor<1x?xindex> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?xindex>
  %e = tensor.empty(%d) : tensor<?xindex>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xindex>) outs(%e : tensor<?xindex>) {
  ^bb0(%x: index, %y: index):
    %s = arith.muli %x, %x : index
    linalg.yield %s : index
  } -> tensor<?xindex>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, %d] : tensor<?xindex> into tensor<1x?xindex>
  // expected-remark @below {{pad fused: pointwise}}
  %2 = tensor.pad %1 low[0, %low] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %3 = arith.addi %i, %j : index
    tensor.yield %3 : index
  } : tensor<1x?xindex> to tensor<1x?xindex>
  return %2 : tensor<1x?xindex>
}

// The other result keeps the producer, which writes its own into the padded one.
// CHECK-LABEL: func.func @one_of_two
// CHECK: %[[PADDED:.*]] = pad.frame low [1] high [1] outs
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[PADDED]][1] [3] [1]
// CHECK: linalg.generic {{.*}} outs(%{{[a-z0-9_]+}}, %[[SLICE]] : tensor<3xi32>, tensor<3xi32>)
func.func @one_of_two(%a: tensor<3xi32>) -> (tensor<3xi32>, tensor<5xi32>) {
  %v = arith.constant 7 : i32
  %e = tensor.empty() : tensor<3xi32>
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<3xi32>) outs(%e, %e : tensor<3xi32>, tensor<3xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %1 = arith.muli %x, %x : i32
    %2 = arith.addi %x, %x : i32
    linalg.yield %1, %2 : i32, i32
  } -> (tensor<3xi32>, tensor<3xi32>)
  // expected-remark @below {{pad fused: into the destination}}
  %3 = tensor.pad %0#1 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<3xi32> to tensor<5xi32>
  return %0#0, %3 : tensor<3xi32>, tensor<5xi32>
}

func.func @main(%at: index {padlab.value = 1 : index}, %low: index {padlab.value = 2 : index})
    attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %0 = call @slice(%a, %at, %low) : (tensor<4x2xi32>, index, index) -> tensor<?xi32>
  %e0 = arith.constant dense<[7, 7, 7, 11, 15, 7]> : tensor<6xi32>
  %s0 = tensor.cast %0 : tensor<?xi32> to tensor<6xi32>
  check.expect_eq(%s0, %e0) : tensor<6xi32>

  %b = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = call @rows(%b) : (tensor<2x3xi32>) -> tensor<15xi32>
  %e1 = arith.constant dense<[7, 7, 7, 7, 7, 7, 1, 4, 9, 16, 25, 36, 7, 7, 7]> : tensor<15xi32>
  check.expect_eq(%1, %e1) : tensor<15xi32>
  %2 = call @part_of_row(%b) : (tensor<2x3xi32>) -> tensor<7xi32>
  %e2 = arith.constant dense<[7, 1, 4, 9, 16, 25, 36]> : tensor<7xi32>
  check.expect_eq(%2, %e2) : tensor<7xi32>

  %c = arith.constant dense<[10, 20, 30]> : tensor<3xindex>
  %dynamic = tensor.cast %c : tensor<3xindex> to tensor<?xindex>
  %3 = call @unit(%dynamic, %low) : (tensor<?xindex>, index) -> tensor<1x?xindex>
  %e3 = arith.constant dense<[[0, 1, 100, 400, 900, 5]]> : tensor<1x6xindex>
  %s3 = tensor.cast %3 : tensor<1x?xindex> to tensor<1x6xindex>
  check.expect_eq(%s3, %e3) : tensor<1x6xindex>
  %4 = call @unit(%dynamic, %at) : (tensor<?xindex>, index) -> tensor<1x?xindex>
  %e4 = arith.constant dense<[[0, 100, 400, 900, 4]]> : tensor<1x5xindex>
  %s4 = tensor.cast %4 : tensor<1x?xindex> to tensor<1x5xindex>
  check.expect_eq(%s4, %e4) : tensor<1x5xindex>

  %d = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %5:2 = call @one_of_two(%d) : (tensor<3xi32>) -> (tensor<3xi32>, tensor<5xi32>)
  %e5 = arith.constant dense<[1, 4, 9]> : tensor<3xi32>
  %e6 = arith.constant dense<[7, 2, 4, 6, 7]> : tensor<5xi32>
  check.expect_eq(%5#0, %e5) : tensor<3xi32>
  check.expect_eq(%5#1, %e6) : tensor<5xi32>
  return
}
