//===- StoreTest.cpp - the store loses nothing ----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/Store.h"
#include "padlab/reports/Commands.h"
#include "padlab/reports/Files.h"
#include "padlab/reports/Resources.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <random>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace padlab::reports;
namespace fs = std::filesystem;

namespace {
class StoreTest : public testing::Test {
protected:
  void SetUp() override {
    std::string pattern = testing::TempDir() + "/padlab-store-XXXXXX";
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    state = pattern;
  }
  void TearDown() override { fs::remove_all(state); }

  int run(std::vector<std::string> words) {
    words.insert(words.begin(), "padlab-report");
    words.push_back("--state=" + state);
    std::vector<char *> argv;
    for (std::string &word : words)
      argv.push_back(word.data());
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    int code = runReport(argv.size(), argv.data());
    testing::internal::GetCapturedStdout();
    errors = testing::internal::GetCapturedStderr();
    return code;
  }

  /// Prints the runs, findings, sightings, measurements and affected versions
  /// that are stored, without row numbers. If the store is damaged, prints the
  /// error.
  std::string dump() {
    std::unique_ptr<Database> store = openForReading(getStorePath(state));
    std::string text;
    store->run(
        "SELECT name, started_at, generated, cases_per_second FROM run LEFT "
        "JOIN fuzzing ON run = id AND fuzzing.target = '' ORDER BY name;"
        "SELECT signature, \"count\", state, first_seen, length(\"before\") "
        "FROM finding ORDER BY signature;"
        "SELECT run.name, signature, sighting.\"count\", is_new FROM sighting "
        "JOIN run ON run = run.id JOIN finding ON finding = finding.id ORDER "
        "BY 1, 2;"
        "SELECT run.name, series.name, fingerprint, ratio FROM "
        "benchmark_summary JOIN run ON run = run.id JOIN series ON series = "
        "series.id JOIN machine ON machine.id = series.machine ORDER BY 1, 2;"
        "SELECT signature, padlab, llvm, '' FROM affected JOIN finding ON "
        "finding = finding.id JOIN toolchain ON toolchain = toolchain.id ORDER "
        "BY 1, 2, 3",
        {}, [&](const Row &row) {
          for (int column = 0; column != 4; ++column)
            text.append(row.text(column)).append("|");
          text += '\n';
        });
    return text + store->getError();
  }

  std::string state, errors;
};
} // namespace

TEST_F(StoreTest, TakesARunInOnce) {
  ASSERT_EQ(run({"synthesize", "--days=6", "--findings=12"}), 0);
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  std::string first = dump();
  EXPECT_GT(std::count(first.begin(), first.end(), '\n'), 1000);
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  EXPECT_TRUE(dump() == first);
}

TEST_F(StoreTest, RunsOfAnotherLLVMStayOutside) {
  ASSERT_EQ(run({"synthesize", "--days=2", "--findings=2"}), 0);
  std::vector<std::string> folders = listRunFolders(state);
  ASSERT_EQ(run({"ingest", folders[0]}), 0) << errors;
  std::string expected = dump();
  std::string path = folders[1] + "/report.json", text = *readFile(path);
  size_t llvm = text.find("\"llvm\": \"22.");
  ASSERT_NE(llvm, std::string::npos);
  ASSERT_TRUE(writeFile(path, text.replace(llvm + 9, 2, "24")));
  EXPECT_EQ(run({"ingest", "--all"}), exitBadInput);
  EXPECT_NE(errors.find("report.json: error: is of LLVM 24, the other runs of "
                        "the store of LLVM 22"),
            std::string::npos)
      << errors;
  EXPECT_EQ(dump(), expected);
}

