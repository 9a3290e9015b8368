//===- Text.cpp - the text of a point's program ---------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Text.h"

#include "../NumberText.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
using llvm::formatv;

/// The number of terms of each element of a reduction or a matrix product.
static constexpr int64_t depth = 8;
/// The channels of the input of a convolution that is the producer of the pad.
static constexpr int64_t inputChannels = 4;
/// The channels of the result of a convolution that is the consumer of the pad.
static constexpr int64_t outputChannels = 4;

SweepText::SweepText(const SweepProgram &program)
    : program(program), point(program.point),
      element(point.get(AxisKind::Type)),
      isInteger(llvm::StringRef(element).starts_with("i")) {
  constants = formatv("  %zero = arith.constant {0} : {1}\n",
                      isInteger ? "0" : "0.0", element);
  std::string produced, padded;
  std::vector<std::string> pieces;
  for (const Extents &piece : program.getPieces()) {
    interior = piece;
    produced = addProducer();
    padded = addPad(produced);
    pieces.push_back(padded);
  }
  addConsumer(pieces.size() == 1 ? padded : addConcat(pieces));
  if (point.is(AxisKind::Uses, "two")) {
    results.push_back(produced);
    resultExtents.push_back(program.extents);
  }
}

std::string SweepText::getText() const {
  std::vector<std::string> types;
  for (const Extents &extents : resultExtents)
    types.push_back(getType(extents));
  std::string type = llvm::join(types, ", ");
  return formatv("func.func @main({0}) -> ({1})\n"
                 "    attributes {{padlab.seed = 1 : i64{5}} {{\n{2}{3}"
                 "  return {4} : {1}\n}\n",
                 llvm::join(arguments, ",\n    "), type, constants, body,
                 llvm::join(results, ", "),
                 point.is(AxisKind::Caches, "cold") ? ", padlab.cold_results"
                                                    : "");
}

std::string SweepText::getType(llvm::ArrayRef<int64_t> extents) const {
  return "tensor<" + joinNumbers(extents, "x") + "x" + element + ">";
}

std::string SweepText::addArgument(const Extents &extents) {
  std::string name = "%a" + std::to_string(arguments.size());
  arguments.push_back(name + ": " + getType(extents));
  inputElements += mlir::ShapedType::getNumElements(extents);
  return name;
}

std::string SweepText::addEmpty(const Extents &extents) {
  std::string name = makeName();
  body += formatv("  {0} = tensor.empty() : {1}\n", name, getType(extents));
  return name;
}

std::string SweepText::addZeros(const Extents &extents) {
  std::string init = addEmpty(extents), name = makeName();
  body += formatv("  {0} = linalg.fill ins(%zero : {1}) outs({2} : {3}) -> "
                  "{3}\n",
                  name, element, init, getType(extents));
  return name;
}

std::string SweepText::addNamed(
    llvm::StringRef op, llvm::ArrayRef<std::pair<std::string, Extents>> inputs,
    const std::string &init, const Extents &extents, llvm::StringRef behind) {
  std::vector<std::string> names, types;
  for (const auto &[name, of] : inputs) {
    names.push_back(name);
    types.push_back(getType(of));
  }
  std::string name = makeName();
  body += formatv("  {0} = {1} ins({2} : {3})\n      outs({4} : {5}) {6}\n",
                  name, op, llvm::join(names, ", "), llvm::join(types, ", "),
                  init, getType(extents),
                  behind.empty() ? "-> " + getType(extents) : behind.str());
  return name;
}

//===----------------------------------------------------------------------===//
// Producers
//===----------------------------------------------------------------------===//

