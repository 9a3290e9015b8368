// Nests become one loop where each iteration keeps to its own part of what is
// written.
// RUN: padlab-opt %s --split-input-file --pass-pipeline='builtin.module(padlab-mark-uncalled{tuned=true},func.func(padlab-fuse-nests{tiny=true}))' | FileCheck %s
// RUN: padlab-opt %s --split-input-file --pass-pipeline='builtin.module(padlab-mark-uncalled{tuned=true},func.func(padlab-fuse-nests))' | FileCheck %s --check-prefix=SIZES

// A fill, sums of rows and quotients; parts of a buffer that have all of its
// first dimension.
// CHECK-LABEL: @steps
// CHECK:       memref.subview
// CHECK:       scf.for %[[N:.*]] = %c0 to %c4
// CHECK-COUNT-3: scf.for {{.*}} to %c6
// CHECK-NOT:   scf.for {{.*}} to %c4
// SIZES-LABEL: @steps
// SIZES-COUNT-3: scf.for {{.*}} to %c4
func.func @steps(%rows: memref<4x8xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %sums = memref.alloc() : memref<4x1xf32>
  %out = memref.alloc() : memref<4xf32>
  scf.for %n = %c0 to %c4 step %c1 {
    scf.for %i = %c0 to %c6 step %c1 {
      memref.store %zero, %sums[%n, %c0] : memref<4x1xf32>
    }
  } {pad.fill}
  %part = memref.subview %rows[0, 1] [4, 6] [1, 1] : memref<4x8xf32> to memref<4x6xf32, strided<[8, 1], offset: 1>>
  scf.for %n = %c0 to %c4 step %c1 {
    scf.for %i = %c0 to %c6 step %c1 {
      %x = memref.load %part[%n, %i] : memref<4x6xf32, strided<[8, 1], offset: 1>>
      %sum = memref.load %sums[%n, %c0] : memref<4x1xf32>
      %next = arith.addf %sum, %x : f32
      memref.store %next, %sums[%n, %c0] : memref<4x1xf32>
    }
  }
  scf.for %n = %c0 to %c4 step %c1 {
    scf.for %i = %c0 to %c6 step %c1 {
      %sum = memref.load %sums[%n, %c0] : memref<4x1xf32>
      memref.store %sum, %out[%n] : memref<4xf32>
    }
  }
  return %out : memref<4xf32>
}

// -----

// From -1 on, only the first loop has iterations.
// CHECK-LABEL: @unsigned
// CHECK:       scf.for
// CHECK:       scf.for unsigned
func.func @unsigned(%from: index, %a: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %b = memref.alloc() : memref<4x8xf32>
  scf.for %n = %from to %c2 step %c1 {
    %exists = arith.cmpi sge, %n, %c0 : index
    scf.if %exists {
      memref.store %zero, %b[%n, %c0] : memref<4x8xf32>
    }
  }
  scf.for unsigned %n = %from to %c2 step %c1 {
    %exists = arith.cmpi sge, %n, %c0 : index
    scf.if %exists {
      %x = memref.load %b[%n, %c0] : memref<4x8xf32>
      memref.store %x, %a[%n, %c0] : memref<4x8xf32>
    }
  }
  return
}

// -----

// The second nest reads what another iteration writes.
// CHECK-LABEL: @neighbours
// CHECK-COUNT-2: scf.for
func.func @neighbours(%a: memref<5x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %b = memref.alloc() : memref<5x8xf32>
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %b[%n, %c0] : memref<5x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %m = arith.addi %n, %c1 : index
    %x = memref.load %b[%m, %c0] : memref<5x8xf32>
    memref.store %x, %a[%n, %c0] : memref<5x8xf32>
  }
  return
}

// -----

