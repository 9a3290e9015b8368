//===- Worker.cpp - a long-lived process that may crash -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Child.h"
#include "ForkServer.h"

#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

using namespace padlab;
using worker::ActivityPage;
using Clock = std::chrono::steady_clock;

/// How long the parent waits for a working child before it looks at the child's
/// clocks and memory.
static constexpr int pollMilliseconds = 50;
static constexpr off_t maxErrorOutput = 16 << 10;

struct Worker::Impl {
  Factory factory;
  WorkerLimits limits;
  int channel = -1, errorFile = -1;
  pid_t child = -1;
  bool wasStarted = false;
  unsigned restarts = 0, renewals = 0, requests = 0;
  /// The memory use of the child when it had started.
  uint64_t memoryAtStart = 0;
  ActivityPage *page = nullptr;
  /// Null until the first child is forked, or if there is no fork server.
  std::unique_ptr<worker::ForkServer> server;
  Clock::time_point deadline;
  double processorAtStart = 0;
  /// The argument of `Worker::call`.
  double timesForAll = 1;
  /// The processor time of the child when its memory was last measured.
  double processorAtLook = 0;
  /// The current case when the child was last observed.
  std::string caseAtHand;
  /// The processor time of the children that have ended, added up.
  double processorOfPast = 0;
  /// Why the parent kills the child; empty if it died by itself.
  std::string killReason;
  bool timedOut = false;

  Impl(Factory factory, WorkerLimits limits);
  ~Impl();

  bool start();
  pid_t forkChild(const int (&ends)[2]);
  [[noreturn]] void serveChild(int socket, pid_t parent);
  void stop();
  bool isAlive() const;
  bool exchange(llvm::StringRef request, std::string &answer);
  bool send(const char *bytes, size_t size);
  bool receive(char *bytes, size_t size);
  bool receiveMessage(std::string &message);
  bool waitFor(short events);
  bool isOverdue();
  void restartClockOfCase();
  void restartClock();
  double getProcessorSeconds() const;
  uint64_t getMemoryUse() const;
  bool usesTooMuchMemory();
  void renewWhenGrown(size_t bytes);
  void renew();
  WorkerReply bury();
};

Worker::Impl::Impl(Factory factory, WorkerLimits limits)
    : factory(std::move(factory)), limits(limits) {
  void *memory = mmap(nullptr, sizeof(ActivityPage), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory != MAP_FAILED)
    page = static_cast<ActivityPage *>(memory);
  // The file is in append mode, so that the child's output begins at the start
  // of the file again after the file was emptied.
  errorFile = memfd_create("padlab-worker-output", MFD_CLOEXEC);
  fcntl(errorFile, F_SETFL, O_APPEND);
}

Worker::Impl::~Impl() {
  stop();
  if (errorFile >= 0)
    close(errorFile);
  if (page)
    munmap(page, sizeof(ActivityPage));
}

/// Only one child is forked at a time: otherwise the child of another worker
/// could inherit this child's end of the socket, and the parent would not
/// notice the death of this child.
static std::mutex oneAtATime;

void Worker::Impl::serveChild(int socket, pid_t parent) {
  // The child's handler may start workers of its own.
  oneAtATime.unlock();
  worker::currentPage = page;
  worker::serve(factory, socket, errorFile, parent);
}

/// Forks a child, which serves the second end of the socket pair.
pid_t Worker::Impl::forkChild(const int (&ends)[2]) {
  if (server)
    return server->fork(ends[1]);
  pid_t parent = getpid(), forked = fork();
  if (forked == 0) {
    close(ends[0]);
    serveChild(ends[1], parent);
  }
  return forked;
}

bool Worker::Impl::start() {
  std::unique_lock<std::mutex> lock(oneAtATime);
  // Output that is still buffered would be printed by the child, too.
  fflush(nullptr);
  llvm::outs().flush();
  // The server is started before the socket pair is made, because the server
  // must not inherit the ends of the pair, either.
  if (limits.hasForkServer && !server)
    server = worker::ForkServer::start(
        [this, parent = getpid()](int socket) { serveChild(socket, parent); });
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    killReason = std::string("no socket for a worker: ") + strerror(errno);
    return false;
  }
  child = forkChild(ends);
  close(ends[1]);
  lock.unlock();
  channel = ends[0];
  if (child < 0) {
    killReason = std::string("no process for a worker: ") + strerror(errno);
    server.reset();
    stop();
    return false;
  }
  restarts += wasStarted;
  wasStarted = true;
  restartClock();
  std::string ready;
  bool isReady = receiveMessage(ready);
  memoryAtStart = getMemoryUse();
  return isReady;
}

