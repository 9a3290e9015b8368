// LLVM unrolls no outer loop around many iterations: its threshold counts the
// body once, before the inner loop becomes vectors that are unrolled again.
// RUN: padlab-opt %s -padlab-keep-nests | FileCheck %s
// RUN: padlab-opt %s -padlab-keep-nests -padlab-loops-to-llvm | FileCheck %s --check-prefix=LLVM

// CHECK: #[[UNROLL:.*]] = #llvm.loop_unroll<disable = true>
// CHECK: #[[KEEP:.*]] = #llvm.loop_annotation<unroll = #[[UNROLL]]>

// CHECK-LABEL: func @fill
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:           }{{$}}
// CHECK:         } {llvm.loop_annotation = #[[KEEP]]}

// LLVM: #[[KEEP:.*]] = #llvm.loop_annotation<unroll =
// LLVM-LABEL: llvm.func @fill
// LLVM:         llvm.br ^{{[^#]*}}{{$}}
// LLVM:         llvm.br {{.* [{]?}}loop_annotation = #[[KEEP]]
func.func @fill(%d: memref<32x300xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c300 = arith.constant 300 : index
  scf.for %i = %c0 to %c32 step %c1 {
    scf.for %j = %c0 to %c300 step %c1 {
      memref.store %v, %d[%i, %j] : memref<32x300xf32>
    }
  }
  return
}

// A loop that carries a vector is converted by upstream's patterns: its
// annotation keeps its effect.
// LLVM-LABEL: llvm.func @carries
// LLVM:         llvm.br {{.* [{]?}}loop_annotation = #[[KEEP]]
// LLVM-NOT:     llvm.loop_annotation
func.func @carries(%d: memref<32x300xf32>, %v: f32, %x: vector<4xf32>)
    -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c300 = arith.constant 300 : index
  %r = scf.for %i = %c0 to %c32 step %c1 iter_args(%y = %x) -> vector<4xf32> {
    scf.for %j = %c0 to %c300 step %c1 {
      memref.store %v, %d[%i, %j] : memref<32x300xf32>
    }
    %z = arith.addf %y, %y : vector<4xf32>
    scf.yield %z : vector<4xf32>
  }
  return %r : vector<4xf32>
}

// A window of 3x3 around channels has few copies, and a small matrix few
// elements.
// CHECK-LABEL: func @window
// CHECK-NOT:     llvm.loop_annotation
func.func @window(%d: memref<3x3x300xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c300 = arith.constant 300 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      scf.for %k = %c0 to %c300 step %c1 {
        memref.store %v, %d[%i, %j, %k] : memref<3x3x300xf32>
      }
    }
  }
  return
}
// CHECK-LABEL: func @small
// CHECK-NOT:     llvm.loop_annotation
func.func @small(%d: memref<32x2xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      memref.store %v, %d[%i, %j] : memref<32x2xf32>
    }
  }
  return
}

// The loop in the middle is as large a body for the outer one as one iteration
// of it: that may be unrolled, the middle may not. What is as long as the run
// says may have any length, and is not unrolled.
// CHECK-LABEL: func @nested
// CHECK:         scf.for
// CHECK-NEXT:      scf.for
// CHECK-NEXT:        scf.for
// CHECK-NEXT:          scf.for
// CHECK-NEXT:            memref.store
// CHECK-NEXT:          }{{$}}
// CHECK-NEXT:        } {llvm.loop_annotation = #[[KEEP]]}
// CHECK-NEXT:      }{{$}}
// CHECK-NEXT:    }{{$}}
func.func @nested(%d: memref<?x4x20x?xf32>, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c20 = arith.constant 20 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      scf.for %k = %c0 to %c20 step %c1 {
        scf.for %l = %c0 to %n step %c1 {
          memref.store %v, %d[%i, %j, %k, %l] : memref<?x4x20x?xf32>
        }
      }
    }
  }
  return
}

// LLVM leaves a long loop alone, whatever is in it.
// CHECK-LABEL: func @long
// CHECK-NOT:     llvm.loop_annotation
func.func @long(%d: memref<1024x1024xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  scf.for %i = %c0 to %c1024 step %c1 {
    scf.for %j = %c0 to %c1024 step %c1 {
      memref.store %v, %d[%i, %j] : memref<1024x1024xf32>
    }
  }
  return
}
