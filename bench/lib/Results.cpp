//===- Results.cpp - files of benchmark results -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Results.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cmath>

using namespace padlab;
namespace json = llvm::json;

llvm::StringRef ResultFile::getContext(llvm::StringRef key) const {
  auto it = context.find(key.str());
  return it == context.end() ? llvm::StringRef() : it->second;
}

const ResultSeries *ResultFile::find(llvm::StringRef name) const {
  auto it = llvm::find_if(
      series, [&](const ResultSeries &s) { return s.name == name; });
  return it == series.end() ? nullptr : &*it;
}

llvm::StringRef padlab::stripRunSettings(llvm::StringRef name) {
  while (true) {
    auto [front, last] = name.rsplit('/');
    auto [key, value] = last.split(':');
    bool isSetting =
        last == "manual_time" || last == "real_time" ||
        last == "process_time" ||
        ((key == "iterations" || key == "repeats" || key == "min_time" ||
          key == "min_warmup_time" || key == "threads") &&
         !value.empty() && llvm::all_of(value, [](char c) {
           return llvm::isDigit(c) || c == '.';
         }));
    if (!isSetting || front.empty())
      return name;
    name = front;
  }
}

std::string padlab::replaceNonNumbers(llvm::StringRef text) {
  std::string result;
  result.reserve(text.size());
  bool inString = false;
  while (!text.empty()) {
    if (!inString &&
        (text.consume_front("NaN") || text.consume_front("-NaN") ||
         text.consume_front("Infinity") || text.consume_front("-Infinity"))) {
      result += "null";
      continue;
    }
    char c = text.front();
    if (c == '"')
      inString = !inString;
    result += c;
    text = text.drop_front();
    if (inString && c == '\\' && !text.empty()) {
      result += text.front();
      text = text.drop_front();
    }
  }
  return result;
}

namespace {
/// Reads a result file. The error is the first mistake in it.
class Reader {
public:
  explicit Reader(llvm::StringRef path) { file.path = path.str(); }

  llvm::Expected<ResultFile> read(llvm::StringRef text) {
    llvm::Expected<json::Value> value = json::parse(replaceNonNumbers(text));
    if (!value)
      return explainNoJSON(llvm::toString(value.takeError()));
    const json::Object *root = value->getAsObject();
    const json::Object *context = root ? root->getObject("context") : nullptr;
    const json::Array *rows = root ? root->getArray("benchmarks") : nullptr;
    if (!context || !rows)
      return refuse("is no result file: it has no `context` and `benchmarks`");
    readContext(*context);
    for (const json::Value &row : *rows)
      if (mistake.empty())
        readRow(row);
    checkCompleteness();
    if (!mistake.empty())
      return refuse(mistake);
    return std::move(file);
  }

private:
  llvm::Error refuse(const llvm::Twine &why) {
    return llvm::createStringError(file.path + ": error: " + why);
  }

  /// LLVM's message has the form `[LINE:COLUMN, byte=N]: what`.
  llvm::Error explainNoJSON(llvm::StringRef message) {
    auto [place, what] = message.split("]: ");
    place.consume_front("[");
    return llvm::createStringError(file.path + ":" + place.split(',').first +
                                   ": error: is no complete JSON: " + what);
  }

  void readContext(const json::Object &context) {
    for (const auto &[key, value] : context) {
      if (auto text = value.getAsString())
        file.context[key.str()] = text->str();
      else if (auto integer = value.getAsInteger())
        file.context[key.str()] = std::to_string(*integer);
      else if (auto number = value.getAsNumber())
        file.context[key.str()] = llvm::formatv("{0}", *number).str();
    }
    llvm::StringRef schema = file.getContext("padlab_schema");
    if (schema.empty())
      mistake = "says no version (padlab_schema): it is of another program or "
                "of an older padlab";
    else if (schema != llvm::Twine(benchSchemaVersion).str())
      mistake = ("is of version " + schema + ", this padlab reads " +
                 llvm::Twine(benchSchemaVersion))
                    .str();
  }

