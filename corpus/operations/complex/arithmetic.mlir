// Known values.

func.func @main() attributes {padlab.seed = 1 : i64} {
  %x = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %y = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %sum = complex.add %x, %y : complex<f32>
  %difference = complex.sub %x, %y : complex<f32>
  %product = complex.mul %x, %y : complex<f32>
  %negated = complex.neg %x : complex<f32>
  %conjugate = complex.conj %x : complex<f32>
  %e0 = complex.constant [4.0 : f32, -2.0 : f32] : complex<f32>
  %e1 = complex.constant [-2.0 : f32, 6.0 : f32] : complex<f32>
  %e2 = complex.constant [11.0 : f32, 2.0 : f32] : complex<f32>
  %e3 = complex.constant [-1.0 : f32, -2.0 : f32] : complex<f32>
  %e4 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  check.expect_eq(%sum, %e0) : complex<f32>
  check.expect_eq(%difference, %e1) : complex<f32>
  check.expect_eq(%product, %e2) : complex<f32>
  check.expect_eq(%negated, %e3) : complex<f32>
  check.expect_eq(%conjugate, %e4) : complex<f32>
  %re = complex.re %y : complex<f32>
  %im = complex.im %y : complex<f32>
  %three = arith.constant 3.0 : f32
  %four = arith.constant -4.0 : f32
  check.expect_eq(%re, %three) : f32
  check.expect_eq(%im, %four) : f32
  %same = complex.create %re, %im : complex<f32>
  %isSame = complex.eq %same, %y : complex<f32>
  %differs = complex.neq %same, %y : complex<f32>
  %true = arith.constant true
  %false = arith.constant false
  check.expect_eq(%isSame, %true) : i1
  check.expect_eq(%differs, %false) : i1
  return
}

// -----

// Each step rounded to f64.
func.func @main(%x: complex<f64>, %t: tensor<16xcomplex<f64>>, %u: tensor<16xcomplex<f64>>)
    -> (complex<f64>, tensor<16xcomplex<f64>>, tensor<16xi1>) attributes {padlab.seed = 9 : i64} {
  %square = complex.mul %x, %x : complex<f64>
  %out = tensor.empty() : tensor<16xcomplex<f64>>
  %flags = tensor.empty() : tensor<16xi1>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                         iterator_types = ["parallel"]}
      ins(%t, %u : tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>)
      outs(%out, %flags : tensor<16xcomplex<f64>>, tensor<16xi1>) {
  ^bb0(%a: complex<f64>, %b: complex<f64>, %o: complex<f64>, %f: i1):
    %0 = complex.mul %a, %b : complex<f64>
    %1 = complex.sub %0, %a : complex<f64>
    %2 = complex.conj %1 : complex<f64>
    %3 = complex.add %2, %b : complex<f64>
    %4 = complex.eq %1, %0 : complex<f64>
    %5 = complex.neq %3, %2 : complex<f64>
    %6 = arith.xori %4, %5 : i1
    linalg.yield %3, %6 : complex<f64>, i1
  } -> (tensor<16xcomplex<f64>>, tensor<16xi1>)
  return %square, %r#0, %r#1 : complex<f64>, tensor<16xcomplex<f64>>, tensor<16xi1>
}

// -----

// Each step rounded to f16.
func.func @main(%x: complex<f16>, %t: tensor<16xcomplex<f16>>, %u: tensor<16xcomplex<f16>>)
    -> (complex<f16>, tensor<16xcomplex<f16>>, tensor<16xi1>) attributes {padlab.seed = 9 : i64} {
  %square = complex.mul %x, %x : complex<f16>
  %out = tensor.empty() : tensor<16xcomplex<f16>>
  %flags = tensor.empty() : tensor<16xi1>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                         iterator_types = ["parallel"]}
      ins(%t, %u : tensor<16xcomplex<f16>>, tensor<16xcomplex<f16>>)
      outs(%out, %flags : tensor<16xcomplex<f16>>, tensor<16xi1>) {
  ^bb0(%a: complex<f16>, %b: complex<f16>, %o: complex<f16>, %f: i1):
    %0 = complex.mul %a, %b : complex<f16>
    %1 = complex.sub %0, %a : complex<f16>
    %2 = complex.conj %1 : complex<f16>
    %3 = complex.add %2, %b : complex<f16>
    %4 = complex.eq %1, %0 : complex<f16>
    %5 = complex.neq %3, %2 : complex<f16>
    %6 = arith.xori %4, %5 : i1
    linalg.yield %3, %6 : complex<f16>, i1
  } -> (tensor<16xcomplex<f16>>, tensor<16xi1>)
  return %square, %r#0, %r#1 : complex<f16>, tensor<16xcomplex<f16>>, tensor<16xi1>
}

// -----

