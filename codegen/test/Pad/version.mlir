// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-version-pads,canonicalize))" --split-input-file | FileCheck %s

// What fusion makes of amounts that are not known: the source is cut where they
// are negative.
#cut = affine_map<()[s0] -> (-s0, 0)>
#add = affine_map<()[s0] -> (0, s0)>
#size = affine_map<()[s0, s1, s2] -> (s0 - s1 - s2)>

// CHECK-LABEL: @unknown
// CHECK-SAME:    %[[IN:.*]]: memref<?xf32>, %[[LOW:.*]]: index, %[[HIGH:.*]]: index, %[[OUT:.*]]: memref<?xf32>
// CHECK:         %[[CUT:.*]] = memref.subview %[[IN]][%{{.*}}] [%{{.*}}] [1]
// CHECK:         %[[ADDED:.*]] = affine.max
// CHECK:         %[[ALL:.*]] = arith.ori %[[LOW]], %[[HIGH]]
// CHECK:         %[[NONE:.*]] = arith.cmpi sge, %[[ALL]], %c0
// CHECK:         scf.if %[[NONE]]
// CHECK:           memref.subview %[[IN]][0] [%{{.*}}] [1]
// CHECK:           pad.generic low [%[[LOW]]] high [%[[HIGH]]]
// CHECK:         } else {
// CHECK:           pad.generic low [%[[ADDED]]] high [%{{.*}}] ins(%[[CUT]] :
func.func @unknown(%in: memref<?xf32>, %low: index, %high: index, %out: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %in, %c0 : memref<?xf32>
  %cutLow = affine.max #cut()[%low]
  %cutHigh = affine.max #cut()[%high]
  %size = affine.apply #size()[%n, %cutLow, %cutHigh]
  %kept = memref.subview %in[%cutLow] [%size] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %l = affine.max #add()[%low]
  %h = affine.max #add()[%high]
  pad.generic low [%l] high [%h] ins(%kept : memref<?xf32, strided<[1], offset: ?>>) maps [affine_map<(i) -> (i)>]
      outs(%out : memref<?xf32>) interior {
  ^bb0(%i: index, %x: f32):
    pad.yield %x : f32
  } border {
  ^bb0(%i: index):
    pad.yield %v : f32
  }
  return
}

// -----

// One side may be known. A frame is versioned, too.
#add = affine_map<()[s0] -> (0, s0)>

// CHECK-LABEL: @frame
// CHECK-SAME:    %[[LOW:.*]]: index, %[[OUT:.*]]: memref<?xf32>
// CHECK:         %[[NONE:.*]] = arith.cmpi sge, %[[LOW]], %c0
// CHECK:         scf.if %[[NONE]]
// CHECK:           pad.frame low [%[[LOW]]] high [2]
// CHECK:         } else {
// CHECK:           pad.frame low [%{{.*}}] high [2]
func.func @frame(%low: index, %out: memref<?xf32>, %v: f32) {
  %l = affine.max #add()[%low]
  pad.frame low [%l] high [2] outs(%out : memref<?xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f32
  }
  return
}

// -----

// Nothing is clamped, or the clamp is another one's.
#four = affine_map<()[s0] -> (4, s0)>

// CHECK-LABEL: @known
// CHECK-NOT:     scf.if
// CHECK:         return
func.func @known(%low: index, %out: memref<?xf32>, %v: f32) {
  %l = affine.max #four()[%low]
  pad.frame low [%l] high [2] outs(%out : memref<?xf32>) border {
  ^bb0(%i: index):
    pad.yield %v : f32
  }
  return
}

func.func private @elsewhere(memref<?xf32>)
