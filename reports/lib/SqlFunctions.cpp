//===- SqlFunctions.cpp - functions that our SQL may call -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SqlFunctions.h"

#include "padlab/reports/OldSeries.h"

#include <cstdio>
#include <cstdlib>
#include <sqlite3.h>
#include <string>
#include <string_view>

using namespace padlab::reports;

static std::string_view getText(sqlite3_value *value) {
  const auto *data = reinterpret_cast<const char *>(sqlite3_value_text(value));
  if (!data)
    return {};
  return {data, static_cast<size_t>(sqlite3_value_bytes(value))};
}

static void answer(sqlite3_context *context, std::string_view text) {
  // A null pointer would be NULL, not an empty text.
  sqlite3_result_text64(context, text.data() ? text.data() : "", text.size(),
                        SQLITE_TRANSIENT, SQLITE_UTF8);
}

static void digest(sqlite3_context *context, int, sqlite3_value **arguments) {
  uint64_t hash = 0xcbf29ce484222325;
  for (unsigned char c : getText(arguments[0]))
    hash = (hash ^ c) * 0x100000001b3;
  char text[17];
  std::snprintf(text, sizeof(text), "%016llx",
                static_cast<unsigned long long>(hash));
  answer(context, text);
}

static void escapeXml(sqlite3_context *context, int,
                      sqlite3_value **arguments) {
  std::string escaped;
  for (char c : getText(arguments[0]))
    switch (c) {
    case '&':
      escaped += "&amp;";
      break;
    case '<':
      escaped += "&lt;";
      break;
    case '>':
      escaped += "&gt;";
      break;
    case '"':
      escaped += "&quot;";
      break;
    case '\n':
    case '\t':
      escaped += c;
      break;
    default:
      // XML 1.0 does not allow control characters.
      escaped += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  answer(context, escaped);
}

static void quoteCsv(sqlite3_context *context, int, sqlite3_value **arguments) {
  // Without a format, some releases of SQLite print a number with 15 digits,
  // and others with 17.
  if (sqlite3_value_type(arguments[0]) == SQLITE_FLOAT) {
    char number[32];
    return answer(context,
                  sqlite3_snprintf(sizeof(number), number, "%!.15g",
                                   sqlite3_value_double(arguments[0])));
  }
  std::string_view text = getText(arguments[0]);
  if (text.find_first_of(",\"\r\n") == std::string_view::npos)
    return answer(context, text);
  std::string quoted = "\"";
  for (char c : text)
    quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  answer(context, quoted + '"');
}

static void stripSuffix(sqlite3_context *context, int,
                        sqlite3_value **arguments) {
  std::string_view text = getText(arguments[0]);
  answer(context, text.substr(0, text.find(getText(arguments[1]))));
}

static void describeOld(sqlite3_context *context, int,
                        sqlite3_value **arguments) {
  answer(context,
         describeOldSeries(getText(arguments[0]), getText(arguments[1])));
}

static void makeTitle(sqlite3_context *context, int,
                      sqlite3_value **arguments) {
  answer(context,
         makeSeriesTitle(getText(arguments[0]), getText(arguments[1])));
}

static void roundToSignificant(sqlite3_context *context, int,
                               sqlite3_value **arguments) {
  if (sqlite3_value_type(arguments[0]) == SQLITE_NULL)
    return;
  char text[32];
  std::snprintf(text, sizeof(text), "%.4g", sqlite3_value_double(arguments[0]));
  sqlite3_result_double(context, std::atof(text));
}

void padlab::reports::registerSqlFunctions(sqlite3 *handle) {
  constexpr int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
  auto add = [&](const char *name, int arity, auto *function) {
    sqlite3_create_function_v2(handle, name, arity, flags, nullptr, function,
                               nullptr, nullptr, nullptr);
  };
  add("digest", 1, digest);
  add("xml", 1, escapeXml);
  add("csv", 1, quoteCsv);
  add("significant", 1, roundToSignificant);
  add("strip_suffix", 2, stripSuffix);
  add("old_series", 2, describeOld);
  add("series_title", 2, makeTitle);
}
