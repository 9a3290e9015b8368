// One pad for each rule of padlab/codegen/PadFusion.h, and the remark that
// names it.
// RUN: padlab-opt %s --padlab-fuse-pad=remarks --split-input-file --verify-diagnostics | FileCheck %s
// Without the option nobody pays for remarks.
// RUN: sed -e 's/expected-//' %s | padlab-opt --padlab-fuse-pad --split-input-file 2>&1 | FileCheck %s --check-prefix=SILENT

// CHECK-COUNT-20: tensor.pad
// CHECK-NOT: linalg.fill
// SILENT-COUNT-20: tensor.pad
// SILENT-NOT: remark:

func.func @rule1_argument(%a: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  // expected-remark @below {{pad not fused, rule 1: the source is not the result of a linalg.generic on tensors}}
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @rule2_reduction(%a: tensor<3x4xi32>, %init: tensor<4xi32>, %v: i32) -> tensor<6xi32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<3x4xi32>) outs(%init : tensor<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.addi %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<4xi32>
  // expected-remark @below {{rule 2: the producer has a loop that is not parallel}}
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<4xi32> to tensor<6xi32>
  return %2 : tensor<6xi32>
}

// -----

// Only the first column is written; the second keeps what the init holds.
func.func @rule3_constant(%a: tensor<3xi32>, %init: tensor<3x2xi32>, %v: i32) -> tensor<3x4xi32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, 0)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<3xi32>) outs(%init : tensor<3x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<3x2xi32>
  // expected-remark @below {{rule 3: the producer may leave elements of its result unwritten}}
  %2 = tensor.pad %0 low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<3x2xi32> to tensor<3x4xi32>
  return %2 : tensor<3x4xi32>
}

// -----

// The second loop runs zero times for an empty %a: the init remains.
func.func @rule3_projected(%a: tensor<3x?xi32>, %init: tensor<3xi32>, %v: i32) -> tensor<5xi32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<3x?xi32>) outs(%init : tensor<3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %c1 = arith.constant 1 : i32
    linalg.yield %c1 : i32
  } -> tensor<3xi32>
  // expected-remark @below {{rule 3: the producer may leave elements of its result unwritten}}
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<3xi32> to tensor<5xi32>
  return %2 : tensor<5xi32>
}

// -----

func.func @rule4_reads_init(%a: tensor<4xf32>, %init: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  // expected-remark @below {{rule 4: the producer reads its init}}
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %2 : tensor<6xf32>
}

// -----

func.func @rule5_store(%a: tensor<4xf32>, %m: memref<f32>, %v: f32) -> tensor<6xf32> {
  %init = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    memref.store %x, %m[] : memref<f32>
    linalg.yield %x : f32
  } -> tensor<4xf32>
  // expected-remark @below {{rule 5: the body of the producer has effects}}
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %2 : tensor<6xf32>
}

// -----

// A read moves as well: the store that it must not pass stands in between.
func.func @rule5_load(%a: tensor<4xf32>, %m: memref<f32>, %v: f32) -> tensor<6xf32> {
  %init = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = memref.load %m[] : memref<f32>
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  memref.store %v, %m[] : memref<f32>
  // expected-remark @below {{rule 5: the body of the producer has effects}}
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %2 : tensor<6xf32>
}

// -----

func.func @rule6_other_use(%a: tensor<4xf32>, %v: f32) -> (tensor<6xf32>, tensor<4xf32>) {
  %init = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  // expected-remark @below {{rule 6: the padded value has other uses}}
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %2, %0 : tensor<6xf32>, tensor<4xf32>
}

// -----

func.func @rule7_other_result(%a: tensor<4xf32>, %v: f32) -> (tensor<6xf32>, tensor<4xf32>) {
  %init = tensor.empty() : tensor<4xf32>
  %0:2 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%init, %init : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %x : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  // expected-remark @below {{rule 7: another result of the producer is used}}
  %2 = tensor.pad %0#1 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %2, %0#0 : tensor<6xf32>, tensor<4xf32>
}

// -----

func.func @rule8_loop(%a: tensor<4xf32>, %n: index, %b: tensor<6xf32>, %v: f32) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %init = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %b) -> tensor<6xf32> {
    // expected-remark @below {{rule 8: the producer stands in another block}}
    %2 = tensor.pad %0 low[1] high[1] {
    ^bb0(%j: index):
      tensor.yield %v : f32
    } : tensor<4xf32> to tensor<6xf32>
    scf.yield %2 : tensor<6xf32>
  }
  return %1 : tensor<6xf32>
}

// -----

func.func @rule9_index(%a: tensor<4xindex>) -> tensor<6xindex> {
  %init = tensor.empty() : tensor<4xindex>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xindex>) outs(%init : tensor<4xindex>) {
  ^bb0(%x: index, %y: index):
    linalg.yield %x : index
  } -> tensor<4xindex>
  // expected-remark @below {{rule 9: the padding value depends on the index}}
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<4xindex> to tensor<6xindex>
  return %2 : tensor<6xindex>
}

