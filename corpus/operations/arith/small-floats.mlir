// Floats of at most 8 bits: as f32, rounded to the nearest, ties to even (docs/element-types.md). f8E5M2 and f8E4M3FN: f8.mlir.

// Every pair of f8E4M3.
func.func @main() -> (tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xi1>) attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3>
  %less = tensor.empty() : tensor<256x256xi1>
  %r:7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      outs(%out, %out, %out, %out, %out, %out, %less : tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xi1>) {
  ^bb0(%o0: f8E4M3, %o1: f8E4M3, %o2: f8E4M3, %o3: f8E4M3, %o4: f8E4M3, %o5: f8E4M3, %o6: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3
    %y = arith.bitcast %jb : i8 to f8E4M3
    %0 = arith.addf %x, %y : f8E4M3
    %1 = arith.subf %x, %y : f8E4M3
    %2 = arith.mulf %x, %y : f8E4M3
    %3 = arith.divf %x, %y : f8E4M3
    %4 = arith.minimumf %x, %y : f8E4M3
    %5 = arith.maximumf %x, %y : f8E4M3
    %6 = arith.cmpf olt, %x, %y : f8E4M3
    linalg.yield %0, %1, %2, %3, %4, %5, %6 : f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, i1
  } -> (tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xi1>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6 : tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xf8E4M3>, tensor<256x256xi1>
}

// -----

// Every pair of f8E3M4.
func.func @main() -> (tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xi1>) attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E3M4>
  %less = tensor.empty() : tensor<256x256xi1>
  %r:7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      outs(%out, %out, %out, %out, %out, %out, %less : tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xi1>) {
  ^bb0(%o0: f8E3M4, %o1: f8E3M4, %o2: f8E3M4, %o3: f8E3M4, %o4: f8E3M4, %o5: f8E3M4, %o6: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E3M4
    %y = arith.bitcast %jb : i8 to f8E3M4
    %0 = arith.addf %x, %y : f8E3M4
    %1 = arith.subf %x, %y : f8E3M4
    %2 = arith.mulf %x, %y : f8E3M4
    %3 = arith.divf %x, %y : f8E3M4
    %4 = arith.minimumf %x, %y : f8E3M4
    %5 = arith.maximumf %x, %y : f8E3M4
    %6 = arith.cmpf olt, %x, %y : f8E3M4
    linalg.yield %0, %1, %2, %3, %4, %5, %6 : f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4, i1
  } -> (tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xi1>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6 : tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xf8E3M4>, tensor<256x256xi1>
}

// -----

// Every pair of f8E5M2FNUZ.
func.func @main() -> (tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xi1>) attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E5M2FNUZ>
  %less = tensor.empty() : tensor<256x256xi1>
  %r:7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      outs(%out, %out, %out, %out, %out, %out, %less : tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xi1>) {
  ^bb0(%o0: f8E5M2FNUZ, %o1: f8E5M2FNUZ, %o2: f8E5M2FNUZ, %o3: f8E5M2FNUZ, %o4: f8E5M2FNUZ, %o5: f8E5M2FNUZ, %o6: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E5M2FNUZ
    %y = arith.bitcast %jb : i8 to f8E5M2FNUZ
    %0 = arith.addf %x, %y : f8E5M2FNUZ
    %1 = arith.subf %x, %y : f8E5M2FNUZ
    %2 = arith.mulf %x, %y : f8E5M2FNUZ
    %3 = arith.divf %x, %y : f8E5M2FNUZ
    %4 = arith.minimumf %x, %y : f8E5M2FNUZ
    %5 = arith.maximumf %x, %y : f8E5M2FNUZ
    %6 = arith.cmpf olt, %x, %y : f8E5M2FNUZ
    linalg.yield %0, %1, %2, %3, %4, %5, %6 : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, i1
  } -> (tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xi1>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6 : tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xf8E5M2FNUZ>, tensor<256x256xi1>
}

// -----

// Every pair of f8E4M3FNUZ.
func.func @main() -> (tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xi1>) attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3FNUZ>
  %less = tensor.empty() : tensor<256x256xi1>
  %r:7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      outs(%out, %out, %out, %out, %out, %out, %less : tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xi1>) {
  ^bb0(%o0: f8E4M3FNUZ, %o1: f8E4M3FNUZ, %o2: f8E4M3FNUZ, %o3: f8E4M3FNUZ, %o4: f8E4M3FNUZ, %o5: f8E4M3FNUZ, %o6: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3FNUZ
    %y = arith.bitcast %jb : i8 to f8E4M3FNUZ
    %0 = arith.addf %x, %y : f8E4M3FNUZ
    %1 = arith.subf %x, %y : f8E4M3FNUZ
    %2 = arith.mulf %x, %y : f8E4M3FNUZ
    %3 = arith.divf %x, %y : f8E4M3FNUZ
    %4 = arith.minimumf %x, %y : f8E4M3FNUZ
    %5 = arith.maximumf %x, %y : f8E4M3FNUZ
    %6 = arith.cmpf olt, %x, %y : f8E4M3FNUZ
    linalg.yield %0, %1, %2, %3, %4, %5, %6 : f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, i1
  } -> (tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xi1>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6 : tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xf8E4M3FNUZ>, tensor<256x256xi1>
}

// -----

// Every pair of f8E4M3B11FNUZ.
func.func @main() -> (tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xi1>) attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<256x256xf8E4M3B11FNUZ>
  %less = tensor.empty() : tensor<256x256xi1>
  %r:7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      outs(%out, %out, %out, %out, %out, %out, %less : tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xi1>) {
  ^bb0(%o0: f8E4M3B11FNUZ, %o1: f8E4M3B11FNUZ, %o2: f8E4M3B11FNUZ, %o3: f8E4M3B11FNUZ, %o4: f8E4M3B11FNUZ, %o5: f8E4M3B11FNUZ, %o6: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i8
    %jb = arith.index_cast %j : index to i8
    %x = arith.bitcast %ib : i8 to f8E4M3B11FNUZ
    %y = arith.bitcast %jb : i8 to f8E4M3B11FNUZ
    %0 = arith.addf %x, %y : f8E4M3B11FNUZ
    %1 = arith.subf %x, %y : f8E4M3B11FNUZ
    %2 = arith.mulf %x, %y : f8E4M3B11FNUZ
    %3 = arith.divf %x, %y : f8E4M3B11FNUZ
    %4 = arith.minimumf %x, %y : f8E4M3B11FNUZ
    %5 = arith.maximumf %x, %y : f8E4M3B11FNUZ
    %6 = arith.cmpf olt, %x, %y : f8E4M3B11FNUZ
    linalg.yield %0, %1, %2, %3, %4, %5, %6 : f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, i1
  } -> (tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xi1>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6 : tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xf8E4M3B11FNUZ>, tensor<256x256xi1>
}

// -----

// Every pair of f6E3M2FN.
func.func @main() -> (tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xi1>) attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<64x64xf6E3M2FN>
  %less = tensor.empty() : tensor<64x64xi1>
  %r:7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      outs(%out, %out, %out, %out, %out, %out, %less : tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xi1>) {
  ^bb0(%o0: f6E3M2FN, %o1: f6E3M2FN, %o2: f6E3M2FN, %o3: f6E3M2FN, %o4: f6E3M2FN, %o5: f6E3M2FN, %o6: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i6
    %jb = arith.index_cast %j : index to i6
    %x = arith.bitcast %ib : i6 to f6E3M2FN
    %y = arith.bitcast %jb : i6 to f6E3M2FN
    %0 = arith.addf %x, %y : f6E3M2FN
    %1 = arith.subf %x, %y : f6E3M2FN
    %2 = arith.mulf %x, %y : f6E3M2FN
    %3 = arith.divf %x, %y : f6E3M2FN
    %4 = arith.minimumf %x, %y : f6E3M2FN
    %5 = arith.maximumf %x, %y : f6E3M2FN
    %6 = arith.cmpf olt, %x, %y : f6E3M2FN
    linalg.yield %0, %1, %2, %3, %4, %5, %6 : f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, i1
  } -> (tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xi1>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6 : tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xf6E3M2FN>, tensor<64x64xi1>
}

// -----

// Every pair of f6E2M3FN.
func.func @main() -> (tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xi1>) attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<64x64xf6E2M3FN>
  %less = tensor.empty() : tensor<64x64xi1>
  %r:7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      outs(%out, %out, %out, %out, %out, %out, %less : tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xi1>) {
  ^bb0(%o0: f6E2M3FN, %o1: f6E2M3FN, %o2: f6E2M3FN, %o3: f6E2M3FN, %o4: f6E2M3FN, %o5: f6E2M3FN, %o6: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i6
    %jb = arith.index_cast %j : index to i6
    %x = arith.bitcast %ib : i6 to f6E2M3FN
    %y = arith.bitcast %jb : i6 to f6E2M3FN
    %0 = arith.addf %x, %y : f6E2M3FN
    %1 = arith.subf %x, %y : f6E2M3FN
    %2 = arith.mulf %x, %y : f6E2M3FN
    %3 = arith.divf %x, %y : f6E2M3FN
    %4 = arith.minimumf %x, %y : f6E2M3FN
    %5 = arith.maximumf %x, %y : f6E2M3FN
    %6 = arith.cmpf olt, %x, %y : f6E2M3FN
    linalg.yield %0, %1, %2, %3, %4, %5, %6 : f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, i1
  } -> (tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xi1>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6 : tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xf6E2M3FN>, tensor<64x64xi1>
}

// -----

// Every pair of f4E2M1FN.
func.func @main() -> (tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xi1>) attributes {padlab.seed = 1 : i64} {
  %out = tensor.empty() : tensor<16x16xf4E2M1FN>
  %less = tensor.empty() : tensor<16x16xi1>
  %r:7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      outs(%out, %out, %out, %out, %out, %out, %less : tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xi1>) {
  ^bb0(%o0: f4E2M1FN, %o1: f4E2M1FN, %o2: f4E2M1FN, %o3: f4E2M1FN, %o4: f4E2M1FN, %o5: f4E2M1FN, %o6: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ib = arith.index_cast %i : index to i4
    %jb = arith.index_cast %j : index to i4
    %x = arith.bitcast %ib : i4 to f4E2M1FN
    %y = arith.bitcast %jb : i4 to f4E2M1FN
    %0 = arith.addf %x, %y : f4E2M1FN
    %1 = arith.subf %x, %y : f4E2M1FN
    %2 = arith.mulf %x, %y : f4E2M1FN
    %3 = arith.divf %x, %y : f4E2M1FN
    %4 = arith.minimumf %x, %y : f4E2M1FN
    %5 = arith.maximumf %x, %y : f4E2M1FN
    %6 = arith.cmpf olt, %x, %y : f4E2M1FN
    linalg.yield %0, %1, %2, %3, %4, %5, %6 : f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN, i1
  } -> (tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xi1>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6 : tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xf4E2M1FN>, tensor<16x16xi1>
}

// -----

// Every f8E4M3 in wider types and back.
func.func @main() -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3>, tensor<256xf8E4M3>, tensor<256xf8E4M3>) attributes {padlab.seed = 1 : i64} {
  %e0 = tensor.empty() : tensor<256xf16>
  %e1 = tensor.empty() : tensor<256xbf16>
  %e2 = tensor.empty() : tensor<256xf32>
  %e3 = tensor.empty() : tensor<256xf64>
  %e4 = tensor.empty() : tensor<256xf80>
  %e5 = tensor.empty() : tensor<256xf128>
  %e6 = tensor.empty() : tensor<256xf8E4M3>
  %r:9 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e0, %e1, %e2, %e3, %e4, %e5, %e6, %e6, %e6 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3>, tensor<256xf8E4M3>, tensor<256xf8E4M3>) {
  ^bb0(%o0: f16, %o1: bf16, %o2: f32, %o3: f64, %o4: f80, %o5: f128, %o6: f8E4M3, %o7: f8E4M3, %o8: f8E4M3):
    %i = linalg.index 0 : index
    %b = arith.index_cast %i : index to i8
    %x = arith.bitcast %b : i8 to f8E4M3
    %0 = arith.extf %x : f8E4M3 to f16
    %1 = arith.extf %x : f8E4M3 to bf16
    %2 = arith.extf %x : f8E4M3 to f32
    %3 = arith.extf %x : f8E4M3 to f64
    %4 = arith.extf %x : f8E4M3 to f80
    %5 = arith.extf %x : f8E4M3 to f128
    %6 = arith.truncf %0 : f16 to f8E4M3
    %7 = arith.truncf %2 : f32 to f8E4M3
    %8 = arith.truncf %3 : f64 to f8E4M3
    linalg.yield %0, %1, %2, %3, %4, %5, %6, %7, %8 : f16, bf16, f32, f64, f80, f128, f8E4M3, f8E4M3, f8E4M3
  } -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3>, tensor<256xf8E4M3>, tensor<256xf8E4M3>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3>, tensor<256xf8E4M3>, tensor<256xf8E4M3>
}

// -----

// Every f8E3M4 in wider types and back.
func.func @main() -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E3M4>, tensor<256xf8E3M4>, tensor<256xf8E3M4>) attributes {padlab.seed = 1 : i64} {
  %e0 = tensor.empty() : tensor<256xf16>
  %e1 = tensor.empty() : tensor<256xbf16>
  %e2 = tensor.empty() : tensor<256xf32>
  %e3 = tensor.empty() : tensor<256xf64>
  %e4 = tensor.empty() : tensor<256xf80>
  %e5 = tensor.empty() : tensor<256xf128>
  %e6 = tensor.empty() : tensor<256xf8E3M4>
  %r:9 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e0, %e1, %e2, %e3, %e4, %e5, %e6, %e6, %e6 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E3M4>, tensor<256xf8E3M4>, tensor<256xf8E3M4>) {
  ^bb0(%o0: f16, %o1: bf16, %o2: f32, %o3: f64, %o4: f80, %o5: f128, %o6: f8E3M4, %o7: f8E3M4, %o8: f8E3M4):
    %i = linalg.index 0 : index
    %b = arith.index_cast %i : index to i8
    %x = arith.bitcast %b : i8 to f8E3M4
    %0 = arith.extf %x : f8E3M4 to f16
    %1 = arith.extf %x : f8E3M4 to bf16
    %2 = arith.extf %x : f8E3M4 to f32
    %3 = arith.extf %x : f8E3M4 to f64
    %4 = arith.extf %x : f8E3M4 to f80
    %5 = arith.extf %x : f8E3M4 to f128
    %6 = arith.truncf %0 : f16 to f8E3M4
    %7 = arith.truncf %2 : f32 to f8E3M4
    %8 = arith.truncf %3 : f64 to f8E3M4
    linalg.yield %0, %1, %2, %3, %4, %5, %6, %7, %8 : f16, bf16, f32, f64, f80, f128, f8E3M4, f8E3M4, f8E3M4
  } -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E3M4>, tensor<256xf8E3M4>, tensor<256xf8E3M4>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E3M4>, tensor<256xf8E3M4>, tensor<256xf8E3M4>
}

// -----

// Every f8E5M2FNUZ in wider types and back.
func.func @main() -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E5M2FNUZ>) attributes {padlab.seed = 1 : i64} {
  %e0 = tensor.empty() : tensor<256xf16>
  %e1 = tensor.empty() : tensor<256xbf16>
  %e2 = tensor.empty() : tensor<256xf32>
  %e3 = tensor.empty() : tensor<256xf64>
  %e4 = tensor.empty() : tensor<256xf80>
  %e5 = tensor.empty() : tensor<256xf128>
  %e6 = tensor.empty() : tensor<256xf8E5M2FNUZ>
  %r:9 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e0, %e1, %e2, %e3, %e4, %e5, %e6, %e6, %e6 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E5M2FNUZ>) {
  ^bb0(%o0: f16, %o1: bf16, %o2: f32, %o3: f64, %o4: f80, %o5: f128, %o6: f8E5M2FNUZ, %o7: f8E5M2FNUZ, %o8: f8E5M2FNUZ):
    %i = linalg.index 0 : index
    %b = arith.index_cast %i : index to i8
    %x = arith.bitcast %b : i8 to f8E5M2FNUZ
    %0 = arith.extf %x : f8E5M2FNUZ to f16
    %1 = arith.extf %x : f8E5M2FNUZ to bf16
    %2 = arith.extf %x : f8E5M2FNUZ to f32
    %3 = arith.extf %x : f8E5M2FNUZ to f64
    %4 = arith.extf %x : f8E5M2FNUZ to f80
    %5 = arith.extf %x : f8E5M2FNUZ to f128
    %6 = arith.truncf %0 : f16 to f8E5M2FNUZ
    %7 = arith.truncf %2 : f32 to f8E5M2FNUZ
    %8 = arith.truncf %3 : f64 to f8E5M2FNUZ
    linalg.yield %0, %1, %2, %3, %4, %5, %6, %7, %8 : f16, bf16, f32, f64, f80, f128, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ
  } -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E5M2FNUZ>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E5M2FNUZ>
}

// -----

// Every f8E4M3FNUZ in wider types and back.
func.func @main() -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>) attributes {padlab.seed = 1 : i64} {
  %e0 = tensor.empty() : tensor<256xf16>
  %e1 = tensor.empty() : tensor<256xbf16>
  %e2 = tensor.empty() : tensor<256xf32>
  %e3 = tensor.empty() : tensor<256xf64>
  %e4 = tensor.empty() : tensor<256xf80>
  %e5 = tensor.empty() : tensor<256xf128>
  %e6 = tensor.empty() : tensor<256xf8E4M3FNUZ>
  %r:9 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e0, %e1, %e2, %e3, %e4, %e5, %e6, %e6, %e6 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>) {
  ^bb0(%o0: f16, %o1: bf16, %o2: f32, %o3: f64, %o4: f80, %o5: f128, %o6: f8E4M3FNUZ, %o7: f8E4M3FNUZ, %o8: f8E4M3FNUZ):
    %i = linalg.index 0 : index
    %b = arith.index_cast %i : index to i8
    %x = arith.bitcast %b : i8 to f8E4M3FNUZ
    %0 = arith.extf %x : f8E4M3FNUZ to f16
    %1 = arith.extf %x : f8E4M3FNUZ to bf16
    %2 = arith.extf %x : f8E4M3FNUZ to f32
    %3 = arith.extf %x : f8E4M3FNUZ to f64
    %4 = arith.extf %x : f8E4M3FNUZ to f80
    %5 = arith.extf %x : f8E4M3FNUZ to f128
    %6 = arith.truncf %0 : f16 to f8E4M3FNUZ
    %7 = arith.truncf %2 : f32 to f8E4M3FNUZ
    %8 = arith.truncf %3 : f64 to f8E4M3FNUZ
    linalg.yield %0, %1, %2, %3, %4, %5, %6, %7, %8 : f16, bf16, f32, f64, f80, f128, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ
  } -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>
}

// -----

// Every f8E4M3B11FNUZ in wider types and back.
func.func @main() -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>) attributes {padlab.seed = 1 : i64} {
  %e0 = tensor.empty() : tensor<256xf16>
  %e1 = tensor.empty() : tensor<256xbf16>
  %e2 = tensor.empty() : tensor<256xf32>
  %e3 = tensor.empty() : tensor<256xf64>
  %e4 = tensor.empty() : tensor<256xf80>
  %e5 = tensor.empty() : tensor<256xf128>
  %e6 = tensor.empty() : tensor<256xf8E4M3B11FNUZ>
  %r:9 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e0, %e1, %e2, %e3, %e4, %e5, %e6, %e6, %e6 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>) {
  ^bb0(%o0: f16, %o1: bf16, %o2: f32, %o3: f64, %o4: f80, %o5: f128, %o6: f8E4M3B11FNUZ, %o7: f8E4M3B11FNUZ, %o8: f8E4M3B11FNUZ):
    %i = linalg.index 0 : index
    %b = arith.index_cast %i : index to i8
    %x = arith.bitcast %b : i8 to f8E4M3B11FNUZ
    %0 = arith.extf %x : f8E4M3B11FNUZ to f16
    %1 = arith.extf %x : f8E4M3B11FNUZ to bf16
    %2 = arith.extf %x : f8E4M3B11FNUZ to f32
    %3 = arith.extf %x : f8E4M3B11FNUZ to f64
    %4 = arith.extf %x : f8E4M3B11FNUZ to f80
    %5 = arith.extf %x : f8E4M3B11FNUZ to f128
    %6 = arith.truncf %0 : f16 to f8E4M3B11FNUZ
    %7 = arith.truncf %2 : f32 to f8E4M3B11FNUZ
    %8 = arith.truncf %3 : f64 to f8E4M3B11FNUZ
    linalg.yield %0, %1, %2, %3, %4, %5, %6, %7, %8 : f16, bf16, f32, f64, f80, f128, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ
  } -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>
}

