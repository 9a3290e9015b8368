// In the order of the shapes, from one rank to another.
func.func @main(%x: tensor<8x4xi32>) attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %eight = arith.constant 8 : index
  %source = memref.alloc() : memref<8x4xi32>
  %dest = memref.alloc() : memref<10xi32, 2>
  %tag = memref.alloc() : memref<2xi32, 4>
  scf.for %i = %zero to %eight step %one {
    scf.for %j = %zero to %eight step %two {
      %half = arith.divui %j, %two : index
      %e = tensor.extract %x[%i, %half] : tensor<8x4xi32>
      memref.store %e, %source[%i, %half] : memref<8x4xi32>
    }
  }
  memref.dma_start %source[%one, %two], %dest[%two], %eight, %tag[%one]
      : memref<8x4xi32>, memref<10xi32, 2>, memref<2xi32, 4>
  memref.dma_wait %tag[%one], %eight : memref<2xi32, 4>
  %four = arith.constant 4 : index
  %six = arith.constant 6 : index
  scf.for %i = %zero to %eight step %one {
    %number = arith.addi %i, %six : index
    %row = arith.divui %number, %four : index
    %column = arith.remui %number, %four : index
    %e = tensor.extract %x[%row, %column] : tensor<8x4xi32>
    %place = arith.addi %i, %two : index
    %f = memref.load %dest[%place] : memref<10xi32, 2>
    check.expect_eq(%f, %e) : i32
  }
  return
}

// -----
// Two at a time, with a stride in the slower memory: the source's, then the
// destination's; one of them transposed.
#transposed = affine_map<(i, j) -> (j, i)>
func.func @main() -> tensor<12xi32> attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %twelve = arith.constant 12 : index
  %slow = memref.alloc() : memref<3x4xi32, #transposed, 1>
  %fast = memref.alloc() : memref<4xi32, 2>
  %back = memref.alloc() : memref<12xi32, 1>
  %tag = memref.alloc() : memref<1xi32, 4>
  %empty = arith.constant 99 : i32
  scf.for %i = %zero to %three step %one {
    scf.for %j = %zero to %four step %one {
      %base = arith.muli %i, %four : index
      %number = arith.addi %base, %j : index
      %x = arith.index_cast %number : index to i32
      memref.store %x, %slow[%i, %j] : memref<3x4xi32, #transposed, 1>
      memref.store %empty, %back[%number] : memref<12xi32, 1>
    }
  }
  memref.dma_start %slow[%zero, %one], %fast[%zero], %four, %tag[%zero], %three, %two
      : memref<3x4xi32, #transposed, 1>, memref<4xi32, 2>, memref<1xi32, 4>
  memref.dma_wait %tag[%zero], %four : memref<1xi32, 4>
  memref.dma_start %fast[%zero], %back[%one], %four, %tag[%zero], %four, %two
      : memref<4xi32, 2>, memref<12xi32, 1>, memref<1xi32, 4>
  memref.dma_wait %tag[%zero], %four : memref<1xi32, 4>
  %r = tensor.generate {
  ^bb0(%i: index):
    %e = memref.load %back[%i] : memref<12xi32, 1>
    tensor.yield %e : i32
  } : tensor<12xi32>
  %k = arith.constant dense<[99, 1, 2, 99, 99, 4, 5, 99, 99, 99, 99, 99]> : tensor<12xi32>
  check.expect_eq(%r, %k) : tensor<12xi32>
  return %r : tensor<12xi32>
}

// -----
// Several at once, waited for in another order; nothing at all; vectors.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : memref<2xvector<3xi16>>
  %b = memref.alloc() : memref<2xvector<3xi16>, 1>
  %c = memref.alloc() : memref<2xvector<3xi16>, 1>
  %tag = memref.alloc() : memref<3xi32>
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi16>
  %w = arith.constant dense<[4, 5, 6]> : vector<3xi16>
  memref.store %v, %a[%zero] : memref<2xvector<3xi16>>
  memref.store %w, %a[%one] : memref<2xvector<3xi16>>
  memref.dma_start %a[%zero], %b[%zero], %two, %tag[%zero]
      : memref<2xvector<3xi16>>, memref<2xvector<3xi16>, 1>, memref<3xi32>
  memref.dma_start %a[%one], %c[%zero], %one, %tag[%one]
      : memref<2xvector<3xi16>>, memref<2xvector<3xi16>, 1>, memref<3xi32>
  memref.dma_start %a[%one], %c[%one], %zero, %tag[%two]
      : memref<2xvector<3xi16>>, memref<2xvector<3xi16>, 1>, memref<3xi32>
  memref.dma_wait %tag[%two], %zero : memref<3xi32>
  memref.dma_wait %tag[%one], %one : memref<3xi32>
  memref.dma_wait %tag[%zero], %two : memref<3xi32>
  %x = memref.load %b[%one] : memref<2xvector<3xi16>, 1>
  %x1 = vector.extract %x[1] : i16 from vector<3xi16>
  %five = arith.constant 5 : i16
  check.expect_eq(%x1, %five) : i16
  %y = memref.load %c[%zero] : memref<2xvector<3xi16>, 1>
  %y2 = vector.extract %y[2] : i16 from vector<3xi16>
  %six = arith.constant 6 : i16
  check.expect_eq(%y2, %six) : i16
  return
}

// -----
// EXPECT-UNDEFINED: no transfer was started with this tag
func.func @main() attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_wait %tag[%zero], %zero : memref<1xi32>
  return
}
