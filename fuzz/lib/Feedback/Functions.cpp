//===- Functions.cpp - first execution of each function -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Observes which functions of an uninstrumented library run. `int3` replaces
/// the first byte of each function. The SIGTRAP handler puts the byte back and
/// notes that the function has run. A family of processes is a process and all
/// of its forked descendants; each function costs the whole family one trap,
/// and nothing after that, unless it is forgotten (`forgetListedFunctions`).
///
/// The text (the code of the library) is moved to memory that all processes of
/// the family share: a fork need not copy its page tables, and a page that one
/// process has patched costs the others nothing. The processes execute the text
/// at its old address, where it is not writable; the handler patches it through
/// a second mapping.
///
/// The handler must not call the observed libraries, allocate memory or take
/// locks.
///
//===----------------------------------------------------------------------===//

#include "Counters.h"
#include "EhFrameHeader.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

using namespace padlab;

#if defined(__x86_64__) && defined(__linux__)

namespace {

constexpr uint8_t breakpoint = 0xCC; // int3

struct ObservedLibrary {
  feedback::LoadedLibrary library;
  /// A second mapping of the text, which is writable.
  uint8_t *writable = nullptr;
  /// The byte that `int3` replaced, for each function.
  std::vector<uint8_t> original;
  /// Whether each function has run, and how many have. Shared with all
  /// children.
  uint8_t *hit = nullptr;
  uint64_t *hits = nullptr;
};

// Never destroyed: functions still run for the first time while the process
// ends.
ObservedLibrary &mlirLibrary = *new ObservedLibrary;
ObservedLibrary &llvmLibrary = *new ObservedLibrary;
bool installed = false;

/// The functions that have run for the first time since `beginFunctionList`,
/// each as its library and its number. The list is shared with all children.
struct FunctionList {
  static constexpr uint32_t maxEntries = 1 << 14;
  struct Entry {
    uint32_t isLLVM : 1, function : 31;
  };
  bool isOpen;
  uint32_t count;
  Entry entries[maxEntries];
  /// The number of cases that have marked a counter: each takes the next one.
  uint64_t marked;
};
FunctionList *functionList = nullptr;

/// Whether the current case has marked a counter. A case that runs new
/// functions marks one counter in all, and not one for each function. A
/// function is new only once, so that its counter stays rare for ever.
/// libFuzzer prefers cases with rare features: thousands of these counters
/// would distract it from features that can become common.
uint8_t markedInCase = 0;
struct sigaction previousAction;

/// Returns the number of the function that starts at `address`, or -1.
int64_t findFunction(const ObservedLibrary &observed, uintptr_t address) {
  const uintptr_t *functions = observed.library.functions.data();
  int64_t low = 0, high = observed.library.functions.size();
  while (low < high) {
    int64_t middle = (low + high) / 2;
    if (functions[middle] < address)
      low = middle + 1;
    else
      high = middle;
  }
  bool found = low < int64_t(observed.library.functions.size()) &&
               functions[low] == address;
  return found ? low : -1;
}

void listFunction(const ObservedLibrary &observed, int64_t function) {
  FunctionList *list = functionList;
  if (!list->isOpen)
    return;
  uint32_t place = __atomic_fetch_add(&list->count, 1u, __ATOMIC_SEQ_CST);
  if (place < FunctionList::maxEntries)
    list->entries[place] = {&observed == &llvmLibrary, uint32_t(function)};
}

/// Removes the breakpoint at `address`, and notes that the function has run.
/// Returns false if no observed function begins there. It may be called twice
/// for one breakpoint, because two threads may run into it.
bool restoreFunction(ObservedLibrary &observed, uintptr_t address) {
  if (address < observed.library.textBegin ||
      address >= observed.library.textEnd)
    return false;
  int64_t function = findFunction(observed, address);
  if (function < 0)
    return false;
  __atomic_store_n(observed.writable + (address - observed.library.textBegin),
                   observed.original[function], __ATOMIC_SEQ_CST);
  if (__atomic_exchange_n(&observed.hit[function], uint8_t(1),
                          __ATOMIC_SEQ_CST))
    return true;
  __atomic_fetch_add(observed.hits, uint64_t(1), __ATOMIC_SEQ_CST);
  listFunction(observed, function);
  if ((feedback::selected & FeedbackFunctions) &&
      !__atomic_exchange_n(&markedInCase, uint8_t(1), __ATOMIC_SEQ_CST))
    feedback::mark(
        feedback::functions[__atomic_fetch_add(&functionList->marked,
                                               uint64_t(1), __ATOMIC_SEQ_CST) %
                            feedback::functionCounters]);
  return true;
}

/// Handles a trap that is not from our breakpoints as if our handler were not
/// installed.
void forwardTrap(int signal, siginfo_t *info, void *context) {
  if (previousAction.sa_flags & SA_SIGINFO)
    return previousAction.sa_sigaction(signal, info, context);
  if (previousAction.sa_handler == SIG_IGN)
    return;
  if (previousAction.sa_handler != SIG_DFL)
    return previousAction.sa_handler(signal);
  struct sigaction fatal = {};
  fatal.sa_handler = SIG_DFL;
  sigaction(SIGTRAP, &fatal, nullptr);
  raise(SIGTRAP); // Delivered when the handler returns.
}

void handleTrap(int signal, siginfo_t *info, void *context) {
  int savedErrno = errno;
  auto &registers =
      static_cast<ucontext_t *>(context)->uc_mcontext.gregs[REG_RIP];
  uintptr_t address = registers - 1; // RIP is the address after the int3.
  if (restoreFunction(mlirLibrary, address) ||
      restoreFunction(llvmLibrary, address))
    registers = address;
  else
    forwardTrap(signal, info, context);
  errno = savedErrno;
}

struct sigaction makeAction() {
  struct sigaction action = {};
  action.sa_sigaction = handleTrap;
  // SA_ONSTACK is not used, because the thread that hits a breakpoint may
  // already be on the alternate stack, and the handler needs little space. No
  // signal may interrupt the handler halfway, so all are blocked.
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigfillset(&action.sa_mask);
  return action;
}

/// Whether a debugger is attached. A debugger sees every SIGTRAP first, and by
/// default does not pass it on.
bool isTraced() {
  FILE *status = std::fopen("/proc/self/status", "r");
  if (!status)
    return false;
  char line[256];
  int tracer = 0;
  while (std::fgets(line, sizeof(line), status))
    if (std::sscanf(line, "TracerPid: %d", &tracer) == 1)
      break;
  std::fclose(status);
  return tracer != 0;
}

/// The size of a huge page. The copy of the text has the same offset to
/// boundaries of huge pages as the text itself, so that huge pages can hold it.
/// A compiler runs through all of its code; huge pages save it most TLB misses,
/// and save each child thousands of page faults.
constexpr uintptr_t hugeBytes = uintptr_t(1) << 21;

uintptr_t getOffsetOfCopy(const feedback::LoadedLibrary &library) {
  return library.textBegin % hugeBytes;
}

/// Maps `bytes` of `file` at a boundary of huge pages; null if that fails.
uint8_t *mapAligned(int file, size_t bytes) {
  void *space = mmap(nullptr, bytes + hugeBytes, PROT_NONE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (space == MAP_FAILED)
    return nullptr;
  auto begin = (reinterpret_cast<uintptr_t>(space) + hugeBytes - 1) /
               hugeBytes * hugeBytes;
  void *mapped = mmap(reinterpret_cast<void *>(begin), bytes,
                      PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0);
  return mapped == MAP_FAILED ? nullptr : static_cast<uint8_t *>(mapped);
}

/// Turns the memory into huge pages if this system can: Linux 6.1 can, whatever
/// its settings for other memory are. This needs a small page that exists
/// already in the place of each huge page, so one byte of each is written
/// first.
void useHugePages(uint8_t *memory, size_t bytes) {
  constexpr int collapse = 25; // MADV_COLLAPSE, which older C libraries lack.
  for (size_t at = 0; at < bytes; at += hugeBytes)
    memory[at] = 0;
  (void)madvise(memory, bytes, collapse);
}

/// Copies the text to a writable mapping of `file`.
bool copyText(ObservedLibrary &observed, int file, std::string &reason) {
  const feedback::LoadedLibrary &library = observed.library;
  size_t bytes = library.textEnd - library.textBegin;
  uintptr_t offset = getOffsetOfCopy(library);
  size_t whole = (offset + bytes + hugeBytes - 1) / hugeBytes * hugeBytes;
  uint8_t *memory = nullptr;
  if (file >= 0 && ftruncate(file, whole) == 0)
    memory = mapAligned(file, whole);
  if (!memory) {
    reason = library.path + ": no memory for its code: " + std::strerror(errno);
    return false;
  }
  useHugePages(memory, whole);
  observed.writable = memory + offset;
  std::memcpy(observed.writable, reinterpret_cast<void *>(library.textBegin),
              bytes);
  return true;
}

/// Maps the copy over the text, in one step.
bool mapText(const ObservedLibrary &observed, int file, std::string &reason) {
  const feedback::LoadedLibrary &library = observed.library;
  if (mmap(reinterpret_cast<void *>(library.textBegin),
           library.textEnd - library.textBegin, PROT_READ | PROT_EXEC,
           MAP_SHARED | MAP_FIXED, file,
           static_cast<off_t>(getOffsetOfCopy(library))) != MAP_FAILED)
    return true;
  reason = library.path + ": its code cannot be moved: " + std::strerror(errno);
  return false;
}

bool shareHits(ObservedLibrary &observed, std::string &reason) {
  size_t bytes = sizeof(uint64_t) + observed.library.functions.size();
  void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    reason = std::string("no memory for its functions: ") + strerror(errno);
    return false;
  }
  observed.hits = static_cast<uint64_t *>(memory);
  observed.hit = reinterpret_cast<uint8_t *>(observed.hits + 1);
  return true;
}

bool shareList() {
  void *memory = mmap(nullptr, sizeof(FunctionList), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return false;
  functionList = static_cast<FunctionList *>(memory);
  return true;
}

uint8_t *getCode(const ObservedLibrary &observed, size_t function) {
  return observed.writable +
         (observed.library.functions[function] - observed.library.textBegin);
}

/// Calls `visit` with each listed function.
template <typename Visit>
void visitListed(Visit visit) {
  if (!functionList)
    return;
  uint32_t count = std::min(functionList->count, FunctionList::maxEntries);
  for (uint32_t i = 0; i != count; ++i) {
    FunctionList::Entry entry = functionList->entries[i];
    visit(entry.isLLVM ? llvmLibrary : mlirLibrary, size_t(entry.function));
  }
}

/// Sets breakpoints in the copy. Nothing executes the copy yet, so that no
/// breakpoint is hit meanwhile.
void setBreakpoints(ObservedLibrary &observed) {
  size_t count = observed.library.functions.size();
  observed.original.resize(count);
  for (size_t i = 0; i < count; ++i) {
    uint8_t *code = getCode(observed, i);
    observed.original[i] = *code;
    *code = breakpoint;
  }
}

/// Restores the code of all functions in the copy.
void removeBreakpoints(ObservedLibrary &observed) {
  for (size_t i = 0; i < observed.original.size(); ++i)
    *getCode(observed, i) = observed.original[i];
}

bool moveText(ObservedLibrary &observed, std::string &reason) {
  int file = memfd_create("padlab-observed-code", MFD_CLOEXEC);
  bool isMoved = copyText(observed, file, reason);
  if (isMoved) {
    setBreakpoints(observed);
    isMoved = mapText(observed, file, reason);
  }
  if (file >= 0)
    close(file);
  return isMoved;
}

} // namespace

bool padlab::observeFunctions(std::string &reason) {
  if (installed)
    return true;
  if (isTraced()) {
    reason = "a debugger is attached";
    return false;
  }
  if (!feedback::findLibrary("libMLIR.so", mlirLibrary.library, reason) ||
      !feedback::findLibrary("libLLVM.so", llvmLibrary.library, reason) ||
      !shareHits(mlirLibrary, reason) || !shareHits(llvmLibrary, reason))
    return false;
  if (!shareList()) {
    reason = std::string("no memory to list functions: ") + strerror(errno);
    return false;
  }
  struct sigaction action = makeAction();
  if (sigaction(SIGTRAP, &action, &previousAction) != 0) {
    reason = std::string("SIGTRAP cannot be handled: ") + std::strerror(errno);
    return false;
  }
  installed = moveText(mlirLibrary, reason) && moveText(llvmLibrary, reason);
  if (installed)
    return true;
  // The text of libMLIR may have been moved: without breakpoints, it does no
  // harm.
  removeBreakpoints(mlirLibrary);
  sigaction(SIGTRAP, &previousAction, nullptr);
  return false;
}

void padlab::observeFunctionsOfCase() {
  __atomic_store_n(&markedInCase, uint8_t(0), __ATOMIC_SEQ_CST);
  if (!installed)
    return;
  struct sigaction current;
  if (sigaction(SIGTRAP, nullptr, &current) != 0 ||
      current.sa_sigaction == handleTrap)
    return;
  previousAction = current;
  struct sigaction action = makeAction();
  sigaction(SIGTRAP, &action, nullptr);
}

void padlab::beginFunctionList() {
  if (!functionList)
    return;
  functionList->count = 0;
  functionList->isOpen = true;
}

size_t padlab::endFunctionList() {
  if (!functionList)
    return 0;
  functionList->isOpen = false;
  return std::min(functionList->count, FunctionList::maxEntries);
}

void padlab::forgetListedFunctions() {
  visitListed([](ObservedLibrary &observed, size_t function) {
    observed.hit[function] = 0;
    __atomic_fetch_sub(observed.hits, uint64_t(1), __ATOMIC_SEQ_CST);
    __atomic_store_n(getCode(observed, function), breakpoint, __ATOMIC_SEQ_CST);
  });
}

size_t padlab::countForgottenFunctions() {
  size_t count = 0;
  visitListed([&](ObservedLibrary &observed, size_t function) {
    count += !observed.hit[function];
  });
  return count;
}

void padlab::recallListedFunctions() {
  visitListed([](ObservedLibrary &observed, size_t function) {
    __atomic_store_n(getCode(observed, function), observed.original[function],
                     __ATOMIC_SEQ_CST);
    if (!__atomic_exchange_n(&observed.hit[function], uint8_t(1),
                             __ATOMIC_SEQ_CST))
      __atomic_fetch_add(observed.hits, uint64_t(1), __ATOMIC_SEQ_CST);
  });
}

FunctionCounts padlab::getFunctionCounts() {
  if (!installed)
    return {};
  return {*mlirLibrary.hits, *llvmLibrary.hits, mlirLibrary.original.size(),
          llvmLibrary.original.size()};
}

#else

bool padlab::observeFunctions(std::string &reason) {
  reason = "only implemented on Linux for x86-64";
  return false;
}
void padlab::observeFunctionsOfCase() {}
void padlab::beginFunctionList() {}
size_t padlab::endFunctionList() { return 0; }
void padlab::forgetListedFunctions() {}
size_t padlab::countForgottenFunctions() { return 0; }
void padlab::recallListedFunctions() {}
FunctionCounts padlab::getFunctionCounts() { return {}; }

#endif
