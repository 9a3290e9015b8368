//===- Record.cpp - reads the record of a cause ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Catalogue.h"
#include "padlab/fuzz/Verdict.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace padlab;

static constexpr StringLiteral caseName = "case.mlir", nearName = "near.mlir",
                               recordName = "record.json";
/// Longer files are refused, because they are no minimal cases.
static constexpr uint64_t maxFileBytes = 64 << 10;
static constexpr size_t maxTitle = 120;

ArrayRef<StringLiteral> padlab::getReaches() {
  static constexpr StringLiteral reaches[] = {
      "pass",      "pass-option", "transform-within", "transform-against",
      "test-pass", "own-variant"};
  return reaches;
}

static constexpr std::pair<ToolEnd, StringLiteral> ends[] = {
    {ToolEnd::Success, "success"},
    {ToolEnd::Failure, "failure"},
    {ToolEnd::Crash, "crash"},
    {ToolEnd::Timeout, "timeout"}};

StringRef padlab::getName(ToolEnd end) {
  return llvm::find_if(ends, [&](auto &row) { return row.first == end; })
      ->second;
}

//===----------------------------------------------------------------------===//
// JSON, with the place of each mistake
//===----------------------------------------------------------------------===//

namespace {

/// Reads the fields of one object, and reports fields that are missing or
/// unknown.
class Fields {
public:
  Fields(const json::Value &value, json::Path path)
      : object(value.getAsObject()), path(path) {
    if (!object)
      path.report("expected object");
  }
  explicit operator bool() const { return object; }

  template <typename T>
  bool read(StringLiteral key, T &out) {
    known.push_back(key);
    const json::Value *value = object->get(key);
    if (!value) {
      path.field(key).report("missing");
      return false;
    }
    return fromJSON(*value, out, path.field(key));
  }
  template <typename T>
  bool readOptional(StringLiteral key, T &out) {
    if (object->get(key))
      return read(key, out);
    known.push_back(key);
    return true;
  }
  /// Returns false if there are fields that were not read.
  bool end() {
    for (const auto &[key, value] : *object)
      if (!llvm::is_contained(known, StringRef(key))) {
        path.field(key).report("unknown field");
        return false;
      }
    return true;
  }

private:
  const json::Object *object;
  json::Path path;
  std::vector<StringRef> known;
};

} // namespace

