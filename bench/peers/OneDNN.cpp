//===- OneDNN.cpp - oneDNN as a peer --------------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// oneDNN has no pad: it pads with zeros only inside of blocked layouts and of
/// convolutions. Its users would fill the destination, here by means of the C++
/// library, and reorder the squares into a window of it. oneDNN could also
/// write the product to the window itself, but then uses its reference
/// implementation, which is a hundred times slower.
///
//===----------------------------------------------------------------------===//

#include "PeerModule.h"

#include <dnnl.hpp>

#include <algorithm>
#include <memory>

namespace {

using Memory = dnnl::memory;

Memory::data_type getType(padlab_peer_type type) {
  switch (type) {
  case PADLAB_PEER_F16:
    return Memory::data_type::f16;
  case PADLAB_PEER_BF16:
    return Memory::data_type::bf16;
  case PADLAB_PEER_F32:
    return Memory::data_type::f32;
  case PADLAB_PEER_I8:
    return Memory::data_type::s8;
  case PADLAB_PEER_I32:
    return Memory::data_type::s32;
  default:
    return Memory::data_type::undef;
  }
}

Memory::dims getStrides(const Memory::dims &extents) {
  Memory::dims strides(extents.size(), 1);
  for (size_t i = extents.size() - 1; i != 0; --i)
    strides[i - 1] = strides[i] * extents[i];
  return strides;
}

template <typename T>
void fillElements(void *to, const Shape &shape) {
  T *begin = static_cast<T *>(to);
  std::fill(begin, begin + shape.countPadded(), shape.getValue<T>());
}

/// Fills the destination with the value, for which oneDNN has no function. A
/// plain memset is faster for zeros and for other values whose bytes are all
/// the same.
void fill(void *to, const Shape &shape) {
  const char *value = shape.value.data();
  int64_t bytes = shape.getElementBytes();
  if (std::equal(value + 1, value + bytes, value))
    std::memset(to, *value, bytes * shape.countPadded());
  else if (bytes == 2)
    fillElements<uint16_t>(to, shape);
  else
    fillElements<uint32_t>(to, shape);
}

class OneDNNPeer {
public:
  static const char *decline(const Shape &shape) {
    if (shape.type == PADLAB_PEER_F64)
      return "no f64";
    if (!shape.squares())
      return nullptr;
    if (shape.type == PADLAB_PEER_I8 || shape.type == PADLAB_PEER_I32)
      return "integer products saturate";
    if (shape.type == PADLAB_PEER_F16)
      return "no arithmetic on f16 in this version";
    return nullptr;
  }

  OneDNNPeer(const Shape &given, const void *input, void *destination)
      : shape(given.collapse()), destination(destination),
        engine(dnnl::engine::kind::cpu, 0), stream(engine) {
    Memory::dims extents, inner, padded, low, permuted(shape.rank);
    for (int64_t i = 0; i != shape.rank; ++i) {
      extents.push_back(shape.extents[i]);
      inner.push_back(shape.getInner(i));
      padded.push_back(shape.getPadded(i));
      low.push_back(shape.low[i]);
    }
    // The input in the order of the result's dimensions.
    Memory::dims strides = getStrides(extents);
    for (int64_t i = 0; i != shape.rank; ++i)
      permuted[i] = strides[shape.permutation[i]];
    auto type = getType(shape.type);
    Memory::desc fromDesc(inner, type, permuted);
    Memory::desc window = Memory::desc(padded, type, getStrides(padded))
                              .submemory_desc(inner, low);
    Memory from(fromDesc, engine, const_cast<void *>(input));
    Memory to(window, engine, destination);
    if (shape.squares()) {
      Memory squared(fromDesc, engine);
      addSquare(from, squared);
      from = squared;
    }
    addReorder(from, to);
  }

  const void *run() {
    fill(destination, shape);
    for (const Step &step : steps)
      step.primitive.execute(stream, step.arguments);
    stream.wait();
    return destination;
  }

private:
  struct Step {
    dnnl::primitive primitive;
    std::unordered_map<int, Memory> arguments;
  };

  void addSquare(const Memory &from, const Memory &to) {
    dnnl::binary::desc desc(dnnl::algorithm::binary_mul, from.get_desc(),
                            from.get_desc(), to.get_desc());
    dnnl::binary primitive(dnnl::binary::primitive_desc(desc, engine));
    steps.push_back(
        {primitive,
         {{DNNL_ARG_SRC_0, from}, {DNNL_ARG_SRC_1, from}, {DNNL_ARG_DST, to}}});
  }
  void addReorder(const Memory &from, const Memory &to) {
    steps.push_back(
        {dnnl::reorder(from, to), {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}}});
  }

  Shape shape;
  void *destination;
  dnnl::engine engine;
  dnnl::stream stream;
  std::vector<Step> steps;
};

#define PADLAB_TEXT_OF(x) #x
#define PADLAB_TEXT(x) PADLAB_TEXT_OF(x)
constexpr char version[] = PADLAB_TEXT(DNNL_VERSION_MAJOR) "." PADLAB_TEXT(
    DNNL_VERSION_MINOR) "." PADLAB_TEXT(DNNL_VERSION_PATCH);

} // namespace

PADLAB_PEER_MODULE(makePeer<OneDNNPeer>("onednn", version))
