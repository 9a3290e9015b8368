// From one format to the next; what a dense tensor has of zeros is not stored.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed), posWidth = 32, crdWidth = 32 }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @main(%a: tensor<3x4xi32> {padlab.value = dense<[[0, 5, 0, 0], [0, 0, 0, 0], [-1, 0, 0, 7]]> : tensor<3x4xi32>})
    -> (tensor<3x4xi32>, index, index, index, index) attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<3x4xi32> to tensor<3x4xi32, #CSR>
  %1 = sparse_tensor.convert %0 : tensor<3x4xi32, #CSR> to tensor<3x4xi32, #CSC>
  %2 = sparse_tensor.convert %1 : tensor<3x4xi32, #CSC> to tensor<3x4xi32, #COO>
  %3 = sparse_tensor.convert %2 : tensor<3x4xi32, #COO> to tensor<3x4xi32>
  %n = sparse_tensor.number_of_entries %1 : tensor<3x4xi32, #CSC>
  %m = sparse_tensor.number_of_entries %2 : tensor<3x4xi32, #COO>
  %c0 = arith.constant 0 : index
  %rows = sparse_tensor.lvl %1, %c0 : tensor<3x4xi32, #CSC>
  %columns = tensor.dim %1, %c0 : tensor<3x4xi32, #CSC>
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  check.expect_eq(%n, %c3) : index
  check.expect_eq(%m, %c3) : index
  check.expect_eq(%rows, %c4) : index
  check.expect_eq(%columns, %c3) : index
  return %3, %n, %m, %rows, %columns : tensor<3x4xi32>, index, index, index, index
}

// -----
// Blocks are stored whole.
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>
func.func @main(%a: tensor<4x4xf32> {padlab.value = dense<[[0.0, 5.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 2.0], [0.0, 0.0, 3.0, 4.0]]> : tensor<4x4xf32>})
    -> (tensor<4x4xf32>, index) attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<4x4xf32> to tensor<4x4xf32, #BSR>
  %1 = sparse_tensor.convert %0 : tensor<4x4xf32, #BSR> to tensor<4x4xf32>
  %n = sparse_tensor.number_of_entries %0 : tensor<4x4xf32, #BSR>
  %c8 = arith.constant 8 : index
  check.expect_eq(%n, %c8) : index
  return %1, %n : tensor<4x4xf32>, index
}

// -----
// A negative zero is zero; NaN is not.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @main(%a: tensor<4xf32> {padlab.value = dense<[-0.0, 0x7FC00000, 0.0, 2.0]> : tensor<4xf32>})
    -> (tensor<4xf32>, index) attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<4xf32> to tensor<4xf32, #SV>
  %1 = sparse_tensor.convert %0 : tensor<4xf32, #SV> to tensor<4xf32>
  %n = sparse_tensor.number_of_entries %0 : tensor<4xf32, #SV>
  %c2 = arith.constant 2 : index
  check.expect_eq(%n, %c2) : index
  return %1, %n : tensor<4xf32>, index
}

// -----
// EXPECT-UNSUPPORTED: nothing decides which elements of the tensor are stored
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @main(%a: tensor<2x4xi32>) -> index attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x4xi32> to tensor<2x4xi32, #CSR>
  %e = tensor.empty() : tensor<2x4xi32, #CSR>
  %1 = linalg.map { arith.addi } ins(%0, %0 : tensor<2x4xi32, #CSR>, tensor<2x4xi32, #CSR>) outs(%e : tensor<2x4xi32, #CSR>)
  %n = sparse_tensor.number_of_entries %1 : tensor<2x4xi32, #CSR>
  return %n : index
}

// -----
// EXPECT-UNSUPPORTED: extents that do not fill the blocks
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>
func.func @main(%a: tensor<3x4xi32>) -> tensor<3x4xi32> attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<3x4xi32> to tensor<3x4xi32, #BSR>
  %1 = sparse_tensor.convert %0 : tensor<3x4xi32, #BSR> to tensor<3x4xi32>
  return %1 : tensor<3x4xi32>
}

// -----
// Concatenated, in formats that differ.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) }>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 1, 0], [2, 0, 0]]> : tensor<2x3xi32>},
                %b: tensor<2x2xi32> {padlab.value = dense<[[0, 0], [0, 3]]> : tensor<2x2xi32>})
    -> tensor<2x5xi32> attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %1 = "sparse_tensor.concatenate"(%0, %b) <{dimension = 1 : index}> : (tensor<2x3xi32, #CSR>, tensor<2x2xi32>) -> tensor<2x5xi32, #DCSC>
  %2 = sparse_tensor.convert %1 : tensor<2x5xi32, #DCSC> to tensor<2x5xi32>
  return %2 : tensor<2x5xi32>
}
