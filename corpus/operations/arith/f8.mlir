// f8E5M2 and f8E4M3FN: as f32, rounded to the nearest, ties to even.

// Every pair: arith.addf.
func.func @main() -> tensor<256x256xf8E5M2> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E5M2>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2
    %y = arith.bitcast %jb : i8 to f8E5M2
    %z = arith.addf %x, %y : f8E5M2
    linalg.yield %z : f8E5M2
  } -> tensor<256x256xf8E5M2>
  return %r : tensor<256x256xf8E5M2>
}

// -----

// Every pair: arith.subf.
func.func @main() -> tensor<256x256xf8E5M2> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E5M2>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2
    %y = arith.bitcast %jb : i8 to f8E5M2
    %z = arith.subf %x, %y : f8E5M2
    linalg.yield %z : f8E5M2
  } -> tensor<256x256xf8E5M2>
  return %r : tensor<256x256xf8E5M2>
}

// -----

// Every pair: arith.mulf.
func.func @main() -> tensor<256x256xf8E5M2> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E5M2>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2
    %y = arith.bitcast %jb : i8 to f8E5M2
    %z = arith.mulf %x, %y : f8E5M2
    linalg.yield %z : f8E5M2
  } -> tensor<256x256xf8E5M2>
  return %r : tensor<256x256xf8E5M2>
}

// -----

// Every pair: arith.divf.
func.func @main() -> tensor<256x256xf8E5M2> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E5M2>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2
    %y = arith.bitcast %jb : i8 to f8E5M2
    %z = arith.divf %x, %y : f8E5M2
    linalg.yield %z : f8E5M2
  } -> tensor<256x256xf8E5M2>
  return %r : tensor<256x256xf8E5M2>
}

// -----

// Every pair: arith.remf.
func.func @main() -> tensor<256x256xf8E5M2> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E5M2>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2
    %y = arith.bitcast %jb : i8 to f8E5M2
    %z = arith.remf %x, %y : f8E5M2
    linalg.yield %z : f8E5M2
  } -> tensor<256x256xf8E5M2>
  return %r : tensor<256x256xf8E5M2>
}

// -----

// Every pair: arith.maximumf.
func.func @main() -> tensor<256x256xf8E5M2> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E5M2>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2
    %y = arith.bitcast %jb : i8 to f8E5M2
    %z = arith.maximumf %x, %y : f8E5M2
    linalg.yield %z : f8E5M2
  } -> tensor<256x256xf8E5M2>
  return %r : tensor<256x256xf8E5M2>
}

// -----

// Every pair: arith.minimumf.
func.func @main() -> tensor<256x256xf8E5M2> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E5M2>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2
    %y = arith.bitcast %jb : i8 to f8E5M2
    %z = arith.minimumf %x, %y : f8E5M2
    linalg.yield %z : f8E5M2
  } -> tensor<256x256xf8E5M2>
  return %r : tensor<256x256xf8E5M2>
}

// -----

// Every pair: math.copysign.
func.func @main() -> tensor<256x256xf8E5M2> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E5M2>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2
    %y = arith.bitcast %jb : i8 to f8E5M2
    %z = math.copysign %x, %y : f8E5M2
    linalg.yield %z : f8E5M2
  } -> tensor<256x256xf8E5M2>
  return %r : tensor<256x256xf8E5M2>
}

// -----

// Every pair: math.fma, rounded to f32 before.
func.func @main() -> tensor<256x256xf8E5M2> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E5M2>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2
    %y = arith.bitcast %jb : i8 to f8E5M2
    %z = math.fma %x, %y, %x : f8E5M2
    linalg.yield %z : f8E5M2
  } -> tensor<256x256xf8E5M2>
  return %r : tensor<256x256xf8E5M2>
}

// -----

// Every pair: comparisons.
func.func @main() -> tensor<256x256xi8> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xi8>) {
  ^bb0(%o: i8):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2
    %y = arith.bitcast %jb : i8 to f8E5M2
    %c0 = arith.cmpf olt, %x, %y : f8E5M2
    %c1 = arith.cmpf ueq, %x, %y : f8E5M2
    %c2 = arith.cmpf ord, %x, %y : f8E5M2
    %c3 = arith.cmpf une, %x, %y : f8E5M2
    %c01 = arith.xori %c0, %c1 : i1
    %c23 = arith.andi %c2, %c3 : i1
    %cc = arith.xori %c01, %c23 : i1
    %z = arith.extui %cc : i1 to i8
    linalg.yield %z : i8
  } -> tensor<256x256xi8>
  return %r : tensor<256x256xi8>
}

