// Reductions run around rows of the result where each element keeps the order
// of its terms, and the loops are marked.
// RUN: padlab-opt %s --pass-pipeline="builtin.module(padlab-mark-uncalled{tuned=true},func.func(padlab-buffers-to-loops{tuned=true}))" | FileCheck %s

// CHECK-LABEL: func @matmul(
// CHECK-SAME:    %[[A:.*]]: memref<5x6xf32>, %[[B:.*]]: memref<6x7xf32>, %[[C:.*]]: memref<5x7xf32>
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to %c5
// CHECK:           scf.for %[[K:.*]] = %{{.*}} to %c6
// CHECK:             scf.for %[[J:.*]] = %{{.*}} to %c7
// CHECK:               memref.load %[[A]][%[[I]], %[[K]]]
// CHECK:               memref.load %[[B]][%[[K]], %[[J]]]
// CHECK:               memref.load %[[C]][%[[I]], %[[J]]]
// CHECK:             } {pad.row}
// CHECK:           } {pad.sum}
// CHECK:         } {pad.beside, pad.whole}
func.func @matmul(%a: memref<5x6xf32>, %b: memref<6x7xf32>, %c: memref<5x7xf32>) {
  linalg.matmul ins(%a, %b : memref<5x6xf32>, memref<6x7xf32>)
      outs(%c : memref<5x7xf32>)
  return
}

// A fill says that it is one.
// CHECK-LABEL: func @filled(
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             memref.store
// CHECK:         } {pad.fill}
// CHECK:         } {pad.beside, pad.whole}
func.func @filled(%a: memref<5x6xf32>, %b: memref<6x7xf32>, %c: memref<5x7xf32>, %v: f32) {
  linalg.fill ins(%v : f32) outs(%c : memref<5x7xf32>)
  linalg.matmul ins(%a, %b : memref<5x6xf32>, memref<6x7xf32>)
      outs(%c : memref<5x7xf32>)
  return
}

// What is loaded by rows is the same for all output channels: these are beside
// each other, although the rows of the image lie between.
// CHECK-LABEL: func @channels_first(
// CHECK:         scf.for {{.*}} to %c1
// CHECK:           scf.for {{.*}} to %c6
// CHECK:             scf.for {{.*}} to %c4
// CHECK:               scf.for {{.*}} to %c2
// CHECK:                 scf.for {{.*}} to %c3
// CHECK:                   scf.for {{.*}} to %c3
// CHECK:                     scf.for {{.*}} to %c8
// CHECK:                     } {pad.row}
// CHECK:                   } {pad.sum}
// CHECK:                 } {pad.sum}
// CHECK:               } {pad.sum}
// CHECK:             } {pad.beside}
// CHECK:         } {pad.whole}
func.func @channels_first(%a: memref<1x2x8x10xf32>, %k: memref<4x2x3x3xf32>,
                          %c: memref<1x4x6x8xf32>) {
  linalg.conv_2d_nchw_fchw ins(%a, %k : memref<1x2x8x10xf32>, memref<4x2x3x3xf32>)
      outs(%c : memref<1x4x6x8xf32>)
  return
}

// Rows of the second matrix are not rows of the result.
// CHECK-LABEL: func @transposed(
// CHECK-NOT:     } {pad.
func.func @transposed(%a: memref<5x6xf32>, %b: memref<7x6xf32>, %c: memref<5x7xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
      affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<5x6xf32>, memref<7x6xf32>)
      outs(%c : memref<5x7xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %z, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// The result is an input, too: another order reads other elements.
// CHECK-LABEL: func @same_buffer(
// CHECK-NOT:     } {pad.
func.func @same_buffer(%a: memref<8x8xf32>, %b: memref<8x8xf32>) {
  linalg.matmul ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>)
      outs(%a : memref<8x8xf32>)
  return
}

// Nor is it known what buffer this is.
// CHECK-LABEL: func @any_buffer(
// CHECK-NOT:     } {pad.
func.func @any_buffer(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %d: memref<8x8xf32>,
                      %is: i1) {
  %c = arith.select %is, %a, %d : memref<8x8xf32>
  linalg.matmul ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>)
      outs(%c : memref<8x8xf32>)
  return
}

