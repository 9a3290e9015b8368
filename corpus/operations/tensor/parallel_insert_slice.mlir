// Each iteration writes a row; the last row keeps what it was.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %d = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %s = arith.constant dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>
  %0 = scf.forall (%i) in (2) shared_outs(%o = %d) -> (tensor<3x2xi32>) {
    %row = tensor.extract_slice %s[%i, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<2xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[%i, 0] [1, 2] [1, 1] : tensor<2xi32> into tensor<3x2xi32>
    }
  }
  %e = arith.constant dense<[[10, 20], [30, 40], [5, 6]]> : tensor<3x2xi32>
  check.expect_eq(%0, %e) : tensor<3x2xi32>
  %same = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  check.expect_eq(%d, %same) : tensor<3x2xi32>
  return
}

// -----
// Two dimensions, dynamic bounds, an iteration reads its own place.
func.func @main(%d: tensor<?x?xui8> {padlab.extents = array<i64: 3, 4>}) -> tensor<?x?xui8>
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %d, %c0 : tensor<?x?xui8>
  %m = tensor.dim %d, %c1 : tensor<?x?xui8>
  %one_bits = arith.constant dense<1> : tensor<1x1xi8>
  %one = tensor.bitcast %one_bits : tensor<1x1xi8> to tensor<1x1xui8>
  %0 = scf.forall (%i, %j) in (%n, %m) shared_outs(%o = %d) -> (tensor<?x?xui8>) {
    %old = tensor.extract_slice %o[%i, %j] [1, 1] [1, 1] : tensor<?x?xui8> to tensor<1x1xui8>
    %s = arith.addi %i, %j : index
    %even = arith.remui %s, %c1 : index
    %isEven = arith.cmpi eq, %even, %c0 : index
    %new = scf.if %isEven -> tensor<1x1xui8> {
      scf.yield %old : tensor<1x1xui8>
    } else {
      scf.yield %one : tensor<1x1xui8>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %new into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xui8> into tensor<?x?xui8>
    }
  }
  return %0 : tensor<?x?xui8>
}

// -----
// Bounds with a step, strides, two shared tensors, reduced ranks, rank 0.
func.func @main(%a: tensor<2x8xcomplex<f32>>, %b: tensor<8xf8E4M3FN>, %c: tensor<3xcomplex<f32>>, %v: tensor<f8E4M3FN>)
    -> (tensor<2x8xcomplex<f32>>, tensor<8xf8E4M3FN>) attributes {padlab.seed = 1 : i64} {
  %0:2 = scf.forall (%i) = (0) to (2) step (1) shared_outs(%x = %a, %y = %b) -> (tensor<2x8xcomplex<f32>>, tensor<8xf8E4M3FN>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %x[%i, 1] [1, 3] [1, 2] : tensor<3xcomplex<f32>> into tensor<2x8xcomplex<f32>>
      tensor.parallel_insert_slice %v into %y[%i] [1] [1] : tensor<f8E4M3FN> into tensor<8xf8E4M3FN>
    }
  }
  return %0#0, %0#1 : tensor<2x8xcomplex<f32>>, tensor<8xf8E4M3FN>
}

// -----
// No iterations, and slices without elements.
func.func @main(%d: tensor<3xi8>, %n: index {padlab.value = 0 : index}) -> (tensor<3xi8>, tensor<3xi8>)
    attributes {padlab.seed = 1 : i64} {
  %s = arith.constant dense<7> : tensor<1xi8>
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %d) -> (tensor<3xi8>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi8> into tensor<3xi8>
    }
  }
  check.expect_eq(%0, %d) : tensor<3xi8>
  %z = arith.constant dense<> : tensor<0xi8>
  %1 = scf.forall (%i) in (3) shared_outs(%o = %d) -> (tensor<3xi8>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[%i] [0] [1] : tensor<0xi8> into tensor<3xi8>
    }
  }
  check.expect_eq(%1, %d) : tensor<3xi8>
  return %0, %1 : tensor<3xi8>, tensor<3xi8>
}

// -----
// EXPECT-UNDEFINED: element [1] is written more than once
func.func @main(%d: tensor<3xi8>) -> tensor<3xi8> attributes {padlab.seed = 1 : i64} {
  %s = arith.constant dense<7> : tensor<2xi8>
  %0 = scf.forall (%i) in (2) shared_outs(%o = %d) -> (tensor<3xi8>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xi8> into tensor<3xi8>
    }
  }
  return %0 : tensor<3xi8>
}

// -----
// EXPECT-UNDEFINED: is out of bounds of extent 3
func.func @main(%d: tensor<3xi8>) -> tensor<3xi8> attributes {padlab.seed = 1 : i64} {
  %s = arith.constant dense<7> : tensor<1xi8>
  %0 = scf.forall (%i) in (4) shared_outs(%o = %d) -> (tensor<3xi8>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi8> into tensor<3xi8>
    }
  }
  return %0 : tensor<3xi8>
}

// -----
// An iteration reads what another one writes.
// EXPECT-UNDEFINED: poison
func.func @main() attributes {padlab.seed = 1 : i64} {
  %d = arith.constant dense<[1, 2]> : tensor<2xi8>
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (2) shared_outs(%o = %d) -> (tensor<2xi8>) {
    %first = tensor.extract %o[%c0] : tensor<2xi8>
    %s = tensor.from_elements %first : tensor<1xi8>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi8> into tensor<2xi8>
    }
  }
  check.expect_eq(%0, %0) : tensor<2xi8>
  return
}

// -----
// EXPECT-ERROR: expected InParallelOpInterface parent
func.func @main(%d: tensor<3xi8>, %s: tensor<1xi8>) attributes {padlab.seed = 1 : i64} {
  tensor.parallel_insert_slice %s into %d[0] [1] [1] : tensor<1xi8> into tensor<3xi8>
  return
}
