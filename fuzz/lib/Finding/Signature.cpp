//===- Signature.cpp - what findings are deduplicated by ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Support/Words.h"

#include "padlab/fuzz/Finding.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

#include <map>
#include <set>

using namespace mlir;
using namespace padlab;

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// Returns the position of the bracket that closes the one at `begin`, ignoring
/// the `>` of arrows; npos if nothing closes it.
static size_t findClosing(StringRef text, size_t begin) {
  char open = text[begin], close = open == '<' ? '>' : ')';
  unsigned depth = 0;
  for (size_t at = begin; at < text.size(); ++at) {
    depth += text[at] == open;
    if (text[at] == close && text[at - 1] != '-' && --depth == 0)
      return at;
  }
  return llvm::StringRef::npos;
}

/// Drops the parameters of types: `tensor<?x4xi32>` becomes `tensor<>`.
static std::string dropParameters(StringRef text) {
  std::string normal;
  for (size_t at = 0; at < text.size(); ++at) {
    normal += text[at];
    if (text[at] != '<' || at == 0 || !llvm::isAlpha(text[at - 1]))
      continue;
    if (size_t end = findClosing(text, at); end != llvm::StringRef::npos) {
      normal += '>';
      at = end;
    }
  }
  return normal;
}

/// Replaces each affine map, such as `(d0, d1)[s0] -> (d0 + s0)`, by `map`; an
/// `affine_map<>` around it stays. Several bare maps with `, ` between become
/// one `map`.
static std::string dropMaps(StringRef text) {
  static constexpr StringLiteral arrow = " -> (", map = "map";
  std::string normal;
  for (size_t at; (at = text.find(arrow)) != llvm::StringRef::npos;) {
    size_t begin = text.take_front(at).rfind('(');
    size_t end = findClosing(text, at + arrow.size() - 1);
    auto isParameter = [](char c) {
      return llvm::isDigit(c) || StringRef("ds, ()[]").contains(c);
    };
    bool isMap = begin != llvm::StringRef::npos &&
                 end != llvm::StringRef::npos &&
                 llvm::all_of(text.slice(begin, at), isParameter);
    if (!isMap) {
      normal += text.take_front(at + arrow.size());
      text = text.drop_front(at + arrow.size());
      continue;
    }
    normal += text.take_front(begin);
    if (StringRef(normal).ends_with((map + ", ").str()))
      normal.resize(normal.size() - 2);
    else
      normal += map;
    text = text.drop_front(end + 1);
  }
  return normal + text.str();
}

/// Removes what differs between cases of one defect: numbers, quoted names,
/// types, maps, and the lengths of lists of these.
static std::string dropParticulars(StringRef original) {
  std::string text = dropParameters(dropMaps(original));
  std::string normal;
  bool quoted = false;
  for (char c : text) {
    // The apostrophe of `doesn't` quotes nothing.
    if (c == '\'' &&
        (quoted || normal.empty() || !llvm::isAlpha(normal.back()))) {
      quoted = !quoted;
      continue;
    }
    if (quoted)
      continue;
    if (llvm::isDigit(c)) {
      // A minus that belongs to the number is removed, too; a hyphen stays.
      if (StringRef(normal).ends_with(" -") ||
          StringRef(normal).ends_with("(-") ||
          StringRef(normal).ends_with("[-"))
        normal.pop_back();
      continue;
    }
    // Numbers have been removed: a list of numbers becomes an empty list,
    // however long it was.
    if (c == ')' || c == ']')
      normal.resize(StringRef(normal).rtrim(", ").size());
    normal += c;
  }
  return normal;
}

std::string padlab::normalizeMessage(const Verdict &verdict,
                                     const Blame &blame) {
  if (!verdict.has(VerdictKind::SaysMessage))
    return {};
  // Crashes in one function are one defect, whether a bad address or an abort
  // ended the process.
  if (!verdict.function.empty())
    return "at " + verdict.function;
  // Each operation that uses a value reports in its own words that the type of
  // the value has changed.
  if (!blame.victim.empty() && StringRef(verdict.message).contains("type"))
    return "a value has another type than its users expect";
  return dropParticulars(verdict.message);
}

//===----------------------------------------------------------------------===//
// Shape
//===----------------------------------------------------------------------===//

using Names = std::set<std::string>;

/// Whether the operation only supplies or encloses others: constants and
/// arithmetic on scalars, empty tensors, terminators, functions.
static bool isIncidental(Operation *op) {
  auto isScalar = [](Type type) { return type.isIntOrIndexOrFloat(); };
  return op->hasTrait<OpTrait::ConstantLike>() ||
         op->hasTrait<OpTrait::IsTerminator>() ||
         isa<ModuleOp, func::FuncOp, tensor::EmptyOp>(op) ||
         (llvm::all_of(op->getOperandTypes(), isScalar) &&
          llvm::all_of(op->getResultTypes(), isScalar));
}

