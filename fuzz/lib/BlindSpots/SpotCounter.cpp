//===- SpotCounter.cpp - counts what programs contain ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpotParts.h"

#include "../Generate/Passes/PassSequence.h"
#include "../Generate/PassesTarget.h"

#include "padlab/codegen/LLVMVersion.h"
#include "padlab/codegen/Registration.h"
#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/BlindSpots.h"
#include "padlab/fuzz/Generator.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::blind;

static constexpr StringLiteral anyOperation = "any";

namespace {
/// Facts about an operation that was seen.
struct SeenOperation {
  /// Whether the operation may be only in the bodies of certain operations.
  bool isBound = false;
  /// Whether it has operands or results with element types, and regions.
  bool hasElements = false, hasRegions = false;
  /// The element types with which the operation was seen. `legal` has the
  /// classes of element types that the verifier accepts in place of these.
  std::set<Type, bool (*)(Type, Type)> asked{[](Type a, Type b) {
    return a.getAsOpaquePointer() < b.getAsOpaquePointer();
  }};
  std::set<std::string> legal;
  /// For each attribute, the number of programs with each of its values; null
  /// means that it was absent.
  std::map<std::string, llvm::DenseMap<const void *, uint64_t>> values;
};
} // namespace

struct SpotCounter::State {
  explicit State(MLIRContext *context)
      : context(context), scratch(context),
        classes(getElementClasses(context)) {}

  void lookAtOperation(Operation *op);
  void lookAtElements(Operation *op, SeenOperation &seen);
  void lookAtSequence(StringRef passes);
  void learn(Operation *op, SeenOperation &seen);
  void endProgram();
  void note(StringRef axis, StringRef of, StringRef with = "") {
    ofProgram.insert({axis.str(), of.str(), with.str()});
  }

  MLIRContext *context;
  ScratchFunction scratch;
  std::vector<ElementClass> classes;
  std::map<std::string, SeenOperation> operations;
  std::map<Spot, uint64_t> counts, forms;
  uint64_t programs = 0, unreadable = 0;

  /// The entries that are seen in the current program.
  std::set<Spot> ofProgram;
  std::set<std::tuple<std::string, std::string, const void *>> valuesOfProgram;
};

SpotCounter::SpotCounter(MLIRContext *context)
    : state(std::make_unique<State>(context)) {}
SpotCounter::~SpotCounter() = default;

//===----------------------------------------------------------------------===//
// One program
//===----------------------------------------------------------------------===//

/// Returns whether the operation's name determines its body, which then is not
/// counted.
static bool hasImpliedBody(Operation *op) {
  return isa<linalg::LinalgOp>(op) &&
         !isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(op);
}

static bool isScript(Operation *op) {
  return isa_and_nonnull<transform::TransformDialect>(op->getDialect());
}

/// Returns whether an operation may be in any body: it is neither a terminator,
/// nor a symbol, nor a transform operation.
static bool hasBodyOfChoice(const RegisteredOperationName &name) {
  return !name.hasTrait<OpTrait::IsTerminator>() &&
         !name.hasInterface<SymbolOpInterface>() &&
         name.getDialectNamespace() != "transform";
}

static std::string describeBody(Operation *op) {
  Operation *parent = op->getParentOp();
  std::string name = parent->getName().getStringRef().str();
  return op->getParentRegion()->hasOneBlock() ? name : name + " blocks";
}

void SpotCounter::State::learn(Operation *op, SeenOperation &seen) {
  seen.hasRegions = op->getNumRegions() != 0;
  seen.isBound = !hasBodyOfChoice(*op->getName().getRegisteredInfo()) ||
                 !scratch.mayStandInFunction(op);
}

