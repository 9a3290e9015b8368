// Loops, arithmetic and accesses are replaced without the conversion driver;
// what is unusual is left to it, and both fit together.
//
// RUN: padlab-opt %s --pass-pipeline="builtin.module(padlab-loops-to-llvm,reconcile-unrealized-casts)" | FileCheck %s

// A buffer that is made here has no descriptor, unless somebody wants it.
// CHECK-LABEL: llvm.func @sum(
// CHECK-NOT:     llvm.insertvalue %{{.*}}[3
// CHECK:         %[[BUFFER:.*]] = llvm.call @malloc(
// CHECK-NOT:     llvm.insertvalue
// CHECK:         llvm.br ^[[CONDITION:.*]](%{{.*}}, %{{.*}} : i64, f32)
// CHECK:       ^[[CONDITION]](%[[I:.*]]: i64, %[[SUM:.*]]: f32):
// CHECK:         %[[GOES_ON:.*]] = llvm.icmp "slt" %[[I]], %{{.*}} : i64
// CHECK:         llvm.cond_br %[[GOES_ON]], ^[[BODY:.*]], ^[[END:.*]]
// CHECK:       ^[[BODY]]:
// CHECK:         %[[ADDRESS:.*]] = llvm.getelementptr inbounds|nuw %[[BUFFER]][%[[I]]]
// CHECK:         %[[X:.*]] = llvm.load %[[ADDRESS]] : !llvm.ptr -> f32
// CHECK:         %[[NEXT:.*]] = llvm.fadd %[[SUM]], %[[X]]
// CHECK:         llvm.add %[[I]], %{{.*}} : i64
// CHECK:         llvm.br ^[[CONDITION]](%{{.*}}, %[[NEXT]] : i64, f32)
// CHECK:       ^[[END]]:
// CHECK:         llvm.return %[[SUM]] : f32
func.func @sum(%n: index) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %init = arith.constant 0.0 : f32
  %buffer = memref.alloc(%n) : memref<?xf32>
  %sum = scf.for %i = %zero to %n step %one iter_args(%so_far = %init) -> f32 {
    %x = memref.load %buffer[%i] : memref<?xf32>
    %next = arith.addf %so_far, %x : f32
    scf.yield %next : f32
  }
  return %sum : f32
}

// CHECK-LABEL: llvm.func @returned(
// CHECK:         %[[BUFFER:.*]] = llvm.call @malloc(
// CHECK:         llvm.insertvalue %[[BUFFER]], %{{.*}}[0]
// CHECK:         llvm.insertvalue %[[BUFFER]], %{{.*}}[1]
// CHECK:         llvm.return
func.func @returned() -> memref<2x3xi8> {
  %buffer = memref.alloc() : memref<2x3xi8>
  return %buffer : memref<2x3xi8>
}

// Flags stay. A vector is left to upstream.
// CHECK-LABEL: llvm.func @flags(
// CHECK:         llvm.mul %{{.*}}, %{{.*}} overflow<nsw> : i32
// CHECK:         llvm.sdiv exact
// CHECK:         llvm.fmul {{.*}}fastmath<nnan>
// CHECK:         llvm.add %{{.*}} : vector<2xi32>
// CHECK:         llvm.load %{{.*}} {{.}}alignment = 64
func.func @flags(%a: i32, %x: f32, %v: vector<2xi32>, %m: memref<4xf32>,
                 %i: index) -> (i32, i32, f32, vector<2xi32>, f32) {
  %0 = arith.muli %a, %a overflow<nsw> : i32
  %1 = arith.divsi %a, %0 exact : i32
  %2 = arith.mulf %x, %x fastmath<nnan> : f32
  %3 = arith.addi %v, %v : vector<2xi32>
  %4 = "memref.load"(%m, %i) <{alignment = 64 : i64}> : (memref<4xf32>, index) -> f32
  return %0, %1, %2, %3, %4 : i32, i32, f32, vector<2xi32>, f32
}

// A loop around one that is left to upstream, which is left to it, too.
// CHECK-LABEL: llvm.func @nested(
// CHECK-NOT:     scf
// CHECK-NOT:     unrealized
// CHECK:         llvm.return
func.func @nested(%m: memref<?xi32>, %n: index, %c: i1) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%b = %m) -> memref<?xi32> {
    %l = scf.while (%k = %zero) : (index) -> index {
      %go = arith.cmpi slt, %k, %n : index
      scf.condition(%go) %k : index
    } do {
    ^bb0(%k: index):
      %x = memref.load %b[%k] : memref<?xi32>
      %y = arith.addi %x, %x : i32
      memref.store %y, %b[%i] : memref<?xi32>
      %next = arith.addi %k, %one : index
      scf.yield %next : index
    }
    %chosen = scf.if %c -> memref<?xi32> {
      scf.yield %b : memref<?xi32>
    } else {
      scf.yield %m : memref<?xi32>
    }
    scf.yield %chosen : memref<?xi32>
  }
  %d = memref.dim %r, %zero : memref<?xi32>
  scf.for %i = %zero to %d step %one {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %r[%i] : memref<?xi32>
  }
  return
}

// Both buffers begin at one constant, which stands before the address of each.
// CHECK-LABEL: llvm.func @same_offset(
// CHECK:         %[[OFFSET:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-COUNT-2: llvm.getelementptr %{{.*}}[%[[OFFSET]]]
func.func @same_offset(%a: memref<1xi8, strided<[3], offset: 2>>, %b: memref<1xi8, strided<[3], offset: 2>>, %i: index) {
  %x = memref.load %b[%i] : memref<1xi8, strided<[3], offset: 2>>
  memref.store %x, %a[%i] : memref<1xi8, strided<[3], offset: 2>>
  return
}
