// What the Standard document calls invalid is refused, each by its rule.
// RUN: padlab-opt --split-input-file --verify-diagnostics %s

func.func @f(%t : tensor<4x?xf32>) {
  // expected-error @+1 {{'std.dim' op index 2 is out of range: 'tensor<4x?xf32>' has rank 2}}
  %0 = std.dim %t, 2 : tensor<4x?xf32>
  std.return
}

// -----

func.func @f(%t : memref<f32>) {
  // expected-error @+1 {{'std.dim' op index 0 is out of range: 'memref<f32>' has rank 0}}
  %0 = std.dim %t, 0 : memref<f32>
  std.return
}

// -----

func.func @f(%t : tensor<4xf32>) {
  // expected-error @+1 {{attribute 'index' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %0 = "std.dim"(%t) {index = -1 : i64} : (tensor<4xf32>) -> index
  std.return
}

// -----

func.func @f(%t : vector<4xf32>) {
  // expected-error @+1 {{'std.dim' op operand #0 must be memref or tensor, but got 'vector<4xf32>'}}
  %0 = std.dim %t, 0 : vector<4xf32>
  std.return
}

// -----

func.func @f(%n : index) {
  // expected-error @+1 {{'std.alloc' op takes one size for each dynamic dimension: 'memref<?x?xf32>' has 2, given are 1}}
  %0 = std.alloc(%n) : memref<?x?xf32>
  std.return
}

// -----

func.func @f() {
  // expected-error @+1 {{'std.alloc' op takes one value for each symbol of the layout map: 'memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>' has 1, given are 0}}
  %0 = std.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  std.return
}

// -----

func.func @f(%n : index) {
  // expected-error @+1 {{'std.alloc' op takes one value for each symbol of the layout map: 'memref<4xf32>' has 0, given are 1}}
  %0 = std.alloc()[%n] : memref<4xf32>
  std.return
}

// -----

func.func @f() {
  // expected-error @+1 {{'std.alloc_static' op does not support dynamic shapes, such as 'memref<?xf32>': use std.alloc}}
  %0 = std.alloc_static(0x1000) : memref<?xf32>
  std.return
}

// -----

func.func @f() {
  // expected-error @+1 {{'std.alloc_static' op does not support layouts with symbols, such as that of 'memref<4xf32, strided<[?]>>': use std.alloc}}
  %0 = std.alloc_static(0x1000) : memref<4xf32, strided<[?]>>
  std.return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected an address from 0 to 2^64 - 1}}
  %0 = std.alloc_static(-1) : memref<4xf32>
  std.return
}

// -----

func.func @f(%n : index) {
  // expected-error @+1 {{expected the address as an integer literal}}
  %0 = std.alloc_static(%n) : memref<4xf32>
  std.return
}

// -----

func.func @f(%t : tensor<4xf32>) {
  // expected-error-re @+1 {{'std.dealloc' op operand #0 must be ranked or unranked memref of any{{.*}} type values, but got 'tensor<4xf32>'}}
  "std.dealloc"(%t) : (tensor<4xf32>) -> ()
  std.return
}

// -----

func.func @f(%s : memref<4xf32>, %d : memref<4xf32, 1>, %e : memref<4xf64>, %t : memref<1xi32>, %i : index) {
  // expected-error @+1 {{'std.dma_start' op failed to verify that source and destination have the same element type}}
  std.dma_start %s[%i], %e[%i], %i, %t[%i] : memref<4xf32>, memref<4xf64>, memref<1xi32>
  std.return
}

// -----