// A part that begins in another place.
// CHECK-LABEL: @shifted
// CHECK-COUNT-2: scf.for
func.func @shifted(%a: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %b = memref.alloc() : memref<4x8xf32>
  %part = memref.subview %b[1, 0] [3, 8] [1, 1] : memref<4x8xf32> to memref<3x8xf32, strided<[8, 1], offset: 8>>
  scf.for %n = %c0 to %c3 step %c1 {
    memref.store %zero, %b[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c3 step %c1 {
    %x = memref.load %part[%n, %c0] : memref<3x8xf32, strided<[8, 1], offset: 8>>
    memref.store %x, %a[%n, %c0] : memref<4x8xf32>
  }
  return
}

// -----

// Arguments are different buffers where nobody in the module calls the function.
// CHECK-LABEL: @uncalled
// CHECK-COUNT-1: scf.for
// CHECK-NOT:   scf.for
// CHECK:       return
func.func @uncalled(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %b[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %b[%n, %c0] : memref<4x8xf32>
    memref.store %x, %a[%n, %c0] : memref<4x8xf32>
  }
  return
}

// The program may hand one buffer to both arguments, of a public function, too,
// of one whose address it takes, and in a call of itself.
// CHECK-LABEL: @called
// CHECK-COUNT-2: scf.for
func.func private @called(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %b[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %b[%n, %c0] : memref<4x8xf32>
    memref.store %x, %a[%n, %c0] : memref<4x8xf32>
  }
  return
}
// CHECK-LABEL: @called_public
// CHECK-COUNT-2: scf.for
func.func @called_public(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %b[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %b[%n, %c0] : memref<4x8xf32>
    memref.store %x, %a[%n, %c0] : memref<4x8xf32>
  }
  return
}
// CHECK-LABEL: @called_by_address
// CHECK-COUNT-2: scf.for
func.func @called_by_address(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %b[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %b[%n, %c0] : memref<4x8xf32>
    memref.store %x, %a[%n, %c0] : memref<4x8xf32>
  }
  return
}
// CHECK-LABEL: @calls_itself
// CHECK-COUNT-2: scf.for
func.func @calls_itself(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %b[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %b[%n, %c0] : memref<4x8xf32>
    memref.store %x, %a[%n, %c0] : memref<4x8xf32>
  }
  call @calls_itself(%a, %a) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
  return
}
func.func @calls(%a: memref<4x8xf32>, %b: memref<4x8xf32>) -> ((memref<4x8xf32>, memref<4x8xf32>) -> ()) {
  call @called(%a, %a) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
  call @called_public(%b, %b) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
  %f = func.constant @called_by_address : (memref<4x8xf32>, memref<4x8xf32>) -> ()
  return %f : (memref<4x8xf32>, memref<4x8xf32>) -> ()
}

// -----

// Tiles of sums begin with what the fill before them writes.
// CHECK-LABEL: @whole
// CHECK-COUNT-2: scf.for
// CHECK:       pad.whole
func.func @whole(%a: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %a[%n, %c0] : memref<4x8xf32>
  } {pad.fill}
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %a[%n, %c0] : memref<4x8xf32>
    memref.store %x, %a[%n, %c1] : memref<4x8xf32>
  } {pad.whole}
  return
}

// -----

// The first nest reads what a later iteration of the second one writes.
// CHECK-LABEL: @overwritten
// CHECK-COUNT-2: scf.for
func.func @overwritten(%a: memref<5x8xf32>, %b: memref<5x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  scf.for %n = %c0 to %c4 step %c1 {
    %m = arith.subi %c3, %n : index
    %x = memref.load %b[%m, %c0] : memref<5x8xf32>
    memref.store %x, %a[%n, %c0] : memref<5x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %b[%n, %c0] : memref<5x8xf32>
    %x = memref.load %a[%n, %c0] : memref<5x8xf32>
    memref.store %x, %a[%n, %c1] : memref<5x8xf32>
  }
  return
}

// -----

// Each iteration goes through all rows.
// CHECK-LABEL: @transposed
// CHECK-COUNT-4: scf.for
func.func @transposed(%a: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %b = memref.alloc() : memref<4x4xf32>
  scf.for %n = %c0 to %c4 step %c1 {
    scf.for %i = %c0 to %c4 step %c1 {
      memref.store %zero, %b[%n, %i] : memref<4x4xf32>
    }
  }
  scf.for %n = %c0 to %c4 step %c1 {
    scf.for %i = %c0 to %c4 step %c1 {
      %x = memref.load %b[%i, %n] : memref<4x4xf32>
      memref.store %x, %a[%n, %i] : memref<4x4xf32>
    }
  }
  return
}

// -----

// What stands between writes, has other bounds or has a result.
// CHECK-LABEL: @between
// CHECK-COUNT-5: scf.for
func.func @between(%a: memref<4x8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %a[%n, %c0] : memref<4x8xf32>
  }
  memref.store %zero, %a[%c3, %c0] : memref<4x8xf32>
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %a[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c3 step %c1 {
    memref.store %zero, %a[%n, %c0] : memref<4x8xf32>
  }
  %last = scf.for %n = %c0 to %c3 step %c1 iter_args(%x = %zero) -> f32 {
    %y = memref.load %a[%n, %c0] : memref<4x8xf32>
    scf.yield %y : f32
  }
  scf.for %n = %c0 to %c3 step %c1 {
    memref.store %last, %a[%n, %c0] : memref<4x8xf32>
  }
  return %last : f32
}

// -----

