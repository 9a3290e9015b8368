// Insertions in the order of the storage, an explicit zero among them.
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @main(%x: i32) -> (tensor<2x3xi32>, index) attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x3xi32, #CSC>
  %0 = tensor.insert %x into %e[%c1, %c0] : tensor<2x3xi32, #CSC>
  %1 = tensor.insert %zero into %0[%c0, %c1] : tensor<2x3xi32, #CSC>
  %2 = tensor.insert %x into %1[%c0, %c2] : tensor<2x3xi32, #CSC>
  %3 = sparse_tensor.load %2 hasInserts : tensor<2x3xi32, #CSC>
  %n = sparse_tensor.number_of_entries %3 : tensor<2x3xi32, #CSC>
  %c3 = arith.constant 3 : index
  check.expect_eq(%n, %c3) : index
  %4 = sparse_tensor.convert %3 : tensor<2x3xi32, #CSC> to tensor<2x3xi32>
  return %4, %n : tensor<2x3xi32>, index
}

// -----
// In a loop.
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
func.func @main(%x: f64) -> tensor<4x4xf64> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x4xf64, #DCSR>
  %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %e) -> tensor<4x4xf64, #DCSR> {
    %1 = tensor.insert %x into %t[%i, %i] : tensor<4x4xf64, #DCSR>
    scf.yield %1 : tensor<4x4xf64, #DCSR>
  }
  %2 = sparse_tensor.load %0 hasInserts : tensor<4x4xf64, #DCSR>
  %3 = sparse_tensor.convert %2 : tensor<4x4xf64, #DCSR> to tensor<4x4xf64>
  return %3 : tensor<4x4xf64>
}

// -----
// EXPECT-UNDEFINED: is not the order of the storage
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @main(%x: i32) -> tensor<2x3xi32> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<2x3xi32, #CSR>
  %0 = tensor.insert %x into %e[%c1, %c0] : tensor<2x3xi32, #CSR>
  %1 = tensor.insert %x into %0[%c0, %c1] : tensor<2x3xi32, #CSR>
  %2 = sparse_tensor.load %1 hasInserts : tensor<2x3xi32, #CSR>
  %3 = sparse_tensor.convert %2 : tensor<2x3xi32, #CSR> to tensor<2x3xi32>
  return %3 : tensor<2x3xi32>
}

// -----
// EXPECT-UNDEFINED: insertions into the tensor are not finished
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @main(%x: i32) -> index attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<3xi32, #SV>
  %0 = tensor.insert %x into %e[%c0] : tensor<3xi32, #SV>
  %n = sparse_tensor.number_of_entries %0 : tensor<3xi32, #SV>
  return %n : index
}

// -----
// EXPECT-UNDEFINED: sparse_tensor.convert: insertions into the tensor are not finished
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @main(%x: i32) -> tensor<3xi32> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<3xi32, #SV>
  %0 = tensor.insert %x into %e[%c0] : tensor<3xi32, #SV>
  %1 = sparse_tensor.convert %0 : tensor<3xi32, #SV> to tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----
// EXPECT-UNDEFINED: linalg.map: insertions into the tensor are not finished
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @main(%x: i32, %a: tensor<3xi32>) -> tensor<3xi32> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<3xi32, #SV>
  %0 = tensor.insert %x into %e[%c0] : tensor<3xi32, #SV>
  %f = tensor.empty() : tensor<3xi32>
  %1 = linalg.map { arith.addi } ins(%0, %a : tensor<3xi32, #SV>, tensor<3xi32>) outs(%f : tensor<3xi32>)
  return %1 : tensor<3xi32>
}

// -----
// Assembled of levels and values, an explicit zero among them.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @main() -> (tensor<3x4xi32>, index) attributes {padlab.seed = 1 : i64} {
  %p = arith.constant dense<[0, 2, 2, 3]> : tensor<4xindex>
  %c = arith.constant dense<[1, 3, 0]> : tensor<3xindex>
  %v = arith.constant dense<[5, 0, 7]> : tensor<3xi32>
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<4xindex>, tensor<3xindex>), tensor<3xi32> to tensor<3x4xi32, #CSR>
  %n = sparse_tensor.number_of_entries %0 : tensor<3x4xi32, #CSR>
  %c3 = arith.constant 3 : index
  check.expect_eq(%n, %c3) : index
  %1 = sparse_tensor.convert %0 : tensor<3x4xi32, #CSR> to tensor<3x4xi32>
  return %1, %n : tensor<3x4xi32>, index
}

// -----
// Narrow positions and coordinates have no sign: -106 is 150.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 8, crdWidth = 8 }>
func.func @main() -> i32 attributes {padlab.seed = 1 : i64} {
  %p = arith.constant dense<[0, 2]> : tensor<2xi8>
  %c = arith.constant dense<[1, -106]> : tensor<2xi8>
  %v = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xi8>, tensor<2xi8>), tensor<2xi32> to tensor<200xi32, #SV>
  %1 = sparse_tensor.convert %0 : tensor<200xi32, #SV> to tensor<200xi32>
  %c150 = arith.constant 150 : index
  %x = tensor.extract %1[%c150] : tensor<200xi32>
  %c7 = arith.constant 7 : i32
  check.expect_eq(%x, %c7) : i32
  return %x : i32
}

