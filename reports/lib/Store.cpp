//===- Store.cpp - opening and locking the store -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/Store.h"

#include "padlab/reports/Resources.h"

#include <chrono>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

using namespace padlab::reports;

std::string padlab::reports::getStorePath(const std::string &stateDir) {
  return stateDir + "/padlab.db";
}

WriterLock::WriterLock(const std::string &stateDir, int waitSeconds) {
  std::error_code ignored;
  std::filesystem::create_directories(stateDir, ignored);
  std::string path = getStorePath(stateDir) + ".lock";
  descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor < 0) {
    error = path + ": error: cannot be written";
    return;
  }
  auto end =
      std::chrono::steady_clock::now() + std::chrono::seconds(waitSeconds);
  while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (std::chrono::steady_clock::now() >= end) {
      error = getStorePath(stateDir) +
              ": error: another process writes to the store; waited " +
              std::to_string(waitSeconds) + " s for it";
      return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

WriterLock::~WriterLock() {
  if (descriptor >= 0)
    ::close(descriptor);
}

static void migrate(Database &store) {
  std::vector<Resource> migrations = getResources("sql/migrations/");
  int newest = migrations.size(), version = store.getVersion();
  if (version > newest)
    store.fail("the store is of version " + std::to_string(version) +
               ", this padlab-report knows " + std::to_string(newest));
  if (store.failed() || version == newest)
    return;
  Transaction transaction(store);
  for (; version != newest; ++version)
    store.run(migrations[version].text);
  store.setVersion(newest);
  transaction.commit();
}

static void lookForDamage(Database &store) {
  std::string verdict = store.query("PRAGMA quick_check(1)");
  // The check says "ok" if it finds no damage.
  if (!store.failed() && verdict != "ok")
    store.failDamaged();
}

std::unique_ptr<Database>
padlab::reports::openForWriting(const std::string &path) {
  auto store = std::make_unique<Database>(path, Database::Mode::ReadWrite);
  migrate(*store);
  if (!store->failed())
    lookForDamage(*store);
  return store;
}

std::unique_ptr<Database>
padlab::reports::openForReading(const std::string &path) {
  std::error_code ignored;
  // A writer that was killed has left a journal, which only a writer can undo.
  if (std::filesystem::exists(path + "-journal", ignored))
    Database(path, Database::Mode::ReadWrite).getVersion();
  auto store = std::make_unique<Database>(path, Database::Mode::ReadOnly);
  int version = store->getVersion();
  int newest = getResources("sql/migrations/").size();
  if (!store->failed() && version != newest)
    store->fail("the store is of version " + std::to_string(version) +
                ", this padlab-report reads " + std::to_string(newest) +
                "; padlab-report ingest brings an older one up to date");
  if (!store->failed())
    lookForDamage(*store);
  return store;
}