static Names collectNames(ModuleOp module, bool all) {
  Names names;
  module.walk([&](Operation *op) {
    if (op->getName().getDialectNamespace() != "transform" &&
        (all ? !isa<ModuleOp, func::FuncOp>(op) : !isIncidental(op)))
      names.insert(op->getName().getStringRef().str());
  });
  return names;
}

/// Drops loops and branches that merely enclose what the guilty pattern
/// removed: the same defect occurs with and without them.
static void dropBystanders(Names &names, const Blame &blame) {
  if (blame.application == 0 || blame.after.empty())
    return;
  std::map<std::string, unsigned> after = countNames(blame.after);
  std::map<std::string, unsigned> before = countNames(blame.before);
  Names rest;
  for (const std::string &name : names)
    if (!StringRef(name).starts_with("scf.") || after[name] < before[name])
      rest.insert(name);
  if (!rest.empty())
    names = std::move(rest);
}

/// Adds those traits of an operation on which defects are known to depend. The
/// reduction removes a trait from the program if the defect does not need it.
static void addTraits(Operation *op, Names &traits) {
  if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    if (generic.getNumResults() > 1)
      traits.insert("multi-result");
    if (generic.getNumReductionLoops() > 0)
      traits.insert("reduction");
    for (BlockArgument init : generic.getRegionOutputArgs())
      if (!init.use_empty())
        traits.insert("reads-init");
    if (generic.hasIndexSemantics())
      traits.insert("index");
  }
  if (auto pad = dyn_cast<tensor::PadOp>(op)) {
    SmallVector<OpFoldResult> amounts = pad.getMixedLowPad();
    llvm::append_range(amounts, pad.getMixedHighPad());
    for (OpFoldResult amount : amounts)
      if (getConstantIntValue(amount).value_or(0) < 0)
        traits.insert("crop");
    if (pad.getNofold())
      traits.insert("nofold");
    for (BlockArgument index : pad.getRegion().getArguments())
      if (!index.use_empty())
        traits.insert("index");
  }
  for (Type type : op->getResultTypes()) {
    if (auto tensor = dyn_cast<RankedTensorType>(type);
        tensor && tensor.getEncoding())
      traits.insert("encoding");
    if (isa<UnrankedTensorType>(type))
      traits.insert("unranked");
    Type element = getElementTypeOrSelf(type);
    if (isa<ComplexType>(element))
      traits.insert("complex");
    else if (element.isIntOrFloat() && element.getIntOrFloatBitWidth() < 32)
      traits.insert(element.isInteger(1) ? "i1" : "narrow");
  }
}

