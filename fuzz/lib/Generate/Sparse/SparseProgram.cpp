//===- SparseProgram.cpp - programs under construction, and their passes --===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseProgram.h"

#include "padlab/dialect/Case.h"

#include "mlir/AsmParser/AsmParser.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static Type pickSparseElement(Choices &choices, Builder b) {
  return choices.pick<Type>({b.getI32Type(), b.getF64Type(), b.getI64Type(),
                             b.getI32Type(), b.getF32Type(), b.getI8Type(),
                             b.getI16Type(), b.getF32Type(), b.getBF16Type()});
}

SparseProgram::SparseProgram(Choices &choices, MLIRContext *context)
    : EntryBuilder(choices, context),
      element(pickSparseElement(choices, builder)),
      dynamicExtents(choices.pick({0u, 0u, 40u, 0u, 100u})),
      sparsity(choices.pick({70u, 90u, 40u, 100u, 70u})),
      explicitWidths(choices.chance(25)) {}

bool SparseProgram::fits(uint64_t most) const {
  auto type = dyn_cast<FloatType>(element);
  return !type || most <= uint64_t(1)
                              << std::min(type.getFPMantissaWidth(), 40u);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Extents SparseProgram::pickExtents(unsigned rank) {
  static constexpr int64_t most[] = {1, 12, 8, 5};
  Extents extents;
  for (unsigned i = 0; i < rank; ++i) {
    int64_t extent = choices.range(1, most[rank]);
    // Make most extents even, because a block has two elements in a dimension.
    extents.push_back(choices.chance(60) ? (extent + 1) / 2 * 2 : extent);
  }
  // Make all extents equal at times, because only then does an exchange of
  // dimensions keep the type.
  if (rank > 1 && choices.chance(30))
    extents.assign(rank, extents.front());
  return extents;
}

namespace {
/// A sparse format as the text of its dimension-to-level map. All extents of a
/// tensor of this format must be multiples of `block`.
struct SparseFormat {
  llvm::StringLiteral map;
  unsigned weight;
  int64_t block = 1;
};
} // namespace

static ArrayRef<SparseFormat> getFormats(unsigned rank) {
  static constexpr SparseFormat vectors[] = {
      {"(i) -> (i : compressed)", 10},
      {"(i) -> (i : dense)", 2},
      {"(i) -> (i : loose_compressed)", 1},
      {"(i) -> (i floordiv 2 : compressed, i mod 2 : dense)", 1, 2}};
  static constexpr SparseFormat matrices[] = {
      {"(i, j) -> (i : dense, j : compressed)", 10},
      {"(i, j) -> (j : dense, i : compressed)", 6},
      {"(i, j) -> (i : compressed, j : compressed)", 6},
      {"(i, j) -> (j : compressed, i : compressed)", 3},
      {"(i, j) -> (i : compressed(nonunique), j : singleton)", 6},
      {"(i, j) -> (i : compressed(nonunique), j : singleton(soa))", 2},
      {"(i, j) -> (j : compressed(nonunique), i : singleton)", 2},
      {"(i, j) -> (i : compressed, j : dense)", 4},
      {"(i, j) -> (i : dense, j : dense)", 2},
      {"(i, j) -> (j : dense, i : dense)", 1},
      {"(i, j) -> (i : dense, j : loose_compressed)", 2},
      {"(i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, "
       "i mod 2 : dense, j mod 2 : dense)",
       4, 2},
      {"(i, j) -> (i : dense, j floordiv 2 : compressed, j mod 2 : dense)", 2,
       2}};
  static constexpr SparseFormat cubes[] = {
      {"(i, j, k) -> (i : compressed, j : compressed, k : compressed)", 6},
      {"(i, j, k) -> (i : dense, j : dense, k : compressed)", 3},
      {"(i, j, k) -> (i : dense, j : compressed, k : compressed)", 3},
      {"(i, j, k) -> (k : dense, i : compressed, j : compressed)", 2},
      {"(i, j, k) -> (i : compressed, j : dense, k : dense)", 2},
      {"(i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), "
       "k : singleton)",
       4}};
  switch (rank) {
  case 1:
    return vectors;
  case 2:
    return matrices;
  default:
    return cubes;
  }
}

/// If a tensor has at most this many elements, all its positions and
/// coordinates fit into 8 bits.
static constexpr int64_t mostOfByte = 255;

std::string SparseProgram::pickWidths(ArrayRef<int64_t> extents) {
  if (!explicitWidths)
    return "";
  auto pickWidth = [&] {
    auto width = choices.pick<std::string>({"32", "8", "64", "16"});
    return width == "8" && getNumElements(extents) > mostOfByte ? "16" : width;
  };
  std::string positions = pickWidth();
  // The runtime library supports positions and coordinates of different widths
  // only for elements of f32 and f64.
  bool mayDiffer = element.isF32() || element.isF64();
  return ", posWidth = " + positions + ", crdWidth = " +
         (mayDiffer && choices.chance(50) ? pickWidth() : positions);
}

Attribute SparseProgram::pickSparseEncoding(ArrayRef<int64_t> extents) {
  SmallVector<unsigned> weights;
  ArrayRef<SparseFormat> formats = getFormats(extents.size());
  for (const SparseFormat &format : formats) {
    bool fits = llvm::all_of(
        extents, [&](int64_t extent) { return extent % format.block == 0; });
    weights.push_back(fits ? format.weight : 0);
  }
  return parseAttribute(("#sparse_tensor.encoding<{ map = " +
                         formats[choices.weighted(weights)].map +
                         pickWidths(extents) + " }>")
                            .str(),
                        builder.getContext());
}

Attribute SparseProgram::pickEncoding(ArrayRef<int64_t> extents) {
  return extents.empty() || choices.chance(30) ? Attribute()
                                               : pickSparseEncoding(extents);
}

RankedTensorType SparseProgram::pickType(ArrayRef<int64_t> extents,
                                         Attribute encoding) {
  return RankedTensorType::get(hideExtents(extents, dynamicExtents), element,
                               encoding);
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

Value SparseProgram::makeIndex(int64_t value) {
  return create<arith::ConstantIndexOp>(value);
}

TypedAttr SparseProgram::getElementAttr(int64_t value) {
  if (isFloat())
    return builder.getFloatAttr(element, static_cast<double>(value));
  return builder.getIntegerAttr(element, value);
}

Value SparseProgram::makeScalar(int64_t value) {
  return create<arith::ConstantOp>(getElementAttr(value));
}

int64_t SparseProgram::pickNumber(bool mayBeZero) {
  if (mayBeZero && choices.chance(50))
    return 0;
  int64_t number = choices.range(1, 5);
  return !isFloat() && choices.chance(30) ? -number : number;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

SparseOperand SparseProgram::add(Value value, ArrayRef<int64_t> extents,
                                 uint64_t most, bool isDecided) {
  tensors.push_back({value, Extents(extents), isFloat() ? most : 0, isDecided});
  return tensors.back();
}

std::optional<SparseOperand>
SparseProgram::pick(llvm::function_ref<bool(const SparseOperand &)> accept) {
  return pickRecent(choices, tensors, accept);
}

std::optional<SparseOperand> SparseProgram::pickSparse() {
  return pick([](const SparseOperand &tensor) { return tensor.isSparse(); });
}

std::optional<SparseOperand> SparseProgram::pickPlain() {
  auto plain = pick([](const SparseOperand &tensor) {
    return tensor.isSparse() && tensor.getType().hasStaticShape() &&
           sparse_tensor::SparseTensorType(tensor.getType()).isIdentity();
  });
  return plain && choices.chance(85) ? plain : pickSparse();
}

SparseOperand SparseProgram::pickLike(ArrayRef<int64_t> extents) {
  if (choices.chance(60))
    if (auto found = pick([&](const SparseOperand &tensor) {
          return ArrayRef<int64_t>(tensor.extents) == extents;
        }))
      return *found;
  return addDense(extents);
}

DenseElementsAttr SparseProgram::pickElements(ArrayRef<int64_t> extents) {
  SmallVector<Attribute> elements;
  int64_t drawn = std::min<int64_t>(24, getNumElements(extents));
  for (int64_t i = 0, e = getNumElements(extents); i < e; ++i)
    elements.push_back(i >= drawn ? elements[i % drawn]
                       : choices.chance(sparsity)
                           ? getElementAttr(0)
                           : getElementAttr(pickNumber(/*mayBeZero=*/false)));
  return DenseElementsAttr::get(getDense(extents), elements);
}

SparseOperand SparseProgram::addDense(ArrayRef<int64_t> extents) {
  DenseElementsAttr elements = pickElements(extents);
  if (choices.chance(20))
    return add(create<arith::ConstantOp>(elements), extents, 5);
  RankedTensorType type = pickType(extents, Attribute());
  return add(addArgument(type, elements, getDynamic(type.getShape(), extents)),
             extents, 5);
}

Value SparseProgram::makeOutput(RankedTensorType type,
                                ArrayRef<int64_t> extents, int64_t value) {
  SmallVector<Value> sizes;
  for (int64_t extent : getDynamic(type.getShape(), extents))
    sizes.push_back(makeIndex(extent));
  Value empty = create<tensor::EmptyOp>(type, sizes);
  auto encoding = sparse_tensor::getSparseTensorEncoding(type);
  if (encoding && !encoding.isAllDense())
    return empty;
  return create<linalg::FillOp>(makeScalar(value), empty).getResult(0);
}

Value SparseProgram::createGeneric(ValueRange inputs, Value output,
                                   ArrayRef<AffineMap> maps,
                                   ArrayRef<utils::IteratorType> iterators,
                                   Body body) {
  return create<linalg::GenericOp>(
             TypeRange(output.getType()), inputs, ValueRange(output), maps,
             iterators,
             [&](OpBuilder &, Location, ValueRange arguments) {
               create<linalg::YieldOp>(body(arguments));
             })
      .getResult(0);
}

bool SparseProgram::hasRoom(ArrayRef<int64_t> extents, Attribute encoding) {
  auto sparse =
      dyn_cast_or_null<sparse_tensor::SparseTensorEncodingAttr>(encoding);
  bool isNarrow =
      sparse && (sparse.getPosWidth() == 8 || sparse.getCrdWidth() == 8);
  return getNumElements(extents) <= (isNarrow ? mostOfByte : 300);
}

//===----------------------------------------------------------------------===//
// Emitters
//===----------------------------------------------------------------------===//

llvm::ArrayRef<Emitter<SparseProgram>> generate::getSparseEmitters() {
#define PADLAB_SPARSE_EMITTER(...) {__VA_ARGS__},
  static constexpr Emitter<SparseProgram> emitters[] = {
#include "Emitters.def"
  };
  return emitters;
}

//===----------------------------------------------------------------------===//
// Ways through upstream's sparsifier
//===----------------------------------------------------------------------===//

/// Passes that may run before the sparsifier. Some of them have no rules for
/// sparse tensors, others prepare programs for the sparsifier.
static constexpr llvm::StringLiteral sparseRewrites[] = {
    "canonicalize",
    "cse",
    "func.func(linalg-generalize-named-ops)",
    "func.func(linalg-fuse-elementwise-ops)",
    "linalg-fold-unit-extent-dims",
    "pre-sparsification-rewrite",
    "sparse-reinterpret-map{scope=only-generic}",
    "loop-invariant-code-motion"};

static constexpr llvm::StringLiteral sparseStrategies[] = {
    "none",
    "none",
    "dense-outer-loop",
    "any-storage-outer-loop",
    "dense-any-loop",
    "any-storage-any-loop"};

/// Draws a pass pipeline: passes that keep the meaning of the program, and then
/// the sparsifier with drawn options.
static std::string drawSparsePasses(Choices &choices) {
  std::vector<std::string> steps, options;
  for (uint64_t count = choices.weighted({50, 30, 15, 5}); count > 0; --count)
    steps.push_back(choices.pick(llvm::ArrayRef(sparseRewrites)).str());
  bool usesLibrary = choices.chance(40);
  options.push_back(usesLibrary ? "enable-runtime-library=true"
                                : "enable-runtime-library=false");
  options.push_back("parallelization-strategy=" +
                    choices.pick(llvm::ArrayRef(sparseStrategies)).str());
  if (choices.chance(40))
    options.push_back("vl=" + choices.pick<std::string>({"2", "4", "8", "16"}));
  if (choices.chance(20))
    options.push_back("enable-index-optimizations=false");
  if (!usesLibrary && choices.chance(25))
    options.push_back("enable-buffer-initialization=true");
  if (!usesLibrary && choices.chance(25))
    options.push_back("create-sparse-deallocs=false");
  // Upstream calls this option experimental, and refuses most programs with it.
  if (choices.chance(3))
    options.push_back("sparse-emit-strategy=sparse-iterator");
  steps.push_back("sparsifier{" + llvm::join(options, " ") + "}");
  return llvm::join(steps, ",");
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> SparseProgram::finish(uint64_t seed) {
  SmallVector<Value> results(scalars.begin(), scalars.end());
  for (const SparseOperand &tensor : tensors) {
    if (isa<BlockArgument>(tensor.value) ||
        (!tensor.value.use_empty() && !choices.chance(25)))
      continue;
    Value result = tensor.value;
    if (tensor.isSparse())
      result = create<sparse_tensor::ConvertOp>(
          RankedTensorType::get(tensor.getType().getShape(), element), result);
    results.push_back(result);
  }
  // Every program must return something.
  if (results.empty())
    results.push_back(create<sparse_tensor::ConvertOp>(
        getDense(tensors.front().extents), tensors.front().value));
  entry->setAttr(attrs::passes,
                 builder.getStringAttr(drawSparsePasses(choices)));
  return finishEntry(create<func::ReturnOp>(results), seed);
}
