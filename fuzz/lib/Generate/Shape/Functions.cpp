//===- Functions.cpp - value_shapes, and functions of shapes -*- C++ -*-===//
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

bool generate::emitShapeOf(ShapeProgram &program) {
  bool hasPair = !program.scope.pairs.empty();
  if (hasPair && (program.isIsolated || program.choices.chance(50))) {
    TrackedPair pair = program.pickPair();
    Operation *created =
        program.create("shape_of", program.getShapeType(), pair.value);
    program.add(created->getResult(0), pair.shape);
    return true;
  }
  if (program.isIsolated && program.scope.sources.empty())
    return false;
  TrackedSource source = program.pickSource();
  ShapeValue known = ShapeValue::get(source.shape);
  Operation *created = program.create(
      "shape_of", program.pickShapeType(known, true), source.value);
  program.add(created->getResult(0), known);
  return true;
}

/// Picks an operand for with_shape: a tensor, a vector or a value_shape.
static std::optional<TrackedPair> pickOperand(ShapeProgram &program) {
  if (!program.scope.pairs.empty() && program.choices.chance(40))
    return program.pickPair();
  if (!program.isIsolated && program.choices.chance(15))
    return program.makeUnknownPair();
  if (program.isIsolated && program.scope.sources.empty())
    return std::nullopt;
  TrackedSource source = program.pickSource();
  ShapeValue own = ShapeValue::get(source.shape);
  return TrackedPair{source.value, own, own, source};
}

bool generate::emitWithShape(ShapeProgram &program) {
  std::optional<TrackedPair> pair = pickOperand(program);
  if (!pair)
    return false;
  TrackedExtents shape = program.pickShape();
  if (pair->source && pair->source->value && program.choices.chance(50)) {
    // Take the shape of the tensor itself, which always conforms.
    shape.known = pair->own;
    shape.value =
        program.create("shape_of", program.getShapeType(), pair->source->value)
            ->getResult(0);
    program.add(shape.value, shape.known);
  }
  if (!pair->shape.isInvalid()) {
    if (shape.known.isInvalid() || algebra::conforms(pair->own, shape.known))
      pair->shape = shape.known;
    else
      pair->shape = ShapeValue::invalid(messages::notConforming);
  }
  Operation *created = program.create(
      "with_shape", shape::ValueShapeType::get(program.builder.getContext()),
      {pair->value, shape.value});
  pair->value = created->getResult(0);
  program.scope.pairs.push_back(*pair);
  return true;
}

bool generate::emitValueOf(ShapeProgram &program) {
  if (program.scope.pairs.empty())
    return false;
  TrackedPair pair = program.pickPair();
  if (pair.shape.isInvalid() || !pair.source)
    return false;
  TrackedSource source = *pair.source;
  Type type;
  if (source.isVector)
    type = VectorType::get(source.shape, source.elementType);
  else if (program.choices.chance(25))
    type = UnrankedTensorType::get(source.elementType);
  else
    type = RankedTensorType::get(program.hideExtents(source.shape, 50),
                                 source.elementType);
  Operation *created = program.create("value_of", type, pair.value);
  source.value = created->getResult(0);
  program.scope.sources.push_back(source);
  return true;
}

/// Returns the shape whose extents are the elements of the tensor.
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

