//===- Reporter.cpp - the console output of a run -------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reporter.h"

#include "Schedule.h"

#include "llvm/ADT/STLExtras.h"

#include <benchmark/benchmark.h>

#include <sstream>

using namespace padlab;

namespace {

class OwnContextReporter : public benchmark::BenchmarkReporter {
public:
  explicit OwnContextReporter(ContextEntries context)
      : context(std::move(context)),
        inner(benchmark::CreateDefaultDisplayReporter()) {}

  bool ReportContext(const Context &facts) override;
  void ReportRuns(const std::vector<Run> &runs) override {
    std::vector<Run> shown;
    llvm::copy_if(runs, std::back_inserter(shown),
                  [](const Run &run) { return !Schedule::isPostponed(run); });
    if (!shown.empty())
      inner->ReportRuns(shown);
  }
  void Finalize() override { inner->Finalize(); }

private:
  void print(const Context &facts);

  ContextEntries context;
  std::unique_ptr<benchmark::BenchmarkReporter> inner;
};

} // namespace

/// If the inner reporter wrote its context to the stream for errors, as the
/// formats for people do, prints our own context instead. The JSON format
/// writes the context to its output, where it stays.
bool OwnContextReporter::ReportContext(const Context &facts) {
  std::ostringstream text;
  inner->SetErrorStream(&text);
  bool goesOn = inner->ReportContext(facts);
  inner->SetErrorStream(&GetErrorStream());
  if (!text.str().empty())
    print(facts);
  return goesOn;
}

void OwnContextReporter::print(const Context &facts) {
  std::ostream &to = GetErrorStream();
  for (const auto &[key, value] : context)
    to << key << ": " << value << '\n';
  if (facts.cpu_info.scaling == benchmark::CPUInfo::ENABLED)
    to << "warning: the CPU changes its frequency: times will vary\n";
}

std::unique_ptr<benchmark::BenchmarkReporter>
padlab::makeReporter(ContextEntries context) {
  return std::make_unique<OwnContextReporter>(std::move(context));
}