TEST_F(StoreTest, AStoreOfTwoReleasesIsNotRebuilt) {
  ASSERT_EQ(run({"synthesize", "--days=2", "--findings=2"}), 0);
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  // A store of an earlier version may look like this; runs that it knows are
  // not read again.
  std::unique_ptr<Database> store = openForWriting(getStorePath(state));
  store->run("INSERT INTO toolchain (padlab, llvm) VALUES ('0', '24.0.0');"
             "UPDATE run SET toolchain = (SELECT id FROM toolchain WHERE llvm "
             "= '24.0.0') WHERE name = (SELECT max(name) FROM run)");
  ASSERT_FALSE(store->failed()) << store->getError();
  store.reset();
  EXPECT_EQ(run({"ingest", "--all"}), 0) << errors;
  std::string expected = dump();
  std::string path = listRunFolders(state)[1] + "/report.json";
  std::string text = *readFile(path);
  size_t llvm = text.find("\"llvm\": \"22.");
  ASSERT_NE(llvm, std::string::npos);
  ASSERT_TRUE(writeFile(path, text.replace(llvm + 9, 2, "24")));
  EXPECT_EQ(run({"ingest", "--rebuild"}), exitBadInput);
  EXPECT_NE(errors.find("stays as it was"), std::string::npos) << errors;
  EXPECT_EQ(dump(), expected);
  EXPECT_FALSE(fs::exists(getStorePath(state) + ".rebuild"));
}

TEST_F(StoreTest, OrderDoesNotMatter) {
  ASSERT_EQ(run({"synthesize", "--days=8", "--findings=20"}), 0);
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  std::string expected = dump();
  std::vector<std::string> folders = listRunFolders(state);
  std::mt19937 random(3);
  std::shuffle(folders.begin(), folders.end(), random);
  fs::remove(getStorePath(state));
  for (const std::string &folder : folders)
    ASSERT_EQ(run({"ingest", folder}), 0) << errors;
  EXPECT_TRUE(dump() == expected);
  ASSERT_EQ(run({"ingest", "--rebuild"}), 0) << errors;
  EXPECT_TRUE(dump() == expected);
}

TEST_F(StoreTest, AChangedRunReplacesItself) {
  ASSERT_EQ(run({"synthesize", "--days=3", "--findings=4"}), 0);
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  std::string expected = dump();
  std::string report = listRunFolders(state)[1] + "/report.json";
  std::string text = *readFile(report);
  ASSERT_TRUE(writeFile(report, text + " "));
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  EXPECT_TRUE(dump() == expected);
}

TEST_F(StoreTest, AKilledIngestLeavesTheStoreAsItWas) {
  ASSERT_EQ(run({"synthesize", "--days=12", "--findings=30"}), 0);
  std::vector<std::string> folders = listRunFolders(state);
  ASSERT_EQ(run({"ingest", folders[0]}), 0) << errors;
  std::string before = dump();
  std::mt19937 random(5);
  unsigned killed = 0;
  for (int round = 0; round != 20; ++round) {
    pid_t child = ::fork();
    if (child == 0)
      ::_exit(run({"ingest", "--all"}));
    ::usleep(1000 + random() % 60000);
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    if (!WIFSIGNALED(status))
      break;
    ++killed;
    // The update is atomic: readers and writers see all of it or nothing.
    std::string after = dump();
    ASSERT_EQ(run({"ingest", folders[0]}), 0) << errors;
    EXPECT_TRUE(dump() == after);
    if (after != before)
      break;
  }
  EXPECT_GT(killed, 0u);
  std::string after = dump();
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  EXPECT_TRUE(after == before || after == dump());
}

TEST_F(StoreTest, AFullDiskLeavesTheStoreAsItWas) {
  ASSERT_EQ(run({"synthesize", "--days=10", "--findings=10"}), 0);
  ASSERT_EQ(run({"ingest", listRunFolders(state)[0]}), 0) << errors;
  std::string before = dump();
  pid_t child = ::fork();
  if (child == 0) {
    // Files may hardly grow beyond the present size of the store.
    rlim_t size = fs::file_size(getStorePath(state)) + 65536;
    struct rlimit limit = {size, size};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    ::signal(SIGXFSZ, SIG_IGN);
    ::_exit(run({"ingest", "--all"}));
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), exitBadInput);
  EXPECT_TRUE(dump() == before);
}

