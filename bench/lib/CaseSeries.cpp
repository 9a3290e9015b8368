//===- CaseSeries.cpp - contestants of one case, in turn ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CaseSeries.h"

#include "Placements.h"

#include "padlab/bench/Machine.h"
#include "padlab/dialect/Value.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"

#include <optional>

using namespace padlab;

static int64_t getBytes(mlir::Type elementType,
                        llvm::ArrayRef<int64_t> extents) {
  return int64_t(getStorageBytes(elementType).value_or(0)) *
         mlir::ShapedType::getNumElements(extents);
}

/// Counts the bytes of the arguments that are tensors, whose extents are in the
/// case.
static int64_t countInputBytes(const Case &theCase) {
  int64_t bytes = 0;
  mlir::func::FuncOp entry = theCase.getEntry();
  for (auto [i, type] : llvm::enumerate(entry.getArgumentTypes())) {
    auto tensor = llvm::dyn_cast<mlir::TensorType>(type);
    if (!tensor)
      continue;
    llvm::SmallVector<int64_t> extents;
    if (tensor.hasRank())
      extents.assign(tensor.getShape().begin(), tensor.getShape().end());
    llvm::ArrayRef<int64_t> given;
    if (auto attribute =
            entry.getArgAttrOfType<mlir::DenseI64ArrayAttr>(i, attrs::extents))
      given = attribute.asArrayRef();
    if (!tensor.hasRank())
      extents.assign(given.begin(), given.end());
    for (int64_t &extent : extents)
      if (mlir::ShapedType::isDynamic(extent)) {
        extent = given.front();
        given = given.drop_front();
      }
    bytes += getBytes(tensor.getElementType(), extents);
  }
  return bytes;
}

llvm::Expected<CaseFacts> padlab::readFacts(llvm::StringRef text,
                                            llvm::StringRef name,
                                            mlir::MLIRContext *context) {
  std::string diagnostic;
  mlir::ScopedDiagnosticHandler handler(context, [&](mlir::Diagnostic &one) {
    if (diagnostic.empty())
      diagnostic = one.str();
    return mlir::success();
  });
  mlir::FailureOr<Case> theCase = Case::parse(text, name, context);
  if (failed(theCase))
    return llvm::createStringError(name + ": " + diagnostic);
  CaseFacts facts;
  facts.program.text = text.str();
  facts.inputBytes = countInputBytes(*theCase);
  for (mlir::Type type : theCase->getEntry().getResultTypes()) {
    auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape())
      return llvm::createStringError(name +
                                     ": a result is no tensor of static shape");
    facts.program.resultExtents.emplace_back(tensor.getShape().begin(),
                                             tensor.getShape().end());
    facts.resultBytes += getBytes(tensor.getElementType(), tensor.getShape());
  }
  return facts;
}

std::vector<PadContestant>
padlab::getPipelineContestants(llvm::ArrayRef<llvm::StringRef> names) {
  std::vector<PadContestant> contestants;
  for (llvm::StringRef name : names)
    for (PadContestant &one : getPadContestants(LimitForm::Matrix))
      if (one.name == name)
        contestants.push_back(std::move(one));
  return contestants;
}

namespace {

class CaseMeasurement {
public:
  CaseMeasurement(CaseFacts timed, CaseFacts small, const SuiteCase &suiteCase,
                  const CaseTiming &timing)
      : timed(std::move(timed)), small(std::move(small)), name(suiteCase.name),
        timing(timing),
        howChecked(suiteCase.timed == suiteCase.small ? "reference"
                                                      : "small-by-reference") {}

  std::vector<MeasuredSeries> run(llvm::StringRef cpu,
                                  llvm::ArrayRef<PadContestant> contestants);

private:
  std::vector<Thunk> makeThunks(const Thunk *copy);
  void measure();
  void describe();

  CaseFacts timed, small;
  std::string name;
  const CaseTiming &timing;
  std::string howChecked;
  std::vector<PreparedContestant> entries;
  std::vector<MeasuredSeries> all;
  /// The seconds of the kernel `copy` (Machine.h); empty if it is not measured.
  std::vector<double> copySeconds;
};

} // namespace

