//===- TuneCommand.cpp - padlab-bench tune --------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TuneCommand.h"

#include "padlab/bench/BenchCommand.h"
#include "padlab/codegen/CPUName.h"
#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/Manual.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;

static constexpr llvm::StringLiteral tool = "padlab-bench";

static const ManualPage manual = {
    "padlab-bench tune",
    "[--cpu=CPU] [--tier=TIER] [--write-table=FILE] RESULTS",
    "Compares methods that choose how a padded result is written.\n"
    "Prints how much slower than the fastest strategy each method's choices\n"
    "are, and the line for this CPU in the cost model's table. Both are\n"
    "computed from the results of the suite `tuning` in the file RESULTS. If\n"
    "this file does not exist, the suite is run first and writes it. An\n"
    "interrupted run is continued.\n"
    "Exit codes:\n"
    "0 done, 2 bad usage, or something cannot be read or written.\n"
    "Examples:\n"
    "./padlab bench tune tuning.json\n",
    "--cpu=CPU           measure and tune for this CPU (default: native)\n"
    "--tier=TIER         measure this tier of the suite (default: full)\n"
    "--write-table=FILE  put the line for this CPU into FILE, such as\n"
    "                    codegen/lib/Engine/PadCostTable.inc"};

static int fail(const llvm::Twine &message) {
  llvm::errs() << tool << ": error: " << message << '\n';
  return exitWith(tool, ExitCode::BadInput);
}

namespace {
struct TuneOptions {
  std::string cpu = "native", tier = "full", table, results, error;
  bool help = false;
};
} // namespace

static TuneOptions readOptions(llvm::ArrayRef<char *> arguments) {
  TuneOptions options;
  for (llvm::StringRef argument : arguments) {
    if (argument == "--help" || argument == "-h")
      options.help = true;
    else if (argument.consume_front("--cpu="))
      options.cpu = argument.str();
    else if (argument.consume_front("--tier="))
      options.tier = argument.str();
    else if (argument.consume_front("--write-table="))
      options.table = argument.str();
    else if (argument.starts_with("-") || !options.results.empty())
      options.error = "unexpected argument '" + argument.str() + "'";
    else
      options.results = argument.str();
  }
  if (options.results.empty() && options.error.empty())
    options.error = "tune needs a file of results";
  return options;
}

static int measure(const TuneOptions &options) {
  std::vector<std::string> words = {tool.str(),
                                    "--suite=tuning",
                                    "--cpu=" + options.cpu,
                                    "--tier=" + options.tier,
                                    "--benchmark_out=" + options.results,
                                    "--benchmark_out_format=json"};
  std::vector<char *> arguments;
  for (std::string &word : words)
    arguments.push_back(word.data());
  arguments.push_back(nullptr);
  return runBenchCommand(words.size(), arguments.data());
}

std::string padlab::replaceTableEntry(llvm::StringRef table,
                                      llvm::StringRef entry) {
  // The text before the first comma: `PAD_COSTS("CPU"`.
  llvm::StringRef key = entry.take_front(entry.find(','));
  std::string text;
  bool replaced = false;
  while (!table.empty()) {
    auto [line, rest] = table.split('\n');
    table = rest;
    bool isOurs = line.starts_with(key);
    text += isOurs ? entry.str() : line.str() + "\n";
    replaced |= isOurs;
  }
  return replaced ? text : text + entry.str();
}

static llvm::Error writeTable(llvm::StringRef path, llvm::StringRef entry) {
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file)
    return llvm::createStringError(file.getError(),
                                   path + ": " + file.getError().message());
  std::string text = replaceTableEntry((*file)->getBuffer(), entry);
  return llvm::writeToOutput(path, [&](llvm::raw_ostream &stream) {
    stream << text;
    return llvm::Error::success();
  });
}

/// Returns LLVM's name of this CPU, which is the key in the table.
static std::string getTableName(llvm::StringRef cpu) {
  llvm::Expected<CPUName> name = resolveCPUName(cpu);
  if (name)
    return name->cpu;
  llvm::consumeError(name.takeError());
  return cpu.str();
}

int padlab::runTuneCommand(int argc, char **argv) {
  TuneOptions options = readOptions(llvm::ArrayRef(argv + 1, argc - 1));
  if (options.help)
    return printManual(manual), exitWith(tool, ExitCode::Agree);
  if (!options.error.empty())
    return fail(options.error);
  if (!llvm::sys::fs::exists(options.results))
    if (int code = measure(options))
      return code;
  llvm::Expected<ResultFile> file = readResults(options.results);
  if (!file)
    return fail(llvm::toString(file.takeError()));
  llvm::Expected<std::vector<Observation>> points = observe(*file);
  if (!points)
    return fail(llvm::toString(points.takeError()));
  std::string cpu = getTableName(options.cpu);
  llvm::outs() << reportChoosers(*points, cpu);
  if (!options.table.empty())
    if (llvm::Error error = writeTable(options.table, fitEntry(*points, cpu)))
      return fail(llvm::toString(std::move(error)));
  return exitWith(tool, ExitCode::Agree);
}