bool generate::emitValueAsShape(ShapeProgram &program) {
  Value operand;
  ShapeValue known = ShapeValue::unranked();
  if (!program.scope.pairs.empty() && program.choices.chance(50)) {
    TrackedPair pair = program.pickPair();
    operand = pair.value;
    known = readShape(pair);
  } else {
    if (program.isIsolated && program.scope.sources.empty())
      return false;
    TrackedSource source = program.pickSource();
    if (!source.elements || !isa<RankedTensorType>(source.value.getType()))
      return false;
    operand = source.value;
    known = readShape(source);
  }
  Operation *created = program.create(
      "value_as_shape", program.pickShapeType(known, true), operand);
  program.add(created->getResult(0), known);
  return true;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
/// A function under construction, with its one call, from which the run-time
/// values of the parameters are known.
struct Callee {
  FunctionOpInterface function;
  SmallVector<Value> arguments;
  /// The results, as values of its body, with their values at run time.
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

/// Returns the program's function library, which is made if there is none.
static shape::FunctionLibraryOp getLibrary(ShapeProgram &program) {
  for (auto library : program.getModule().getOps<shape::FunctionLibraryOp>())
    return library;
  OpBuilder::InsertionGuard guard(program.builder);
  program.builder.setInsertionPointToStart(program.getModule().getBody());
  // Upstream's builder makes one without a region.
  OperationState state(program.location,
                       shape::FunctionLibraryOp::getOperationName());
  state.addRegion()->emplaceBlock();
  auto library = cast<shape::FunctionLibraryOp>(program.builder.create(state));
  library.setSymName("lib");
  library.setMappingAttr(program.builder.getDictionaryAttr({}));
  return library;
}

/// Picks the arguments, and adds a parameter of `entry` for each, with the same
/// known value.
static ShapeScope makeParameters(ShapeProgram &program, Callee &callee,
                                 Block &entry) {
  ShapeScope inner;
  auto pass = [&](auto tracked) {
    callee.arguments.push_back(tracked.value);
    tracked.value =
        entry.addArgument(tracked.value.getType(), program.location);
    return tracked;
  };
  inner.shapes.push_back(pass(program.pickShape()));
  if (program.choices.chance(60))
    inner.sizes.push_back(pass(program.pickSize()));
  if (!program.scope.pairs.empty() && program.choices.chance(70)) {
    TrackedPair pair = pass(program.pickPair());
    // The function cannot use the tensor from which the pair was made.
    if (pair.source)
      pair.source->value = Value();
    inner.pairs.push_back(std::move(pair));
  }
  if (!program.scope.sources.empty() && program.choices.chance(30)) {
    const auto &sources = program.scope.sources;
    inner.sources.push_back(
        pass(sources[program.choices.draw(sources.size())]));
  }
  if (!program.scope.witnesses.empty() && program.choices.chance(20))
    inner.witnesses.push_back(
        pass(TrackedFlag{program.scope.witnesses.back(), true}).value);
  return inner;
}

static void drawReturned(ShapeProgram &program, Callee &callee) {
  const ShapeScope &scope = program.scope;
  if (!scope.sizes.empty() && program.choices.chance(60))
    callee.size = scope.sizes[scope.sizes.size() - 1 -
                              program.choices.draw(
                                  std::min<size_t>(scope.sizes.size(), 3))];
  if (!callee.size || program.choices.chance(60))
    callee.shape = scope.shapes[scope.shapes.size() - 1 -
                                program.choices.draw(
                                    std::min<size_t>(scope.shapes.size(), 3))];
}

/// Fills the body, which returns by `shape.return` if `isShapeFunc`.
static void fillBody(ShapeProgram &program, Callee &callee, ShapeScope inner,
                     bool isShapeFunc) {
  Block &entry = callee.function.getFunctionBody().front();
  ShapeScope outer = std::exchange(program.scope, std::move(inner));
  bool wasIsolated = std::exchange(program.isIsolated, true);
  ++program.depth;
  program.builder.setInsertionPointToEnd(&entry);
  emitShapeSteps(program,
                 program.choices.range(1, shapeBudget::maxNestedSteps));
  drawReturned(program, callee);
  --program.depth;
  program.isIsolated = wasIsolated;
  SmallVector<Value> returned = callee.getReturned();
  if (isShapeFunc)
    shape::ReturnOp::create(program.builder, program.location, returned);
  else
    func::ReturnOp::create(program.builder, program.location, returned);
  callee.function.setFunctionTypeAttr(
      TypeAttr::get(program.builder.getFunctionType(
          entry.getArgumentTypes(), TypeRange(ValueRange(returned)))));
  program.scope = std::move(outer);
}

/// The place and kind of a function.
enum class Home { LibraryFunc, LibraryShapeFunc, ModuleShapeFunc, ModuleFunc };

/// Makes an empty function in its home, and changes the insertion point.
static FunctionOpInterface makeFunction(ShapeProgram &program, Home home,
                                        StringRef name) {
  OpBuilder &builder = program.builder;
  bool inLibrary = home == Home::LibraryFunc || home == Home::LibraryShapeFunc;
  if (inLibrary)
    builder.setInsertionPointToEnd(&getLibrary(program).getBody().front());
  else
    builder.setInsertionPointToStart(program.getModule().getBody());
  FunctionType none = builder.getFunctionType({}, {});
  if (home == Home::LibraryFunc || home == Home::ModuleFunc)
    return cast<FunctionOpInterface>(
        func::FuncOp::create(builder, program.location, name, none)
            .getOperation());
  return cast<FunctionOpInterface>(
      shape::FuncOp::create(builder, program.location, name, none)
          .getOperation());
}

/// Declares in the module a function that calls can name. Its attribute names
/// the function that it stands for: by symbol, or by an operation that the
/// library maps to that function. Returns the declaration's name.
static std::string declare(ShapeProgram &program, Home home,
                           FunctionOpInterface function) {
  OpBuilder &builder = program.builder;
  StringAttr name = builder.getStringAttr(function.getName());
  auto symbol = FlatSymbolRefAttr::get(name);
  Attribute target = symbol;
  if (home != Home::ModuleShapeFunc) {
    shape::FunctionLibraryOp library = getLibrary(program);
    target = SymbolRefAttr::get(library.getSymNameAttr(), symbol);
    if (program.choices.chance(40)) {
      std::string operation = "foo." + name.str();
      NamedAttrList mapping(library.getMapping());
      mapping.append(operation, symbol);
      library.setMappingAttr(mapping.getDictionary(builder.getContext()));
      target = builder.getStringAttr(operation);
    }
  }
  std::string declared = "call_" + name.str();
  builder.setInsertionPointToStart(program.getModule().getBody());
  auto declaration =
      func::FuncOp::create(builder, program.location, declared,
                           cast<FunctionType>(function.getFunctionType()));
  declaration.setPrivate();
  declaration->setAttr(attrs::shapeFunction, target);
  return declared;
}

bool generate::emitCall(ShapeProgram &program) {
  if (program.depth >= 2)
    return false;
  auto home = program.inLibrary ? Home::LibraryFunc
                                : static_cast<Home>(program.choices.draw(4));
  std::string name = "f" + std::to_string(program.takeNumber());
  Callee callee;
  Block *entry = new Block;
  // The operands are made at the call, before the body is entered.
  ShapeScope parameters = makeParameters(program, callee, *entry);
  OpBuilder::InsertPoint here = program.builder.saveInsertionPoint();
  callee.function = makeFunction(program, home, name);
  callee.function.getFunctionBody().push_back(entry);
  bool isShapeFunc =
      home == Home::LibraryShapeFunc || home == Home::ModuleShapeFunc;
  bool wasInLibrary =
      std::exchange(program.inLibrary, home == Home::LibraryFunc ||
                                           home == Home::LibraryShapeFunc);
  fillBody(program, callee, std::move(parameters), isShapeFunc);
  program.inLibrary = wasInLibrary;
  std::string called = name;
  if (home != Home::ModuleFunc && !program.inLibrary)
    called = declare(program, home, callee.function);
  program.builder.restoreInsertionPoint(here);
  SmallVector<Value> returned = callee.getReturned();
  auto call =
      func::CallOp::create(program.builder, program.location, called,
                           TypeRange(ValueRange(returned)), callee.arguments);
  ValueRange results = call.getResults();
  if (callee.size) {
    program.add(results.front(), callee.size->known);
    results = results.drop_front();
  }
  if (callee.shape)
    program.add(results.front(), callee.shape->known);
  return true;
}
