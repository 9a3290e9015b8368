// Row loops become vectors as wide as the target's, with one at the end.
// RUN: padlab-opt %s -padlab-vectorize-rows -split-input-file | FileCheck %s

// With masks of every width, the last vector is masked, and never empty.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 512 : i64,
      "smallest_masked_width" = 8 : i64, "half_conversion" = true,
      "store_fence" = true, "read_ahead_bytes" = 4096 : i64>>} {
  // CHECK-LABEL: func @fill_masked
  // CHECK-SAME:    %[[D:.*]]: memref<?xf32>, %[[V:.*]]: f32, %[[FROM:.*]]: index, %[[TO:.*]]: index
  // CHECK:         %[[ANY:.*]] = arith.cmpi slt, %[[FROM]], %[[TO]]
  // CHECK:         scf.if %[[ANY]]
  // CHECK:           %[[LONG:.*]] = arith.cmpi slt, %c160, %{{.*}}
  // CHECK:           scf.if %[[LONG]]
  // CHECK:             memref.extract_aligned_pointer_as_index
  // CHECK:             vector.store
  // CHECK:             scf.for {{.*}} step %c64
  // CHECK-COUNT-4:       vector.store %{{.*}}, %[[D]]{{.*}} vector<16xf32>
  // CHECK:             scf.for {{.*}} step %c16
  // CHECK:             vector.maskedstore
  // CHECK:           } else {
  // CHECK:             scf.for %{{.*}} = %[[FROM]] to %[[LAST:.*]] step %c16
  // CHECK:               vector.store
  // CHECK:             %[[MASK:.*]] = vector.bitcast {{.*}} to vector<16xi1>
  // CHECK:             vector.maskedstore %[[D]][%[[LAST]]], %[[MASK]]
  // CHECK-NOT:     memref.store
  // CHECK-NOT:     sfence
  func.func @fill_masked(%d: memref<?xf32>, %v: f32, %from: index, %to: index) {
    %c1 = arith.constant 1 : index
    scf.for %i = %from to %to step %c1 {
      memref.store %v, %d[%i] : memref<?xf32>
    } {pad.row}
    return
  }

  // A vector of each iteration's number, at an offset.
  // CHECK-LABEL: func @numbers
  // CHECK:         %[[FIRST:.*]] = vector.broadcast %{{.*}} : i32 to vector<16xi32>
  // CHECK:         %[[STEPS:.*]] = arith.constant dense<[0, 3, 6, 9,
  // CHECK:         arith.addi %[[FIRST]], %[[STEPS]] : vector<16xi32>
  func.func @numbers(%d: memref<?xi32>, %n: index, %x: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %p = affine.apply affine_map<(i)[x] -> (3 * i + x)>(%i)[%x]
      %v = arith.index_cast %p : index to i32
      memref.store %v, %d[%i] : memref<?xi32>
    } {pad.row}
    return
  }

  // Elements that conversions widen take less than a register.
  // CHECK-LABEL: func @mixed
  // CHECK:         vector.load {{.*}} vector<16xi8>
  // CHECK:         arith.sitofp {{.*}} vector<16xi8> to vector<16xf32>
  // CHECK:         vector.store {{.*}} vector<16xf32>
  func.func @mixed(%s: memref<?xi8>, %d: memref<?xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %s[%i] : memref<?xi8>
      %y = arith.sitofp %x : i8 to f32
      memref.store %y, %d[%i] : memref<?xf32>
    } {pad.row}
    return
  }

  // Short and of static length: nothing is left of the loop.
  // CHECK-LABEL: func @written_out
  // CHECK-NOT:     scf
  // CHECK:         vector.store {{.*}} vector<16xf32>
  // CHECK:         vector.store {{.*}} vector<4xf32>
  // CHECK-NOT:     vector.store
  // CHECK:         return
  func.func @written_out(%d: memref<?xf32>, %v: f32, %o: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c20 = arith.constant 20 : index
    scf.for %i = %c0 to %c20 step %c1 {
      %j = arith.addi %i, %o : index
      memref.store %v, %d[%j] : memref<?xf32>
    } {pad.row}
    return
  }

  // Whole lines past the caches, and one fence behind all of them.
  // CHECK-LABEL: func @non_temporal
  // CHECK:         scf.for
  // CHECK:           memref.extract_aligned_pointer_as_index
  // CHECK:           scf.for
  // CHECK:             vector.store {{.* .?alignment = 64( : i64,)? nontemporal = true.*}} : memref<?xf32>, vector<16xf32>
  // CHECK:           vector.maskedstore
  // CHECK-NOT:       sfence
  // CHECK:         }
  // CHECK:         llvm.call_intrinsic "llvm.x86.sse.sfence"
  // CHECK-NOT:     sfence
  // CHECK:         return
  func.func @non_temporal(%d: memref<?xf32>, %v: f32, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %r = %c0 to %n step %c1 {
      scf.for %i = %c0 to %n step %c1 {
        memref.store %v, %d[%i] : memref<?xf32>
      } {pad.row, pad.nontemporal}
      scf.for %i = %c0 to %n step %c1 {
        memref.store %v, %d[%i] : memref<?xf32>
      } {pad.row, pad.nontemporal}
    }
    return
  }

  // Non-temporal rows read ahead, once a line. LLVM must not know that what is
  // stored was f16.
  // CHECK-LABEL: func @reads_ahead
  // CHECK:         memref.prefetch %{{.*}}, read, locality<2>, data : memref<?xi16>
  // CHECK:         %[[BITS:.*]] = llvm.inline_asm "", "=x,0"
  // CHECK:         vector.store %[[BITS]], {{.* .?alignment = 32( : i64,)? nontemporal = true}}
  // CHECK-NOT:     memref.prefetch
  // CHECK:         vector.store {{.* .?alignment = 32( : i64,)? nontemporal = true}}
  func.func @reads_ahead(%s: memref<?xf16>, %d: memref<?xf16>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %s[%i] : memref<?xf16>
      %w = arith.extf %x : f16 to f32
      %s2 = arith.mulf %w, %w : f32
      %y = arith.truncf %s2 : f32 to f16
      memref.store %y, %d[%i] : memref<?xf16>
    } {pad.row, pad.nontemporal}
    return
  }

  // All rows are short or not: that is asked before the loop around them. What
  // is stored is hidden from LLVM, which would call memset.
  // Neighbours in bf16 are the halves of a word: even and odd ones apart need no
  // shuffle. What is left takes them one after the other.
  // CHECK-LABEL: func @halves
  // CHECK:         vector.load {{.*}} vector<32xi16>
  // CHECK:         %[[WORDS:.*]] = vector.bitcast {{.*}} : vector<32xi16> to vector<16xi32>
  // CHECK:         arith.trunci %[[WORDS]] : vector<16xi32> to vector<16xi16>
  // CHECK:         arith.shrui %[[WORDS]], %{{.*}} : vector<16xi32>
  // CHECK:         %[[BOTH:.*]] = arith.ori {{.*}} : vector<16xi32>
  // CHECK:         vector.bitcast %[[BOTH]] : vector<16xi32> to vector<32xi16>
  // CHECK:         vector.store {{.*}} vector<32xi16>
  // CHECK:         vector.load {{.*}} vector<16xi16>
  // CHECK:         vector.store {{.*}} vector<16xi16>
  func.func @halves(%s: memref<48xbf16>, %d: memref<48xbf16>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = arith.constant 48 : index
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %s[%i] : memref<48xbf16>
      %f = arith.extf %x : bf16 to f32
      %y = arith.mulf %f, %f : f32
      %z = arith.truncf %y : f32 to bf16
      memref.store %z, %d[%i] : memref<48xbf16>
    } {pad.row}
    return
  }

  // CHECK-LABEL: func @nest
  // CHECK-SAME:    %[[D:[a-z0-9]*]]: memref<?xf32>, %[[N:[a-z0-9]*]]: index
  // CHECK:         llvm.inline_asm "", "=x,0"
  // CHECK:         %[[GREATEST:.*]] = arith.maxsi %[[N]], %c7
  // CHECK:         %[[SHORT:.*]] = arith.cmpi sle, %[[GREATEST]], %c160
  // CHECK:         scf.if %[[SHORT]]
  // CHECK:           scf.for {{.*}} step %c1
  // CHECK-NOT:         memref.extract_aligned_pointer_as_index
  // CHECK:             vector.maskedstore
  // CHECK:         } else {
  // CHECK:           scf.for {{.*}} step %c1
  // CHECK:             memref.extract_aligned_pointer_as_index
  // CHECK:             vector.maskedstore
  func.func @nest(%d: memref<?xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %v = arith.constant 0.0 : f32
    scf.for %r = %c0 to %n step %c1 {
      %is = arith.cmpi eq, %r, %c7 : index
      %m = arith.select %is, %n, %c7 : index
      scf.for %i = %c0 to %m step %c1 {
        memref.store %v, %d[%i] : memref<?xf32>
      } {pad.row}
    }
    return
  }

  // Columns stay scalar, and so do bits in memory and rows without the mark.
  // CHECK-LABEL: func @stays
  // CHECK-NOT:     vector.
  // CHECK-NOT:     {pad.
  func.func @stays(%s: memref<?x?xf32>, %t: memref<?xi1>, %n: index, %v: f32,
                   %bit: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      memref.store %v, %s[%i, %c0] : memref<?x?xf32>
    } {pad.row, pad.nontemporal}
    scf.for %i = %c0 to %n step %c1 {
      memref.store %bit, %t[%i] : memref<?xi1>
    } {pad.row}
    scf.for %i = %c0 to %n step %c1 {
      memref.store %v, %s[%c0, %i] : memref<?x?xf32>
    }
    return
  }
}

