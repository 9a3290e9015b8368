//===- NamedOps.cpp - named structured operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"

#include "../../Generate/Ops/StructuredOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static constexpr unsigned maxSteps = 2;

/// Named operations compute with floats and with integers wider than a truth
/// value; of an index or an i1 some abort in their builder.
static bool isNumber(Type type) {
  return isa<FloatType>(type) || (type.isInteger() && !type.isInteger(1));
}

static std::optional<TrackedTensor>
pickSource(ProgramBuilder &program,
           llvm::function_ref<bool(const TrackedTensor &)> accept) {
  const TrackedTensor *picked = program.pickTensor(accept);
  if (!picked || !program.fits(getNumElements(picked->extents)))
    return std::nullopt;
  return *picked;
}

static bool isNumeric(const TrackedTensor &tensor) {
  return isNumber(tensor.getElementType());
}
static bool isFloat(const TrackedTensor &tensor) {
  return isa<FloatType>(tensor.getElementType());
}

/// A destination whose type suits the operation.
static Value makeInit(ProgramBuilder &program, ArrayRef<int64_t> extents,
                      Type type, bool isRead) {
  RankedTensorType init = program.pickTensorType(extents, type);
  return isRead ? emitFilled(program, init, extents)
                : emitEmpty(program, init, extents);
}

//===----------------------------------------------------------------------===//
// Operations with a body
//===----------------------------------------------------------------------===//

bool mutate::emitMap(ProgramBuilder &program) {
  std::optional<TrackedTensor> source =
      pickSource(program, [](const TrackedTensor &) { return true; });
  if (!source)
    return false;
  Type type = program.pickElementType();
  Value init = makeInit(program, source->extents, type, false);
  auto map = linalg::MapOp::create(
      program.builder, program.location, ValueRange{source->value}, init,
      [&](OpBuilder &builder, Location location, ValueRange arguments) {
        ScalarBuilder scalars(program.choices, builder, location,
                              program.features.specialValues);
        // Behind the inputs stands the init, which is not to be read.
        scalars.operands.push_back(arguments.front());
        linalg::YieldOp::create(
            builder, location,
            scalars.emit(type, program.choices.range(1, maxSteps)));
      });
  program.add(map->getResult(0), source->extents);
  return true;
}

bool mutate::emitReduce(ProgramBuilder &program) {
  std::optional<TrackedTensor> source =
      pickSource(program, [](const TrackedTensor &tensor) {
        return tensor.getRank() > 0 && isNumeric(tensor);
      });
  if (!source)
    return false;
  Choices &choices = program.choices;
  unsigned always = choices.draw(source->getRank());
  SmallVector<int64_t> dimensions;
  Extents kept;
  for (unsigned i = 0; i < source->getRank(); ++i) {
    if (i == always || choices.chance(30))
      dimensions.push_back(i);
    else
      kept.push_back(source->extents[i]);
  }
  Type type = source->getElementType();
  Value init = makeInit(program, kept, type, true);
  bool isMax = choices.chance(50);
  auto reduce = linalg::ReduceOp::create(
      program.builder, program.location, ValueRange{source->value},
      ValueRange{init}, dimensions,
      [&](OpBuilder &b, Location location, ValueRange arguments) {
        Value lhs = arguments[0], rhs = arguments[1];
        Value result;
        if (isa<FloatType>(type))
          result = isMax
                       ? Value(arith::MaximumFOp::create(b, location, lhs, rhs))
                       : Value(arith::AddFOp::create(b, location, lhs, rhs));
        else
          result = isMax ? Value(arith::MaxUIOp::create(b, location, lhs, rhs))
                         : Value(arith::AddIOp::create(b, location, lhs, rhs));
        linalg::YieldOp::create(b, location, result);
      });
  program.add(reduce->getResult(0), kept);
  return true;
}

//===----------------------------------------------------------------------===//
// Data movement
//===----------------------------------------------------------------------===//

bool mutate::emitTranspose(ProgramBuilder &program) {
  std::optional<TrackedTensor> source =
      pickSource(program, [](const TrackedTensor &tensor) {
        return tensor.getRank() > 0;
      });
  if (!source)
    return false;
  auto permutation = llvm::to_vector(llvm::seq<int64_t>(0, source->getRank()));
  for (unsigned i = 0; i + 1 < permutation.size(); ++i)
    std::swap(permutation[i],
              permutation[i + program.choices.draw(permutation.size() - i)]);
  Extents extents;
  for (int64_t dim : permutation)
    extents.push_back(source->extents[dim]);
  Value init = makeInit(program, extents, source->getElementType(), false);
  auto op = linalg::TransposeOp::create(program.builder, program.location,
                                        source->value, init, permutation);
  program.add(op->getResult(0), extents);
  return true;
}