namespace padlab {
// json::fromJSON of containers finds these by argument-dependent look-up.
static bool fromJSON(const json::Value &value, ToolEnd &end, json::Path path) {
  std::optional<StringRef> name = value.getAsString();
  for (const auto &[each, text] : ends)
    if (name == text) {
      end = each;
      return true;
    }
  path.report("expected success, failure, crash or timeout");
  return false;
}

static bool fromJSON(const json::Value &value, CauseRecord::Thread &thread,
                     json::Path path) {
  Fields fields(value, path);
  return fields && fields.read("number", thread.number) &&
         fields.read("title", thread.title) &&
         fields.read("state", thread.state) && fields.end();
}

static bool fromJSON(const json::Value &value, CauseRecord::Search &search,
                     json::Path path) {
  Fields fields(value, path);
  return fields && fields.read("day", search.day) &&
         fields.read("words", search.words) && fields.end();
}

static bool fromJSON(const json::Value &value, CauseRecord::Values &values,
                     json::Path path) {
  Fields fields(value, path);
  return fields && fields.read("expected", values.expected) &&
         fields.read("actual", values.actual) && fields.end();
}

static bool fromJSON(const json::Value &value, CauseRecord::Decision &decision,
                     json::Path path) {
  Fields fields(value, path);
  return fields && fields.read("state", decision.state) &&
         fields.read("because", decision.because) && fields.end();
}

static bool fromJSON(const json::Value &value, decltype(CauseRecord::guilty) &g,
                     json::Path path) {
  Fields fields(value, path);
  return fields && fields.read("pass", g.pass) &&
         fields.readOptional("pattern", g.pattern) &&
         fields.readOptional("transform", g.transform) &&
         fields.readOptional("alsoTransforms", g.alsoTransforms) &&
         fields.readOptional("operation", g.operation) &&
         fields.readOptional("function", g.function) &&
         fields.readOptional("file", g.file) &&
         fields.readOptional("mistake", g.mistake) &&
         fields.readOptional("fix", g.fix) &&
         fields.readOptional("lowersAlone", g.lowersAlone) && fields.end();
}

static bool fromJSON(const json::Value &value,
                     decltype(CauseRecord::defined) &defined, json::Path path) {
  Fields fields(value, path);
  return fields && fields.read("document", defined.document) &&
         fields.readOptional("section", defined.section) &&
         fields.read("because", defined.because) && fields.end();
}

static bool fromJSON(const json::Value &value,
                     decltype(CauseRecord::look) &look, json::Path path) {
  Fields fields(value, path);
  return fields && fields.read("sentence", look.sentence) &&
         fields.readOptional("output", look.output) &&
         fields.readOptional("exit", look.exit) && fields.end();
}

static bool fromJSON(const json::Value &value, decltype(CauseRecord::guard) &g,
                     json::Path path) {
  Fields fields(value, path);
  return fields && fields.readOptional("pattern", g.pattern) &&
         fields.readOptional("pass", g.pass) &&
         fields.readOptional("fold", g.fold) && fields.read("when", g.when) &&
         fields.end();
}

/// Reads `upstream`. Its `searched` is a list, or `none` if nobody searched.
static bool fromJSON(const json::Value &value,
                     decltype(CauseRecord::upstream) &upstream,
                     json::Path path) {
  Fields fields(value, path);
  if (!fields || !fields.read("issues", upstream.issues) ||
      !fields.read("pulls", upstream.pulls))
    return false;
  const json::Value *searched = value.getAsObject()->get("searched");
  std::string none;
  if (searched && searched->getAsString() == StringRef("none")) {
    if (!upstream.issues.empty() || !upstream.pulls.empty()) {
      path.field("searched")
          .report("'none', although issues or pulls are listed");
      return false;
    }
    return fields.read("searched", none) && fields.end();
  }
  return fields.read("searched", upstream.searched) && fields.end();
}

static bool fromJSON(const json::Value &value, CauseRecord &record,
                     json::Path path) {
  Fields fields(value, path);
  int64_t schema = 0;
  if (!fields || !fields.read("schema", schema))
    return false;
  if (schema != catalogueSchema) {
    path.field("schema").report("is of another version");
    return false;
  }
  std::optional<CauseRecord::Values> values;
  std::optional<CauseRecord::Decision> decision;
  if (!(fields.read("title", record.title) &&
        fields.read("kind", record.kind) &&
        fields.readOptional("alsoKinds", record.alsoKinds) &&
        fields.read("reach", record.reach) &&
        fields.read("guilty", record.guilty) &&
        fields.read("defined", record.defined) &&
        fields.read("command", record.command) &&
        fields.read("withhold", record.withhold) &&
        fields.read("look", record.look) &&
        fields.readOptional("values", values) &&
        fields.read("guard", record.guard) &&
        fields.readOptional("versions", record.versions) &&
        fields.read("upstream", record.upstream) &&
        fields.readOptional("related", record.related) &&
        fields.readOptional("decision", decision) && fields.end()))
    return false;
  record.values = values;
  record.decision = decision;
  return true;
}
} // namespace padlab

//===----------------------------------------------------------------------===//
// Rules for records
//===----------------------------------------------------------------------===//

static bool isName(StringRef name) {
  return !name.empty() && llvm::all_of(name, [](char c) {
    return llvm::isDigit(c) || (c >= 'a' && c <= 'z') || c == '-';
  });
}

/// Returns whether the argument of `mlir-opt` is harmless: it neither loads
/// code nor names a file outside of the folder in which the tool runs. Names of
/// files in this temporary folder do no harm.
static bool isHarmless(StringRef argument) {
  return argument.starts_with("-") && !argument.contains('/') &&
         !argument.contains("plugin") && !argument.contains("reproducer") &&
         !argument.contains("path") && !argument.contains('\'') &&
         argument != "-o" && !argument.starts_with("-o=") &&
         !argument.starts_with("--o=") &&
         !argument.contains("remarks-output") && !argument.contains("file");
}