// The program hands one buffer twice to functions that it calls, whether or not
// others may call them, too.
// CHECK-LABEL: func private @called(
// CHECK-NOT:     } {pad.
func.func private @called(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  linalg.matmul ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>)
      outs(%c : memref<8x8xf32>)
  return
}
// CHECK-LABEL: func @called_public(
// CHECK-NOT:     } {pad.
func.func @called_public(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  linalg.matmul ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>)
      outs(%c : memref<8x8xf32>)
  return
}
// CHECK-LABEL: func @calls(
func.func @calls(%a: memref<8x8xf32>, %b: memref<8x8xf32>) {
  call @called(%a, %b, %b) : (memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>) -> ()
  call @called_public(%a, %b, %a) : (memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>) -> ()
  return
}

// Two names of one global are one buffer, and those of different ones are not.
// CHECK-LABEL: func @one_global(
// CHECK-NOT:     } {pad.
// CHECK-LABEL: func @two_globals(
// CHECK:         {pad.
memref.global "private" @g : memref<8x8xf32>
memref.global "private" @h : memref<8x8xf32>
func.func @one_global(%a: memref<8x8xf32>) {
  %b = memref.get_global @g : memref<8x8xf32>
  %c = memref.get_global @g : memref<8x8xf32>
  linalg.matmul ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>)
      outs(%c : memref<8x8xf32>)
  return
}
func.func @two_globals(%a: memref<8x8xf32>) {
  %b = memref.get_global @g : memref<8x8xf32>
  %c = memref.get_global @h : memref<8x8xf32>
  linalg.matmul ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>)
      outs(%c : memref<8x8xf32>)
  return
}

// The last iteration decides: no sum.
// CHECK-LABEL: func @last_one(
// CHECK-NOT:     } {pad.
func.func @last_one(%a: memref<8x8xf32>, %c: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<8x8xf32>) outs(%c : memref<8xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}

// No sums, but rows of one buffer that the next row reads, too.
// CHECK-LABEL: func @neighbours(
// CHECK:         scf.for {{.*}} to %c4
// CHECK:           scf.for {{.*}} to %c9
// CHECK:           } {pad.row}
// CHECK:         } {pad.beside, pad.whole}
func.func @neighbours(%a: memref<6x9xf32>, %c: memref<4x9xf32>) {
  %above = memref.subview %a[0, 0] [4, 9] [1, 1] : memref<6x9xf32> to memref<4x9xf32, strided<[9, 1]>>
  %below = memref.subview %a[2, 0] [4, 9] [1, 1] : memref<6x9xf32> to memref<4x9xf32, strided<[9, 1], offset: 18>>
  linalg.map { arith.addf } ins(%above, %below : memref<4x9xf32, strided<[9, 1]>>, memref<4x9xf32, strided<[9, 1], offset: 18>>)
      outs(%c : memref<4x9xf32>)
  return
}

// Halves of one buffer have no row in common.
// CHECK-LABEL: func @far_apart(
// CHECK-NOT:     } {pad.
// CHECK:         return
func.func @far_apart(%a: memref<8x9xf32>, %c: memref<4x9xf32>) {
  %above = memref.subview %a[0, 0] [4, 9] [1, 1] : memref<8x9xf32> to memref<4x9xf32, strided<[9, 1]>>
  %below = memref.subview %a[4, 0] [4, 9] [1, 1] : memref<8x9xf32> to memref<4x9xf32, strided<[9, 1], offset: 36>>
  linalg.map { arith.addf } ins(%above, %below : memref<4x9xf32, strided<[9, 1]>>, memref<4x9xf32, strided<[9, 1], offset: 36>>)
      outs(%c : memref<4x9xf32>)
  return
}

// Nor may the result be one of them.
// CHECK-LABEL: func @in_place(
// CHECK-NOT:     } {pad.
// CHECK:         return
func.func @in_place(%a: memref<6x9xf32>) {
  %above = memref.subview %a[0, 0] [4, 9] [1, 1] : memref<6x9xf32> to memref<4x9xf32, strided<[9, 1]>>
  %below = memref.subview %a[1, 0] [4, 9] [1, 1] : memref<6x9xf32> to memref<4x9xf32, strided<[9, 1], offset: 9>>
  %to = memref.subview %a[2, 0] [4, 9] [1, 1] : memref<6x9xf32> to memref<4x9xf32, strided<[9, 1], offset: 18>>
  linalg.map { arith.addf } ins(%above, %below : memref<4x9xf32, strided<[9, 1]>>, memref<4x9xf32, strided<[9, 1], offset: 9>>)
      outs(%to : memref<4x9xf32, strided<[9, 1], offset: 18>>)
  return
}
