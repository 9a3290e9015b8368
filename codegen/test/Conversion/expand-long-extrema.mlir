// Code generation cannot select the extrema of the long floats.
// RUN: padlab-opt %s --expand-exact-arith | FileCheck %s

// CHECK-LABEL: func.func @long
// CHECK-SAME: (%[[X:.*]]: f80, %[[Y:.*]]: f80)
// CHECK: %[[BITS:.*]] = arith.andi %{{.*}}, %{{.*}} : i80
// CHECK: %[[EQUAL:.*]] = arith.bitcast %[[BITS]] : i80 to f80
// CHECK: %[[FURTHER:.*]] = arith.cmpf ogt, %[[X]], %[[Y]] : f80
// CHECK: arith.select %[[FURTHER]], %[[X]], %[[Y]] : f80
// CHECK: arith.cmpf oeq, %[[X]], %[[Y]] : f80
// CHECK: arith.ori %{{.*}}, %{{.*}} : i80
// CHECK: arith.cmpf olt, %{{.*}}, %{{.*}} : f80
// CHECK-NOT: arith.maximumf
// CHECK-NOT: arith.minimumf
// CHECK: return
func.func @long(%x: f80, %y: f80) -> f80 {
  %0 = arith.maximumf %x, %y : f80
  %1 = arith.minimumf %0, %y : f80
  return %1 : f80
}

// CHECK-LABEL: func.func @plain
// CHECK: arith.maximumf
func.func @plain(%x: f64, %y: f64) -> f64 {
  %0 = arith.maximumf %x, %y : f64
  return %0 : f64
}

// A pass may have lowered them already.
// CHECK-LABEL: func.func @lowered
// CHECK: arith.andi %{{.*}}, %{{.*}} : i128
// CHECK: arith.cmpf ogt, %{{.*}}, %{{.*}} : f128
// CHECK: arith.ori %{{.*}}, %{{.*}} : i128
// CHECK: arith.cmpf olt, %{{.*}}, %{{.*}} : f128
// CHECK-NOT: llvm.intr
// CHECK: return
func.func @lowered(%x: f128, %y: f128) -> f128 {
  %0 = llvm.intr.maximum(%x, %y) : (f128, f128) -> f128
  %1 = llvm.intr.minimum(%0, %y) : (f128, f128) -> f128
  return %1 : f128
}
