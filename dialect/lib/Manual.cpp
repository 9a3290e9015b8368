//===- Manual.cpp - a tool's manual page -----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Manual.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;
namespace cl = llvm::cl;

static constexpr llvm::StringLiteral commonExits =
    "0   done, without a defect\n"
    "1   a defect of any kind (mismatch, crash, ...), or a failed check\n"
    "2   bad usage, or unreadable input\n"
    "3   the program is undefined\n"
    "4   a pipeline could not compile the program\n"
    "70  a defect of padlab itself\n"
    "For several cases, the exit code is the first of 70, 1, 2, 4, 3, 0 that "
    "occurred.";

namespace {

/// The parts of an overview.
struct Overview {
  llvm::StringRef sentence, rest, exits, examples;

  explicit Overview(llvm::StringRef text) {
    examples = cut(text, "Examples:");
    exits = cut(text, "Exit codes:");
    if (exits.empty())
      exits = cut(examples, "Exit codes:");
    // The first sentence ends at a full stop, or with the text.
    size_t end = std::min(text.find(". "), text.find(".\n"));
    sentence = text.take_front(end).trim();
    rest = text.substr(end).ltrim(".").trim(" \n");
  }

private:
  /// Returns the part of `text` after `mark`, and removes the mark and that
  /// part from `text`.
  static llvm::StringRef cut(llvm::StringRef &text, llvm::StringRef mark) {
    auto [before, after] = text.split(mark);
    text = before;
    return after.trim(" \n");
  }
};

} // namespace

static void printSection(llvm::StringRef title, llvm::StringRef text) {
  llvm::raw_ostream &os = llvm::outs();
  os << '\n' << title << '\n';
  for (llvm::StringRef line : llvm::split(text.trim('\n'), '\n'))
    if (line.empty())
      os << '\n';
    else
      os << "    " << line << '\n';
}

static std::string joinLines(llvm::StringRef text) {
  return llvm::join(llvm::split(text, '\n'), " ");
}

/// Returns the positional arguments, as the tool declares them.
static std::string getPositionals() {
  std::string words;
  for (const cl::Option *option :
       cl::SubCommand::getTopLevel().PositionalOpts) {
    std::string word = option->HelpStr.empty() ? "FILE" : option->HelpStr.str();
    bool optional = option->getNumOccurrencesFlag() == cl::Optional ||
                    option->getNumOccurrencesFlag() == cl::ZeroOrMore;
    bool bare = word.find_first_of("[ ") == std::string::npos;
    words += optional && bare ? " [" + word + "]" : " " + word;
  }
  return words;
}

static void printOptions() {
  std::vector<cl::Option *> options;
  for (auto &entry : cl::getRegisteredOptions())
    if (entry.second->getOptionHiddenFlag() == cl::NotHidden &&
        entry.second->hasArgStr() &&
        // The manual that is being read need not list --help.
        !entry.second->ArgStr.starts_with("help"))
      options.push_back(entry.second);
  llvm::sort(options, [](const cl::Option *a, const cl::Option *b) {
    return a->ArgStr < b->ArgStr;
  });
  options.erase(llvm::unique(options), options.end());
  size_t width = 0;
  for (const cl::Option *option : options)
    width = std::max(width, option->getOptionWidth());
  llvm::outs() << "\nOPTIONS\n";
  for (const cl::Option *option : options) {
    llvm::outs() << "  ";
    option->printOptionInfo(width);
  }
}

static void print(llvm::StringRef name, llvm::StringRef synopsis,
                  llvm::StringRef text,
                  llvm::function_ref<void()> printOptions) {
  Overview overview(text);
  llvm::outs() << "NAME\n    " << name << " - " << joinLines(overview.sentence)
               << '\n';
  printSection("SYNOPSIS", synopsis);
  if (!overview.rest.empty())
    printSection("DESCRIPTION", overview.rest);
  printOptions();
  if (!overview.exits.empty())
    printSection("EXIT STATUS", overview.exits);
  else
    printSection("EXIT STATUS", commonExits);
  if (!overview.examples.empty())
    printSection("EXAMPLES", overview.examples);
  llvm::outs() << "\nSEE ALSO\n    ./padlab help lists the tools; README.md, "
                  "docs/tutorial.md\n";
}

void padlab::printManual(const ManualPage &page) {
  std::string synopsis;
  for (llvm::StringRef form : llvm::split(page.synopsis, '\n'))
    synopsis += (page.name + " " + form + "\n").str();
  print(page.name, synopsis, page.overview,
        [&] { printSection("OPTIONS", page.options); });
}

void padlab::printManual(llvm::StringRef tool, llvm::StringRef overview) {
  print(tool, (tool + getPositionals() + " [OPTIONS]").str(), overview,
        printOptions);
}
