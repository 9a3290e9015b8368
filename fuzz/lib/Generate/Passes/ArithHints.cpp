//===- ArithHints.cpp - what a focus on scalars needs -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FocusHints.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<FocusHint> generate::getArithHints() {
  static constexpr FocusHint hints[] = {
      needing("arith-unsigned-when-equivalent",
              "loops/bounded arithmetic,arith/division,arith/bounded binary,"
              "arith/edge compare,arith/shift,arith/for"),
      formed("int-range-optimizations",
             "loops/bounded arithmetic,loops/linearized,loops/scf.if,"
             "loops/narrow for,loops/guarded work,"
             "arith/edge compare,arith/division,arith/shift,arith/shifted back,"
             "arith/count,arith/for,arith/if,arith/call,arith/extreme division,"
             "arith/constant chain,arith/casts"),
      needing("arith-int-range-narrowing",
              "loops/bounded arithmetic,arith/shift,arith/shifted back,"
              "arith/bounded binary,arith/casts,arith/widened,arith/division,"
              "arith/edge compare,arith/for"),
      formed("arith-expand",
             "loops/extremes,arith/division,arith/extreme division,"
             "arith/number of two,arith/float binary,arith/float casts"),
      needing("arith-emulate-unsupported-floats", "arith/short floats"),
      needing("arith-emulate-wide-int", "arith/wide"),
      needing("math-expand-ops", "arith/rounding,arith/count"),
      needing("math-uplift-to-fma", "arith/exact product"),
      needing("math-sincos-fusion", "arith/sine and cosine"),
      formed("convert-arith-to-llvm",
             "arith/extended,arith/casts,arith/select,arith/shift,"
             "arith/bounded binary,arith/float casts,arith/from integer,"
             "arith/float compare,arith/bits"),
      needing("convert-math-to-llvm",
              "arith/count,arith/rounding,arith/float unary,"
              "arith/class of a float,arith/fma"),
      needing("convert-index-to-llvm",
              "arith/division,arith/extreme division,arith/binary,arith/shift,"
              "arith/compare,arith/casts,arith/constant chain"),
      needing("convert-complex-to-llvm", "arith/complex"),
      needing("convert-ub-to-llvm",
              "arith/unchosen poison,vectors/filled poison"),
      formed("convert-vector-to-llvm",
             "vectors/moves in a row,vectors/open lanes,vectors/filled poison,"
             "vectors/load,vectors/store,vectors/maskedload,"
             "vectors/maskedstore,vectors/gather,vectors/scatter,"
             "vectors/reduction,vectors/multi_reduction,vectors/contract,"
             "vectors/outerproduct,vectors/transpose,vectors/square transpose,"
             "vectors/bitcast,vectors/mask,vectors/expandload,"
             "vectors/compressstore,vectors/interleave,vectors/deinterleave,"
             "vectors/transfers of a view"),
      needing("math-extend-to-supported-types", "arith/short floats"),
  };
  return hints;
}
