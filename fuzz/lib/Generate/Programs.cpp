//===- Programs.cpp - programs that are drawn step by step ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Programs.h"

#include "Arith/ArithProgram.h"
#include "Drawing.h"
#include "Loops/Emitters.h"
#include "Ops/Ops.h"
#include "Shape/ShapeProgram.h"
#include "Sparse/SparseProgram.h"
#include "Std/StdProgram.h"
#include "TensorOps/TensorProgram.h"
#include "Tosa/TosaProgram.h"
#include "Vectors/VectorProgram.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

template <typename Program>
static void addSomeInputs(Program &program) {
  for (unsigned i = 0, e = 1 + program.choices.draw(3); i < e; ++i)
    program.addInput();
}

OwningOpRef<ModuleOp> generate::buildStdProgram(Choices &choices,
                                                MLIRContext *context) {
  return buildInSteps<StdProgram>(choices, context,
                                  {3, 5, 8, 10, 12, 14, 14, 12, 10, 6, 4, 2},
                                  getStdEmitters(), addSomeInputs<StdProgram>);
}

OwningOpRef<ModuleOp> generate::buildTosaProgram(Choices &choices,
                                                 MLIRContext *context) {
  return buildInSteps<TosaProgram>(
      choices, context, {3, 5, 8, 10, 12, 12, 10, 8, 6, 4}, getTosaEmitters(),
      addSomeInputs<TosaProgram>);
}

OwningOpRef<ModuleOp> generate::buildSparseProgram(Choices &choices,
                                                   MLIRContext *context) {
  return buildInSteps<SparseProgram>(choices, context,
                                     {10, 14, 12, 10, 6, 4, 2},
                                     getSparseEmitters(), emitSparseInput);
}

/// The number of steps that draw from one section of choices. If a step needs
/// more choices than before, steps in other sections stay the same.
static constexpr unsigned stepsOfSection = 3;

OwningOpRef<ModuleOp> generate::buildShapeProgram(Choices &choices,
                                                  MLIRContext *context) {
  choices.enterSection(0);
  unsigned steps = choices.range(3, shapeBudget::maxSteps);
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  ShapeProgram program(choices, context);
  for (unsigned i = 0; i < steps; i += stepsOfSection) {
    choices.enterSection(1 + i / stepsOfSection);
    emitShapeSteps(program, std::min(stepsOfSection, steps - i));
  }
  choices.enterSection(1 + shapeBudget::maxSteps / stepsOfSection);
  return program.finish(seed);
}

/// The largest number of steps of a program on vectors, numbers or tensors.
static constexpr unsigned maxSteps = 9;

namespace {

/// The sections of a program of vectors or of numbers; each step has its own
/// section.
struct FormSection {
  enum : unsigned { Plan, FeaturesOfCase, Weights, Steps };
};

} // namespace

/// Emits the steps of a program of vectors or numbers, and finishes it. If
/// `formed` is not null, it emits the steps for which `isFormed` is true. All
/// other steps draw their emitters.
template <typename Program, typename Entry>
static OwningOpRef<ModuleOp>
finishWithForm(Program &program, unsigned steps, uint64_t seed,
               const Entry *formed,
               llvm::function_ref<bool(unsigned step)> isFormed) {
  for (unsigned i = 0; i < steps; ++i) {
    program.choices.enterSection(FormSection::Steps + i);
    if (formed && isFormed(i))
      formed->emit(program);
    else
      program.emitSome(1);
  }
  program.choices.enterSection(FormSection::Steps + maxSteps);
  return program.finish(seed);
}

llvm::ArrayRef<VectorEmitter> generate::getVectorEmitters() {
  static const auto emitters =
      llvm::to_vector(llvm::concat<const VectorEmitter>(
          getTransferEmitters(), getElementwiseEmitters(), getMoveEmitters(),
          getReductionEmitters(), getLaneEmitters(), getControlEmitters(),
          getFormEmitters(), getTransferFormEmitters(), getNarrowFormEmitters(),
          getMoveFormEmitters(), getViewFormEmitters()));
  return emitters;
}

