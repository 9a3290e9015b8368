// The tiled program computes the same as the untiled one: both check their
// results themselves.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused --poison=170
// RUN: padlab-opt %s --transform-preload-library=transform-library-paths=%S/Inputs/tile.mlir --transform-interpreter=entry-point=by_rows > %t.rows.mlir
// RUN: padlab-run %t.rows.mlir --pipeline=reference
// RUN: padlab-run %t.rows.mlir --pipeline=unfused --poison=170
// RUN: padlab-opt %s --transform-preload-library=transform-library-paths=%S/Inputs/tile.mlir --transform-interpreter=entry-point=by_tiles > %t.tiles.mlir
// RUN: FileCheck %s < %t.tiles.mlir
// RUN: padlab-run %t.tiles.mlir --pipeline=reference
// RUN: padlab-run %t.tiles.mlir --pipeline=unfused --poison=170
// RUN: padlab-opt %t.tiles.mlir --canonicalize --cse | padlab-run - --pipeline=unfused --poison=170

#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (j)>
#diagonal = affine_map<(i, j) -> (i, i)>
#first = affine_map<(i, j) -> (0, j)>
#cropped = affine_map<(i, j) -> (i + 1, j + 2)>
#window = affine_map<(i, j) -> (i * 2 + j + 1, j)>
#halves = affine_map<(i, j) -> (i, j floordiv 2)>
#mirrored = affine_map<(i, j) -> (-i - j + 40)>

