// Marked sums become tiles that stay in registers while they are added up.
// RUN: padlab-opt %s -padlab-vectorize-rows -split-input-file | FileCheck %s
// RUN: padlab-opt %s -padlab-vectorize-rows -split-input-file | FileCheck %s --check-prefix=STEPS

// Four rows by two vectors of eight; what is left of the rows, one vector and
// three elements, one row at a time for the last one.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 256 : i64,
      "smallest_masked_width" = 32 : i64, "store_fence" = true>>} {
  // CHECK-LABEL: func @matmul(
  // CHECK-SAME:    %[[A:.*]]: memref<5x6xf32>, %[[B:.*]]: memref<6x27xf32>, %[[C:.*]]: memref<5x27xf32>
  // CHECK:         scf.for {{.*}} step %c4
  // CHECK:           scf.for {{.*}} step %c16
  // CHECK-COUNT-8:     vector.load %[[C]]
  // CHECK:             scf.for %{{.*}} = %{{.*}} to %c6 step %{{.*}} iter_args
  // CHECK-COUNT-8:       arith.mulf {{.*}} vector<8xf32>
  // CHECK-NOT:           memref.store
  // CHECK:               scf.yield
  // CHECK-COUNT-8:     vector.store {{.*}}, %[[C]]
  // CHECK:           scf.for {{.*}} step %c8
  // CHECK-COUNT-4:     vector.store {{.*}}, %[[C]]
  // CHECK:           scf.if
  // CHECK-COUNT-4:     vector.maskedload %[[C]]
  // CHECK:             vector.maskedload %[[B]]
  // CHECK-COUNT-4:     vector.maskedstore %[[C]]
  // CHECK:         scf.for {{.*}} step %c1
  // CHECK-NOT:     {pad.
  // CHECK:         return
  func.func @matmul(%a: memref<5x6xf32>, %b: memref<6x27xf32>, %c: memref<5x27xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c27 = arith.constant 27 : index
    scf.for %i = %c0 to %c5 step %c1 {
      scf.for %k = %c0 to %c6 step %c1 {
        scf.for %j = %c0 to %c27 step %c1 {
          %x = memref.load %a[%i, %k] : memref<5x6xf32>
          %y = memref.load %b[%k, %j] : memref<6x27xf32>
          %z = memref.load %c[%i, %j] : memref<5x27xf32>
          %0 = arith.mulf %x, %y : f32
          %1 = arith.addf %z, %0 : f32
          memref.store %1, %c[%i, %j] : memref<5x27xf32>
        } {pad.row}
      } {pad.sum}
    } {pad.beside}
    return
  }

  // Fused sums need at least eight of them at once: nine tiles of six rows instead
  // of eighteen of three, where four leave two. Of 56 rows four leave none.
  // CHECK-LABEL: func @fused_54(
  // CHECK:         scf.for {{.*}} step %c6
  // CHECK:           scf.for {{.*}} step %c16
  // CHECK-COUNT-12:    arith.mulf {{.*}} vector<8xf32>
  // CHECK-NOT:         arith.mulf {{.*}} vector<8xf32>
  // CHECK:             scf.yield
  func.func @fused_54(%a: memref<54x6xf32>, %b: memref<6x27xf32>, %c: memref<54x27xf32>) attributes {pad.relaxed} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c54 = arith.constant 54 : index
    %c6 = arith.constant 6 : index
    %c27 = arith.constant 27 : index
    scf.for %i = %c0 to %c54 step %c1 {
      scf.for %k = %c0 to %c6 step %c1 {
        scf.for %j = %c0 to %c27 step %c1 {
          %x = memref.load %a[%i, %k] : memref<54x6xf32>
          %y = memref.load %b[%k, %j] : memref<6x27xf32>
          %z = memref.load %c[%i, %j] : memref<54x27xf32>
          %0 = arith.mulf %x, %y : f32
          %1 = arith.addf %z, %0 : f32
          memref.store %1, %c[%i, %j] : memref<54x27xf32>
        } {pad.row}
      } {pad.sum}
    } {pad.beside}
    return
  }

  // CHECK-LABEL: func @fused_56(
  // CHECK:         scf.for {{.*}} step %c4
  func.func @fused_56(%a: memref<56x6xf32>, %b: memref<6x27xf32>, %c: memref<56x27xf32>) attributes {pad.relaxed} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c56 = arith.constant 56 : index
    %c6 = arith.constant 6 : index
    %c27 = arith.constant 27 : index
    scf.for %i = %c0 to %c56 step %c1 {
      scf.for %k = %c0 to %c6 step %c1 {
        scf.for %j = %c0 to %c27 step %c1 {
          %x = memref.load %a[%i, %k] : memref<56x6xf32>
          %y = memref.load %b[%k, %j] : memref<6x27xf32>
          %z = memref.load %c[%i, %j] : memref<56x27xf32>
          %0 = arith.mulf %x, %y : f32
          %1 = arith.addf %z, %0 : f32
          memref.store %1, %c[%i, %j] : memref<56x27xf32>
        } {pad.row}
      } {pad.sum}
    } {pad.beside}
    return
  }

  // CHECK-LABEL: func @rounded_54(
  // CHECK:         scf.for {{.*}} step %c3
  func.func @rounded_54(%a: memref<54x6xf32>, %b: memref<6x27xf32>, %c: memref<54x27xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c54 = arith.constant 54 : index
    %c6 = arith.constant 6 : index
    %c27 = arith.constant 27 : index
    scf.for %i = %c0 to %c54 step %c1 {
      scf.for %k = %c0 to %c6 step %c1 {
        scf.for %j = %c0 to %c27 step %c1 {
          %x = memref.load %a[%i, %k] : memref<54x6xf32>
          %y = memref.load %b[%k, %j] : memref<6x27xf32>
          %z = memref.load %c[%i, %j] : memref<54x27xf32>
          %0 = arith.mulf %x, %y : f32
          %1 = arith.addf %z, %0 : f32
          memref.store %1, %c[%i, %j] : memref<54x27xf32>
        } {pad.row}
      } {pad.sum}
    } {pad.beside}
    return
  }

  // The result may be what is read: no sums stay anywhere.
  // CHECK-LABEL: func @same_buffer(
  // CHECK:         scf.for
  // CHECK:           scf.for
  // CHECK-NOT:         iter_args
  // CHECK:             vector.store
  // CHECK-NOT:     {pad.
  // CHECK:         return
  func.func @same_buffer(%a: memref<8x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c8 step %c1 {
      scf.for %k = %c0 to %c8 step %c1 {
        scf.for %j = %c0 to %c8 step %c1 {
          %y = memref.load %a[%k, %j] : memref<8x8xf32>
          %z = memref.load %a[%i, %j] : memref<8x8xf32>
          %1 = arith.addf %z, %y : f32
          memref.store %1, %a[%i, %j] : memref<8x8xf32>
        } {pad.row}
      } {pad.sum}
    } {pad.beside}
    return
  }
}