// The argument may be the global where the program calls the function.
// CHECK-LABEL: @takes_global
// CHECK-COUNT-2: scf.for
// CHECK-LABEL: @is_given_global
memref.global "private" @given : memref<4x8xf32>
func.func @takes_global(%a: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %global = memref.get_global @given : memref<4x8xf32>
  %b = memref.alloc() : memref<4x8xf32>
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %a[%n, %c0] : memref<4x8xf32>
    memref.store %zero, %b[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %m = arith.subi %c3, %n : index
    %x = memref.load %global[%m, %c0] : memref<4x8xf32>
    memref.store %x, %b[%n, %c1] : memref<4x8xf32>
  }
  return
}
func.func @is_given_global() {
  %global = memref.get_global @given : memref<4x8xf32>
  call @takes_global(%global) : (memref<4x8xf32>) -> ()
  return
}

// -----

// Two names of one global: nothing that is written may be one.
// CHECK-LABEL: @global
// CHECK-COUNT-2: scf.for
memref.global "private" @shared : memref<4x8xf32>
func.func @global(%a: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %one = memref.get_global @shared : memref<4x8xf32>
  %other = memref.get_global @shared : memref<4x8xf32>
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %one[%n, %c0] : memref<4x8xf32>
    memref.store %zero, %a[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %m = arith.subi %c3, %n : index
    %x = memref.load %other[%m, %c0] : memref<4x8xf32>
    memref.store %x, %a[%n, %c1] : memref<4x8xf32>
  }
  return
}

// -----

// Parts that no thread shares with another one, or not.
// CHECK-LABEL: @threads
// CHECK:       scf.for
// CHECK-NOT:   scf.for
// CHECK:       } {pad.parallel}
// CHECK-LABEL: @one_thread
// CHECK:       scf.for
// CHECK-NOT:   {{scf.for|pad.parallel}}
// CHECK:       return
func.func @threads(%a: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %a[%n, %c0] : memref<4x8xf32>
  } {pad.parallel}
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %a[%n, %c1] : memref<4x8xf32>
  } {pad.parallel}
  return
}
func.func @one_thread(%a: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %a[%n, %c0] : memref<4x8xf32>
  } {pad.parallel}
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %a[%n, %c1] : memref<4x8xf32>
  }
  return
}

// -----

// Without the fill, which stays before the marked loop, the first two loops
// have no buffer in common.
// CHECK-LABEL: @apart
// CHECK-COUNT-4: scf.for
func.func @apart(%a: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %b = memref.alloc() : memref<4x8xf32>
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %a[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %b[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %b[%n, %c1] : memref<4x8xf32>
  } {pad.fill}
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %b[%n, %c1] : memref<4x8xf32>
  } {pad.whole}
  return
}

// -----

// Loops inside of the fused loop are fused, too, and the buffer between them
// has room for one row. Without `tiny`, that is so in relaxed functions.
// CHECK-LABEL: @rows
// CHECK:       %[[BUFFER:.*]] = memref.alloc() : memref<1x1x8xf32>
// CHECK:       scf.for {{.*}} to %c4
// CHECK:         scf.for {{.*}} to %c6
// CHECK:           scf.for %[[J:.*]] =
// CHECK:             memref.store {{.*}}, %[[BUFFER]][%{{.*}}, %{{.*}}, %[[J]]]
// CHECK-NOT:       scf.for {{.*}} to %c6
// CHECK:           memref.load %[[BUFFER]]
func.func @rows(%a: memref<4x6x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %b = memref.alloc() : memref<4x6x8xf32>
  scf.for %n = %c0 to %c4 step %c1 {
    scf.for %i = %c0 to %c6 step %c1 {
      scf.for %j = %c0 to %c8 step %c1 {
        %x = memref.load %a[%n, %i, %j] : memref<4x6x8xf32>
        %y = arith.negf %x : f32
        memref.store %y, %b[%n, %i, %j] : memref<4x6x8xf32>
      }
    }
  }
  scf.for %n = %c0 to %c4 step %c1 {
    scf.for %i = %c0 to %c6 step %c1 {
      %first = memref.load %b[%n, %i, %c0] : memref<4x6x8xf32>
      scf.for %j = %c1 to %c8 step %c1 {
        %x = memref.load %b[%n, %i, %j] : memref<4x6x8xf32>
        %y = arith.addf %x, %first : f32
        memref.store %y, %a[%n, %i, %j] : memref<4x6x8xf32>
      }
    }
  }
  return
}

// -----