  ResultSeries &getSeries(llvm::StringRef name) {
    auto [it, isNew] = index.try_emplace(name.str(), file.series.size());
    if (isNew) {
      file.series.emplace_back();
      file.series.back().name = name.str();
    }
    return file.series[it->second];
  }

  void readRow(const json::Value &value) {
    const json::Object *row = value.getAsObject();
    auto name = row ? row->getString("run_name") : std::nullopt;
    if (row && !name)
      name = row->getString("name");
    if (!name) {
      mistake = "has a row without a name";
      return;
    }
    if (row->getString("run_type").value_or("iteration") != "iteration")
      return;
    ResultSeries &series = getSeries(stripRunSettings(*name));
    if (series.rounds.empty())
      readConstants(*row, series);
    if (auto expected = row->getInteger("repetitions"))
      expectedRounds[series.name] = *expected;
    if (row->getBoolean("error_occurred").value_or(false))
      series.error = row->getString("error_message").value_or("error").str();
    else
      readRound(*row, series);
  }

  void readConstants(const json::Object &row, ResultSeries &series) {
    series.label = row.getString("label").value_or("").str();
    llvm::SmallVector<llvm::StringRef> words;
    llvm::SplitString(series.label, words);
    for (llvm::StringRef word : words)
      if (word.consume_front("baseline="))
        series.baseline = word.str();
    for (const auto &[key, value] : row)
      if (auto number = value.getAsNumber())
        series.counters[key.str()] = *number;
    auto hash = series.counters.find("code_hash");
    if (hash != series.counters.end() && hash->second > 0)
      series.codeHash = uint64_t(hash->second) & codeHashMask;
  }

  void readRound(const json::Object &row, ResultSeries &series) {
    double unit =
        llvm::StringSwitch<double>(row.getString("time_unit").value_or("ns"))
            .Case("ns", 1e-9)
            .Case("us", 1e-6)
            .Case("ms", 1e-3)
            .Case("s", 1)
            .Default(0);
    ResultRound round;
    round.seconds = row.getNumber("real_time").value_or(0) * unit;
    round.baselineRatio = row.getNumber("baseline_ratio");
    round.placement = row.getInteger("placement").value_or(0);
    if (!isTime(round.seconds))
      mistake = "series '" + series.name + "' has a round without a time";
    else if (round.baselineRatio && !isTime(*round.baselineRatio))
      mistake = "series '" + series.name +
                "' has a baseline_ratio that is no "
                "positive number";
    else if (!series.rounds.empty() &&
             round.baselineRatio.has_value() !=
                 series.rounds.front().baselineRatio.has_value())
      mistake =
          "series '" + series.name + "' has a baseline_ratio in some rounds";
    series.rounds.push_back(round);
  }

  static bool isTime(double value) { return std::isfinite(value) && value > 0; }

  /// A run that was interrupted may have written only some rounds of a series.
  void checkCompleteness() {
    for (const ResultSeries &series : file.series) {
      auto it = expectedRounds.find(series.name);
      if (!mistake.empty() || !series.error.empty() ||
          it == expectedRounds.end() || it->second == series.rounds.size())
        continue;
      mistake = llvm::formatv("series '{0}' has {1} of {2} rounds", series.name,
                              series.rounds.size(), it->second)
                    .str();
    }
  }

  ResultFile file;
  std::string mistake;
  std::map<std::string, size_t> index, expectedRounds;
};
} // namespace

llvm::Expected<ResultFile> padlab::parseResults(llvm::StringRef text,
                                                llvm::StringRef path) {
  return Reader(path).read(text);
}

llvm::Expected<ResultFile> padlab::readResults(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return llvm::createStringError(
        path + ": error: cannot be read: " + buffer.getError().message());
  return parseResults((*buffer)->getBuffer(), path);
}
