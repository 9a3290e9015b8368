// REQUIRES: corpus-release
// What stands in a sequence of a script is looked at one by one, too.

// RUN: padlab-blame %s --pipelines=passes --json | FileCheck %s
// CHECK: "pass":"transform-interpreter","pattern":"transform.memref.multibuffer"

module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<17xi32>, %n: index) -> index
      attributes {padlab.seed = 0 : i64,
                  padlab.passes = "transform-interpreter{entry-point=__transform_0}"} {
    %from = bufferization.to_buffer %a : tensor<17xi32> to memref<17xi32>
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<17xi32>
    scf.for %i = %n to %c0 step %n {
      memref.copy %from, %alloc : memref<17xi32> to memref<17xi32>
      %view = memref.expand_shape %alloc [[0]] output_shape [17] : memref<17xi32> into memref<17xi32>
    }
    return %c0 : index
  }
  transform.named_sequence @__transform_0(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    transform.foreach %0 : !transform.op<"memref.alloc"> {
    ^bb0(%each: !transform.op<"memref.alloc">):
      transform.sequence %each : !transform.op<"memref.alloc"> failures(suppress) {
      ^bb0(%one: !transform.op<"memref.alloc">):
        %1 = transform.memref.multibuffer %one {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
      }
    }
    transform.yield
  }
}
