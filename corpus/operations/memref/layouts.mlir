// Each layout keeps every element, across functions and blocks.
#permuted = affine_map<(i, j) -> (j, i)>
#tiled = affine_map<(i, j) -> (i floordiv 2, j floordiv 3, i mod 2, j mod 3)>
#padded = affine_map<(i, j)[s] -> (i * s + j + 5)>
#backward = affine_map<(i, j) -> (10 - i, j)>
#semi = affine_map<(i, j)[s, t] -> (i mod s, i floordiv s + t, j)>
func.func @main(%m: index {padlab.value = 4 : index}, %n: index {padlab.value = 3 : index},
                %s: index {padlab.value = 7 : index}, %t: index {padlab.value = 2 : index},
                %c: i1) attributes {padlab.seed = 1 : i64} {
  %p = memref.alloc(%m) : memref<?x3xi32, #permuted>
  func.call @fillPermuted(%p) : (memref<?x3xi32, #permuted>) -> ()
  %q = memref.alloc() : memref<4x3xi32, #tiled, 1>
  %a = memref.alloc(%m, %n)[%s] : memref<?x?xi32, #padded>
  %b = memref.alloc(%n) : memref<4x?xi32, #backward, 2>
  %d = memref.alloc(%m, %n)[%n, %t] : memref<?x?xi32, #semi, 1>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %m step %one {
    scf.for %j = %zero to %n step %one {
      %x = memref.load %p[%i, %j] : memref<?x3xi32, #permuted>
      memref.store %x, %q[%i, %j] : memref<4x3xi32, #tiled, 1>
      memref.store %x, %a[%i, %j] : memref<?x?xi32, #padded>
      memref.store %x, %b[%i, %j] : memref<4x?xi32, #backward, 2>
      memref.store %x, %d[%i, %j] : memref<?x?xi32, #semi, 1>
    }
  }
  // One more of each kind, so that a layout that is lost shows.
  %a2 = memref.alloc(%m, %n)[%m] : memref<?x?xi32, #padded>
  cf.cond_br %c, ^bb1(%a, %d : memref<?x?xi32, #padded>, memref<?x?xi32, #semi, 1>),
                 ^bb1(%a, %d : memref<?x?xi32, #padded>, memref<?x?xi32, #semi, 1>)
^bb1(%e: memref<?x?xi32, #padded>, %f: memref<?x?xi32, #semi, 1>):
  scf.for %i = %zero to %m step %one {
    scf.for %j = %zero to %n step %one {
      %x = memref.load %p[%i, %j] : memref<?x3xi32, #permuted>
      %y = memref.load %q[%i, %j] : memref<4x3xi32, #tiled, 1>
      check.expect_eq(%x, %y) : i32
      %z = memref.load %e[%i, %j] : memref<?x?xi32, #padded>
      check.expect_eq(%x, %z) : i32
      %v = memref.load %b[%i, %j] : memref<4x?xi32, #backward, 2>
      check.expect_eq(%x, %v) : i32
      %w = memref.load %f[%i, %j] : memref<?x?xi32, #semi, 1>
      check.expect_eq(%x, %w) : i32
    }
  }
  %extent = memref.dim %f, %one : memref<?x?xi32, #semi, 1>
  check.expect_eq(%extent, %n) : index
  memref.dealloc %f : memref<?x?xi32, #semi, 1>
  return
}
func.func @fillPermuted(%p: memref<?x3xi32, #permuted>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %ten = arith.constant 10 : index
  %m = memref.dim %p, %zero : memref<?x3xi32, #permuted>
  %n = memref.dim %p, %one : memref<?x3xi32, #permuted>
  scf.for %i = %zero to %m step %one {
    scf.for %j = %zero to %n step %one {
      %tens = arith.muli %i, %ten : index
      %sum = arith.addi %tens, %j : index
      %x = arith.index_cast %sum : index to i32
      memref.store %x, %p[%i, %j] : memref<?x3xi32, #permuted>
    }
  }
  return
}

// -----
// Places that several elements share.
#row = affine_map<(i, j) -> (i)>
func.func @main(%x: i32, %y: i32) attributes {padlab.seed = 2 : i64} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %m = memref.alloc() : memref<2x2xi32, #row>
  memref.store %x, %m[%zero, %zero] : memref<2x2xi32, #row>
  memref.store %y, %m[%one, %zero] : memref<2x2xi32, #row>
  memref.store %y, %m[%zero, %one] : memref<2x2xi32, #row>
  %e = memref.load %m[%zero, %zero] : memref<2x2xi32, #row>
  check.expect_eq(%e, %y) : i32
  return
}

// -----
// A layout that loses its rank and gets it back.
#wide = affine_map<(i)[s] -> (i * s)>
func.func @main(%n: index {padlab.value = 3 : index}, %s: index {padlab.value = 4 : index}, %x: i32)
    attributes {padlab.seed = 2 : i64} {
  %two = arith.constant 2 : index
  %zero = arith.constant 0 : index
  %m = memref.alloc(%n)[%s] : memref<?xi32, #wide, 1>
  %u = memref.cast %m : memref<?xi32, #wide, 1> to memref<*xi32, 1>
  %v = func.call @pass(%u) : (memref<*xi32, 1>) -> memref<*xi32, 1>
  %extent = memref.dim %v, %zero : memref<*xi32, 1>
  check.expect_eq(%extent, %n) : index
  %w = memref.cast %v : memref<*xi32, 1> to memref<3xi32, #wide, 1>
  memref.store %x, %w[%two] : memref<3xi32, #wide, 1>
  %y = memref.load %m[%two] : memref<?xi32, #wide, 1>
  check.expect_eq(%x, %y) : i32
  memref.dealloc %v : memref<*xi32, 1>
  return
}
func.func @pass(%u: memref<*xi32, 1>) -> memref<*xi32, 1> {
  return %u : memref<*xi32, 1>
}

// -----
// Elements of other types; a choice; a loop that carries a memref.
#odd = affine_map<(i) -> (i * 3 + 1)>
func.func @main(%c: i1, %n: index {padlab.value = 5 : index}) attributes {padlab.seed = 2 : i64} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : memref<3xindex, #odd>
  %b = memref.alloc() : memref<3xindex, #odd>
  memref.store %one, %a[%two] : memref<3xindex, #odd>
  memref.store %two, %b[%two] : memref<3xindex, #odd>
  %m = arith.select %c, %a, %b : memref<3xindex, #odd>
  %x = memref.load %m[%two] : memref<3xindex, #odd>
  %e = arith.select %c, %one, %two : index
  check.expect_eq(%x, %e) : index
  %last:2 = scf.for %i = %zero to %n step %one iter_args(%p = %a, %q = %b) -> (memref<3xindex, #odd>, memref<3xindex, #odd>) {
    scf.yield %q, %p : memref<3xindex, #odd>, memref<3xindex, #odd>
  }
  %y = memref.load %last#0[%two] : memref<3xindex, #odd>
  check.expect_eq(%y, %two) : index
  %z = memref.alloc() : memref<2xcomplex<f32>, affine_map<(i) -> (1 - i)>>
  %t = arith.constant dense<(1.5, -2.5)> : tensor<1xcomplex<f32>>
  %k = tensor.extract %t[%zero] : tensor<1xcomplex<f32>>
  memref.store %k, %z[%zero] : memref<2xcomplex<f32>, affine_map<(i) -> (1 - i)>>
  %l = memref.load %z[%zero] : memref<2xcomplex<f32>, affine_map<(i) -> (1 - i)>>
  check.expect_eq(%l, %k) : complex<f32>
  return
}