/// Adds a square or, if `isExpensive`, eight multiplications and additions, in
/// which floats stay small.
std::string SweepText::addPointwise(bool isExpensive) {
  size_t rank = interior.size();
  std::string input = addArgument(interior);
  std::string init = addEmpty(interior), name = makeName();
  std::vector<std::string> dims(rank), iterators(rank, "\"parallel\"");
  for (size_t i = 0; i != rank; ++i)
    dims[i] = "d" + std::to_string(i);
  std::string list = llvm::join(dims, ", ");
  std::string map = formatv("affine_map<({0}) -> ({0})>", list);
  llvm::StringRef multiply = isInteger ? "arith.muli" : "arith.mulf";
  std::string steps = formatv("    %r = {0} %x, %x : {1}\n", multiply, element);
  if (isExpensive) {
    constants += formatv("  %factor = arith.constant {0} : {1}\n",
                         isInteger ? "3" : "0.25", element);
    steps.clear();
    std::string last = "%x";
    for (int i = 0; i != 8; ++i) {
      std::string next = i == 7 ? "%r" : formatv("%s{0}", i).str();
      steps += formatv("    %m{0} = {1} {2}, %factor : {4}\n"
                       "    {3} = {5} %m{0}, %x : {4}\n",
                       i, multiply, last, next, element,
                       isInteger ? "arith.addi" : "arith.addf");
      last = next;
    }
  }
  body += formatv("  {0} = linalg.generic {{indexing_maps = [{1}, {1}],\n"
                  "      iterator_types = [{2}]}\n"
                  "      ins({3} : {4}) outs({5} : {4}) {{\n"
                  "  ^bb0(%x: {6}, %unused: {6}):\n{7}"
                  "    linalg.yield %r : {6}\n  } -> {4}\n",
                  name, map, llvm::join(iterators, ", "), input,
                  getType(interior), init, element, steps);
  return name;
}

std::string SweepText::addMatmul() {
  Extents left = interior, right = interior;
  size_t rank = left.size();
  left[rank - 1] = right[rank - 2] = depth;
  std::string a = addArgument(left), b = addArgument(right);
  return addNamed(rank == 2 ? "linalg.matmul" : "linalg.batch_matmul",
                  {{a, left}, {b, right}}, addZeros(interior), interior);
}

std::string SweepText::addReduction() {
  Extents from = interior;
  from.push_back(depth);
  std::string input = addArgument(from), init = addZeros(interior);
  std::string name = makeName();
  body += formatv("  {0} = linalg.reduce ins({1} : {2}) outs({3} : {4})\n"
                  "      dimensions = [{5}]\n"
                  "      (%x: {6}, %sum: {6}) {{\n"
                  "    %r = {7} %x, %sum : {6}\n"
                  "    linalg.yield %r : {6}\n  }\n",
                  name, input, getType(from), init, getType(interior),
                  interior.size(), element,
                  isInteger ? "arith.addi" : "arith.addf");
  return name;
}

static llvm::StringRef getConvolution(size_t rank) {
  static const llvm::StringRef names[] = {
      "linalg.conv_1d", "linalg.conv_2d", "linalg.conv_1d_nwc_wcf",
      "linalg.conv_2d_nhwc_hwcf", "linalg.conv_3d_ndhwc_dhwcf"};
  return names[rank - 1];
}

/// Returns the dimensions in which windows move: all, or those between batch
/// and channels.
static std::pair<size_t, size_t> getSpatial(size_t rank) {
  return rank <= 2 ? std::pair<size_t, size_t>(0, rank)
                   : std::pair<size_t, size_t>(1, rank - 1);
}

static constexpr int64_t window = 3;

std::string SweepText::addConvProducer() {
  Extents from = interior, filter;
  auto [begin, end] = getSpatial(from.size());
  for (size_t dim = begin; dim != end; ++dim) {
    from[dim] += window - 1;
    filter.push_back(window);
  }
  if (begin != 0) {
    filter.append({inputChannels, from.back()});
    from.back() = inputChannels;
  }
  std::string input = addArgument(from), weights = addArgument(filter);
  return addNamed(getConvolution(from.size()),
                  {{input, from}, {weights, filter}}, addZeros(interior),
                  interior);
}

static llvm::StringRef getPooling(size_t rank) {
  return rank == 3   ? "linalg.pooling_nwc_sum"
         : rank == 4 ? "linalg.pooling_nhwc_sum"
                     : "linalg.pooling_ndhwc_sum";
}

std::string SweepText::addPooling(const std::string &input, const Extents &from,
                                  const Extents &to) {
  Extents size;
  auto [begin, end] = getSpatial(from.size());
  for (size_t dim = begin; dim != end; ++dim)
    size.push_back(from[dim] - to[dim] + 1);
  return addNamed(getPooling(from.size()),
                  {{input, from}, {addEmpty(size), size}}, addZeros(to), to);
}

