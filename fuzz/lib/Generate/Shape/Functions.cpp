//===- Functions.cpp - shape.value_shape, and shape functions ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeProgram.h"

#include "padlab/dialect/ShapeFunctions.h"
#include "padlab/dialect/ShapeMessages.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Values with shapes
//===----------------------------------------------------------------------===//

bool generate::emitShapeOf(ShapeProgram &p) {
  bool hasPair = !p.scope.pairs.empty();
  if (hasPair && (p.isIsolated || p.choices.chance(50))) {
    TrackedPair pair = p.pickPair();
    Operation *created = p.create("shape_of", p.getShapeType(), pair.value);
    p.add(created->getResult(0), pair.shape);
    return true;
  }
  if (p.isIsolated && p.scope.sources.empty())
    return false;
  TrackedSource source = p.pickSource();
  ShapeValue known = ShapeValue::get(source.shape);
  Operation *created =
      p.create("shape_of", p.pickShapeType(known, true), source.value);
  p.add(created->getResult(0), known);
  return true;
}

/// Picks an operand for `with_shape`: a tensor, a vector or a value_shape.
static std::optional<TrackedPair> pickOperand(ShapeProgram &p) {
  if (!p.scope.pairs.empty() && p.choices.chance(40))
    return p.pickPair();
  if (!p.isIsolated && p.choices.chance(15))
    return p.makeUnknownPair();
  if (p.isIsolated && p.scope.sources.empty())
    return std::nullopt;
  TrackedSource source = p.pickSource();
  ShapeValue own = ShapeValue::get(source.shape);
  return TrackedPair{source.value, own, own, source};
}

bool generate::emitWithShape(ShapeProgram &p) {
  std::optional<TrackedPair> pair = pickOperand(p);
  if (!pair)
    return false;
  TrackedExtents shape = p.pickShape();
  if (pair->source && pair->source->value && p.choices.chance(50)) {
    // Take the shape of the tensor, which always conforms to the tensor.
    shape.known = pair->own;
    shape.value = p.create("shape_of", p.getShapeType(), pair->source->value)
                      ->getResult(0);
    p.add(shape.value, shape.known);
  }
  if (!pair->shape.isInvalid()) {
    if (shape.known.isInvalid() || algebra::conforms(pair->own, shape.known))
      pair->shape = shape.known;
    else
      pair->shape = ShapeValue::invalid(messages::notConforming);
  }
  Operation *created =
      p.create("with_shape", shape::ValueShapeType::get(p.builder.getContext()),
               {pair->value, shape.value});
  pair->value = created->getResult(0);
  p.scope.pairs.push_back(*pair);
  return true;
}

bool generate::emitValueOf(ShapeProgram &p) {
  if (p.scope.pairs.empty())
    return false;
  TrackedPair pair = p.pickPair();
  if (pair.shape.isInvalid() || !pair.source)
    return false;
  TrackedSource source = *pair.source;
  Type type;
  if (source.isVector)
    type = VectorType::get(source.shape, source.elementType);
  else if (p.choices.chance(25))
    type = UnrankedTensorType::get(source.elementType);
  else
    type = RankedTensorType::get(p.hideExtents(source.shape, 50),
                                 source.elementType);
  Operation *created = p.create("value_of", type, pair.value);
  source.value = created->getResult(0);
  p.scope.sources.push_back(source);
  return true;
}

/// Returns the shape whose extents are the elements of the tensor. Returns an
/// invalid shape if an element is negative, or if the elements are not known.
static ShapeValue readShape(const TrackedSource &source) {
  bool isShape = source.elements.has_value();
  if (isShape)
    isShape = llvm::all_of(*source.elements,
                           [](int64_t element) { return element >= 0; });
  return isShape ? ShapeValue::get(*source.elements)
                 : ShapeValue::invalid(messages::notAShape);
}

static ShapeValue readShape(const TrackedPair &pair) {
  if (pair.shape.isInvalid())
    return pair.shape;
  return pair.source ? readShape(*pair.source)
                     : algebra::spelledByUnknown(pair.own, messages::notAShape);
}