/// Returns the field that is wrong and why, or an empty text.
static std::string findMistake(const CauseRecord &record) {
  std::vector<std::string> kinds = record.alsoKinds;
  kinds.push_back(record.kind);
  for (const std::string &name : kinds)
    if (const VerdictKind *kind = findVerdictKind(name);
        !kind || !kind->isDefect())
      return "kind: no kind of defect is called '" + name + "'";
  if (!llvm::is_contained(getReaches(), record.reach))
    return "reach: must be one of " + llvm::join(getReaches(), ", ");
  if (record.title.empty() || record.title.size() > maxTitle)
    return formatv("title: must have 1 to {0} characters", maxTitle);
  for (StringRef text : {record.title, record.look.sentence,
                         record.defined.because, record.guard.when})
    if (text.trim().empty() || text.contains('\n'))
      return "title, sentence, because, when: each must be one line";
  for (StringRef text : {record.guilty.mistake, record.guilty.fix})
    if (text.contains('\n'))
      return "mistake, fix: each must be one line";
  if (record.command.empty() || record.command.front() != "mlir-opt")
    return "command: must be mlir-opt and its arguments";
  if (llvm::count(record.command, caseName) != 1)
    return "command: must name case.mlir once";
  for (StringRef argument : llvm::drop_begin(record.command))
    if (argument != caseName && !isHarmless(argument))
      return ("command: '" + argument + "' is not allowed").str();
  for (const std::string &argument : record.withhold)
    if (argument == caseName ||
        !llvm::is_contained(llvm::drop_begin(record.command), argument))
      return "withhold: the command has no argument '" + argument + "'";
  if (record.withhold.empty())
    return "withhold: names no argument";
  if (record.look.exit != ToolEnd::Timeout &&
      (record.look.output.empty() ||
       llvm::is_contained(record.look.output, "")))
    return "look.output: there is nothing to see";
  // If a `fold` method is guilty, there are no right values to compare with:
  // the lowering of the control calls it, too. If only the guilty pass can
  // lower the operation, no control runs.
  if (record.kind == "mismatch" && !record.values &&
      record.guard.fold.empty() && !record.guilty.lowersAlone)
    return "values: a mismatch has them, unless a fold or the only lowering is "
           "guilty";
  if (record.values && record.values->expected == record.values->actual)
    return "values: they are equal";
  if (record.decision &&
      (!llvm::is_contained({"no-defect", "wont-fix", "fixed", "doubtful"},
                           record.decision->state) ||
       record.decision->because.empty()))
    return "decision: is no-defect, wont-fix, fixed or doubtful, because of "
           "something";
  return "";
}

/// Reads a file of the folder. It must be a regular file: links may lead out of
/// the folder, and pipes may never end.
static Expected<std::string> readPart(const std::string &folder,
                                      StringRef name) {
  std::string path = folder + "/" + name.str();
  auto fail = [&](const Twine &what) {
    return createStringError(path + ": error: " + what);
  };
  fs::file_status status;
  if (fs::status(path, status, /*follow=*/false))
    return fail("is missing");
  if (status.type() != fs::file_type::regular_file)
    return fail("is no regular file");
  if (status.getSize() == 0 || status.getSize() > maxFileBytes)
    return fail("must have 1 to " + Twine(maxFileBytes) + " bytes");
  std::optional<std::string> text = readFile(path);
  if (!text)
    return fail("cannot be read");
  return *text;
}

/// Returns whether brackets are nested too deeply for LLVM's JSON parser, which
/// recurses for each.
static bool isNestedDeeply(StringRef text) {
  constexpr int deepest = 16;
  int depth = 0;
  for (char c : text) {
    depth += (c == '[' || c == '{') - (c == ']' || c == '}');
    if (depth > deepest)
      return true;
  }
  return false;
}

