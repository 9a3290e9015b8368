//===- CInterface.cpp - an entry as a C function -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CInterface.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::aot;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Type CValue::getElementType() const {
  RankedTensorType tensor = getTensor();
  return tensor ? tensor.getElementType() : type;
}

std::string CValue::getExtentName(unsigned dim) const {
  return name + "_dim" + std::to_string(dim);
}

llvm::SmallVector<unsigned> CValue::getDynamicDims() const {
  llvm::SmallVector<unsigned> dims;
  if (RankedTensorType tensor = getTensor())
    for (auto [dim, extent] : llvm::enumerate(tensor.getShape()))
      if (ShapedType::isDynamic(extent))
        dims.push_back(dim);
  return dims;
}

static std::string print(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

static std::string getIntegerName(bool isUnsigned, unsigned bytes) {
  return (isUnsigned ? "uint" : "int") + std::to_string(8 * bytes) + "_t";
}

/// Sets the C type of an element (of one part if the element is complex), and
/// the note about this type.
static void nameElement(CValue &value) {
  Type part = value.getElementType();
  if (auto complex = dyn_cast<ComplexType>(part)) {
    value.note = "pairs of real and imaginary part";
    part = complex.getElementType();
  }
  unsigned bytes = value.storage.getPartBytes();
  if (part.isF32() || part.isF64()) {
    value.cType = part.isF32() ? "float" : "double";
    return;
  }
  auto integer = dyn_cast<IntegerType>(part);
  bool isBits = !integer && !part.isIndex(), isFlag = part.isInteger(1);
  value.cType = getIntegerName(
      isBits || isFlag || (integer && integer.isUnsigned()), bytes);
  std::string note;
  if (isBits)
    note = "the bits of " + print(part);
  else if (isFlag)
    note = "0 or 1";
  else if (value.storage.bits != 8 * bytes)
    note = print(part) + " in the lowest bits, all others zero";
  if (!note.empty())
    value.note += (value.note.empty() ? "" : ", ") + note;
}

static bool addValues(ArrayRef<Type> types, StringRef kind,
                      SmallVectorImpl<CValue> &values, std::string &reason) {
  for (auto [place, type] : llvm::enumerate(types)) {
    CValue value;
    value.type = type;
    value.name =
        (kind.take_front(kind == "argument" ? 3 : 6) + Twine(place)).str();
    bool isShaped = isa<ShapedType>(type);
    std::optional<ElementStorage> storage;
    if (!isShaped || value.getTensor())
      storage = getElementStorage(value.getElementType());
    // Only ranked tensors and scalars have a storage. Standard C has no type of
    // more than 64 bits that all compilers pass in the same way.
    if (!storage || storage->getPartBytes() > sizeof(int64_t)) {
      reason = (kind + " " + Twine(place) +
                " of the entry: no C type stands for " + print(type))
                   .str();
      return false;
    }
    value.storage = *storage;
    nameElement(value);
    values.push_back(std::move(value));
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Whether `name` can be the name of a parameter: it could be the name of a
/// function, this file does not generate it for other parameters than extents,
/// and no header is likely to define it as a macro. Names without lowercase
/// letters are often macros.
static bool isParameterName(StringRef name) {
  static const llvm::StringSet<> macros = {"linux", "unix",   "errno", "assert",
                                           "stdin", "stdout", "stderr"};
  auto isOurs = [&](StringRef prefix) {
    StringRef rest = name;
    if (!rest.consume_front(prefix) || rest.empty())
      return false;
    // The names of extents are made of those of tensors.
    rest = rest.drop_while(llvm::isDigit);
    return rest.empty() || rest.starts_with("_dim");
  };
  return isFunctionName(name) && !macros.contains(name) && name != "extents" &&
         !isOurs("arg") && !isOurs("result") &&
         llvm::any_of(name, llvm::isLower);
}

/// Gives arguments the names that they have in the source, if C allows these
/// and no other parameter has them.
static void nameArguments(CInterface &interface, ArrayRef<std::string> names) {
  llvm::StringSet<> taken = {interface.name};
  for (auto [argument, name] : llvm::zip(interface.arguments, names)) {
    CValue named = argument;
    named.name = name;
    bool isFree = isParameterName(name) && !taken.contains(name) &&
                  llvm::none_of(named.getDynamicDims(), [&](unsigned dim) {
                    return taken.contains(named.getExtentName(dim));
                  });
    if (isFree)
      argument = std::move(named);
    taken.insert(argument.name);
    for (unsigned dim : argument.getDynamicDims())
      taken.insert(argument.getExtentName(dim));
  }
}

std::optional<CInterface> CInterface::get(FunctionType type, StringRef name,
                                          std::string &reason,
                                          ArrayRef<std::string> argumentNames) {
  CInterface interface;
  interface.name = name.str();
  if (!addValues(type.getInputs(), "argument", interface.arguments, reason) ||
      !addValues(type.getResults(), "result", interface.results, reason))
    return std::nullopt;
  nameArguments(interface, argumentNames);
  return interface;
}

bool CInterface::hasDynamicResults() const {
  return llvm::any_of(results, [](const CValue &result) {
    return !result.getDynamicDims().empty();
  });
}

std::string CInterface::getShapeName(const CValue &result) const {
  return name + "_" + result.name + "_shape";
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// Whether `name` is a keyword of C17 or C++20, `main`, or a function of the C
/// library that programs cannot do without.
static bool isTaken(StringRef name) {
  static const llvm::StringSet<> names = {"alignas",      "alignof",
                                          "and",          "and_eq",
                                          "asm",          "auto",
                                          "bitand",       "bitor",
                                          "bool",         "break",
                                          "case",         "catch",
                                          "char",         "char16_t",
                                          "char32_t",     "char8_t",
                                          "class",        "co_await",
                                          "co_return",    "co_yield",
                                          "compl",        "concept",
                                          "const",        "consteval",
                                          "constexpr",    "constinit",
                                          "continue",     "const_cast",
                                          "decltype",     "default",
                                          "delete",       "do",
                                          "double",       "else",
                                          "enum",         "explicit",
                                          "export",       "extern",
                                          "false",        "float",
                                          "for",          "friend",
                                          "goto",         "if",
                                          "inline",       "int",
                                          "long",         "main",
                                          "mutable",      "namespace",
                                          "new",          "noexcept",
                                          "not",          "not_eq",
                                          "nullptr",      "operator",
                                          "or",           "or_eq",
                                          "private",      "protected",
                                          "public",       "register",
                                          "requires",     "restrict",
                                          "return",       "short",
                                          "signed",       "sizeof",
                                          "static",       "struct",
                                          "switch",       "template",
                                          "this",         "throw",
                                          "true",         "try",
                                          "typedef",      "typeid",
                                          "typename",     "union",
                                          "unsigned",     "using",
                                          "virtual",      "void",
                                          "volatile",     "wchar_t",
                                          "while",        "xor",
                                          "xor_eq",       "static_assert",
                                          "thread_local", "static_cast",
                                          "dynamic_cast", "reinterpret_cast",
                                          "malloc",       "calloc",
                                          "realloc",      "free",
                                          "memcpy",       "memmove",
                                          "memset"};
  return names.contains(name);
}

bool padlab::aot::isFunctionName(StringRef name) {
  auto isWord = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  return !name.empty() && llvm::isAlpha(name.front()) &&
         llvm::all_of(name, isWord) && !name.starts_with("padlab_") &&
         !name.contains("__") && !isTaken(name);
}

std::string padlab::aot::makeFunctionName(StringRef text) {
  std::string name;
  for (char c : text)
    if (llvm::isAlnum(c))
      name += c;
    else if (!name.empty() && name.back() != '_')
      name += '_';
  while (!name.empty() && name.back() == '_')
    name.pop_back();
  return isFunctionName(name) ? name : "case_" + name;
}