// -----

// Every number: functions of one, chosen by the column.
func.func @main() -> tensor<256x256xf8E5M2> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E5M2>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2
    %y = arith.bitcast %jb : i8 to f8E5M2
    %u0 = math.absf %x : f8E5M2
    %u1 = math.ceil %x : f8E5M2
    %u2 = math.floor %x : f8E5M2
    %u3 = math.sqrt %x : f8E5M2
    %u4 = math.round %x : f8E5M2
    %u5 = math.roundeven %x : f8E5M2
    %u6 = math.trunc %x : f8E5M2
    %u7 = arith.negf %x : f8E5M2
    %k0 = arith.index_cast %j : index to i32
    %p0 = math.isfinite %x : f8E5M2
    %p1 = math.isinf %x : f8E5M2
    %p2 = math.isnan %x : f8E5M2
    %p3 = math.isnormal %x : f8E5M2
    %n1 = arith.constant 1 : i32
    %q1 = arith.cmpi eq, %k0, %n1 : i32
    %s1 = arith.select %q1, %u1, %u0 : f8E5M2
    %n2 = arith.constant 2 : i32
    %q2 = arith.cmpi eq, %k0, %n2 : i32
    %s2 = arith.select %q2, %u2, %s1 : f8E5M2
    %n3 = arith.constant 3 : i32
    %q3 = arith.cmpi eq, %k0, %n3 : i32
    %s3 = arith.select %q3, %u3, %s2 : f8E5M2
    %n4 = arith.constant 4 : i32
    %q4 = arith.cmpi eq, %k0, %n4 : i32
    %s4 = arith.select %q4, %u4, %s3 : f8E5M2
    %n5 = arith.constant 5 : i32
    %q5 = arith.cmpi eq, %k0, %n5 : i32
    %s5 = arith.select %q5, %u5, %s4 : f8E5M2
    %n6 = arith.constant 6 : i32
    %q6 = arith.cmpi eq, %k0, %n6 : i32
    %s6 = arith.select %q6, %u6, %s5 : f8E5M2
    %n7 = arith.constant 7 : i32
    %q7 = arith.cmpi eq, %k0, %n7 : i32
    %s7 = arith.select %q7, %u7, %s6 : f8E5M2
    %zero = arith.constant 0.0 : f8E5M2
    %one = arith.constant 1.0 : f8E5M2
    %nn0 = arith.constant 8 : i32
    %qq0 = arith.cmpi eq, %k0, %nn0 : i32
    %v0 = arith.select %p0, %one, %zero : f8E5M2
    %ss0 = arith.select %qq0, %v0, %s7 : f8E5M2
    %nn1 = arith.constant 9 : i32
    %qq1 = arith.cmpi eq, %k0, %nn1 : i32
    %v1 = arith.select %p1, %one, %zero : f8E5M2
    %ss1 = arith.select %qq1, %v1, %ss0 : f8E5M2
    %nn2 = arith.constant 10 : i32
    %qq2 = arith.cmpi eq, %k0, %nn2 : i32
    %v2 = arith.select %p2, %one, %zero : f8E5M2
    %ss2 = arith.select %qq2, %v2, %ss1 : f8E5M2
    %nn3 = arith.constant 11 : i32
    %qq3 = arith.cmpi eq, %k0, %nn3 : i32
    %v3 = arith.select %p3, %one, %zero : f8E5M2
    %z = arith.select %qq3, %v3, %ss2 : f8E5M2
    linalg.yield %z : f8E5M2
  } -> tensor<256x256xf8E5M2>
  return %r : tensor<256x256xf8E5M2>
}

// -----

// Conversions, each rounded once.
func.func @main(%a: tensor<64xf32>, %b: tensor<64xf64>, %c: tensor<64xf16>, %d: tensor<64xbf16>, %e: tensor<64xi64>, %f: tensor<64xf8E5M2>, %g: tensor<64xi16>)
    -> (tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>,
        tensor<64xf32>, tensor<64xf64>, tensor<64xf16>, tensor<64xbf16>)
    attributes {padlab.seed = 77 : i64} {
  %0 = arith.truncf %a : tensor<64xf32> to tensor<64xf8E5M2>
  %1 = arith.truncf %b : tensor<64xf64> to tensor<64xf8E5M2>
  %2 = arith.truncf %c : tensor<64xf16> to tensor<64xf8E5M2>
  %3 = arith.truncf %d : tensor<64xbf16> to tensor<64xf8E5M2>
  %4 = arith.sitofp %e : tensor<64xi64> to tensor<64xf8E5M2>
  %5 = arith.uitofp %e : tensor<64xi64> to tensor<64xf8E5M2>
  %6 = arith.sitofp %g : tensor<64xi16> to tensor<64xf8E5M2>
  %7 = arith.uitofp %g : tensor<64xi16> to tensor<64xf8E5M2>
  %8 = arith.extf %f : tensor<64xf8E5M2> to tensor<64xf32>
  %9 = arith.extf %f : tensor<64xf8E5M2> to tensor<64xf64>
  %10 = arith.extf %f : tensor<64xf8E5M2> to tensor<64xf16>
  %11 = arith.extf %f : tensor<64xf8E5M2> to tensor<64xbf16>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>, tensor<64xf8E5M2>,
      tensor<64xf32>, tensor<64xf64>, tensor<64xf16>, tensor<64xbf16>
}

