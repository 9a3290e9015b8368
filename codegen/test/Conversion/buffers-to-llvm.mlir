// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-buffers-to-loops))" | FileCheck %s --check-prefix=LOOPS
// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-buffers-to-loops),padlab-loops-to-llvm,reconcile-unrealized-casts)" | FileCheck %s --check-prefix=LLVM

// The body's second argument is not used, so it is not loaded; trivial maps and
// repeated constants are gone, the arithmetic of the program is not folded.
// LOOPS-LABEL: func.func @elementwise
// LOOPS-COUNT-1: memref.load
// LOOPS-NOT: memref.load
// LOOPS: arith.addi %c2_i32, %c2_i32
// LOOPS: memref.store
// LOOPS-NOT: affine.apply
// LLVM-LABEL: llvm.func @elementwise
// LLVM-NOT: {{(scf|memref|affine|arith|cf|builtin)\.}}
// LLVM: llvm.cond_br
func.func @elementwise(%a: memref<4xi32>, %b: memref<4xi32>) {
  linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : memref<4xi32>) outs(%b : memref<4xi32>) {
  ^bb0(%x: i32, %out: i32):
    %c2 = arith.constant 2 : i32
    %c2_again = arith.constant 2 : i32
    %four = arith.addi %c2, %c2_again : i32
    %y = arith.addi %x, %four : i32
    linalg.yield %y : i32
  }
  return
}

// Slices stay until their buffers are parts.
// LOOPS-LABEL: func.func @view
// LOOPS: memref.subview
// LOOPS-NOT: affine.apply
// LLVM-LABEL: llvm.func @view
// LLVM-NOT: {{(scf|memref|affine|arith|cf|builtin)\.}}
// LLVM: llvm.return
func.func @view(%a: memref<?x8xf32>, %i: index, %n: index, %value: f32) {
  %part = memref.subview %a[%i, 1] [%n, 3] [1, 2]
      : memref<?x8xf32> to memref<?x3xf32, strided<[8, 2], offset: ?>>
  linalg.fill ins(%value : f32)
      outs(%part : memref<?x3xf32, strided<[8, 2], offset: ?>>)
  return
}

// Loops that carry memrefs, a slice that is returned, and copies that are not
// packed: nothing is left to upstream's conversion.
// LLVM-LABEL: llvm.func @carried
// LLVM-NOT: {{(scf|memref|affine|arith|cf|func|builtin)\.}}
// LLVM: llvm.call @padlab_copy_strided
// LLVM-NOT: {{(scf|memref|affine|arith|cf|func|builtin)\.}}
// LLVM: llvm.call @view
// LLVM: llvm.return
func.func @carried(%a: memref<?x8xf32>, %b: memref<?x3xf32, strided<[8, 2], offset: ?>>,
                   %i: index, %n: index, %value: f32) -> memref<?x3xf32, strided<[8, 2], offset: ?>> {
  %last = scf.while (%part = %b) : (memref<?x3xf32, strided<[8, 2], offset: ?>>)
      -> memref<?x3xf32, strided<[8, 2], offset: ?>> {
    %goesOn = arith.cmpf une, %value, %value : f32
    scf.condition(%goesOn) %part : memref<?x3xf32, strided<[8, 2], offset: ?>>
  } do {
  ^bb0(%part: memref<?x3xf32, strided<[8, 2], offset: ?>>):
    %slice = memref.subview %a[%i, 1] [%n, 3] [1, 2]
        : memref<?x8xf32> to memref<?x3xf32, strided<[8, 2], offset: ?>>
    memref.copy %part, %slice : memref<?x3xf32, strided<[8, 2], offset: ?>>
        to memref<?x3xf32, strided<[8, 2], offset: ?>>
    scf.yield %slice : memref<?x3xf32, strided<[8, 2], offset: ?>>
  }
  call @view(%a, %i, %n, %value) : (memref<?x8xf32>, index, index, f32) -> ()
  return %last : memref<?x3xf32, strided<[8, 2], offset: ?>>
}