// -----

// A fill right before the sums goes, and tiles begin with its value; one of
// another buffer stays, and the tiles load what is there.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 256 : i64,
      "smallest_masked_width" = 32 : i64, "store_fence" = true>>} {
  // CHECK-LABEL: func @filled(
  // CHECK-SAME:    %[[B:.*]]: memref<6x16xf32>, %[[C:.*]]: memref<16xf32>, %[[D:.*]]: memref<16xf32>, %[[V:.*]]: f32
  // CHECK-NOT:     memref.store
  // CHECK:         %[[S:.*]] = vector.broadcast %[[V]] : f32 to vector<8xf32>
  // CHECK-NOT:     vector.load %[[C]]
  // CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %[[S]], %{{.*}} = %[[S]])
  // CHECK:         vector.store {{.*}}, %[[C]]
  // CHECK:         memref.store %[[V]], %[[D]]
  // CHECK:         vector.load %[[C]]
  // CHECK-NOT:     {pad.
  // CHECK:         return
  func.func @filled(%b: memref<6x16xf32>, %c: memref<16xf32>, %d: memref<16xf32>, %v: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c1 {
      memref.store %v, %c[%i] : memref<16xf32>
    } {pad.fill}
    scf.for %k = %c0 to %c6 step %c1 {
      scf.for %j = %c0 to %c16 step %c1 {
        %x = memref.load %b[%k, %j] : memref<6x16xf32>
        %s = memref.load %c[%j] : memref<16xf32>
        %t = arith.addf %s, %x : f32
        memref.store %t, %c[%j] : memref<16xf32>
      } {pad.row}
    } {pad.sum, pad.whole}
    scf.for %i = %c0 to %c16 step %c1 {
      memref.store %v, %d[%i] : memref<16xf32>
    } {pad.fill}
    scf.for %k = %c0 to %c6 step %c1 {
      scf.for %j = %c0 to %c16 step %c1 {
        %x = memref.load %b[%k, %j] : memref<6x16xf32>
        %s = memref.load %c[%j] : memref<16xf32>
        %t = arith.addf %s, %x : f32
        memref.store %t, %c[%j] : memref<16xf32>
      } {pad.row}
    } {pad.sum, pad.whole}
    return
  }
}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 256 : i64,
      "smallest_masked_width" = 32 : i64, "store_fence" = true>>} {
  // A loop of sums that is outside of the tile adds to what the iteration before
  // left: the fill stays.
  // CHECK-LABEL: func @outside(
  // CHECK:         scf.for
  // CHECK-NEXT:      memref.store
  // CHECK:         scf.for
  // CHECK:           vector.load %{{.*}} : memref<16xf32>, vector<8xf32>
  // CHECK-NOT:     {pad.
  // CHECK:         return
  func.func @outside(%b: memref<2x6x16xf32>, %c: memref<16xf32>, %v: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c1 {
      memref.store %v, %c[%i] : memref<16xf32>
    } {pad.fill}
    scf.for %h = %c0 to %c2 step %c1 {
      %x0 = arith.addi %h, %c0 : index
      scf.for %k = %c0 to %c6 step %c1 {
        scf.for %j = %c0 to %c16 step %c1 {
          %x = memref.load %b[%x0, %k, %j] : memref<2x6x16xf32>
          %s = memref.load %c[%j] : memref<16xf32>
          %t = arith.addf %s, %x : f32
          memref.store %t, %c[%j] : memref<16xf32>
        } {pad.row}
      } {pad.sum}
    } {pad.sum, pad.whole}
    return
  }
}