void Worker::Impl::restartClock() {
  deadline = Clock::now() + std::chrono::seconds(limits.secondsPerRequest);
  if (limits.processorSecondsPerRequest > 0)
    processorAtStart = getProcessorSeconds();
  restartClockOfCase();
  processorAtLook = 0;
  killReason.clear();
  timedOut = false;
}

void Worker::Impl::stop() {
  processorOfPast += getProcessorSeconds();
  if (child > 0) {
    kill(child, SIGKILL);
    while (waitpid(child, nullptr, 0) < 0 && errno == EINTR)
      ;
  }
  if (channel >= 0)
    close(channel);
  child = channel = -1;
}

/// Returns whether the child is alive; if not, `stop` must reap it, which first
/// adds up its processor time.
bool Worker::Impl::isAlive() const {
  siginfo_t ended = {};
  return child > 0 &&
         waitid(P_PID, child, &ended, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         ended.si_pid == 0;
}

/// Returns the processor time of all threads of the child; 0 without a child.
double Worker::Impl::getProcessorSeconds() const {
  clockid_t clock;
  timespec used = {};
  if (child > 0 && clock_getcpuclockid(child, &clock) == 0)
    clock_gettime(clock, &used);
  return used.tv_sec + used.tv_nsec * 1e-9;
}

uint64_t Worker::Impl::getMemoryUse() const {
  if (child <= 0)
    return 0;
  std::string path = "/proc/" + std::to_string(child) + "/statm";
  // Pages of files and of shared memory do not count. Pages that the child
  // still shares with its parent since the fork do.
  unsigned long long resident = 0, shared = 0;
  if (FILE *file = fopen(path.c_str(), "re")) {
    if (fscanf(file, "%*u %llu %llu", &resident, &shared) != 2)
      resident = shared = 0;
    fclose(file);
  }
  struct stat output = {};
  fstat(errorFile, &output);
  return (resident - shared) * static_cast<uint64_t>(sysconf(_SC_PAGESIZE)) +
         static_cast<uint64_t>(output.st_size);
}

static std::string formatSeconds(double seconds) {
  char text[32];
  snprintf(text, sizeof(text), "%g s", seconds);
  return text;
}

/// Restarts the clock if the child has begun another case: a request may have
/// several cases, each with a time limit of its own.
void Worker::Impl::restartClockOfCase() {
  if (!page || limits.processorSecondsPerRequest <= 0)
    return;
  const char *now = page->names[static_cast<unsigned>(Activity::Case)];
  if (caseAtHand == now)
    return;
  caseAtHand = now;
  processorAtStart = getProcessorSeconds();
}

bool Worker::Impl::isOverdue() {
  restartClockOfCase();
  double limit = limits.processorSecondsPerRequest *
                 (caseAtHand.empty() ? timesForAll : 1);
  if (Clock::now() >= deadline)
    killReason =
        "no answer within " + std::to_string(limits.secondsPerRequest) + " s";
  else if (limit > 0 && getProcessorSeconds() - processorAtStart >= limit)
    killReason =
        "no answer within " + formatSeconds(limit) + " of processor time";
  else
    return false;
  timedOut = true;
  return true;
}

/// Measures the child's memory, but only if the child has used some processor
/// time since the last measurement. A child that waits for a processor does not
/// grow, and a measurement takes longer than a few time slices.
bool Worker::Impl::usesTooMuchMemory() {
  constexpr double secondsPerLook = pollMilliseconds * 1e-3 / 2;
  double now = getProcessorSeconds();
  if (now - processorAtLook < secondsPerLook)
    return false;
  processorAtLook = now;
  if (getMemoryUse() <= limits.memoryBytes)
    return false;
  killReason = "used more than " + std::to_string(limits.memoryBytes >> 20) +
               " MiB of memory";
  return true;
}

/// Waits until the channel is ready for `events`; returns false if the child
/// must be killed.
bool Worker::Impl::waitFor(short events) {
  while (true) {
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
                    deadline - Clock::now())
                    .count();
    pollfd request = {channel, events, 0};
    int64_t wait = std::clamp<int64_t>(left, 0, pollMilliseconds);
    if (poll(&request, 1, static_cast<int>(wait)) > 0)
      return true;
    if (isOverdue())
      return false;
    if (limits.isCancelled && limits.isCancelled()) {
      killReason = "cancelled";
      return false;
    }
    if (usesTooMuchMemory())
      return false;
  }
}

static bool shouldRetry() {
  return errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK;
}

