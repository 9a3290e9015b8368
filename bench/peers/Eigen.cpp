//===- Eigen.cpp - Eigen's Tensor module as a peer ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `eigen` computes a tensor first and then pads it; `eigen-fused` pads an
/// expression, so that each element of the destination is computed directly.
///
//===----------------------------------------------------------------------===//

#include "PeerModule.h"

#include <unsupported/Eigen/CXX11/Tensor>

#include <memory>

namespace {

struct Runner {
  virtual ~Runner() = default;
  virtual void run() = 0;
};

template <typename T, int rank, bool isFused>
class TypedRunner : public Runner {
  using Map = Eigen::TensorMap<Eigen::Tensor<T, rank, Eigen::RowMajor>>;
  using Indices = Eigen::array<Eigen::Index, rank>;
  /// This type is that of Eigen's manual; pairs of Index make `eigen-fused` up
  /// to a tenth slower.
  using Pads = Eigen::array<std::pair<int, int>, rank>;

public:
  TypedRunner(const Shape &shape, const void *input, void *destination)
      : squares(shape.squares()), isPermuted(shape.isPermuted()),
        value(shape.getValue<T>()),
        from(static_cast<T *>(const_cast<void *>(input)),
             getIndices([&](int i) { return shape.extents[i]; })),
        to(static_cast<T *>(destination),
           getIndices([&](int i) { return shape.getPadded(i); })),
        permutation(getIndices([&](int i) { return shape.permutation[i]; })) {
    for (int i = 0; i != rank; ++i)
      pads[i] = {shape.low[i], shape.high[i]};
    if (!isFused && (squares || isPermuted))
      between.resize(getIndices([&](int i) { return shape.getInner(i); }));
  }

  void run() override {
    if (squares && isPermuted)
      pad(from.square().shuffle(permutation));
    else if (squares)
      pad(from.square());
    else if (isPermuted)
      pad(from.shuffle(permutation));
    else
      to = from.pad(pads, value);
  }

private:
  template <typename Extent>
  static Indices getIndices(Extent extent) {
    Indices indices;
    for (int i = 0; i != rank; ++i)
      indices[i] = extent(i);
    return indices;
  }

  template <typename Expression>
  void pad(const Expression &producer) {
    if constexpr (isFused) {
      to = producer.pad(pads, value);
    } else {
      between = producer;
      to = between.pad(pads, value);
    }
  }

  bool squares, isPermuted;
  T value;
  Map from, to;
  Indices permutation;
  Pads pads;
  Eigen::Tensor<T, rank, Eigen::RowMajor> between;
};

constexpr int maxRank = 4;

template <bool isFused>
class EigenPeer {
public:
  static const char *decline(const Shape &shape) {
    if (shape.collapse().rank > maxRank)
      return "built for ranks 1 to 4 alone";
    if (isFused && !shape.squares() && !shape.isPermuted())
      return "nothing to fuse";
    return nullptr;
  }

  EigenPeer(const Shape &given, const void *input, void *destination)
      : destination(destination) {
    Shape shape = given.collapse();
    runner = shape.rank == 1   ? select<1>(shape, input)
             : shape.rank == 2 ? select<2>(shape, input)
             : shape.rank == 3 ? select<3>(shape, input)
                               : select<maxRank>(shape, input);
  }

  const void *run() {
    runner->run();
    return destination;
  }

private:
  template <int rank>
  std::unique_ptr<Runner> select(const Shape &shape, const void *input) {
    switch (shape.type) {
    case PADLAB_PEER_F16:
      return create<Eigen::half, rank>(shape, input);
    case PADLAB_PEER_BF16:
      return create<Eigen::bfloat16, rank>(shape, input);
    case PADLAB_PEER_F32:
      return create<float, rank>(shape, input);
    case PADLAB_PEER_F64:
      return create<double, rank>(shape, input);
    case PADLAB_PEER_I8:
      return create<int8_t, rank>(shape, input);
    case PADLAB_PEER_I32:
      return create<int32_t, rank>(shape, input);
    }
    return nullptr;
  }
  template <typename T, int rank>
  std::unique_ptr<Runner> create(const Shape &shape, const void *input) {
    return std::make_unique<TypedRunner<T, rank, isFused>>(shape, input,
                                                           destination);
  }

  void *destination;
  std::unique_ptr<Runner> runner;
};

#define PADLAB_TEXT_OF(x) #x
#define PADLAB_TEXT(x) PADLAB_TEXT_OF(x)
constexpr char version[] = PADLAB_TEXT(EIGEN_WORLD_VERSION) "." PADLAB_TEXT(
    EIGEN_MAJOR_VERSION) "." PADLAB_TEXT(EIGEN_MINOR_VERSION);

} // namespace

PADLAB_PEER_MODULE(makePeer<EigenPeer<false>>("eigen", version),
                   makePeer<EigenPeer<true>>("eigen-fused", version))
