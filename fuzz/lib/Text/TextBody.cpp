//===- TextBody.cpp - passes bytes to all readers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextReaders.h"

#include "../FuzzLoop/LoopBody.h"

#include "padlab/codegen/LLVMVersion.h"
#include "padlab/dialect/Dialects.h"
#include "padlab/fuzz/Feedback.h"
#include "padlab/fuzz/TextTarget.h"
#include "padlab/fuzz/Worker.h"

#include <cstring>
#include <sys/mman.h>

using namespace padlab;
using namespace padlab::text;

namespace {
/// The body of the target `text`. The request `Run` passes the bytes to every
/// reader, the request `Confirm` only to upstream's parser. If padlab's code is
/// instrumented, its coverage is copied to libFuzzer's process.
class TextBody : public LoopBody {
public:
  TextBody();
  std::string serve(const LoopRequest &request) override;
  void takeCoverage() override;

private:
  RunAnswer run(llvm::StringRef bytes);
  mlir::MLIRContext context;
  /// The coverage counters of the child, in memory that it shares with its
  /// parent; null if no code is instrumented.
  uint8_t *coverage = nullptr;
};
} // namespace

// The counters of the edges in code that was compiled with -fsanitize-coverage
// are between these two linker symbols. Both are null if there is no such code.
extern "C" {
extern uint8_t beginOfCounters __asm__("__start___sancov_cntrs")
    __attribute__((weak, visibility("hidden")));
extern uint8_t endOfCounters __asm__("__stop___sancov_cntrs")
    __attribute__((weak, visibility("hidden")));
}

static size_t countCounters() { return &endOfCounters - &beginOfCounters; }

static mlir::DialectRegistry makeRegistry() {
  mlir::DialectRegistry registry;
  registerProgramDialects(registry);
  registerScriptDialects(registry);
  return registry;
}

TextBody::TextBody()
    : context(makeRegistry(), mlir::MLIRContext::Threading::DISABLED) {
  mlir::DialectRegistry programs;
  registerProgramDialects(programs);
  for (llvm::StringRef name : llvm_version::getDialectNames(programs))
    context.getOrLoadDialect(name);
  if (!countCounters())
    return;
  void *memory = mmap(nullptr, countCounters(), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory != MAP_FAILED)
    coverage = static_cast<uint8_t *>(memory);
}

std::string TextBody::serve(const LoopRequest &request) {
  if (request.kind == LoopRequest::Kind::Confirm)
    return readWithUpstreamAlone(request.first, &context) ? "upstream lives"
                                                          : "";
  return run(request.first).encode();
}

RunAnswer TextBody::run(llvm::StringRef bytes) {
  observeFunctionsOfCase();
  if (coverage)
    std::memset(&beginOfCounters, 0, countCounters());
  RunAnswer answer;
  answer.breeds = true;
  for (const TextReader &reader : getTextReaders()) {
    noteActivity(Activity::Step, ("reader " + reader.name).str());
    std::string wrong = reader.read(bytes, &context);
    if (!wrong.empty())
      answer.report.verdicts.push_back(
          {"internal", "", ("reader " + reader.name + ": " + wrong).str()});
  }
  if (answer.report.verdicts.empty())
    answer.report = CaseReport::of({"agree", "", ""});
  else
    answer.breeds = false;
  if (coverage)
    std::memcpy(coverage, &beginOfCounters, countCounters());
  return answer;
}

void TextBody::takeCoverage() {
  if (coverage)
    std::memcpy(&beginOfCounters, coverage, countCounters());
}

const FuzzTarget &padlab::getTextTarget() {
  static const FuzzTarget target = [] {
    FuzzTarget text;
    text.name = "text";
    text.description = "raw bytes, fed to every parser of padlab";
    text.makeBody = [] { return std::make_shared<TextBody>(); };
    return text;
  }();
  return target;
}

//===----------------------------------------------------------------------===//
// The readers of padlab's formats
//===----------------------------------------------------------------------===//

llvm::ArrayRef<text::TextReader> text::getTextReaders() {
  static constexpr TextReader readers[] = {
      {"case", readCase},         {"std", readStd},
      {"chunks", readChunks},     {"variants", readVariants},
      {"passes", readPasses},     {"shapes", readShapes},
      {"messages", readMessages}, {"json", readJSON},
  };
  return readers;
}
