//===- EventCounter.cpp - a counter of the processor ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EventCounter.h"

#include "llvm/Support/ErrorHandling.h"

#include <cerrno>
#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <system_error>
#include <unistd.h>

using namespace padlab;

llvm::Expected<EventCounter> EventCounter::open(Event event) {
  perf_event_attr attributes = {};
  attributes.size = sizeof(attributes);
  bool isOfProcessor = event == Event::CacheMisses;
  attributes.type = isOfProcessor ? PERF_TYPE_HARDWARE : PERF_TYPE_SOFTWARE;
  attributes.config = isOfProcessor ? uint64_t(PERF_COUNT_HW_CACHE_MISSES)
                                    : uint64_t(PERF_COUNT_SW_PAGE_FAULTS);
  attributes.exclude_kernel = attributes.exclude_hv = 1;
  int file = syscall(SYS_perf_event_open, &attributes, /*pid=*/0, /*cpu=*/-1,
                     /*group_fd=*/-1, PERF_FLAG_FD_CLOEXEC);
  if (file >= 0)
    return EventCounter(file);
  std::error_code error(errno, std::generic_category());
  return llvm::createStringError(
      error, "the kernel gives no counter of " +
                 std::string(isOfProcessor ? "cache misses" : "page faults") +
                 " (" + error.message() + ")");
}

EventCounter::~EventCounter() {
  if (file >= 0)
    close(file);
}

uint64_t EventCounter::read() const {
  uint64_t count = 0;
  if (::read(file, &count, sizeof(count)) != sizeof(count))
    llvm::report_fatal_error("a counter that was opened cannot be read");
  return count;
}
