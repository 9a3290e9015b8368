//===- Tool.h - helpers for the main files of tools -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_TOOLS_TOOL_H
#define PADLAB_FUZZ_TOOLS_TOOL_H

#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/Names.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace padlab {
namespace cl = llvm::cl;

/// Every tool defines this: its name.
extern const StringLiteral toolName;

/// The category of the tool's own options, which its manual lists.
inline cl::OptionCategory toolOptions("options of the tool");

/// An option of the tool; `name` can also be cl::Positional.
template <typename T>
struct Option : cl::opt<T> {
  template <typename Name, typename... Modifiers>
  Option(const Name &name, StringRef description, const Modifiers &...modifiers)
      : cl::opt<T>(name, cl::desc(description), cl::cat(toolOptions),
                   modifiers...) {}
};
using Flag = Option<bool>;
using TextOption = Option<std::string>;

/// An option that stores its value in the variable `value`, whose initial value
/// is the default.
template <typename T>
struct Setting : cl::opt<T, /*ExternalStorage=*/true> {
  template <typename... Modifiers>
  Setting(StringRef name, StringRef description, T &value,
          const Modifiers &...modifiers)
      : cl::opt<T, true>(name, cl::desc(description), cl::cat(toolOptions),
                         cl::location(value), modifiers...) {}
};

/// An option that may be given several times, or several words.
struct ListOption : cl::list<std::string> {
  template <typename Name, typename... Modifiers>
  ListOption(const Name &name, StringRef description,
             const Modifiers &...modifiers)
      : list(name, cl::desc(description), cl::cat(toolOptions), modifiers...) {}
};

/// Prints an error in the form of all tools.
inline ExitCode fail(const Twine &message) {
  llvm::errs() << toolName << ": error: " << message << '\n';
  return ExitCode::BadInput;
}
inline ExitCode fail(Error error) {
  return fail(llvm::toString(std::move(error)));
}

/// Returns the folder of the tools.
inline std::string getToolDir() {
  return llvm::sys::path::parent_path(
             fs::getMainExecutable(nullptr,
                                   reinterpret_cast<void *>(&getToolDir)))
      .str();
}

/// The common part of every tool's `main`: parses the command line, with
/// `overview` as the text for parseCommandLine, and runs the tool.
inline int runTool(int argc, char **argv, const Twine &overview,
                   llvm::function_ref<ExitCode()> run) {
  cl::HideUnrelatedOptions(toolOptions);
  if (!parseCommandLine(argc, argv, overview.str()))
    return static_cast<int>(ExitCode::BadInput);
  return exitWith(toolName, run());
}

} // namespace padlab

#endif // PADLAB_FUZZ_TOOLS_TOOL_H
