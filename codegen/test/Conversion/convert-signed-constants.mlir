// Constants without a sign have the same bits.
// REQUIRES: signed-constants
// RUN: padlab-opt %s --convert-integer-type-to-signless | FileCheck %s

// CHECK-LABEL: func.func @constants
func.func @constants() -> (tensor<2xui8>, tensor<3xsi4>, tensor<0xui16>) {
  // CHECK: arith.constant dense<[3, -56]> : tensor<2xi8>
  %0 = arith.constant dense<[3, 200]> : tensor<2xui8>
  // CHECK: arith.constant dense<-1> : tensor<3xi4>
  %1 = arith.constant dense<-1> : tensor<3xsi4>
  // CHECK: arith.constant dense<> : tensor<0xi16>
  %2 = arith.constant dense<> : tensor<0xui16>
  return %0, %1, %2 : tensor<2xui8>, tensor<3xsi4>, tensor<0xui16>
}
