//===- MemRefCopiesTest.cpp - copies, and buffers of tensors --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;
TEST(MemRefTest, copies) {
  expectPrograms({
      {"tensor<2x2xi32>", R"(
        %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
        %m = bufferization.to_buffer %t : tensor<2x2xi32> to memref<2x2xi32>
        %n = memref.alloc() : memref<2x2xi32, affine_map<(i, j) -> (j, i)>>
        memref.copy %m, %n : memref<2x2xi32>
            to memref<2x2xi32, affine_map<(i, j) -> (j, i)>>
        %0 = bufferization.to_tensor %n
            : memref<2x2xi32, affine_map<(i, j) -> (j, i)>> to tensor<2x2xi32>
        return %0 : tensor<2x2xi32>)",
       "[[1, 2], [3, 4]]"},
      {"", R"(
        %m = memref.alloc() : memref<4xi32>
        %a = memref.subview %m[0] [3] [1] : memref<4xi32> to memref<3xi32>
        %b = memref.subview %m[1] [3] [1]
            : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
        memref.copy %a, %b : memref<3xi32>
            to memref<3xi32, strided<[1], offset: 1>>
        return)",
       "undefined: memref.copy: source and target overlap"},
      {"", R"(
        %c2 = arith.constant 2 : index
        %m = memref.alloc(%c2) : memref<?xi32>
        %n = memref.alloc() : memref<3xi32>
        memref.copy %m, %n : memref<?xi32> to memref<3xi32>
        return)",
       "undefined: memref.copy: shape [2] does not fill a memref of shape [3]"},
      {"tensor<2xi32>", R"(
        %c0 = arith.constant 0 : index
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %n = bufferization.clone %m : memref<2xi32> to memref<2xi32>
        %0 = bufferization.to_tensor %n : memref<2xi32> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "[1, 2]"},
      // The type asks for a stride that no contiguous buffer has.
      {"tensor<2xi32>", R"(
        %t = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
        %m = bufferization.to_buffer %t
            : tensor<3xi32> to memref<3xi32, strided<[1], offset: ?>>
        %v = memref.subview %m[1] [2] [0]
            : memref<3xi32, strided<[1], offset: ?>>
            to memref<2xi32, strided<[0], offset: ?>>
        %n = bufferization.clone %v
            : memref<2xi32, strided<[0], offset: ?>>
            to memref<2xi32, strided<[0], offset: ?>>
        %0 = bufferization.to_tensor %n
            : memref<2xi32, strided<[0], offset: ?>> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "[2, 2]"},
      {"", R"(
        %c0 = arith.constant 0 : index
        %v = arith.constant 9 : i32
        %m = memref.alloc() : memref<2xi32>
        %n = bufferization.clone %m : memref<2xi32> to memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        return)",
       "undefined: memref.store: writes to what may not be written"},
      {"", R"(
        %c0 = arith.constant 0 : index
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t read_only
            : tensor<2xi32> to memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        return)",
       "undefined: memref.store: writes to what may not be written"},
      // All elements of a new buffer are unspecified, and so are those of its
      // tensor: the buffer may still be written.
      {"tensor<1xi32>", R"(
        %c0 = arith.constant 0 : index
        %v = arith.constant 9 : i32
        %m = memref.alloc() : memref<1xi32>
        %u = bufferization.to_tensor %m : memref<1xi32> to tensor<1xi32>
        memref.store %v, %m[%c0] : memref<1xi32>
        %x = tensor.extract %u[%c0] : tensor<1xi32>
        %0 = bufferization.to_tensor %m : memref<1xi32> to tensor<1xi32>
        return %0 : tensor<1xi32>)",
       "[9]"},
      {"i32", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = memref.alloc() : memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        %u = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        memref.store %v, %m[%c1] : memref<2xi32>
        %x = tensor.extract %u[%c0] : tensor<2xi32>
        return %x : i32)",
       "undefined: memref.store: writes to what may not be written"},
      // All readers of a buffer, one of them through a cast, run before the
      // tensor is written to.
      {"tensor<2xi32>", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t read_only
            : tensor<2xi32> to memref<2xi32>
        %d = memref.cast %m : memref<2xi32> to memref<?xi32>
        %x = memref.load %d[%c1] : memref<?xi32>
        %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
        return %u : tensor<2xi32>)",
       "[1, 9]"},
      // A tensor may be written before it has a buffer.
      {"tensor<2xi32>", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
        %m = bufferization.to_buffer %u read_only
            : tensor<2xi32> to memref<2xi32>
        %0 = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "[1, 9]"},
      // A later write to the tensor may happen in the buffer. So it is
      // undefined, even if it writes to the tensor under another name.
      {"tensor<2xi32>", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t read_only
            : tensor<2xi32> to memref<2xi32>
        %d = tensor.cast %t : tensor<2xi32> to tensor<?xi32>
        %u = tensor.insert %v into %d[%c1] : tensor<?xi32>
        %0 = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "undefined: bufferization.to_buffer: tensor.insert may compute its "
       "result in the buffer"},
      {"tensor<2xi32>", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %i = arith.constant dense<1> : tensor<1x1xindex>
        %v = arith.constant dense<9> : tensor<1xi32>
        %m = bufferization.to_buffer %t read_only
            : tensor<2xi32> to memref<2xi32>
        %u = tensor.scatter %v into %t[%i] scatter_dims([0]) unique
            : (tensor<1xi32>, tensor<2xi32>, tensor<1x1xindex>)
            -> tensor<2xi32>
        %0 = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "undefined: bufferization.to_buffer: tensor.scatter may compute its "
       "result in the buffer"},
      // An operation that writes a buffer of its own may read the buffer of a
      // tensor.
      {"tensor<2xi32>, tensor<2xi32>, i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %x = memref.load %m[%c1] : memref<2xi32>
        %c = bufferization.alloc_tensor() copy(%t) : tensor<2xi32>
        %n = bufferization.to_buffer %c : tensor<2xi32> to memref<2xi32>
        memref.store %v, %n[%c1] : memref<2xi32>
        %0 = bufferization.to_tensor %n : memref<2xi32> to tensor<2xi32>
        return %t, %0, %x : tensor<2xi32>, tensor<2xi32>, i32)",
       "[1, 2]; [1, 9]; 2"},
      // An operation may compute its result in a buffer whose readers have all
      // run before.
      {"tensor<2xi32>", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t read_only
            : tensor<2xi32> to memref<2xi32>
        %n = memref.alloc() : memref<2xi32>
        memref.copy %m, %n : memref<2xi32> to memref<2xi32>
        %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
        %0 = bufferization.to_tensor %n restrict
            : memref<2xi32> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "[1, 2]"},
      // In a loop, readers have run before the write only if the loop does not
      // continue after it.
      {"tensor<2xi32>, i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %x = scf.for %i = %c0 to %c2 step %c1 iter_args(%s = %v) -> i32 {
          %e = memref.load %m[%i] : memref<2xi32>
          %n = arith.addi %s, %e : i32
          scf.yield %n : i32
        }
        %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
        return %u, %x : tensor<2xi32>, i32)",
       "[1, 9]; 12"},
      {"i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %x = scf.for %i = %c0 to %c2 step %c1 iter_args(%s = %v) -> i32 {
          %e = memref.load %m[%i] : memref<2xi32>
          %u = tensor.insert %e into %t[%c1] : tensor<2xi32>
          %n = tensor.extract %u[%c1] : tensor<2xi32>
          scf.yield %n : i32
        }
        return %x : i32)",
       "undefined: bufferization.to_buffer: tensor.insert may compute its "
       "result in the buffer"},
      // The next programs do the same with branches instead of a loop
      // operation.
      {"tensor<2xi32>, i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        cf.br ^bb1(%c0, %v : index, i32)
      ^bb1(%i: index, %s: i32):
        %more = arith.cmpi slt, %i, %c2 : index
        cf.cond_br %more, ^bb2, ^bb3
      ^bb2:
        %e = memref.load %m[%i] : memref<2xi32>
        %n = arith.addi %s, %e : i32
        %j = arith.addi %i, %c1 : index
        cf.br ^bb1(%j, %n : index, i32)
      ^bb3:
        %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
        return %u, %s : tensor<2xi32>, i32)",
       "[1, 9]; 12"},
      {"i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        cf.br ^bb1(%c0, %v : index, i32)
      ^bb1(%i: index, %s: i32):
        %more = arith.cmpi slt, %i, %c2 : index
        cf.cond_br %more, ^bb2, ^bb3
      ^bb2:
        %e = memref.load %m[%i] : memref<2xi32>
        %u = tensor.insert %e into %t[%c1] : tensor<2xi32>
        %n = tensor.extract %u[%c1] : tensor<2xi32>
        %j = arith.addi %i, %c1 : index
        cf.br ^bb1(%j, %n : index, i32)
      ^bb3:
        return %s : i32)",
       "undefined: bufferization.to_buffer: tensor.insert may compute its "
       "result in the buffer"},
      // Several buffers of one tensor may be read, whether `read_only` or not.
      {"tensor<2xi32>, i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %k = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %n = memref.alloc() : memref<2xi32>
        linalg.map { arith.addi } ins(%m, %k : memref<2xi32>, memref<2xi32>)
                   outs(%n : memref<2xi32>)
        %x = memref.load %k[%c1] : memref<2xi32>
        %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
        %0 = bufferization.to_tensor %n restrict
            : memref<2xi32> to tensor<2xi32>
        return %0, %x : tensor<2xi32>, i32)",
       "[2, 4]; 2"},
      // The tensor may not be written while one of its buffers is still read.
      {"i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %k = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %x = memref.load %m[%c1] : memref<2xi32>
        %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
        %y = memref.load %k[%c1] : memref<2xi32>
        return %y : i32)",
       "undefined: bufferization.to_buffer: tensor.insert may compute its "
       "result in the buffer"},
      // A write does not change the extents of the buffer.
      {"tensor<2xi32>, index", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t
            : tensor<2xi32> to memref<2xi32, strided<[?], offset: ?>>
        %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
        %x = memref.dim %m, %c0 : memref<2xi32, strided<[?], offset: ?>>
        return %u, %x : tensor<2xi32>, index)",
       "[1, 9]; 2"},
      // A function that is called may write the buffer, too.
      {"tensor<2xi32>, i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %u = call @set(%t) : (tensor<2xi32>) -> tensor<2xi32>
        %x = memref.load %m[%c1] : memref<2xi32>
        return %u, %x : tensor<2xi32>, i32
      }
      func.func private @set(%t: tensor<2xi32>) -> tensor<2xi32> {
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
        return %u : tensor<2xi32>)",
       "undefined: bufferization.to_buffer: func.call may compute its "
       "result in the buffer"},
      {"tensor<2xi32>, i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %x = memref.load %m[%c1] : memref<2xi32>
        %u = call @set(%t) : (tensor<2xi32>) -> tensor<2xi32>
        return %u, %x : tensor<2xi32>, i32
      }
      func.func private @set(%t: tensor<2xi32>) -> tensor<2xi32> {
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
        return %u : tensor<2xi32>)",
       "[1, 9]; 2"},
      // If only a part of a program is bufferized, an operation may read a
      // tensor's buffer through one `to_buffer` and write it through another.
      {"tensor<2xi32>", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %k = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        linalg.map { arith.addi } ins(%m, %m : memref<2xi32>, memref<2xi32>)
                   outs(%k : memref<2xi32>)
        %0 = bufferization.to_tensor %k : memref<2xi32> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "[2, 4]"},
      // An element that was written through one of the two buffers may not be
      // read through the other.
      {"i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        %k = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %x = memref.load %k[%c1] : memref<2xi32>
        %y = memref.load %m[%c0] : memref<2xi32>
        %z = arith.addi %x, %y : i32
        return %z : i32)",
       "11"},
      {"i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c0 = arith.constant 0 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        %k = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %x = memref.load %k[%c0] : memref<2xi32>
        return %x : i32)",
       "undefined: memref.load: reads what was written to another buffer of "
       "the same tensor"},
      // An operation that computes its result in a tensor's buffer makes
      // another tensor, whose `to_buffer` may yield that buffer.
      {"i32", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %v = arith.constant dense<9> : tensor<1xi32>
        %c1 = arith.constant 1 : index
        %at = arith.constant dense<1> : tensor<1x1xindex>
        %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
        %x = memref.load %m[%c1] : memref<2xi32>
        %u = tensor.scatter %v into %t[%at] scatter_dims([0]) unique
            : (tensor<1xi32>, tensor<2xi32>, tensor<1x1xindex>) -> tensor<2xi32>
        %k = bufferization.to_buffer %u : tensor<2xi32> to memref<2xi32>
        %y = memref.load %k[%c1] : memref<2xi32>
        %0 = arith.subi %y, %x : i32
        return %0 : i32)",
       "7"},
      // A tensor's buffer may be written again once the tensor has no more
      // uses.
      {"i32, i32", R"(
        %c0 = arith.constant 0 : index
        %v = arith.constant 9 : i32
        %m = memref.alloc() : memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        %unused = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        %t = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        %d = tensor.cast %t : tensor<2xi32> to tensor<?xi32>
        %x = tensor.extract %d[%c0] : tensor<?xi32>
        memref.store %x, %m[%c0] : memref<2xi32>
        %y = memref.load %m[%c0] : memref<2xi32>
        memref.dealloc %m : memref<2xi32>
        return %x, %y : i32, i32)",
       "9; 9"},
      // The buffer may not be changed before the tensor's last use, nor at all
      // if the tensor leaves the block.
      {"i32", R"(
        %c0 = arith.constant 0 : index
        %v = arith.constant 9 : i32
        %w = arith.constant 8 : i32
        %m = memref.alloc() : memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        %t = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        %d = tensor.cast %t : tensor<2xi32> to tensor<?xi32>
        memref.store %w, %m[%c0] : memref<2xi32>
        %x = tensor.extract %d[%c0] : tensor<?xi32>
        return %x : i32)",
       "undefined: memref.store: writes to what may not be written"},
      {"tensor<2xi32>", R"(
        %c0 = arith.constant 0 : index
        %v = arith.constant 9 : i32
        %w = arith.constant 8 : i32
        %m = memref.alloc() : memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        %t = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        memref.store %w, %m[%c0] : memref<2xi32>
        return %t : tensor<2xi32>)",
       "undefined: memref.store: writes to what may not be written"},
      // Until then each element, also one that is poison, may be overwritten by
      // what it holds.
      {"i32", R"(
        %c0 = arith.constant 0 : index
        %v = arith.constant 9 : i32
        %m = memref.alloc() : memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        %t = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        %x = tensor.extract %t[%c0] : tensor<2xi32>
        memref.dealloc %m : memref<2xi32>
        return %x : i32)",
       "9"},
      {"tensor<2xi32>", R"(
        %c0 = arith.constant 0 : index
        %v = arith.constant 9 : i32
        %m = memref.alloc() : memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        %t = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        memref.copy %m, %m : memref<2xi32> to memref<2xi32>
        linalg.copy ins(%m : memref<2xi32>) outs(%m : memref<2xi32>)
        return %t : tensor<2xi32>)",
       "[9, poison]"},
      {"tensor<2xi32>", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = memref.alloc() : memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        %t = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        memref.store %v, %m[%c1] : memref<2xi32>
        return %t : tensor<2xi32>)",
       "undefined: memref.store: writes to what may not be written"},
      // Not so of a clone, whether its source is lent or not.
      {"", R"(
        %c0 = arith.constant 0 : index
        %v = arith.constant 9 : i32
        %m = memref.alloc() : memref<1xi32>
        memref.store %v, %m[%c0] : memref<1xi32>
        %n = bufferization.clone %m : memref<1xi32> to memref<1xi32>
        memref.store %v, %n[%c0] : memref<1xi32>
        return)",
       "undefined: memref.store: writes to what may not be written"},
      {"", R"(
        %c0 = arith.constant 0 : index
        %v = arith.constant 9 : i32
        %m = memref.alloc() : memref<1xi32>
        memref.store %v, %m[%c0] : memref<1xi32>
        %t = bufferization.to_tensor %m : memref<1xi32> to tensor<1xi32>
        %n = bufferization.clone %m : memref<1xi32> to memref<1xi32>
        %x = tensor.extract %t[%c0] : tensor<1xi32>
        memref.store %v, %m[%c0] : memref<1xi32>
        return)",
       "undefined: memref.store: writes to what may not be written"},
      // A branch passes a tensor on, and computes nothing in its buffer.
      {"tensor<2xi32>", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %m = bufferization.to_buffer %t read_only
            : tensor<2xi32> to memref<2xi32>
        cf.br ^bb1(%t : tensor<2xi32>)
      ^bb1(%u: tensor<2xi32>):
        %sum = arith.addi %u, %u : tensor<2xi32>
        %0 = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        %both = arith.addi %sum, %0 : tensor<2xi32>
        return %both : tensor<2xi32>)",
       "[3, 6]"},
      // An operation after the branch may compute its result in the buffer of
      // its operand, which is also the buffer of the tensor that the branch
      // passes to this block argument.
      {"tensor<2xi32>", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        %m = bufferization.to_buffer %t read_only
            : tensor<2xi32> to memref<2xi32>
        cf.br ^bb1(%t : tensor<2xi32>)
      ^bb1(%u: tensor<2xi32>):
        %w = tensor.insert %v into %u[%c1] : tensor<2xi32>
        %0 = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "undefined: bufferization.to_buffer: tensor.insert may compute its "
       "result in the buffer"},
      {"tensor<2xi32>", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %v = arith.constant 9 : i32
        cf.br ^bb1(%t : tensor<2xi32>)
      ^bb1(%u: tensor<2xi32>):
        %m = bufferization.to_buffer %u read_only
            : tensor<2xi32> to memref<2xi32>
        %w = tensor.insert %v into %t[%c1] : tensor<2xi32>
        %0 = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "undefined: bufferization.to_buffer: tensor.insert may compute its "
       "result in the buffer"},
      // Values that loops carry around are not followed.
      {"tensor<2xi32>", R"(
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %true = arith.constant true
        cf.br ^bb1(%t : tensor<2xi32>)
      ^bb1(%u: tensor<2xi32>):
        %m = bufferization.to_buffer %u read_only
            : tensor<2xi32> to memref<2xi32>
        cf.cond_br %true, ^bb2, ^bb1(%u : tensor<2xi32>)
      ^bb2:
        %0 = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "undefined: bufferization.to_buffer: cf.br may compute its "
       "result in the buffer"},
  });
}
