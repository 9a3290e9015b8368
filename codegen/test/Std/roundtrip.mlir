// Every operation of the Standard document, in each of its spellings, is the same program.
// RUN: padlab-opt --std %s > %t.old.mlir
// RUN: padlab-opt %t.old.mlir | diff %t.old.mlir -
// RUN: padlab-opt --mlir-print-op-generic %t.old.mlir > %t.generic.mlir
// RUN: padlab-opt %t.generic.mlir | diff %t.old.mlir -
// RUN: padlab-opt --std %t.generic.mlir | diff %t.old.mlir -
// RUN: FileCheck %s < %t.old.mlir
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

#layout = affine_map<(d0, d1) -> (d1, d0)>
#shifted = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>

// CHECK-LABEL: func.func @terminators
// GENERIC-LABEL: sym_name = "terminators"
func @terminators(%c : i1, %a : i32, %b : i32) -> i32 {
  // CHECK: std.cond_br %{{.*}}, ^bb1(%{{.*}} : i32), ^bb1(%{{.*}} : i32)
  // GENERIC: "std.cond_br"(%{{.*}}, %{{.*}}, %{{.*}})[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x : i32) :
  // CHECK: std.cond_br %{{.*}}, ^bb2, ^bb3(%{{.*}} : i32)
  cond_br %c, ^bb2, ^bb3(%x : i32)
^bb2:
  // CHECK: std.br ^bb3(%{{.*}} : i32)
  // GENERIC: "std.br"(%{{.*}})[^bb3] : (i32) -> ()
  br ^bb3(%a : i32)
^bb3(%y : i32):
  // CHECK: std.return %{{.*}} : i32
  // GENERIC: "std.return"(%{{.*}}) : (i32) -> ()
  return %y : i32
}

// The document's own function: types in the signature, names at the block.
// CHECK-LABEL: func.func @select(%arg0: i32, %arg1: i32, %arg2: i1) -> i32
func @select(i32, i32, i1) -> i32 {
^bb0(%a : i32, %b :i32, %flag : i1) :
  cond_br %flag, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x : i32) :
  return %x : i32
}

// A declaration needs `private` today.
// CHECK-LABEL: func.func private @declared(tensor<16xf32>, f32) -> tensor<16xf32>
func @declared(tensor<16xf32>, f32) -> tensor<16xf32>

// CHECK-LABEL: func.func @calls
func @calls(%t : tensor<16 x f32>, %f : f32) {
  // CHECK: std.call @declared(%{{.*}}, %{{.*}}) : (tensor<16xf32>, f32) -> tensor<16xf32>
  // GENERIC: "std.call"(%{{.*}}, %{{.*}}) <{callee = @declared}>
  %0 = call @declared(%t, %f) : (tensor<16xf32>, f32) -> tensor<16xf32>
  // CHECK: std.call @calls
  call @calls(%0, %f) : (tensor<16xf32>, f32) -> ()
  // CHECK: %[[F:.*]] = std.constant @declared : (tensor<16xf32>, f32) -> tensor<16xf32>
  // GENERIC: "std.constant"() <{value = @declared}> : () -> ((tensor<16xf32>, f32) -> tensor<16xf32>)
  %1 = constant @declared : (tensor<16xf32>, f32) -> tensor<16xf32>
  // CHECK: std.constant @declared
  %2 = "std.constant"() {value = @declared} : () -> ((tensor<16xf32>, f32) -> tensor<16xf32>)
  // CHECK: std.call_indirect %[[F]](%{{.*}}, %{{.*}}) : (tensor<16xf32>, f32) -> tensor<16xf32>
  // GENERIC: "std.call_indirect"(
  %3 = call_indirect %1(%t, %f)
        : (tensor<16xf32>, f32) -> tensor<16xf32>
  // CHECK: std.return{{$}}
  return
}

// CHECK-LABEL: func.func @dims
func @dims(%A : tensor<4 x ? x f32>, %m : memref<?x4xf32>, %u : tensor<*xf32>, %um : memref<*xf32, 1>) {
  // CHECK: std.dim %{{.*}}, 0 : tensor<4x?xf32>
  // GENERIC: "std.dim"(%{{.*}}) <{index = 0 : i64}> : (tensor<4x?xf32>) -> index
  %x = dim %A, 0 : tensor<4 x ? x f32>
  // CHECK: std.dim %{{.*}}, 1 : tensor<4x?xf32>
  %y = "std.dim"(%A) {index = 1 : i64} : (tensor<4 x ? x f32>) -> index
  // CHECK: std.dim %{{.*}}, 0 : memref<?x4xf32>
  %z = dim %m, 0 : memref<?x4xf32>
  // CHECK: std.dim %{{.*}}, 7 : tensor<*xf32>
  %v = dim %u, 7 : tensor<*xf32>
  // CHECK: std.dim %{{.*}}, 0 : memref<*xf32, 1>
  %w = std.dim %um, 0 : memref<*xf32, 1>
  return
}

