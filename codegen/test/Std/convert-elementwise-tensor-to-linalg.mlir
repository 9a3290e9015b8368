// RUN: padlab-opt %s --convert-elementwise-tensor-to-linalg | FileCheck %s

// CHECK-LABEL: func.func @ranked
func.func @ranked(%a: tensor<4x?xi8>, %c: i1) -> tensor<4x?xi8> {
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]
  // CHECK: arith.addi %{{.*}} : i8
  %0 = arith.addi %a, %a : tensor<4x?xi8>
  // One choice for all.
  // CHECK: arith.select %{{.*}} : tensor<4x?xi8>
  %1 = arith.select %c, %a, %0 : tensor<4x?xi8>
  return %1 : tensor<4x?xi8>
}
// CHECK-LABEL: func.func @unranked
func.func @unranked(%a: tensor<*xi8>) -> tensor<*xi1> {
  // CHECK: tensor.reshape {{.*}} -> tensor<?xi8>
  // CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<?xi8>, tensor<?xi8>) outs(%{{.*}} : tensor<?xi1>)
  // CHECK: arith.cmpi slt, {{.*}} : i8
  // CHECK: tensor.reshape {{.*}} -> tensor<*xi1>
  %0 = arith.cmpi slt, %a, %a : tensor<*xi8>
  return %0 : tensor<*xi1>
}
