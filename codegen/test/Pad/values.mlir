// Each form beside the same computed without the dialect, in each strategy.
// RUN: sed 's/<STRATEGY>/<stream>/' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170
// RUN: sed 's/<STRATEGY>/<fill>/' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170
// RUN: sed 's/<STRATEGY>/<frame>/' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170
// RUN: sed 's/<STRATEGY>/<stream_nt>/' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170
// RUN: sed 's/<STRATEGY>/<lazy>/' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170
// RUN: sed 's/strategy <STRATEGY>//' %s > %t.mlir
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170

#id1 = affine_map<(i) -> (i)>
#id2 = affine_map<(i, j) -> (i, j)>
#id3 = affine_map<(i, j, k) -> (i, j, k)>
#turned = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (j)>
#column = affine_map<(i, j) -> (i)>
#one = affine_map<(i, j) -> ()>
#diagonal = affine_map<(i, j) -> (i * 2 + j)>

// Squares of a matrix, with amounts and extents that only the run knows.
func.func @dynamic(%rows: index, %columns: index, %l0: index, %h0: index, %l1: index, %h1: index) {
  %v = arith.constant 77 : i32
  %a = tensor.generate %rows, %columns {
  ^bb0(%i: index, %j: index):
    %c10 = arith.constant 10 : index
    %0 = arith.muli %i, %c10 : index
    %1 = arith.addi %0, %j : index
    %2 = arith.index_cast %1 : index to i32
    tensor.yield %2 : i32
  } : tensor<?x?xi32>
  %init = tensor.empty(%rows, %columns) : tensor<?x?xi32>
  %square = linalg.map { arith.muli } ins(%a, %a : tensor<?x?xi32>, tensor<?x?xi32>) outs(%init : tensor<?x?xi32>)
  %expected = tensor.pad %square low [%l0, %l1] high [%h0, %h1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<?x?xi32> to tensor<?x?xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e0 = tensor.dim %expected, %c0 : tensor<?x?xi32>
  %e1 = tensor.dim %expected, %c1 : tensor<?x?xi32>
  %to = tensor.empty(%e0, %e1) : tensor<?x?xi32>
  %padded = pad.generic strategy <STRATEGY> low [%l0, %l1] high [%h0, %h1] ins(%a : tensor<?x?xi32>) maps [#id2]
      outs(%to : tensor<?x?xi32>) interior {
  ^bb0(%i: index, %j: index, %x: i32):
    %s = arith.muli %x, %x : i32
    pad.yield %s : i32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : i32
  } -> tensor<?x?xi32>
  check.expect_eq(%padded, %expected) : tensor<?x?xi32>

  // The frame around a slice that something else computes.
  %framed = pad.frame strategy <STRATEGY> low [%l0, %l1] high [%h0, %h1] outs(%to : tensor<?x?xi32>) border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : i32
  } -> tensor<?x?xi32>
  %slice = tensor.extract_slice %framed[%l0, %l1] [%rows, %columns] [1, 1] : tensor<?x?xi32> to tensor<?x?xi32>
  %computed = linalg.map { arith.muli } ins(%a, %a : tensor<?x?xi32>, tensor<?x?xi32>) outs(%slice : tensor<?x?xi32>)
  %whole = tensor.insert_slice %computed into %framed[%l0, %l1] [%rows, %columns] [1, 1] : tensor<?x?xi32> into tensor<?x?xi32>
  check.expect_eq(%whole, %expected) : tensor<?x?xi32>
  return
}

// Inputs of other ranks, in another order, at sums of indices, and the indices
// themselves; the input that nothing uses is not looked at.
func.func @inputs(%amount: index) {
  %v = arith.constant 5 : i32
  %vector = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %other = arith.constant dense<[10, 20, 30]> : tensor<3xi32>
  %scalar = arith.constant dense<100> : tensor<i32>
  %turned = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi32>
  %line = arith.constant dense<[3, 1, 4, 1, 5, 9, 2, 6]> : tensor<8xi32>
  %init = tensor.empty() : tensor<3x4xi32>
  %product = linalg.generic {
      indexing_maps = [#row, #column, #one, #turned, #id2],
      iterator_types = ["parallel", "parallel"]}
      ins(%vector, %other, %scalar, %turned : tensor<4xi32>, tensor<3xi32>, tensor<i32>, tensor<4x3xi32>)
      outs(%init : tensor<3x4xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32, %d: i32, %o: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %two = arith.constant 2 : index
    %0 = arith.muli %a, %b : i32
    %1 = arith.subi %0, %c : i32
    %2 = arith.muli %1, %d : i32
    %3 = arith.muli %i, %two : index
    %4 = arith.addi %3, %j : index
    %5 = tensor.extract %line[%4] : tensor<8xi32>
    %6 = arith.addi %2, %5 : i32
    %7 = arith.index_cast %j : index to i32
    %8 = arith.addi %6, %7 : i32
    linalg.yield %8 : i32
  } -> tensor<3x4xi32>
  %expected = tensor.pad %product low [1, %amount] high [0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<3x4xi32> to tensor<4x?xi32>
  %c1 = arith.constant 1 : index
  %extent = tensor.dim %expected, %c1 : tensor<4x?xi32>
  %to = tensor.empty(%extent) : tensor<4x?xi32>
  %padded = pad.generic strategy <STRATEGY> low [1, %amount] high [0, 2]
      ins(%vector, %other, %scalar, %turned, %line, %line
        : tensor<4xi32>, tensor<3xi32>, tensor<i32>, tensor<4x3xi32>, tensor<8xi32>, tensor<8xi32>)
      maps [#row, #column, #one, #turned, #diagonal, affine_map<(i, j) -> (i * 100)>]
      outs(%to : tensor<4x?xi32>) interior {
  ^bb0(%i: index, %j: index, %a: i32, %b: i32, %c: i32, %d: i32, %e: i32, %unused: i32):
    %0 = arith.muli %a, %b : i32
    %1 = arith.subi %0, %c : i32
    %2 = arith.muli %1, %d : i32
    %3 = arith.addi %2, %e : i32
    %4 = arith.index_cast %j : index to i32
    %5 = arith.addi %3, %4 : i32
    pad.yield %5 : i32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : i32
  } -> tensor<4x?xi32>
  check.expect_eq(%padded, %expected) : tensor<4x?xi32>
  return
}

// Dimensions that become one, for a destination and for an input that are
// slices of something larger, too.
func.func @merged(%amount: index) {
  %v = arith.constant 2.5 : bf16
  %large = tensor.generate %amount {
  ^bb0(%i: index, %j: index, %k: index):
    %0 = arith.addi %i, %j : index
    %1 = arith.addi %0, %k : index
    %2 = arith.index_cast %1 : index to i32
    %3 = arith.sitofp %2 : i32 to bf16
    tensor.yield %3 : bf16
  } : tensor<?x4x3xbf16>
  %c3 = arith.constant 3 : index
  %part = tensor.extract_slice %large[1, 0, 0] [2, 4, 3] [1, 1, 1] : tensor<?x4x3xbf16> to tensor<2x4x3xbf16>
  %expected = tensor.pad %part low [1, 0, 0] high [2, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : bf16
  } : tensor<2x4x3xbf16> to tensor<5x4x3xbf16>
  %around = tensor.splat %v : tensor<6x7x3xbf16>
  %to = tensor.extract_slice %around[1, 2, 0] [5, 4, 3] [1, 1, 1] : tensor<6x7x3xbf16> to tensor<5x4x3xbf16>
  %padded = pad.generic strategy <STRATEGY> low [1, 0, 0] high [2, 0, 0] ins(%part : tensor<2x4x3xbf16>) maps [#id3]
      outs(%to : tensor<5x4x3xbf16>) interior {
  ^bb0(%i: index, %j: index, %k: index, %x: bf16):
    pad.yield %x : bf16
  } border {
  ^bb0(%i: index, %j: index, %k: index):
    pad.yield %v : bf16
  } -> tensor<5x4x3xbf16>
  %whole = tensor.insert_slice %padded into %around[1, 2, 0] [5, 4, 3] [1, 1, 1] : tensor<5x4x3xbf16> into tensor<6x7x3xbf16>
  %whole_expected = tensor.pad %expected low [1, 2, 0] high [0, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : bf16
  } : tensor<5x4x3xbf16> to tensor<6x7x3xbf16>
  check.expect_eq(%whole, %whole_expected) : tensor<6x7x3xbf16>
  return
}

// The border divides by what is zero inside: `i - 1`.
func.func @border_only(%amount: index) {
  %none = tensor.empty() : tensor<5x3xindex>
  %padded = pad.generic strategy <STRATEGY> low [%amount, 0] high [3, 0] ins() maps []
      outs(%none : tensor<5x3xindex>) interior {
  ^bb0(%i: index, %j: index):
    pad.yield %j : index
  } border {
  ^bb0(%i: index, %j: index):
    %c60 = arith.constant 60 : index
    %0 = arith.subi %i, %amount : index
    %1 = arith.divsi %c60, %0 : index
    %2 = arith.addi %1, %j : index
    pad.yield %2 : index
  } -> tensor<5x3xindex>
  %expected = arith.constant dense<[[-60, -59, -58], [0, 1, 2], [60, 61, 62], [30, 31, 32], [20, 21, 22]]> : tensor<5x3xindex>
  check.expect_eq(%padded, %expected) : tensor<5x3xindex>
  return
}

// Constants and arithmetic in the region; complex numbers and bits.
func.func @values_of_regions(%amount: index) {
  %zero = complex.constant [0.0 : f32, -1.0 : f32] : complex<f32>
  %to = tensor.empty(%amount) : tensor<?xcomplex<f32>>
  %c1 = arith.constant 1 : index
  %high = arith.subi %amount, %c1 : index
  %padded = pad.generic strategy <STRATEGY> low [0] high [%high] ins() maps [] outs(%to : tensor<?xcomplex<f32>>) interior {
  ^bb0(%i: index):
    pad.yield %zero : complex<f32>
  } border {
  ^bb0(%i: index):
    %0 = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
    pad.yield %0 : complex<f32>
  } -> tensor<?xcomplex<f32>>
  %expected = arith.constant dense<[(0.0, -1.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %whole = tensor.cast %padded : tensor<?xcomplex<f32>> to tensor<2xcomplex<f32>>
  check.expect_eq(%whole, %expected) : tensor<2xcomplex<f32>>

  %true = arith.constant true
  %bits = tensor.empty() : tensor<2x2x2xi1>
  %bits_padded = pad.generic strategy <STRATEGY> low [0, 0, 1] high [0, 1, 0] ins() maps [] outs(%bits : tensor<2x2x2xi1>) interior {
  ^bb0(%i: index, %j: index, %k: index):
    pad.yield %true : i1
  } border {
  ^bb0(%i: index, %j: index, %k: index):
    %0 = arith.xori %true, %true : i1
    pad.yield %0 : i1
  } -> tensor<2x2x2xi1>
  %bits_expected = arith.constant dense<[[[false, true], [false, false]], [[false, true], [false, false]]]> : tensor<2x2x2xi1>
  check.expect_eq(%bits_padded, %bits_expected) : tensor<2x2x2xi1>
  return
}

func.func @four_dimensions(%l: index, %h: index) {
  %v = arith.constant -1 : i8
  %a = tensor.generate {
  ^bb0(%i: index, %j: index, %k: index, %m: index):
    %0 = arith.addi %i, %j : index
    %1 = arith.addi %k, %m : index
    %2 = arith.muli %0, %1 : index
    %3 = arith.index_cast %2 : index to i8
    tensor.yield %3 : i8
  } : tensor<2x1x3x2xi8>
  %expected = tensor.pad %a low [%l, 1, 0, %l] high [1, 0, %h, 2] {
  ^bb0(%i: index, %j: index, %k: index, %m: index):
    tensor.yield %v : i8
  } : tensor<2x1x3x2xi8> to tensor<?x2x?x?xi8>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %e0 = tensor.dim %expected, %c0 : tensor<?x2x?x?xi8>
  %e2 = tensor.dim %expected, %c2 : tensor<?x2x?x?xi8>
  %e3 = tensor.dim %expected, %c3 : tensor<?x2x?x?xi8>
  %to = tensor.empty(%e0, %e2, %e3) : tensor<?x2x?x?xi8>
  %padded = pad.generic strategy <STRATEGY> low [%l, 1, 0, %l] high [1, 0, %h, 2] ins(%a : tensor<2x1x3x2xi8>)
      maps [affine_map<(i, j, k, m) -> (i, j, k, m)>] outs(%to : tensor<?x2x?x?xi8>) interior {
  ^bb0(%i: index, %j: index, %k: index, %m: index, %x: i8):
    pad.yield %x : i8
  } border {
  ^bb0(%i: index, %j: index, %k: index, %m: index):
    pad.yield %v : i8
  } -> tensor<?x2x?x?xi8>
  check.expect_eq(%padded, %expected) : tensor<?x2x?x?xi8>
  return
}

func.func @scalar() {
  %x = arith.constant dense<3> : tensor<i64>
  %v = arith.constant 4 : i64
  %to = tensor.empty() : tensor<i64>
  %padded = pad.generic strategy <STRATEGY> low [] high [] ins(%x : tensor<i64>) maps [affine_map<() -> ()>]
      outs(%to : tensor<i64>) interior {
  ^bb0(%e: i64):
    pad.yield %e : i64
  } border {
    pad.yield %v : i64
  } -> tensor<i64>
  check.expect_eq(%padded, %x) : tensor<i64>
  return
}

func.func @main(%numbers: tensor<8xi32>) -> tensor<8xi32> attributes {padlab.seed = 1 : i64} {
  %opaque = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<6xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %n0 = tensor.extract %opaque[%c0] : tensor<6xindex>
  %n1 = tensor.extract %opaque[%c1] : tensor<6xindex>
  %n2 = tensor.extract %opaque[%c2] : tensor<6xindex>
  %n3 = tensor.extract %opaque[%c3] : tensor<6xindex>
  %n5 = tensor.extract %opaque[%c5] : tensor<6xindex>
  call @dynamic(%n3, %n5, %n2, %n1, %n1, %n3) : (index, index, index, index, index, index) -> ()
  call @dynamic(%n3, %n5, %n0, %n0, %n1, %n0) : (index, index, index, index, index, index) -> ()
  call @dynamic(%n1, %n1, %n0, %n1, %n0, %n0) : (index, index, index, index, index, index) -> ()
  // No padding; no rows; no columns; nothing.
  call @dynamic(%n2, %n3, %n0, %n0, %n0, %n0) : (index, index, index, index, index, index) -> ()
  call @dynamic(%n0, %n3, %n2, %n1, %n1, %n3) : (index, index, index, index, index, index) -> ()
  call @dynamic(%n3, %n0, %n2, %n1, %n1, %n3) : (index, index, index, index, index, index) -> ()
  call @dynamic(%n0, %n0, %n0, %n0, %n1, %n0) : (index, index, index, index, index, index) -> ()
  call @inputs(%n2) : (index) -> ()
  call @inputs(%n0) : (index) -> ()
  call @merged(%n3) : (index) -> ()
  call @border_only(%n1) : (index) -> ()
  call @values_of_regions(%n2) : (index) -> ()
  call @four_dimensions(%n1, %n2) : (index, index) -> ()
  call @four_dimensions(%n0, %n0) : (index, index) -> ()
  call @scalar() : () -> ()
  return %numbers : tensor<8xi32>
}
