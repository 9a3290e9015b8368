//===- FocusStats.cpp - how often the focus of a sequence fires -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FocusStats.h"

#include "../Generate/Passes/Focus.h"
#include "../Generate/PassesTarget.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/codegen/Registration.h"
#include "padlab/dialect/Scripts.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <numeric>
#include <set>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static std::string printModule(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module.print(os);
  return text;
}

static bool runStep(ModuleOp module, StringRef step) {
  ScriptsAside aside(module, step);
  PassManager passes(module.getContext(), ModuleOp::getOperationName(),
                     OpPassManager::Nesting::Explicit);
  return succeeded(parsePassPipeline(step, passes)) &&
         succeeded(passes.run(module));
}

static constexpr StringLiteral activityOfFocus = "focus";

static FocusStats::Outcome runToFocus(PassesProgram program) {
  ScopedDiagnosticHandler quiet(program.module->getContext(),
                                [](Diagnostic &) { return success(); });
  PassSteps steps = parseSteps(findEntry(*program.module)
                                   ->getAttrOfType<StringAttr>(attrs::passes)
                                   .getValue());
  noteActivity(Activity::Step, "before");
  for (const std::string &step : ArrayRef(steps).take_front(program.place))
    if (!runStep(*program.module, step))
      return FocusStats::Early;
  std::string before = printModule(*program.module);
  noteActivity(Activity::Step, activityOfFocus);
  if (!runStep(*program.module, steps[program.place]))
    return FocusStats::Refused;
  return printModule(*program.module) == before ? FocusStats::Idle
                                                : FocusStats::Fired;
}

/// Draws a program for `pair`, a focus and a form that are separated by a tab;
/// the pair is then the name under which the program is counted. If `pair` is
/// empty, draws a program for a focus whose name contains `name`.
static PassesProgram drawRequested(Choices &choices, MLIRContext *context,
                                   StringRef pair, StringRef name) {
  if (pair.empty())
    return drawPassesProgram(choices, context, name);
  auto [focusName, form] = pair.split('\t');
  const Focus *focus = findFocus(focusName);
  PassesProgram program = drawAimedProgram(
      choices, context, Aim{focus, focus->levels & -focus->levels, form});
  if (!program.focus.empty())
    program.focus = pair.str();
  return program;
}

/// Returns a handler that answers with the outcome and the focus, separated by
/// a space. The answer is empty if the sequence has no focus.
static Worker::Handler makeHandler(const std::string &name) {
  registerAllPasses();
  auto compiler = std::make_shared<Compiler>();
  return [compiler, name](StringRef request) -> std::string {
    auto [number, pair] = request.split('\t');
    uint64_t seed = 0;
    number.getAsInteger(10, seed);
    RandomChoices choices(seed);
    PassesProgram program =
        drawRequested(choices, compiler->getContext(), pair, name);
    std::string focus = program.focus;
    if (focus.empty())
      return "";
    noteActivity(Activity::Case, focus);
    return std::to_string(runToFocus(std::move(program))) + " " + focus;
  };
}

FocusStats::FocusStats(StringRef name)
    : worker([name = name.str()] { return makeHandler(name); }), name(name) {}

void FocusStats::count(uint64_t seed) { count(seed, ""); }

void FocusStats::countForms(uint64_t seed, uint64_t cases) {
  for (const Focus &focus : getFocuses()) {
    llvm::SmallVector<StringRef> forms = focus.hint->getForms();
    if (!focus.isNamed(name))
      continue;
    for (StringRef form : std::set<StringRef>(forms.begin(), forms.end()))
      for (uint64_t i = 0; i < cases; ++i)
        count(seed + i, (focus.getName() + "\t" + form).str());
  }
}

void FocusStats::count(uint64_t seed, StringRef pair) {
  WorkerReply reply = worker.call((llvm::Twine(seed) + "\t" + pair).str());
  if (reply.status != WorkerReply::Status::Done) {
    bool died = reply.getActivity(Activity::Step) == activityOfFocus;
    ++focuses[reply.getActivity(Activity::Case)][died ? Died : Early];
    return;
  }
  if (reply.text.empty()) {
    ++(pair.empty() ? unfocused : focuses[pair.str()][Early]);
    return;
  }
  auto [outcome, focus] = StringRef(reply.text).split(' ');
  unsigned number = Idle;
  outcome.getAsInteger(10, number);
  ++focuses[focus.str()][number];
}

uint64_t FocusStats::getTotal(Outcome outcome) const {
  uint64_t total = 0;
  for (const auto &[focus, counts] : focuses)
    total += counts[outcome];
  return total;
}

namespace {
struct Row {
  std::string name;
  std::array<uint64_t, FocusStats::numOutcomes> counts;

  uint64_t getTotal() const {
    return std::accumulate(counts.begin(), counts.end(), uint64_t(0));
  }
  double getShare() const {
    return getTotal() ? double(counts[FocusStats::Fired]) / getTotal() : 0;
  }
};
} // namespace

static std::string printRow(const Row &row) {
  return llvm::formatv(
             "{0,-66}{1,7}{2,8:P0}{3,7}{4,9}{5,6}{6,7}\n", row.name,
             row.getTotal(), row.getShare(), row.counts[FocusStats::Idle],
             row.counts[FocusStats::Refused], row.counts[FocusStats::Died],
             row.counts[FocusStats::Early])
      .str();
}

std::string FocusStats::str() const {
  std::vector<Row> rows;
  // Focuses that were never drawn are listed, too: they never fired.
  for (const Focus &focus : getFocuses())
    if (focus.getName().find(name) != std::string::npos &&
        llvm::none_of(rows, [&](const Row &row) {
          return row.name == focus.getName();
        })) {
      auto it = focuses.find(focus.getName());
      rows.push_back(
          {focus.getName(), it == focuses.end() ? Counts{} : it->second});
    }
  llvm::sort(rows, [](const Row &a, const Row &b) {
    return std::pair(a.getShare(), StringRef(a.name)) <
           std::pair(b.getShare(), StringRef(b.name));
  });
  Row all{"all with a focus", {}};
  for (unsigned i = 0; i < numOutcomes; ++i)
    all.counts[i] = getTotal(static_cast<Outcome>(i));
  std::string text =
      llvm::formatv("\n{0,-66}{1,7}{2,8}{3,7}{4,9}{5,6}{6,7}\n", "focus",
                    "cases", "fired", "idle", "refused", "died", "early")
          .str() +
      printRow(all);
  for (const Row &row : rows)
    text += printRow(row);
  return text +
         llvm::formatv("{0,-66}{1,7}\n", "without a focus", unfocused).str();
}

std::string FocusStats::printForms() const {
  std::string text;
  for (const auto &[pair, counts] : focuses)
    text += llvm::formatv("{0}\t{1}\t{2}\n", pair, Row{pair, counts}.getTotal(),
                          counts[Fired])
                .str();
  return text;
}
