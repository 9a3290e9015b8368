//===- WorkerTest.cpp - crashes, hangs and memory of workers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Worker.h"

#include "gtest/gtest.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <memory>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace padlab;

namespace {

constexpr size_t mebibyte = 1 << 20;

/// Uses more and more memory, which it gets without the functions that
/// sanitizers watch.
[[noreturn]] void devour() {
  while (true) {
    void *memory = mmap(nullptr, mebibyte, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    memset(memory, 1, mebibyte);
    usleep(500);
  }
}

/// Returns what memory contains after it was freed.
std::string readFreed() {
  constexpr size_t words = 16;
  auto *block = static_cast<volatile uint64_t *>(calloc(words, 8));
  free(const_cast<uint64_t *>(block));
  char text[32];
  snprintf(text, sizeof(text), "%lx", block[words - 1]);
  return text;
}

/// Uses `tenths` tenths of a second of processor time.
void compute(clock_t tenths) {
  for (clock_t begin = clock(); clock() - begin < tenths * CLOCKS_PER_SEC / 10;)
    ;
}

/// Works on three cases, each for 0.1 s of processor time.
void workOnCases() {
  for (const char *name : {"0", "1", "2"}) {
    noteActivity(Activity::Case, name);
    compute(1);
  }
}

/// Works on one case for 0.1 s, and then on all cases together for 0.5 s.
void workOnAll() {
  noteActivity(Activity::Case, "0");
  compute(1);
  noteActivity(Activity::Case, "");
  compute(5);
}

Worker::Handler makeHandler() {
  return [served = 0](llvm::StringRef request) mutable -> std::string {
    ++served;
    if (request == "crash") {
      noteActivity(Activity::Step, "fused");
      noteActivity(Activity::Pass, "canonicalize");
      raise(SIGSEGV);
    }
    if (request == "abort") {
      fputs("LLVM ERROR: out of luck\n", stderr);
      abort();
    }
    if (request == "exit")
      exit(3);
    if (request == "hang")
      while (true)
        pause();
    if (request == "spin")
      for (volatile unsigned turns = 0;; turns = turns + 1)
        ;
    if (request == "cases")
      workOnCases();
    if (request == "all")
      workOnAll();
    if (request == "long case") {
      noteActivity(Activity::Case, "0");
      compute(20);
    }
    if (request == "grow")
      memset(mmap(nullptr, 8 * mebibyte, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
             1, 8 * mebibyte);
    if (request == "devour")
      devour();
    if (request == "print")
      fputs("to standard error\n", stderr);
    if (request == "freed")
      return readFreed();
    if (request == "served")
      return std::to_string(served);
    if (request == "pid")
      return std::to_string(getpid());
    return request.str();
  };
}

unsigned countOpenFiles() {
  unsigned count = 0;
  DIR *directory = opendir("/proc/self/fd");
  while (readdir(directory))
    ++count;
  closedir(directory);
  return count;
}

TEST(Worker, AnswersFromOneProcess) {
  Worker worker(makeHandler);
  EXPECT_EQ(worker.call("hello").text, "hello");
  EXPECT_EQ(worker.call("").text, "");
  EXPECT_EQ(worker.call("served").text, "3");
  EXPECT_NE(worker.call("pid").text, std::to_string(getpid()));
  EXPECT_EQ(worker.getRestarts(), 0u);
}

#if !__has_feature(address_sanitizer)
TEST(Worker, LeavesNothingOfWhatWasFreed) {
  Worker worker(makeHandler);
  EXPECT_EQ(worker.call("freed").text, "5555555555555555");
  // The parent itself does not overwrite freed memory, because this would slow
  // it down.
  EXPECT_EQ(readFreed(), "0");
}
#endif

TEST(Worker, CarriesLargeBinaryMessages) {
  Worker worker(makeHandler);
  std::string large(5 * mebibyte, '\0');
  for (size_t i = 0; i < large.size(); ++i)
    large[i] = static_cast<char>(i * 31);
  EXPECT_EQ(worker.call(large).text, large);
}

TEST(Worker, NamesTheCrash) {
  Worker worker(makeHandler);
  WorkerReply reply = worker.call("crash");
  EXPECT_EQ(reply.status, WorkerReply::Status::Crash);
  EXPECT_EQ(reply.signal, SIGSEGV);
  EXPECT_EQ(reply.reason, "signal 11 (Segmentation fault)");
  EXPECT_EQ(reply.getActivity(Activity::Step), "fused");
  EXPECT_EQ(reply.getActivity(Activity::Pass), "canonicalize");
  EXPECT_EQ(reply.getActivity(Activity::Pattern), "");
  EXPECT_EQ(worker.call("served").text, "1");
  EXPECT_EQ(worker.getRestarts(), 1u);
}

TEST(Worker, KeepsTheLastWords) {
  Worker worker(makeHandler);
  WorkerReply reply = worker.call("abort");
  EXPECT_EQ(reply.signal, SIGABRT);
  EXPECT_NE(reply.errorOutput.find("LLVM ERROR: out of luck"),
            std::string::npos);
  EXPECT_NE(worker.call("print").errorOutput.find("to standard error"),
            std::string::npos);
  EXPECT_EQ(worker.call("quiet").errorOutput, "");
}

TEST(Worker, AnExitIsACrash) {
  Worker worker(makeHandler);
  WorkerReply reply = worker.call("exit");
  EXPECT_EQ(reply.status, WorkerReply::Status::Crash);
  EXPECT_EQ(reply.signal, 0);
  EXPECT_EQ(reply.reason, "exited with code 3");
}

TEST(Worker, EndsAHang) {
  WorkerLimits limits;
  limits.secondsPerRequest = 1;
  Worker worker(makeHandler, limits);
  WorkerReply reply = worker.call("hang");
  EXPECT_EQ(reply.status, WorkerReply::Status::Hang);
  EXPECT_EQ(reply.reason, "no answer within 1 s");
  EXPECT_EQ(worker.call("next").text, "next");
}

/// The limit is on processor time, so it does not matter how busy the machine
/// is.
TEST(Worker, EndsAnExcessOfProcessorTime) {
  WorkerLimits limits;
  limits.processorSecondsPerRequest = 0.2;
  Worker worker(makeHandler, limits);
  WorkerReply reply = worker.call("spin");
  EXPECT_EQ(reply.status, WorkerReply::Status::Hang);
  EXPECT_EQ(reply.reason, "no answer within 0.2 s of processor time");
  EXPECT_EQ(worker.call("next").text, "next");
}

/// In a request with several cases, each case has the time limit of one
/// request.
TEST(Worker, EachCaseHasTheTimeOfOne) {
  WorkerLimits limits;
  limits.processorSecondsPerRequest = 0.2;
  Worker worker(makeHandler, limits);
  EXPECT_EQ(worker.call("cases").text, "cases");
}

/// Compiling cases together takes longer the more there are, so the caller
/// gives a factor for this limit.
TEST(Worker, WorkOnAllCasesHasAsMuchTimeAsItIsGiven) {
  WorkerLimits limits;
  limits.processorSecondsPerRequest = 0.2;
  Worker worker(makeHandler, limits);
  EXPECT_EQ(worker.call("all").reason,
            "no answer within 0.2 s of processor time");
  EXPECT_EQ(worker.call("all", 5).text, "all");
  EXPECT_EQ(worker.call("long case", 5).reason,
            "no answer within 0.2 s of processor time");
}

TEST(Worker, ReplacesAChildThatHasGrown) {
  WorkerLimits limits;
  limits.growthBytes = 64 * mebibyte;
  Worker worker(makeHandler, limits);
  for (unsigned i = 0; i < 200; ++i)
    EXPECT_EQ(worker.call("grow").status, WorkerReply::Status::Done);
  EXPECT_EQ(worker.getRenewals(), 3u);
  EXPECT_EQ(worker.getRestarts(), 0u) << "nothing died";
}

TEST(Worker, EndsAnExcessOfMemory) {
  WorkerLimits limits;
  limits.memoryBytes = 512 * mebibyte;
  Worker worker(makeHandler, limits);
  WorkerReply reply = worker.call("devour");
  EXPECT_EQ(reply.status, WorkerReply::Status::Crash);
  EXPECT_EQ(reply.reason, "used more than 512 MiB of memory");
  EXPECT_EQ(worker.call("next").text, "next");
}

TEST(Worker, ReplacesAChildThatDiedIdle) {
  Worker worker(makeHandler);
  pid_t child = std::stoi(worker.call("pid").text);
  kill(child, SIGKILL);
  siginfo_t info;
  waitid(P_PID, child, &info, WEXITED | WNOWAIT);
  EXPECT_EQ(worker.call("next").text, "next");
  EXPECT_EQ(worker.getRestarts(), 1u);
}

TEST(Worker, AChildThatDiedIdleHasUsedItsTime) {
  Worker worker(makeHandler);
  worker.call("cases");
  double before = worker.getProcessorSeconds();
  pid_t child = std::stoi(worker.call("pid").text);
  kill(child, SIGKILL);
  siginfo_t info;
  waitid(P_PID, child, &info, WEXITED | WNOWAIT);
  EXPECT_EQ(worker.call("next").text, "next");
  EXPECT_GE(worker.getProcessorSeconds(), before);
}

TEST(Worker, ReportsAFactoryThatCrashes) {
  Worker worker([]() -> Worker::Handler { abort(); });
  WorkerReply reply = worker.call("anything");
  EXPECT_EQ(reply.status, WorkerReply::Status::Crash);
  EXPECT_EQ(reply.getActivity(Activity::Step), "start");
}

TEST(Worker, LeavesNothingBehind) {
  unsigned before = countOpenFiles();
  for (int round = 0; round < 3; ++round) {
    Worker first(makeHandler), second(makeHandler);
    EXPECT_EQ(first.call("a").text, "a");
    EXPECT_EQ(second.call("b").text, "b");
    EXPECT_EQ(first.call("crash").status, WorkerReply::Status::Crash);
    EXPECT_EQ(second.call("crash").status, WorkerReply::Status::Crash);
    EXPECT_EQ(first.call("c").text, "c");
  }
  EXPECT_EQ(countOpenFiles(), before);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "a child was not reaped";
}

TEST(Worker, ServesWorkersOfItsOwn) {
  Worker outer([]() -> Worker::Handler {
    auto inner = std::make_shared<Worker>(makeHandler);
    return
        [inner](llvm::StringRef request) { return inner->call(request).text; };
  });
  WorkerReply reply = outer.call("served");
  EXPECT_EQ(reply.status, WorkerReply::Status::Done);
  EXPECT_EQ(reply.text, "1");
}

WorkerLimits withForkServer() {
  WorkerLimits limits;
  limits.hasForkServer = true;
  return limits;
}

TEST(Worker, AForkServerLeavesNothingBehind) {
  unsigned before = countOpenFiles();
  {
    Worker worker(makeHandler, withForkServer());
    EXPECT_EQ(worker.call("hello").text, "hello");
    EXPECT_EQ(worker.call("served").text, "2");
    WorkerReply crash = worker.call("crash");
    EXPECT_EQ(crash.status, WorkerReply::Status::Crash);
    EXPECT_EQ(crash.signal, SIGSEGV);
    EXPECT_EQ(worker.call("served").text, "1");
    worker.renew();
    EXPECT_EQ(worker.call("served").text, "1");
    EXPECT_EQ(worker.getRestarts(), 1u);
    EXPECT_GT(worker.getProcessorSeconds(), 0);
  }
  EXPECT_EQ(countOpenFiles(), before);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "a child was not reaped";
}

TEST(Worker, AForkServerKnowsTheStateOfTheFirstCall) {
  int state = 1;
  Worker worker(
      [&]() -> Worker::Handler {
        return [&](llvm::StringRef) { return std::to_string(state); };
      },
      withForkServer());
  state = 2;
  EXPECT_EQ(worker.call("").text, "2");
  state = 3;
  worker.renew();
  EXPECT_EQ(worker.call("").text, "2");
}

void expectDeathWithParent(const WorkerLimits &limits) {
  int pipeEnds[2];
  ASSERT_EQ(pipe(pipeEnds), 0);
  pid_t parent = fork();
  if (parent == 0) {
    Worker worker(makeHandler, limits);
    std::string child = worker.call("pid").text;
    ssize_t put = write(pipeEnds[1], child.data(), child.size());
    (void)put;
    raise(SIGKILL);
  }
  waitpid(parent, nullptr, 0);
  char text[32] = {};
  ASSERT_GT(read(pipeEnds[0], text, sizeof(text) - 1), 0);
  close(pipeEnds[0]);
  close(pipeEnds[1]);
  pid_t child = std::stoi(text);
  bool gone = false;
  for (int attempt = 0; attempt < 500 && !gone; ++attempt) {
    // The process that adopts the orphan may wait for it late, so a zombie
    // counts as ended.
    std::string path = "/proc/" + std::to_string(child) + "/stat";
    FILE *file = fopen(path.c_str(), "re");
    char state = 'Z';
    if (file) {
      EXPECT_EQ(fscanf(file, "%*d (%*[^)]) %c", &state), 1);
      fclose(file);
    }
    gone = state == 'Z' || state == 'X';
    usleep(10000);
  }
  EXPECT_TRUE(gone);
}

TEST(Worker, ChildDiesWithItsParent) { expectDeathWithParent({}); }
TEST(Worker, ChildOfAForkServerDiesWithItsParent) {
  expectDeathWithParent(withForkServer());
}

} // namespace