TEST_F(StoreTest, ADamagedStoreIsToldAndRebuilt) {
  ASSERT_EQ(run({"synthesize", "--days=5", "--findings=20"}), 0);
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  std::string expected = dump();
  std::string whole = *readFile(getStorePath(state));
  std::mt19937 random(11);
  unsigned told = 0;
  for (int round = 0; round != 10; ++round) {
    std::string damaged = whole;
    size_t page = 1 + random() % (damaged.size() / 4096 - 1);
    for (size_t i = page * 4096; i != (page + 1) * 4096; ++i)
      damaged[i] = char(random());
    ASSERT_TRUE(writeFile(getStorePath(state), damaged));
    if (run({"ingest", "--all"}) == 0)
      continue;
    ++told;
    EXPECT_NE(errors.find("the store is damaged; rebuild it"),
              std::string::npos)
        << errors;
    EXPECT_EQ(std::count(errors.begin(), errors.end(), '\n'), 1) << errors;
    EXPECT_EQ(run({"site"}), exitBadInput);
  }
  EXPECT_EQ(told, 10u);
  ASSERT_EQ(run({"ingest", "--rebuild"}), 0) << errors;
  EXPECT_TRUE(dump() == expected);
}

TEST_F(StoreTest, WaitsForAnotherWriterAndSaysSo) {
  ASSERT_EQ(run({"synthesize", "--days=1", "--findings=1"}), 0);
  {
    WriterLock lock(state, 0);
    ASSERT_EQ(lock.getError(), "");
    EXPECT_EQ(run({"ingest", "--all", "--wait=0"}), exitBadInput);
    EXPECT_NE(errors.find("another process writes to the store"),
              std::string::npos);
  }
  EXPECT_EQ(run({"ingest", "--all", "--wait=0"}), 0) << errors;
}

TEST_F(StoreTest, BringsAnOlderStoreUpToDate) {
  ASSERT_EQ(run({"synthesize", "--days=3", "--findings=5"}), 0);
  {
    Database old(getStorePath(state), Database::Mode::ReadWrite);
    old.run(getResource("sql/migrations/001.sql"));
    old.run("INSERT INTO toolchain VALUES (1, 'old', '22.1.0')");
    old.setVersion(1);
    ASSERT_EQ(old.getError(), "");
  }
  EXPECT_EQ(run({"site"}), exitBadInput);
  EXPECT_NE(errors.find("brings an older one up to date"), std::string::npos);
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  std::unique_ptr<Database> store = openForReading(getStorePath(state));
  EXPECT_EQ(store->query("SELECT llvm FROM toolchain WHERE padlab = 'old'"),
            "22.1.0");
  EXPECT_EQ(store->query("SELECT count(*) FROM run"), "3");
}

TEST_F(StoreTest, RefusesAStoreFromTheFuture) {
  ASSERT_EQ(run({"synthesize", "--days=1", "--findings=1"}), 0);
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  Database(getStorePath(state), Database::Mode::ReadWrite).setVersion(99);
  EXPECT_EQ(run({"ingest", "--all"}), exitBadInput);
  EXPECT_NE(errors.find("the store is of version 99"), std::string::npos);
  EXPECT_EQ(run({"export", "--format=markdown"}), exitBadInput);
}