bool mutate::emitBroadcast(ProgramBuilder &program) {
  std::optional<TrackedTensor> source =
      pickSource(program, [](const TrackedTensor &tensor) {
        return tensor.getRank() < generate::budget::maxRank;
      });
  if (!source)
    return false;
  int64_t dim = program.choices.draw(source->getRank() + 1);
  Extents extents = source->extents;
  extents.insert(extents.begin() + dim, program.choices.range(1, 3));
  if (!program.fits(getNumElements(extents)))
    return false;
  Value init = makeInit(program, extents, source->getElementType(), false);
  auto op = linalg::BroadcastOp::create(program.builder, program.location,
                                        source->value, init, dim);
  program.add(op->getResult(0), extents);
  return true;
}

//===----------------------------------------------------------------------===//
// Element-wise operations
//===----------------------------------------------------------------------===//

using Build = Operation *(*)(ProgramBuilder &, ValueRange inputs, Value init);

template <typename OpTy>
static Operation *build(ProgramBuilder &program, ValueRange inputs,
                        Value init) {
  return OpTy::create(program.builder, program.location,
                      TypeRange{init.getType()}, inputs, ValueRange{init});
}

bool mutate::emitNamedUnary(ProgramBuilder &program) {
  // Those that are exact in every pipeline.
  static constexpr Build builds[] = {
      build<linalg::NegFOp>,   build<linalg::AbsOp>,
      build<linalg::CeilOp>,   build<linalg::FloorOp>,
      build<linalg::RoundOp>,  build<linalg::SqrtOp>,
      build<linalg::SquareOp>, build<linalg::ReciprocalOp>,
      build<linalg::CopyOp>};
  std::optional<TrackedTensor> source = pickSource(program, isFloat);
  if (!source)
    return false;
  Value init =
      makeInit(program, source->extents, source->getElementType(), false);
  Operation *op = program.choices.pick(ArrayRef<Build>(builds))(
      program, ValueRange{source->value}, init);
  program.add(op->getResult(0), source->extents);
  return true;
}

/// A second operand of the same extents and element type.
static Value pickPartner(ProgramBuilder &program, const TrackedTensor &first) {
  if (const TrackedTensor *found =
          program.pickTensor([&](const TrackedTensor &candidate) {
            return candidate.extents == first.extents &&
                   candidate.getElementType() == first.getElementType();
          }))
    return found->value;
  return first.value;
}

bool mutate::emitNamedBinary(ProgramBuilder &program) {
  static constexpr Build builds[] = {
      build<linalg::AddOp>, build<linalg::SubOp>, build<linalg::MulOp>,
      build<linalg::MaxOp>, build<linalg::MinOp>, build<linalg::DivOp>};
  std::optional<TrackedTensor> source = pickSource(program, isNumeric);
  if (!source)
    return false;
  // By integers one may divide only what is known not to be zero.
  unsigned count = std::size(builds) - !isFloat(*source);
  Value partner = pickPartner(program, *source);
  Value init =
      makeInit(program, source->extents, source->getElementType(), false);
  Operation *op = builds[program.choices.draw(count)](
      program, ValueRange{source->value, partner}, init);
  program.add(op->getResult(0), source->extents);
  return true;
}

//===----------------------------------------------------------------------===//
// Contractions and windows
//===----------------------------------------------------------------------===//

/// A tensor of exactly these extents, or an argument.
static Value pickOrAdd(ProgramBuilder &program, ArrayRef<int64_t> extents,
                       Type type) {
  if (const TrackedTensor *found =
          program.pickTensor([&](const TrackedTensor &candidate) {
            return ArrayRef<int64_t>(candidate.extents) == extents &&
                   candidate.getElementType() == type;
          }))
    return found->value;
  return program.addTensorArgument(extents, type).value;
}

static bool emitNamed(ProgramBuilder &program, Build build, Type type,
                      ArrayRef<Extents> inputs, const Extents &output) {
  int64_t elements = getNumElements(output);
  for (const Extents &input : inputs)
    elements += getNumElements(input);
  if (!program.fits(elements))
    return false;
  SmallVector<Value> operands;
  for (const Extents &input : inputs)
    operands.push_back(pickOrAdd(program, input, type));
  Value init = makeInit(program, output, type, true);
  Operation *op = build(program, operands, init);
  program.add(op->getResult(0), output);
  return true;
}

/// A tensor of numbers of this rank that exists, or an argument: an operation
/// must not be rare because tensors of its rank are.
static std::optional<TrackedTensor> pickOfRank(ProgramBuilder &program,
                                               unsigned rank) {
  if (std::optional<TrackedTensor> found =
          pickSource(program, [&](const TrackedTensor &tensor) {
            return tensor.getRank() == rank && isNumeric(tensor) &&
                   getNumElements(tensor.extents) > 0;
          }))
    return found;
  Extents extents;
  for (unsigned i = 0; i < rank; ++i)
    extents.push_back(program.choices.range(1, 4));
  Type type = program.pickElementType();
  if (!isNumber(type))
    type = program.builder.getF32Type();
  if (!program.fits(getNumElements(extents)))
    return std::nullopt;
  return program.addTensorArgument(extents, type);
}

