//===- Database.h - SQLite, with the first error kept -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A thin layer over SQLite. A database remembers its first error and does
/// nothing afterwards, so that callers need to check only once, at the end.
///
/// Besides SQLite's own functions, SQL may call those that are registered here:
///
/// | function              | is                                              |
/// |-----------------------|-------------------------------------------------|
/// | `digest(text)`        | 16 hexadecimal digits (FNV-1a, 64 bits)         |
/// | `xml(text)`           | fit for XML's text and attributes               |
/// | `csv(text)`           | a field of RFC 4180; numbers have 15 digits     |
/// | `significant(number)` | rounded to four significant digits; NULL stays  |
/// | `strip_suffix(t, s)`  | `t` without `s` and what follows it             |
/// | `old_series(n, l)`    | the record of an old series: OldSeries.h        |
/// | `series_title(w, c)`  | what pages call a series: OldSeries.h           |
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_DATABASE_H
#define PADLAB_REPORTS_DATABASE_H

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace padlab::reports {

/// The values of a script's parameters by their names (`:run`), as text.
using Parameters = std::map<std::string, std::string>;

/// A row of a result; valid during the call that receives it.
class Row {
public:
  explicit Row(sqlite3_stmt *statement) : statement(statement) {}
  std::string_view text(int column) const;
  int64_t integer(int column) const;
  double real(int column) const;

private:
  sqlite3_stmt *statement;
};

class Database {
public:
  enum class Mode { ReadOnly, ReadWrite };

  /// Opens `path`; waits up to `busyMilliseconds` if another process has locked
  /// it.
  Database(const std::string &path, Mode mode, int busyMilliseconds = 10000);
  ~Database();
  Database(const Database &) = delete;
  Database &operator=(const Database &) = delete;

  /// Runs the statements of `script` in turn. `onRow` sees every row.
  void run(std::string_view script, const Parameters &parameters = {},
           const std::function<void(const Row &)> &onRow = nullptr);
  /// Returns the first column of the first row, or an empty text.
  std::string query(std::string_view script, const Parameters &parameters = {});

  int getVersion();
  void setVersion(int version);
  int64_t countChanges() const;

  bool failed() const { return !error.empty(); }
  /// Returns the error in one line; empty if there is none.
  const std::string &getError() const { return error; }
  /// Records an error that the caller has found, unless an error is recorded
  /// already.
  void fail(std::string message);
  /// Records the error that the contents of the database's file are damaged.
  void failDamaged();

private:
  void check(int code);
  bool step(sqlite3_stmt *statement,
            const std::function<void(const Row &)> &onRow);

  sqlite3 *handle = nullptr;
  std::string error;
};

/// A transaction: its changes take effect at `commit`, all or none.
class Transaction {
public:
  explicit Transaction(Database &database);
  ~Transaction();
  void commit();

private:
  Database &database;
  bool open;
};

} // namespace padlab::reports

#endif // PADLAB_REPORTS_DATABASE_H
