//===- Signature.cpp - what findings are deduplicated by ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Words.h"

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

/// The end of what the bracket at `begin` opens, which is no part of an arrow;
/// npos where nothing closes it.
static size_t findClosing(llvm::StringRef text, size_t begin) {
  char open = text[begin], close = open == '<' ? '>' : ')';
  unsigned depth = 0;
  for (size_t at = begin; at < text.size(); ++at) {
    depth += text[at] == open;
    if (text[at] == close && text[at - 1] != '-' && --depth == 0)
      return at;
  }
  return llvm::StringRef::npos;
}

/// `tensor<?x4xi32>` becomes `tensor<>`.
static std::string dropParameters(llvm::StringRef text) {
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

/// `(d0, d1)[s0] -> (d0 + s0)`, with or without `affine_map` around it, becomes
/// `map`, and a list of them, too.
static std::string dropMaps(llvm::StringRef text) {
  static constexpr llvm::StringLiteral arrow = " -> (", map = "map";
  std::string normal;
  for (size_t at; (at = text.find(arrow)) != llvm::StringRef::npos;) {
    size_t begin = text.take_front(at).rfind('(');
    size_t end = findClosing(text, at + arrow.size() - 1);
    auto isParameter = [](char c) {
      return llvm::isDigit(c) || llvm::StringRef("ds, ()[]").contains(c);
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
    if (llvm::StringRef(normal).ends_with((map + ", ").str()))
      normal.resize(normal.size() - 2);
    else
      normal += map;
    text = text.drop_front(end + 1);
  }
  return normal + text.str();
}

/// Numbers, quoted names, types and maps differ from case to case, and how many
/// of them stand in a list.
static std::string dropParticulars(llvm::StringRef original) {
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
      // A sign, not a hyphen.
      if (llvm::StringRef(normal).ends_with(" -") ||
          llvm::StringRef(normal).ends_with("(-") ||
          llvm::StringRef(normal).ends_with("[-"))
        normal.pop_back();
      continue;
    }
    // A list of nothing but numbers, however many.
    if (c == ')' || c == ']')
      normal.resize(llvm::StringRef(normal).rtrim(", ").size());
    normal += c;
  }
  return normal;
}

std::string padlab::normalizeMessage(const Verdict &verdict,
                                     const Blame &blame) {
  llvm::StringRef detail = verdict.detail;
  if (verdict.kind == "crash") {
    // Whether it is a bad address or an abort is an accident of the same end.
    auto [words, frame] = detail.rsplit(", at ");
    if (!frame.empty())
      return ("at " + frame).str();
    return dropParticulars(words.split(" in ").first);
  }
  if (verdict.kind == "invalid-ir") {
    // The pass is the blame's to name.
    if (detail.starts_with("after '"))
      detail = detail.split("': ").second;
    // Each kind of user says in its own words that a value changed its type.
    if (!blame.victim.empty() && detail.contains("type"))
      return "a value has another type than its users expect";
    return dropParticulars(detail);
  }
  return verdict.kind == "rejected" ? dropParticulars(detail) : std::string();
}

//===----------------------------------------------------------------------===//
// Shape
//===----------------------------------------------------------------------===//

using Names = std::set<std::string>;

/// What only feeds or holds others: constants and arithmetic on scalars, empty
/// tensors, terminators.
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

/// Loops and branches that merely stand around what the guilty pattern took
/// away: the same defect is met with and without them.
static void dropBystanders(Names &names, const Blame &blame) {
  if (blame.application == 0 || blame.after.empty())
    return;
  std::map<std::string, unsigned> after = countNames(blame.after);
  std::map<std::string, unsigned> before = countNames(blame.before);
  Names rest;
  for (const std::string &name : names)
    if (!llvm::StringRef(name).starts_with("scf.") ||
        after[name] < before[name])
      rest.insert(name);
  if (!rest.empty())
    names = std::move(rest);
}

/// What operations have that defects are known to depend on, and that reduction
/// takes away where they do not.
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
    llvm::SmallVector<OpFoldResult> amounts = pad.getMixedLowPad();
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
// Signatures
//===----------------------------------------------------------------------===//

/// `X` of `transform.apply_patterns: (anonymous namespace)::X`.
static llvm::StringRef getLastName(llvm::StringRef name) {
  name = name.rsplit(": ").second.empty() ? name : name.rsplit(": ").second;
  name = name.take_until([](char c) { return c == '<'; });
  size_t colon = name.rfind("::");
  return colon == llvm::StringRef::npos ? name : name.drop_front(colon + 2);
}

bool padlab::isAccidentalPlace(llvm::StringRef place) {
  static constexpr llvm::StringLiteral prefixes[] = {
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
         llvm::any_of(prefixes, [&](llvm::StringRef prefix) {
           return place.starts_with(prefix);
         });
}

/// Whether one pattern is guilty, not a pass or an operation of a script: what
/// is wrong does not depend on the program then.
static bool isPattern(llvm::StringRef name) {
  return !name.empty() &&
         (!name.starts_with("transform.") || name.contains(": "));
}

std::string Finding::getSignature() const {
  llvm::StringRef place = message;
  bool hasPlace = place.consume_front("at ");
  bool saysAll = hasPlace && !isAccidentalPlace(place);
  // Where it has a place, or a pattern, the program around it is an accident.
  if ((verdict.kind == "crash" || verdict.kind == "invalid-ir") &&
      isPattern(blame.pattern))
    saysAll = true;
  std::string all = verdict.kind + "|" + blame.pass + "|" + blame.pattern +
                    "|" + (saysAll ? "" : shape) + "|" +
                    (hasPlace && isAccidentalPlace(place) ? "at" : message);
  // The hash decides; the words before it are for people.
  llvm::StringRef culprit =
      blame.pattern.empty() ? blame.pass : getLastName(blame.pattern);
  std::string name = verdict.kind;
  if (!culprit.empty())
    name += "-" + culprit.str();
  for (char &c : name)
    if (!llvm::isAlnum(c) && c != '-' && c != '_')
      c = '_';
  return name + "-" +
         llvm::utohexstr(llvm::xxh3_64bits(all), /*LowerCase=*/true, 16)
             .substr(0, 8);
}
