// The plug-in fuses in stock mlir-opt, and what it makes is lowered there to
// loops over vectors, which stock mlir-runner runs.

// DEFINE: %{plugin} = --load-dialect-plugin=%padlab_build/lib/PadlabPlugin.so --load-pass-plugin=%padlab_build/lib/PadlabPlugin.so
// RUN: mlir-opt %{plugin} %s --pass-pipeline='builtin.module(padlab-fuse-pad)' | FileCheck %s
// RUN: mlir-opt %{plugin} %s --pass-pipeline='builtin.module(padlab-fuse-pad,padlab-select-pad-strategy{strategy=stream},one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map},func.func(padlab-version-pads,padlab-pad-to-loops),padlab-vectorize-rows)' > %t.loops.mlir
// RUN: FileCheck %s --check-prefix=LOOPS --input-file=%t.loops.mlir
// RUN: mlir-opt %t.loops.mlir --pass-pipeline='builtin.module(convert-linalg-to-loops,expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-vector-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' | sed 's/^module attributes {.*} {/module {/' | mlir-runner -e main -entry-point-result=i32 | FileCheck %s --check-prefix=VALUE

// CHECK-LABEL: func.func @pad
// CHECK-NOT: linalg
// CHECK: pad.generic low [1, 2] high [2, 3]
// CHECK: arith.muli
// CHECK-NOT: tensor.pad

// LOOPS-NOT: pad.
// LOOPS: vector.store

// 1 + 4 + 9 + ... + 48 * 48, and 7 for 9 * 13 - 48 elements of the border.
// VALUE: {{^}}38507{{$}}

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 128 : i64>>} {
  func.func @pad(%in: tensor<6x8xi32>) -> tensor<9x13xi32> {
    %border = arith.constant 7 : i32
    %empty = tensor.empty() : tensor<6x8xi32>
    %square = linalg.map { arith.muli } ins(%in, %in : tensor<6x8xi32>, tensor<6x8xi32>)
        outs(%empty : tensor<6x8xi32>)
    %padded = tensor.pad %square low[1, 2] high[2, 3] {
    ^bb0(%i: index, %j: index):
      tensor.yield %border : i32
    } : tensor<6x8xi32> to tensor<9x13xi32>
    return %padded : tensor<9x13xi32>
  }

  func.func @main() -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c9 = arith.constant 9 : index
    %c13 = arith.constant 13 : index
    %zero = arith.constant 0 : i32
    %in = tensor.generate {
    ^bb0(%i: index, %j: index):
      %row = arith.muli %i, %c8 : index
      %place = arith.addi %row, %j : index
      %next = arith.addi %place, %c1 : index
      %value = arith.index_cast %next : index to i32
      tensor.yield %value : i32
    } : tensor<6x8xi32>
    %padded = func.call @pad(%in) : (tensor<6x8xi32>) -> tensor<9x13xi32>
    %sum = scf.for %i = %c0 to %c9 step %c1 iter_args(%outer = %zero) -> i32 {
      %row = scf.for %j = %c0 to %c13 step %c1 iter_args(%inner = %outer) -> i32 {
        %value = tensor.extract %padded[%i, %j] : tensor<9x13xi32>
        %next = arith.addi %inner, %value : i32
        scf.yield %next : i32
      }
      scf.yield %row : i32
    }
    return %sum : i32
  }
}