// CHECK-LABEL: func.func @allocations
func @allocations(%M : index, %N : index, %x : index, %y : index) {
  // CHECK: std.alloc() : memref<1024x64xf32, #{{.*}}, 1>
  %A = alloc() : memref<1024x64xf32, #layout, 1>
  // CHECK: std.alloc(%{{.*}}, %{{.*}}) : memref<?x?xf32>
  %B = alloc(%M, %N) : memref<?x?xf32>
  // CHECK: std.alloc(%{{.*}})[%{{.*}}, %{{.*}}] : memref<?xf32, #{{.*}}, 2>
  // GENERIC: "std.alloc"(%{{.*}}, %{{.*}}, %{{.*}}) <{operandSegmentSizes = array<i32: 1, 2>}>
  %C = alloc(%M)[%x, %y] : memref<?xf32, #shifted, 2>
  // CHECK: std.alloc()[%{{.*}}] : memref<4xf32, strided<[1], offset: ?>>
  %D = alloc()[%x] : memref<4xf32, strided<[1], offset: ?>>
  // CHECK: std.alloc_static(0x1232a00) : memref<1024x64xf32, #{{.*}}, 1>
  // GENERIC: "std.alloc_static"() <{base = 19081728 : i64}>
  %E = alloc_static(0x1232a00) : memref<1024 x 64 x f32, #layout, 1>
  // CHECK: std.alloc_static(0x40) : memref<f32>
  %F = alloc_static(64) : memref<f32>
  // CHECK: std.alloc_static(0xffffffffffffff00) : memref<f32>
  %G = alloc_static(0xffffffffffffff00) : memref<f32>
  // CHECK: std.dealloc %{{.*}} : memref<1024x64xf32, #{{.*}}, 1>
  // GENERIC: "std.dealloc"
  dealloc %E : memref<1024 x 64 x f32, #layout, 1>
  return
}

// CHECK-LABEL: func.func @dma
func @dma(%src : memref<40 x 8 x vector<16xf32>, affine_map<(d0, d1) -> (d0, d1)>, 0>,
          %dst : memref<2 x 4 x vector<16xf32>, affine_map<(d0, d1) -> (d0, d1)>, 2>,
          %i : index, %j : index, %k : index, %l : index) {
  %size = constant 32 : index
  %tag = alloc() : memref<1 x i32, affine_map<(d0) -> (d0)>, 4>
  %idx = constant 0 : index
  // CHECK: std.dma_start %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}, %{{.*}}[%{{.*}}] : memref<40x8xvector<16xf32>>, memref<2x4xvector<16xf32>, 2>, memref<1xi32, 4>
  dma_start %src[%i, %j], %dst[%k, %l], %size, %tag[%idx] :
     memref<40 x 8 x vector<16xf32>, affine_map<(d0, d1) -> (d0, d1)>, 0>,
     memref<2 x 4 x vector<16xf32>, affine_map<(d0, d1) -> (d0, d1)>, 2>,
     memref<1 x i32, affine_map<(d0) -> (d0)>, 4>
  // CHECK: std.dma_start %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}, %{{.*}}[%{{.*}}], %{{.*}}, %{{.*}} : memref
  // GENERIC: "std.dma_start"({{.*}}) <{operandSegmentSizes = array<i32: 1, 2, 1, 2, 1, 1, 1, 1, 1>}>
  dma_start %src[%i, %j], %dst[%k, %l], %size, %tag[%idx], %i, %j :
     memref<40 x 8 x vector<16xf32>>, memref<2 x 4 x vector<16xf32>, 2>,
     memref<1 x i32, 4>
  // CHECK: std.dma_wait %{{.*}}[%{{.*}}], %{{.*}} : memref<1xi32, 4>
  // GENERIC: "std.dma_wait"
  dma_wait %tag[%idx], %size : memref<1 x i32, affine_map<(d0) -> (d0)>, 4>
  return
}

