//===- Database.cpp - SQLite, with the first error kept -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/Database.h"

#include "SqlFunctions.h"

#include <sqlite3.h>

using namespace padlab::reports;

std::string_view Row::text(int column) const {
  const auto *data =
      reinterpret_cast<const char *>(sqlite3_column_text(statement, column));
  if (!data)
    return {};
  return {data, static_cast<size_t>(sqlite3_column_bytes(statement, column))};
}

int64_t Row::integer(int column) const {
  return sqlite3_column_int64(statement, column);
}

double Row::real(int column) const {
  return sqlite3_column_double(statement, column);
}

Database::Database(const std::string &path, Mode mode, int busyMilliseconds) {
  int flags = mode == Mode::ReadOnly
                  ? SQLITE_OPEN_READONLY
                  : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  check(sqlite3_open_v2(path.c_str(), &handle, flags, nullptr));
  if (failed())
    return;
  sqlite3_busy_timeout(handle, busyMilliseconds);
  registerSqlFunctions(handle);
  // Use a rollback journal (see schema.md). A store may come from somebody
  // else, so SQLite must not trust its schema.
  run("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;"
      "PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;"
      // The cache has 128 MB, because a year of measurements is read several
      // times.
      "PRAGMA cache_size = -131072;"
      "PRAGMA trusted_schema = OFF;");
}

Database::~Database() { sqlite3_close(handle); }

void Database::fail(std::string message) {
  if (!failed())
    error = std::move(message);
}

void Database::failDamaged() {
  fail("the store is damaged; rebuild it from the results with "
       "padlab-report ingest --rebuild");
}

void Database::check(int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW ||
      failed())
    return;
  switch (code & 0xff) {
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    return fail("is in use by another process; gave up waiting for it");
  case SQLITE_CORRUPT:
  case SQLITE_NOTADB:
    return failDamaged();
  case SQLITE_FULL:
    return fail("the disk is full; the store is as it was");
  case SQLITE_READONLY:
  case SQLITE_CANTOPEN:
  case SQLITE_IOERR:
    return fail("cannot be opened or written");
  default:
    return fail(handle ? sqlite3_errmsg(handle) : "cannot be opened");
  }
}

static void bind(sqlite3_stmt *statement, const Parameters &parameters) {
  for (int i = 1, end = sqlite3_bind_parameter_count(statement); i <= end; ++i)
    if (const char *name = sqlite3_bind_parameter_name(statement, i))
      if (auto it = parameters.find(name); it != parameters.end())
        sqlite3_bind_text64(statement, i, it->second.data(), it->second.size(),
                            SQLITE_STATIC, SQLITE_UTF8);
}

bool Database::step(sqlite3_stmt *statement,
                    const std::function<void(const Row &)> &onRow) {
  int code = sqlite3_step(statement);
  check(code);
  if (code == SQLITE_ROW && onRow)
    onRow(Row(statement));
  return code == SQLITE_ROW && !failed();
}

void Database::run(std::string_view script, const Parameters &parameters,
                   const std::function<void(const Row &)> &onRow) {
  const char *next = script.data(), *end = script.data() + script.size();
  while (!failed() && next != end) {
    sqlite3_stmt *statement = nullptr;
    check(sqlite3_prepare_v2(handle, next, static_cast<int>(end - next),
                             &statement, &next));
    if (!statement)
      continue;
    bind(statement, parameters);
    while (step(statement, onRow)) {
    }
    sqlite3_finalize(statement);
  }
}

std::string Database::query(std::string_view script,
                            const Parameters &parameters) {
  std::string first;
  bool seen = false;
  run(script, parameters, [&](const Row &row) {
    if (!seen)
      first = row.text(0);
    seen = true;
  });
  return first;
}

int Database::getVersion() {
  return std::atoi(query("PRAGMA user_version").c_str());
}

void Database::setVersion(int version) {
  run("PRAGMA user_version = " + std::to_string(version));
}

int64_t Database::countChanges() const {
  return handle ? sqlite3_total_changes64(handle) : 0;
}

Transaction::Transaction(Database &database) : database(database) {
  database.run("BEGIN IMMEDIATE");
  open = !database.failed();
}

Transaction::~Transaction() {
  // If the database has failed, closing it undoes the transaction.
  if (open && !database.failed())
    database.run("ROLLBACK");
}

void Transaction::commit() {
  database.run("COMMIT");
  open = database.failed();
}