// -----

// Without masks the last vector ends where the row ends, and overlaps.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 128 : i64>>} {
  // CHECK-LABEL: func @overlaps
  // CHECK-SAME:    %[[N:[a-z0-9]*]]: index
  // CHECK:         %[[SHORT:.*]] = arith.cmpi slt, %{{.*}}, %c4
  // CHECK:         scf.if %[[SHORT]]
  // CHECK:           memref.store
  // CHECK:         } else {
  // CHECK:           scf.if
  // CHECK:           } else {
  // CHECK:             %[[LAST:.*]] = arith.subi %[[N]], %c4
  // CHECK:             vector.store {{.*}}[%[[LAST]]] : memref<?xf32>, vector<4xf32>
  func.func @overlaps(%s: memref<?xf32>, %d: memref<?xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %s[%i] : memref<?xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %d[%i] : memref<?xf32>
    } {pad.row}
    return
  }

  // Nothing may be squared twice.
  // CHECK-LABEL: func @in_place
  // CHECK:         vector.store
  // CHECK:         scf.for {{.*}} step %c1
  // CHECK:           memref.store
  // CHECK-NOT:     vector.store
  // CHECK:         return
  func.func @in_place(%s: memref<?xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %view = memref.reinterpret_cast %s to offset: [0], sizes: [%n], strides: [1]
        : memref<?xf32> to memref<?xf32, strided<[1]>>
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %s[%i] : memref<?xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %view[%i] : memref<?xf32, strided<[1]>>
    } {pad.row}
    return
  }

  // No fence where the target needs none.
  // CHECK-LABEL: func @non_temporal_lines
  // CHECK-COUNT-4: vector.store {{.* .?alignment = 16( : i64,)? nontemporal = true}}
  // CHECK-NOT:     sfence
  // CHECK:         return
  func.func @non_temporal_lines(%d: memref<?xf32>, %v: f32, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      memref.store %v, %d[%i] : memref<?xf32>
    } {pad.row, pad.nontemporal}
    return
  }
}

