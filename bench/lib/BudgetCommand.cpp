//===- BudgetCommand.cpp - padlab-bench budget ----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/CompareCommand.h"

#include "Budget.h"
#include "Callgrind.h"
#include "StageCounting.h"

#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/Manual.h"
#include "padlab/fuzz/AtomicFile.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;

static constexpr char budgetPath[] =
    PADLAB_SOURCE_DIR "/bench/budget/budget.json";

static const ManualPage manual = {
    "padlab-bench budget", "[--renew]",
    "Counts the instructions that each stage of checking a case takes.\n"
    "Runs committed programs under callgrind, compiled for x86-64-v2, and\n"
    "compares the counts with bench/budget/budget.json.\n"
    "Exit codes:\n"
    "0 within the budget, or none is known for this release of LLVM;\n"
    "1 a stage takes over 5 % more; 2 bad usage, or nothing can be counted.\n"
    "Examples:\n"
    "./padlab bench budget\n",
    "--renew    write the counts to that file, and show them beside the old "
    "ones"};

static constexpr llvm::StringLiteral tool = "padlab-bench budget";

static int fail(const llvm::Twine &message) {
  llvm::errs() << tool << ": error: " << message << '\n';
  return exitWith(tool, ExitCode::BadInput);
}

/// Returns the version of LLVM's Debian package, because a rebuild of one
/// release may generate other code. Returns LLVM's own version if there is no
/// such package.
static std::string getLLVMVersion() {
  std::string version = LLVM_VERSION_STRING;
  auto query = llvm::sys::findProgramByName("dpkg-query");
  llvm::SmallString<128> answer;
  if (!query || llvm::sys::fs::createTemporaryFile("padlab", "txt", answer))
    return version;
  std::string package = "libllvm" + std::to_string(LLVM_VERSION_MAJOR);
  llvm::StringRef arguments[] = {"dpkg-query", "-W", "-f=${Version}", package};
  std::optional<llvm::StringRef> redirects[] = {"", answer.str(), ""};
  if (llvm::sys::ExecuteAndWait(*query, arguments, std::nullopt, redirects) ==
      0)
    if (auto text = llvm::MemoryBuffer::getFile(answer))
      version = (*text)->getBuffer().trim().str();
  (void)llvm::sys::fs::remove(answer);
  return version;
}

static int judgeCounts(const Budget &budget, const StageCounts &counts) {
  BudgetReport report = compareWithBudget(budget, counts);
  llvm::outs() << report.table;
  for (const std::string &stage : report.cheaper)
    llvm::outs() << "stage '" << stage
                 << "' has become cheaper: `padlab bench budget --renew` "
                    "holds it there\n";
  for (const std::string &failure : report.failures)
    llvm::errs() << tool << ": " << failure << '\n';
  return exitWith(tool,
                  report.failures.empty() ? ExitCode::Agree : ExitCode::Defect);
}

llvm::Expected<Budgets> padlab::readCommittedBudgets() {
  auto text = llvm::MemoryBuffer::getFile(budgetPath);
  if (!text)
    return llvm::createStringError(std::string(budgetPath) + ": " +
                                   text.getError().message());
  return parseBudgets((*text)->getBuffer());
}

int padlab::runBudgetCommand(llvm::ArrayRef<char *> arguments, char **argv) {
  bool renews = false;
  for (llvm::StringRef argument : arguments) {
    if (argument == "--help" || argument == "-h") {
      printManual(manual);
      return exitWith(tool, ExitCode::Agree);
    }
    if (argument != "--renew")
      return fail("no such argument: " + argument);
    renews = true;
  }
  llvm::Expected<Budgets> budgets = readCommittedBudgets();
  if (!budgets)
    return fail(llvm::toString(budgets.takeError()));
  std::string version = getLLVMVersion();
  if (!renews && !budgets->count(version)) {
    llvm::outs() << "no budget is known for LLVM " << version << '\n';
    return exitWith(tool, ExitCode::Agree);
  }
  if (!isUnderValgrind())
    return fail(llvm::toString(restartUnderCallgrind(argv)));
  llvm::Expected<StageCounts> counts = countStages();
  if (!counts)
    return fail(llvm::toString(counts.takeError()));
  Budget &budget = (*budgets)[version];
  if (!renews)
    return judgeCounts(budget, *counts);
  Budget old = budget;
  renewBudget(budget, *counts);
  llvm::outs()
      << compareWithBudget(old.now.empty() ? budget : old, *counts).table;
  if (llvm::Error error =
          writeFileAtomically(budgetPath, printBudgets(*budgets)))
    return fail(llvm::toString(std::move(error)));
  return exitWith(tool, ExitCode::Agree);
}