void SpotCounter::State::lookAtElements(Operation *op, SeenOperation &seen) {
  SmallVector<Type> types;
  for (Type type : llvm::concat<Type>(llvm::to_vector(op->getOperandTypes()),
                                      llvm::to_vector(op->getResultTypes())))
    if (Type element = getElementTypeOrSelf(type);
        !getElementClass(element).empty() &&
        !llvm::is_contained(types, element))
      types.push_back(element);
  for (Type type : types) {
    seen.hasElements = true;
    note("element", op->getName().getStringRef(), getElementClass(type));
    note("element", anyOperation, getElementClass(type));
    if (seen.hasRegions || isScript(op) || !seen.asked.insert(type).second)
      continue;
    for (const ElementClass &other : classes)
      if (!seen.legal.count(other.name.str()) &&
          scratch.verifiesWith(op, type, other.example))
        seen.legal.insert(other.name.str());
  }
}

void SpotCounter::State::lookAtOperation(Operation *op) {
  std::optional<RegisteredOperationName> info =
      op->getName().getRegisteredInfo();
  if (!info || isa<ModuleOp>(op))
    return;
  StringRef name = op->getName().getStringRef();
  auto [it, isNew] = operations.try_emplace(name.str());
  SeenOperation &seen = it->second;
  if (isNew)
    learn(op, seen);
  note("dialect", op->getDialect()->getNamespace());
  note("operation", name);
  if (!seen.isBound)
    note("body", name, describeBody(op));
  for (StringAttr attribute : info->getAttributeNames())
    valuesOfProgram.insert({name.str(), attribute.str(),
                            op->getAttr(attribute).getAsOpaquePointer()});
  lookAtElements(op, seen);
}

void SpotCounter::State::lookAtSequence(StringRef passes) {
  for (const std::string &step : splitPasses(passes)) {
    StringRef name = getPassArgument(step);
    note("pass", name);
    for (const std::string &option : generate::getStepOptions(step))
      note("option", name, StringRef(option).split('=').first);
  }
}

void SpotCounter::State::endProgram() {
  ++programs;
  for (const Spot &spot : ofProgram)
    ++counts[spot];
  for (const auto &[operation, attribute, value] : valuesOfProgram)
    ++operations[operation].values[attribute][value];
  ofProgram.clear();
  valuesOfProgram.clear();
}

void SpotCounter::look(ModuleOp program) {
  program.walk<WalkOrder::PreOrder>([&](Operation *op) {
    state->lookAtOperation(op);
    return hasImpliedBody(op) ? WalkResult::skip() : WalkResult::advance();
  });
  if (func::FuncOp entry = findEntry(program))
    if (auto passes = entry->getAttrOfType<StringAttr>(attrs::passes))
      state->lookAtSequence(passes.getValue());
  state->endProgram();
}

void SpotCounter::lookAtFile(const std::string &path) {
  ScopedDiagnosticHandler silence(state->context,
                                  [](Diagnostic &) { return success(); });
  FailureOr<Case> theCase = Case::parseFile(path, state->context);
  if (failed(theCase))
    ++state->unreadable;
  else
    look(theCase->getModule());
}

//===----------------------------------------------------------------------===//
// A run of the generators
//===----------------------------------------------------------------------===//

namespace {
struct Share {
  StringLiteral target;
  unsigned programs;
};
/// How many programs of each target a round generates. Target `passes` has the
/// largest share, because only its programs have passes and options.
constexpr Share shares[] = {{"pad", 2},   {"tensor", 2}, {"shape", 1},
                            {"std", 1},   {"loops", 2},  {"vectors", 2},
                            {"passes", 6}};
} // namespace

void SpotCounter::generate(uint64_t rounds, uint64_t seed,
                           llvm::function_ref<void(uint64_t, uint64_t)> show) {
  for (uint64_t round = 0; round < rounds; ++round) {
    for (const Share &share : shares)
      for (unsigned i = 0; i < share.programs; ++i) {
        RandomChoices choices(seed + round * share.programs + i);
        look(*findFuzzTarget(share.target)->build(choices, state->context));
      }
    show(round + 1, rounds);
  }
  for (const auto &[spot, count] : drawForms(
           state->context, seed, [&](ModuleOp program) { look(program); }))
    state->forms[spot] += count;
}

//===----------------------------------------------------------------------===//
// Listing all spots
//===----------------------------------------------------------------------===//