std::string padlab::describeShape(const Case &minimal, const Blame &blame) {
  Names names = collectNames(minimal.getModule(), /*all=*/false);
  if (names.empty())
    names = collectNames(minimal.getModule(), /*all=*/true);
  dropBystanders(names, blame);
  Names traits;
  minimal.getModule()->walk([&](Operation *op) {
    if (names.count(op->getName().getStringRef().str()))
      addTraits(op, traits);
  });
  std::string shape = llvm::join(names, ",");
  return traits.empty() ? shape : shape + " [" + llvm::join(traits, ",") + "]";
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

bool padlab::isAccidentalPlace(StringRef place) {
  static constexpr StringLiteral prefixes[] = {
      "llvm::",
      "mlir::AsmPrinter::",
      "mlir::Block::",
      "mlir::DenseIntOrFPElementsAttr::",
      "mlir::IntegerAttr::",
      "mlir::MLIRContext::",
      "mlir::Operation::",
      "mlir::OperationState::",
      "mlir::Region::",
      "mlir::Type::",
      "mlir::TypeRange::",
      "mlir::Value::",
      "mlir::arith::Constant",
      "mlir::detail::"};
  return place.ends_with("::verifyInvariantsImpl") ||
         llvm::any_of(prefixes, [&](StringRef prefix) {
           return place.starts_with(prefix);
         });
}

DefectKey DefectKey::of(const Verdict &verdict) {
  DefectKey key;
  key.kind = verdict.kind;
  key.pipeline = getPipelineOf(verdict.pipeline).str();
  key.pass = verdict.pass;
  key.pattern = verdict.operation;
  key.message = normalizeMessage(verdict, {});
  // The function says nothing about a hang: a compiler that hangs is killed at
  // an arbitrary position.
  if (verdict.has(VerdictKind::SaysMessage)) {
    key.function = verdict.function;
    key.caller = verdict.caller;
  }
  return key;
}

DefectKey DefectKey::of(const Verdict &verdict, const Blame &blame) {
  DefectKey key = of(verdict);
  key.pass = blame.pass;
  key.pattern = blame.getPatternName();
  key.message = normalizeMessage(verdict, blame);
  return key;
}

DefectKey Finding::getKey() const {
  DefectKey key = DefectKey::of(verdict, blame);
  key.shape = shape;
  return key;
}

/// Returns the function in which the compiler crashed. Version 1 of
/// finding.json has this function only as a part of its message.
static StringRef getFunction(const json::Object &finding, StringRef message) {
  if (auto function = finding.getString("function"))
    return *function;
  return message.consume_front("at ") ? message : StringRef();
}

DefectKey DefectKey::fromFinding(const json::Object &finding) {
  auto read = [](const json::Object &object, StringRef key) {
    return object.getString(key).value_or("").str();
  };
  DefectKey key;
  key.name = read(finding, "signature");
  key.kind = read(finding, "verdict");
  key.pipeline = getPipelineOf(read(finding, "pipeline")).str();
  key.message = read(finding, "message");
  key.function = getFunction(finding, key.message).str();
  key.caller = read(finding, "caller");
  key.shape = read(finding, "shape");
  if (const json::Object *blame = finding.getObject("blame")) {
    key.pass = read(*blame, "pass");
    key.pattern = read(*blame, "pattern");
  }
  return key;
}

bool DefectKey::hasPlace() const {
  return !function.empty() && !isAccidentalPlace(function);
}

/// Whether a single pattern is guilty, rather than a pass or an operation of a
/// script. The mistake is then in the pattern, whatever the program.
static bool isPattern(StringRef patternName) {
  Blame blame;
  blame.setPatternName(patternName);
  return !blame.pattern.empty();
}

DefectKey DefectKey::at(Grain grain) const {
  DefectKey key = *this;
  key.name.clear();
  if (grain != Grain::Finding)
    key.shape.clear();
  switch (grain) {
  case Grain::Raw:
    return key;
  case Grain::Group:
    key.aspect.clear();
    if (!pass.empty())
      key.pipeline.clear();
    return key;
  case Grain::Way:
    key.message.clear();
    key.function.clear();
    key.caller.clear();
    key.aspect.clear();
    return key;
  case Grain::Cluster:
  case Grain::Finding:
    key.pipeline.clear();
    key.caller.clear();
    key.aspect.clear();
  }
  // If the defect has a location or a pattern, the program around it does not
  // matter.
  if (hasPlace() ||
      (hasTrait(kind, VerdictKind::PatternSaysAll) && isPattern(pattern)))
    key.shape.clear();
  if (grain == Grain::Finding && !function.empty() && !hasPlace())
    key.message = "at";
  return key;
}

namespace {

struct KeyField {
  StringLiteral name;
  std::string DefectKey::*value;
};

} // namespace

static constexpr KeyField keyFields[] = {
    {"kind", &DefectKey::kind},       {"pipeline", &DefectKey::pipeline},
    {"pass", &DefectKey::pass},       {"pattern", &DefectKey::pattern},
    {"message", &DefectKey::message}, {"function", &DefectKey::function},
    {"caller", &DefectKey::caller},   {"shape", &DefectKey::shape},
    {"aspect", &DefectKey::aspect}};

json::Object DefectKey::toJSON() const {
  json::Object object;
  for (const KeyField &field : keyFields)
    if (const std::string &text = this->*field.value; !text.empty())
      object[field.name] = json::fixUTF8(text);
  return object;
}

std::optional<DefectKey> DefectKey::fromJSON(const json::Value *value) {
  const json::Object *object = value ? value->getAsObject() : nullptr;
  if (!object)
    return std::nullopt;
  DefectKey key;
  for (const KeyField &field : keyFields)
    key.*field.value = object->getString(field.name).value_or("").str();
  return key;
}

/// Returns `X` for `(anonymous namespace)::X<T>`.
static StringRef getLastName(StringRef name) {
  name = name.take_until([](char c) { return c == '<'; });
  size_t colon = name.rfind("::");
  return colon == llvm::StringRef::npos ? name : name.drop_front(colon + 2);
}

std::string DefectKey::getSignature() const {
  DefectKey key = at(Grain::Finding);
  // The format must not change, because stored findings, decisions and links
  // refer to findings by these names.
  std::string all = key.kind + "|" + key.pass + "|" + key.pattern + "|" +
                    key.shape + "|" + key.message;
  // The hash decides; the words before it are for people.
  Blame blame;
  blame.setPatternName(pattern);
  StringRef culprit = pass;
  if (!pattern.empty())
    culprit =
        getLastName(blame.pattern.empty() ? blame.operation : blame.pattern);
  std::string name = kind;
  if (!culprit.empty())
    name += "-" + culprit.str();
  for (char &c : name)
    if (!llvm::isAlnum(c) && c != '-' && c != '_')
      c = '_';
  return name + "-" +
         llvm::utohexstr(llvm::xxh3_64bits(all), /*LowerCase=*/true, 16)
             .substr(0, 8);
}
