//===- CHeader.cpp - the header of an object -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CHeader.h"

#include "padlab/codegen/Application.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::aot;

static constexpr size_t maxColumns = 80;

/// Replaces `*` and unprintable characters, so that a comment can contain
/// `text` without being ended by it.
static std::string quote(StringRef text) {
  std::string quoted;
  for (char c : text)
    quoted += llvm::isPrint(c) && c != '*' ? c : '?';
  return quoted;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Describes the extents of a tensor, such as `3 x arg0_dim1 elements` for an
/// argument, and `3 x ? elements` for a result.
static std::string describeExtents(const CValue &value, bool isResult) {
  RankedTensorType tensor = value.getTensor();
  if (tensor.getRank() == 0)
    return "1 element";
  std::string text;
  for (auto [dim, extent] : llvm::enumerate(tensor.getShape())) {
    text += dim ? " x " : "";
    if (!ShapedType::isDynamic(extent))
      text += std::to_string(extent);
    else
      text += isResult ? "?" : value.getExtentName(dim);
  }
  bool isOne = tensor.hasStaticShape() && tensor.getNumElements() == 1;
  text += isOne ? " element" : " elements";
  return text;
}

/// Writes the lines that describe one argument or result in the comment before
/// the declaration of a function.
static void describeValue(const CInterface &interface, const CValue &value,
                          bool isResult, llvm::raw_ostream &os) {
  os << " *   " << llvm::left_justify(value.name, 8) << ' ';
  std::string type;
  llvm::raw_string_ostream(type) << value.type;
  os << quote(type);
  if (RankedTensorType tensor = value.getTensor()) {
    os << ": " << describeExtents(value, isResult);
    if (tensor.hasStaticShape())
      os << ", " << tensor.getNumElements() * int64_t(value.storage.bytes)
         << " bytes";
    else if (isResult)
      os << ", see " << interface.getShapeName(value);
  }
  os << '\n';
  if (!value.note.empty())
    os << " *            " << value.cType << ": " << value.note << '\n';
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

static void addArgument(const CValue &value, bool withData,
                        llvm::SmallVectorImpl<std::string> &parameters) {
  if (withData) {
    if (value.getTensor())
      parameters.push_back("const " + value.cType + " *" + value.name);
    else if (value.isPointer())
      parameters.push_back("const " + value.cType + " " + value.name + "[2]");
    else
      parameters.push_back(value.cType + " " + value.name);
  }
  for (unsigned dim : value.getDynamicDims())
    parameters.push_back("int64_t " + value.getExtentName(dim));
}

/// Prints a declaration, with its parameters on as few lines as possible.
static void printFunction(llvm::StringRef result, llvm::StringRef name,
                          llvm::ArrayRef<std::string> parameters,
                          llvm::raw_ostream &os) {
  std::string line = (result + " " + name + "(").str();
  size_t indentation = line.size();
  if (parameters.empty())
    line += "void";
  for (auto [i, parameter] : llvm::enumerate(parameters)) {
    bool isLast = i + 1 == parameters.size();
    size_t needed = line.size() + parameter.size() + (isLast ? 2 : 1);
    if (i && needed + 1 > maxColumns) {
      os << line << '\n';
      line.assign(indentation, ' ');
    } else if (i) {
      line += ' ';
    }
    line += parameter + (isLast ? "" : ",");
  }
  os << line << ");\n";
}

static void printShapeFunction(const CInterface &interface,
                               const CValue &result, llvm::raw_ostream &os) {
  std::string name = interface.getShapeName(result);
  int64_t rank = result.getTensor().getRank();
  os << "\n/*\n * Computes the " << rank << " extents of " << result.name
     << " from the arguments that they depend on.\n */\n";
  llvm::SmallVector<std::string> parameters;
  for (const CValue &argument : interface.arguments)
    addArgument(argument, !argument.getTensor() || argument.shapesNeedData,
                parameters);
  parameters.push_back("int64_t extents[" + std::to_string(rank) + "]");
  printFunction("int", name, parameters, os);
}

static void printEntry(const CInterface &interface, llvm::raw_ostream &os) {
  os << "\n/*\n * " << interface.name << '\n';
  for (const CValue &argument : interface.arguments)
    describeValue(interface, argument, /*isResult=*/false, os);
  for (const CValue &result : interface.results)
    describeValue(interface, result, /*isResult=*/true, os);
  os << " */\n";
  llvm::SmallVector<std::string> parameters;
  for (const CValue &argument : interface.arguments)
    addArgument(argument, /*withData=*/true, parameters);
  for (const CValue &result : interface.results)
    parameters.push_back(result.cType + " *" + result.name);
  printFunction("int", interface.name, parameters, os);
}

//===----------------------------------------------------------------------===//
// The header
//===----------------------------------------------------------------------===//

static bool usesThreads(const ExternalCalls &calls) {
  return llvm::is_contained(calls.runtime, "padlab_parallel_for");
}

static void printCalls(const ExternalCalls &calls, llvm::raw_ostream &os) {
  os << " *\n";
  if (calls.runtime.empty() && calls.library.empty())
    os << " * The object calls nothing outside of itself.\n";
  if (!calls.runtime.empty())
    os << " * The object needs the library padlab_runtime for "
       << llvm::join(calls.runtime, ",\n * ") << ".\n";
  if (!calls.library.empty())
    os << " * Of the C library the object calls "
       << llvm::join(calls.library, ", ") << ".\n";
  if (llvm::is_contained(calls.runtime, "padlab_run"))
    os << " * padlab_error_message() of the library says why a program stopped "
          "itself.\n";
  os << " * Its padlab_memory_take() (padlab/codegen/Application.h) offers "
        "memory for large\n * results, on huge pages.\n";
}

/// The rules that the functions of every object follow.
static constexpr llvm::StringLiteral rules =
    R"( * Tensors are packed arrays in row-major order: the last index varies
 * fastest, nothing lies between rows. An int64_t follows for each extent that
 * the type leaves open (`?`). 64 bytes are the recommended alignment. A tensor
 * without elements may be a null pointer.
 *
 * Each function returns PADLAB_OK, or why it has written no result. It looks
 * for these before it writes anything:
 *
 *   PADLAB_BAD_EXTENT  an extent is negative, or the bytes of a tensor do not
 *                      fit an int64_t (extents of 0 are no factors of these)
 *   PADLAB_MISALIGNED  a pointer is not a multiple of its element's (for complex
 *                      ones: its part's) size
 *   PADLAB_OVERLAP     a result overlaps an argument or another result
 *
 * No function ends the process, prints (unless the program has an operation that
 * does) or throws. Arguments are only read, and may overlap each other. Results
 * are written into memory that the caller gives and keeps; what it holds before
 * does not matter, and what it holds after an error is not said.
)";

static void printRules(bool hasDynamicResults, const HeaderFacts &facts,
                       llvm::raw_ostream &os) {
  os << rules;
  if (facts.hasState)
    os << " *\n * Only one thread may call at a time: the program has global "
          "variables, which\n * every call sets anew.\n";
  else
    os << " *\n * Nothing is kept from call to call, and several threads may "
          "call at once.\n";
  if (hasDynamicResults)
    os << " *\n * Extents of results that the types leave open are computed by "
          "the functions\n * `..._shape`, before there is memory for them. "
          "They run as much of the program\n * as the extents depend on.\n";
  printCalls(facts.calls, os);
}

/// Prints the enum of Application.h, so that the header needs no other header.
static void printStatus(llvm::raw_ostream &os) {
  struct Status {
    llvm::StringRef name;
    int value;
    llvm::StringRef meaning;
  };
  static constexpr Status all[] = {
      {"PADLAB_OK", PADLAB_OK, "the results are there"},
      {"PADLAB_ERROR", PADLAB_ERROR, "the program stopped itself"},
      {"PADLAB_OUT_OF_MEMORY", PADLAB_OUT_OF_MEMORY,
       "on the way to the results"},
      {"PADLAB_CHECK_FAILED", PADLAB_CHECK_FAILED,
       "a `check` operation did not hold"},
      {"PADLAB_BAD_EXTENT", PADLAB_BAD_EXTENT,
       "negative, or bytes do not fit an int64_t"},
      {"PADLAB_MISALIGNED", PADLAB_MISALIGNED,
       "a pointer is not a multiple of its element"},
      {"PADLAB_OVERLAP", PADLAB_OVERLAP,
       "a result overlaps an argument or a result"},
      {"PADLAB_POOL_FAILED", PADLAB_POOL_FAILED,
       "the pool of threads did not run all of it"}};
  os << "\n#ifndef PADLAB_STATUS\n#define PADLAB_STATUS\nenum "
     << "padlab_status {\n";
  for (const Status &status : all)
    os << "  " << status.name << " = " << status.value
       << (&status == std::end(all) - 1 ? "" : ",") << " /* " << status.meaning
       << " */\n";
  os << "};\n#endif\n";
}

/// The text of ThreadPool.h from its include guard on. CMakeLists.txt makes the
/// included file from ThreadPool.h.
static constexpr llvm::StringLiteral poolHeader =
#include "padlab/codegen/ThreadPoolText.inc"
    ;

std::string padlab::aot::makeHeader(llvm::ArrayRef<CInterface> interfaces,
                                    const HeaderFacts &facts) {
  std::string text;
  llvm::raw_string_ostream os(text);
  const std::string &name = interfaces.front().name;
  std::string guard = "PADLAB_CASE_" + name + "_H";
  os << "/*\n * " << name << (interfaces.size() == 1 ? "" : " and others")
     << ": compiled ahead of time by padlab-compile. Do not edit.\n *\n"
     << " *   case      " << quote(llvm::sys::path::filename(facts.casePath))
     << "\n *   pipeline  " << facts.pipeline << "\n *   cpu       "
     << facts.cpu << " (" << facts.triple << ")\n *\n";
  printRules(llvm::any_of(interfaces,
                          [](const CInterface &interface) {
                            return interface.hasDynamicResults();
                          }),
             facts, os);
  os << " */\n#ifndef " << guard << "\n#define " << guard
     << "\n\n#include <stdint.h>\n";
  printStatus(os);
  if (usesThreads(facts.calls))
    os << '\n' << poolHeader;
  os << "\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n";
  for (const CInterface &interface : interfaces) {
    for (const CValue &result : interface.results)
      if (!result.getDynamicDims().empty())
        printShapeFunction(interface, result, os);
    printEntry(interface, os);
  }
  os << "\n#ifdef __cplusplus\n}\n#endif\n\n#endif /* " << guard << " */\n";
  return text;
}