// Everything is dynamic: extents and amounts. The region of the interior and
// that of the border both use their indices.
// CHECK-LABEL: func @dynamic
// CHECK: scf.for
// CHECK: scf.for
// CHECK: pad.generic
func.func @dynamic(%rows: index, %columns: index, %l0: index, %h0: index, %l1: index, %h1: index) {
  %c7 = arith.constant 7 : index
  %c10 = arith.constant 10 : index
  %a = tensor.generate %rows, %columns {
  ^bb0(%i: index, %j: index):
    %0 = arith.muli %i, %c10 : index
    %1 = arith.addi %0, %j : index
    tensor.yield %1 : index
  } : tensor<?x?xindex>
  %init = tensor.empty(%rows, %columns) : tensor<?x?xindex>
  %computed = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xindex>) outs(%init : tensor<?x?xindex>) {
  ^bb0(%x: index, %y: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %0 = arith.muli %x, %c7 : index
    %1 = arith.addi %0, %i : index
    %2 = arith.muli %1, %c7 : index
    %3 = arith.addi %2, %j : index
    linalg.yield %3 : index
  } -> tensor<?x?xindex>
  %expected = tensor.pad %computed low [%l0, %l1] high [%h0, %h1] {
  ^bb0(%i: index, %j: index):
    %0 = arith.muli %i, %c10 : index
    %1 = arith.subi %j, %0 : index
    tensor.yield %1 : index
  } : tensor<?x?xindex> to tensor<?x?xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e0 = tensor.dim %expected, %c0 : tensor<?x?xindex>
  %e1 = tensor.dim %expected, %c1 : tensor<?x?xindex>
  %to = tensor.empty(%e0, %e1) : tensor<?x?xindex>
  %padded = pad.generic low [%l0, %l1] high [%h0, %h1] ins(%a : tensor<?x?xindex>) maps [#id]
      outs(%to : tensor<?x?xindex>) interior {
  ^bb0(%i: index, %j: index, %x: index):
    %0 = arith.muli %x, %c7 : index
    %1 = arith.addi %0, %i : index
    %2 = arith.muli %1, %c7 : index
    %3 = arith.addi %2, %j : index
    pad.yield %3 : index
  } border {
  ^bb0(%i: index, %j: index):
    %0 = arith.muli %i, %c10 : index
    %1 = arith.subi %j, %0 : index
    pad.yield %1 : index
  } -> tensor<?x?xindex>
  check.expect_eq(%padded, %expected) : tensor<?x?xindex>

  %framed = pad.frame low [%l0, %l1] high [%h0, %h1] outs(%to : tensor<?x?xindex>) border {
  ^bb0(%i: index, %j: index):
    %0 = arith.muli %i, %c10 : index
    %1 = arith.subi %j, %0 : index
    pad.yield %1 : index
  } -> tensor<?x?xindex>
  %whole = tensor.insert_slice %computed into %framed[%l0, %l1] [%rows, %columns] [1, 1]
      : tensor<?x?xindex> into tensor<?x?xindex>
  check.expect_eq(%whole, %expected) : tensor<?x?xindex>
  return
}

// The maps index the inputs at other points than those of the interior. Some
// inputs can be sliced for a tile; others must be read as a whole.
func.func @maps(%rows: index, %columns: index, %l0: index, %h0: index, %l1: index, %h1: index) {
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %v = arith.constant 5 : index
  %big = tensor.generate %c64, %c64 {
  ^bb0(%i: index, %j: index):
    %0 = arith.muli %i, %c100 : index
    %1 = arith.addi %0, %j : index
    tensor.yield %1 : index
  } : tensor<?x?xindex>
  %line = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<64xindex>
  %turned = tensor.extract_slice %big[0, 0] [%columns, %rows] [1, 1] : tensor<?x?xindex> to tensor<?x?xindex>
  %diagonal = tensor.extract_slice %big[0, 0] [%rows, %rows] [1, 1] : tensor<?x?xindex> to tensor<?x?xindex>
  %row = tensor.extract_slice %line[0] [%columns] [1] : tensor<64xindex> to tensor<?xindex>
  %first = tensor.extract_slice %big[0, 0] [3, %columns] [1, 1] : tensor<?x?xindex> to tensor<3x?xindex>
  %window = tensor.extract_slice %big[0, 0] [64, %columns] [1, 1] : tensor<?x?xindex> to tensor<64x?xindex>
  %halves = tensor.extract_slice %big[0, 0] [%rows, 64] [1, 1] : tensor<?x?xindex> to tensor<?x64xindex>
  %e0 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>()[%rows, %l0, %h0]
  %e1 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>()[%columns, %l1, %h1]
  %to = tensor.empty(%e0, %e1) : tensor<?x?xindex>
  %padded = pad.generic low [%l0, %l1] high [%h0, %h1]
      ins(%turned, %diagonal, %row, %first, %big, %window, %halves, %line
          : tensor<?x?xindex>, tensor<?x?xindex>, tensor<?xindex>, tensor<3x?xindex>, tensor<?x?xindex>,
            tensor<64x?xindex>, tensor<?x64xindex>, tensor<64xindex>)
      maps [#turned, #diagonal, #row, #first, #cropped, #window, #halves, #mirrored]
      outs(%to : tensor<?x?xindex>) interior {
  ^bb0(%i: index, %j: index, %0: index, %1: index, %2: index, %3: index, %4: index, %5: index, %6: index, %7: index):
    %c3 = arith.constant 3 : index
    %8 = arith.muli %0, %c3 : index
    %9 = arith.addi %8, %1 : index
    %10 = arith.muli %9, %c3 : index
    %11 = arith.addi %10, %2 : index
    %12 = arith.muli %11, %c3 : index
    %13 = arith.addi %12, %3 : index
    %14 = arith.muli %13, %c3 : index
    %15 = arith.addi %14, %4 : index
    %16 = arith.muli %15, %c3 : index
    %17 = arith.addi %16, %5 : index
    %18 = arith.muli %17, %c3 : index
    %19 = arith.addi %18, %6 : index
    %20 = arith.muli %19, %c3 : index
    %21 = arith.addi %20, %7 : index
    pad.yield %21 : index
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : index
  } -> tensor<?x?xindex>

  %init = tensor.empty(%rows, %columns) : tensor<?x?xindex>
  %computed = linalg.generic {indexing_maps = [#turned, #diagonal, #row, #first, #cropped, #window, #halves, #mirrored, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%turned, %diagonal, %row, %first, %big, %window, %halves, %line
          : tensor<?x?xindex>, tensor<?x?xindex>, tensor<?xindex>, tensor<3x?xindex>, tensor<?x?xindex>,
            tensor<64x?xindex>, tensor<?x64xindex>, tensor<64xindex>)
      outs(%init : tensor<?x?xindex>) {
  ^bb0(%0: index, %1: index, %2: index, %3: index, %4: index, %5: index, %6: index, %7: index, %y: index):
    %c3 = arith.constant 3 : index
    %8 = arith.muli %0, %c3 : index
    %9 = arith.addi %8, %1 : index
    %10 = arith.muli %9, %c3 : index
    %11 = arith.addi %10, %2 : index
    %12 = arith.muli %11, %c3 : index
    %13 = arith.addi %12, %3 : index
    %14 = arith.muli %13, %c3 : index
    %15 = arith.addi %14, %4 : index
    %16 = arith.muli %15, %c3 : index
    %17 = arith.addi %16, %5 : index
    %18 = arith.muli %17, %c3 : index
    %19 = arith.addi %18, %6 : index
    %20 = arith.muli %19, %c3 : index
    %21 = arith.addi %20, %7 : index
    linalg.yield %21 : index
  } -> tensor<?x?xindex>
  %expected = tensor.pad %computed low [%l0, %l1] high [%h0, %h1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : index
  } : tensor<?x?xindex> to tensor<?x?xindex>
  check.expect_eq(%padded, %expected) : tensor<?x?xindex>
  return
}

// Everything is static.
func.func @static() {
  %v = arith.constant 5 : i32
  %a = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %expected = arith.constant dense<[[5, 5, 5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 5, 5, 5],
    [5, 5, 5, 2, 4, 6, 8, 5], [5, 5, 5, 10, 12, 14, 16, 5], [5, 5, 5, 18, 20, 22, 24, 5], [5, 5, 5, 5, 5, 5, 5, 5]]>
    : tensor<7x8xi32>
  %to = tensor.empty() : tensor<7x8xi32>
  %padded = pad.generic low [3, 3] high [1, 1] ins(%a : tensor<3x4xi32>) maps [#id]
      outs(%to : tensor<7x8xi32>) interior {
  ^bb0(%i: index, %j: index, %x: i32):
    %0 = arith.addi %x, %x : i32
    pad.yield %0 : i32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : i32
  } -> tensor<7x8xi32>
  check.expect_eq(%padded, %expected) : tensor<7x8xi32>
  return
}

func.func @main(%zero: index {padlab.value = 0 : index}, %one: index {padlab.value = 1 : index},
                %three: index {padlab.value = 3 : index}, %four: index {padlab.value = 4 : index},
                %seven: index {padlab.value = 7 : index})
    attributes {padlab.seed = 1 : i64} {
  call @dynamic(%three, %four, %one, %seven, %seven, %zero) : (index, index, index, index, index, index) -> ()
  call @dynamic(%seven, %seven, %zero, %zero, %zero, %zero) : (index, index, index, index, index, index) -> ()
  call @dynamic(%four, %three, %zero, %one, %four, %four) : (index, index, index, index, index, index) -> ()
  call @dynamic(%zero, %four, %four, %three, %one, %zero) : (index, index, index, index, index, index) -> ()
  call @dynamic(%four, %zero, %one, %one, %four, %seven) : (index, index, index, index, index, index) -> ()
  call @dynamic(%zero, %zero, %zero, %zero, %zero, %three) : (index, index, index, index, index, index) -> ()
  call @maps(%three, %four, %one, %seven, %seven, %zero) : (index, index, index, index, index, index) -> ()
  call @maps(%seven, %seven, %four, %three, %zero, %four) : (index, index, index, index, index, index) -> ()
  call @maps(%zero, %four, %four, %three, %one, %zero) : (index, index, index, index, index, index) -> ()
  call @maps(%four, %zero, %one, %one, %four, %seven) : (index, index, index, index, index, index) -> ()
  call @static() : () -> ()
  return
}
