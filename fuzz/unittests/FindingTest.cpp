//===- FindingTest.cpp - the folder of findings -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Finding/Reproducer.h"
#include "../lib/Support/RunCommand.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Finding.h"
#include "padlab/fuzz/FindingFolder.h"

#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace padlab;

namespace {

Finding makeFinding() {
  Finding finding;
  finding.verdict = {"mismatch", "upstream-fused", "result 0: expected 1"};
  finding.blame.pass = "a-pass";
  finding.blame.pattern = "(anonymous namespace)::Pattern";
  finding.minimalCase = "module {}\n";
  finding.originalCase = "module { }\n";
  finding.expected = {"[1]"};
  finding.actual = {"[2]"};
  finding.shape = "tensor.pad";
  finding.operations = 8;
  finding.reproScript = "#!/bin/sh\nexit 1\n";
  finding.reproProgram = "module {}\n";
  finding.firstSeen = finding.lastSeen = "2026-01-01T00:00:00Z";
  return finding;
}

class FindingTest : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(fs::createUniqueDirectory("padlab-finding", dir));
    findings = (dir + "/findings").str();
  }
  void TearDown() override { fs::remove_directories(dir); }

  StoredFinding store(const Finding &finding) {
    auto stored = storeFinding(findings, finding);
    EXPECT_TRUE(static_cast<bool>(stored));
    return stored ? *stored : StoredFinding();
  }
  std::string read(const std::string &path) {
    return readFile(path).value_or("");
  }
  llvm::json::Object readJSON(const std::string &path) {
    auto value = llvm::json::parse(read(path + "/finding.json"));
    EXPECT_TRUE(static_cast<bool>(value));
    return value ? std::move(*value->getAsObject()) : llvm::json::Object();
  }
  /// Counts everything in the folder of findings except the lock.
  unsigned countEntries() {
    unsigned count = 0;
    std::error_code error;
    for (fs::directory_iterator it(findings, error), end; it != end && !error;
         it.increment(error))
      count += !llvm::StringRef(it->path()).ends_with("/.lock");
    return count;
  }

  llvm::SmallString<128> dir;
  std::string findings;
};

TEST_F(FindingTest, WritesEveryFile) {
  StoredFinding stored = store(makeFinding());
  EXPECT_TRUE(stored.isNew);
  for (const char *name :
       {"case.mlir", "original.mlir", "finding.json", "expected.txt",
        "actual.txt", "before.mlir", "after.mlir", "repro.sh", "repro.mlir"})
    EXPECT_TRUE(fs::exists(stored.path + "/" + name)) << name;
  EXPECT_TRUE(fs::can_execute(stored.path + "/repro.sh"));
  llvm::json::Object object = readJSON(stored.path);
  EXPECT_EQ(object.getInteger("schemaVersion"), findingSchemaVersion);
  EXPECT_EQ(object.getString("verdict"), "mismatch");
  EXPECT_EQ(object.getObject("blame")->getString("pass"), "a-pass");
}

TEST_F(FindingTest, CountsWhatIsKnown) {
  store(makeFinding());
  Finding again = makeFinding();
  again.lastSeen = "2026-02-02T00:00:00Z";
  again.firstSeen = again.lastSeen;
  StoredFinding stored = store(again);
  EXPECT_FALSE(stored.isNew);
  llvm::json::Object object = readJSON(stored.path);
  EXPECT_EQ(object.getInteger("count"), 2);
  EXPECT_EQ(object.getString("firstSeen"), "2026-01-01T00:00:00Z");
  EXPECT_EQ(object.getString("lastSeen"), "2026-02-02T00:00:00Z");
  EXPECT_EQ(countEntries(), 1u);
}

TEST_F(FindingTest, KeepsTheSmallerCase) {
  store(makeFinding());
  Finding smaller = makeFinding();
  smaller.operations = 7;
  smaller.minimalCase = "// smaller\n";
  StoredFinding stored = store(smaller);
  EXPECT_FALSE(stored.isNew);
  EXPECT_EQ(read(stored.path + "/case.mlir"), "// smaller\n");
  EXPECT_EQ(readJSON(stored.path).getInteger("count"), 2);

  store(makeFinding());
  EXPECT_EQ(read(stored.path + "/case.mlir"), "// smaller\n");
  EXPECT_EQ(readJSON(stored.path).getInteger("count"), 3);
  EXPECT_EQ(countEntries(), 1u);
}

