// RUN: padlab-opt %s --convert-std | FileCheck %s

// CHECK-LABEL: func.func @control
func.func @control(%c: i1, %x: i32, %f: (i32) -> i32) -> i32 {
  // CHECK: cf.cond_br %{{.*}}, ^bb1(%{{.*}} : i32), ^bb2
  std.cond_br %c, ^bb1(%x : i32), ^bb2
^bb1(%y: i32):
  // CHECK: call_indirect
  %0 = std.call_indirect %f(%y) : (i32) -> i32
  // CHECK: return
  std.return %0 : i32
^bb2:
  // CHECK: constant @callee : (i32) -> i32
  %1 = std.constant @callee : (i32) -> i32
  // CHECK: arith.constant 42 : i32
  %2 = std.constant 42 : i32
  // CHECK: call @callee
  %3 = std.call @callee(%2) : (i32) -> i32
  // CHECK: cf.br ^bb1
  std.br ^bb1(%3 : i32)
}
// CHECK-LABEL: func.func @callee
func.func @callee(%x: i32) -> i32 {
  std.return %x : i32
}

// Types stay as they are.
// CHECK-LABEL: func.func @memory
func.func @memory(%m: memref<?x4xf32, affine_map<(i, j) -> (j, i)>, 1>, %i: index) {
  // CHECK: memref.load {{.*}} : memref<?x4xf32, {{.*}}, 1>
  %0 = std.load %m[%i, %i] : memref<?x4xf32, affine_map<(i, j) -> (j, i)>, 1>
  // CHECK: memref.store {{.*}} : memref<?x4xf32, {{.*}}, 1>
  std.store %0, %m[%i, %i] : memref<?x4xf32, affine_map<(i, j) -> (j, i)>, 1>
  // CHECK: memref.dim
  %1 = std.dim %m, 0 : memref<?x4xf32, affine_map<(i, j) -> (j, i)>, 1>
  // CHECK: memref.alloc(%{{.*}})[%{{.*}}] : memref<?xf32, {{.*}}>
  %2 = std.alloc(%1)[%i] : memref<?xf32, affine_map<(i)[s] -> (i * s)>>
  // CHECK: memref.cast {{.*}} to memref<4xf32, {{.*}}>
  %3 = std.memref_cast %2 : memref<?xf32, affine_map<(i)[s] -> (i * s)>> to memref<4xf32, affine_map<(i)[s] -> (i * s)>>
  // CHECK: memref.dealloc
  std.dealloc %3 : memref<4xf32, affine_map<(i)[s] -> (i * s)>>
  return
}

// CHECK-LABEL: func.func @transfer
func.func @transfer(%s: memref<8xf32>, %d: memref<8xf32, 2>, %t: memref<1xi32>, %n: index) {
  // CHECK: memref.dma_start %{{.*}}[%{{.*}}], %{{.*}}[%{{.*}}], %[[N:.*]], %{{.*}}[%{{.*}}], %{{.*}}, %{{.*}} :
  std.dma_start %s[%n], %d[%n], %n, %t[%n], %n, %n : memref<8xf32>, memref<8xf32, 2>, memref<1xi32>
  // CHECK: memref.dma_wait
  std.dma_wait %t[%n], %n : memref<1xi32>
  return
}

// A buffer of its own, filled here.
// CHECK-LABEL: func.func @tensor_load
// CHECK-SAME: %[[M:.*]]: memref<?xf32>
func.func @tensor_load(%m: memref<?xf32>) -> tensor<?xf32> {
  // CHECK: %[[COPY:.*]] = memref.alloc(
  // CHECK: memref.copy %[[M]], %[[COPY]]
  // CHECK: bufferization.to_tensor %[[COPY]] restrict writable
  %0 = std.tensor_load %m : memref<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @tensor_store
func.func @tensor_store(%t: tensor<?xf32>, %m: memref<?xf32, 3>) {
  // CHECK: %[[B:.*]] = bufferization.to_buffer %{{.*}} read_only
  // CHECK: memref.copy %[[B]], %{{.*}} : memref<?xf32> to memref<?xf32, 3>
  std.tensor_store %t, %m : memref<?xf32, 3>
  return
}

// CHECK-LABEL: func.func @aggregates
func.func @aggregates(%t: tensor<*xi32>, %v: vector<4x4xi32>, %i: index, %x: i32) {
  // CHECK: %[[T:.*]] = tensor.cast %{{.*}} : tensor<*xi32> to tensor<?x?xi32>
  // CHECK: tensor.extract %[[T]]
  %0 = std.extract_element %t[%i, %i] : tensor<*xi32>
  // CHECK: %[[FLAT:.*]] = vector.shape_cast %{{.*}} : vector<4x4xi32> to vector<16xi32>
  // CHECK: vector.extract %[[FLAT]][%{{.*}}]
  %1 = std.extract_element %v[%i, %i] : vector<4x4xi32>
  // CHECK: tensor.splat %{{.*}}[%{{.*}}] : tensor<2x?xi32>
  %2 = std.splat %x[%i] : tensor<2x?xi32>
  // CHECK: vector.broadcast %{{.*}} : i32 to vector<4xi32>
  %3 = std.splat %x : vector<4xi32>
  // CHECK: tensor.dim
  %4 = std.dim %t, 1 : tensor<*xi32>
  // CHECK: tensor.cast %{{.*}} : tensor<*xi32> to tensor<?xi32>
  %5 = std.tensor_cast %t : tensor<*xi32> to tensor<?xi32>
  return
}

// CHECK-LABEL: func.func @elementwise
func.func @elementwise(%t: tensor<4x?xf8E5M2>, %u: tensor<*xi8>, %i: index) {
  // 8-bit floats stay: expand-small-floats is for all of them.
  // CHECK-NEXT: math.tanh %{{.*}} : tensor<4x?xf8E5M2>
  %0 = std.tanh %t : tensor<4x?xf8E5M2>
  // CHECK: arith.divsi %{{.*}} : tensor<*xi8>
  %1 = std.divis %u, %u : tensor<*xi8>
  // CHECK: arith.cmpi uge, %{{.*}} : tensor<*xi8>
  %2 = std.cmpi "uge", %u, %1 : tensor<*xi8>
  // CHECK: arith.select %{{.*}} : tensor<*xi1>, tensor<*xi8>
  %3 = std.select %2, %u, %1 : tensor<*xi8>
  // CHECK: arith.xori %{{.*}} : index
  %4 = std.xor %i, %i : index
  return
}
