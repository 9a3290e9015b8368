//===- CaseChecks.cpp - what makes a module a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CaseChecks.h"

#include "InputValues.h"

#include "padlab/dialect/Inputs.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

static LogicalResult checkEntries(ModuleOp module, func::FuncOp &entry) {
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function->hasAttr(attrs::seed))
      continue;
    if (entry)
      return function.emitError()
             << "a second function with '" << attrs::seed << "': '@"
             << entry.getSymName() << "' is already the entry";
    entry = function;
  }
  if (!entry)
    return module.emitError() << "no function has '" << attrs::seed
                              << "', which makes it the entry of the case";
  if (entry.isExternal())
    return entry.emitError() << "the entry has no body";
  return success();
}

/// Refuses unknown attributes `padlab.*`: a misspelt one must not silently be
/// without effect.
static LogicalResult
checkNames(func::FuncOp entry, ArrayRef<NamedAttribute> attributes,
           std::initializer_list<llvm::StringLiteral> known) {
  for (NamedAttribute attribute : attributes) {
    StringRef name = attribute.getName().getValue();
    if (name.starts_with("padlab.") && !llvm::is_contained(known, name))
      return entry.emitError() << "unknown attribute '" << name << "'";
  }
  return success();
}

static constexpr StringLiteral moduleAnchor = "builtin.module(";

/// Returns the position in `text` of the bracket that closes the bracket just
/// before `text`, or npos.
static size_t findClosing(StringRef text) {
  int depth = 1;
  for (auto [place, c] : llvm::enumerate(text)) {
    depth += c == '(' || c == '{' || c == '[';
    depth -= c == ')' || c == '}' || c == ']';
    if (depth == 0)
      return place;
  }
  return StringRef::npos;
}

/// Whether a module anchor occurs outside of options.
static bool hasModuleAnchor(StringRef pipeline) {
  int depth = 0;
  for (; !pipeline.empty(); pipeline = pipeline.drop_front()) {
    depth += pipeline.front() == '{';
    depth -= pipeline.front() == '}';
    if (depth == 0 && pipeline.starts_with(moduleAnchor))
      return true;
  }
  return false;
}

std::optional<StringRef> padlab::dropModuleAnchor(StringRef pipeline) {
  StringRef inner = pipeline.trim();
  if (inner.consume_front(moduleAnchor) && inner.ends_with(")") &&
      findClosing(inner) == inner.size() - 1)
    pipeline = inner.drop_back().trim();
  if (hasModuleAnchor(pipeline))
    return std::nullopt;
  return pipeline;
}

static LogicalResult takePasses(func::FuncOp entry) {
  auto text = entry->getAttrOfType<StringAttr>(attrs::passes);
  if (!text)
    return success();
  std::optional<StringRef> passes = dropModuleAnchor(text.getValue());
  if (!passes)
    return entry.emitError()
           << "'" << attrs::passes
           << "': 'builtin.module(...)' must be around all passes, or be "
              "absent: the module of a case has no modules inside";
  if (*passes != text.getValue())
    entry->setAttr(attrs::passes, StringAttr::get(entry.getContext(), *passes));
  return success();
}

static LogicalResult checkEntryAttributes(func::FuncOp entry) {
  auto seed = dyn_cast<IntegerAttr>(entry->getAttr(attrs::seed));
  if (!seed || !seed.getType().isSignlessInteger(64))
    return entry.emitError()
           << "'" << attrs::seed << "' must be an i64, for example 42 : i64";
  for (StringRef name :
       {StringRef(attrs::passes), StringRef(attrs::expect),
        StringRef(attrs::variants), StringRef(attrs::guards)}) {
    Attribute text = entry->getAttr(name);
    if (text && !isa<StringAttr>(text))
      return entry.emitError() << "'" << name << "' must be a string";
  }
  if (failed(takePasses(entry)))
    return failure();
  Attribute cold = entry->getAttr(attrs::coldResults);
  if (cold && !isa<UnitAttr>(cold))
    return entry.emitError() << "'" << attrs::coldResults << "' takes no value";
  return checkNames(entry, llvm::to_vector(entry->getDiscardableAttrs()),
                    {attrs::seed, attrs::passes, attrs::expect, attrs::variants,
                     attrs::guards, attrs::coldResults});
}

/// The maximal number of dimensions of an unranked tensor that is passed to
/// native code.
static constexpr int64_t maxUnrankedExtents = 64;

/// Returns why an entry cannot take or return a value of `type`, or an empty
/// text. `verb` ends the message that lists the allowed types: `can be
/// compared`.
static std::string findTypeDefect(Type type, StringRef verb) {
  if (isa<shape::SizeType, shape::ShapeType, shape::WitnessType>(type))
    return "";
  if (auto vector = dyn_cast<VectorType>(type)) {
    if (vector.isScalable())
      return "nobody says how long a scalable vector is";
    if (vector.getNumElements() > limits::maxVectorElements)
      return "a vector has at most " +
             std::to_string(limits::maxVectorElements) + " elements";
  }
  bool hasElements = isa<VectorType, TensorType>(type);
  if (hasElements)
    type = cast<ShapedType>(type).getElementType();
  if (getElementStorage(type))
    return "";
  std::string text;
  llvm::raw_string_ostream os(text);
  if (isa<IntegerType>(type))
    os << "integers have 1 to " << maxElementBits << " bits";
  else if (isa<ComplexType>(type))
    os << "there are no values of type " << type << ": integers have 1 to "
       << maxElementBits << " bits";
  else if (hasElements)
    os << "tensors and vectors have scalars as elements";
  else
    os << "only scalars, vectors, tensors, sizes, shapes and witnesses "
       << verb;
  return text;
}