TEST_F(FindingTest, ADamagedFindingIsToldAndKept) {
  StoredFinding stored = store(makeFinding());
  ASSERT_FALSE(static_cast<bool>(
      writeFileAtomically(stored.path + "/finding.json", "{\"count\": 5")));
  ASSERT_FALSE(fs::create_directories(findings + "/killed"));
  std::vector<std::string> lines;
  auto say = [&](const std::string &line) { lines.push_back(line); };
  EXPECT_TRUE(listFindings(findings, say).empty());
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_TRUE(StringRef(lines[0]).starts_with(stored.path + "/finding.json: "))
      << lines[0];
  EXPECT_EQ(lines[0].find('\n'), std::string::npos);

  EXPECT_TRUE(store(makeFinding()).isNew);
  EXPECT_EQ(readJSON(stored.path).getInteger("count"), 1);
  EXPECT_EQ(read(stored.path + ".damaged/finding.json"), "{\"count\": 5");
  EXPECT_TRUE(fs::exists(stored.path + ".damaged/original.mlir"));
  EXPECT_EQ(listFindings(findings, say).size(), 1u);
  EXPECT_EQ(lines.size(), 2u);

  ASSERT_FALSE(static_cast<bool>(
      writeFileAtomically(stored.path + "/finding.json", "{")));
  EXPECT_TRUE(store(makeFinding()).isNew);
  EXPECT_EQ(read(stored.path + ".damaged/finding.json"), "{\"count\": 5");
  EXPECT_EQ(read(stored.path + ".damaged-2/finding.json"), "{");
}

TEST_F(FindingTest, KnowsWhatNeedsNoReproducer) {
  Finding finding = makeFinding();
  EXPECT_FALSE(isKnownSmaller(findings, finding));
  store(finding);
  EXPECT_TRUE(isKnownSmaller(findings, finding));
  finding.operations = 7;
  EXPECT_FALSE(isKnownSmaller(findings, finding));
  finding = makeFinding();
  finding.blame.pattern = "Other";
  EXPECT_FALSE(isKnownSmaller(findings, finding));
}

/// A program whose results are right may be wrong, for example because the
/// number of its buffers depends on uninitialized memory. Its script says so,
/// and exits with 1.
TEST_F(FindingTest, TheScriptShowsAVerdictThatIsNotAboutValues) {
  auto write = [&](StringRef name, StringRef text) {
    EXPECT_FALSE(writeFileAtomically((dir + "/" + name).str(), text));
  };
  std::string tool = (dir + "/padlab-diff").str();
  write("padlab-diff", "#!/bin/sh\necho poison: 2 buffers are left\nexit 1\n");
  ASSERT_FALSE(fs::setPermissions(tool, fs::all_all));
  write("repro.sh", makeScript(ScriptKind::Padlab, ScriptParameters()));
  write("expected.txt", "1\n");
  auto run = [&](StringRef actual) {
    write("actual.txt", actual);
    processes::Outcome outcome = llvm::cantFail(processes::runCommand(
        {"env", ("PADLAB_BIN=" + dir).str(), "sh", (dir + "/repro.sh").str()}));
    EXPECT_TRUE(outcome.exit && outcome.exit->code == 1);
    return outcome.out;
  };
  EXPECT_EQ(run("1\n"), "poison: 2 buffers are left\n");
  EXPECT_EQ(run("2\n"),
            "expected: 1\nactual:   2\npoison: 2 buffers are left\n");
}

TEST_F(FindingTest, SignatureFollowsVerdictBlameAndShape) {
  std::string signature = makeFinding().getSignature();
  Finding other = makeFinding();
  other.verdict.detail = "result 0: expected 2";
  other.minimalCase = "another";
  EXPECT_EQ(other.getSignature(), signature);
  other.shape = "linalg.fill,tensor.pad";
  EXPECT_NE(other.getSignature(), signature);
  other = makeFinding();
  other.blame.pattern = "Other";
  EXPECT_NE(other.getSignature(), signature);
  other = makeFinding();
  other.verdict.kind = "poison";
  EXPECT_NE(other.getSignature(), signature);
  EXPECT_EQ(signature.find_first_of("/ :()"), std::string::npos);
}

