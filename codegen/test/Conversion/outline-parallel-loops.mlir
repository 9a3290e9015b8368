// Loops that threads may share become functions for ranges of their iterations.
// RUN: padlab-opt %s --pass-pipeline="builtin.module(padlab-outline-parallel-loops)" -split-input-file | FileCheck %s
// RUN: padlab-opt %s --pass-pipeline="builtin.module(padlab-outline-parallel-loops{least-work=100})" -split-input-file | FileCheck %s --check-prefix=LEAST

// CHECK-LABEL: func.func @rows(
// CHECK-SAME:    %[[M:.*]]: memref<?x4xf32>, %[[N:.*]]: index, %[[X:.*]]: f32)
// CHECK:         %[[DATA:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(f32, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)>
// CHECK:         %[[ROOM:.*]] = arith.subi %[[N]], %[[FROM:.*]] : index
// CHECK:         %[[MORE:.*]] = arith.addi %[[ROOM]], %{{.*}}
// CHECK:         %[[COUNT:.*]] = arith.divsi %[[MORE]], %{{.*}}
// CHECK:         llvm.store %[[X]], %{{.*}} : f32, !llvm.ptr
// CHECK-NOT:     scf.for
// CHECK:         %[[WORKER:.*]] = llvm.mlir.addressof @rows_worker_0
// CHECK:         %[[C:.*]] = arith.index_cast %[[COUNT]] : index to i64
// CHECK:         llvm.call @padlab_parallel_for(%[[WORKER]], %[[DATA]], %[[C]], %{{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64) -> ()
// CHECK:         return
// CHECK:       llvm.func internal @rows_worker_0(%[[D:.*]]: !llvm.ptr, %[[FIRST:.*]]: i64, %[[LAST:.*]]: i64)
// CHECK:         %[[Y:.*]] = llvm.load %{{.*}} : !llvm.ptr -> f32
// CHECK:         %[[F:.*]] = builtin.unrealized_conversion_cast %[[FIRST]] : i64 to index
// CHECK:         arith.muli %[[F]], %{{.*}}
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             memref.store %[[Y]]
// CHECK:         llvm.return

// What is known to be little stays; of this nobody knows.
// LEAST-LABEL: func.func @rows(
// LEAST:         padlab_parallel_for
func.func @rows(%m: memref<?x4xf32>, %n: index, %x: f32) attributes {pad.threads} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c1 to %n step %c2 {
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %x, %m[%i, %j] : memref<?x4xf32>
    } {pad.parallel}
  } {pad.parallel}
  return
}

// -----

// A single iteration is no work for several: the loop inside of it is.
// CHECK-LABEL: func.func @inner(
// CHECK:         scf.for
// CHECK:           padlab_parallel_for
// CHECK:         }
// CHECK:         return

// LEAST-LABEL: func.func @inner(
// LEAST-NOT:     padlab_parallel_for
// LEAST:         return
func.func @inner(%m: memref<1x4xf32>, %x: f32) attributes {pad.threads} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c1 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %x, %m[%i, %j] : memref<1x4xf32>
    } {pad.parallel}
  } {pad.parallel}
  return
}

// -----

func.func private @foreign(index)

// Calls, storage and what may stop the program stay on the caller; functions of
// numbers do not.
// CHECK-LABEL: func.func @effects(
// CHECK:         scf.for
// CHECK:           func.call @foreign
// CHECK:         scf.for
// CHECK:           memref.alloc
// CHECK:         scf.for
// CHECK:           cf.assert
// CHECK-NOT:     scf.for
// CHECK:         llvm.call @padlab_parallel_for
// CHECK:         return
// CHECK:       llvm.func internal @effects_worker_0
// CHECK:         llvm.call @padlab_tanh_f32
// CHECK-NOT:   llvm.func internal
llvm.func @padlab_tanh_f32(f32) -> f32
func.func @effects(%m: memref<?xf32>, %n: index, %b: i1) attributes {pad.threads} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @foreign(%i) : (index) -> ()
  } {pad.parallel}
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<f32>
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %x, %a[] : memref<f32>
  } {pad.parallel}
  scf.for %i = %c0 to %n step %c1 {
    cf.assert %b, "no"
  } {pad.parallel}
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xf32>
    %y = llvm.call @padlab_tanh_f32(%x) : (f32) -> f32
    memref.store %y, %m[%i] : memref<?xf32>
  } {pad.parallel}
  return
}