// -----

// Every f6E3M2FN in wider types and back.
func.func @main() -> (tensor<64xf16>, tensor<64xbf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xf80>, tensor<64xf128>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) attributes {padlab.seed = 1 : i64} {
  %e0 = tensor.empty() : tensor<64xf16>
  %e1 = tensor.empty() : tensor<64xbf16>
  %e2 = tensor.empty() : tensor<64xf32>
  %e3 = tensor.empty() : tensor<64xf64>
  %e4 = tensor.empty() : tensor<64xf80>
  %e5 = tensor.empty() : tensor<64xf128>
  %e6 = tensor.empty() : tensor<64xf6E3M2FN>
  %r:9 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e0, %e1, %e2, %e3, %e4, %e5, %e6, %e6, %e6 : tensor<64xf16>, tensor<64xbf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xf80>, tensor<64xf128>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) {
  ^bb0(%o0: f16, %o1: bf16, %o2: f32, %o3: f64, %o4: f80, %o5: f128, %o6: f6E3M2FN, %o7: f6E3M2FN, %o8: f6E3M2FN):
    %i = linalg.index 0 : index
    %b = arith.index_cast %i : index to i6
    %x = arith.bitcast %b : i6 to f6E3M2FN
    %0 = arith.extf %x : f6E3M2FN to f16
    %1 = arith.extf %x : f6E3M2FN to bf16
    %2 = arith.extf %x : f6E3M2FN to f32
    %3 = arith.extf %x : f6E3M2FN to f64
    %4 = arith.extf %x : f6E3M2FN to f80
    %5 = arith.extf %x : f6E3M2FN to f128
    %6 = arith.truncf %0 : f16 to f6E3M2FN
    %7 = arith.truncf %2 : f32 to f6E3M2FN
    %8 = arith.truncf %3 : f64 to f6E3M2FN
    linalg.yield %0, %1, %2, %3, %4, %5, %6, %7, %8 : f16, bf16, f32, f64, f80, f128, f6E3M2FN, f6E3M2FN, f6E3M2FN
  } -> (tensor<64xf16>, tensor<64xbf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xf80>, tensor<64xf128>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : tensor<64xf16>, tensor<64xbf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xf80>, tensor<64xf128>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>
}