// Each step rounded to bf16.
func.func @main(%x: complex<bf16>, %t: tensor<16xcomplex<bf16>>, %u: tensor<16xcomplex<bf16>>)
    -> (complex<bf16>, tensor<16xcomplex<bf16>>, tensor<16xi1>) attributes {padlab.seed = 9 : i64} {
  %square = complex.mul %x, %x : complex<bf16>
  %out = tensor.empty() : tensor<16xcomplex<bf16>>
  %flags = tensor.empty() : tensor<16xi1>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                         iterator_types = ["parallel"]}
      ins(%t, %u : tensor<16xcomplex<bf16>>, tensor<16xcomplex<bf16>>)
      outs(%out, %flags : tensor<16xcomplex<bf16>>, tensor<16xi1>) {
  ^bb0(%a: complex<bf16>, %b: complex<bf16>, %o: complex<bf16>, %f: i1):
    %0 = complex.mul %a, %b : complex<bf16>
    %1 = complex.sub %0, %a : complex<bf16>
    %2 = complex.conj %1 : complex<bf16>
    %3 = complex.add %2, %b : complex<bf16>
    %4 = complex.eq %1, %0 : complex<bf16>
    %5 = complex.neq %3, %2 : complex<bf16>
    %6 = arith.xori %4, %5 : i1
    linalg.yield %3, %6 : complex<bf16>, i1
  } -> (tensor<16xcomplex<bf16>>, tensor<16xi1>)
  return %square, %r#0, %r#1 : complex<bf16>, tensor<16xcomplex<bf16>>, tensor<16xi1>
}

// -----

// Each step rounded to f8E5M2.
func.func @main(%x: complex<f8E5M2>, %t: tensor<16xcomplex<f8E5M2>>, %u: tensor<16xcomplex<f8E5M2>>)
    -> (complex<f8E5M2>, tensor<16xcomplex<f8E5M2>>, tensor<16xi1>) attributes {padlab.seed = 9 : i64} {
  %square = complex.mul %x, %x : complex<f8E5M2>
  %out = tensor.empty() : tensor<16xcomplex<f8E5M2>>
  %flags = tensor.empty() : tensor<16xi1>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                         iterator_types = ["parallel"]}
      ins(%t, %u : tensor<16xcomplex<f8E5M2>>, tensor<16xcomplex<f8E5M2>>)
      outs(%out, %flags : tensor<16xcomplex<f8E5M2>>, tensor<16xi1>) {
  ^bb0(%a: complex<f8E5M2>, %b: complex<f8E5M2>, %o: complex<f8E5M2>, %f: i1):
    %0 = complex.mul %a, %b : complex<f8E5M2>
    %1 = complex.sub %0, %a : complex<f8E5M2>
    %2 = complex.conj %1 : complex<f8E5M2>
    %3 = complex.add %2, %b : complex<f8E5M2>
    %4 = complex.eq %1, %0 : complex<f8E5M2>
    %5 = complex.neq %3, %2 : complex<f8E5M2>
    %6 = arith.xori %4, %5 : i1
    linalg.yield %3, %6 : complex<f8E5M2>, i1
  } -> (tensor<16xcomplex<f8E5M2>>, tensor<16xi1>)
  return %square, %r#0, %r#1 : complex<f8E5M2>, tensor<16xcomplex<f8E5M2>>, tensor<16xi1>
}

// -----

// Each step rounded to f8E4M3FN.
func.func @main(%x: complex<f8E4M3FN>, %t: tensor<16xcomplex<f8E4M3FN>>, %u: tensor<16xcomplex<f8E4M3FN>>)
    -> (complex<f8E4M3FN>, tensor<16xcomplex<f8E4M3FN>>, tensor<16xi1>) attributes {padlab.seed = 9 : i64} {
  %square = complex.mul %x, %x : complex<f8E4M3FN>
  %out = tensor.empty() : tensor<16xcomplex<f8E4M3FN>>
  %flags = tensor.empty() : tensor<16xi1>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                         iterator_types = ["parallel"]}
      ins(%t, %u : tensor<16xcomplex<f8E4M3FN>>, tensor<16xcomplex<f8E4M3FN>>)
      outs(%out, %flags : tensor<16xcomplex<f8E4M3FN>>, tensor<16xi1>) {
  ^bb0(%a: complex<f8E4M3FN>, %b: complex<f8E4M3FN>, %o: complex<f8E4M3FN>, %f: i1):
    %0 = complex.mul %a, %b : complex<f8E4M3FN>
    %1 = complex.sub %0, %a : complex<f8E4M3FN>
    %2 = complex.conj %1 : complex<f8E4M3FN>
    %3 = complex.add %2, %b : complex<f8E4M3FN>
    %4 = complex.eq %1, %0 : complex<f8E4M3FN>
    %5 = complex.neq %3, %2 : complex<f8E4M3FN>
    %6 = arith.xori %4, %5 : i1
    linalg.yield %3, %6 : complex<f8E4M3FN>, i1
  } -> (tensor<16xcomplex<f8E4M3FN>>, tensor<16xi1>)
  return %square, %r#0, %r#1 : complex<f8E4M3FN>, tensor<16xcomplex<f8E4M3FN>>, tensor<16xi1>
}
