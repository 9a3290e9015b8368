//===- Regressions.cpp - committed regressions as findings -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Support/Files.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/FindingVersions.h"
#include "padlab/fuzz/Triage.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace padlab;

/// Returns whether the case expects a defect. Most regressions expect `agree`,
/// because they protect padlab's own lowering.
static bool announcesDefect(const std::string &text, MLIRContext *context) {
  ScopedDiagnosticHandler quiet(context,
                                [](Diagnostic &) { return success(); });
  FailureOr<Case> theCase = Case::parse(text, "case.mlir", context);
  return succeeded(theCase) && theCase->getExpectation() != "agree";
}

/// Returns the stored finding whose original case has exactly this text.
static std::optional<StoredRecord> findStored(const std::string &dir,
                                              const std::string &text) {
  for (StoredRecord &record : listFindings(dir))
    if (record.read("original.mlir") == text)
      return std::move(record);
  return std::nullopt;
}

Expected<std::vector<StoredRecord>>
padlab::findRegressions(const std::string &corpusDir, const std::string &dir,
                        const std::function<void(const std::string &)> &say) {
  std::vector<StoredRecord> found;
  std::unique_ptr<MLIRContext> context = makeProgramContext();
  std::unique_ptr<DefectProbe> probe;
  for (const std::string &path :
       listFiles(corpusDir + "/regressions", ".mlir")) {
    std::string name = llvm::sys::path::stem(path).str();
    std::string text = readFile(path).value_or("");
    std::string folder = dir + "/" + name;
    if (!announcesDefect(text, context.get()))
      continue;
    std::optional<StoredRecord> record = findStored(folder, text);
    if (!record) {
      say("looking for the guilty pass of " + name);
      if (!probe)
        probe = std::make_unique<DefectProbe>();
      std::optional<Finding> finding =
          triage(*probe, context.get(), text, TriageOptions());
      if (!finding) {
        say("left out: " + name + " shows no defect");
        continue;
      }
      // The folder may belong to an older version of the file.
      fs::remove_directories(folder);
      if (auto stored = storeFinding(folder, *finding); !stored)
        return stored.takeError();
      record = findStored(folder, text);
    }
    if (!record)
      return createStringError(folder + " cannot be read");
    record->signature = name;
    found.push_back(std::move(*record));
  }
  return std::move(found);
}
