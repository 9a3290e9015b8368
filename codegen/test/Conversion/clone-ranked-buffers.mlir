// Clones of scalar buffers without a rank clone what has it; others, which
// upstream lowers with any layout, stay.
// RUN: padlab-opt %s --split-input-file --clone-ranked-buffers | FileCheck %s
// RUN: padlab-opt %s --split-input-file --clone-ranked-buffers --convert-bufferization-to-memref | FileCheck %s --check-prefix=LOWERED

// LOWERED-NOT: bufferization.clone

// CHECK-LABEL: func @scalar
// CHECK-SAME:    %[[A:.*]]: memref<f32, strided<[], offset: 1>>
// CHECK:         %[[COPY:.*]] = bufferization.clone %[[A]] : memref<f32, strided<[], offset: 1>> to memref<f32>
// CHECK:         memref.cast %[[COPY]] : memref<f32> to memref<*xf32>
func.func @scalar(%a: memref<f32, strided<[], offset: 1>>) -> memref<*xf32> {
  %u = memref.cast %a : memref<f32, strided<[], offset: 1>> to memref<*xf32>
  %0 = bufferization.clone %u : memref<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

// CHECK-LABEL: func @strided
// CHECK-SAME:    %[[A:.*]]: memref<4xf32
// CHECK:         %[[U:.*]] = memref.cast %[[A]]
// CHECK:         bufferization.clone %[[U]] : memref<*xf32> to memref<*xf32>
func.func @strided(%a: memref<4xf32, strided<[2], offset: 1>>) -> memref<*xf32> {
  %u = memref.cast %a : memref<4xf32, strided<[2], offset: 1>> to memref<*xf32>
  %0 = bufferization.clone %u : memref<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}