/// Adds the concatenation of two arguments along the longest dimension.
std::string SweepText::addHalves() {
  size_t dim =
      std::max_element(interior.begin(), interior.end()) - interior.begin();
  Extents first = interior, second = interior;
  first[dim] = (interior[dim] + 1) / 2;
  second[dim] -= first[dim];
  std::string a = addArgument(first), b = addArgument(second);
  std::string name = makeName();
  body += formatv("  {0} = tensor.concat dim({1}) {2}, {3} : ({4}, {5}) -> "
                  "{6}\n",
                  name, dim, a, b, getType(first), getType(second),
                  getType(interior));
  return name;
}

/// Adds a gather of all slices along the first dimension, in reverse order.
std::string SweepText::addGather() {
  std::string input = addArgument(interior);
  std::string order = makeName(), name = makeName(),
              last = "%last" + std::to_string(nextName);
  constants += formatv("  {0} = arith.constant {1} : index\n", last,
                       interior.front() - 1);
  body += formatv("  {0} = tensor.generate {{\n  ^bb0(%i: index, %unused: "
                  "index):\n    %slice = arith.subi {1}, %i : index\n    "
                  "tensor.yield %slice : index\n  } : tensor<{2}x1xindex>\n",
                  order, last, interior.front());
  body += formatv("  {0} = tensor.gather {1}[{2}] gather_dims([0])\n"
                  "      : ({3}, tensor<{4}x1xindex>) -> {3}\n",
                  name, input, order, getType(interior), interior.front());
  return name;
}

/// Inserts an element, or a slice of half of each dimension, into an argument.
std::string SweepText::addInsertion(bool isSlice) {
  std::string into = addArgument(interior), name = makeName();
  if (!isSlice) {
    arguments.push_back(formatv("%element{0}: {1} {{padlab.value = {2} : {1}}",
                                nextName, element, isInteger ? "5" : "2.5"));
    constants += formatv("  %first{0} = arith.constant 0 : index\n", nextName);
    std::vector<std::string> place(interior.size(),
                                   formatv("%first{0}", nextName));
    body +=
        formatv("  {0} = tensor.insert %element{1} into {2}[{3}] : {4}\n", name,
                nextName, into, llvm::join(place, ", "), getType(interior));
    return name;
  }
  Extents sizes = interior, offsets = interior;
  for (auto [size, offset] : llvm::zip_equal(sizes, offsets)) {
    size = std::max<int64_t>(1, size / 2);
    offset = (offset - size) / 2;
  }
  std::string slice = addArgument(sizes);
  body += formatv("  {0} = tensor.insert_slice {1} into {2}[{3}] [{4}] [{5}]\n"
                  "      : {6} into {7}\n",
                  name, slice, into, joinNumbers(offsets), joinNumbers(sizes),
                  joinNumbers(Extents(interior.size(), 1)), getType(sizes),
                  getType(interior));
  return name;
}

std::string SweepText::addProducer() {
  const Extents &to = interior;
  size_t rank = to.size();
  Extents from = to;
  llvm::StringRef kind = point.get(AxisKind::Producer);
  if (kind == "none")
    return addArgument(to);
  if (kind == "cheap" || kind == "expensive")
    return addPointwise(kind == "expensive");
  if (kind == "matmul")
    return addMatmul();
  if (kind == "reduction")
    return addReduction();
  if (kind == "conv")
    return addConvProducer();
  if (kind == "transpose") {
    Extents order;
    for (size_t dim = 0; dim != rank; ++dim)
      order.push_back(dim);
    std::swap(order[rank - 2], order[rank - 1]);
    std::swap(from[rank - 2], from[rank - 1]);
    std::string input = addArgument(from);
    return addNamed("linalg.transpose", {{input, from}}, addEmpty(to), to,
                    "permutation = [" + joinNumbers(order) + "]");
  }
  if (kind == "broadcast") {
    from.erase(from.begin());
    std::string input = addArgument(from);
    return addNamed("linalg.broadcast", {{input, from}}, addEmpty(to), to,
                    "dimensions = [0]");
  }
  if (kind == "concat")
    return addHalves();
  if (kind == "gather")
    return addGather();
  if (kind == "insert" || kind == "insert_slice")
    return addInsertion(kind == "insert_slice");
  assert(kind == "pooling" && "the table of axes has no other");
  auto [begin, end] = getSpatial(rank);
  for (size_t dim = begin; dim != end; ++dim)
    ++from[dim];
  return addPooling(addArgument(from), from, to);
}