TEST_F(StoreTest, RetentionThinsOldRuns) {
  ASSERT_EQ(run({"synthesize", "--days=30", "--findings=15"}), 0);
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  auto count = [&](const std::string &table) {
    return std::stoi(openForReading(getStorePath(state))
                         ->query("SELECT count(*) FROM " + table));
  };
  int samples = count("coverage_sample"),
      summaries = count("benchmark_summary");
  std::string rules = state + "/rules.json";
  ASSERT_TRUE(writeFile(
      rules, "{\"rules\": [{\"table\": \"coverage_sample\", \"keep_days\": 9, "
             "\"then\": \"last\"}, {\"table\": \"benchmark_summary\", "
             "\"keep_days\": 9, \"then\": \"weekly\"}], \"results\": "
             "{\"keep_texts_days\": 9}}"));
  std::string oldFile = listRunFolders(state).front() + "/bench.json";
  std::string newFile = listRunFolders(state).back() + "/bench.json";
  ASSERT_TRUE(writeFile(oldFile, "{}") && writeFile(newFile, "{}"));
  ASSERT_EQ(run({"gc", "--rules=" + rules, "--dry-run"}), 0) << errors;
  EXPECT_EQ(count("coverage_sample"), samples);
  ASSERT_EQ(run({"gc", "--rules=" + rules}), 0) << errors;
  EXPECT_LT(count("coverage_sample"), samples / 2);
  EXPECT_LT(count("benchmark_summary"), summaries * 2 / 3);
  EXPECT_GT(count("benchmark_summary"), summaries / 4);
  EXPECT_EQ(count("run"), 30);
  // Programs are removed from old reports, but not from the store, and no
  // finding looks new.
  std::string thinned = dump();
  EXPECT_EQ(readFile(listRunFolders(state)[0] + "/report.json")->find("texts"),
            std::string::npos);
  EXPECT_FALSE(readFile(oldFile));
  EXPECT_TRUE(readFile(newFile));
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  EXPECT_TRUE(dump() == thinned);
}

/// The run that is kept for a week is chosen for each series: runs that
/// measured only other series do not count.
TEST_F(StoreTest, RetentionKeepsAWeekOfEachSeries) {
  ASSERT_EQ(run({"synthesize", "--days=30", "--findings=2"}), 0);
  std::string rules = state + "/rules.json";
  ASSERT_TRUE(writeFile(
      rules, "{\"rules\": [{\"table\": \"benchmark_summary\", "
             "\"keep_days\": 9, \"then\": \"weekly\"}, {\"table\": "
             "\"verdict\", \"keep_days\": 9, \"then\": \"weekly\"}]}"));
  auto count = [&] {
    return openForReading(getStorePath(state))
        ->query("SELECT (SELECT count(*) FROM benchmark_summary JOIN series ON "
                "series.id = series WHERE suite <> 'other') || ' ' || (SELECT "
                "count(*) FROM verdict)");
  };
  ASSERT_EQ(run({"ingest", "--all"}), 0) << errors;
  std::string all = count();
  ASSERT_EQ(run({"gc", "--rules=" + rules}), 0) << errors;
  std::string expected = count();
  EXPECT_NE(expected, all);

  for (const std::string &folder : listRunFolders(state)) {
    std::string day = fs::path(folder).filename().string().substr(0, 8);
    std::string file = state + "/" + day + ".json";
    ASSERT_TRUE(writeFile(
        file, "{\"context\": {\"padlab_schema\": \"2\", \"date\": \"" +
                  day.substr(0, 4) + "-" + day.substr(4, 2) + "-" +
                  day.substr(6) +
                  "T00:00:00+00:00\", \"machine_cpu\": \"c\", "
                  "\"padlab_revision\": \"1\", \"llvm_version\": \"22\"}, "
                  "\"benchmarks\": [{\"name\": \"other/x\", \"real_time\": "
                  "1, \"time_unit\": \"us\"}]}"));
    ASSERT_EQ(run({"ingest", file}), 0) << errors;
  }
  ASSERT_EQ(run({"ingest", "--rebuild"}), 0) << errors;
  EXPECT_EQ(count(), all);
  ASSERT_EQ(run({"gc", "--rules=" + rules}), 0) << errors;
  EXPECT_EQ(count(), expected);
}
