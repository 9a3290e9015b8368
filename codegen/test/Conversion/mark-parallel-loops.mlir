// Loops that threads may share are marked where the function asks for it.
// RUN: padlab-opt %s --pass-pipeline="builtin.module(padlab-mark-uncalled,func.func(padlab-pad-to-loops,padlab-buffers-to-loops))" | FileCheck %s

// The outermost loops, as far as each writes elements of its own.
// CHECK-LABEL: func.func @product(
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             scf.for
// CHECK:             }
// CHECK-NEXT:      } {pad.parallel}
// CHECK-NEXT:    } {pad.parallel}
func.func @product(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) attributes {pad.threads} {
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// The program hands this one buffer twice.
// CHECK-LABEL: func.func @called(
// CHECK-NOT:     pad.parallel
// CHECK-LABEL: func.func @calls(
func.func @called(%a: memref<5x5xf32>, %b: memref<5x5xf32>, %c: memref<5x5xf32>) attributes {pad.threads} {
  linalg.matmul ins(%a, %b : memref<5x5xf32>, memref<5x5xf32>) outs(%c : memref<5x5xf32>)
  return
}
func.func @calls(%a: memref<5x5xf32>, %b: memref<5x5xf32>) {
  call @called(%a, %b, %b) : (memref<5x5xf32>, memref<5x5xf32>, memref<5x5xf32>) -> ()
  return
}

// Nobody asks.
// CHECK-LABEL: func.func @alone(
// CHECK-NOT:     pad.parallel
func.func @alone(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// In place: each element is read where it is written, or somewhere else.
// CHECK-LABEL: func.func @in_place(
// CHECK:         } {pad.parallel}
// CHECK-NEXT:  } {pad.parallel}
// CHECK-LABEL: func.func @across(
// CHECK-NOT:     pad.parallel
#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>
func.func @in_place(%a: memref<4x4xf32>) attributes {pad.threads} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.mulf %x, %x : f32
    linalg.yield %z : f32
  }
  return
}
func.func @across(%a: memref<4x4xf32>) attributes {pad.threads} {
  linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.mulf %x, %x : f32
    linalg.yield %z : f32
  }
  return
}

// All iterations of the outer loop write the same elements.
// CHECK-LABEL: func.func @again_and_again(
// CHECK-NOT:     pad.parallel
#inner = affine_map<(i, j) -> (j)>
func.func @again_and_again(%a: memref<4x4xf32>, %b: memref<4xf32>) attributes {pad.threads} {
  linalg.generic {indexing_maps = [#id, #inner], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<4x4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// Rows of a padded destination, each with its part of the border.
// CHECK-LABEL: func.func @padded(
// CHECK:         scf.for
// CHECK:         } {pad.row}
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:           } {pad.row}
// CHECK:           scf.for
// CHECK:           } {pad.row}
// CHECK-NEXT:    } {pad.parallel}
// CHECK-NEXT:    return
// CHECK-LABEL: func.func @reads(
// CHECK-NOT:     pad.parallel
func.func @padded(%a: memref<4x5xf32>, %to: memref<6x8xf32>, %v: f32) attributes {pad.threads} {
  pad.generic low [1, 2] high [1, 1] ins(%a : memref<4x5xf32>) maps [#id] outs(%to : memref<6x8xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}
// Its region reads what may be the destination.
func.func @reads(%a: memref<4x5xf32>, %to: memref<6x8xf32>, %b: memref<?x?xf32>, %v: f32) attributes {pad.threads} {
  pad.generic low [1, 2] high [1, 1] ins(%a : memref<4x5xf32>) maps [#id] outs(%to : memref<6x8xf32>) interior {
  ^bb0(%i: index, %j: index, %x: f32):
    %y = memref.load %b[%j, %i] : memref<?x?xf32>
    pad.yield %y : f32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : f32
  }
  return
}

// What a program says may run at once.
// CHECK-LABEL: func.func @forall(
// CHECK:           } {pad.parallel}
// CHECK-NEXT:    } {pad.parallel}
// CHECK-LABEL: func.func @parallel(
// CHECK:         } {pad.parallel}
// CHECK-LABEL: func.func @reduced(
// CHECK-NOT:     pad.parallel
func.func @forall(%m: memref<4x5xf32>, %x: f32) attributes {pad.threads} {
  scf.forall (%i, %j) in (4, 5) {
    memref.store %x, %m[%i, %j] : memref<4x5xf32>
  }
  return
}
func.func @parallel(%m: memref<?xf32>, %n: index, %x: f32) attributes {pad.threads} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %m[%i] : memref<?xf32>
    scf.reduce
  }
  return
}
func.func @reduced(%m: memref<?xf32>, %n: index, %z: f32) -> f32 attributes {pad.threads} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%s: f32, %y: f32):
      %t = arith.addf %s, %y : f32
      scf.reduce.return %t : f32
    }
  }
  return %r : f32
}