static LogicalResult checkTypes(func::FuncOp entry) {
  for (BlockArgument argument : entry.getArguments()) {
    // A value_shape may be an input; the value in it is unknown then.
    if (isa<shape::ValueShapeType>(argument.getType()))
      continue;
    if (std::string defect = findTypeDefect(argument.getType(), "have inputs");
        !defect.empty())
      return emitError(argument.getLoc())
             << "argument " << argument.getArgNumber()
             << " of the entry has unsupported type " << argument.getType()
             << ": " << defect;
  }
  for (auto [i, type] : llvm::enumerate(entry.getResultTypes()))
    if (std::string defect = findTypeDefect(type, "can be compared");
        !defect.empty())
      return entry.emitError()
             << "result " << i << " of the entry has unsupported type " << type
             << ": " << defect;
  return success();
}

namespace {
/// Checks the attributes of one argument.
class ArgumentCheck {
public:
  ArgumentCheck(func::FuncOp entry, BlockArgument argument)
      : entry(entry), argument(argument), number(argument.getArgNumber()),
        tensor(dyn_cast<ShapedType>(argument.getType())) {}

  LogicalResult run(int64_t &totalElements) {
    if (failed(checkNames(entry,
                          function_interface_impl::getArgAttrs(entry, number),
                          {attrs::extents, attrs::value})) ||
        failed(checkExtents()) || failed(checkSize(totalElements)))
      return failure();
    Attribute value = entry.getArgAttr(number, attrs::value);
    if (!value)
      return success();
    return tensor ? checkTensorValue(value) : checkScalarValue(value);
  }

private:
  InFlightDiagnostic error() {
    return emitError(argument.getLoc()) << "argument " << number << ": ";
  }

  LogicalResult checkExtents() {
    Attribute attribute = entry.getArgAttr(number, attrs::extents);
    bool isUnranked = tensor && !tensor.hasRank();
    int64_t dynamic =
        tensor && tensor.hasRank() ? tensor.getNumDynamicDims() : 0;
    if (!attribute && isUnranked)
      return error() << "'" << attrs::extents
                     << "' is missing: " << argument.getType()
                     << " has as many extents as it gives";
    if (!attribute && dynamic == 0)
      return success();
    if (!attribute)
      return error() << "'" << attrs::extents
                     << "' is missing: " << argument.getType() << " has "
                     << dynamic << " dynamic extents";
    auto extents = dyn_cast<DenseI64ArrayAttr>(attribute);
    if (!extents)
      return error() << "'" << attrs::extents << "' must be an array<i64: ...>";
    if (isUnranked && extents.size() > maxUnrankedExtents)
      return error() << "'" << attrs::extents << "' has " << extents.size()
                     << " extents: more than " << maxUnrankedExtents;
    if (!isUnranked && extents.size() != dynamic)
      return error() << "'" << attrs::extents << "' has " << extents.size()
                     << " extents, but " << argument.getType() << " has "
                     << dynamic << " dynamic ones";
    for (int64_t extent : extents.asArrayRef())
      if (extent < 0)
        return error() << "'" << attrs::extents << "' has the negative extent "
                       << extent;
    return success();
  }

  LogicalResult tooLarge() {
    return error() << "the inputs are too large: more than "
                   << limits::maxInputElements << " elements";
  }

  /// All tensors and vectors that are inputs of a case must not have more
  /// elements together than the limit; an extent of zero counts as one, so that
  /// the other extents are limited, too.
  LogicalResult checkSize(int64_t &total) {
    if (!tensor)
      return success();
    int64_t count = 1;
    for (int64_t extent : getConcreteShape(entry, number))
      if (llvm::MulOverflow(count, std::max<int64_t>(extent, 1), count))
        return tooLarge();
    if (count > limits::maxInputElements - total)
      return tooLarge();
    total += count;
    return success();
  }

  LogicalResult checkScalarValue(Attribute value) {
    if (!readScalarInput(argument.getType(), value))
      return error() << "'" << attrs::value << "' " << value
                     << " is not a value of type " << argument.getType();
    return success();
  }

  LogicalResult checkTensorValue(Attribute value) {
    auto dense = dyn_cast<DenseElementsAttr>(value);
    if (!dense)
      return error() << "'" << attrs::value
                     << "' of a tensor or vector must be dense<...>";
    if (dense.getElementType() != tensor.getElementType() ||
        dense.getType().getShape() !=
            ArrayRef<int64_t>(getConcreteShape(entry, number)))
      return error() << "'" << attrs::value << "' has type " << dense.getType()
                     << ", which does not fit " << tensor;
    return success();
  }

  func::FuncOp entry;
  BlockArgument argument;
  unsigned number;
  /// The type of a tensor or vector; null for others.
  ShapedType tensor;
};
} // namespace

FailureOr<func::FuncOp> padlab::checkCase(ModuleOp module) {
  func::FuncOp entry;
  if (failed(checkEntries(module, entry)) ||
      failed(checkEntryAttributes(entry)) || failed(checkTypes(entry)) ||
      failed(checkDocumentRules(module)))
    return failure();
  int64_t totalElements = 0;
  for (BlockArgument argument : entry.getArguments())
    if (failed(ArgumentCheck(entry, argument).run(totalElements)))
      return failure();
  return entry;
}
