//===- MemRefTest.cpp - memref and affine on memory -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

TEST(MemRefTest, elements) {
  expectPrograms({
      {"f32, index, index", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %v = arith.constant 1.5 : f32
        %m = memref.alloc(%c3) : memref<2x?xf32>
        memref.store %v, %m[%c1, %c0] : memref<2x?xf32>
        %0 = memref.load %m[%c1, %c0] : memref<2x?xf32>
        %1 = memref.dim %m, %c1 : memref<2x?xf32>
        %u = memref.cast %m : memref<2x?xf32> to memref<*xf32>
        %2 = memref.rank %u : memref<*xf32>
        memref.dealloc %u : memref<*xf32>
        return %0, %1, %2 : f32, index, index)",
       "1.5; 3; 2"},
      {"complex<f32>", R"(
        %c0 = arith.constant 0 : index
        %t = arith.constant dense<(1.0, -2.0)> : tensor<1xcomplex<f32>>
        %m = memref.alloc() : memref<1xcomplex<f32>>
        bufferization.materialize_in_destination %t in writable %m
            : (tensor<1xcomplex<f32>>, memref<1xcomplex<f32>>) -> ()
        %0 = memref.load %m[%c0] : memref<1xcomplex<f32>>
        return %0 : complex<f32>)",
       "(1, -2)"},
      {"index", R"(
        %c2 = arith.constant 2 : index
        %m = memref.alloc() : memref<2x2xf32>
        %0 = memref.dim %m, %c2 : memref<2x2xf32>
        return %0 : index)",
       "undefined: memref.dim: dimension 2 is out of bounds of rank 2"},
      {"f32", R"(
        %c2 = arith.constant 2 : index
        %m = memref.alloc() : memref<2xf32>
        %0 = memref.load %m[%c2] : memref<2xf32>
        return %0 : f32)",
       "undefined: memref.load: index [2] is out of bounds of shape [2]"},
      {"", R"(
        %m = memref.alloc() : memref<2xf32>
        memref.dealloc %m : memref<2xf32>
        memref.dealloc %m : memref<2xf32>
        return)",
       "undefined: memref.dealloc: the buffer has been freed"},
  });
}

TEST(MemRefTest, scopes) {
  expectPrograms({
      {"", R"(
        %m = memref.alloca() : memref<2xf32>
        memref.dealloc %m : memref<2xf32>
        return)",
       "undefined: memref.dealloc: the buffer is not one that may be freed"},
      // The buffer is freed when the function returns.
      {"f32", R"(
        %c0 = arith.constant 0 : index
        %m = call @make() : () -> memref<2xf32>
        %0 = memref.load %m[%c0] : memref<2xf32>
        return %0 : f32
      }
      func.func private @make() -> memref<2xf32> {
        %m = memref.alloca() : memref<2xf32>
        return %m : memref<2xf32>)",
       "undefined: memref.load: the buffer has been freed"},
      // The buffer is freed at the end of a loop's iteration, but not at the
      // end of an if's branch.
      {"i32", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %t = arith.constant true
        %v = arith.constant 7 : i32
        %init = memref.alloc() : memref<1xi32>
        %m = scf.if %t -> memref<1xi32> {
          %a = memref.alloca() : memref<1xi32>
          scf.yield %a : memref<1xi32>
        } else {
          scf.yield %init : memref<1xi32>
        }
        memref.store %v, %m[%c0] : memref<1xi32>
        %0 = memref.load %m[%c0] : memref<1xi32>
        return %0 : i32)",
       "7"},
      {"i32", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %init = memref.alloc() : memref<1xi32>
        %m = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %init)
            -> memref<1xi32> {
          %a = memref.alloca() : memref<1xi32>
          scf.yield %a : memref<1xi32>
        }
        %0 = memref.load %m[%c0] : memref<1xi32>
        return %0 : i32)",
       "undefined: memref.load: the buffer has been freed"},
      {"i32", R"(
        %c0 = arith.constant 0 : index
        %v = arith.constant 7 : i32
        %0 = memref.alloca_scope -> i32 {
          %a = memref.alloca() : memref<1xi32>
          memref.store %v, %a[%c0] : memref<1xi32>
          %x = memref.load %a[%c0] : memref<1xi32>
          memref.alloca_scope.return %x : i32
        }
        return %0 : i32)",
       "7"},
      // The scope frees its memory while a transfer still writes it.
      {"", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %m = memref.alloc() : memref<1xi32>
        %tag = memref.alloc() : memref<1xi32>
        memref.alloca_scope {
          %a = memref.alloca() : memref<1xi32, 1>
          memref.dma_start %m[%c0], %a[%c0], %c1, %tag[%c0]
              : memref<1xi32>, memref<1xi32, 1>, memref<1xi32>
          memref.alloca_scope.return
        }
        return)",
       "undefined: memref.alloca_scope: frees what a transfer that has not "
       "been waited for uses"},
  });
}

TEST(MemRefTest, globals) {
  expectPrograms({
      {"i32, i32", R"(
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = memref.get_global @g : memref<2xi32>
        %0 = memref.load %m[%c1] : memref<2xi32>
        memref.store %v, %m[%c1] : memref<2xi32>
        %n = memref.get_global @g : memref<2xi32>
        %1 = memref.load %n[%c1] : memref<2xi32>
        return %0, %1 : i32, i32
      }
      memref.global "private" @g : memref<2xi32> = dense<[1, 2]>
      func.func private @unused() {
        return)",
       "2; 9"},
      {"", R"(
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = memref.get_global @g : memref<2xi32>
        memref.store %v, %m[%c1] : memref<2xi32>
        return
      }
      memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]>
      func.func private @unused() {
        return)",
       "undefined: memref.store: writes to what may not be written"},
      {"i32", R"(
        %c1 = arith.constant 1 : index
        %m = memref.get_global @g : memref<2xi32>
        %0 = memref.load %m[%c1] : memref<2xi32>
        return %0 : i32
      }
      memref.global "private" @g : memref<2xi32> = uninitialized
      func.func private @unused() {
        return)",
       "poison"},
  });
}

/// arith.index_cast also casts memrefs, to another element type with the same
/// layout, but what their bytes then mean depends on the target.
TEST(MemRefTest, castsOfElementsAreRefused) {
  expectPrograms({
      {"index", R"(
        %m = memref.alloc() : memref<i32>
        %x = arith.index_cast %m : memref<i32> to memref<index>
        %0 = memref.load %x[] : memref<index>
        return %0 : index)",
       "unsupported: arith.index_cast: type memref<index>"},
  });
}