// -----

// Known values: constants, the largest number, overflow, to integers.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %largest = arith.constant 57344.0 : f8E5M2
  %sum = arith.addf %largest, %largest : f8E5M2
  %over = arith.constant 0x7C : f8E5M2
  check.expect_eq(%sum, %over) : f8E5M2
  %wide = arith.extf %largest : f8E5M2 to f64
  %same = arith.constant 57344.0 : f64
  check.expect_eq(%wide, %same) : f64
  %zero = arith.constant 0.0 : f8E5M2
  %quotient = arith.divf %largest, %zero : f8E5M2
  check.expect_eq(%quotient, %over) : f8E5M2
  %x = arith.constant -3.5 : f8E5M2
  %n = arith.fptosi %x : f8E5M2 to i32
  %three = arith.constant -3 : i32
  check.expect_eq(%n, %three) : i32
  %t = arith.constant dense<[1.0, 1.5, -2.0]> : tensor<3xf8E5M2>
  %u = arith.constant dense<[2.0, 3.0, -4.0]> : tensor<3xf8E5M2>
  %doubled = arith.addf %t, %t : tensor<3xf8E5M2>
  check.expect_eq(%doubled, %u) : tensor<3xf8E5M2>
  return
}

// -----

// Every pair: arith.addf.
func.func @main() -> tensor<256x256xf8E4M3FN> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3FN>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FN
    %y = arith.bitcast %jb : i8 to f8E4M3FN
    %z = arith.addf %x, %y : f8E4M3FN
    linalg.yield %z : f8E4M3FN
  } -> tensor<256x256xf8E4M3FN>
  return %r : tensor<256x256xf8E4M3FN>
}

// -----

// Every pair: arith.subf.
func.func @main() -> tensor<256x256xf8E4M3FN> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3FN>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FN
    %y = arith.bitcast %jb : i8 to f8E4M3FN
    %z = arith.subf %x, %y : f8E4M3FN
    linalg.yield %z : f8E4M3FN
  } -> tensor<256x256xf8E4M3FN>
  return %r : tensor<256x256xf8E4M3FN>
}

// -----

// Every pair: arith.mulf.
func.func @main() -> tensor<256x256xf8E4M3FN> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3FN>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FN
    %y = arith.bitcast %jb : i8 to f8E4M3FN
    %z = arith.mulf %x, %y : f8E4M3FN
    linalg.yield %z : f8E4M3FN
  } -> tensor<256x256xf8E4M3FN>
  return %r : tensor<256x256xf8E4M3FN>
}

// -----

// Every pair: arith.divf.
func.func @main() -> tensor<256x256xf8E4M3FN> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3FN>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FN
    %y = arith.bitcast %jb : i8 to f8E4M3FN
    %z = arith.divf %x, %y : f8E4M3FN
    linalg.yield %z : f8E4M3FN
  } -> tensor<256x256xf8E4M3FN>
  return %r : tensor<256x256xf8E4M3FN>
}

// -----

// Every pair: arith.remf.
func.func @main() -> tensor<256x256xf8E4M3FN> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3FN>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FN
    %y = arith.bitcast %jb : i8 to f8E4M3FN
    %z = arith.remf %x, %y : f8E4M3FN
    linalg.yield %z : f8E4M3FN
  } -> tensor<256x256xf8E4M3FN>
  return %r : tensor<256x256xf8E4M3FN>
}

// -----

// Every pair: arith.maximumf.
func.func @main() -> tensor<256x256xf8E4M3FN> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3FN>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FN
    %y = arith.bitcast %jb : i8 to f8E4M3FN
    %z = arith.maximumf %x, %y : f8E4M3FN
    linalg.yield %z : f8E4M3FN
  } -> tensor<256x256xf8E4M3FN>
  return %r : tensor<256x256xf8E4M3FN>
}

