//===- RecallPrograms.cpp - attributes programs of a fuzzer -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Support/Process.h"

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Attribution.h"
#include "padlab/fuzz/DiffCommand.h"
#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/Progress.h"
#include "padlab/fuzz/Recall.h"
#include "padlab/fuzz/Triage.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/xxhash.h"

#include <ctime>

using namespace padlab;

/// Returns the seconds since 1970; 0 if the text is not a time.
static double parseTime(const std::string &text) {
  std::tm time = {};
  return ::strptime(text.c_str(), "%Y-%m-%dT%H:%M:%SZ", &time) ? ::timegm(&time)
                                                               : 0;
}

static void setCauses(RecalledProgram &program,
                      const Attribution &attribution) {
  program.causes = attribution.getShown();
  program.isSure = attribution.isSure();
}

//===----------------------------------------------------------------------===//
// Findings of a state
//===----------------------------------------------------------------------===//

/// Returns when the first night of the state began or its first finding was
/// seen, whichever was earlier; 0 if there is neither.
static double findStart(const std::string &state,
                        ArrayRef<StoredRecord> findings) {
  double start = 0;
  auto take = [&](const std::string &text) {
    double time = parseTime(text);
    if (time && (!start || time < start))
      start = time;
  };
  std::error_code error;
  for (fs::directory_iterator it(state + "/results", error), end;
       it != end && !error; it.increment(error)) {
    auto value = json::parse(readFile(it->path() + "/plan.json").value_or(""));
    if (!value) {
      llvm::consumeError(value.takeError());
      continue;
    }
    if (const json::Object *plan = value->getAsObject())
      take(plan->getString("startedAt").value_or("").str());
  }
  for (const StoredRecord &finding : findings)
    take(finding.getText("firstSeen"));
  return start;
}

Expected<std::vector<RecalledProgram>>
padlab::recallFindings(const RecallOptions &options) {
  if (!fs::is_directory(options.state))
    return createStringError("no state directory is named '" + options.state +
                             "'");
  std::string findingsDir = options.state + "/findings";
  std::vector<StoredRecord> findings = listFindings(findingsDir);
  double start = findStart(options.state, findings);
  DefectProbe probe;
  Progress progress("padlab-recall");
  std::vector<RecalledProgram> programs;
  for (const StoredRecord &finding : findings) {
    auto attribution =
        attributeFinding(probe, findingsDir, finding, options.again);
    if (!attribution)
      return attribution.takeError();
    RecalledProgram program;
    program.name = finding.signature;
    program.seconds = parseTime(finding.getText("firstSeen")) - start;
    program.isDefect = true;
    setCauses(program, *attribution);
    programs.push_back(std::move(program));
    progress.show(programs.size(), findings.size());
  }
  return programs;
}

//===----------------------------------------------------------------------===//
// Programs of files
//===----------------------------------------------------------------------===//

/// Returns `main` or, if there is none, the first public function with a body.
static mlir::func::FuncOp chooseEntry(mlir::ModuleOp module) {
  mlir::func::FuncOp entry;
  for (auto function : module.getOps<mlir::func::FuncOp>()) {
    bool isMain = function.getName() == "main";
    if (!function.isExternal() && function.isPublic() && (!entry || isMain))
      entry = function;
  }
  return entry;
}

/// Adds the attributes that a case has but another fuzzer's program lacks:
/// which function is called, and how large its tensors are.
static void markEntry(mlir::func::FuncOp entry) {
  constexpr int64_t unknownExtent = 3;
  mlir::Builder builder(entry.getContext());
  entry->setAttr(attrs::seed, builder.getI64IntegerAttr(0));
  for (auto [index, type] : llvm::enumerate(entry.getArgumentTypes())) {
    auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
    if (!shaped || !shaped.hasRank() || shaped.hasStaticShape() ||
        entry.getArgAttr(index, attrs::extents))
      continue;
    std::vector<int64_t> extents(shaped.getNumDynamicDims(), unknownExtent);
    entry.setArgAttr(index, attrs::extents,
                     builder.getDenseI64ArrayAttr(extents));
  }
}

/// Returns the program as a case. Text that is not a case is returned
/// unchanged: running it reports why.
static std::string makeCase(mlir::MLIRContext *context, StringRef text,
                            const std::string &passes) {
  mlir::ScopedDiagnosticHandler silence(
      context, [](mlir::Diagnostic &) { return mlir::success(); });
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(text, context);
  if (!module)
    return text.str();
  bool isMarked =
      llvm::any_of(module->getOps<mlir::func::FuncOp>(), [](auto function) {
        return function->hasAttr(attrs::seed);
      });
  if (mlir::func::FuncOp entry = chooseEntry(*module); entry && !isMarked)
    markEntry(entry);
  auto theCase = Case::adopt(std::move(module));
  if (failed(theCase))
    return text.str();
  if (theCase->getPasses().empty())
    theCase->setPasses(passes);
  return theCase->str();
}