// -----

// Stores past the caches are ordered by the thread that made them.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 256 : i64,
      "smallest_masked_width" = 32 : i64, "store_fence" = true>>} {
  // CHECK-LABEL: llvm.func internal @stream_worker_0
  // CHECK:         vector.store
  // CHECK:         }
  // CHECK:         llvm.call_intrinsic "llvm.x86.sse.sfence"
  // CHECK:         llvm.return
  func.func @stream(%m: memref<?x8xf32>, %n: index, %v: vector<8xf32>) attributes {pad.threads} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      "vector.store"(%v, %m, %i, %c0) <{nontemporal = true}>
          : (vector<8xf32>, memref<?x8xf32>, index, index) -> ()
    } {pad.parallel}
    return
  }
}

// -----

// No loop of a function that asks for nothing.
// CHECK-LABEL: func.func @plain(
// CHECK-NOT:     padlab_parallel_for
// CHECK:         return
func.func @plain(%m: memref<?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
  } {pad.parallel}
  return
}

// -----

// How often this one runs is not computed before it: its step may be anything.
// The loop inside of it is shared.
// CHECK-LABEL: func.func @steps(
// CHECK-SAME:    %[[S:[a-z0-9]+]]: index, %{{[a-z0-9]+}}: f32)
// CHECK:         scf.for %{{.*}} step %[[S]]
// CHECK-NOT:       scf.for
// CHECK:           padlab_parallel_for
func.func @steps(%m: memref<?x?xf32>, %n: index, %s: index, %x: f32) attributes {pad.threads} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %s {
    scf.for %j = %c0 to %n step %c1 {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    } {pad.parallel}
  } {pad.parallel}
  return
}

// -----

// The program has a function of the first name.
// CHECK-LABEL: func.func @named(
// CHECK:         llvm.mlir.addressof @[[WORKER:named_worker_0_.+]] :
// CHECK:       llvm.func internal @[[WORKER]](
// CHECK:       func.func @named_worker_0(
func.func @named(%m: memref<?xf32>, %n: index, %x: f32) attributes {pad.threads} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
  } {pad.parallel}
  return
}
func.func @named_worker_0() {
  return
}

// -----

// Each thread has its own scratch memory on the stack; where something else uses
// that memory, too, the loop stays.
// CHECK-LABEL: func.func @scratch(
// CHECK:         memref.alloca() {{.*}}alignment = 64{{.*}} : memref<8xf32>
// CHECK:         padlab_parallel_for
// CHECK:         scf.for
// CHECK-NOT:     padlab_parallel_for
// CHECK:         return
// CHECK:       llvm.func internal @scratch_worker_0
// CHECK:         %[[TILE:.*]] = memref.alloca() {{.*}}alignment = 64{{.*}} : memref<8xf32>
// CHECK:         scf.for
// CHECK:           memref.store %{{.*}}, %[[TILE]]
func.func @scratch(%m: memref<?xf32>, %n: index, %x: f32) -> f32 attributes {pad.threads} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %tile = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}>
      : () -> memref<8xf32>
  %left = memref.alloca() : memref<8xf32>
  %view = memref.cast %left : memref<8xf32> to memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %tile[%c0] : memref<8xf32>
    %y = memref.load %tile[%c0] : memref<8xf32>
    memref.store %y, %m[%i] : memref<?xf32>
  } {pad.parallel}
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %view[%c0] : memref<?xf32>
    %y = memref.load %view[%c0] : memref<?xf32>
    memref.store %y, %m[%i] : memref<?xf32>
  } {pad.parallel}
  %z = memref.load %left[%c0] : memref<8xf32>
  return %z : f32
}

// -----

// Compared as an unsigned number, -1 is the largest one, so the inner loop is
// no little work.
// LEAST-LABEL: func.func @unsigned(
// LEAST:         padlab_parallel_for
// LEAST:         return
func.func @unsigned(%m: memref<4xf32>, %x: f32) attributes {pad.threads} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %most = arith.constant -1 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for unsigned %j = %c0 to %most step %c1 {
      memref.store %x, %m[%i] : memref<4xf32>
    }
  } {pad.parallel}
  return
}
