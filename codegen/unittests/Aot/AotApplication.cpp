//===- AotApplication.cpp - an application of compiled cases -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AotApplication.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace padlab;
using namespace padlab::aot;
namespace fs = llvm::sys::fs;

static const char prologue[] = R"(#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline void put(const void *data, size_t bytes) {
  if (fwrite(data, 1, bytes, stdout) != bytes)
    exit(4);
}
static inline void expect_ok(int status) {
  if (status == PADLAB_OK)
    return;
  fprintf(stderr, "a function returned %d\n", status);
  exit(5);
}
static inline void expect_extents(const char *name, const int64_t *extents,
                           const int64_t *expected, size_t rank) {
  if (memcmp(extents, expected, rank * sizeof *extents) == 0)
    return;
  fprintf(stderr, "%s: wrong extents:", name);
  for (size_t i = 0; i < rank; ++i)
    fprintf(stderr, " %lld for %lld", (long long)extents[i],
            (long long)expected[i]);
  fprintf(stderr, "\n");
  exit(3);
}
float make_float(uint32_t bits);
float make_float(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}
double make_double(uint64_t bits);
double make_double(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}
)";

/// Converts a scalar to a tensor of rank 0, whose bytes are those that C passes
/// for the scalar. Returns a tensor unchanged.
static TensorValue toTensor(const RuntimeValue &value) {
  if (const auto *tensor = std::get_if<TensorValue>(&value))
    return *tensor;
  const auto &element = std::get<Element>(value);
  TensorValue tensor(element.getType(), {});
  tensor.set(int64_t(0), element);
  return tensor;
}

static std::string listBytes(llvm::ArrayRef<char> bytes) {
  std::string list;
  for (char byte : bytes)
    list += std::to_string(unsigned(static_cast<unsigned char>(byte))) + ",";
  return bytes.empty() ? "0" : list;
}

static std::string listExtents(llvm::ArrayRef<int64_t> extents) {
  std::string list;
  for (int64_t extent : extents)
    list += std::to_string(extent) + ", ";
  return list;
}

/// Returns the scalar as an expression of its C type.
static std::string makeScalar(const CValue &value, const TensorValue &tensor) {
  uint64_t bits = 0;
  std::memcpy(&bits, tensor.getBytes().data(), tensor.getBytes().size());
  std::string number = "UINT64_C(" + std::to_string(bits) + ")";
  if (value.cType == "float" || value.cType == "double")
    return "make_" + value.cType + "(" + number + ")";
  return "(" + value.cType + ")" + number;
}

//===----------------------------------------------------------------------===//
// The source
//===----------------------------------------------------------------------===//

Application::Application() {
  llvm::SmallString<128> path;
  if (!fs::createUniqueDirectory("padlab-aot", path))
    folder = path.str().str();
}
Application::~Application() {
  if (!folder.empty())
    fs::remove_directories(folder);
}

std::string Application::getPath(llvm::StringRef name) const {
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, name);
  return path.str().str();
}

void Application::write(llvm::StringRef name, llvm::StringRef contents) const {
  std::error_code error;
  llvm::raw_fd_ostream(getPath(name), error) << contents;
}

namespace {
/// The parts of a C function that calls one case.
struct CallText {
  /// `variables` declares the variables that hold tensors. `checks` calls the
  /// functions that compute extents, with the arguments `passedToShapes`.
  /// `puts` outputs the results of the case's function, whose arguments are
  /// `passed`.
  std::string variables, checks, puts, passed, passedToShapes;
};
} // namespace

static void addInput(const CValue &value, const TensorValue &tensor,
                     CallText &text) {
  std::string argument;
  if (value.isPointer()) {
    text.variables += "  static _Alignas(64) const unsigned char " +
                      value.name + "[] = {" + listBytes(tensor.getBytes()) +
                      "};\n";
    argument = "(const " + value.cType + " *)" + value.name + ", ";
  } else {
    argument = makeScalar(value, tensor) + ", ";
  }
  text.passed += argument;
  if (!value.getTensor() || value.shapesNeedData)
    text.passedToShapes += argument;
  for (unsigned dim : value.getDynamicDims()) {
    std::string extent = std::to_string(tensor.getShape()[dim]) + ", ";
    text.passed += extent;
    text.passedToShapes += extent;
  }
}