OwningOpRef<ModuleOp> generate::buildVectorProgram(Choices &choices,
                                                   MLIRContext *context,
                                                   bool onlyIntegers,
                                                   llvm::StringRef form) {
  choices.enterSection(FormSection::Plan);
  unsigned steps = 1 + choices.weighted({4, 8, 12, 16, 18, 16, 12, 8, 6});
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  const VectorEmitter *formed = findByName(getVectorEmitters(), form);
  unsigned place = formed ? choices.draw(steps) : steps;
  choices.enterSection(FormSection::FeaturesOfCase);
  VectorProgram program(choices, context, onlyIntegers);
  choices.enterSection(FormSection::Weights);
  program.bodyWeights =
      drawOpWeights(choices, program.features, &OpEmitter::anywhere);
  program.weights = drawWeights(choices, getVectorEmitters(), /*favour=*/5,
                                &VectorEmitter::weight);
  return finishWithForm(program, steps, seed, formed, [&](unsigned step) {
    return step == place || formed->standsAlone;
  });
}

llvm::ArrayRef<ArithEmitter> generate::getArithEmitters() {
  static const auto emitters = llvm::to_vector(llvm::concat<const ArithEmitter>(
      getIntegerEmitters(), getFloatEmitters(), getBranchEmitters()));
  return emitters;
}

OwningOpRef<ModuleOp> generate::buildArithProgram(Choices &choices,
                                                  MLIRContext *context,
                                                  bool onlyIntegers,
                                                  llvm::StringRef form) {
  choices.enterSection(FormSection::Plan);
  unsigned steps = 1 + choices.weighted({3, 8, 12, 16, 18, 16, 12, 8, 6});
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  const ArithEmitter *formed = findByName(getArithEmitters(), form);
  if (formed && formed->isFloat && onlyIntegers)
    formed = nullptr;
  unsigned formedShare = choices.pick({30u, 60u});
  if (formed && formed->standsAlone)
    formedShare = 100;
  unsigned place = choices.draw(steps);
  choices.enterSection(FormSection::FeaturesOfCase);
  ArithProgram program(choices, context, onlyIntegers);
  bool hasFloats = !onlyIntegers && choices.chance(45);
  choices.enterSection(FormSection::Weights);
  program.weights = drawWeights(choices, getArithEmitters(), /*favour=*/5,
                                &ArithEmitter::weight);
  for (auto [emitter, weight] :
       llvm::zip_equal(getArithEmitters(), program.weights))
    if (emitter.isFloat && !hasFloats)
      weight = 0;
  return finishWithForm(program, steps, seed, formed, [&](unsigned step) {
    return step == place || choices.chance(formedShare);
  });
}

//===----------------------------------------------------------------------===//
// Target loops
//===----------------------------------------------------------------------===//

/// Adds a tensor argument and a buffer with its elements. In half of the cases
/// the buffer is read-only.
static void addInput(LoopProgram &program) {
  ProgramBuilder &base = program.base;
  TrackedTensor tensor =
      base.addTensorArgument(program.pickExtents(), program.pickType());
  auto type = cast<RankedTensorType>(tensor.value.getType());
  bool isReadOnly = program.choices.chance(50);
  auto buffer = program.create<bufferization::ToBufferOp>(
      MemRefType::get(type.getShape(), type.getElementType()), tensor.value,
      isReadOnly);
  program.buffers.push_back(
      {buffer, tensor.extents, program.addMemory(), !isReadOnly});
}