func.func @f(%s : memref<4xf32>, %d : memref<4xf32, 1>, %e : memref<4xf64>, %t : memref<1xi32>, %i : index) {
  // expected-error @+1 {{'std.dma_start' op failed to verify that the number of source indices is the rank of the source}}
  std.dma_start %s[], %d[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  std.return
}

// -----

func.func @f(%s : memref<4xf32>, %d : memref<4xf32, 1>, %e : memref<4xf64>, %t : memref<1xi32>, %i : index) {
  // expected-error @+1 {{'std.dma_start' op failed to verify that the number of destination indices is the rank of the dest}}
  std.dma_start %s[%i], %d[%i, %i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  std.return
}

// -----

func.func @f(%s : memref<4xf32>, %d : memref<4xf32, 1>, %e : memref<4xf64>, %t : memref<1xi32>, %i : index) {
  // expected-error @+1 {{'std.dma_start' op failed to verify that the number of tag indices is the rank of the tag}}
  std.dma_start %s[%i], %d[%i], %i, %t[] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  std.return
}

// -----

func.func @f(%s : memref<4xf32>, %d : memref<4xf32, 1>, %e : memref<4xf64>, %t : memref<1xi32>, %i : index) {
  // expected-error @+1 {{'std.dma_start' op failed to verify that a stride comes with a number of elements per stride}}
  "std.dma_start"(%s, %i, %d, %i, %i, %t, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, index, index) -> ()
  std.return
}

// -----

func.func @f(%s : memref<4xf32>, %d : memref<4xf32, 1>, %e : memref<4xf64>, %t : memref<1xi32>, %i : index) {
  // expected-error @+1 {{'std.dma_wait' op failed to verify that the number of tag indices is the rank of the tag}}
  std.dma_wait %t[%i, %i], %i : memref<1xi32>
  std.return
}

// -----

func.func @f(%t : tensor<4x4xf32>, %i : index) {
  // expected-error @+1 {{'std.extract_element' op failed to verify that the number of indices is the rank of the aggregate}}
  %0 = std.extract_element %t[%i] : tensor<4x4xf32>
  std.return
}

// -----

func.func @f(%t : vector<4xf32>, %i : index) {
  // expected-error @+1 {{'std.extract_element' op failed to verify that the result has the aggregate's element type}}
  %0 = "std.extract_element"(%t, %i) : (vector<4xf32>, index) -> f64
  std.return
}

// -----

func.func @f(%t : memref<4xf32>, %i : index) {
  // expected-error @+1 {{'std.extract_element' op operand #0 must be vector or tensor, but got 'memref<4xf32>'}}
  %0 = "std.extract_element"(%t, %i) : (memref<4xf32>, index) -> f32
  std.return
}

// -----

func.func @f(%t : tensor<4xf32>, %i : i32) {
  // expected-error @+1 {{'std.extract_element' op operand #1 must be variadic of index, but got 'i32'}}
  %0 = "std.extract_element"(%t, %i) : (tensor<4xf32>, i32) -> f32
  std.return
}

// -----

func.func @f(%m : memref<4xf32>) {
  // expected-error @+1 {{'std.load' op failed to verify that the number of indices is the rank of the memref}}
  %0 = std.load %m[] : memref<4xf32>
  std.return
}

// -----

func.func @f(%m : memref<4xf32>, %i : index) {
  // expected-error @+1 {{'std.load' op failed to verify that the result has the memref's element type}}
  %0 = "std.load"(%m, %i) : (memref<4xf32>, index) -> f64
  std.return
}

// -----

func.func @f(%m : memref<*xf32>, %i : index) {
  // expected-error-re @+1 {{'std.load' op operand #0 must be memref of any{{.*}} type values, but got 'memref<*xf32>'}}
  %0 = "std.load"(%m, %i) : (memref<*xf32>, index) -> f32
  std.return
}

// -----

func.func @f(%v : f32, %m : memref<4xf32>, %i : index) {
  // expected-error @+1 {{'std.store' op failed to verify that the number of indices is the rank of the memref}}
  std.store %v, %m[%i, %i] : memref<4xf32>
  std.return
}

// -----

func.func @f(%v : f64, %m : memref<4xf32>, %i : index) {
  // expected-error @+1 {{'std.store' op failed to verify that the value has the memref's element type}}
  "std.store"(%v, %m, %i) : (f64, memref<4xf32>, index) -> ()
  std.return
}

// -----

// In an affine body, indices are restricted.
func.func @f(%A : memref<8xf32>, %B : memref<8xindex>) {
  affine.for %i = 0 to 8 {
    %j = arith.muli %i, %i : index
    // expected-error @+1 {{'std.load' op in the body of an affine.for, an index must be an induction variable, a symbol, a constant, or the result of an affine.apply on such}}
    %0 = std.load %A[%j] : memref<8xf32>
  }
  std.return
}

// -----

func.func @f(%A : memref<8xf32>, %B : memref<8xindex>, %v : f32) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      %j = std.load %B[%i] : memref<8xindex>
      // expected-error @+1 {{'std.store' op in the body of an affine.if, an index must be an induction variable}}
      std.store %v, %A[%j] : memref<8xf32>
    }
  }
  std.return
}

