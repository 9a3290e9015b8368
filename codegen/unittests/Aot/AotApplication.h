//===- AotApplication.h - an application of compiled cases -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Generates an application in C that calls cases compiled ahead of time. Of
/// padlab, links only the objects of the cases and padlab_runtime into the
/// application; runs it, and reads the results of the calls.
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
  /// Creates a new folder for the files of the application. The destructor
  /// removes it.
  Application();
  ~Application();

  /// Adds a call of the compiled case with `inputs`. `results` are the results
  /// of the reference: the application allocates memory for results of these
  /// extents, and compares the extents with those that the case's functions for
  /// extents compute. `compiled.header` declares `interface`.
  void add(const CInterface &interface, const CompiledObject &compiled,
           llvm::ArrayRef<RuntimeValue> inputs,
           llvm::ArrayRef<RuntimeValue> results);

  /// Compiles, links and runs the application. Returns an empty string, or why
  /// one of these steps failed.
  std::string run();
  /// Reads the results of call `index` from the output. The calls must be read
  /// in order.
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
  /// The parts of the C file: the includes, the functions that call the cases,
  /// and the body of the main function.
  std::string includes, functions, main;
  /// The output of the application, and the position at which the next result
  /// begins.
  std::string output;
  size_t next = 0;
};

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_UNITTESTS_AOT_AOTAPPLICATION_H