TEST_F(FindingTest, MessagesDifferByWordsNotByNumbers) {
  auto normalize = [](const char *kind, const char *message,
                      const char *victim = "", const char *function = "") {
    Blame blame;
    blame.victim = victim;
    Verdict verdict{kind, "fused", message};
    verdict.message = message;
    verdict.function = function;
    return normalizeMessage(verdict, blame);
  };
  EXPECT_EQ(normalize("rejected", "'x.y' doesn't like 3 uses"),
            normalize("rejected", "'x.z' doesn't like 14 uses"));
  EXPECT_NE(normalize("rejected", "'x.y' doesn't like 3 uses"),
            normalize("rejected", "'x.y' is not bufferized"));
  EXPECT_EQ(normalize("mismatch", "result 0: expected 1"), "");
  // Crashes are told apart by the function in which they happen.
  EXPECT_EQ(normalize("crash", "signal 11 (Segmentation fault)", "", "X"),
            normalize("crash", "signal 6 (Aborted)", "", "X"));
  EXPECT_NE(normalize("crash", "signal 11 (Segmentation fault)", "", "X"),
            normalize("crash", "signal 11 (Segmentation fault)", "", "Y"));
  // If the message is about the victim, an operation that uses the wrong value,
  // it does not matter which operation this is.
  const char *ofReturn = "type of return operand 0 ('f32') doesn't match";
  const char *ofIf = "'scf.if' op operand type #0 should match";
  EXPECT_EQ(normalize("invalid-ir", ofReturn, "func.return"),
            normalize("invalid-ir", ofIf, "scf.if"));
  EXPECT_NE(normalize("invalid-ir", ofReturn), normalize("invalid-ir", ofIf));

  // The number of extents in a shape, and which of them are dynamic, is an
  // accident.
  EXPECT_EQ(normalize("invalid-ir", "shape of input (-9, 3) is not [2]"),
            normalize("invalid-ir", "shape of input (1) is not [-9, 1, 4]"));
  // Types and maps are accidents, too.
  EXPECT_EQ(normalize("invalid-ir", "a constant of tensor<?xi1> has no shape"),
            normalize("invalid-ir",
                      "a constant of tensor<?x?xvector<2xi1>> has no shape"));
  EXPECT_EQ(normalize("invalid-ir",
                      "'linalg.generic' op maps are wrong: "
                      "((d0, d1)[s0] -> (d1, (d0 * 2 + s0) mod 3))"),
            normalize("invalid-ir", "'linalg.generic' op maps are wrong: "
                                    "((d0) -> (d0), () -> (), (d0) -> ())"));
  EXPECT_EQ(normalize("invalid-ir", "op maps (i32) -> (f32) to 2 < 3"),
            "op maps (i) -> (f) to  < ");

  Finding one = makeFinding(), two = makeFinding();
  one.verdict.kind = two.verdict.kind = "crash";
  one.verdict.function = "X";
  two.verdict.function = "Y";
  EXPECT_NE(one.getSignature(), two.getSignature());
}

TEST_F(FindingTest, WhatDiesOfAnEndedValueDiesAnywhere) {
  Finding one = makeFinding(), two = makeFinding();
  one.verdict.kind = two.verdict.kind = "crash";
  one.blame.setPatternName("transform.structured.pad");
  two.blame = one.blame;
  one.verdict.function = "mlir::Operation::fold";
  two.verdict.function = "mlir::TypeRange::dereference_iterator";
  EXPECT_EQ(one.getSignature(), two.getSignature());
  two.shape = "linalg.map";
  EXPECT_NE(one.getSignature(), two.getSignature());
  // Both findings come from one pattern, so the programs around it do not
  // matter.
  one.blame.setPatternName("transform.apply_patterns: X");
  two.blame = one.blame;
  EXPECT_EQ(one.getSignature(), two.getSignature());
  one.verdict.kind = two.verdict.kind = "mismatch";
  EXPECT_NE(one.getSignature(), two.getSignature());
}