// -----

// The restricted indices are allowed there, and all are elsewhere.
func.func @f(%A : memref<8xf32>, %B : memref<8xindex>, %n : index) {
  %c = std.constant 3 : index
  affine.for %i = 0 to 4 {
    %j = affine.apply affine_map<(d0) -> (2 * d0 + 1)>(%i)
    %0 = std.load %A[%j] : memref<8xf32>
    %1 = std.load %A[%i] : memref<8xf32>
    %2 = std.load %A[%n] : memref<8xf32>
    %3 = std.load %A[%c] : memref<8xf32>
  }
  %k = std.load %B[%c] : memref<8xindex>
  %4 = std.load %A[%k] : memref<8xf32>
  std.return
}

// -----

func.func @f(%v : f32) {
  // expected-error @+1 {{'std.splat' op takes one size for each dynamic dimension: 'tensor<?x4xf32>' has 1, given are 0}}
  %0 = std.splat %v : tensor<?x4xf32>
  std.return
}

// -----

func.func @f(%v : f32, %i : index) {
  // expected-error @+1 {{'std.splat' op takes one size for each dynamic dimension: 'vector<4xf32>' has 0, given are 1}}
  %0 = std.splat %v[%i] : vector<4xf32>
  std.return
}

// -----

func.func @f(%v : f32) {
  // expected-error @+1 {{'std.splat' op result must have a rank, unlike 'tensor<*xf32>'}}
  %0 = std.splat %v : tensor<*xf32>
  std.return
}

// -----

func.func @f(%v : f32) {
  // expected-error @+1 {{'std.splat' op failed to verify that the operand has the result's element type}}
  %0 = "std.splat"(%v) : (f32) -> vector<4xi32>
  std.return
}

// -----

func.func @f(%v : complex<f32>) {
  // expected-error @+1 {{'std.splat' op operand #0 must be integer or float, but got 'complex<f32>'}}
  %0 = std.splat %v : tensor<4xcomplex<f32>>
  std.return
}

// -----

func.func @f(%m : memref<4xf32>) {
  // expected-error @+1 {{'std.tensor_load' op failed to verify that the result has the memref's shape and element type}}
  %0 = "std.tensor_load"(%m) : (memref<4xf32>) -> tensor<5xf32>
  std.return
}

// -----

func.func @f(%m : memref<4xmemref<4xf32>>) {
  // expected-error @+1 {{'std.tensor_load' op operand #0 must be memref whose elements a tensor can hold}}
  %0 = "std.tensor_load"(%m) : (memref<4xmemref<4xf32>>) -> tensor<4xf32>
  std.return
}

// -----

func.func @f(%t : tensor<4xf32>, %m : memref<?xf32>) {
  // expected-error @+1 {{'std.tensor_store' op failed to verify that the tensor has the memref's shape and element type}}
  "std.tensor_store"(%t, %m) : (tensor<4xf32>, memref<?xf32>) -> ()
  std.return
}
