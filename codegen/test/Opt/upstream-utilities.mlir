// The passes that we register under upstream's names mean what they mean there.
// DEFINE: %{passes} = \
// DEFINE:   test-loop-permutation{permutation-map=1,0 check-validity=true}, \
// DEFINE:   test-affine-loop-unswitch,func.func(test-vector-transferop-opt, \
// DEFINE:   test-parallel-loop-unrolling{unroll-factors=2}, \
// DEFINE:   test-vector-transfer-unrolling-patterns,test-decompose-affine-ops, \
// DEFINE:   test-vector-unrolling-patterns{unroll-based-on-type=true}, \
// DEFINE:   test-wrap-scf-while-loop-in-zero-trip-check)

// RUN: mlir-opt %s --pass-pipeline="builtin.module(%{passes})" -o %t.stock
// RUN: padlab-opt %s --pass-pipeline="builtin.module(%{passes})" -o %t.ours
// RUN: diff %t.stock %t.ours
// RUN: FileCheck %s < %t.ours

// CHECK-LABEL: @nest
// CHECK:         affine.for %{{.*}} = 0 to 5
// CHECK-NEXT:      affine.for %{{.*}} = 0 to 4
func.func @nest(%m: memref<4x5xi32>) {
  %c = arith.constant 1 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      affine.store %c, %m[%i, %j] : memref<4x5xi32>
    }
  }
  return
}

// CHECK-LABEL: @branch
// CHECK:         affine.if
// CHECK-NEXT:      affine.for
func.func @branch(%m: memref<4xi32>, %n: index) {
  %c = arith.constant 1 : i32
  affine.for %i = 0 to 4 {
    affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {
      affine.store %c, %m[%i] : memref<4xi32>
    }
  }
  return
}

// CHECK-LABEL: @row
// CHECK-COUNT-4: vector.transfer_write
// CHECK-NOT:     vector.transfer_read
func.func @row(%m: memref<4x4xf32>, %v: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true]}
      : vector<4x4xf32>, memref<4x4xf32>
  %r = vector.transfer_read %m[%c0, %c0], %f {in_bounds = [true, true]}
      : memref<4x4xf32>, vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK-LABEL: @loop
// CHECK:         scf.if
// CHECK:           scf.while
func.func @loop(%n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %r = scf.while (%i = %one) : (i32) -> i32 {
    %less = arith.cmpi slt, %i, %n : i32
    scf.condition(%less) %i : i32
  } do {
  ^bb0(%i: i32):
    %next = arith.addi %i, %i : i32
    scf.yield %next : i32
  }
  return %r : i32
}

// CHECK-LABEL: @parallel
// CHECK:         scf.parallel
// CHECK-COUNT-2: memref.store
func.func @parallel(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %one, %m[%i] : memref<4xi32>
  }
  return
}

#rows = affine_map<(d0, d1, d2) -> (d0, d2)>
#columns = affine_map<(d0, d1, d2) -> (d2, d1)>
#result = affine_map<(d0, d1, d2) -> (d0, d1)>

// CHECK-LABEL: @product
// CHECK:         vector.contract
// CHECK-SAME:      vector<4x2xi32>, vector<2x4xi32> into vector<4x4xi32>
func.func @product(%a: vector<8x4xi32>, %b: vector<4x8xi32>,
                   %c: vector<8x8xi32>) -> vector<8x8xi32> {
  %r = vector.contract {indexing_maps = [#rows, #columns, #result],
                        iterator_types = ["parallel", "parallel", "reduction"]}
      %a, %b, %c : vector<8x4xi32>, vector<4x8xi32> into vector<8x8xi32>
  return %r : vector<8x8xi32>
}

// CHECK-LABEL: @product_of_halves
// CHECK:         vector.contract
// CHECK-SAME:      vector<4x4xf16>, vector<4x4xf16> into vector<4x4xf16>
func.func @product_of_halves(%a: vector<8x4xf16>, %b: vector<4x8xf16>,
                             %c: vector<8x8xf16>) -> vector<8x8xf16> {
  %r = vector.contract {indexing_maps = [#rows, #columns, #result],
                        iterator_types = ["parallel", "parallel", "reduction"]}
      %a, %b, %c : vector<8x4xf16>, vector<4x8xf16> into vector<8x8xf16>
  return %r : vector<8x8xf16>
}
