//===- Journal.cpp - what an interrupted run has measured -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Journal.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cerrno>
#include <unistd.h>

using namespace padlab;
namespace json = llvm::json;

Journal &Journal::get() {
  static Journal journal;
  return journal;
}

static json::Value writeSeries(const MeasuredSeries &series) {
  json::Object counters;
  for (const auto &[name, value] : series.counters)
    counters[name] = value;
  return json::Object{{"seconds", json::Array(series.seconds)},
                      {"ratios", json::Array(series.baselineRatios)},
                      {"placements", json::Array(series.placements)},
                      {"counters", std::move(counters)},
                      {"label", series.label},
                      {"baseline", series.baseline},
                      {"role", series.role},
                      {"checked", series.checked},
                      {"error", series.error},
                      {"wrong", series.wrong}};
}

static bool fromJSON(const json::Value &value, MeasuredSeries &series,
                     json::Path path) {
  json::ObjectMapper mapper(value, path);
  return mapper && mapper.map("seconds", series.seconds) &&
         mapper.map("ratios", series.baselineRatios) &&
         mapper.map("placements", series.placements) &&
         mapper.map("counters", series.counters) &&
         mapper.map("label", series.label) &&
         mapper.map("baseline", series.baseline) &&
         mapper.map("role", series.role) &&
         mapper.map("checked", series.checked) &&
         mapper.map("error", series.error) && mapper.map("wrong", series.wrong);
}

/// Reads the group of a line; returns false if the line is not a group.
static bool readGroup(llvm::StringRef line, std::string &name,
                      std::vector<MeasuredSeries> &series) {
  llvm::Expected<json::Value> value = json::parse(line);
  if (!value)
    return llvm::consumeError(value.takeError()), false;
  json::Path::Root root;
  json::ObjectMapper mapper(*value, root);
  if (!mapper || !mapper.map("group", name))
    return false;
  const json::Array *all = value->getAsObject()->getArray("series");
  for (const json::Value &one : all ? *all : json::Array())
    if (!fromJSON(one, series.emplace_back(), json::Path(root)))
      return false;
  return all;
}

static std::string makeHeader(llvm::StringRef identity) {
  std::string line;
  llvm::raw_string_ostream(line) << json::Value(
      json::Object{{"padlab_journal", 3}, {"identity", identity}});
  return line;
}

size_t Journal::load() {
  size_t complete = 0;
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return complete;
  llvm::StringRef text = (*buffer)->getBuffer(), rest = text;
  bool isFirst = true, isOurs = false;
  while (rest.contains('\n')) {
    auto [line, tail] = rest.split('\n');
    std::string name;
    std::vector<MeasuredSeries> series;
    if (isFirst)
      isOurs = line == header;
    if (!isOurs || (!isFirst && !readGroup(line, name, series)))
      break;
    if (!isFirst)
      known[name] = std::move(series);
    isFirst = false;
    rest = tail;
    complete = text.size() - rest.size();
  }
  if (!isOurs && !text.empty())
    note = "is of another command, machine or version";
  return complete;
}

void Journal::read(llvm::StringRef file, llvm::StringRef identity) {
  path = file.str();
  header = makeHeader(identity);
  readOnly = true;
  load();
}

llvm::Error Journal::open(llvm::StringRef file, llvm::StringRef identity) {
  path = file.str();
  header = makeHeader(identity);
  size_t complete = load();
  if (truncate(path.c_str(), complete) != 0 && errno != ENOENT)
    return llvm::createStringError(llvm::errnoAsErrorCode(),
                                   path + ": cannot be written");
  std::error_code error;
  stream = std::make_unique<llvm::raw_fd_ostream>(
      path, error, llvm::sys::fs::CD_OpenAlways, llvm::sys::fs::FA_Write,
      llvm::sys::fs::OF_Append);
  if (error) {
    stream.reset();
    return llvm::createStringError(error, path + ": " + error.message());
  }
  if (complete == 0)
    *stream << header << '\n';
  stream->flush();
  return llvm::Error::success();
}

std::optional<std::vector<MeasuredSeries>>
Journal::find(llvm::StringRef group) const {
  auto it = known.find(group.str());
  if (it == known.end())
    return std::nullopt;
  return it->second;
}

void Journal::add(llvm::StringRef group,
                  llvm::ArrayRef<MeasuredSeries> series) {
  if (!stream)
    return;
  json::Array all;
  for (const MeasuredSeries &one : series)
    all.push_back(writeSeries(one));
  *stream << json::Value(
                 json::Object{{"group", group}, {"series", std::move(all)}})
          << '\n';
  stream->flush();
}

void Journal::close() {
  if (path.empty())
    return;
  stream.reset();
  (void)llvm::sys::fs::remove(path);
}