// -----

// Every f6E2M3FN in wider types and back.
func.func @main() -> (tensor<64xf16>, tensor<64xbf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xf80>, tensor<64xf128>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) attributes {padlab.seed = 1 : i64} {
  %e0 = tensor.empty() : tensor<64xf16>
  %e1 = tensor.empty() : tensor<64xbf16>
  %e2 = tensor.empty() : tensor<64xf32>
  %e3 = tensor.empty() : tensor<64xf64>
  %e4 = tensor.empty() : tensor<64xf80>
  %e5 = tensor.empty() : tensor<64xf128>
  %e6 = tensor.empty() : tensor<64xf6E2M3FN>
  %r:9 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e0, %e1, %e2, %e3, %e4, %e5, %e6, %e6, %e6 : tensor<64xf16>, tensor<64xbf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xf80>, tensor<64xf128>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) {
  ^bb0(%o0: f16, %o1: bf16, %o2: f32, %o3: f64, %o4: f80, %o5: f128, %o6: f6E2M3FN, %o7: f6E2M3FN, %o8: f6E2M3FN):
    %i = linalg.index 0 : index
    %b = arith.index_cast %i : index to i6
    %x = arith.bitcast %b : i6 to f6E2M3FN
    %0 = arith.extf %x : f6E2M3FN to f16
    %1 = arith.extf %x : f6E2M3FN to bf16
    %2 = arith.extf %x : f6E2M3FN to f32
    %3 = arith.extf %x : f6E2M3FN to f64
    %4 = arith.extf %x : f6E2M3FN to f80
    %5 = arith.extf %x : f6E2M3FN to f128
    %6 = arith.truncf %0 : f16 to f6E2M3FN
    %7 = arith.truncf %2 : f32 to f6E2M3FN
    %8 = arith.truncf %3 : f64 to f6E2M3FN
    linalg.yield %0, %1, %2, %3, %4, %5, %6, %7, %8 : f16, bf16, f32, f64, f80, f128, f6E2M3FN, f6E2M3FN, f6E2M3FN
  } -> (tensor<64xf16>, tensor<64xbf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xf80>, tensor<64xf128>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : tensor<64xf16>, tensor<64xbf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xf80>, tensor<64xf128>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>
}