OwningOpRef<ModuleOp> generate::buildLoopProgram(Choices &choices,
                                                 MLIRContext *context,
                                                 bool onlyIntegers,
                                                 llvm::StringRef form) {
  enum Section : unsigned { Plan, Weights, Inputs, Steps };
  choices.enterSection(Plan);
  unsigned steps = 2 + choices.weighted({14, 20, 20, 16, 10, 6, 4});
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  const LoopEmitter *formed = findByName(getLoopEmitters(), form);
  unsigned before = formed ? choices.range(1, steps - 1) : 0;
  ProgramBuilder base(choices, context);
  LoopProgram program(base);
  if (onlyIntegers)
    for (Type &type : program.features.types)
      if (isa<FloatType>(type))
        type = base.builder.getI32Type();
  choices.enterSection(Weights);
  program.weights = drawWeights(choices, getLoopEmitters(), /*favour=*/4,
                                &LoopEmitter::weight);
  program.outerWeights = drawWeights(choices, getLoopEmitters(), /*favour=*/4,
                                     &LoopEmitter::outer);
  choices.enterSection(Inputs);
  for (uint64_t count = 1 + choices.draw(3); count > 0; --count)
    addInput(program);
  program.addBuffer(program.pickExtents(), program.pickType());
  while (program.indices.size() < 3 &&
         choices.chance(program.features.dynamic)) {
    int64_t number = choices.draw(10);
    program.addIndex(base.getIndex(number), IntRange::of(number));
  }
  program.stepsLeft = choices.pick({9, 6, 12, 20});
  program.nextSection = Steps;
  program.emitSteps(formed ? before : steps);
  if (formed) {
    // The user asks for `formed`, which must not give up because the case has
    // no views.
    llvm::SaveAndRestore<unsigned> views(program.features.views, 100);
    formed->emit(program);
    program.emitSteps(steps - before);
  }
  return program.finish(seed);
}

//===----------------------------------------------------------------------===//
// Target tensor
//===----------------------------------------------------------------------===//

/// Draws the element types. Tensors that are only moved have any types;
/// computations use those of these types that have arithmetic, or i32 if there
/// are none.
static void drawTypes(ProgramBuilder &program) {
  Features &features = program.features;
  features.encodings = 0;
  features.movedTypes.clear();
  for (unsigned count = 1 + program.choices.draw(3); count > 0; --count)
    features.movedTypes.push_back(
        pickMovedType(program.choices, program.builder.getContext()));
  features.elementTypes.clear();
  llvm::copy_if(features.movedTypes, std::back_inserter(features.elementTypes),
                isComputed);
  if (features.elementTypes.empty())
    features.elementTypes.push_back(program.builder.getI32Type());
}

/// Draws the weights of emitters. In half of the cases, the program also has
/// operations that compute.
static SmallVector<unsigned> drawTensorWeights(Choices &choices,
                                               const Features &features) {
  SmallVector<unsigned> weights =
      drawOpWeights(choices, features, &OpEmitter::tensor);
  bool isMixed = choices.chance(50);
  for (auto [emitter, weight] : llvm::zip_equal(getOpEmitters(), weights))
    if (isMixed && emitter.tensor == 0 && !emitter.isControl)
      weight = emitter.anywhere / 3 * choices.pick({1u, 0u, 1u});
  return weights;
}

OwningOpRef<ModuleOp> generate::buildTensorProgram(Choices &choices,
                                                   MLIRContext *context) {
  enum Section : unsigned { Plan, FeaturesOfCase, Weights, Inputs, Steps };
  choices.enterSection(Plan);
  unsigned steps = 1 + choices.weighted({4, 8, 12, 16, 18, 16, 12, 8, 6});
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  choices.enterSection(FeaturesOfCase);
  ProgramBuilder program(choices, context);
  drawTypes(program);
  choices.enterSection(Weights);
  program.bodyWeights = drawTensorWeights(choices, program.features);
  choices.enterSection(Inputs);
  TensorProgram(program).addInput();
  for (unsigned i = 0; i < steps; ++i) {
    choices.enterSection(Steps + i);
    getOpEmitters()[choices.weighted(program.bodyWeights)].emit(program);
  }
  choices.enterSection(Steps + maxSteps);
  return program.finish(seed);
}
