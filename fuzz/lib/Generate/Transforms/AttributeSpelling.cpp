//===- AttributeSpelling.cpp - how LLVMs spell attributes -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptWriter.h"

#include "../Ops/LLVMVersion.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace padlab;
using namespace padlab::generate;

/// Operations that take attributes as a dictionary of properties, `<{...}>`.
static constexpr llvm::StringLiteral withDictionary[] = {
    "bufferization.one_shot_bufferize",
    "memref.multibuffer",
    "structured.bufferize_to_allocation",
    "structured.pad",
    "structured.promote",
    "structured.split_reduction",
    "structured.vectorize_children_and_apply_patterns"};

/// Operations whose own parser reads a dictionary in braces.
static constexpr llvm::StringLiteral withBraces[] = {"structured.split"};

/// Splits a dictionary into entries; commas within lists do not count.
static llvm::SmallVector<std::string> splitEntries(llvm::StringRef text) {
  llvm::SmallVector<std::string> entries(1);
  int depth = 0;
  for (char c : text) {
    depth += c == '[' || c == '<' || c == '(';
    depth -= c == ']' || c == '>' || c == ')';
    if (c == ',' && depth == 0)
      entries.emplace_back();
    else if (c != ' ' || !entries.back().empty())
      entries.back() += c;
  }
  return entries;
}

/// Spells an entry without its type, which the operation knows: `factor = 2`.
static std::string spellEntry(llvm::StringRef entry) {
  static const char *const winograd[] = {"F_2_3", "F_4_3", "F_2_5"};
  auto [name, value] = entry.split(" = ");
  unsigned number;
  if (name == "fmr" && !value.split(' ').first.getAsInteger(10, number))
    return std::string("fmr(") + winograd[number] + ")";
  return llvm::Regex(" : i[0-9]+$").sub("", entry);
}

/// Spells a dictionary as properties; an entry that is a keyword precedes them.
static std::string spellDictionary(llvm::StringRef inside) {
  constexpr llvm::StringLiteral word = "use_prescribed_tensor_shapes";
  llvm::SmallVector<std::string> entries = splitEntries(inside);
  bool hasWord = llvm::is_contained(entries, word);
  llvm::erase(entries, word);
  return (hasWord ? " " + word.str() : "") + " <{" + llvm::join(entries, ", ") +
         "}>";
}

std::string generate::spellAttributes(llvm::StringRef line) {
  size_t begin = line.rfind(" {"), end = line.find('}', begin);
  if (!llvm_version::hasStrictProperties || begin == llvm::StringRef::npos ||
      end == llvm::StringRef::npos)
    return line.str();
  llvm::StringRef inside = line.slice(begin + 2, end);
  llvm::StringRef name =
      line.split("transform.").second.split(' ').first.trim();
  if (llvm::is_contained(withBraces, name))
    return line.str();
  std::string spelled;
  if (llvm::is_contained(withDictionary, name))
    spelled = spellDictionary(inside);
  else
    for (const std::string &entry : splitEntries(inside))
      spelled += " " + spellEntry(entry);
  return (line.take_front(begin) + spelled + line.drop_front(end + 1)).str();
}
