//===- ArithFloatTest.cpp - arith on floats and between types -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

static constexpr const char *nan32 = "0x7FC00000", *inf32 = "0x7F800000",
                            *negInf32 = "0xFF800000",
                            *signaling32 = "0x7F800001";

TEST(ArithFloatTest, rounds) {
  expectBinary({
      {"arith.addf", "f32", "1.0", "2.5", "3.5"},
      {"arith.addf", "f32", "16777216.0", "1.0", "16777216"},
      {"arith.addf", "f32", inf32, negInf32, "nan"},
      {"arith.addf", "f32", "-0.0", "0.0", "0"},
      {"arith.addf", "f32", "-0.0", "-0.0", "-0"},
      {"arith.addf", "f16", "65504.0", "65504.0", "inf"},
      {"arith.addf", "bf16", "256.0", "1.0", "256"},
      {"arith.subf", "f64", "1.0", "0.5", "0.5"},
      {"arith.mulf", "f32", "0.0", inf32, "nan"},
      {"arith.mulf", "f32", "-0.0", "3.0", "-0"},
      {"arith.divf", "f32", "1.0", "0.0", "inf"},
      {"arith.divf", "f32", "-1.0", "0.0", "-inf"},
      {"arith.divf", "f32", "0.0", "0.0", "nan"},
      {"arith.remf", "f32", "-5.5", "2.0", "-1.5"},
      {"arith.remf", "f32", "1.0", "0.0", "nan"},
      {"arith.addf", "f32", "poison", "1.0", "poison"},
  });
  expectUnary({{"arith.negf", "f32", "0.0", "-0"},
               {"arith.negf", "f32", nan32, "nan"}});
}

TEST(ArithFloatTest, orders) {
  expectBinary({
      {"arith.maximumf", "f32", nan32, "1.0", "nan"},
      {"arith.maximumf", "f32", "-0.0", "0.0", "0"},
      {"arith.minimumf", "f32", "0.0", "-0.0", "-0"},
      {"arith.minimumf", "f32", "1.0", nan32, "nan"},
      {"arith.maxnumf", "f32", nan32, "1.0", "1"},
      {"arith.minnumf", "f32", "1.0", nan32, "1"},
      {"arith.maxnumf", "f32", nan32, nan32, "nan"},
      {"arith.maxnumf", "f32", "2.0", "1.0", "2"},
      {"arith.minnumf", "f32", "2.0", "1.0", "1"},
      {"arith.maxnumf", "f32", "-0.0", "0.0", "poison"},
      {"arith.minnumf", "f32", "0.0", "-0.0", "poison"},
      {"arith.maxnumf", "f32", "-0.0", "-0.0", "-0"},
      {"arith.maxnumf", "f32", signaling32, "1.0", "poison"},
  });
}

TEST(ArithFloatTest, compares) {
  expectBinary({
      {"arith.cmpf oeq,", "f32", "-0.0", "0.0", "true", "", "i1"},
      {"arith.cmpf olt,", "f32", "1.0", "2.0", "true", "", "i1"},
      {"arith.cmpf olt,", "f32", nan32, "2.0", "false", "", "i1"},
      {"arith.cmpf ult,", "f32", nan32, "2.0", "true", "", "i1"},
      {"arith.cmpf une,", "f32", nan32, nan32, "true", "", "i1"},
      {"arith.cmpf one,", "f32", nan32, nan32, "false", "", "i1"},
      {"arith.cmpf ord,", "f32", "1.0", nan32, "false", "", "i1"},
      {"arith.cmpf uno,", "f32", "1.0", nan32, "true", "", "i1"},
      {"arith.cmpf true,", "f32", nan32, nan32, "true", "", "i1"},
      {"arith.cmpf oge,", "f32", "poison", "1.0", "poison", "", "i1"},
  });
}