// -----
// EXPECT-UNSUPPORTED: linalg.map: positions or coordinates may not fit their widths
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 8 }>
func.func @main(%a: tensor<16x16xf32>) -> tensor<16x16xf32> attributes {padlab.seed = 1 : i64} {
  %e = tensor.empty() : tensor<16x16xf32, #CSR>
  %0 = linalg.map { arith.addf } ins(%a, %a : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32, #CSR>)
  %1 = sparse_tensor.convert %0 : tensor<16x16xf32, #CSR> to tensor<16x16xf32>
  return %1 : tensor<16x16xf32>
}

// -----
// EXPECT-UNSUPPORTED: level 0 has numbers that nothing uses
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @main() -> tensor<4xi32> attributes {padlab.seed = 1 : i64} {
  %p = arith.constant dense<[0, 2]> : tensor<2xindex>
  %c = arith.constant dense<[1, 2, 3]> : tensor<3xindex>
  %v = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<3xindex>), tensor<2xi32> to tensor<4xi32, #SV>
  %1 = sparse_tensor.convert %0 : tensor<4xi32, #SV> to tensor<4xi32>
  return %1 : tensor<4xi32>
}

// -----
// EXPECT-UNDEFINED: coordinates of level 1 are not in order
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @main() -> tensor<1x4xi32> attributes {padlab.seed = 1 : i64} {
  %p = arith.constant dense<[0, 2]> : tensor<2xindex>
  %c = arith.constant dense<[3, 1]> : tensor<2xindex>
  %v = arith.constant dense<[5, 7]> : tensor<2xi32>
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<2xindex>), tensor<2xi32> to tensor<1x4xi32, #CSR>
  %1 = sparse_tensor.convert %0 : tensor<1x4xi32, #CSR> to tensor<1x4xi32>
  return %1 : tensor<1x4xi32>
}

// -----
// Taken apart again, into buffers that are just large enough.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 0]]> : tensor<2x3xi32>})
    -> (tensor<2xindex>, tensor<2x2xindex>, tensor<2xi32>, index) attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #COO>
  %p = arith.constant dense<9> : tensor<2xindex>
  %c = arith.constant dense<9> : tensor<2x2xindex>
  %v = arith.constant dense<9> : tensor<2xi32>
  %rp, %rc, %rv, %np, %nc, %nv = sparse_tensor.disassemble %0 : tensor<2x3xi32, #COO>
    out_lvls(%p, %c : tensor<2xindex>, tensor<2x2xindex>) out_vals(%v : tensor<2xi32>)
    -> (tensor<2xindex>, tensor<2x2xindex>), tensor<2xi32>, (index, index), index
  return %rp, %rc, %rv, %nv : tensor<2xindex>, tensor<2x2xindex>, tensor<2xi32>, index
}

// -----
// Buffers may be larger: nothing is said of their rest.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 0]]> : tensor<2x3xi32>})
    -> (tensor<?xindex>, tensor<?xindex>, tensor<?xi32>) attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %p = arith.constant dense<9> : tensor<8xindex>
  %v = arith.constant dense<9> : tensor<8xi32>
  %rp, %rc, %rv, %np, %nc, %nv = sparse_tensor.disassemble %0 : tensor<2x3xi32, #CSR>
    out_lvls(%p, %p : tensor<8xindex>, tensor<8xindex>) out_vals(%v : tensor<8xi32>)
    -> (tensor<8xindex>, tensor<8xindex>), tensor<8xi32>, (index, index), index
  %fp = tensor.extract_slice %rp[0] [%np] [1] : tensor<8xindex> to tensor<?xindex>
  %fc = tensor.extract_slice %rc[0] [%nc] [1] : tensor<8xindex> to tensor<?xindex>
  %fv = tensor.extract_slice %rv[0] [%nv] [1] : tensor<8xi32> to tensor<?xi32>
  return %fp, %fc, %fv : tensor<?xindex>, tensor<?xindex>, tensor<?xi32>
}

// -----
// The storage as buffers.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 0]]> : tensor<2x3xi32>})
    -> (i32, index, index) attributes {padlab.seed = 1 : i64} {
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %v = sparse_tensor.values %0 : tensor<2x3xi32, #CSR> to memref<?xi32>
  %p = "sparse_tensor.positions"(%0) <{level = 1 : index}> : (tensor<2x3xi32, #CSR>) -> memref<?xindex>
  %c = "sparse_tensor.coordinates"(%0) <{level = 1 : index}> : (tensor<2x3xi32, #CSR>) -> memref<?xindex>
  %x = memref.load %v[%c1] : memref<?xi32>
  %y = memref.load %p[%c1] : memref<?xindex>
  %z = memref.load %c[%c1] : memref<?xindex>
  return %x, %y, %z : i32, index, index
}

// -----
// A list of coordinates in one buffer.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 4, 0], [6, 0, 0]]> : tensor<2x3xi32>})
    -> (index, index) attributes {padlab.seed = 1 : i64} {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #COO>
  %c = sparse_tensor.coordinates_buffer %0 : tensor<2x3xi32, #COO> to memref<?xindex>
  %x = memref.load %c[%c1] : memref<?xindex>
  %y = memref.load %c[%c2] : memref<?xindex>
  return %x, %y : index, index
}