bool generate::emitValueAsShape(ShapeProgram &p) {
  Value operand;
  ShapeValue known = ShapeValue::unranked();
  if (!p.scope.pairs.empty() && p.choices.chance(50)) {
    TrackedPair pair = p.pickPair();
    operand = pair.value;
    known = readShape(pair);
  } else {
    if (p.isIsolated && p.scope.sources.empty())
      return false;
    TrackedSource source = p.pickSource();
    if (!source.elements || !isa<RankedTensorType>(source.value.getType()))
      return false;
    operand = source.value;
    known = readShape(source);
  }
  Operation *created =
      p.create("value_as_shape", p.pickShapeType(known, true), operand);
  p.add(created->getResult(0), known);
  return true;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
/// A function under construction, and its only call, whose operands give the
/// run-time values of the parameters.
struct Callee {
  FunctionOpInterface function;
  SmallVector<Value> arguments;
  /// The results: values of the body, with their values at run time.
  std::optional<TrackedSize> size;
  std::optional<TrackedExtents> shape;

  SmallVector<Value> getReturned() const {
    SmallVector<Value> values;
    if (size)
      values.push_back(size->value);
    if (shape)
      values.push_back(shape->value);
    return values;
  }
};
} // namespace

/// Returns the program's function library. If there is none, makes one.
static shape::FunctionLibraryOp getLibrary(ShapeProgram &p) {
  for (auto library : p.getModule().getOps<shape::FunctionLibraryOp>())
    return library;
  OpBuilder::InsertionGuard guard(p.builder);
  p.builder.setInsertionPointToStart(p.getModule().getBody());
  // Upstream's builder makes a library without a region, so build it from an
  // OperationState.
  OperationState state(p.location,
                       shape::FunctionLibraryOp::getOperationName());
  state.addRegion()->emplaceBlock();
  auto library = cast<shape::FunctionLibraryOp>(p.builder.create(state));
  library.setSymName("lib");
  library.setMappingAttr(p.builder.getDictionaryAttr({}));
  return library;
}

/// Picks the operands of the call. Adds a parameter to `entry` for each, with
/// the same known value.
static ShapeScope makeParameters(ShapeProgram &p, Callee &callee,
                                 Block &entry) {
  ShapeScope inner;
  auto pass = [&](auto tracked) {
    callee.arguments.push_back(tracked.value);
    tracked.value = entry.addArgument(tracked.value.getType(), p.location);
    return tracked;
  };
  inner.shapes.push_back(pass(p.pickShape()));
  if (p.choices.chance(60))
    inner.sizes.push_back(pass(p.pickSize()));
  if (!p.scope.pairs.empty() && p.choices.chance(70)) {
    TrackedPair pair = pass(p.pickPair());
    // The function cannot use the tensor of the pair, because the tensor is
    // defined outside.
    if (pair.source)
      pair.source->value = Value();
    inner.pairs.push_back(std::move(pair));
  }
  if (!p.scope.sources.empty() && p.choices.chance(30)) {
    const auto &sources = p.scope.sources;
    inner.sources.push_back(pass(sources[p.choices.draw(sources.size())]));
  }
  if (!p.scope.witnesses.empty() && p.choices.chance(20))
    inner.witnesses.push_back(
        pass(TrackedFlag{p.scope.witnesses.back(), true}).value);
  return inner;
}

static void drawReturned(ShapeProgram &p, Callee &callee) {
  const ShapeScope &scope = p.scope;
  if (!scope.sizes.empty() && p.choices.chance(60))
    callee.size =
        scope.sizes[scope.sizes.size() - 1 -
                    p.choices.draw(std::min<size_t>(scope.sizes.size(), 3))];
  if (!callee.size || p.choices.chance(60))
    callee.shape =
        scope.shapes[scope.shapes.size() - 1 -
                     p.choices.draw(std::min<size_t>(scope.shapes.size(), 3))];
}

/// Fills the body of the function. It ends with `shape.return` if
/// `isShapeFunc`, else with `func.return`.
static void fillBody(ShapeProgram &p, Callee &callee, ShapeScope inner,
                     bool isShapeFunc) {
  Block &entry = callee.function.getFunctionBody().front();
  ShapeScope outer = std::exchange(p.scope, std::move(inner));
  bool wasIsolated = std::exchange(p.isIsolated, true);
  ++p.depth;
  p.builder.setInsertionPointToEnd(&entry);
  emitShapeSteps(p, p.choices.range(1, shapeBudget::maxNestedSteps));
  drawReturned(p, callee);
  --p.depth;
  p.isIsolated = wasIsolated;
  SmallVector<Value> returned = callee.getReturned();
  if (isShapeFunc)
    shape::ReturnOp::create(p.builder, p.location, returned);
  else
    func::ReturnOp::create(p.builder, p.location, returned);
  callee.function.setFunctionTypeAttr(TypeAttr::get(p.builder.getFunctionType(
      entry.getArgumentTypes(), TypeRange(ValueRange(returned)))));
  p.scope = std::move(outer);
}

