//===- Activity.cpp - what a process was doing when it died -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Child.h"

#include <algorithm>
#include <cstring>

using namespace padlab;

worker::ActivityPage *worker::currentPage = nullptr;

void padlab::noteActivity(Activity activity, llvm::StringRef name) {
  worker::ActivityPage *page = worker::currentPage;
  if (!page)
    return;
  auto level = static_cast<unsigned>(activity);
  size_t length = std::min(name.size(), worker::ActivityPage::maxNameBytes - 1);
  std::memcpy(page->names[level], name.data(), length);
  page->names[level][length] = 0;
  for (unsigned finer = level + 1; finer < numActivities; ++finer)
    page->names[finer][0] = 0;
}