//===----------------------------------------------------------------------===//
// Pad and consumers
//===----------------------------------------------------------------------===//

/// Returns the text that computes `%border` as the sum of an element's indices.
std::string SweepText::addIndexValue() {
  std::string text, sum = "%i0";
  for (size_t dim = 1; dim != program.extents.size(); ++dim) {
    std::string next = formatv("%sum{0}", dim);
    text +=
        formatv("    {0} = arith.addi {1}, %i{2} : index\n", next, sum, dim);
    sum = next;
  }
  if (isInteger)
    return text + formatv("    %border = arith.index_cast {0} : index to {1}\n",
                          sum, element)
                      .str();
  text += formatv("    %number = arith.index_cast {0} : index to i32\n", sum);
  return text +
         formatv("    %border = arith.sitofp %number : i32 to {0}\n", element)
             .str();
}

/// Returns the padded extents of a piece: its own number of rows, and all other
/// extents of the result; a single piece is the whole.
SweepText::Extents SweepText::getPiecePadded() const {
  Extents padded = program.getPadded();
  if (interior[0] != program.extents[0])
    padded[0] = interior[0];
  return padded;
}

/// Adds a concatenation along the first dimension.
std::string SweepText::addConcat(llvm::ArrayRef<std::string> pieces) {
  std::vector<std::string> types(pieces.size(), getType(getPiecePadded()));
  std::string name = makeName();
  body += formatv("  {0} = tensor.concat dim(0) {1} : ({2}) -> {3}\n", name,
                  llvm::join(pieces, ", "), llvm::join(types, ", "),
                  getType(program.getPadded()));
  return name;
}

std::string SweepText::addPad(const std::string &source) {
  std::vector<std::string> indices;
  for (size_t dim = 0; dim != program.extents.size(); ++dim)
    indices.push_back(formatv("%i{0}: index", dim));
  std::string value = "%zero", region;
  if (point.is(AxisKind::Value, "ssa")) {
    value = "%value" + std::to_string(arguments.size());
    arguments.push_back(formatv("{0}: {1} {{padlab.value = {2} : {1}}", value,
                                element, isInteger ? "3" : "1.5"));
  } else if (point.is(AxisKind::Value, "index")) {
    value = "%border";
    region = addIndexValue();
  }
  Extents padded = getPiecePadded(), high = program.high;
  for (auto [above, to, from, below] :
       llvm::zip_equal(high, padded, interior, program.low))
    above = to - from - below;
  std::string name = makeName();
  body += formatv("  {0} = tensor.pad {1} {10}low[{2}] high[{3}] {{\n"
                  "  ^bb0({4}):\n{5}    tensor.yield {6} : {7}\n"
                  "  } : {8} to {9}\n",
                  name, source, joinNumbers(program.low), joinNumbers(high),
                  llvm::join(indices, ", "), region, value, element,
                  getType(interior), getType(padded),
                  point.is(AxisKind::NoFold, "yes") ? "nofold " : "");
  return name;
}

std::string SweepText::addConvConsumer(const std::string &padded,
                                       const Extents &from) {
  Extents to = from, filter;
  auto [begin, end] = getSpatial(from.size());
  for (size_t dim = begin; dim != end; ++dim) {
    filter.push_back(std::min(window, from[dim]));
    to[dim] -= filter.back() - 1;
  }
  if (begin != 0) {
    filter.append({from.back(), outputChannels});
    to.back() = outputChannels;
  }
  std::string weights = addArgument(filter);
  resultExtents.push_back(to);
  return addNamed(getConvolution(from.size()),
                  {{padded, from}, {weights, filter}}, addZeros(to), to);
}

void SweepText::addConsumer(const std::string &padded) {
  Extents from = program.getPadded();
  if (point.is(AxisKind::Consumer, "none")) {
    results.push_back(padded);
    resultExtents.push_back(from);
    return;
  }
  if (point.is(AxisKind::Consumer, "conv")) {
    results.push_back(addConvConsumer(padded, from));
  } else {
    Extents to = from;
    auto [begin, end] = getSpatial(from.size());
    for (size_t dim = begin; dim != end; ++dim)
      to[dim] -= std::min<int64_t>(1, to[dim] - 1);
    resultExtents.push_back(to);
    results.push_back(addPooling(padded, from, to));
  }
  consumerElements = mlir::ShapedType::getNumElements(resultExtents.back());
}