// -----

// Every pair: arith.minimumf.
func.func @main() -> tensor<256x256xf8E4M3FN> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3FN>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FN
    %y = arith.bitcast %jb : i8 to f8E4M3FN
    %z = arith.minimumf %x, %y : f8E4M3FN
    linalg.yield %z : f8E4M3FN
  } -> tensor<256x256xf8E4M3FN>
  return %r : tensor<256x256xf8E4M3FN>
}

// -----

// Every pair: math.copysign.
func.func @main() -> tensor<256x256xf8E4M3FN> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3FN>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FN
    %y = arith.bitcast %jb : i8 to f8E4M3FN
    %z = math.copysign %x, %y : f8E4M3FN
    linalg.yield %z : f8E4M3FN
  } -> tensor<256x256xf8E4M3FN>
  return %r : tensor<256x256xf8E4M3FN>
}

// -----

// Every pair: math.fma, rounded to f32 before.
func.func @main() -> tensor<256x256xf8E4M3FN> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3FN>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FN
    %y = arith.bitcast %jb : i8 to f8E4M3FN
    %z = math.fma %x, %y, %x : f8E4M3FN
    linalg.yield %z : f8E4M3FN
  } -> tensor<256x256xf8E4M3FN>
  return %r : tensor<256x256xf8E4M3FN>
}

// -----

// Every pair: comparisons.
func.func @main() -> tensor<256x256xi8> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xi8>) {
  ^bb0(%o: i8):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FN
    %y = arith.bitcast %jb : i8 to f8E4M3FN
    %c0 = arith.cmpf olt, %x, %y : f8E4M3FN
    %c1 = arith.cmpf ueq, %x, %y : f8E4M3FN
    %c2 = arith.cmpf ord, %x, %y : f8E4M3FN
    %c3 = arith.cmpf une, %x, %y : f8E4M3FN
    %c01 = arith.xori %c0, %c1 : i1
    %c23 = arith.andi %c2, %c3 : i1
    %cc = arith.xori %c01, %c23 : i1
    %z = arith.extui %cc : i1 to i8
    linalg.yield %z : i8
  } -> tensor<256x256xi8>
  return %r : tensor<256x256xi8>
}

// -----

// Every number: functions of one, chosen by the column.
func.func @main() -> tensor<256x256xf8E4M3FN> attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3FN>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%out : tensor<256x256xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FN
    %y = arith.bitcast %jb : i8 to f8E4M3FN
    %u0 = math.absf %x : f8E4M3FN
    %u1 = math.ceil %x : f8E4M3FN
    %u2 = math.floor %x : f8E4M3FN
    %u3 = math.sqrt %x : f8E4M3FN
    %u4 = math.round %x : f8E4M3FN
    %u5 = math.roundeven %x : f8E4M3FN
    %u6 = math.trunc %x : f8E4M3FN
    %u7 = arith.negf %x : f8E4M3FN
    %k0 = arith.index_cast %j : index to i32
    %p0 = math.isfinite %x : f8E4M3FN
    %p1 = math.isinf %x : f8E4M3FN
    %p2 = math.isnan %x : f8E4M3FN
    %p3 = math.isnormal %x : f8E4M3FN
    %n1 = arith.constant 1 : i32
    %q1 = arith.cmpi eq, %k0, %n1 : i32
    %s1 = arith.select %q1, %u1, %u0 : f8E4M3FN
    %n2 = arith.constant 2 : i32
    %q2 = arith.cmpi eq, %k0, %n2 : i32
    %s2 = arith.select %q2, %u2, %s1 : f8E4M3FN
    %n3 = arith.constant 3 : i32
    %q3 = arith.cmpi eq, %k0, %n3 : i32
    %s3 = arith.select %q3, %u3, %s2 : f8E4M3FN
    %n4 = arith.constant 4 : i32
    %q4 = arith.cmpi eq, %k0, %n4 : i32
    %s4 = arith.select %q4, %u4, %s3 : f8E4M3FN
    %n5 = arith.constant 5 : i32
    %q5 = arith.cmpi eq, %k0, %n5 : i32
    %s5 = arith.select %q5, %u5, %s4 : f8E4M3FN
    %n6 = arith.constant 6 : i32
    %q6 = arith.cmpi eq, %k0, %n6 : i32
    %s6 = arith.select %q6, %u6, %s5 : f8E4M3FN
    %n7 = arith.constant 7 : i32
    %q7 = arith.cmpi eq, %k0, %n7 : i32
    %s7 = arith.select %q7, %u7, %s6 : f8E4M3FN
    %zero = arith.constant 0.0 : f8E4M3FN
    %one = arith.constant 1.0 : f8E4M3FN
    %nn0 = arith.constant 8 : i32
    %qq0 = arith.cmpi eq, %k0, %nn0 : i32
    %v0 = arith.select %p0, %one, %zero : f8E4M3FN
    %ss0 = arith.select %qq0, %v0, %s7 : f8E4M3FN
    %nn1 = arith.constant 9 : i32
    %qq1 = arith.cmpi eq, %k0, %nn1 : i32
    %v1 = arith.select %p1, %one, %zero : f8E4M3FN
    %ss1 = arith.select %qq1, %v1, %ss0 : f8E4M3FN
    %nn2 = arith.constant 10 : i32
    %qq2 = arith.cmpi eq, %k0, %nn2 : i32
    %v2 = arith.select %p2, %one, %zero : f8E4M3FN
    %ss2 = arith.select %qq2, %v2, %ss1 : f8E4M3FN
    %nn3 = arith.constant 11 : i32
    %qq3 = arith.cmpi eq, %k0, %nn3 : i32
    %v3 = arith.select %p3, %one, %zero : f8E4M3FN
    %z = arith.select %qq3, %v3, %ss2 : f8E4M3FN
    linalg.yield %z : f8E4M3FN
  } -> tensor<256x256xf8E4M3FN>
  return %r : tensor<256x256xf8E4M3FN>
}