bool mutate::emitContraction(ProgramBuilder &program) {
  Choices &choices = program.choices;
  std::optional<TrackedTensor> source =
      pickOfRank(program, choices.range(1, 3));
  if (!source)
    return false;
  Type type = source->getElementType();
  const Extents &a = source->extents;
  int64_t n = choices.range(1, 4);
  switch (a.size()) {
  case 1:
    if (choices.chance(50))
      return emitNamed(program, build<linalg::DotOp>, type, {a, a}, {});
    return emitNamed(program, build<linalg::VecmatOp>, type, {a, {a[0], n}},
                     {n});
  case 2:
    if (choices.chance(40))
      return emitNamed(program, build<linalg::MatvecOp>, type, {a, {a[1]}},
                       {a[0]});
    return emitNamed(program, build<linalg::MatmulOp>, type, {a, {a[1], n}},
                     {a[0], n});
  default:
    if (choices.chance(40))
      return emitNamed(program, build<linalg::BatchMatvecOp>, type,
                       {a, {a[0], a[2]}}, {a[0], a[1]});
    return emitNamed(program, build<linalg::BatchMatmulOp>, type,
                     {a, {a[0], a[2], n}}, {a[0], a[1], n});
  }
}

/// A window slides over the spatial dimensions; with a stride of one.
bool mutate::emitWindow(ProgramBuilder &program) {
  Choices &choices = program.choices;
  // By how many operations there are of each rank.
  std::optional<TrackedTensor> source =
      pickOfRank(program, 1 + choices.weighted({1, 1, 4, 8}));
  if (!source)
    return false;
  Type type = source->getElementType();
  const Extents &a = source->extents;
  auto window = [&](int64_t extent) {
    return choices.range(1, std::min<int64_t>(extent, 3));
  };
  int64_t f = choices.range(1, 2);
  if (a.size() == 1) {
    int64_t w = window(a[0]);
    return emitNamed(program, build<linalg::Conv1DOp>, type, {a, {w}},
                     {a[0] - w + 1});
  }
  if (a.size() == 2) {
    int64_t h = window(a[0]), w = window(a[1]);
    return emitNamed(program, build<linalg::Conv2DOp>, type, {a, {h, w}},
                     {a[0] - h + 1, a[1] - w + 1});
  }
  if (a.size() == 3) {
    int64_t w = window(a[1]), rest = a[1] - w + 1;
    switch (choices.draw(4)) {
    case 0:
      return emitNamed(program, build<linalg::Conv1DNwcWcfOp>, type,
                       {a, {w, a[2], f}}, {a[0], rest, f});
    case 1:
      return emitNamed(program, build<linalg::DepthwiseConv1DNwcWcOp>, type,
                       {a, {w, a[2]}}, {a[0], rest, a[2]});
    case 2:
      return emitNamed(program, build<linalg::PoolingNwcSumOp>, type, {a, {w}},
                       {a[0], rest, a[2]});
    default:
      return emitNamed(program, build<linalg::PoolingNwcMaxOp>, type, {a, {w}},
                       {a[0], rest, a[2]});
    }
  }
  // Of rank 4 the spatial dimensions stand in the middle or at the end.
  bool isChannelLast = choices.chance(50);
  unsigned first = isChannelLast ? 1 : 2, channel = isChannelLast ? 3 : 1;
  int64_t h = window(a[first]), w = window(a[first + 1]);
  Extents pooled = a;
  pooled[first] -= h - 1;
  pooled[first + 1] -= w - 1;
  Extents output = pooled;
  output[channel] = f;
  int64_t c = a[channel];
  switch (choices.draw(3)) {
  case 0:
    if (isChannelLast)
      return emitNamed(program, build<linalg::Conv2DNhwcHwcfOp>, type,
                       {a, {h, w, c, f}}, output);
    return emitNamed(program, build<linalg::Conv2DNchwFchwOp>, type,
                     {a, {f, c, h, w}}, output);
  case 1:
    if (isChannelLast)
      return emitNamed(program, build<linalg::DepthwiseConv2DNhwcHwcOp>, type,
                       {a, {h, w, c}}, pooled);
    return emitNamed(program, build<linalg::DepthwiseConv2DNchwChwOp>, type,
                     {a, {c, h, w}}, pooled);
  default:
    if (isChannelLast)
      return emitNamed(program,
                       choices.chance(50) ? build<linalg::PoolingNhwcMinOp>
                                          : build<linalg::PoolingNhwcSumOp>,
                       type, {a, {h, w}}, pooled);
    return emitNamed(program,
                     choices.chance(50) ? build<linalg::PoolingNchwMaxOp>
                                        : build<linalg::PoolingNchwSumOp>,
                     type, {a, {h, w}}, pooled);
  }
}