// CHECK-LABEL: func.func @elements
func @elements(%v : vector<4x4xi32>, %t : tensor<4x4xi32>, %ut : tensor<*xi32>, %i : index, %f : f32,
               %A : memref<8x?xf32, #layout, 1>, %s : i32, %m : index) {
  // CHECK: std.extract_element %{{.*}}[%{{.*}}, %{{.*}}] : vector<4x4xi32>
  // GENERIC: "std.extract_element"
  %3 = extract_element %v[%i, %i] : vector<4x4xi32>
  // CHECK: std.extract_element %{{.*}}[%{{.*}}, %{{.*}}] : tensor<4x4xi32>
  %4 = extract_element %t[%i, %i] : tensor<4x4xi32>
  // CHECK: std.extract_element %{{.*}}[%{{.*}}, %{{.*}}] : tensor<*xi32>
  %5 = extract_element %ut[%i, %i] : tensor<*xi32>
  // CHECK: std.load %{{.*}}[%{{.*}}, %{{.*}}] : memref<8x?xf32, #{{.*}}, 1>
  // GENERIC: "std.load"
  %6 = load %A[%i, %i] : memref<8x?xf32, #layout, 1>
  // CHECK: std.store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] : memref<8x?xf32, #{{.*}}, 1>
  // GENERIC: "std.store"
  store %6, %A[%i, %i] : memref<8x?xf32, #layout, 1>
  // CHECK: std.splat %{{.*}} : vector<4xf32>
  // GENERIC: "std.splat"
  %7 = splat %f : vector<4xf32>
  // CHECK: std.splat %{{.*}} : tensor<8x16xi32>
  %8 = splat %s : tensor<8x16xi32>
  // CHECK: std.splat %{{.*}}[%{{.*}}, %{{.*}}] : tensor<?x?xi32>
  %9 = splat %s [%m, %m] : tensor<?x?xi32>
  // CHECK: std.tensor_load %{{.*}} : memref<8x?xf32, #{{.*}}, 1>
  // GENERIC: "std.tensor_load"({{.*}}) : (memref<8x?xf32, #{{.*}}, 1>) -> tensor<8x?xf32>
  %10 = tensor_load %A : memref<8x?xf32, #layout, 1>
  // CHECK: std.tensor_store %{{.*}}, %{{.*}} : memref<8x?xf32, #{{.*}}, 1>
  // GENERIC: "std.tensor_store"
  tensor_store %10, %A : memref<8x?xf32, #layout, 1>
  return
}

// CHECK-LABEL: func.func @unary
func @unary(%b : f64, %g : vector<4xf32>, %y : tensor<4x?xf8E5M2>, %u : tensor<*xf8E4M3FN>) {
  // CHECK: std.absf %{{.*}} : f64
  // GENERIC: "std.absf"
  %0 = absf %b : f64
  // CHECK: std.ceilf %{{.*}} : vector<4xf32>
  // GENERIC: "std.ceilf"
  %1 = ceilf %g : vector<4xf32>
  // CHECK: std.cos %{{.*}} : tensor<4x?xf8E5M2>
  // GENERIC: "std.cos"
  %2 = cos %y : tensor<4x?xf8E5M2>
  // CHECK: std.exp %{{.*}} : tensor<*xf8E4M3FN>
  // GENERIC: "std.exp"
  %3 = exp %u : tensor<*xf8E4M3FN>
  // CHECK: std.negf %{{.*}} : f64
  // GENERIC: "std.negf"
  %4 = negf %b : f64
  // CHECK: std.sqrt %{{.*}} : vector<4xf32>
  // GENERIC: "std.sqrt"
  %5 = sqrt %g : vector<4xf32>
  // CHECK: std.tanh %{{.*}} : tensor<4x?xf8E5M2>
  // GENERIC: "std.tanh"
  %6 = tanh %y : tensor<4x?xf8E5M2>
  return
}

// CHECK-LABEL: func.func @binary
func @binary(%a : i64, %g : vector<4xi32>, %y : tensor<4x?xi8>, %u : tensor<*xui8>, %x : index,
             %f : bf16, %h : tensor<4x?xbf16>) {
  // CHECK: std.addi %{{.*}}, %{{.*}} : i64
  // GENERIC: "std.addi"(%{{.*}}, %{{.*}}) : (i64, i64) -> i64
  %0 = addi %a, %a : i64
  // CHECK: std.addf %{{.*}}, %{{.*}} : tensor<4x?xbf16>
  // GENERIC: "std.addf"
  %1 = addf %h, %h : tensor<4x?xbf16>
  // CHECK: std.and %{{.*}}, %{{.*}} : vector<4xi32>
  // GENERIC: "std.and"
  %2 = and %g, %g : vector<4xi32>
  // CHECK: std.copysign %{{.*}}, %{{.*}} : bf16
  // GENERIC: "std.copysign"
  %3 = copysign %f, %f : bf16
  // CHECK: std.divis %{{.*}}, %{{.*}} : tensor<4x?xi8>
  // GENERIC: "std.divis"
  %4 = divis %y, %y : tensor<4x?xi8>
  // CHECK: std.diviu %{{.*}}, %{{.*}} : tensor<*xui8>
  // GENERIC: "std.diviu"
  %5 = diviu %u, %u : tensor<*xui8>
  // CHECK: std.mulf %{{.*}}, %{{.*}} : bf16
  // GENERIC: "std.mulf"
  %6 = mulf %f, %f : bf16
  // CHECK: std.or %{{.*}}, %{{.*}} : index
  // GENERIC: "std.or"
  %7 = or %x, %x : index
  // CHECK: std.remis %{{.*}}, %{{.*}} : i64
  // GENERIC: "std.remis"
  %8 = remis %a, %a : i64
  // CHECK: std.remiu %{{.*}}, %{{.*}} : i64
  // GENERIC: "std.remiu"
  %9 = remiu %a, %a : i64
  // CHECK: std.xor %{{.*}}, %{{.*}} : i64
  // GENERIC: "std.xor"
  %10 = xor %a, %a : i64
  return
}