namespace {
/// Adds the entries that programs could have, but none has, with a count of 0.
class Universe {
public:
  Universe(MLIRContext *context, std::map<Spot, uint64_t> &seen)
      : context(context), seen(seen) {}

  void addDialects();
  void addOperations();
  void addBodies(const std::map<std::string, SeenOperation> &operations);
  void addAttributes(const std::string &name, const SeenOperation &operation);
  void addElements(const std::string &name, const SeenOperation &operation,
                   ArrayRef<ElementClass> classes);
  void addPasses(ArrayRef<ListedPass> passes,
                 const std::set<std::string> &ofTable);

private:
  void add(StringRef axis, StringRef of, StringRef with = "") {
    seen.try_emplace({axis.str(), of.str(), with.str()}, 0);
  }

  MLIRContext *context;
  std::map<Spot, uint64_t> &seen;
};
} // namespace

void Universe::addDialects() {
  DialectRegistry registry;
  registerAllDialects(registry);
  for (StringRef name : llvm_version::getDialectNames(registry))
    if (name != "builtin")
      add("dialect", name);
}

/// Adds all operations of those dialects of which programs have an operation.
void Universe::addOperations() {
  for (RegisteredOperationName name : context->getRegisteredOperations()) {
    auto dialect = seen.find({"dialect", name.getDialectNamespace().str(), ""});
    if (dialect != seen.end() && dialect->second != 0)
      add("operation", name.getStringRef());
  }
}

void Universe::addBodies(
    const std::map<std::string, SeenOperation> &operations) {
  std::set<std::string> bodies;
  for (const auto &[spot, count] : seen)
    if (spot.axis == "body")
      bodies.insert(spot.with);
  for (const auto &[name, operation] : operations)
    if (!operation.isBound)
      for (const std::string &body : bodies)
        add("body", name, body);
}

/// Counts for each attribute the programs in which it has another value than
/// its most frequent one.
void Universe::addAttributes(const std::string &name,
                             const SeenOperation &operation) {
  for (const auto &[attribute, values] : operation.values) {
    if (StringRef(attribute).ends_with("SegmentSizes"))
      continue;
    uint64_t all = 0, most = 0;
    for (const auto &[value, count] : values) {
      all += count;
      most = std::max(most, count);
    }
    seen[{"attribute", name, attribute}] = all - most;
  }
}

void Universe::addElements(const std::string &name,
                           const SeenOperation &operation,
                           ArrayRef<ElementClass> classes) {
  if (!operation.hasElements || StringRef(name).starts_with("transform."))
    return;
  // For an operation with regions, the verifier cannot tell which element types
  // are legal: it would need a body with these types.
  for (const ElementClass &each : classes)
    if (operation.hasRegions ? each.isCommon
                             : operation.legal.count(each.name.str()) != 0)
      add("element", name, each.name);
}

void Universe::addPasses(ArrayRef<ListedPass> passes,
                         const std::set<std::string> &ofTable) {
  for (const ListedPass &pass : passes) {
    add("pass", pass.name);
    if (ofTable.count(pass.name))
      for (const std::string &option : pass.options)
        add("option", pass.name, option);
  }
}

SpotCounts SpotCounter::finish(ArrayRef<ListedPass> passes) const {
  SpotCounts counts;
  counts.seen = state->counts;
  counts.seen.insert(state->forms.begin(), state->forms.end());
  counts.programs = state->programs;
  counts.unreadable = state->unreadable;
  Universe universe(state->context, counts.seen);
  universe.addDialects();
  universe.addOperations();
  universe.addBodies(state->operations);
  for (const auto &[name, operation] : state->operations) {
    universe.addAttributes(name, operation);
    universe.addElements(name, operation, state->classes);
  }
  for (const ElementClass &each : state->classes)
    counts.seen.try_emplace({"element", anyOperation.str(), each.name.str()},
                            0);
  std::set<std::string> ofTable = getPassesOfTable();
  universe.addPasses(passes, ofTable);
  counts.passesOfMlirOpt = passes.size();
  counts.passesWithoutTable =
      llvm::count_if(passes, [&](const ListedPass &pass) {
        return !ofTable.count(pass.name);
      });
  return counts;
}
