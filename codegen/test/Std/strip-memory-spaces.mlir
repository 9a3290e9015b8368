// RUN: padlab-opt %s --strip-memory-spaces | FileCheck %s

// CHECK-LABEL: func.func @types
// CHECK-SAME: memref<4xf32>, %{{.*}}: memref<*xf32>, %{{.*}}: (memref<f32>) -> ()
func.func @types(%m: memref<4xf32, 3>, %u: memref<*xf32, 1>, %f: (memref<f32, 2>) -> ()) -> memref<4xf32> {
  // CHECK-NEXT: return
  %0 = memref.memory_space_cast %m : memref<4xf32, 3> to memref<4xf32>
  return %0 : memref<4xf32>
}

// The stride is that of the slower memory.
// CHECK-LABEL: func.func @strides
func.func @strides(%a: memref<8xf32, 1>, %b: memref<8xf32, 2>, %t: memref<1xi32, 3>, %i: index) {
  // CHECK: memref.dma_start %{{.*}} : memref<8xf32>, memref<8xf32>, memref<1xi32>
  memref.dma_start %a[%i], %b[%i], %i, %t[%i], %i, %i : memref<8xf32, 1>, memref<8xf32, 2>, memref<1xi32, 3>
  // CHECK: memref.dma_start %{{.*}} {padlab.strided_destination} : memref<8xf32>, memref<8xf32>, memref<1xi32>
  memref.dma_start %b[%i], %a[%i], %i, %t[%i], %i, %i : memref<8xf32, 2>, memref<8xf32, 1>, memref<1xi32, 3>
  return
}
