// A script of the case is a step of its subject; plain mlir-opt runs it, too.
//
// RUN: mlir-opt %s --pass-pipeline='builtin.module(transform-interpreter{entry-point=__transform_0})' \
// RUN:   | FileCheck %s --check-prefix=STOCK
// RUN: padlab-run %s --pipeline=passes --print-ir-after-subject | FileCheck %s --check-prefix=SUBJECT
// RUN: padlab-run %s --pipeline=unfused | FileCheck %s --check-prefix=RESULT
// RUN: padlab-run %s --pipeline=reference | FileCheck %s --check-prefix=RESULT

// STOCK: scf.for
// STOCK: transform.named_sequence

// SUBJECT: module {
// SUBJECT: scf.for
// SUBJECT-NOT: named_sequence

// RESULT: [3, 5, 7]
module attributes {transform.with_named_sequence} {
  func.func @main(
      %a: tensor<3xi32> {padlab.value = dense<[1, 2, 3]> : tensor<3xi32>},
      %b: tensor<3xi32> {padlab.value = dense<[2, 3, 4]> : tensor<3xi32>})
      -> tensor<3xi32> attributes {
        padlab.seed = 3 : i64,
        padlab.passes = "transform-interpreter{entry-point=__transform_0}"} {
    %empty = tensor.empty() : tensor<3xi32>
    %sum = linalg.map { arith.addi } ins(%a, %b : tensor<3xi32>, tensor<3xi32>)
        outs(%empty : tensor<3xi32>)
    return %sum : tensor<3xi32>
  }
  transform.named_sequence @__transform_0(%root: !transform.any_op {transform.readonly}) {
    %add = transform.structured.match ops{["linalg.map"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_for %add tile_sizes [2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
