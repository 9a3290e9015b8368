//===- AotApplication.h - an application of compiled cases -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Generates an application in C for cases that were compiled ahead of time,
/// links it with only the objects and padlab_runtime, runs it, and reads the
/// results of the functions.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_UNITTESTS_AOT_AOTAPPLICATION_H
#define PADLAB_CODEGEN_UNITTESTS_AOT_AOTAPPLICATION_H

#include "../../lib/Aot/AheadOfTime.h"
#include "../../lib/Aot/CInterface.h"

#include "padlab/dialect/RuntimeValue.h"

#include <string>
#include <vector>

namespace padlab::aot {

class Application {
public:
  /// Works in a fresh folder, which is removed at the end.
  Application();
  ~Application();

  /// Adds a call of the compiled case with `inputs`. `results` are those of the
  /// reference: the application makes room for their extents, and compares
  /// these with what the functions that compute extents return.
  /// `compiled.header` declares `interface`.
  void add(const CInterface &interface, const CompiledObject &compiled,
           llvm::ArrayRef<RuntimeValue> inputs,
           llvm::ArrayRef<RuntimeValue> results);

  /// Compiles, links and runs the application. Returns why it did not come to
  /// its end, or an empty string.
  std::string run();
  /// Takes the results of the call of case `index`.
  llvm::SmallVector<RuntimeValue> takeResults(unsigned index);

private:
  struct Call {
    CInterface interface;
    llvm::SmallVector<RuntimeValue> expected;
  };

  std::string getPath(llvm::StringRef name) const;
  void write(llvm::StringRef name, llvm::StringRef contents) const;
  std::string execute(std::vector<std::string> command,
                      llvm::StringRef output = "") const;

  std::string folder;
  std::vector<Call> calls;
  std::vector<std::string> objects;
  /// The parts of the C file: the includes, the functions that call, the main
  /// function.
  std::string includes, functions, main;
  /// The output of the application, and where the next result begins.
  std::string output;
  size_t next = 0;
};

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_UNITTESTS_AOT_AOTAPPLICATION_H