// Rows of 1 KiB fit in a cache, and buffers of 9 MiB do not. In the exact
// function, inner loops are left alone.
// SIZES-LABEL: @relaxed
// SIZES:       memref.alloc() : memref<1x1x256xf32>
// SIZES-COUNT-1: scf.for {{.*}} to %c300
// SIZES-NOT:   scf.for {{.*}} to %c300
// SIZES:       return
// SIZES-LABEL: @exact
// SIZES:       memref.alloc() : memref<1x300x256xf32>
// SIZES-COUNT-1: scf.for {{.*}} to %c32
// SIZES-COUNT-2: scf.for {{.*}} to %c300
func.func @relaxed(%a: memref<32x300x256xf32>) attributes {pad.relaxed} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c256 = arith.constant 256 : index
  %c300 = arith.constant 300 : index
  %b = memref.alloc() : memref<32x300x256xf32>
  scf.for %n = %c0 to %c32 step %c1 {
    scf.for %i = %c0 to %c300 step %c1 {
      scf.for %j = %c0 to %c256 step %c1 {
        %x = memref.load %a[%n, %i, %j] : memref<32x300x256xf32>
        memref.store %x, %b[%n, %i, %j] : memref<32x300x256xf32>
      }
    }
  }
  scf.for %n = %c0 to %c32 step %c1 {
    scf.for %i = %c0 to %c300 step %c1 {
      scf.for %j = %c0 to %c256 step %c1 {
        %x = memref.load %b[%n, %i, %j] : memref<32x300x256xf32>
        memref.store %x, %a[%n, %i, %j] : memref<32x300x256xf32>
      }
    }
  }
  return
}
func.func @exact(%a: memref<32x300x256xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c256 = arith.constant 256 : index
  %c300 = arith.constant 300 : index
  %b = memref.alloc() : memref<32x300x256xf32>
  scf.for %n = %c0 to %c32 step %c1 {
    scf.for %i = %c0 to %c300 step %c1 {
      scf.for %j = %c0 to %c256 step %c1 {
        %x = memref.load %a[%n, %i, %j] : memref<32x300x256xf32>
        memref.store %x, %b[%n, %i, %j] : memref<32x300x256xf32>
      }
    }
  }
  scf.for %n = %c0 to %c32 step %c1 {
    scf.for %i = %c0 to %c300 step %c1 {
      scf.for %j = %c0 to %c256 step %c1 {
        %x = memref.load %b[%n, %i, %j] : memref<32x300x256xf32>
        memref.store %x, %a[%n, %i, %j] : memref<32x300x256xf32>
      }
    }
  }
  return
}

// -----

// The buffer keeps what an earlier iteration of the loop around the nests has
// written.
// CHECK-LABEL: @carried
// CHECK:       memref.alloc() : memref<4x8xf32>
// CHECK-COUNT-2: scf.for
// CHECK-NOT:   scf.for
// CHECK:       return
func.func @carried(%a: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x8xf32>
  scf.for %t = %c0 to %c4 step %c1 {
    scf.for %n = %c0 to %c4 step %c1 {
      %is_first = arith.cmpi eq, %t, %c0 : index
      scf.if %is_first {
        %x = memref.load %a[%n, %c0] : memref<4x8xf32>
        memref.store %x, %b[%n, %c0] : memref<4x8xf32>
      }
    }
    scf.for %n = %c0 to %c4 step %c1 {
      %x = memref.load %b[%n, %c0] : memref<4x8xf32>
      memref.store %x, %a[%n, %c1] : memref<4x8xf32>
    }
  }
  return
}

// -----

// The buffer is returned, or threads need parts of their own.
// CHECK-LABEL: @returned
// CHECK:       memref.alloc() : memref<4x8xf32>
// CHECK:       memref.alloc() : memref<4x8xf32>
// CHECK-COUNT-2: scf.for
// CHECK-NOT:   scf.for
// CHECK:       return
func.func @returned(%a: memref<4x8xf32>) -> memref<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %b = memref.alloc() : memref<4x8xf32>
  %c = memref.alloc() : memref<4x8xf32>
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %b[%n, %c0] : memref<4x8xf32>
  }
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %b[%n, %c0] : memref<4x8xf32>
    memref.store %x, %a[%n, %c0] : memref<4x8xf32>
  }
  memref.store %zero, %a[%c0, %c1] : memref<4x8xf32>
  scf.for %n = %c0 to %c4 step %c1 {
    memref.store %zero, %c[%n, %c0] : memref<4x8xf32>
  } {pad.parallel}
  scf.for %n = %c0 to %c4 step %c1 {
    %x = memref.load %c[%n, %c0] : memref<4x8xf32>
    memref.store %x, %a[%n, %c0] : memref<4x8xf32>
  } {pad.parallel}
  return %b : memref<4x8xf32>
}
