// RUN: padlab-opt %s --expand-vectors | FileCheck %s

// CHECK-LABEL: func.func @elementwise
// CHECK-COUNT-4: arith.addi %{{.*}}, %{{.*}} : i8
// CHECK-NOT: arith.addi
// CHECK: return
func.func @elementwise(%x: vector<2x2xi8>, %y: vector<2x2xi8>) -> vector<2x2xi8> {
  %0 = arith.addi %x, %y : vector<2x2xi8>
  return %0 : vector<2x2xi8>
}

// One dimension is LLVM's own.
// CHECK-LABEL: func.func @kept
// CHECK-NEXT: arith.addi %arg0, %arg0 : vector<4xi8>
func.func @kept(%x: vector<4xi8>) -> vector<4xi8> {
  %0 = arith.addi %x, %x : vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK-LABEL: func.func @moved
// CHECK: vector.load
// CHECK: vector.shuffle
// CHECK: vector.store
func.func @moved(%m: memref<?x4xf32>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<?x4xf32>, vector<4xf32>
  %1 = vector.shuffle %0, %0 [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
  vector.store %1, %m[%i, %i] : memref<?x4xf32>, vector<4xf32>
  return
}

// A vector's elements of four bits share bytes, a buffer's do not.
// CHECK-LABEL: func.func @packed
// CHECK-NOT: vector.load
// CHECK: return
func.func @packed(%m: memref<4xi4>, %i: index) -> vector<4xi4> {
  %0 = vector.load %m[%i] : memref<4xi4>, vector<4xi4>
  return %0 : vector<4xi4>
}

// Each row is the source, not its first element: upstream's pattern counts on a
// fold before.
// CHECK-LABEL: func.func @rows
// CHECK-NOT: vector.broadcast
// CHECK: %[[LAST:.*]] = vector.extract %arg0[1] : i8 from vector<2xi8>
// CHECK: vector.insert %[[LAST]], %{{.*}} [0, 1]
func.func @rows(%x: vector<2xi8>) -> vector<2x2xi8> {
  %0 = vector.broadcast %x : vector<2xi8> to vector<2x2xi8>
  return %0 : vector<2x2xi8>
}

// A buffer has a byte for each i1, a vector of LLVM a bit.
// CHECK-LABEL: func.func @bits
// CHECK-COUNT-3: memref.load %arg0
// CHECK-NOT: vector.load
// CHECK-NOT: vector.transfer_read
// CHECK: return
func.func @bits(%m: memref<3xi1>) -> vector<3xi1> {
  %c0 = arith.constant 0 : index
  %false = arith.constant false
  %0 = vector.transfer_read %m[%c0], %false {in_bounds = [true]} : memref<3xi1>, vector<3xi1>
  return %0 : vector<3xi1>
}

// CHECK-LABEL: func.func @reduced
// CHECK-NOT: vector.multi_reduction
// CHECK-NOT: vector.create_mask
// CHECK: return
func.func @reduced(%x: vector<2x3xi32>, %y: vector<2xi32>, %n: index) -> vector<2xi32> {
  %mask = vector.create_mask %n, %n : vector<2x3xi1>
  %0 = vector.mask %mask {
    vector.multi_reduction <add>, %x, %y [1] : vector<2x3xi32> to vector<2xi32>
  } : vector<2x3xi1> -> vector<2xi32>
  return %0 : vector<2xi32>
}

// Nothing says how operands become narrower.
// CHECK-LABEL: func.func @narrows
// CHECK: vector.contract
func.func @narrows(%a: vector<2xi32>, %b: i8) -> i8 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %a, %b : vector<2xi32>, vector<2xi32> into i8
  return %0 : i8
}

// Upstream's fold of an insert takes poison for a number.
// CHECK-LABEL: func.func @poison
// CHECK-COUNT-3: vector.insert %arg0
// CHECK-NOT: vector.insert
func.func @poison(%x: i8) -> vector<2x2xi8> {
  %p = ub.poison : i8
  %0 = vector.from_elements %x, %p, %x, %x : vector<2x2xi8>
  return %0 : vector<2x2xi8>
}