// -----

// Conversions, each rounded once.
func.func @main(%a: tensor<64xf32>, %b: tensor<64xf64>, %c: tensor<64xf16>, %d: tensor<64xbf16>, %e: tensor<64xi64>, %f: tensor<64xf8E4M3FN>, %g: tensor<64xi16>)
    -> (tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>,
        tensor<64xf32>, tensor<64xf64>, tensor<64xf16>, tensor<64xbf16>)
    attributes {padlab.seed = 77 : i64} {
  %0 = arith.truncf %a : tensor<64xf32> to tensor<64xf8E4M3FN>
  %1 = arith.truncf %b : tensor<64xf64> to tensor<64xf8E4M3FN>
  %2 = arith.truncf %c : tensor<64xf16> to tensor<64xf8E4M3FN>
  %3 = arith.truncf %d : tensor<64xbf16> to tensor<64xf8E4M3FN>
  %4 = arith.sitofp %e : tensor<64xi64> to tensor<64xf8E4M3FN>
  %5 = arith.uitofp %e : tensor<64xi64> to tensor<64xf8E4M3FN>
  %6 = arith.sitofp %g : tensor<64xi16> to tensor<64xf8E4M3FN>
  %7 = arith.uitofp %g : tensor<64xi16> to tensor<64xf8E4M3FN>
  %8 = arith.extf %f : tensor<64xf8E4M3FN> to tensor<64xf32>
  %9 = arith.extf %f : tensor<64xf8E4M3FN> to tensor<64xf64>
  %10 = arith.extf %f : tensor<64xf8E4M3FN> to tensor<64xf16>
  %11 = arith.extf %f : tensor<64xf8E4M3FN> to tensor<64xbf16>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>,
      tensor<64xf32>, tensor<64xf64>, tensor<64xf16>, tensor<64xbf16>
}

// -----

// Known values: constants, the largest number, overflow, to integers.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %largest = arith.constant 448.0 : f8E4M3FN
  %sum = arith.addf %largest, %largest : f8E4M3FN
  %over = arith.constant 0x7F : f8E4M3FN
  check.expect_eq(%sum, %over) : f8E4M3FN
  %wide = arith.extf %largest : f8E4M3FN to f64
  %same = arith.constant 448.0 : f64
  check.expect_eq(%wide, %same) : f64
  %zero = arith.constant 0.0 : f8E4M3FN
  %quotient = arith.divf %largest, %zero : f8E4M3FN
  check.expect_eq(%quotient, %over) : f8E4M3FN
  %x = arith.constant -3.5 : f8E4M3FN
  %n = arith.fptosi %x : f8E4M3FN to i32
  %three = arith.constant -3 : i32
  check.expect_eq(%n, %three) : i32
  %t = arith.constant dense<[1.0, 1.5, -2.0]> : tensor<3xf8E4M3FN>
  %u = arith.constant dense<[2.0, 3.0, -4.0]> : tensor<3xf8E4M3FN>
  %doubled = arith.addf %t, %t : tensor<3xf8E4M3FN>
  check.expect_eq(%doubled, %u) : tensor<3xf8E4M3FN>
  return
}