// -----

// Maxima of windows of three by three, four results at a time: what windows have
// in common is compared once, with 18 loads for 36 terms, and the fill with what is
// less than all numbers leaves no trace.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 256 : i64,
      "smallest_masked_width" = 32 : i64, "store_fence" = true>>} {
  // CHECK-LABEL: func @maxima(
  // CHECK-SAME:    %[[A:.*]]: memref<6x3x8xf32>, %[[C:.*]]: memref<4x8xf32>
  // CHECK-NOT:     vector.load %[[C]]
  // CHECK-COUNT-18: vector.load %[[A]]
  // CHECK-NOT:     vector.load
  // CHECK:         return
  // STEPS-LABEL: func @maxima(
  // STEPS-COUNT-18: arith.maximumf
  // STEPS-NOT:     arith.maximumf
  // STEPS:         return
  func.func @maxima(%a: memref<6x3x8xf32>, %c: memref<4x8xf32>) {
    %least = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %j = %c0 to %c8 step %c1 {
        memref.store %least, %c[%i, %j] : memref<4x8xf32>
      }
    } {pad.fill}
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %k = %c0 to %c3 step %c1 {
        scf.for %l = %c0 to %c3 step %c1 {
          scf.for %j = %c0 to %c8 step %c1 {
            %row = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %l)
            %x = memref.load %a[%row, %k, %j] : memref<6x3x8xf32>
            %y = arith.mulf %x, %x : f32
            %s = memref.load %c[%i, %j] : memref<4x8xf32>
            %t = arith.maximumf %s, %y : f32
            memref.store %t, %c[%i, %j] : memref<4x8xf32>
          } {pad.row}
        } {pad.sum}
      } {pad.sum}
    } {pad.beside, pad.whole}
    return
  }

  // Two rows at a time, if their number is even: a column of four pixels has the
  // maxima of both rows in three steps. The result is loaded, which is one more step
  // for each.
  // CHECK-LABEL: func @squares(
  // CHECK:         scf.for {{.*}} step %c2
  // CHECK-COUNT-8:   vector.store
  // CHECK-NOT:       vector.store
  // CHECK:         return
  // STEPS-LABEL: func @squares(
  // STEPS-COUNT-38: arith.maximumf
  // STEPS-NOT:     arith.maximumf
  // STEPS:         return
  func.func @squares(%a: memref<8x6x8xf32>, %c: memref<6x4x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %rows = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    scf.for %h = %c0 to %rows step %c1 {
      scf.for %i = %c0 to %c4 step %c1 {
        scf.for %k = %c0 to %c3 step %c1 {
          scf.for %l = %c0 to %c3 step %c1 {
            scf.for %j = %c0 to %c8 step %c1 {
              %row = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%h, %k)
              %column = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %l)
              %x = memref.load %a[%row, %column, %j] : memref<8x6x8xf32>
              %s = memref.load %c[%h, %i, %j] : memref<6x4x8xf32>
              %t = arith.maximumf %s, %x : f32
              memref.store %t, %c[%h, %i, %j] : memref<6x4x8xf32>
            } {pad.row}
          } {pad.sum}
        } {pad.sum}
      } {pad.beside}
    } {pad.whole}
    return
  }

  // CHECK-LABEL: func @odd(
  // CHECK:         scf.for {{.*}} step %c1
  // CHECK-COUNT-4:   vector.store
  // CHECK-NOT:       vector.store
  // CHECK:         return
  func.func @odd(%a: memref<7x6x8xf32>, %c: memref<5x4x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %rows = arith.constant 5 : index
    %c8 = arith.constant 8 : index
    scf.for %h = %c0 to %rows step %c1 {
      scf.for %i = %c0 to %c4 step %c1 {
        scf.for %k = %c0 to %c3 step %c1 {
          scf.for %l = %c0 to %c3 step %c1 {
            scf.for %j = %c0 to %c8 step %c1 {
              %row = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%h, %k)
              %column = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %l)
              %x = memref.load %a[%row, %column, %j] : memref<7x6x8xf32>
              %s = memref.load %c[%h, %i, %j] : memref<5x4x8xf32>
              %t = arith.maximumf %s, %x : f32
              memref.store %t, %c[%h, %i, %j] : memref<5x4x8xf32>
            } {pad.row}
          } {pad.sum}
        } {pad.sum}
      } {pad.beside}
    } {pad.whole}
    return
  }

  // Sums of floats are added in their order, from column to column: four windows
  // of three load six of them.
  // CHECK-LABEL: func @sums(
  // CHECK-SAME:    %[[A:.*]]: memref<6x8xf32>, %[[C:.*]]: memref<4x8xf32>
  // CHECK:         %[[S:.*]] = vector.load %[[C]]
  // CHECK-COUNT-3: vector.load %[[C]]
  // CHECK:         %[[X0:.*]] = vector.load %[[A]]
  // CHECK:         %[[S0:.*]] = arith.addf %[[S]], %[[X0]]
  // CHECK:         %[[X1:.*]] = vector.load %[[A]]
  // CHECK:         %[[S1:.*]] = arith.addf %[[S0]], %[[X1]]
  // CHECK:         %[[X2:.*]] = vector.load %[[A]]
  // CHECK:         %[[S2:.*]] = arith.addf %[[S1]], %[[X2]]
  // CHECK-COUNT-3: vector.load %[[A]]
  // CHECK-NOT:     vector.load
  // CHECK:         vector.store %[[S2]], %[[C]]
  func.func @sums(%a: memref<6x8xf32>, %c: memref<4x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %l = %c0 to %c3 step %c1 {
        scf.for %j = %c0 to %c8 step %c1 {
          %row = arith.addi %i, %l : index
          %x = memref.load %a[%row, %j] : memref<6x8xf32>
          %s = memref.load %c[%i, %j] : memref<4x8xf32>
          %t = arith.addf %s, %x : f32
          memref.store %t, %c[%i, %j] : memref<4x8xf32>
        } {pad.row}
      } {pad.sum}
    } {pad.beside, pad.whole}
    return
  }

  // Windows that are two apart share no whole columns in this way.
  // CHECK-LABEL: func @apart(
  // CHECK:         scf.for {{.*}} iter_args
  // CHECK:         return
  func.func @apart(%a: memref<10x8xi32>, %c: memref<4x8xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %l = %c0 to %c3 step %c1 {
        scf.for %j = %c0 to %c8 step %c1 {
          %row = affine.apply affine_map<(d0, d1) -> (2 * d0 + d1)>(%i, %l)
          %x = memref.load %a[%row, %j] : memref<10x8xi32>
          %s = memref.load %c[%i, %j] : memref<4x8xi32>
          %t = arith.maxsi %s, %x : i32
          memref.store %t, %c[%i, %j] : memref<4x8xi32>
        } {pad.row}
      } {pad.sum}
    } {pad.beside, pad.whole}
    return
  }

  // No sums: two iterations beside each other. Both need the row in the middle,
  // which is loaded once.
  // CHECK-LABEL: func @neighbours(
  // CHECK-SAME:    %[[A:.*]]: memref<5x8xf32>, %[[C:.*]]: memref<4x8xf32>
  // CHECK:         scf.for {{.*}} step %c2
  // CHECK-COUNT-3:   vector.load %[[A]]
  // CHECK-NOT:       vector.load
  // CHECK-COUNT-2:   vector.store %{{.*}}, %[[C]]
  // CHECK-NOT:     {pad.
  // CHECK:         return
  func.func @neighbours(%a: memref<5x8xf32>, %c: memref<4x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %j = %c0 to %c8 step %c1 {
        %next = arith.addi %i, %c1 : index
        %x = memref.load %a[%i, %j] : memref<5x8xf32>
        %y = memref.load %a[%next, %j] : memref<5x8xf32>
        %t = arith.addf %x, %y : f32
        memref.store %t, %c[%i, %j] : memref<4x8xf32>
      } {pad.row}
    } {pad.beside}
    return
  }
}