// -----

// Every f4E2M1FN in wider types and back.
func.func @main() -> (tensor<16xf16>, tensor<16xbf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xf80>, tensor<16xf128>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) attributes {padlab.seed = 1 : i64} {
  %e0 = tensor.empty() : tensor<16xf16>
  %e1 = tensor.empty() : tensor<16xbf16>
  %e2 = tensor.empty() : tensor<16xf32>
  %e3 = tensor.empty() : tensor<16xf64>
  %e4 = tensor.empty() : tensor<16xf80>
  %e5 = tensor.empty() : tensor<16xf128>
  %e6 = tensor.empty() : tensor<16xf4E2M1FN>
  %r:9 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e0, %e1, %e2, %e3, %e4, %e5, %e6, %e6, %e6 : tensor<16xf16>, tensor<16xbf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xf80>, tensor<16xf128>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) {
  ^bb0(%o0: f16, %o1: bf16, %o2: f32, %o3: f64, %o4: f80, %o5: f128, %o6: f4E2M1FN, %o7: f4E2M1FN, %o8: f4E2M1FN):
    %i = linalg.index 0 : index
    %b = arith.index_cast %i : index to i4
    %x = arith.bitcast %b : i4 to f4E2M1FN
    %0 = arith.extf %x : f4E2M1FN to f16
    %1 = arith.extf %x : f4E2M1FN to bf16
    %2 = arith.extf %x : f4E2M1FN to f32
    %3 = arith.extf %x : f4E2M1FN to f64
    %4 = arith.extf %x : f4E2M1FN to f80
    %5 = arith.extf %x : f4E2M1FN to f128
    %6 = arith.truncf %0 : f16 to f4E2M1FN
    %7 = arith.truncf %2 : f32 to f4E2M1FN
    %8 = arith.truncf %3 : f64 to f4E2M1FN
    linalg.yield %0, %1, %2, %3, %4, %5, %6, %7, %8 : f16, bf16, f32, f64, f80, f128, f4E2M1FN, f4E2M1FN, f4E2M1FN
  } -> (tensor<16xf16>, tensor<16xbf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xf80>, tensor<16xf128>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : tensor<16xf16>, tensor<16xbf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xf80>, tensor<16xf128>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>
}

