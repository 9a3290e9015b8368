// The stored values, column by column, with their coordinates.
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 1]]> : tensor<2x3xi32>})
    -> (i32, index) attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSC>
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %start = arith.constant 0 : index
  %five = arith.constant 5 : index
  %r, %q = sparse_tensor.foreach in %0 init(%zero, %start) : tensor<2x3xi32, #CSC>, i32, index -> i32, index do {
  ^bb0(%i: index, %j: index, %v: i32, %s: i32, %p: index):
    %1 = arith.muli %s, %ten : i32
    %2 = arith.addi %1, %v : i32
    %3 = arith.muli %p, %five : index
    %4 = arith.addi %3, %j : index
    sparse_tensor.yield %2, %4 : i32, index
  }
  %e = arith.constant 641 : i32
  %f = arith.constant 7 : index
  check.expect_eq(%r, %e) : i32
  check.expect_eq(%q, %f) : index
  return %r, %q : i32, index
}

// -----
// A dense tensor stores all of its elements, and its program goes the same ways.
func.func @main(%a: tensor<2x2xi32> {padlab.value = dense<[[0, 4], [6, 0]]> : tensor<2x2xi32>}) -> i32 attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %r = sparse_tensor.foreach in %a init(%zero) : tensor<2x2xi32>, i32 -> i32 do {
  ^bb0(%i: index, %j: index, %v: i32, %s: i32):
    %0 = arith.muli %s, %ten : i32
    %1 = arith.addi %0, %v : i32
    sparse_tensor.yield %1 : i32
  }
  %e = arith.constant 460 : i32
  check.expect_eq(%r, %e) : i32
  return %r : i32
}

// -----
// What is stored grows by three, the rest is seven.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#map = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 1]]> : tensor<2x3xi32>})
    -> tensor<2x3xi32> attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x3xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<2x3xi32, #CSR>) outs(%f : tensor<2x3xi32>) {
  ^bb0(%x: i32, %o: i32):
    %y = sparse_tensor.unary %x : i32 to i32
      present={
      ^bb0(%p: i32):
        %s = arith.addi %p, %c3 : i32
        sparse_tensor.yield %s : i32
      }
      absent={
        sparse_tensor.yield %c7 : i32
      }
    linalg.yield %y : i32
  } -> tensor<2x3xi32>
  return %1 : tensor<2x3xi32>
}

// -----
// The difference where both are stored, the first where it alone is.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#map = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 1]]> : tensor<2x3xi32>},
                %b: tensor<2x3xi32> {padlab.value = dense<[[2, 3, 0], [0, 0, 9]]> : tensor<2x3xi32>})
    -> tensor<2x3xi32> attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %1 = sparse_tensor.convert %b : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %e = tensor.empty() : tensor<2x3xi32, #CSR>
  %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%0, %1 : tensor<2x3xi32, #CSR>, tensor<2x3xi32, #CSR>) outs(%e : tensor<2x3xi32, #CSR>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %z = sparse_tensor.binary %x, %y : i32, i32 to i32
      overlap={
      ^bb0(%p: i32, %q: i32):
        %s = arith.subi %p, %q : i32
        sparse_tensor.yield %s : i32
      }
      left=identity
      right={}
    linalg.yield %z : i32
  } -> tensor<2x3xi32, #CSR>
  %3 = sparse_tensor.convert %2 : tensor<2x3xi32, #CSR> to tensor<2x3xi32>
  return %3 : tensor<2x3xi32>
}

// -----
// An index is there at every point: beside what is stored both are, elsewhere it is alone.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#map = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 1]]> : tensor<2x3xi32>})
    -> tensor<2x3xi32> attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %e = tensor.empty() : tensor<2x3xi32, #CSR>
  %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<2x3xi32, #CSR>) outs(%e : tensor<2x3xi32, #CSR>) {
  ^bb0(%x: i32, %o: i32):
    %j = linalg.index 1 : index
    %s = sparse_tensor.binary %x, %j : i32, index to i32
      overlap = {
      ^bb0(%p: i32, %q: index):
        %c = arith.index_cast %q : index to i32
        %r = arith.addi %p, %c : i32
        sparse_tensor.yield %r : i32
      }
      left = {}
      right = {}
    linalg.yield %s : i32
  } -> tensor<2x3xi32, #CSR>
  %2 = sparse_tensor.convert %1 : tensor<2x3xi32, #CSR> to tensor<2x3xi32>
  %f = arith.constant dense<[[0, 5, 0], [6, 0, 3]]> : tensor<2x3xi32>
  check.expect_eq(%2, %f) : tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}