/// Makes thunks of the contestants that can be called, and then of `copy` if it
/// is not null.
std::vector<Thunk> CaseMeasurement::makeThunks(const Thunk *copy) {
  std::vector<Thunk> thunks;
  for (PreparedContestant &entry : entries)
    if (entry.invocation)
      thunks.push_back({entry.contestant.name,
                        [call = entry.invocation.get()] { call->invoke(); }});
  if (copy)
    thunks.push_back(*copy);
  return thunks;
}

void CaseMeasurement::measure() {
  constexpr int64_t leastCopied = 16 << 10;
  std::optional<MachineKernels> machine;
  const Thunk *copy = nullptr;
  if (timing.isOverCopy) {
    machine.emplace(std::max(timed.resultBytes, leastCopied));
    for (const MachineKernels::Kernel &kernel : machine->getKernels())
      if (kernel.thunk.name == "copy")
        copy = &kernel.thunk;
  }
  PlacedSeries placed = measureInPlaces(
      entries, {timing.placements, timed.inputBytes + timed.resultBytes},
      timing.harness, [&] { return makeThunks(copy); });
  if (copy)
    copySeconds = placed.series.back().seconds;
  size_t next = 0;
  for (auto [one, entry] : llvm::zip_equal(all, entries))
    if (entry.invocation) {
      one.seconds = std::move(placed.series[next++].seconds);
      one.placements = placed.placements;
    }
}

void CaseMeasurement::describe() {
  int64_t bytes = timed.inputBytes + timed.resultBytes;
  for (auto [one, entry] : llvm::zip_equal(all, entries)) {
    if (one.seconds.empty())
      continue;
    if (timing.isOverCopy)
      one.setBaseline(machineCopy, copySeconds);
    else
      one.setBaseline(entries.front().contestant.name, all.front().seconds);
    one.checked = howChecked;
    one.counters["bytes_must"] = bytes;
    one.counters["gb_per_second"] = bytes / getMedian(one.seconds) * 1e-9;
    one.counters["fired"] = entry.fired;
    one.setMemory(entry, timed.resultBytes);
    one.setCode(entry.code);
  }
}

std::vector<MeasuredSeries>
CaseMeasurement::run(llvm::StringRef cpu,
                     llvm::ArrayRef<PadContestant> contestants) {
  entries = prepareContestants({name, timed.program, small.program}, cpu,
                               contestants);
  all.resize(entries.size());
  for (auto [one, entry] : llvm::zip_equal(all, entries)) {
    one.error = entry.error;
    one.wrong = entry.wrong;
  }
  // Without the baseline there is nothing to compare with.
  if (timing.isOverCopy || entries.front().invocation)
    measure();
  for (MeasuredSeries &one : all)
    if (one.error.empty() && one.seconds.empty())
      one.error = "the baseline cannot be timed";
  describe();
  return std::move(all);
}

std::vector<MeasuredSeries>
padlab::measureCase(const SuiteCase &suiteCase, const SuiteOptions &options,
                    llvm::ArrayRef<PadContestant> contestants,
                    const CaseTiming &timing) {
  mlir::MLIRContext *context = getBenchmarkCompiler(options.cpu).getContext();
  llvm::Expected<CaseFacts> timed =
      readFacts(suiteCase.timed, suiteCase.name, context);
  llvm::Expected<CaseFacts> small =
      readFacts(suiteCase.small, suiteCase.name, context);
  if (!timed || !small) {
    MeasuredSeries none;
    none.error =
        llvm::toString(llvm::joinErrors(timed.takeError(), small.takeError()));
    // The program is our own, so an invalid one counts as a wrong result.
    none.wrong = true;
    return std::vector<MeasuredSeries>(contestants.size(), none);
  }
  return CaseMeasurement(std::move(*timed), std::move(*small), suiteCase,
                         timing)
      .run(options.cpu, contestants);
}