/// The place of a function (library or module), and the operation that defines
/// it (func.func or shape.func).
enum class Home { LibraryFunc, LibraryShapeFunc, ModuleShapeFunc, ModuleFunc };

/// Makes a function without a body in its module or library. Leaves the
/// insertion point at that place.
static FunctionOpInterface makeFunction(ShapeProgram &p, Home home,
                                        StringRef name) {
  OpBuilder &builder = p.builder;
  bool inLibrary = home == Home::LibraryFunc || home == Home::LibraryShapeFunc;
  if (inLibrary)
    builder.setInsertionPointToEnd(&getLibrary(p).getBody().front());
  else
    builder.setInsertionPointToStart(p.getModule().getBody());
  FunctionType none = builder.getFunctionType({}, {});
  if (home == Home::LibraryFunc || home == Home::ModuleFunc)
    return cast<FunctionOpInterface>(
        func::FuncOp::create(builder, p.location, name, none).getOperation());
  return cast<FunctionOpInterface>(
      shape::FuncOp::create(builder, p.location, name, none).getOperation());
}

/// Declares a function in the module, so that calls can name it. An attribute
/// of the declaration refers to the function that it stands for: by its symbol,
/// or by the name of an operation that the library maps to this function.
/// Returns the declaration's name.
static std::string declare(ShapeProgram &p, Home home,
                           FunctionOpInterface function) {
  OpBuilder &builder = p.builder;
  StringAttr name = builder.getStringAttr(function.getName());
  auto symbol = FlatSymbolRefAttr::get(name);
  Attribute target = symbol;
  if (home != Home::ModuleShapeFunc) {
    shape::FunctionLibraryOp library = getLibrary(p);
    target = SymbolRefAttr::get(library.getSymNameAttr(), symbol);
    if (p.choices.chance(40)) {
      std::string operation = "foo." + name.str();
      NamedAttrList mapping(library.getMapping());
      mapping.append(operation, symbol);
      library.setMappingAttr(mapping.getDictionary(builder.getContext()));
      target = builder.getStringAttr(operation);
    }
  }
  std::string declared = "call_" + name.str();
  builder.setInsertionPointToStart(p.getModule().getBody());
  auto declaration =
      func::FuncOp::create(builder, p.location, declared,
                           cast<FunctionType>(function.getFunctionType()));
  declaration.setPrivate();
  declaration->setAttr(attrs::shapeFunction, target);
  return declared;
}

bool generate::emitCall(ShapeProgram &p) {
  if (p.depth >= 2)
    return false;
  auto home =
      p.inLibrary ? Home::LibraryFunc : static_cast<Home>(p.choices.draw(4));
  std::string name = "f" + std::to_string(p.takeNumber());
  Callee callee;
  Block *entry = new Block;
  // Make the operands at the call, before the insertion point moves into the
  // function.
  ShapeScope parameters = makeParameters(p, callee, *entry);
  OpBuilder::InsertPoint here = p.builder.saveInsertionPoint();
  callee.function = makeFunction(p, home, name);
  callee.function.getFunctionBody().push_back(entry);
  bool isShapeFunc =
      home == Home::LibraryShapeFunc || home == Home::ModuleShapeFunc;
  bool wasInLibrary = std::exchange(
      p.inLibrary, home == Home::LibraryFunc || home == Home::LibraryShapeFunc);
  fillBody(p, callee, std::move(parameters), isShapeFunc);
  p.inLibrary = wasInLibrary;
  std::string called = name;
  if (home != Home::ModuleFunc && !p.inLibrary)
    called = declare(p, home, callee.function);
  p.builder.restoreInsertionPoint(here);
  SmallVector<Value> returned = callee.getReturned();
  auto call =
      func::CallOp::create(p.builder, p.location, called,
                           TypeRange(ValueRange(returned)), callee.arguments);
  ValueRange results = call.getResults();
  if (callee.size) {
    p.add(results.front(), callee.size->known);
    results = results.drop_front();
  }
  if (callee.shape)
    p.add(results.front(), callee.shape->known);
  return true;
}