// CHECK-LABEL: func.func @others
func @others(%lhs : i32, %v : vector<4xi64>, %c : i1, %vc : vector<42xi1>, %vt : vector<42xf32>,
             %m : memref<4x?xf32>, %t : tensor<*xf32>) {
  // CHECK: std.cmpi "slt", %{{.*}}, %{{.*}} : i32
  // GENERIC: "std.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 2 : i64}> : (i32, i32) -> i1
  %0 = cmpi "slt", %lhs, %lhs : i32
  // CHECK: std.cmpi "slt", %{{.*}}, %{{.*}} : i32
  %1 = "std.cmpi"(%lhs, %lhs) {predicate = 2 : i64} : (i32, i32) -> i1
  // CHECK: std.cmpi "eq", %{{.*}}, %{{.*}} : vector<4xi64>
  %2 = "std.cmpi"(%v, %v) {predicate = 0 : i64} : (vector<4xi64>, vector<4xi64>) -> vector<4xi1>
  // CHECK: std.cmpi "uge", %{{.*}}, %{{.*}} : i32
  %3 = cmpi "uge", %lhs, %lhs : i32
  // CHECK: std.constant 42 : i32
  // GENERIC: "std.constant"() <{value = 42 : i32}> : () -> i32
  %4 = constant 42 : i32
  // CHECK: std.constant 42 : i32
  %5 = "std.constant"() {value = 42 : i32} : () -> i32
  // CHECK: std.constant 1.500000e+00 : f8E5M2
  %6 = constant 1.5 : f8E5M2
  // CHECK: std.constant true
  %7 = constant true
  // CHECK: std.constant dense<[1, 2]> : tensor<2xi4>
  %8 = constant dense<[1, 2]> : tensor<2xi4>
  // CHECK: std.select %{{.*}}, %{{.*}}, %{{.*}} : i32
  // GENERIC: "std.select"
  %9 = select %c, %lhs, %lhs : i32
  // CHECK: std.select %{{.*}}, %{{.*}}, %{{.*}} : vector<42xf32>
  %10 = "std.select"(%vc, %vt, %vt) : (vector<42xi1>, vector<42xf32>, vector<42xf32>) -> vector<42xf32>
  // CHECK: std.memref_cast %{{.*}} : memref<4x?xf32> to memref<?x?xf32>
  // GENERIC: "std.memref_cast"
  %11 = memref_cast %m : memref<4x?xf32> to memref<?x?xf32>
  // CHECK: std.memref_cast %{{.*}} : memref<?x?xf32> to memref<*xf32>
  %12 = memref_cast %11 : memref<?x?xf32> to memref<*xf32>
  // CHECK: std.tensor_cast %{{.*}} : tensor<*xf32> to tensor<?x?xf32>
  // GENERIC: "std.tensor_cast"
  %13 = tensor_cast %t : tensor<*xf32> to tensor<?x?xf32>
  // CHECK: std.tensor_cast %{{.*}} : tensor<?x?xf32> to tensor<4x?xf32>
  %14 = "std.tensor_cast"(%13) : (tensor<?x?xf32>) -> tensor<4x?xf32>
  return
}

// Bare mnemonics stand at any depth, beside operations of today.
// CHECK-LABEL: func.func @nested
func @nested(%A : memref<8xf32>, %p : i1) {
  affine.for %i = 0 to 8 {
    // CHECK: affine.for
    // CHECK: std.load
    // CHECK: std.negf
    // CHECK: std.store
    %0 = affine.apply affine_map<(d0) -> (7 - d0)> (%i)
    %1 = load %A[%0] : memref<8xf32>
    %2 = negf %1 : f32
    store %2, %A[%i] : memref<8xf32>
    scf.if %p { %3 = arith.addf %2, %2 : f32 store %3, %A[%i] : memref<8xf32> }
  }
  // CHECK: memref.atomic_rmw addf
  %c0 = constant 0 : index  %f = constant 1.0 : f32
  memref.atomic_rmw addf %f, %A[%c0] : (f32, memref<8xf32>) -> f32
  return
}