TEST(ArithFloatTest, fastMath) {
  expectBinary({
      {"arith.addf", "f32", "1.0", "1.0", "2", "fastmath<nnan,ninf>"},
      {"arith.addf", "f32", nan32, "1.0", "poison", "fastmath<nnan>"},
      {"arith.addf", "f32", nan32, "1.0", "nan", "fastmath<ninf>"},
      {"arith.divf", "f32", "0.0", "0.0", "poison", "fastmath<nnan>"},
      {"arith.divf", "f32", "1.0", "0.0", "poison", "fastmath<ninf>"},
      {"arith.cmpf oeq,", "f32", nan32, "1.0", "poison", "fastmath<nnan>",
       "i1"},
      {"arith.addf", "f32", "1.0", "1.0",
       "unsupported: arith.addf: fastmath<reassoc>: has no single result",
       "fastmath<reassoc>"},
      {"arith.mulf", "f32", "0.75", "1.5", "1.125", "fastmath<contract>"},
      {"arith.mulf", "f32", "0.1", "0.1",
       "unsupported: arith.mulf: fastmath<contract> of a rounded product: has "
       "no single result",
       "fastmath<contract>"},
      {"arith.divf", "f32", "1.0", "1.0",
       "unsupported: arith.divf: fastmath<arcp>: has no single result",
       "fastmath<arcp>"},
      {"arith.divf", "f32", "1.0", "1.0",
       "unsupported: arith.divf: fastmath<nsz>: has no single result",
       "fastmath<nsz>"},
  });
}

TEST(ArithCastTest, integers) {
  expectCasts({
      {"arith.extui", "i8", "-1", "255", "", "i16"},
      {"arith.extsi", "i8", "-1", "-1", "", "i16"},
      {"arith.extui", "i1", "true", "1", "", "i32"},
      {"arith.extsi", "i1", "true", "-1", "", "i32"},
      {"arith.trunci", "i16", "257", "1", "", "i8"},
      {"arith.trunci", "i16", "255", "-1", "overflow<nuw>", "i8"},
      {"arith.trunci", "i16", "255", "poison", "overflow<nsw>", "i8"},
      {"arith.trunci", "i16", "-1", "-1", "overflow<nsw>", "i8"},
      {"arith.trunci", "i16", "-1", "poison", "overflow<nuw>", "i8"},
      {"arith.index_cast", "i8", "-1", "-1", "", "index"},
      {"arith.index_castui", "i8", "-1", "255", "", "index"},
      {"arith.index_cast", "index", "257", "1", "", "i8"},
      {"arith.index_castui", "index", "-1", "-1", "", "i8"},
      {"arith.extui", "i8", "poison", "poison", "", "i16"},
  });
}

TEST(ArithCastTest, floats) {
  expectCasts({
      {"arith.extf", "f16", "65504.0", "65504", "", "f64"},
      {"arith.extf", "bf16", "0x7FC0", "nan", "", "f32"},
      {"arith.truncf", "f32", "65520.0", "inf", "", "f16"},
      {"arith.truncf", "f32", "65519.0", "65504", "", "f16"},
      {"arith.truncf", "f32", "257.0", "256", "", "bf16"},
      {"arith.truncf", "f32", "259.0", "260", "", "bf16"},
      {"arith.truncf", "f32", "257.0", "258", "upward", "bf16"},
      {"arith.truncf", "f32", "259.0", "258", "toward_zero", "bf16"},
      {"arith.truncf", "f32", "-257.0", "-258", "downward", "bf16"},
      {"arith.truncf", "f32", "257.0", "258", "to_nearest_away", "bf16"},
      {"arith.truncf", "f32", inf32, "poison", "fastmath<ninf>", "bf16"},
  });
}

TEST(ArithCastTest, integersAndFloats) {
  expectCasts({
      {"arith.sitofp", "i8", "-1", "-1", "", "f32"},
      {"arith.uitofp", "i8", "-1", "255", "", "f32"},
      {"arith.uitofp", "i1", "true", "1", "", "f32"},
      {"arith.sitofp", "i32", "16777217", "16777216", "", "f32"},
      {"arith.sitofp", "i32", "65536", "inf", "", "f16"},
      {"arith.fptosi", "f32", "-1.75", "-1", "", "i8"},
      {"arith.fptosi", "f32", "-128.5", "-128", "", "i8"},
      {"arith.fptosi", "f32", "128.0", "poison", "", "i8"},
      {"arith.fptosi", "f32", "-129.0", "poison", "", "i8"},
      {"arith.fptosi", "f32", nan32, "poison", "", "i8"},
      {"arith.fptosi", "f32", inf32, "poison", "", "i64"},
      {"arith.fptoui", "f32", "255.5", "-1", "", "i8"},
      {"arith.fptoui", "f32", "256.0", "poison", "", "i8"},
      {"arith.fptoui", "f32", "-0.5", "0", "", "i8"},
      {"arith.fptoui", "f32", "-1.0", "poison", "", "i8"},
  });
}

