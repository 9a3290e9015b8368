// A program that needs memory on the way takes it from the runtime, in a run,
// and calls the functions that every way of running a program calls.

// RUN: padlab-compile %s --cpu=x86-64-v2 -o %t.o --header=%t.h
// RUN: llvm-nm --undefined-only %t.o | FileCheck %s --implicit-check-not=U
// RUN: FileCheck %s --input-file=%t.h --check-prefix=HEADER

// CHECK-DAG: U padlab_alloc
// CHECK-DAG: U padlab_error
// CHECK-DAG: U padlab_tanh_f32
// CHECK-DAG: U padlab_run

// HEADER: The object needs the library padlab_runtime for
// HEADER: padlab_tanh_f32
// HEADER: padlab_error_message() of the library says why a program stopped itself.

func.func @main(%a: tensor<8xf32>) -> f32 attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8xf32>
  %0 = linalg.map { math.tanh } ins(%a : tensor<8xf32>) outs(%empty : tensor<8xf32>)
  %1 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0) -> tensor<8xf32> {
    %2 = linalg.map { math.tanh } ins(%t : tensor<8xf32>) outs(%empty : tensor<8xf32>)
    scf.yield %2 : tensor<8xf32>
  }
  %sum = tensor.extract %1[%c3] : tensor<8xf32>
  %holds = arith.cmpf oge, %sum, %zero : f32
  cf.assert %holds, "the sum is negative"
  return %sum : f32
}
