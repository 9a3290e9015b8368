// RUN: padlab-opt %s --strip-fastmath | FileCheck %s

// CHECK-LABEL: @arith
// CHECK-NEXT: arith.addf %{{.*}}, %{{.*}} : f32
// CHECK-NEXT: arith.cmpf olt, %{{.*}}, %{{.*}} : f32
// CHECK-NEXT: arith.truncf %{{.*}} : f32 to f16
// CHECK-NEXT: math.sqrt %{{.*}} : f16
func.func @arith(%x: f32, %y: f32) -> (i1, f16) {
  %0 = arith.addf %x, %y fastmath<fast> : f32
  %1 = arith.cmpf olt, %0, %y fastmath<nnan> : f32
  %2 = arith.truncf %0 fastmath<contract> : f32 to f16
  %3 = math.sqrt %2 fastmath<nnan,ninf> : f16
  return %1, %3 : i1, f16
}