// -----
// EXPECT-UNSUPPORTED: a result that the body computes with
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#map = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %e = tensor.empty() : tensor<2x3xi32, #CSR>
  %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%0, %b : tensor<2x3xi32, #CSR>, tensor<2x3xi32>) outs(%e : tensor<2x3xi32, #CSR>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %s = sparse_tensor.select %x : i32 {
    ^bb0(%p: i32):
      %zero = arith.constant 0 : i32
      %q = arith.cmpi sgt, %p, %zero : i32
      sparse_tensor.yield %q : i1
    }
    %z = arith.muli %s, %y : i32
    linalg.yield %z : i32
  } -> tensor<2x3xi32, #CSR>
  %2 = sparse_tensor.convert %1 : tensor<2x3xi32, #CSR> to tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}

// -----
// The product of what each row stores.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#map = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @main(%a: tensor<3x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 2], [0, 0, 0]]> : tensor<3x3xi32>})
    -> tensor<3xi32> attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<3x3xi32> to tensor<3x3xi32, #CSR>
  %one = arith.constant 1 : i32
  %e = tensor.empty() : tensor<3xi32>
  %f = linalg.fill ins(%one : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %1 = linalg.generic {indexing_maps = [#map, #row], iterator_types = ["parallel", "reduction"]}
      ins(%0 : tensor<3x3xi32, #CSR>) outs(%f : tensor<3xi32>) {
  ^bb0(%x: i32, %o: i32):
    %y = sparse_tensor.reduce %o, %x, %one : i32 {
    ^bb0(%p: i32, %q: i32):
      %s = arith.muli %p, %q : i32
      sparse_tensor.yield %s : i32
    }
    linalg.yield %y : i32
  } -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----
// Those above zero stay. (Where the result is used once, upstream makes it dense, and stores the condition: a cause of the catalogue.)
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#map = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, -4, 0], [6, 0, -1]]> : tensor<2x3xi32>})
    -> (tensor<2x3xi32>, tensor<2x3xi32>) attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %e = tensor.empty() : tensor<2x3xi32, #CSR>
  %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<2x3xi32, #CSR>) outs(%e : tensor<2x3xi32, #CSR>) {
  ^bb0(%x: i32, %o: i32):
    %y = sparse_tensor.select %x : i32 {
    ^bb0(%p: i32):
      %zero = arith.constant 0 : i32
      %s = arith.cmpi sgt, %p, %zero : i32
      sparse_tensor.yield %s : i1
    }
    linalg.yield %y : i32
  } -> tensor<2x3xi32, #CSR>
  %2 = sparse_tensor.convert %1 : tensor<2x3xi32, #CSR> to tensor<2x3xi32>
  %3 = sparse_tensor.convert %1 : tensor<2x3xi32, #CSR> to tensor<2x3xi32>
  return %2, %3 : tensor<2x3xi32>, tensor<2x3xi32>
}

// -----
// A pad of zeros, a product and a sum: operations that compute the dense meaning.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 1]]> : tensor<2x3xi32>}, %b: tensor<5x2xi32>)
    -> tensor<3x2xi32> attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %zero = arith.constant 0 : i32
  %1 = tensor.pad %0 low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i32
  } : tensor<2x3xi32, #CSR> to tensor<3x5xi32, #CSR>
  %e = tensor.empty() : tensor<3x2xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<3x2xi32>) -> tensor<3x2xi32>
  %2 = linalg.matmul ins(%1, %b : tensor<3x5xi32, #CSR>, tensor<5x2xi32>) outs(%f : tensor<3x2xi32>) -> tensor<3x2xi32>
  return %2 : tensor<3x2xi32>
}