Expected<CauseRecord> padlab::readCause(const std::string &folder) {
  CauseRecord record;
  record.folder = folder;
  record.name = llvm::sys::path::filename(folder).str();
  std::string path = folder + "/" + recordName.str();
  auto fail = [&](const Twine &what) {
    return createStringError(path + ": error: " + what);
  };
  if (!isName(record.name))
    return createStringError(
        folder + ": error: names of causes consist of a-z, 0-9 and -");
  auto text = readPart(folder, recordName),
       theCase = readPart(folder, caseName), near = readPart(folder, nearName);
  Error missing =
      llvm::joinErrors(text.takeError(),
                       llvm::joinErrors(theCase.takeError(), near.takeError()));
  if (missing) {
    std::string lines = llvm::toString(std::move(missing));
    return createStringError(StringRef(lines).split('\n').first);
  }
  record.text = *text;
  record.theCase = *theCase;
  record.near = *near;
  if (isNestedDeeply(record.text))
    return fail("is nested too deeply");
  Expected<json::Value> value = json::parse(record.text);
  if (!value)
    return fail(llvm::toString(value.takeError()));
  json::Path::Root root("record");
  if (!fromJSON(*value, record, root))
    return fail(llvm::toString(root.getError()));
  if (std::string mistake = findMistake(record); !mistake.empty())
    return fail(mistake);
  return record;
}

Expected<std::vector<CauseRecord>>
padlab::readCatalogue(const std::string &directory) {
  std::vector<std::string> folders;
  std::error_code error;
  for (fs::directory_iterator it(directory, error), end; it != end && !error;
       it.increment(error))
    folders.push_back(it->path());
  if (error)
    return createStringError(directory + ": error: " + error.message());
  llvm::sort(folders);
  std::vector<CauseRecord> records;
  for (const std::string &folder : folders) {
    auto record = readCause(folder);
    if (!record)
      return record.takeError();
    records.push_back(std::move(*record));
  }
  for (const CauseRecord &record : records)
    for (const std::string &name : record.related)
      if (llvm::none_of(records, [&](auto &r) { return r.name == name; }))
        return createStringError(record.folder + "/" + recordName +
                                 ": error: related: no cause is named '" +
                                 name + "'");
  return records;
}

//===----------------------------------------------------------------------===//
// Consequences of a record
//===----------------------------------------------------------------------===//

std::vector<std::string> CauseRecord::getControl() const {
  std::vector<std::string> words;
  for (const std::string &word : command)
    if (!llvm::is_contained(withhold, word))
      words.push_back(word);
  return words;
}

std::string padlab::printCommandLine(ArrayRef<std::string> words) {
  std::string line;
  for (const std::string &word : words)
    line += (line.empty() ? "" : " ") + quoteForShell(word);
  return line;
}

std::string CauseRecord::getHash(CheckKind kindOfCheck) const {
  std::string all = kindOfCheck == CheckKind::Verify ? "verify" : "ask";
  all += '\0' + theCase + '\0' + near + '\0';
  for (const std::string &word : command)
    all += word + '\0';
  for (const std::string &word : withhold)
    all += word + '\0';
  for (const std::string &word : look.output)
    all += word + '\0';
  all += getName(look.exit).str() + '\0' + kind + '\0';
  if (values)
    all += values->expected + '\0' + values->actual;
  if (kindOfCheck == CheckKind::Verify)
    for (const auto &[release, answer] : versions)
      all += '\0' + release + '\0' + answer;
  return llvm::utohexstr(llvm::xxh3_64bits(all), /*LowerCase=*/true);
}

Error padlab::writeVersions(const CauseRecord &record) {
  std::string path = record.folder + "/" + recordName.str();
  json::Value value = llvm::cantFail(json::parse(record.text));
  json::Object versions;
  for (const auto &[release, answer] : record.versions)
    versions[release] = answer;
  (*value.getAsObject())["versions"] = std::move(versions);
  return writeFileAtomically(path, formatv("{0:2}\n", value).str());
}
