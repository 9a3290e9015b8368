//===- padlab-report.cpp - the store of all runs, and the site ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/Commands.h"

int main(int argc, char **argv) {
  return padlab::reports::runReport(argc, argv);
}
