//===- LinearPlacesTest.cpp - where linear maps lead ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Reference/AffineMaps.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinAttributes.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

namespace {

class LinearPlacesTest : public testing::Test {
protected:
  /// Parses the map `(d0, d1) -> TEXT`.
  AffineMap parse(llvm::StringRef text) {
    return cast<AffineMapAttr>(
               parseAttribute(("affine_map<(d0, d1) -> " + text + ">").str(),
                              &context))
        .getValue();
  }
  std::optional<LinearPlaces> find(llvm::StringRef text,
                                   ArrayRef<int64_t> shape) {
    return findLinearPlaces(parse(text), domain, shape);
  }

  MLIRContext context;
  const int64_t domain[2] = {3, 4};
};

} // namespace

/// At each point, the places are what the map's expressions give.
TEST_F(LinearPlacesTest, AgreeWithTheExpressions) {
  const std::pair<const char *, SmallVector<int64_t>> maps[] = {
      {"(d0, d1)", {3, 4}},
      {"(d1, d0)", {4, 3}},
      {"(d0, d1)", {5, 7}},
      {"(d0 + d1)", {6}},
      {"(d0 * 2 + d1 * 3)", {14}},
      {"(d1, 1, d0 + 2)", {4, 2, 5}},
      {"(2 - d0, d1 + d0)", {3, 6}},
      {"()", {}},
      {"(d0 * 5 - d1 - d1 + 6)", {17}}};
  for (const auto &[text, shape] : maps) {
    std::optional<LinearPlaces> places = find(text, shape);
    ASSERT_TRUE(places) << text;
    TensorValue tensor(IntegerType::get(&context, 8), shape);
    SmallVector<int64_t> point = {0, 0};
    do {
      SmallVector<int64_t> index;
      for (AffineExpr expr : parse(text).getResults())
        index.push_back(*evaluate(expr, point));
      ASSERT_TRUE(tensor.isInBounds(index)) << text;
      EXPECT_EQ(places->at(point), tensor.linearize(index)) << text;
    } while (nextIndex(point, domain));
  }
}

TEST_F(LinearPlacesTest, LeaveOtherMapsToACloserLook) {
  const std::pair<const char *, SmallVector<int64_t>> maps[] = {
      // A point leads out of the tensor, at its end or at its begin.
      {"(d0, d1)", {3, 3}},
      {"(d0, d1)", {2, 4}},
      {"(d0 + d1)", {5}},
      {"(d0 - 1)", {3}},
      {"(1 - d0)", {3}},
      {"(d1, 2)", {4, 2}},
      // Divisions.
      {"(d1 mod 2)", {2}},
      {"(d1 floordiv 2)", {2}},
      {"(d1 ceildiv 2)", {3}},
      // Large numbers.
      {"(d0 * 4611686018427387904)", {3}},
      {"(d0 + 9223372036854775807)", {3}},
      {"((d0 * 1048576 + d1) * 1048576)", {3}}};
  for (const auto &[text, shape] : maps)
    EXPECT_FALSE(find(text, shape)) << text;
}