// -----

// Nobody says what the target is.
// CHECK-LABEL: func @unknown
// CHECK-NOT:     vector.
// CHECK-NOT:     pad.row
func.func @unknown(%d: memref<?xf32>, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %d[%i] : memref<?xf32>
  } {pad.row}
  return
}

// -----

// Registers of 512 bits of which 256 are accessed at once: vectors of f32 are
// half as wide, those of f16 fill a register once they are extended. Where masks
// are slow, a row ends in a vector that overlaps the one before it; lines are not
// asked for ahead where nothing says how far.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 512 : i64,
      "smallest_masked_width" = 8 : i64, "half_conversion" = true,
      "store_fence" = true, "max_access_width" = 256 : i64,
      "slow_masks" = true>>} {
  // CHECK-LABEL: func @narrow(
  // CHECK:         vector.maskedload {{.*}} vector<8xf32>
  // CHECK:       } else {
  // CHECK-NOT:     masked
  // CHECK:         vector.load {{.*}} vector<8xf32>
  // CHECK-NOT:     masked
  // CHECK:         return
  func.func @narrow(%s: memref<?xf32>, %d: memref<?xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %s[%i] : memref<?xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %d[%i] : memref<?xf32>
    } {pad.row}
    return
  }

  // Rows of one to eight vectors have a version of their nest, without a branch
  // for rows shorter than a vector: one loop that LLVM does not unroll, whose last
  // vector ends with the row.
  // CHECK-LABEL: func @few_vectors(
  // CHECK-SAME:    %{{.*}}: memref<?x?xf32>, %{{.*}}: memref<?x?xf32>, %{{.*}}: index, %[[N:.*]]: index
  // CHECK:         %[[SHORT:.*]] = arith.cmpi sle, %[[N]], %c256
  // CHECK:         %[[WIDE:.*]] = arith.cmpi sge, %[[N]], %c8
  // CHECK:         %[[FEW:.*]] = arith.cmpi sle, %[[N]], %c64
  // CHECK:         %[[CLAMPED:.*]] = arith.andi %[[WIDE]], %[[FEW]]
  // CHECK:         scf.if %[[SHORT]]
  // CHECK-NEXT:      scf.if %[[CLAMPED]]
  // CHECK-NEXT:        scf.for
  // CHECK:               %[[LAST:.*]] = arith.subi %[[N]], %c8
  // CHECK-NOT:           scf.if
  // CHECK:               scf.for %[[J:.*]] = %c0 to %[[N]] step %c8
  // CHECK-NEXT:            %[[BASE:.*]] = arith.minsi %[[J]], %[[LAST]]
  // CHECK-NEXT:            vector.load %{{.*}}, %[[BASE]]]
  // CHECK-NEXT:            vector.store %{{.*}}, %[[BASE]]]
  // CHECK-NEXT:          } {llvm.loop_annotation
  // CHECK-NEXT:        } {llvm.loop_annotation
  // CHECK-NEXT:      } else {
  // CHECK:             vector.maskedstore
  func.func @few_vectors(%s: memref<?x?xf32>, %d: memref<?x?xf32>, %m: index,
                         %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %m step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %x = memref.load %s[%i, %j] : memref<?x?xf32>
        memref.store %x, %d[%i, %j] : memref<?x?xf32>
      } {pad.row}
    }
    return
  }

  // CHECK-LABEL: func @extended(
  // CHECK-NOT:     memref.prefetch
  // CHECK:         arith.mulf {{.*}} vector<16xf32>
  // CHECK-NOT:     memref.prefetch
  // CHECK:         return
  func.func @extended(%s: memref<?xf16>, %d: memref<?xf16>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %s[%i] : memref<?xf16>
      %w = arith.extf %x : f16 to f32
      %s2 = arith.mulf %w, %w : f32
      %y = arith.truncf %s2 : f32 to f16
      memref.store %y, %d[%i] : memref<?xf16>
    } {pad.row, pad.nontemporal}
    return
  }
}