// -----

// Without a border nobody divides by %v.
func.func @rule9_trap(%a: tensor<4xi32>, %v: i32) -> tensor<4xi32> {
  %init = tensor.empty() : tensor<4xi32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xi32>) outs(%init : tensor<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<4xi32>
  // expected-remark @below {{rule 9: the padding value cannot be computed before it is known that a border point exists}}
  %2 = tensor.pad %0 nofold low[0] high[0] {
  ^bb0(%i: index):
    %1 = arith.divui %v, %v : i32
    tensor.yield %1 : i32
  } : tensor<4xi32> to tensor<4xi32>
  return %2 : tensor<4xi32>
}

// -----

// Without a border nobody reads %b, which may be empty.
func.func @rule9_read(%a: tensor<4xi32>, %b: tensor<?xi32>, %n: index) -> tensor<4xi32> {
  %init = tensor.empty() : tensor<4xi32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xi32>) outs(%init : tensor<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<4xi32>
  // expected-remark @below {{rule 9: the padding value cannot be computed before it is known that a border point exists}}
  %2 = tensor.pad %0 nofold low[0] high[0] {
  ^bb0(%i: index):
    %1 = tensor.extract %b[%n] : tensor<?xi32>
    tensor.yield %1 : i32
  } : tensor<4xi32> to tensor<4xi32>
  return %2 : tensor<4xi32>
}

// -----

func.func @rule10_sum(%a: tensor<8xf32>, %b: tensor<3xf32>, %n: index, %v: f32) -> tensor<?x3xf32> {
  %init = tensor.empty() : tensor<6x3xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<8xf32>, tensor<3xf32>) outs(%init : tensor<6x3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<6x3xf32>
  // expected-remark @below {{rule 10: the padding may be negative and the producer cannot be restricted to a box}}
  %2 = tensor.pad %0 low[%n, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<6x3xf32> to tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

// -----

func.func @rule11_encoding(%a: tensor<4xf32>, %v: f32) -> tensor<6xf32, "packed"> {
  %init = tensor.empty() : tensor<4xf32, "packed">
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%init : tensor<4xf32, "packed">) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32, "packed">
  // expected-remark @below {{rule 11: the tensor has an encoding or its elements are not scalars}}
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32, "packed"> to tensor<6xf32, "packed">
  return %2 : tensor<6xf32, "packed">
}

// -----

func.func @rule12_crop(%a: tensor<1xf32>, %v: f32) -> tensor<3xf32> {
  %init = tensor.empty() : tensor<1xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<1xf32>) outs(%init : tensor<1xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1xf32>
  // expected-remark @below {{rule 12: the extents contradict each other or the padding takes more than there is}}
  %2 = tensor.pad %0 low[4] high[-2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<1xf32> to tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

func.func @rule12_contradiction(%a: tensor<3xf32>, %v: f32) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %init = tensor.empty(%c4) : tensor<?xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<3xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  // expected-remark @below {{rule 12:}}
  %2 = tensor.pad %0 low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

// No sum may overflow.
func.func @rule12_huge(%a: tensor<3xf32>, %init: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %huge = arith.constant -9223372036854775808 : index
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<3xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  // expected-remark @below {{rule 12:}}
  %2 = tensor.pad %0 low[1] high[%huge] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

// A copy remains, of a tensor of rank 0 always.
func.func @rule13_rank_zero(%a: tensor<i8>, %v: i8) -> tensor<i8> {
  %init = tensor.empty() : tensor<i8>
  %0 = linalg.generic {
      indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>],
      iterator_types = []}
      ins(%a : tensor<i8>) outs(%init : tensor<i8>) {
  ^bb0(%x: i8, %y: i8):
    linalg.yield %x : i8
  } -> tensor<i8>
  // expected-remark @below {{rule 13: there is no padding, thus nothing to gain}}
  %2 = tensor.pad %0 nofold low[] high[] {
    tensor.yield %v : i8
  } : tensor<i8> to tensor<i8>
  return %2 : tensor<i8>
}

// -----

func.func @rule13_zero(%a: tensor<?xi8>, %init: tensor<?xi8>, %v: i8) -> tensor<?xi8> {
  %c0 = arith.constant 0 : index
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<?xi8>) outs(%init : tensor<?xi8>) {
  ^bb0(%x: i8, %y: i8):
    linalg.yield %x : i8
  } -> tensor<?xi8>
  // expected-remark @below {{rule 13:}}
  %2 = tensor.pad %0 low[%c0] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : i8
  } : tensor<?xi8> to tensor<?xi8>
  return %2 : tensor<?xi8>
}
