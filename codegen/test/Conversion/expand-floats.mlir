// RUN: padlab-opt %s --split-input-file --expand-complex --expand-small-floats --convert-math-to-runtime | FileCheck %s

// CHECK: llvm.func @padlab_truncate_f32_to_small_float(f32, i32) -> i32
// CHECK: llvm.func @padlab_extend_small_float(i32, i32) -> f32
// CHECK-LABEL: func.func @sum
// CHECK: arith.bitcast %arg0 : f8E5M2 to i8
// CHECK: llvm.call @padlab_extend_small_float
// CHECK: llvm.call @padlab_extend_small_float
// CHECK: %[[SUM:.*]] = arith.addf %{{.*}}, %{{.*}} : f32
// CHECK: llvm.call @padlab_truncate_f32_to_small_float(%[[SUM]], %{{.*}})
// CHECK: arith.bitcast %{{.*}} : i8 to f8E5M2
func.func @sum(%x: f8E5M2, %y: f8E5M2) -> f8E5M2 {
  %0 = arith.addf %x, %y : f8E5M2
  return %0 : f8E5M2
}

// -----

// Never through f32, which would round as well.
// CHECK-LABEL: func.func @truncate
// CHECK-NOT: f32
// CHECK: llvm.call @padlab_truncate_f64_to_small_float(%arg0, %{{.*}})
func.func @truncate(%x: f64) -> f8E4M3FN {
  %0 = arith.truncf %x : f64 to f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// What f32 would round overflows anyway.
// CHECK-LABEL: func.func @fromInteger
// CHECK: arith.minsi
// CHECK: arith.maxsi
// CHECK: arith.sitofp %{{.*}} : i64 to f32
func.func @fromInteger(%x: i64) -> f8E4M3FN {
  %0 = arith.sitofp %x : i64 to f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK-LABEL: func.func @moved
// CHECK-NOT: llvm.call
// CHECK: return
func.func @moved(%c: i1, %x: f8E5M2, %y: f8E5M2) -> f8E5M2 {
  %0 = arith.select %c, %x, %y : f8E5M2
  return %0 : f8E5M2
}

// -----

// CHECK-LABEL: func.func @functions
// CHECK: llvm.call @padlab_cos_f64(%arg0) : (f64) -> f64
// CHECK: %[[WIDE:.*]] = arith.extf %arg1 : f16 to f32
// CHECK: %[[EXP:.*]] = llvm.call @padlab_exp_f32(%[[WIDE]])
// CHECK: arith.truncf %[[EXP]] : f32 to f16
// CHECK-COUNT-2: llvm.call @padlab_powf_f32
// CHECK: math.sqrt
func.func @functions(%x: f64, %y: f16, %z: vector<2xf32>) -> (f64, f16, vector<2xf32>) {
  %0 = math.cos %x : f64
  %1 = math.exp %y : f16
  %2 = math.powf %z, %z : vector<2xf32>
  %3 = math.sqrt %2 : vector<2xf32>
  return %0, %1, %3 : f64, f16, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @product
// CHECK-COUNT-4: arith.mulf
// CHECK: complex.create
func.func @product(%x: complex<f16>, %y: complex<f16>) -> complex<f16> {
  %0 = complex.mul %x, %y : complex<f16>
  return %0 : complex<f16>
}

// -----

// The uppermost bit of a scale is no sign: without it, NaN would be a number.
// CHECK-LABEL: func.func @isNormal
// CHECK: %[[BITS:.*]] = arith.bitcast %arg0 : f8E8M0FNU to i8
// CHECK-NOT: arith.andi
// CHECK: arith.subi %[[BITS]]
// CHECK: %[[OTHER:.*]] = arith.bitcast %arg1 : f8E5M2 to i8
// CHECK: arith.andi %[[OTHER]]
func.func @isNormal(%x: f8E8M0FNU, %y: f8E5M2) -> (i1, i1) {
  %0 = math.isnormal %x : f8E8M0FNU
  %1 = math.isnormal %y : f8E5M2
  return %0, %1 : i1, i1
}