/// Adds a result to the call. All inputs must have been added before.
static void addResult(const CInterface &interface, const CValue &value,
                      const TensorValue &tensor, CallText &text) {
  std::string bytes = std::to_string(tensor.getBytes().size());
  text.puts += "  put(" + value.name + ", " + bytes + ");\n";
  text.variables += "  static _Alignas(64) unsigned char " + value.name + "[" +
                    bytes + " + 1];\n  memset(" + value.name +
                    ", 0x5A, sizeof " + value.name + ");\n";
  text.passed += "(" + value.cType + " *)" + value.name + ", ";
  if (value.getDynamicDims().empty())
    return;
  std::string rank = std::to_string(tensor.getRank());
  text.checks += "  {\n    int64_t extents[" + rank + "], expected[] = {" +
                 listExtents(tensor.getShape()) + "};\n    expect_ok(" +
                 interface.getShapeName(value) + "(" + text.passedToShapes +
                 "extents));\n    expect_extents(\"" + interface.name +
                 "\", extents, expected, " + rank + ");\n  }\n";
}

static std::string makeCall(const CInterface &interface, const CallText &text) {
  llvm::StringRef arguments = text.passed;
  arguments.consume_back(", ");
  return "expect_ok(" + interface.name + "(" + arguments.str() + "))";
}

void Application::add(const CInterface &interface,
                      const CompiledObject &compiled,
                      llvm::ArrayRef<RuntimeValue> inputs,
                      llvm::ArrayRef<RuntimeValue> results) {
  const std::string &name = interface.name;
  write(name + ".o", {compiled.object.data(), compiled.object.size()});
  write(name + ".h", compiled.header);
  objects.push_back(getPath(name + ".o"));
  includes += "#include \"" + name + ".h\"\n";

  CallText text;
  for (auto [value, input] : llvm::zip_equal(interface.arguments, inputs))
    addInput(value, toTensor(input), text);
  for (auto [value, result] : llvm::zip_equal(interface.results, results))
    addResult(interface, value, toTensor(result), text);
  functions += "static void call_" + name + "(void) {\n" + text.variables +
               text.checks + "  " + makeCall(interface, text) + ";\n" +
               text.puts + "}\n";
  main += "  call_" + name + "();\n";
  calls.push_back({interface, llvm::to_vector(results)});
}

//===----------------------------------------------------------------------===//
// The run
//===----------------------------------------------------------------------===//

/// Runs the command, and writes its output to the file `outputPath`. Returns an
/// empty string, or why the command failed, with the command's errors on
/// stderr.
std::string Application::execute(std::vector<std::string> command,
                                 llvm::StringRef outputPath) const {
  std::string errors = getPath("errors.txt"), message;
  std::vector<llvm::StringRef> arguments(command.begin(), command.end());
  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef(), outputPath,
                                                llvm::StringRef(errors)};
  int code = llvm::sys::ExecuteAndWait(command.front(), arguments, std::nullopt,
                                       redirects, /*SecondsToWait=*/300,
                                       /*MemoryLimit=*/0, &message);
  if (code == 0)
    return "";
  auto said = llvm::MemoryBuffer::getFile(errors);
  return command.front() + " ended with " + std::to_string(code) + " " +
         message + (said ? (*said)->getBuffer().take_front(2000).str() : "");
}

std::string Application::run() {
  write("main.c", includes + prologue + functions + "int main(void) {\n" +
                      main + "  return 0;\n}\n");
  std::vector<std::string> command = {PADLAB_TEST_C_COMPILER,
                                      "-std=c11",
                                      "-Wall",
                                      "-Wextra",
                                      "-Werror",
                                      "-o",
                                      getPath("program"),
                                      getPath("main.c")};
  command.insert(command.end(), objects.begin(), objects.end());
  command.insert(command.end(), {PADLAB_TEST_RUNTIME, "-lm", "-lstdc++"});
  std::string error = execute(command);
  std::string results = getPath("results");
  if (error.empty())
    error = execute({getPath("program")}, results);
  if (!error.empty())
    return error;
  auto read = llvm::MemoryBuffer::getFile(results);
  if (!read)
    return read.getError().message();
  output = (*read)->getBuffer().str();
  return "";
}

llvm::SmallVector<RuntimeValue> Application::takeResults(unsigned index) {
  llvm::SmallVector<RuntimeValue> results;
  for (const RuntimeValue &expected : calls[index].expected) {
    TensorValue tensor = toTensor(expected);
    llvm::StringRef bytes =
        llvm::StringRef(output).substr(next, tensor.getMutableBytes().size());
    next += tensor.getMutableBytes().size();
    llvm::copy(bytes, tensor.getMutableBytes().begin());
    tensor.markDefined();
    if (std::holds_alternative<TensorValue>(expected))
      results.push_back(std::move(tensor));
    else
      results.push_back(tensor.get(int64_t(0)));
  }
  return results;
}