// -----

// Shared windows take whole registers, though rows are accessed in vectors of half
// a register, unless whole registers leave a rest.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 512 : i64,
      "smallest_masked_width" = 8 : i64, "store_fence" = true,
      "max_access_width" = 256 : i64>>} {
  // CHECK-LABEL: func @registers(
  // CHECK-COUNT-4: vector.store {{.*}} vector<16xi32>
  // CHECK-NOT:     vector.store
  // CHECK:         return
  func.func @registers(%a: memref<6x16xi32>, %c: memref<4x16xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %l = %c0 to %c3 step %c1 {
        scf.for %j = %c0 to %c16 step %c1 {
          %row = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %l)
          %x = memref.load %a[%row, %j] : memref<6x16xi32>
          %s = memref.load %c[%i, %j] : memref<4x16xi32>
          %t = arith.maxsi %s, %x : i32
          memref.store %t, %c[%i, %j] : memref<4x16xi32>
        } {pad.row}
      } {pad.sum}
    } {pad.beside, pad.whole}
    return
  }

  // CHECK-LABEL: func @halves(
  // CHECK-COUNT-4: vector.store {{.*}} vector<8xi32>
  // CHECK-NOT:     vector.store
  // CHECK:         return
  func.func @halves(%a: memref<6x24xi32>, %c: memref<4x24xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c24 = arith.constant 24 : index
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %l = %c0 to %c3 step %c1 {
        scf.for %j = %c0 to %c24 step %c1 {
          %row = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %l)
          %x = memref.load %a[%row, %j] : memref<6x24xi32>
          %s = memref.load %c[%i, %j] : memref<4x24xi32>
          %t = arith.maxsi %s, %x : i32
          memref.store %t, %c[%i, %j] : memref<4x24xi32>
        } {pad.row}
      } {pad.sum}
    } {pad.beside, pad.whole}
    return
  }
}