namespace {

class Programs {
public:
  explicit Programs(const RecallOptions &options)
      : options(options),
        reader([passes = options.passes]() -> Worker::Handler {
          auto context =
              std::shared_ptr<mlir::MLIRContext>(makeProgramContext());
          return [=](StringRef text) {
            return makeCase(context.get(), text, passes);
          };
        }) {}

  Expected<RecalledProgram> ask(const std::string &path) {
    auto text = readCaseText(path);
    if (!text)
      return text.takeError();
    std::string file = getAnswerPath(*text);
    if (auto known = options.again ? std::nullopt : load(file)) {
      known->name = path;
      return *known;
    }
    RecalledProgram program = attribute(toCase(*text), path);
    if (program.problem.empty())
      if (Error error = save(file, program))
        return std::move(error);
    return program;
  }

private:
  /// Makes a case of a program, in a child process: the program may come from
  /// another fuzzer, and crash the parser.
  std::string toCase(const std::string &text) {
    WorkerReply reply = reader.call(text);
    return reply.status == WorkerReply::Status::Done ? reply.text : text;
  }

  RecalledProgram attribute(const std::string &text, const std::string &path) {
    RecalledProgram program;
    program.name = path;
    CaseReport report = probe.check(text, {}, path);
    const Verdict &first = report.verdicts.front();
    if (first.kind == "unreadable")
      program.problem = first.detail;
    else if (!selectDefect(report) && report.getExitCode() != ExitCode::Agree)
      program.problem = path + ": " + report.str();
    for (const Verdict &defect : selectDefects(report)) {
      if (defect.has(VerdictKind::Refusal)) {
        program.problem = path + ": " + defect.str();
        continue;
      }
      program.isDefect = true;
      setCauses(program, attributeDefect(probe, text, defect));
      if (!program.causes.empty())
        break;
    }
    return program;
  }

  /// Returns the file for a stored answer. Its name has a hash of the program,
  /// the passes and padlab's build (with its guards), so that an answer is
  /// reused only for these.
  std::string getAnswerPath(const std::string &text) const {
    std::string asked =
        text + '\0' + options.passes + '\0' + processes::getBuildStamp();
    return options.state + "/recall/" +
           llvm::utohexstr(llvm::xxh3_64bits(asked), /*LowerCase=*/true) +
           ".json";
  }
  static std::optional<RecalledProgram> load(const std::string &path) {
    auto value = json::parse(readFile(path).value_or(""));
    if (!value) {
      llvm::consumeError(value.takeError());
      return std::nullopt;
    }
    RecalledProgram program;
    json::Path::Root root;
    json::ObjectMapper mapper(*value, root);
    if (!mapper || !mapper.map("isDefect", program.isDefect) ||
        !mapper.map("causes", program.causes) ||
        !mapper.map("isSure", program.isSure))
      return std::nullopt;
    return program;
  }
  static Error save(const std::string &path, const RecalledProgram &program) {
    json::Value value = json::Object{{"isDefect", program.isDefect},
                                     {"causes", json::Array(program.causes)},
                                     {"isSure", program.isSure}};
    return writeFileAtomically(path, formatv("{0}\n", value).str());
  }

  const RecallOptions &options;
  Worker reader;
  DefectProbe probe;
};

} // namespace

static double getFileTime(const std::string &path) {
  fs::file_status status;
  if (fs::status(path, status))
    return 0;
  return std::chrono::duration<double>(
             status.getLastModificationTime().time_since_epoch())
      .count();
}

Expected<std::vector<RecalledProgram>>
padlab::recallPrograms(ArrayRef<std::string> paths,
                       const RecallOptions &options) {
  std::vector<std::string> files;
  for (const std::string &path : paths)
    if (Error error = collectCases(path, files))
      return std::move(error);
  if (Error error = ensureWritableDirectory(options.state + "/recall"))
    return std::move(error);
  double start = 0;
  for (const std::string &file : files)
    if (double time = getFileTime(file); !start || time < start)
      start = time;
  Programs asked(options);
  Progress progress("padlab-recall");
  std::vector<RecalledProgram> programs;
  for (const std::string &file : files) {
    auto program = asked.ask(file);
    if (!program)
      return program.takeError();
    program->seconds = getFileTime(file) - start;
    programs.push_back(std::move(*program));
    progress.show(programs.size(), files.size());
  }
  return programs;
}
