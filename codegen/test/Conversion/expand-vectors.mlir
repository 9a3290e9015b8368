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

// Each row is the source, not its first element: upstream's pattern counts on a
// fold before.
// CHECK-LABEL: func.func @rows
// CHECK-NOT: vector.broadcast
// CHECK: %[[LAST:.*]] = vector.extract %arg0[1] : i8 from vector<2xi8>
// CHECK-NEXT: vector.insert %[[LAST]], %{{.*}} [0, 1]
func.func @rows(%x: vector<2xi8>) -> vector<2x2xi8> {
  %0 = vector.broadcast %x : vector<2xi8> to vector<2x2xi8>
  return %0 : vector<2x2xi8>
}