bool Worker::Impl::send(const char *bytes, size_t size) {
  while (size) {
    if (!waitFor(POLLOUT))
      return false;
    ssize_t put = ::send(channel, bytes, size, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (put < 0 && shouldRetry())
      continue;
    if (put < 0)
      return false;
    bytes += put;
    size -= put;
  }
  return true;
}

bool Worker::Impl::receive(char *bytes, size_t size) {
  while (size) {
    if (!waitFor(POLLIN))
      return false;
    ssize_t got = recv(channel, bytes, size, MSG_DONTWAIT);
    if (got < 0 && shouldRetry())
      continue;
    if (got <= 0)
      return false;
    bytes += got;
    size -= got;
  }
  return true;
}

bool Worker::Impl::receiveMessage(std::string &message) {
  worker::Length length;
  if (!receive(reinterpret_cast<char *>(&length), sizeof(length)))
    return false;
  if (length > worker::maxMessageBytes) {
    killReason = "sent a garbled answer";
    return false;
  }
  message.resize(length);
  return receive(message.data(), length);
}

bool Worker::Impl::exchange(llvm::StringRef request, std::string &answer) {
  worker::Length length = request.size();
  restartClock();
  return send(reinterpret_cast<char *>(&length), sizeof(length)) &&
         send(request.data(), request.size()) && receiveMessage(answer);
}

/// Waits for the end of a child that has closed its channel: it is dying, which
/// may take some time. Kills it if this takes longer than a second, and at once
/// with `byForce`.
static int reap(pid_t child, bool byForce) {
  int status = 0;
  for (int attempt = 0; attempt < 1000 && !byForce; ++attempt) {
    if (waitpid(child, &status, WNOHANG) == child)
      return status;
    usleep(1000);
  }
  kill(child, SIGKILL);
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  return status;
}

static std::string describeDeath(int status) {
  if (WIFSIGNALED(status))
    return "signal " + std::to_string(WTERMSIG(status)) + " (" +
           strsignal(WTERMSIG(status)) + ")";
  return "exited with code " + std::to_string(WEXITSTATUS(status));
}

static std::string readTail(int file) {
  struct stat info = {};
  if (fstat(file, &info) != 0)
    return {};
  std::string tail(std::min<off_t>(info.st_size, maxErrorOutput), '\0');
  off_t from = info.st_size - static_cast<off_t>(tail.size());
  ssize_t got = pread(file, tail.data(), tail.size(), from);
  tail.resize(std::max<ssize_t>(got, 0));
  return tail;
}

/// Returns how the child ended, and resets the state so that a new child can be
/// started.
WorkerReply Worker::Impl::bury() {
  WorkerReply reply;
  reply.status =
      timedOut ? WorkerReply::Status::Hang : WorkerReply::Status::Crash;
  reply.reason = killReason;
  if (child > 0) {
    processorOfPast += getProcessorSeconds();
    int status = reap(child, /*byForce=*/!killReason.empty());
    child = -1;
    if (killReason.empty()) {
      reply.reason = describeDeath(status);
      reply.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    }
  }
  stop();
  reply.errorOutput = readTail(errorFile);
  for (unsigned level = 0; page && level < numActivities; ++level)
    reply.activity[level] = page->names[level];
  return reply;
}

Worker::Worker(Factory factory, WorkerLimits limits)
    : impl(std::make_unique<Impl>(std::move(factory), limits)) {}

Worker::~Worker() = default;

unsigned Worker::getRestarts() const { return impl->restarts; }
unsigned Worker::getRenewals() const { return impl->renewals; }
double Worker::getProcessorSeconds() const {
  return impl->processorOfPast + impl->getProcessorSeconds();
}
uint64_t Worker::getMemoryUse() const { return impl->getMemoryUse(); }

/// Replaces a child that has grown too large. Measures its memory only at every
/// 64th request, because a measurement costs more than a small request. A long
/// request counts as several, because it has several cases.
void Worker::Impl::renewWhenGrown(size_t bytes) {
  constexpr unsigned requestsPerLook = 64, bytesOfCase = 8 << 10;
  requests += 1 + bytes / bytesOfCase;
  if (!limits.growthBytes || requests < requestsPerLook)
    return;
  requests = 0;
  if (getMemoryUse() > memoryAtStart + limits.growthBytes)
    renew();
}

void Worker::Impl::renew() {
  if (child <= 0)
    return;
  stop();
  ++renewals;
  wasStarted = false;
}

void Worker::renew() { impl->renew(); }

WorkerReply Worker::call(llvm::StringRef request, double timesForAll) {
  impl->timesForAll = timesForAll;
  impl->renewWhenGrown(request.size());
  if (!impl->isAlive()) {
    impl->stop();
    if (!impl->start())
      return impl->bury();
  }
  if (ftruncate(impl->errorFile, 0) != 0)
    return impl->bury();
  WorkerReply reply;
  if (!impl->exchange(request, reply.text))
    return impl->bury();
  reply.errorOutput = readTail(impl->errorFile);
  return reply;
}