/// Names of findings are used as addresses, so findings of older versions keep
/// their names. Their records get the key that they would get today.
TEST_F(FindingTest, NamesAndRecordsOfVersion1Stay) {
  DefectKey wrong;
  wrong.kind = "mismatch";
  wrong.pass = "test-linalg-pad-fusion";
  wrong.pattern = "(anonymous namespace)::FusePadOp";
  wrong.shape = "linalg.generic,tensor.pad [reads-init]";
  EXPECT_EQ(wrong.getSignature(), "mismatch-FusePadOp-6b416cd1");

  Finding finding = makeFinding();
  finding.verdict = {"crash", "passes+dynamic:O2", "signal 11 in a, at X"};
  finding.verdict.function = "mlir::scf::tile";
  finding.blame.setPatternName("transform.structured.pad");
  auto record = llvm::json::parse(R"({
      "schemaVersion": 1, "verdict": "crash", "pipeline": "passes+dynamic:O2",
      "detail": "signal 11 in a, at mlir::scf::tile",
      "message": "at mlir::scf::tile", "cpu": "x86-64-v3",
      "blame": {"pass": "a-pass", "pattern": "transform.structured.pad"}})");
  ASSERT_TRUE(static_cast<bool>(record));
  DefectKey old = DefectKey::fromFinding(*record->getAsObject());
  EXPECT_EQ(old.getSignature(), finding.getSignature());
  EXPECT_TRUE(old.at(Grain::Cluster) == finding.getKey().at(Grain::Cluster));
  StoredRecord stored;
  stored.object = std::move(*record->getAsObject());
  Verdict verdict = stored.getVerdict();
  EXPECT_EQ(verdict.pipeline, "passes+dynamic@x86-64-v3:O2");
  EXPECT_EQ(verdict.function, "mlir::scf::tile");

  // A record that is written today has the same key.
  StoredFinding path = store(finding);
  llvm::json::Object now = readJSON(path.path);
  EXPECT_TRUE(DefectKey::fromFinding(now).at(Grain::Finding) ==
              old.at(Grain::Finding));
  EXPECT_EQ(now.getString("function"), "mlir::scf::tile");
}

TEST_F(FindingTest, DevicesAreWrittenTo) {
  // A rename would replace a pipe or a device by a regular file, so the text is
  // written directly to the pipe or device.
  std::string pipe = (dir + "/pipe").str();
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
  ASSERT_GE(reader, 0);
  EXPECT_FALSE(static_cast<bool>(writeFileAtomically(pipe, "text")));
  char text[8] = {};
  EXPECT_EQ(::read(reader, text, sizeof(text)), 4);
  ::close(reader);
  EXPECT_STREQ(text, "text");
  EXPECT_FALSE(fs::is_regular_file(pipe));
}

TEST_F(FindingTest, UnwritableIsOneLine) {
  std::string file = (dir + "/file").str();
  std::error_code code;
  llvm::raw_fd_ostream(file, code) << "a file";
  auto stored = storeFinding(file + "/findings", makeFinding());
  ASSERT_FALSE(static_cast<bool>(stored));
  std::string message = llvm::toString(stored.takeError());
  EXPECT_NE(message.find(file), std::string::npos);
  EXPECT_EQ(message.find('\n'), std::string::npos);
}

TEST_F(FindingTest, FullDiskLeavesWhatWasThere) {
  StoredFinding stored = store(makeFinding());
  std::string before = read(stored.path + "/finding.json");
  Finding large = makeFinding();
  large.operations = 1;
  large.originalCase.assign(1 << 16, 'x');
  // With a limit on the size of files, a write fails in its midst, as on a full
  // disk.
  rlimit old;
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &old), 0);
  rlimit tight{4096, old.rlim_max};
  auto previous = std::signal(SIGXFSZ, SIG_IGN);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &tight), 0);
  auto failed = storeFinding(findings, large);
  large.shape = "new";
  auto failedNew = storeFinding(findings, large);
  ::setrlimit(RLIMIT_FSIZE, &old);
  std::signal(SIGXFSZ, previous);
  ASSERT_FALSE(static_cast<bool>(failed));
  ASSERT_FALSE(static_cast<bool>(failedNew));
  llvm::consumeError(failed.takeError());
  llvm::consumeError(failedNew.takeError());
  EXPECT_EQ(read(stored.path + "/finding.json"), before);
  EXPECT_EQ(countEntries(), 1u);
}

} // namespace