TEST(ArithCastTest, bitcast) {
  expectCasts({
      {"arith.bitcast", "f32", "1.0", "1065353216", "", "i32"},
      {"arith.bitcast", "i32", "1065353216", "1", "", "f32"},
      {"arith.bitcast", "i16", "16256", "1", "", "bf16"},
      {"arith.bitcast", "f16", "-0.0", "-32768", "", "i16"},
      {"arith.bitcast", "f32", nan32, "2143289344", "", "i32"},
      {"arith.bitcast", "f16", "0x7F81", "nan", "", "bf16"},
      {"arith.bitcast", "f32", nan32, "nan", "", "f32"},
      {"arith.bitcast", "i32", "2143289344", "nan", "", "f32"},
  });
}

TEST(ArithCastTest, bitsOfNaN) {
  expectPrograms({
      // Nothing specifies the bits of a NaN that arithmetic makes.
      {"i32, i1", R"(
    %nan = arith.constant 0x7FC00000 : f32
    %sum = arith.addf %nan, %nan : f32
    %same = arith.bitcast %sum : f32 to f32
    %r = arith.bitcast %same : f32 to i32
    %is = arith.cmpf uno, %same, %same : f32
    return %r, %is : i32, i1)",
       "poison; true"},
      // Such a NaN may move through tensors, buffers and vectors next to NaNs
      // whose bits are known.
      {"tensor<2xi32>", R"(
    %c0 = arith.constant 0 : index
    %given = arith.constant 0x7FC00001 : f32
    %made = arith.negf %given : f32
    %t = tensor.from_elements %made, %given : tensor<2xf32>
    %m = memref.alloc() : memref<2xf32>
    bufferization.materialize_in_destination %t in writable %m
        : (tensor<2xf32>, memref<2xf32>) -> ()
    %v = vector.load %m[%c0] : memref<2xf32>, vector<2xf32>
    %b = arith.bitcast %v : vector<2xf32> to vector<2xi32>
    %x = vector.extract %b[0] : i32 from vector<2xi32>
    %y = vector.extract %b[1] : i32 from vector<2xi32>
    %r = tensor.from_elements %x, %y : tensor<2xi32>
    return %r : tensor<2xi32>)",
       "[poison, 2143289345]"},
      {"i32", R"(
    %given = arith.constant 0x7FC00001 : f32
    %made = arith.negf %given : f32
    %v = vector.from_elements %made, %given : vector<2xf32>
    %b = vector.bitcast %v : vector<2xf32> to vector<4xi16>
    %x = vector.extract %b[2] : i16 from vector<4xi16>
    %r = arith.extui %x : i16 to i32
    return %r : i32)",
       "1"},
      // The bits that a cast gives a NaN stay, wherever it moves.
      {"i32", R"(
    %bits = arith.constant 2143289345 : i32
    %other = arith.constant 1.0 : f32
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %nan = arith.bitcast %bits : i32 to f32
    %chosen = arith.select %true, %nan, %other : f32
    %t = tensor.from_elements %chosen : tensor<1xf32>
    %m = bufferization.to_buffer %t read_only : tensor<1xf32> to memref<1xf32>
    %loaded = memref.load %m[%c0] : memref<1xf32>
    %r = arith.bitcast %loaded : f32 to i32
    return %r : i32)",
       "2143289345"},
      {"tensor<1xi32>", R"(
    %bits = arith.constant dense<2143289345> : tensor<1xi32>
    %nan = tensor.bitcast %bits : tensor<1xi32> to tensor<1xf32>
    %r = tensor.bitcast %nan : tensor<1xf32> to tensor<1xi32>
    return %r : tensor<1xi32>)",
       "[2143289345]"},
      {"f32, i32", R"(
    %nan = arith.constant 0x7FC00001 : f32
    %one = arith.constant 1.0 : f32
    %c = complex.create %nan, %one : complex<f32>
    %re = complex.re %c : complex<f32>
    %sum = complex.add %c, %c : complex<f32>
    %im = complex.im %sum : complex<f32>
    %r = arith.bitcast %re : f32 to i32
    return %im, %r : f32, i32)",
       "2; 2143289345"},
  });
}
