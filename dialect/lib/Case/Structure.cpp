//===- Structure.cpp - the structural hash of a case ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes the structure of a program as a list of words: names, and texts of
/// types and attributes, by their hashes; values, blocks and everything that is
/// counted by numbers. This costs much less than to print the program, because
/// a type or attribute is printed once, however often it occurs.
///
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Case.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace padlab;

namespace {

class StructureWords {
public:
  explicit StructureWords(ModuleOp module);

  void add(Operation *op);
  uint64_t hash() const {
    return llvm::xxh3_64bits(
        ArrayRef(reinterpret_cast<const uint8_t *>(words.data()),
                 words.size() * sizeof(uint64_t)));
  }

private:
  void add(uint64_t word) { words.push_back(word); }
  void add(StringRef text) { add(llvm::xxh3_64bits(text)); }
  void add(NamedAttribute attribute) {
    add(attribute.getName().getValue());
    addPrinted(attribute.getValue());
  }
  /// Adds the hash of the text of a type or attribute. Addresses differ between
  /// processes.
  template <typename T>
  void addPrinted(T printed);
  void addTypes(TypeRange types);
  void addFunction(func::FuncOp function);
  void add(Block &block);
  /// Numbers values and blocks in the order in which they are met.
  template <typename T>
  void addNumber(llvm::DenseMap<T, uint64_t> &numbers, T key) {
    add(numbers.try_emplace(key, numbers.size()).first->second);
  }

  AsmState state;
  /// The names of the functions and, instead of these, the names that they have
  /// in texts, which follow from their order.
  llvm::DenseMap<StringAttr, StringAttr> names;
  AttrTypeReplacer renaming;
  std::vector<uint64_t> words;
  llvm::DenseMap<const void *, uint64_t> printedHashes;
  llvm::DenseMap<Value, uint64_t> values;
  llvm::DenseMap<Block *, uint64_t> blocks;
};

} // namespace

StructureWords::StructureWords(ModuleOp module) : state(module.getContext()) {
  // No user can choose these names.
  for (auto [i, function] : llvm::enumerate(module.getOps<func::FuncOp>()))
    names[function.getSymNameAttr()] =
        StringAttr::get(module.getContext(), "\x01" + llvm::Twine(i));
  renaming.addReplacement(
      [this](SymbolRefAttr symbol) -> std::optional<Attribute> {
        auto name = names.find(symbol.getRootReference());
        if (name == names.end())
          return std::nullopt;
        return SymbolRefAttr::get(name->second, symbol.getNestedReferences());
      });
}

template <typename T>
void StructureWords::addPrinted(T printed) {
  auto [known, isNew] =
      printedHashes.try_emplace(printed.getAsOpaquePointer(), 0);
  if (isNew) {
    if constexpr (std::is_same_v<T, Attribute>)
      printed = renaming.replace(printed);
    llvm::SmallString<128> text;
    llvm::raw_svector_ostream os(text);
    printed.print(os, state);
    known->second = llvm::xxh3_64bits(text.str());
  }
  add(known->second);
}

void StructureWords::addTypes(TypeRange types) {
  add(types.size());
  for (Type type : types)
    addPrinted(type);
}

/// Adds the attributes of a function that belong to the structure. That it is
/// the entry does, but neither its seed nor the inputs do.
void StructureWords::addFunction(func::FuncOp function) {
  bool isEntry = function->hasAttr(attrs::seed);
  for (NamedAttribute attribute : function->getAttrDictionary()) {
    StringRef name = attribute.getName().getValue();
    if (name == SymbolTable::getSymbolAttrName())
      continue;
    if (isEntry && name == attrs::seed)
      add(name);
    else if (!isEntry || name != function.getArgAttrsAttrName())
      add(attribute);
  }
  for (unsigned i = 0, e = isEntry ? function.getNumArguments() : 0; i < e; ++i)
    for (NamedAttribute attribute :
         function_interface_impl::getArgAttrs(function, i))
      if (attribute.getName() != attrs::extents &&
          attribute.getName() != attrs::value) {
        add(i);
        add(attribute);
      }
}

void StructureWords::add(Block &block) {
  addNumber(blocks, &block);
  addTypes(block.getArgumentTypes());
  for (Value argument : block.getArguments())
    addNumber(values, argument);
  add(block.getOperations().size());
  for (Operation &op : block)
    add(&op);
}

void StructureWords::add(Operation *op) {
  add(op->getName().getStringRef());
  add(op->getNumOperands());
  for (Value operand : op->getOperands())
    addNumber(values, operand);
  addTypes(op->getResultTypes());
  for (Value result : op->getResults())
    addNumber(values, result);
  if (auto function = dyn_cast<func::FuncOp>(op))
    addFunction(function);
  else
    addPrinted(Attribute(op->getAttrDictionary()));
  add(op->getNumSuccessors());
  for (Block *successor : op->getSuccessors())
    addNumber(blocks, successor);
  add(op->getNumRegions());
  for (Region &region : op->getRegions()) {
    add(region.getBlocks().size());
    for (Block &block : region)
      add(block);
  }
}

uint64_t Case::getStructuralHash() const {
  StructureWords words(getModule());
  words.add(getModule());
  return words.hash();
}