// -----

// Every f8E8M0FNU in wider types and back.
func.func @main() -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) attributes {padlab.seed = 1 : i64} {
  %e0 = tensor.empty() : tensor<256xf16>
  %e1 = tensor.empty() : tensor<256xbf16>
  %e2 = tensor.empty() : tensor<256xf32>
  %e3 = tensor.empty() : tensor<256xf64>
  %e4 = tensor.empty() : tensor<256xf80>
  %e5 = tensor.empty() : tensor<256xf128>
  %e6 = tensor.empty() : tensor<256xf8E8M0FNU>
  %r:9 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e0, %e1, %e2, %e3, %e4, %e5, %e6, %e6, %e6 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) {
  ^bb0(%o0: f16, %o1: bf16, %o2: f32, %o3: f64, %o4: f80, %o5: f128, %o6: f8E8M0FNU, %o7: f8E8M0FNU, %o8: f8E8M0FNU):
    %i = linalg.index 0 : index
    %b = arith.index_cast %i : index to i8
    %x = arith.bitcast %b : i8 to f8E8M0FNU
    %0 = arith.extf %x : f8E8M0FNU to f16
    %1 = arith.extf %x : f8E8M0FNU to bf16
    %2 = arith.extf %x : f8E8M0FNU to f32
    %3 = arith.extf %x : f8E8M0FNU to f64
    %4 = arith.extf %x : f8E8M0FNU to f80
    %5 = arith.extf %x : f8E8M0FNU to f128
    %6 = arith.truncf %0 : f16 to f8E8M0FNU
    %7 = arith.truncf %2 : f32 to f8E8M0FNU
    %8 = arith.truncf %3 : f64 to f8E8M0FNU
    linalg.yield %0, %1, %2, %3, %4, %5, %6, %7, %8 : f16, bf16, f32, f64, f80, f128, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
  } -> (tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : tensor<256xf16>, tensor<256xbf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xf80>, tensor<256xf128>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>
}
