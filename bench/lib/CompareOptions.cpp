//===- CompareOptions.cpp - options of the comparing commands ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompareOptions.h"

#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/Finding.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

using namespace padlab;

static const char sharedOptions[] =
    "--runs=N            runs of each side, in turn (default 6)\n"
    "--reruns=N          runs of each side for series that look different\n"
    "                    (default 8)\n"
    "--minimal-effect=P  ignore changes of less than P percent (default 2)\n"
    "--false-alerts=P    percent of alerts that may be false (default 1)\n"
    "--state=DIR         where runs and builds are kept (default .padlab)\n"
    "--all               show series without a change, too\n"
    "--json              print one JSON object per series, each on its line\n"
    "Other flags are for the runs: --tier=smoke, --suite=NAME, --cpu=CPU,\n"
    "--benchmark_filter=REGEX.\n";

void CompareOptions::printManual(ManualPage page) {
  std::string options = page.options.str() + sharedOptions;
  page.options = options;
  padlab::printManual(page);
}

static bool readNumber(llvm::StringRef text, unsigned least, unsigned &number) {
  return !text.getAsInteger(10, number) && number >= least;
}

static bool readPercent(llvm::StringRef text, double &share) {
  text.consume_back("%");
  double percent;
  if (text.getAsDouble(percent) || !(percent > 0) || !(percent < 100))
    return false;
  share = percent / 100;
  return true;
}

bool CompareOptions::read(llvm::StringRef flag) {
  auto [name, value] = flag.split('=');
  bool isRight = true;
  // Fewer runs than `minPairs` cannot differ significantly.
  if (name == "--runs")
    isRight = readNumber(value, minPairs, runs);
  else if (name == "--reruns")
    isRight = readNumber(value, minPairs, reruns);
  else if (name == "--minimal-effect")
    isRight = readPercent(value, rule.minimalEffect);
  else if (name == "--false-alerts")
    isRight = readPercent(value, rule.falseDiscoveryRate);
  else if (name == "--state")
    state = value.str();
  else if (flag == "--all")
    shown = Shown::All;
  else if (flag == "--json")
    json = true;
  else
    return false;
  if (!isRight)
    error = "'" + flag.str() + "' is out of range";
  return true;
}

void CompareOptions::readOther(llvm::StringRef argument) {
  (argument.starts_with("-") ? forRuns : operands).push_back(argument.str());
}

std::string CompareOptions::getComparisonsFolder() const {
  llvm::SmallString<128> folder(state);
  llvm::sys::path::append(folder, "comparisons");
  return folder.str().str();
}

std::string CompareOptions::getFolder() const {
  std::string time = getTimestamp();
  llvm::erase_if(time, [](char c) { return !llvm::isAlnum(c); });
  return getComparisonsFolder() + "/" + time + "-" +
         std::to_string(llvm::sys::Process::getProcessId());
}

int padlab::failComparison(const llvm::Twine &message) {
  // Messages about files and builds already have the form `FILE: error: ...`.
  llvm::SmallString<128> text;
  message.toVector(text);
  llvm::errs() << (text.str().contains("error: ") ? ""
                                                  : "padlab-bench: error: ")
               << text << '\n';
  return exitWith("padlab-bench", ExitCode::BadInput);
}
