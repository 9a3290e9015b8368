// RUN: padlab-opt %s --convert-tensor-gather-to-linalg --convert-tensor-scatter-to-scf | FileCheck %s

// The result keeps the indexed dimension, with extent 1.
// CHECK-LABEL: func.func @gather(
// CHECK-SAME:    %[[S:.*]]: tensor<3x?x5xf32>, %[[I:.*]]: tensor<?x1xi16>)
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel", "parallel"]
// CHECK-DAG:       %[[B:.*]] = linalg.index 0
// CHECK-DAG:       %[[X:.*]] = linalg.index 1
// CHECK-DAG:       %[[Y:.*]] = linalg.index 3
// CHECK:           %[[C:.*]] = tensor.extract %[[I]][%[[B]], %{{.*}}]
// CHECK:           %[[N:.*]] = arith.index_cast %[[C]] : i16 to index
// CHECK:           tensor.extract %[[S]][%[[X]], %[[N]], %[[Y]]]
func.func @gather(%s: tensor<3x?x5xf32>, %i: tensor<?x1xi16>) -> tensor<?x3x1x5xf32> {
  %0 = tensor.gather %s[%i] gather_dims([1]) : (tensor<3x?x5xf32>, tensor<?x1xi16>) -> tensor<?x3x1x5xf32>
  return %0 : tensor<?x3x1x5xf32>
}

// The result's rank is reduced.
// CHECK-LABEL: func.func @gather_reduced(
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]
// CHECK:           tensor.extract %{{.*}}[%{{.*}}, %{{.*}}, %{{.*}}] : tensor<3x4x5xi1>
func.func @gather_reduced(%s: tensor<3x4x5xi1>, %i: tensor<6x2xindex>) -> tensor<6x4xi1> {
  %0 = tensor.gather %s[%i] gather_dims([0, 2]) : (tensor<3x4x5xi1>, tensor<6x2xindex>) -> tensor<6x4xi1>
  return %0 : tensor<6x4xi1>
}

// CHECK-LABEL: func.func @scatter(
// CHECK-SAME:    %[[S:.*]]: tensor<6x4xi1>, %[[D:.*]]: tensor<3x4x5xi1>, %[[I:.*]]: tensor<6x2xindex>)
// CHECK:         scf.for %[[B:.*]] = {{.*}} iter_args(%{{.*}} = %[[D]])
// CHECK:           scf.for %[[X:.*]] = {{.*}} iter_args(%[[T:.*]] = %{{.*}})
// CHECK:             %[[E:.*]] = tensor.extract %[[S]][%[[B]], %[[X]]]
// CHECK:             %[[C0:.*]] = tensor.extract %[[I]][%[[B]], %{{.*}}]
// CHECK:             %[[C1:.*]] = tensor.extract %[[I]][%[[B]], %{{.*}}]
// CHECK:             tensor.insert %[[E]] into %[[T]][%[[C0]], %[[X]], %[[C1]]]
func.func @scatter(%s: tensor<6x4xi1>, %d: tensor<3x4x5xi1>, %i: tensor<6x2xindex>) -> tensor<3x4x5xi1> {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 2]) unique : (tensor<6x4xi1>, tensor<3x4x5xi1>, tensor<6x2xindex>) -> tensor<3x4x5xi1>
  return %0 : tensor<3x4x5xi1>
}
